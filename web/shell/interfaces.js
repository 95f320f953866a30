// The browser's interfaces that it may lack or refuse: in a sandboxed frame, with blocked site data or in a private
// window. A refused interface may throw at its first access, reject every question, or never answer. All scripts
// reach them through this file, so none of these states stops the app.

/** @typedef {"answered" | "missing" | "refused" | "silent"} State */

/** How long an interface may take to answer, in milliseconds. */
const PATIENCE = 2000;

/**
 * Returns an interface, or undefined if the browser lacks or refuses it.
 *
 * @template T
 * @param {() => T} find
 * @returns {NonNullable<T> | undefined}
 */
export function reach(find) {
  try {
    return find() ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks an interface something, and returns how it answered. A late answer is dropped.
 *
 * @template T
 * @param {() => Promise<T> | undefined} question undefined if the interface is missing
 * @param {number} [within] in milliseconds
 * @returns {Promise<{ state: State, value?: T }>}
 */
export function ask(question, within = PATIENCE) {
  return new Promise((done) => {
    const silence = within < Infinity ? setTimeout(() => done({ state: "silent" }), within) : 0;
    const answer = (/** @type {{ state: State, value?: T }} */ how) => {
      clearTimeout(silence);
      done(how);
    };
    try {
      const promise = question();
      if (!promise) return answer({ state: "missing" });
      promise.then((value) => answer({ state: "answered", value }), () => answer({ state: "refused" }));
    } catch {
      answer({ state: "refused" });
    }
  });
}

/** The locks that say which tab plays an encounter. */
export const locks = reach(() => navigator.locks);

/** The workers that make the site work offline. */
export const workers = reach(() => navigator.serviceWorker);

/** Storage that outlasts the page, if the user allows it now: the permission may change while the page is open. */
export const local = () => reach(() => localStorage);

/** Returns the stored keys, also those of other programs; none if storage is refused. It copies no text. */
export const storedKeys = () => reach(() => Object.keys(localStorage)) ?? [];

/** Returns the stored keys and texts, also those of other programs; none if storage is refused. */
export const storedEntries = () => reach(() => Object.entries(localStorage)) ?? [];

/** Storage that ends with the tab. */
export const session = () => reach(() => sessionStorage);

/** Opens the sound of the page, if the browser has one. */
export const openAudio = () => reach(() => new AudioContext());

/** Whether the user prefers less motion. The browser keeps it up to date. */
export const calm = reach(() => matchMedia("(prefers-reduced-motion: reduce)")) ?? { matches: false };

/**
 * Opens a channel to the other pages of the site. Without channels, a message goes nowhere.
 *
 * @param {string} name
 * @param {(data: any) => void} receive
 * @returns {(message: any) => void} the function that sends a message
 */
export function openChannel(name, receive) {
  const channel = reach(() => new BroadcastChannel(name));
  channel?.addEventListener("message", ({ data }) => receive(data));
  return (message) => reach(() => channel?.postMessage(message));
}

/**
 * Calls a function after each change in an element. Without observers, only what follows changes is missing.
 *
 * @param {Node} target
 * @param {MutationObserverInit} of
 * @param {MutationCallback} then
 */
export function onChange(target, of, then) {
  reach(() => new MutationObserver(then).observe(target, of));
}

/**
 * Returns an observer of sizes, which does nothing in a browser without them.
 *
 * @param {ResizeObserverCallback} then
 * @returns {Pick<ResizeObserver, "observe" | "unobserve" | "disconnect">}
 */
export function sizeObserver(then) {
  const nothing = () => {};
  return reach(() => new ResizeObserver(then)) ?? { observe: nothing, unobserve: nothing, disconnect: nothing };
}

/**
 * Changes the address or the state of the page without a new entry in its history. Some browsers refuse after many
 * changes in a short time; the address then stays as it is.
 *
 * @param {any} state
 * @param {string | URL} [address]
 */
export function replaceState(state, address) {
  reach(() => history.replaceState(state, "", address));
}
