// Copies each write to IndexedDB. Some browsers write localStorage to disk up to a minute later, and lose
// that time when killed. Texts that are newer in IndexedDB or damaged here go back to localStorage before the
// app starts. The app starts without them if that takes too long or fails at first, and opens them once they
// arrive. The players' screen does not use it.
import { patience, pause } from "./waiting.js";
import { isPlayers } from "./players-channel.js";
import { KEY, generation, isWhole, sum } from "./slot-format.js";
import { COPIES_RESTORED, COPIES_WORK, ENCOUNTER_ARCHIVED, ENCOUNTER_DELETED, ENCOUNTER_RETURNED, UNSAVED, WRITTEN } from "./protocol.js";
import { local, reach, storedEntries, storedKeys } from "./interfaces.js";
import { send } from "./send.js";

const PATIENCE = 2000;
/**
 * The delays before the copies are read again, in milliseconds. A killed browser may keep the database locked
 * for a moment.
 */
const TRIES = [250, 500, 1000, 2000, 4000];
/** The time that a copy may take, in seconds, before the app warns that there is none. */
const SILENCE = 10;
const NAME = "asalto.1";
const STORE = "slots";

let connection = null;
// The texts that are not copied yet, by key: those written since, and earlier ones that the database may
// lack. A deleted encounter is here under its prefix, without a text.
const waiting = new Map();
const earlier = new Map();
let copies = false;
let fails = false;
let silent = false;
let told = true;

/** The open database. A closed connection is opened again at the next use. */
function base() {
  connection ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => failed(request.error);
    request.onsuccess = () => {
      const opened = request.result;
      // The browser closes it when the user clears data. Another page may delete or upgrade it.
      opened.onclose = drop;
      opened.onversionchange = () => {
        opened.close();
        drop();
      };
      done(opened);
    };
  });
  return connection;
}

/**
 * Forgets a lost connection. The next connection may find an empty database, so everything is copied again.
 */
function drop() {
  connection = null;
  takeEarlier(new Map());
}

/** Adds the complete texts that are stored here and not copied. Only later writes are copied without storage. */
function takeEarlier(copied) {
  for (const [key, text] of storedEntries()) {
    if (KEY.test(key) && copied.get(key) !== text && isWhole(text)) earlier.set(key, text);
  }
}

function wait(key, text) {
  // The newest state replaces a waiting one.
  waiting.delete(key);
  waiting.set(key, text);
}

addEventListener(WRITTEN, ({ detail: [key, text] }) => {
  wait(key, text);
  copy();
});

// A deleted or archived encounter is marked here under its key prefix with the time. The browser may be
// killed before it has removed the encounter from disk.
for (const name of [ENCOUNTER_DELETED, ENCOUNTER_ARCHIVED]) addEventListener(name, ({ detail: keys }) => {
  for (const texts of [waiting, earlier]) {
    for (const key of texts.keys()) if (key.startsWith(keys)) texts.delete(key);
  }
  wait(keys, String(Math.max(Date.now(), cameBack(keys) + 1)));
  reach(() => local()?.removeItem(backKey(keys)));
  copy();
});

// An encounter that comes back is in localStorage at once, and a later copy removes its mark. Until then the
// time of its return shows that the mark is older.
addEventListener(ENCOUNTER_RETURNED, ({ detail: keys }) => {
  // The copy removes the mark if there is no room.
  reach(() => local()?.setItem(backKey(keys), String(Date.now())));
});

function backKey(keys) {
  return `asalto.1.back.${keys.split(".").at(-2)}`;
}

/** Returns the time at which an encounter came back, or 0. */
function cameBack(keys) {
  return Number(reach(() => local()?.getItem(backKey(keys))) ?? 0);
}

/**
 * Returns whether a mark shows that an encounter has left this storage. An older version's mark has no time.
 */
function isGone(keys, mark) {
  return mark !== undefined && cameBack(keys) < Math.max(1, Number(mark));
}

/** Copies the waiting texts, one transaction at a time. */
async function copy() {
  if (copies) return;
  copies = true;
  let tries = 0;
  while (waiting.size + earlier.size && tries < 2) {
    const batches = [new Map(earlier), new Map(waiting)];
    earlier.clear();
    waiting.clear();
    // A database may never answer. Texts written meanwhile wait.
    const calm = patience(SILENCE, () => {
      silent = true;
      tell();
    });
    try {
      await put(...batches);
      tries = 0;
    } catch {
      // A lost connection fails once. A text that was not copied waits again, unless there is a newer one.
      tries += 1;
      if (fails) connection = null;
      else drop();
      for (const [key, text] of batches[0]) if (!earlier.has(key)) earlier.set(key, text);
      for (const [key, text] of batches[1]) if (!waiting.has(key)) waiting.set(key, text);
    }
    calm();
    silent = false;
  }
  copies = false;
  fails = tries > 1;
  tell();
}

/** Reports to the app that the copies fail, or that they work again. */
function tell() {
  const works = !fails && !silent;
  if (works === told) return;
  told = works;
  send(COPIES_WORK, works);
}

async function put(before, now) {
  const transaction = (await base()).transaction(STORE, "readwrite", { durability: "strict" });
  const slots = transaction.objectStore(STORE);
  const done = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  // A failed read reports itself first.
  done.catch(() => {});
  // Another tab may have copied a newer text since, or deleted the encounter.
  for (const [key, text] of before) {
    const [copied, deleted] = await Promise.all([slots.get(key), slots.get(prefix(key))].map(answered));
    const newer = copied !== undefined && isWhole(copied) && generation(copied) >= generation(text);
    if (!newer && !isGone(prefix(key), deleted)) {
      slots.delete(prefix(key));
      slots.put(text, key);
    }
  }
  for (const [key, text] of now) {
    if (key.endsWith(".")) slots.delete(IDBKeyRange.bound(key, `${key}\uffff`));
    // A new write cancels the mark of a deleted encounter.
    else slots.delete(prefix(key));
    if (text || key.endsWith(".")) slots.put(text, key);
    else slots.delete(key);
  }
  await done;
}

function prefix(key) {
  return key.slice(0, key.lastIndexOf(".") + 1);
}

let late = false;
let written = false;
for (const name of [WRITTEN, UNSAVED]) addEventListener(name, () => (written = true));

/** Resolves once texts are restored, or after PATIENCE milliseconds. Never rejects. */
export const restored = Promise.race([
  isPlayers ? undefined : restoreAll().catch(restoreLater),
  pause(PATIENCE).then(() => (late = true)),
]);

/** Tries again while the app starts without the copies. */
function restoreLater() {
  late = true;
  (async () => {
    for (const time of TRIES) {
      await pause(time);
      connection = null;
      try {
        return await restoreAll();
      } catch {
        // The next attempt follows, or none: this browser has no database.
      }
    }
  })();
}

async function restoreAll() {
  const slots = (await base()).transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([slots.getAllKeys(), slots.getAll()].map(answered));
  const copied = new Map(keys.map((key, at) => [key, texts[at]]));
  let any = false;
  for (const [key, text] of copied) {
    if (!key.endsWith(".")) any = restore(key, text) || any;
    else if (isGone(key, text)) forget(key);
  }
  // Texts that an earlier visit could not copy.
  takeEarlier(copied);
  copy();
  // A user who has continued without the restored texts gets them at the next command, which saves both.
  if (any && late && !written) send(COPIES_RESTORED);
}

/** Puts a text back that is missing, older or damaged here. Returns whether it did. */
function restore(key, text) {
  const stored = local();
  // Without storage, the app plays in memory.
  if (!stored) return false;
  const here = stored.getItem(key);
  if (here === text || !isWhole(text)) return false;
  if (here !== null) {
    // The app takes the readable part of a damaged text that is newer than its copy. A text with the checksum
    // of its copy is not newer: its generation is damaged.
    if (generation(here) > generation(text) && sum(here) !== sum(text)) return false;
    const whole = isWhole(here);
    if (whole && generation(here) === generation(text)) return false;
    if (!whole) setAside(key, here);
  }
  try {
    stored.setItem(key, text);
    return true;
  } catch {
    // There is no room. The copy stays.
    return false;
  }
}

/** Sets a damaged text aside under the app's name for it. */
function setAside(key, text) {
  // The copy contains all of it if there is no room.
  reach(() => local()?.setItem(`asalto.1.aside.${key.replace("asalto.1.encounter.", "")}.${Date.now()}`, text));
}

function forget(keys) {
  for (const key of storedKeys()) if (key.startsWith(keys)) reach(() => local()?.removeItem(key));
}

function answered(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
