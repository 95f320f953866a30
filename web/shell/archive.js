// The archive: encounters that are not open, parties and creatures, in their own database. A document has a
// key "KIND.ID", and a text in the form of slot-format.js.
import { ARCHIVE_ANSWER, ARCHIVE_QUESTION } from "./protocol.js";
import { ask, locks } from "./interfaces.js";
import { send } from "./send.js";
import { generation, isNewer, isWhole } from "./slot-format.js";

const NAME = "asalto.1.archive";
const STORE = "documents";
// A database that does not open in this time counts as absent.
const PATIENCE = 5000;

/** @type {Promise<IDBDatabase> | null} */
let connection = null;

function base() {
  connection ??= new Promise((done, failed) => {
    setTimeout(failed, PATIENCE);
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = failed;
    request.onsuccess = () => {
      const opened = request.result;
      opened.onclose = () => (connection = null);
      opened.onversionchange = () => {
        opened.close();
        connection = null;
      };
      done(opened);
    };
  });
  return connection;
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

const within = (prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** The requests. Each reads or writes in one transaction, and returns a list of texts or a promise of it. */
const questions = {
  keys: (store, prefix) => answered(store.getAllKeys(within(prefix))),
  async all(store, prefix) {
    const [keys, texts] = await Promise.all([store.getAllKeys(within(prefix)), store.getAll(within(prefix))].map(answered));
    return keys.flatMap((key, at) => [key, texts[at]]);
  },
  /** Returns the number of letters of all keys and texts, read one by one. */
  async size(store) {
    let size = 0;
    const request = store.openCursor();
    for (let at = await answered(request); at; at = await answered(request)) {
      size += at.key.length + at.value.length;
      at.continue();
    }
    return [String(size)];
  },
  async read(store, key) {
    const text = await answered(store.get(key));
    return text === undefined ? [] : [text];
  },
  /** Writes a text unless the archive has a newer generation than the app knows. */
  async put(store, key, text, known) {
    const there = await answered(store.get(key));
    if (there !== undefined) {
      if (!isWhole(there)) store.put(there, `aside.${key}.${Date.now()}`);
      else if (isNewer(there)) throw "newer";
      else if (generation(there) > Number(known)) throw "conflict";
    }
    store.put(text, key);
    return [];
  },
  /** Removes a text, and returns it, for the undo. */
  async remove(store, key) {
    const gone = await questions.read(store, key);
    store.delete(key);
    return gone;
  },
};

/** Returns the locks of the encounters that a tab has open, including this tab; none if the browser does not answer. */
async function held() {
  const { value } = await ask(() => locks?.query());
  return [...(value?.held ?? []), ...(value?.pending ?? [])].map(({ name }) => name ?? "");
}

addEventListener(ARCHIVE_QUESTION, async ({ detail: [number, question, ...rest] }) => {
  let reason = "";
  let texts = [];
  try {
    if (question === "held") return answer(number, "", await held());
    const writes = question === "put" || question === "remove";
    const transaction = await documents(writes ? "readwrite" : "readonly");
    const done = new Promise((done, failed) => {
      transaction.oncomplete = done;
      transaction.onabort = () => failed(transaction.error);
    });
    // A failed request reports itself first.
    done.catch(() => {});
    texts = await questions[question](transaction.objectStore(STORE), ...rest);
    await done;
  } catch (/** @type {any} */ error) {
    reason = typeof error === "string" ? error : error?.name === "QuotaExceededError" ? "full" : "absent";
  }
  answer(number, reason, texts);
});

function answer(number, reason, texts) {
  send(ARCHIVE_ANSWER, [number, reason, ...texts]);
}

function answered(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
