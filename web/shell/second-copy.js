// Copies each write to IndexedDB. Some browsers write localStorage to disk up to a minute later, and lose
// that time when killed. While IndexedDB fails, files take its place. Texts that are newer in the copy or damaged
// here go back to localStorage before the app starts. The app starts without them if that takes too long or fails
// at first, and opens them once they arrive. The players' screen does not use it.
import { patience, pause } from "./waiting.js";
import { isPlayers } from "./players-channel.js";
import { onLost, prefix, putDatabase, readDatabase, reconnect } from "./copy-database.js";
import { putFiles, readFiles, removeFiles } from "./copy-files.js";
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
/** The time that a copy may take, in seconds, before files take its place. */
const SILENCE = 10;
/** The time without a write after which the last texts go to disk for good, in milliseconds. */
const CALM = 1000;

// The texts that are not copied yet, by key: those written since, and earlier ones that the database may
// lack. A deleted encounter is here under its prefix, without a text.
const waiting = new Map();
const earlier = new Map();
/** The texts of the transaction that runs. */
let sent = new Map();
/** The texts that the operating system has, and the disk perhaps not. */
const unsynced = new Map();
let copies = false;
let fails = false;
let silent = false;
let filing = false;
let filesWork = false;
let filesExist = false;
let told = true;

onLost(() => takeEarlier(new Map()));

/** Adds the complete texts that are stored here and not copied. Only later writes are copied without storage. */
function takeEarlier(copied) {
  for (const [key, text] of storedEntries()) {
    if (copied.get(key) !== text) addEarlier(key, text);
  }
}

/** Adds a text of an earlier write, unless a newer one waits. */
function addEarlier(key, text) {
  const other = earlier.get(key);
  const newer = other !== undefined && generation(other) > generation(text);
  if (KEY.test(key) && isWhole(text) && !newer) earlier.set(key, text);
}

function wait(key, text) {
  // The newest state replaces a waiting one.
  waiting.delete(key);
  waiting.set(key, text);
}

addEventListener(WRITTEN, ({ detail: [key, text] }) => {
  // An empty text says that the app has removed the key.
  if (!text) for (const texts of [earlier, unsynced]) texts.delete(key);
  wait(key, text || null);
  copy();
});

// A deleted or archived encounter is marked here under its key prefix with the time. The browser may be
// killed before it has removed the encounter from disk.
for (const name of [ENCOUNTER_DELETED, ENCOUNTER_ARCHIVED]) addEventListener(name, ({ detail: [keys] }) => {
  for (const texts of [waiting, earlier, unsynced]) {
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
  // A database that never answers does not keep the texts from the files.
  if (silent) copyToFiles();
  if (copies) return;
  copies = true;
  let tries = 0;
  while (waiting.size + earlier.size && tries < 2) {
    const before = new Map(earlier);
    const now = new Map(waiting);
    sent = new Map([...before, ...now]);
    earlier.clear();
    waiting.clear();
    // A database may never answer. Texts written meanwhile wait.
    const calm = patience(SILENCE, () => {
      silent = true;
      copyToFiles();
    });
    try {
      await putDatabase(before, now, isGone);
      tries = 0;
      if (!before.size) syncWhenCalm(now);
    } catch {
      // A lost connection fails once. A text that was not copied waits again, unless there is a newer one.
      tries += 1;
      reconnect();
      if (!fails) takeEarlier(new Map());
      for (const [key, text] of before) if (!earlier.has(key)) earlier.set(key, text);
      for (const [key, text] of now) if (!waiting.has(key)) waiting.set(key, text);
    }
    calm();
    silent = false;
    sent = new Map();
  }
  copies = false;
  fails = tries > 1;
  if (fails) await copyToFiles();
  else if (filesExist) await removeFiles().then(() => (filesExist = false), () => {});
  tell();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let sync;

/** Writes these texts to disk for good after a moment without writes. */
function syncWhenCalm(texts) {
  for (const [key, text] of texts) {
    if (text) unsynced.set(key, text);
    else unsynced.delete(key);
  }
  clearTimeout(sync);
  sync = setTimeout(() => {
    for (const [key, text] of unsynced) addEarlier(key, text);
    unsynced.clear();
    copy();
  }, CALM);
}

/** Writes the texts that the database has not taken to files. */
async function copyToFiles() {
  if (filing) return;
  filing = true;
  let texts;
  do {
    texts = new Map([...sent, ...earlier, ...waiting]);
    filesExist = true;
    // Files may never answer either.
    const calm = patience(SILENCE, () => {
      filesWork = false;
      tell();
    });
    filesWork = await putFiles(texts).then(() => true, () => false);
    calm();
  } while (filesWork && [...waiting].some(([key, text]) => texts.get(key) !== text));
  filing = false;
  tell();
}

/** Reports to the app that there is no second copy, or that there is one again. */
function tell() {
  const works = !(fails || silent) || filesWork;
  if (works === told) return;
  told = works;
  send(COPIES_WORK, works);
}

let late = false;
let written = false;
for (const name of [WRITTEN, UNSAVED]) addEventListener(name, () => (written = true));

/** Resolves once texts are restored, or after PATIENCE milliseconds. Never rejects. */
export const restored = Promise.race([isPlayers ? undefined : restoreCopies(), pause(PATIENCE)]);

restored.then(() => (late = true));

/** The files are empty unless the database failed, so the start waits for them only if it fails now. */
function restoreCopies() {
  const files = restoreFiles().catch(() => {});
  return restoreDatabase().catch(() => {
    restoreLater();
    return files;
  });
}

/** Tries again while the app starts without the copies. */
function restoreLater() {
  (async () => {
    for (const time of TRIES) {
      await pause(time);
      reconnect();
      try {
        return await restoreDatabase();
      } catch {
        // The next attempt follows, or none: this browser has no database.
      }
    }
  })();
}

async function restoreDatabase() {
  const copied = await readDatabase();
  restoreAll(copied);
  // Texts that an earlier visit could not copy.
  takeEarlier(copied);
  copy();
}

async function restoreFiles() {
  const copied = await readFiles();
  filesExist = copied.size > 0;
  restoreAll(copied);
  // The database learns of the deletions that only the files know.
  for (const [keys, mark] of copied) if (keys.endsWith(".") && isGone(keys, mark) && !waiting.has(keys)) wait(keys, mark);
  for (const [key, text] of copied) if (!isGone(prefix(key), marks.get(prefix(key)))) addEarlier(key, text);
  if (filesExist) copy();
}

/** The marks of deleted encounters in the copies. A text of another copy may be older than they are. */
const marks = new Map();

/** Puts the texts of a copy back that are missing, older or damaged here. */
function restoreAll(copied) {
  for (const [keys, mark] of copied) if (keys.endsWith(".")) marks.set(keys, mark);
  let any = false;
  for (const [key, text] of copied) {
    if (key.endsWith(".") && isGone(key, text)) forget(key);
    else if (!isGone(prefix(key), marks.get(prefix(key)))) any = restore(key, text) || any;
  }
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
  if (store(stored, key, text)) return true;
  // A log of more than half of the storage has one slot: the app has removed the older one.
  const other = /\.[ab]$/.test(key) ? key.slice(0, -1) + (key.endsWith("a") ? "b" : "a") : "";
  const older = stored.getItem(other);
  if (older === null || !(generation(older) < generation(text))) return false;
  stored.removeItem(other);
  if (store(stored, key, text)) return true;
  // There is no room. The copy stays.
  store(stored, other, older);
  return false;
}

/** Stores a text. Returns whether there was room. */
function store(stored, key, text) {
  try {
    stored.setItem(key, text);
    return true;
  } catch {
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
