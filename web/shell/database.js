// IndexedDB as promises.

/**
 * Opens a database with one store. The browser may close it later, when the user clears data or another page
 * deletes or upgrades it.
 *
 * @param {string} name
 * @param {string} store
 * @param {() => void} closed is called when the database is closed
 * @returns {Promise<IDBDatabase>}
 */
export async function openDatabase(name, store, closed) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const opened = await answered(request);
  opened.onclose = closed;
  opened.onversionchange = () => {
    opened.close();
    closed();
  };
  return opened;
}

/**
 * Resolves with the result of a request.
 *
 * @param {IDBRequest} request
 * @returns {Promise<any>}
 */
export function answered(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/**
 * Resolves when a transaction is stored. It rejects with the reason for which nothing was stored, which a caller may
 * leave unread: a failed request reports itself first.
 *
 * @param {IDBTransaction} transaction
 */
export function stored(transaction) {
  const done = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error ?? "stopped");
  });
  done.catch(() => {});
  return done;
}

/** The range of the keys that begin with a prefix. */
export const within = (prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
