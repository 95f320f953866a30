// Keeps what stands in the quick line when the page is left, for its next load. The first screen has the line before the
// app starts; the app keeps the other fields itself.
import { session, reach } from "./interfaces.js";
import { STARTED } from "./protocol.js";

const ID = "quick-line";
const KEY = "asalto.1.typed";

addEventListener("pagehide", () => {
  const field = find();
  if (field) reach(() => (field.value ? session()?.setItem(KEY, field.value) : session()?.removeItem(KEY)));
});

// The first screen hands its text over. A line that the app shows later gets it when it has the focus.
restore();
addEventListener(STARTED, restore);
addEventListener("focusin", restore);

function restore() {
  const field = find();
  const typed = field && reach(() => session()?.getItem(KEY));
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
