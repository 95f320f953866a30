// Restores a lost focus. A command can remove the focused element, such as a submitted form. The focus
// then goes to the next command, never to the page as a whole.
import { onChange } from "./interfaces.js";
import { TOGGLE_DIALOG } from "./protocol.js";

// Opens a dialog, or closes the open one. Screen readers start the help sheet at its heading.
addEventListener(TOGGLE_DIALOG, ({ detail: id }) => {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  if (dialog.open) {
    dialog.close();
    // Another Enter must not end the turn.
    if (document.activeElement?.matches("#go")) focusNext(true);
    return;
  }
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
});

// A field would open the on-screen keyboard of a touch device, and an answer would be taken by a stray key.
const DECISION = navigator.maxTouchPoints > 0 ? "#prompts-heading" : ".prompts :is(input, button)";
const QUESTION = "#prompt";
const NEXT = ["#go", QUESTION, DECISION, "#now", "#quick-line"];
// After the last total the focus rests here: a second Enter must not break a tie, end a phase or end the first turn.
const RESTING = ["h2#prompt", "#tie-heading", "#order-heading"];
// On a page beside the table: the button about the last change, or the heading.
const BESIDE = ["main.home .said button", "main.home h1[tabindex]"];
const TOTAL = ".call input";
// Marks the element that got a lost focus back.
const REFOCUSED = "data-refocused";
// The number of open questions, as long as the focus rests.
let asked = 0;
let last;
// The number of times that the focus has been lost. Only the last loss counts.
let losses = 0;
// Whether the next command is not in the page yet, because its part is still loading.
let waits = false;

const questions = () => document.querySelectorAll(".prompt").length;
const isResting = () => document.activeElement?.matches(RESTING.join());

addEventListener("focusin", ({ target }) => {
  last = target;
  waits = false;
  if (isResting()) asked = questions();
});

onChange(document.body, { childList: true, subtree: true }, () => {
  if (isResting()) {
    const before = asked;
    asked = questions();
    // A new question takes the focus that rests.
    if (asked > before) focusNext();
  }
  if (last?.isConnected === false) {
    const lost = last;
    last = undefined;
    losses += 1;
    const loss = losses;
    // Components that request the focus get it first.
    keepSoon(() => loss === losses, lost.matches(TOTAL), lost.id);
  } else if (waits) keep();
});

/**
 * Restores the focus once the page has updated, if it is lost then.
 *
 * @param {() => boolean} [isMeant] whether no later loss counts
 * @param {boolean} [rests] whether it goes to a heading, where Enter does nothing, before any button
 * @param {string} [id] the id of the lost element, which a page beside the table may have built again
 */
export function keepSoon(isMeant = () => true, rests = false, id = "") {
  requestAnimationFrame(() => requestAnimationFrame(() => isMeant() && keep(rests, id)));
}

function keep(rests = false, id = "") {
  const on = document.activeElement;
  // The browser takes the focus from a hidden element some time later.
  if (on && on !== document.body && on.checkVisibility()) return;
  focusNext(rests, id);
}

function focusNext(rests = false, id = "") {
  const again = id ? [`main.home [id="${id}"]`] : [];
  const places = rests ? [...RESTING, ...NEXT] : [...again, ...NEXT, ...BESIDE];
  const all = /** @type {(HTMLElement | null)[]} */ (places.map((place) => document.querySelector(place)));
  const next = all.find((one) => one?.checkVisibility());
  waits = !next;
  if (!next) return;
  // A component that requests the focus may take it from here, but not from a field that the user has moved to.
  next.toggleAttribute(REFOCUSED, true);
  next.addEventListener("blur", () => next.removeAttribute(REFOCUSED), { once: true });
  next.focus({ preventScroll: true });
}
