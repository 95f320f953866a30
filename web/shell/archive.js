// The archive: encounters that are not open, parties and creatures, in their own database. A document has a
// key "KIND.ID", and a text in the form of slot-format.js. An encounter has a summary beside it for the list, and its size.
// Deleted documents stay in the bin for a while: an entry "deleted.TIME" for its list, and each text under "bin.TIME.KEY".
import { ARCHIVE_ANSWER, ARCHIVE_QUESTION } from "./protocol.js";
import { answered, openDatabase, stored, within } from "./database.js";
import { ask, locks, reach } from "./interfaces.js";
import { send } from "./send.js";
import { generation, isNewer, isWhole } from "./slot-format.js";

const NAME = "asalto.1.archive";
const STORE = "documents";
// A database that does not open in this time counts as absent.
const PATIENCE = 5000;

/** @type {Promise<IDBDatabase> | null} */
let connection = null;
/** The transaction that adds a file. @type {IDBTransaction | null} */
let adding = null;

function base() {
  connection ??= Promise.race([openDatabase(NAME, STORE, () => (connection = null)), late()]);
  return connection;
}

/** Rejects when the database should have opened. @returns {Promise<never>} */
function late() {
  return new Promise((_, failed) => setTimeout(failed, PATIENCE));
}

async function documents(mode) {
  try {
    return (await base()).transaction(STORE, mode, { durability: "strict" });
  } catch {
    // A lost connection is opened again, once.
    connection = null;
    return (await base()).transaction(STORE, mode, { durability: "strict" });
  }
}

/** The requests. Each reads or writes in one transaction, and returns a list of texts or a promise of it. */
const questions = {
  keys: (store, prefix) => answered(store.getAllKeys(within(prefix))),
  async all(store, prefix) {
    const [keys, texts] = await Promise.all([store.getAllKeys(within(prefix)), store.getAll(within(prefix))].map(answered));
    return keys.flatMap((key, at) => [key, texts[at]]);
  },
  /** Returns the number of letters of all keys and texts. It reads only those encounters whose size is not noted. */
  async size(store) {
    const before = IDBKeyRange.upperBound("bin.", true);
    const between = IDBKeyRange.bound("bin.\uffff", "encounter.", true, true);
    const after = IDBKeyRange.lowerBound("encounter.\uffff");
    const [keys, ...texts] = await Promise.all([store.getAllKeys(), ...[before, between, after].map((range) => store.getAll(range))].map(answered));
    const [sized, sizes] = await Promise.all([store.getAllKeys(within("size.")), store.getAll(within("size."))].map(answered));
    const sizeOf = new Map(sized.map((key, at) => [idOf(key), Number(sizes[at])]));
    let size = [...keys, ...texts.flat()].reduce((sum, text) => sum + text.length, 0);
    for (const [at, key] of sized.entries()) if (key.startsWith("size.bin.")) size += Number(sizes[at]);
    for (const key of keys.filter((key) => kindOf(key) === "encounter")) {
      size += sizeOf.get(idOf(key)) ?? (await answered(store.get(key))).length;
    }
    return [String(size)];
  },
  async read(store, key) {
    const text = await answered(store.get(key));
    return text === undefined ? [] : [text];
  },
  /**
   * Writes a text unless the archive has a newer generation than the app knows, with the summary of an encounter. If an
   * earlier version is needed, it is not written without one.
   */
  async put(store, key, text, known, summary, needed) {
    const there = await answered(store.get(key));
    if (there === undefined && needed) throw "nothing";
    if (there !== undefined) {
      if (!isWhole(there)) store.put(there, `aside.${key}.${Date.now()}`);
      else if (isNewer(there)) throw "newer";
      else if (generation(there) > Number(known)) throw "conflict";
    }
    store.put(text, key);
    note(store, key, text, summary);
    return [];
  },
  /** Writes the summaries of encounters that have none. */
  async summarize(store, ...pairs) {
    for (let at = 0; at < pairs.length; at += 2) {
      const [text, summary] = await Promise.all([store.get(pairs[at]), store.get(`summary.${idOf(pairs[at])}`)].map(answered));
      if (text !== undefined && summary === undefined) note(store, pairs[at], text, pairs[at + 1]);
    }
    return [];
  },
  /**
   * Adds documents, all or none. A document whose content is here already is not added again. Returns the key
   * of each document, or an empty text for a document that is here already.
   *
   * @param {IDBObjectStore} store
   * @param {string} taken the keys that documents outside this database have, with spaces between them
   * @param {string} outdated the keys of documents here that have a newer version outside
   * @param {string[]} fields for each document its wanted key, its text, its text in the file, and the label
   *   and the summary of an encounter
   */
  async add(store, taken, outdated, ...fields) {
    const wanted = Array.from({ length: fields.length / 5 }, (_, at) => {
      const [key, text, original, label, summary] = fields.slice(5 * at, 5 * at + 5);
      return { key, text, original, label, summary, kind: kindOf(key), isHere: false };
    });
    const used = new Set([...taken.split(" "), ...(await answered(store.getAllKeys()))]);
    const ignored = new Set(outdated.split(" "));
    for (const kind of new Set(wanted.map((one) => one.kind))) {
      // Several documents of a file may have the same content.
      /** @type {Map<string, typeof wanted>} */
      const byContent = new Map();
      for (const one of wanted.filter((one) => one.kind === kind)) {
        for (const content of new Set([one.text, one.original].filter(Boolean).map(contentOf))) {
          byContent.set(content, [...(byContent.get(content) ?? []), one]);
        }
      }
      const request = store.openCursor(within(`${kind}.`));
      for (let at = await answered(request); at; at = await answered(request)) {
        const same = byContent.get(contentOf(at.value));
        if (same && !ignored.has(at.key) && isWhole(at.value)) for (const one of same) one.isHere = true;
        at.continue();
      }
    }
    return wanted.map(({ key, text, label, summary, kind, isHere }) => {
      if (isHere) return "";
      let id = idOf(key);
      while (used.has(`${kind}.${id}`) || (kind === "encounter" && used.has(`label.${id}`))) id = id < LAST_ID ? id + 1 : 1;
      const own = `${kind}.${id}`;
      used.add(own);
      store.put(text, own);
      if (label) store.put(label, `label.${id}`);
      note(store, own, text, summary);
      return own;
    });
  },
  /** Removes a text, and returns it, for the undo. */
  async remove(store, key) {
    const gone = await questions.read(store, key);
    store.delete(key);
    if (kindOf(key) === "encounter") for (const kind of ["summary", "size"]) store.delete(`${kind}.${idOf(key)}`);
    return gone;
  },
  /**
   * Moves documents to the bin. Returns their place there, and their keys and texts.
   *
   * @param {IDBObjectStore} store
   * @param {string} time the place, if it is free
   * @param {string} entry what the list of the bin shows
   * @param {string} keys the keys of documents here, with spaces between them
   * @param {string[]} outside keys and texts outside this database; the newer of two texts of a key counts
   */
  async discard(store, time, entry, keys, ...outside) {
    /** @type {Map<string, string>} */
    const texts = new Map();
    for (let at = 0; at < outside.length; at += 2) texts.set(outside[at], outside[at + 1]);
    for (const key of keys.split(" ").filter(Boolean)) {
      const [text] = await questions.remove(store, key);
      const other = texts.get(key);
      const isOlder = other !== undefined && isWhole(other) && !(isWhole(text ?? "") && generation(text) >= generation(other));
      if (text !== undefined && !isOlder) texts.set(key, text);
    }
    let place = Number(time);
    while ((await answered(store.getKey(`deleted.${place}`))) !== undefined) place += 1;
    let size = 0;
    for (const [key, text] of texts) {
      store.put(text, `bin.${place}.${key}`);
      size += text.length;
    }
    if (texts.size > 0) store.put(entry, `deleted.${place}`);
    if (texts.size > 0) store.put(String(size), `size.bin.${place}`);
    return [String(place), ...[...texts].flat()];
  },
  /** Deletes places of the bin for good. */
  async clear(store, ...places) {
    for (const place of places) {
      for (const key of [`deleted.${place}`, `size.bin.${place}`, within(`bin.${place}.`)]) store.delete(key);
    }
    return [];
  },
  /** Deletes the oldest place of the bin for good, if there is one. */
  async clearOldest(store) {
    const [oldest] = await answered(store.getAllKeys(within("deleted."), 1));
    if (oldest === undefined) throw "nothing";
    return questions.clear(store, idOf(oldest));
  },
};

const LAST_ID = 0xffffffff;
const kindOf = (key) => key.slice(0, key.indexOf("."));
const idOf = (key) => Number(key.slice(key.indexOf(".") + 1));
const contentOf = (text) => text.slice(text.indexOf("\n") + 1);
const WRITES = ["put", "add", "remove", "summarize", "discard", "clear", "clearOldest"];

/** Notes what the list shows of an encounter, and its size, so that neither needs the encounter itself. */
function note(store, key, text, summary) {
  if (kindOf(key) !== "encounter") return;
  store.put(String(text.length), `size.${idOf(key)}`);
  if (summary) store.put(summary, `summary.${idOf(key)}`);
  else store.delete(`summary.${idOf(key)}`);
}

/** Returns the locks of the encounters that a tab has open, including this tab; none if the browser does not answer. */
async function held() {
  const { value } = await ask(() => locks?.query());
  return [...(value?.held ?? []), ...(value?.pending ?? [])].map(({ name }) => name ?? "");
}

addEventListener(ARCHIVE_QUESTION, async ({ detail: [number, question, ...rest] }) => {
  if (question === "held") return answer(number, "", await held());
  if (question === "stop") {
    reach(() => adding?.abort());
    return answer(number, "", []);
  }
  let done = await carryOut(question, rest);
  // The bin gives its room to everything else, and its oldest place goes first.
  while (done.reason === "full" && !(await carryOut("clearOldest", [])).reason) done = await carryOut(question, rest);
  answer(number, done.reason, done.texts);
});

/** Carries out a request in one transaction. Returns the texts, or the reason that nothing was done. */
async function carryOut(question, rest) {
  /** @type {IDBTransaction | undefined} */
  let transaction;
  try {
    const opened = (transaction = await documents(WRITES.includes(question) ? "readwrite" : "readonly"));
    const done = stored(opened);
    if (question === "add") adding = opened;
    const texts = await questions[question](opened.objectStore(STORE), ...rest);
    await done;
    return { reason: "", texts };
  } catch (/** @type {any} */ error) {
    // Nothing of a refused request stays.
    reach(() => transaction?.abort());
    const isStopped = adding === transaction && error?.name === "AbortError";
    const reason = typeof error === "string" ? error : isStopped ? "stopped" : error?.name === "QuotaExceededError" ? "full" : "absent";
    return { reason, texts: [] };
  } finally {
    if (adding === transaction) adding = null;
  }
}

function answer(number, reason, texts) {
  send(ARCHIVE_ANSWER, [number, reason, ...texts]);
}
