// The second copy in IndexedDB: a row each text, by the key that it has in localStorage. A deleted or archived
// encounter has a row under its key prefix with the time.
import { answered, openDatabase, stored, within } from "./database.js";
import { generation, isWhole } from "./slot-format.js";

const NAME = "asalto.1";
const STORE = "slots";

/** @type {Promise<IDBDatabase> | null} */
let connection = null;
/** Called when an open connection is lost. The next one may find an empty database. */
let lost = () => {};

/** @param {() => void} handler */
export function onLost(handler) {
  lost = handler;
}

/** The open database. A closed connection is opened again at the next use. */
function base() {
  connection ??= openDatabase(NAME, STORE, drop);
  return connection;
}

function drop() {
  connection = null;
  lost();
}

/** Opens the database again at the next use. */
export function reconnect() {
  connection = null;
}

/** Returns all texts and marks, by key. */
export async function readDatabase() {
  const slots = (await base()).transaction(STORE).objectStore(STORE);
  const [keys, texts] = await Promise.all([slots.getAllKeys(), slots.getAll()].map(answered));
  return new Map(keys.map((key, at) => [key, texts[at]]));
}

/**
 * Stores texts in one transaction. Those of earlier writes yield to newer ones and to deletions of other tabs, and
 * are on disk before this resolves, also if the computer loses power. Texts written now are with the operating
 * system by then, which takes a tenth of that time and survives a killed browser.
 *
 * @param {Map<string, string>} earlier
 * @param {Map<string, string | null>} now null removes a text; a key that ends in a dot marks a deleted encounter
 * @param {(keys: string, mark?: string) => boolean} isGone whether a mark shows that an encounter has left
 */
export async function putDatabase(earlier, now, isGone) {
  const durability = earlier.size ? "strict" : "relaxed";
  const transaction = (await base()).transaction(STORE, "readwrite", { durability });
  const slots = transaction.objectStore(STORE);
  const done = stored(transaction);
  for (const [key, text] of earlier) {
    const [copied, deleted] = await Promise.all([slots.get(key), slots.get(prefix(key))].map(answered));
    const newer = copied !== undefined && isWhole(copied) && generation(copied) >= generation(text);
    if (newer && copied !== text) continue;
    if (isGone(prefix(key), deleted)) continue;
    slots.delete(prefix(key));
    slots.put(text, key);
  }
  for (const [key, text] of now) {
    if (key.endsWith(".")) slots.delete(within(key));
    // A new write cancels the mark of a deleted encounter.
    else slots.delete(prefix(key));
    if (text || key.endsWith(".")) slots.put(text, key);
    else slots.delete(key);
  }
  await done;
}

/** Returns the prefix that the keys of an encounter share. */
export function prefix(key) {
  return key.slice(0, key.lastIndexOf(".") + 1);
}
