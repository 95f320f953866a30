// In a long order, counts the combatants above and below what is in sight, and frames that part on the map.
// Places grow from row to row, so it measures a few rows only, however many there are.

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let asked = false;
// A row is laid out, and changes its height, only once it is near.
const size = new ResizeObserver(ask);
let watched;
// The combatants before each row, and all of them, as the app writes them.
let text;
let sums;

function ask() {
  if (!asked) requestAnimationFrame(look);
  asked = true;
}

addEventListener("scroll", ask, { capture: true, passive: true });
addEventListener("resize", ask);
new MutationObserver(ask).observe(document.body, { childList: true, subtree: true, attributeFilter: ["data-sums"] });

/** The order, its rows, and the first row that is in sight and the first that is below. None of a short order. */
function sight() {
  const order = document.querySelector(".order[data-sums]");
  if (!order) return;
  if (order.dataset.sums !== text) sums = (text = order.dataset.sums).split(" ").map(Number);
  const list = order.querySelector("ol");
  if (list !== watched) {
    size.disconnect();
    size.observe((watched = list));
  }
  const rows = list.children;
  const column = order.parentElement.getBoundingClientRect();
  const head = document.querySelector(".top").getBoundingClientRect().bottom;
  // In a wide window the sheet has no box of its own.
  const below = [".sheet", ".bar-below"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const bottom = below.find((one) => one?.height)?.top ?? innerHeight;
  // Offsets, unlike rectangles, are those at rest while a row slides to its place.
  const start = list.offsetTop - list.getBoundingClientRect().top;
  const first = from(rows, start + Math.max(column.top, head));
  return { order, rows, first, last: from(rows, start + Math.min(column.bottom, bottom)) };
}

/** The index of the first row whose middle is below an offset. */
function from(rows, offset) {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if (rows[at].offsetTop + rows[at].offsetHeight / 2 < offset) low = at + 1;
    else high = at;
  }
  return low;
}

function look() {
  asked = false;
  const { order, rows, first, last } = sight() ?? {};
  if (!order) return;
  const all = sums.at(-1);
  const [above, below] = order.querySelectorAll(".beyond");
  count(above, sums[first], below);
  count(below, all - sums[last], above);
  const acts = order.querySelector('[aria-current="true"]');
  const at = acts ? from(rows, acts.offsetTop) : rows.length;
  const parts = { all, from: sums[first], to: sums[last], at: sums[at], of: Math.max(sums[at + 1] - sums[at], 1) || 0 };
  const style = Object.entries(parts).map(([name, value]) => `--${name}:${value}`).join(";");
  const map = order.querySelector(".map");
  if (map.shown !== style) map.style.cssText = map.shown = style;
}

function count(button, number, other) {
  const said = button.firstElementChild.firstChild;
  if (said.data !== `${number}`) said.data = number;
  if (button.hidden === number > 0) {
    // The focus stays beside the order.
    if (number === 0 && button === document.activeElement) other.focus({ preventScroll: true });
    button.hidden = number === 0;
  }
}

addEventListener("click", ({ target, clientY }) => {
  const press = target.closest?.(".beyond, .map");
  const { rows, first, last } = (press && sight()) ?? {};
  if (!rows) return;
  const { top, height } = press.getBoundingClientRect();
  const mapped = sums.findIndex((sum) => sum > ((clientY - top) / height) * sums.at(-1)) - 1;
  const [row, block] = press.matches(".map") ? [mapped, "center"] : press.matches(".above") ? [first - 1, "end"] : [last, "start"];
  rows[row]?.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
});
