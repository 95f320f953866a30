// Digit shortcuts for choices (docs/decisions/0017). The styles number the choices of a group while a key has
// brought the focus into it. 1 to 9 press one, 0 shows the next nine, and Q goes to the next group. Digits
// press the choices of the current tie, prompt or turn while the focus is elsewhere. A prompt with a number field numbers
// no choices: its field takes the digits.
import { CHOICE_KEY } from "./protocol.js";

const PLACES =
  '.notice, .tie, .prompt:not(:has([data-digits])), .comes-in, .row:has([aria-pressed="true"]), .beside, .sweep, .samples, .by-side, .roster, .opening > .column, .tour, .drawer, details[open]';
// A tie comes before the turn.
const TIE = ".tie";
const MOMENT = ".cycle .prompt, .budget";
/** @type {HTMLElement | null | undefined} */
let place;

// Two changes can change the group: a new focus, and a section that unfolds or folds around the focus.
document.addEventListener("focusin", look, true);
document.addEventListener("toggle", ({ target }) => target instanceof Node && target.contains(document.activeElement) && look(), true);

// A field takes every digit and letter, so no button shows one meanwhile. Some fields leave the main key alone.
const write = (writes, main = false) => {
  document.documentElement.classList.toggle("writing", writes);
  document.documentElement.classList.toggle("main-key", main);
};
document.addEventListener("focusout", () => write(false), true);

function look() {
  const on = document.activeElement;
  write(Boolean(on?.matches("input:not([type=checkbox]), textarea, select")), on?.matches("[data-main-key]"));
  const chooses = on?.matches(":focus-visible:not(input, select, textarea)");
  const at = chooses ? on?.closest(PLACES) : null;
  // Only Q enters a row: after selecting a row, the user continues with the turn.
  turn(at && (at === place || !at.matches(".row")) ? at : null);
}

addEventListener(CHOICE_KEY, ({ detail: key }) => {
  if (!key) return turn();
  if (key === "q") {
    const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(PLACES)]).filter((one) => choices(one)[0]);
    const next = all[(place ? all.indexOf(place) + 1 : 0) % all.length];
    if (!next) return;
    choices(next)[0].focus({ focusVisible: true });
    turn(next, 0);
    return;
  }
  /** @type {HTMLElement | null} */
  const here = place?.isConnected ? place : (document.querySelector(TIE) ?? document.querySelector(MOMENT));
  if (!here) return;
  const all = choices(here);
  const page = Number(here.dataset.choosing ?? 0);
  if (key === "0") turn(here, all[page * 9 + 9] ? page + 1 : 0);
  else all[page * 9 + Number(key) - 1]?.click();
});

// Numbers this group instead of the previous one, or none. It keeps its page unless another is given.
function turn(to, page = to?.dataset.choosing ?? 0) {
  if (place) delete place.dataset.choosing;
  place = to;
  if (place) place.dataset.choosing = page;
  document.documentElement.classList.toggle("choosing", Boolean(place));
}

// The visible buttons of a group, without the summary that folds the group itself.
function choices(of) {
  const all = [...of.querySelectorAll("button, summary, .check")];
  return all.filter((one) => one.checkVisibility() && (one.tagName !== "SUMMARY" || one.parentElement !== of));
}
