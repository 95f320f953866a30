// Keeps the selected row of a long order in sight, the newest card of the stack, what a tutorial speaks of, and an open menu.
// The styles keep the acting row at a third of the height. They read the height of the sheet, so rows scroll clear of it on a
// narrow screen.
import { onChange, reach, sizeObserver } from "./interfaces.js";
import { sheet, turn } from "./screen-parts.js";
import { SHOW_ROW, SHOW_SUBJECT } from "./protocol.js";

const root = document.documentElement;
const size = sizeObserver(([{ target }]) => {
  if (target instanceof HTMLElement) root.style.setProperty("--sheet", `${target.offsetHeight}px`);
});
let watched;
// The combatant of the row to show, until the row exists.
let wanted;
let shown;
// A selector of the element that a tutorial speaks of, or of a menu that opens, until the element exists.
let subject = "";
let top;
let asked = false;

addEventListener(SHOW_ROW, ({ detail }) => {
  wanted = shown = detail;
  ask();
});

addEventListener(SHOW_SUBJECT, ({ detail }) => {
  subject = detail;
  ask();
});

// A turned phone shows other rows.
reach(() => screen.orientation.addEventListener("change", () => {
  wanted = shown;
  ask();
}));

onChange(document.body, { childList: true, subtree: true }, ask);

function ask() {
  if (!asked) requestAnimationFrame(follow);
  asked = true;
}

function follow() {
  asked = false;
  clear(sheet());
  const row = wanted === undefined ? undefined : document.getElementById(`row-${wanted}`)?.closest(".row");
  if (row?.checkVisibility()) {
    row.scrollIntoView({ block: "nearest" });
    wanted = undefined;
  }
  const spoken = subject && document.querySelector(subject);
  if (spoken) {
    spoken.scrollIntoView({ block: "nearest" });
    subject = "";
  }
  const column = turn();
  show(column?.querySelector(".card")?.dataset.frame, column);
}

/** Watches the height of the sheet, which has no box in a wide window. */
function clear(now) {
  if (now === watched) return;
  watched = now;
  size.disconnect();
  if (watched) size.observe(watched);
  else root.style.removeProperty("--sheet");
}

/** Shows a new card of the stack, above the panel. */
function show(card, column) {
  if (card && card !== top) column.scrollTop = 0;
  top = card;
}
