// Keeps the selected row of a long order in sight, the newest card of the stack, what a tutorial speaks of, and an open menu.
// The styles keep the acting row at a third of the height. They read the height of the sheet, so rows scroll clear of it on a
// narrow screen.
import { onChange, reach, sizeObserver } from "./interfaces.js";
import { bar, sheet, turn } from "./screen-parts.js";
import { SHOW_ROW, SHOW_SUBJECT } from "./protocol.js";

const root = document.documentElement;
const size = sizeObserver(([{ target }]) => {
  if (!(target instanceof HTMLElement)) return;
  const row = target.querySelector(".prompt, .tie") && inSight('.row[aria-current="true"]');
  root.style.setProperty("--sheet", `${target.offsetHeight}px`);
  // A question has come: the sheet has grown over the acting row.
  row?.scrollIntoView({ block: "nearest" });
});
let watched;
// The combatant of the row to show, until the row exists.
let wanted;
let shown;
// A selector of the element that a tutorial speaks of, or of a menu that opens, until the element exists.
let subject = "";
let top;
let asked = false;
/** The place of the panel from before a question, and the name at its head. @type {{ at: number, name: string } | undefined} */
let before;

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
  if (column) keepPlace(column);
  show(column?.querySelector(".card")?.dataset.frame, column);
}

/** Returns an element that is in sight above the sheet as it was. @type {(selector: string) => Element | null} */
function inSight(selector) {
  const element = document.querySelector(selector);
  const before = Number.parseFloat(root.style.getPropertyValue("--sheet")) || 0;
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight - before ? element : null;
}

/** Watches the height of the sheet, which has no box in a wide window. */
function clear(now) {
  if (now === watched) return;
  watched = now;
  size.disconnect();
  if (watched) size.observe(watched);
  else root.style.removeProperty("--sheet");
}

/**
 * A question leaves the panel little room on a narrow screen, where it is scrolled. After the answer the panel is where it was,
 * unless it shows another combatant.
 */
function keepPlace(column) {
  const asks = Boolean(bar()?.querySelector(".prompt, .tie"));
  if (asks === Boolean(before)) return;
  const name = column.querySelector(".title")?.textContent ?? "";
  if (before && !asks && before.name === name) column.scrollTop = before.at;
  before = asks ? { at: column.scrollTop, name } : undefined;
}

/** Shows a new card of the stack, above the panel. */
function show(card, column) {
  if (card && card !== top) column.scrollTop = 0;
  top = card;
}
