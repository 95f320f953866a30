// Keeps the selected row of a long order in sight, and the newest card of the stack. The styles keep the
// acting row at a third of the height. On a narrow screen, what scrolls into view stays clear of the sheet:
// the styles read its height.

const root = document.documentElement;
const size = new ResizeObserver(([{ target }]) => root.style.setProperty("--sheet", `${target.offsetHeight ?? 0}px`));
let sheet;
let followed;
let top;
let asked = false;

new MutationObserver(() => {
  if (!asked) requestAnimationFrame(follow);
  asked = true;
}).observe(document.body, { childList: true, subtree: true });

function follow() {
  asked = false;
  clear(document.querySelector(".sheet"));
  const row = document.querySelector('.order [aria-pressed="true"]')?.closest(".row");
  if (row && row.dataset.combatant !== followed) row.scrollIntoView({ block: "nearest" });
  followed = row?.dataset?.combatant;
  show(document.querySelector(".of-turn .card")?.dataset.frame);
}

/** Watches the height of the sheet. In a wide window it has no box of its own. */
function clear(now) {
  if (now === sheet) return;
  sheet = now;
  size.disconnect();
  if (sheet) size.observe(sheet);
  else root.style.removeProperty("--sheet");
}

/** Shows a card that has come onto the stack, above the panel. */
function show(card) {
  if (card && card !== top) document.querySelector(".of-turn").scrollTop = 0;
  top = card;
}
