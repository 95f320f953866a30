// Keeps what stands in the quick line when the page is left, for its next load. A field that the app shows later gets
// the line when it has the focus.
import { session, reach } from "./interfaces.js";
import { STARTED } from "./protocol.js";

const KEY = "asalto.1.typed";
const ID = "quick-line";

addEventListener("pagehide", () => {
  const field = find();
  if (field) reach(() => (field.value ? session()?.setItem(KEY, field.value) : session()?.removeItem(KEY)));
});

// The first screen has the field before the app starts, and hands its text over.
restore();
addEventListener(STARTED, restore);
addEventListener("focusin", restore);

function restore() {
  const field = find();
  const typed = reach(() => session()?.getItem(KEY));
  if (!field || !typed) return;
  reach(() => session()?.removeItem(KEY));
  // The user has typed something else since.
  if (field.value) return;
  field.value = typed;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @returns {HTMLInputElement | null} */
function find() {
  return /** @type {HTMLInputElement | null} */ (document.getElementById(ID));
}
