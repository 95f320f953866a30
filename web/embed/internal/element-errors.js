// The errors of the element, and a promise that can be settled from outside.
import { AsaltoError } from "asalto:frame";

/**
 * An error as the page receives it. Its class comes with the host's end of the channel, and its public types
 * hide the constructor.
 *
 * @param {{ kind: string, message?: string, path?: string }} details
 */
export function fault(details) {
  return new AsaltoError(/** @type {any} */ (details));
}

export function unavailable(message) {
  return fault({ kind: "unavailable", message });
}

export function gone() {
  return fault({ kind: "destroyed", message: "the element is not in the page" });
}

/** The likely reason that the frame's page does not load. */
export function whyNot() {
  if (!crossOriginIsolated) return "the frame does not answer";
  return "the frame does not load: this page has a Cross-Origin-Embedder-Policy, so embed.html must be served with one too";
}

/** Returns a promise with the functions that settle it, and whether it is settled. */
export function deferred() {
  /** @type {any} */
  const made = { settled: false };
  made.promise = new Promise((done, fail) => Object.assign(made, { done, fail }));
  const settle = () => (made.settled = true);
  made.promise.then(settle, settle);
  return made;
}
