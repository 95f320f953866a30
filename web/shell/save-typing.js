// Saves a field of the party page while it is typed in: after a pause, and when the page is left. The app saves a field
// when it changes, which a browser reports only once the field has lost the focus. The page may be gone before a last
// change is stored, so the field gets it again at the next load.
import { session, reach } from "./interfaces.js";
import { PAGE_LEFT } from "./protocol.js";
import { send } from "./send.js";

const KEY = "asalto.1.typed-field";
const FIELDS = ".party .members input, .party .members textarea, .party .party-name";
/** The pause after the last key, in milliseconds. */
const PAUSE = 500;

/** The field that has changed since it was saved. @type {Field | null} */
let typed = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

addEventListener("input", ({ target }) => {
  clearTimeout(pause);
  typed = fields().find((field) => field === target) ?? null;
  if (typed) pause = setTimeout(save, PAUSE);
});
addEventListener("change", ({ target }) => target === typed && (typed = null), true);
addEventListener("visibilitychange", () => document.hidden && save());
addEventListener("pagehide", () => {
  if (typed) {
    const left = JSON.stringify([location.hash, fields().indexOf(typed), typed.value]);
    reach(() => session()?.setItem(KEY, left));
    save();
  }
  // The app then stores at once what it has, the last change too.
  send(PAGE_LEFT);
});
const left = reach(() => session()?.getItem(KEY));
if (left) {
  reach(() => session()?.removeItem(KEY));
  restore(JSON.parse(left));
}

function save() {
  clearTimeout(pause);
  if (typed?.isConnected) typed.dispatchEvent(new Event("change", { bubbles: true }));
  typed = null;
}

/** Gives a field its text again, once the page has it. @param {[string, number, string]} left */
function restore([hash, at, value]) {
  if (hash !== location.hash) return;
  const shown = new MutationObserver(() => {
    const field = fields()[at];
    if (!field) return;
    shown.disconnect();
    if (field.value === value) return;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  shown.observe(document.body, { childList: true, subtree: true });
  addEventListener("hashchange", () => shown.disconnect(), { once: true });
}

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** @returns {Field[]} */
function fields() {
  return [...document.querySelectorAll(FIELDS)].map((field) => /** @type {Field} */ (field));
}
