// Keeps what stands in the quick line and in the line of a party when the page is left, for its next load. A field that
// the app shows later gets the line when it has the focus.
import { session, reach } from "./interfaces.js";
import { STARTED } from "./protocol.js";

const IDS = ["quick-line", "party-line"];
/** The key of a line. Each party has its own. @param {string} id */
const key = (id) => (id === "quick-line" ? "asalto.1.typed" : `asalto.1.typed${location.hash}`);

addEventListener("pagehide", () => {
  for (const id of IDS) {
    const field = find(id);
    if (field) reach(() => (field.value ? session()?.setItem(key(id), field.value) : session()?.removeItem(key(id))));
  }
});

// The first screen has the field before the app starts, and hands its text over.
restoreAll();
addEventListener(STARTED, restoreAll);
addEventListener("focusin", restoreAll);

function restoreAll() {
  for (const id of IDS) restore(id);
}

/** @param {string} id */
function restore(id) {
  const field = find(id);
  const typed = field && reach(() => session()?.getItem(key(id)));
  if (!field || !typed) return;
  reach(() => session()?.removeItem(key(id)));
  // The user has typed something else since.
  if (field.value) return;
  field.value = typed;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {string} id @returns {HTMLInputElement | null} */
function find(id) {
  return /** @type {HTMLInputElement | null} */ (document.getElementById(id));
}
