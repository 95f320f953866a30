// Counts the combatants above and below the visible rows of a long order, and frames those rows on the map.
import { calm, onChange, sizeObserver } from "./interfaces.js";
import { from, index, rows, start } from "./order-rows.js";
import { bar, child, sheet } from "./screen-parts.js";

let asked = false;
// A row is laid out, and changes its height, only when it is near the visible part. The sheet covers rows.
const size = sizeObserver(ask);
let watched;
let covers;
// The acting row.
let acts;
// The number of combatants before each row, and of all, as the app writes them.
let text;
let sums;

function ask() {
  if (!asked) requestAnimationFrame(look);
  asked = true;
}

addEventListener("scroll", ask, { capture: true, passive: true });
addEventListener("resize", ask);
onChange(document.body, { childList: true, subtree: true, attributeFilter: ["data-sums"] }, ask);

/**
 * Returns the order, the list of its rows, the first visible row and the first row below. None for a short
 * order.
 */
function sight() {
  const order = /** @type {HTMLElement | null} */ (document.querySelector(".order[data-sums]"));
  const list = order?.querySelector(".rows");
  if (!order?.parentElement || !list) return;
  if (order.dataset.sums !== text) sums = (text = order.dataset.sums ?? "").split(" ").map(Number);
  const over = sheet();
  if (list !== watched || over !== covers) {
    size.disconnect();
    size.observe((watched = list));
    if ((covers = over)) size.observe(over);
  }
  const column = order.parentElement.getBoundingClientRect();
  const head = document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0;
  // The sheet has no box in a wide window.
  const below = [over, bar()].map((one) => one?.getBoundingClientRect());
  const bottom = below.find((one) => one?.height)?.top ?? innerHeight;
  const offset = start(list);
  const first = from(list, offset + Math.max(column.top, head));
  return { order, list, first, last: from(list, offset + Math.min(column.bottom, bottom)) };
}

function look() {
  asked = false;
  const seen = sight();
  if (!seen) return;
  const { order, first, last } = seen;
  const all = sums.at(-1);
  const [above, below, map] = [".above", ".below", ".map"].map((one) => child(order, one));
  count(above, sums[first], below);
  count(below, all - sums[last], above);
  if (!acts?.isConnected || acts.ariaCurrent !== "true") acts = order.querySelector('[aria-current="true"]');
  const at = acts ? index(acts) : 0;
  const [acting, inSight] = map.getElementsByTagName("b");
  mark(inSight, sums[first], sums[last], all);
  if (acting.hidden === Boolean(acts)) acting.hidden = !acts;
  mark(acting, sums[at], Math.max(sums[at + 1], sums[at] + 1), all);
}

/** Marks a part of the map on the mark alone. The map would pass its own properties down to every row. */
function mark(part, from, to, all) {
  const style = `top:${(from / all) * 100}%;bottom:${(1 - to / all) * 100}%`;
  if (part.shown !== style) part.style.cssText = part.shown = style;
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
  const press = target instanceof Element ? target.closest(".beyond, .map") : null;
  const seen = press && sight();
  if (!press || !seen) return;
  const { list, first, last } = seen;
  const { top, height } = press.getBoundingClientRect();
  const mapped = sums.findIndex((sum) => sum > ((clientY - top) / height) * sums.at(-1)) - 1;
  const [at, block] = press.matches(".map") ? [mapped, "center"] : press.matches(".above") ? [first - 1, "end"] : [last, "start"];
  if (at >= 0) rows(list, at, at + 1)[0]?.scrollIntoView({ block, behavior: calm.matches ? "auto" : "smooth" });
});
