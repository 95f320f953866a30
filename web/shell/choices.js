// Choices by digit. Where some are together they are numbered while the focus, brought by a key, is
// among them (the styles do it): 1 to 9 press one, 0 turns to the next nine, and Q goes on to the next
// place that has any. With the focus elsewhere, digits are those of the moment.

const PLACES =
  '.notice, .tie, .prompt, .comes-in, .row:has([aria-pressed="true"]), .beside, .sweep, .samples, .by-side, .roster, .opening > .column, .tour, details[open]';
const MOMENT = ".cycle .prompt, .budget";
let place;

// Where the focus comes, and where what it is on is opened or folded.
for (const name of ["focusin", "toggle"]) document.addEventListener(name, look, true);

function look() {
  const on = document.activeElement;
  const chooses = on.matches(":focus-visible:not(input, select, textarea)");
  const at = chooses && on.closest(PLACES);
  // To a row one goes by Q alone: who selects one goes on with the turn.
  turn(at && (at === place || !at.matches(".row")) ? at : null);
}

addEventListener("asalto:choose", ({ detail: key }) => {
  if (!key) return turn();
  if (key === "q") {
    const all = [...document.querySelectorAll(PLACES)].filter((one) => choices(one)[0]);
    const next = all[(all.indexOf(place) + 1) % all.length];
    if (!next) return;
    choices(next)[0].focus({ focusVisible: true });
    turn(next, 0);
    return;
  }
  const here = place?.isConnected ? place : document.querySelector(MOMENT);
  if (!here) return;
  const all = choices(here);
  const page = Number(here.dataset.choosing ?? 0);
  if (key === "0") turn(here, all[page * 9 + 9] ? page + 1 : 0);
  else all[page * 9 + Number(key) - 1]?.click();
});

// Numbers a place instead of the one before, or none; it keeps its page unless another is named.
function turn(to, page = to?.dataset.choosing ?? 0) {
  if (place) delete place.dataset.choosing;
  place = to;
  if (place) place.dataset.choosing = page;
  document.documentElement.classList.toggle("choosing", Boolean(place));
}

// What can be pressed there: not what lies folded, nor what folds the place itself.
function choices(of) {
  const all = [...of.querySelectorAll("button, summary, .check")];
  return all.filter((one) => one.checkVisibility() && (one.tagName !== "SUMMARY" || one.parentElement !== of));
}
