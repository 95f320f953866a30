// Restores a lost focus. A command can remove the focused element, such as a submitted form. The focus
// then goes to the next command, never to the page as a whole.
import { onChange } from "./interfaces.js";
import { TOGGLE_DIALOG } from "./protocol.js";

// Opens a dialog, or closes the open one. Screen readers start the help sheet at its heading.
addEventListener(TOGGLE_DIALOG, ({ detail: id }) => {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  if (dialog.open) return dialog.close();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
});

// A field would open the on-screen keyboard of a touch device, and an answer would be taken by a stray key.
const DECISION = navigator.maxTouchPoints > 0 ? "#prompts-heading" : ".prompts :is(input, button)";
const NEXT = ["#go", "#prompt", DECISION, "#now", "#quick-line"];
// The focus rests here after the last total, where a second Enter does nothing.
const RESTING = "#order-heading";
// The number of open questions.
let asked = 0;
let last;
// The number of times that the focus has been lost. Only the last loss counts.
let losses = 0;
// Whether the next command is not in the page yet, because its part is still loading.
let waits = false;

addEventListener("focusin", ({ target }) => {
  last = target;
  waits = false;
});

onChange(document.body, { childList: true, subtree: true }, () => {
  const asks = document.querySelectorAll(".prompt").length;
  // A new question takes the focus that rests.
  if (asks > asked && document.activeElement?.matches(RESTING)) focusNext();
  asked = asks;
  if (last?.isConnected === false) {
    last = undefined;
    losses += 1;
    const loss = losses;
    // Components that request the focus get it first.
    keepSoon(() => loss === losses);
  } else if (waits) keep();
});

/** Restores the focus once the page has updated, if it is lost then. */
export function keepSoon(isMeant = () => true) {
  requestAnimationFrame(() => requestAnimationFrame(() => isMeant() && keep()));
}

function keep() {
  const on = document.activeElement;
  // The browser takes the focus from a hidden element some time later.
  if (on && on !== document.body && on.checkVisibility()) return;
  focusNext();
}

function focusNext() {
  const all = /** @type {(HTMLElement | null)[]} */ (NEXT.map((place) => document.querySelector(place)));
  const next = all.find((one) => one?.checkVisibility());
  waits = !next;
  next?.focus({ preventScroll: true });
}
