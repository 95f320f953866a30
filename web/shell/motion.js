// Rows that change their order slide to their new places, and so do cards that change stacks. A new card
// drops into place, and a row whose combatant is struck shakes once. The rows in sight are measured before the app changes the page, which needs no layout.
// They are measured again only if a row or card has come or moved (docs/decisions/0025).
import { from, rows, start, top as offset } from "./order-rows.js";
import { actors, cards } from "./screen-parts.js";
import { calm, onChange } from "./interfaces.js";
import { PAGE_CHANGING, STRUCK } from "./protocol.js";

const MOVING = "[data-combatant]:is(.row, .sweep li), .card[data-frame]";
const TIMING = { duration: 180, easing: "ease-out" };
/** The places of a struck row, in pixels. It has a property of its own, so that the row may slide meanwhile. */
const SHAKE = [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px` }));
// The places before the change, by name. The app makes a new element for a card that stays.
let before = new Map();
const added = new Set();
const running = new Set();
let asked = false;

const name = ({ dataset: { combatant, frame } }) => (combatant ? `row ${combatant}` : `card ${frame}`);

/** Returns the places of elements, by name. Each list is measured once. */
function places(elements) {
  const lists = new Map();
  const listed = (list) => {
    if (!lists.has(list)) {
      const name = list.closest("[aria-labelledby]")?.getAttribute("aria-labelledby");
      lists.set(list, { name, top: list.getBoundingClientRect().top });
    }
    return lists.get(list);
  };
  const place = (element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const order = element.closest(".rows");
    const list = listed(order ?? element.parentElement);
    const inSight = bottom > 0 && top < innerHeight;
    const times = Number(element.dataset.times);
    return { element, list: list.name, left, top, fromStart: top - list.top, at: order ? offset(element) : element.offsetTop, inSight, times };
  };
  return new Map(elements.map((element) => [name(element), place(element)]));
}

/** Returns the rows of the order that are in sight, and every row and card of short lists. */
function seen() {
  const list = document.querySelector(".order > .rows");
  const all = [...cards(), ...actors()];
  if (list) {
    const begin = start(list);
    all.push(...rows(list, from(list, begin) - 1, from(list, begin + innerHeight) + 1));
  }
  return all.filter((row) => row.matches(MOVING));
}

addEventListener(PAGE_CHANGING, () => {
  if (!asked && !calm.matches) before = places(seen());
});

onChange(document.body, { childList: true, subtree: true }, (records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      if (node.matches(MOVING)) added.add(node);
      else node.querySelectorAll(MOVING).forEach((element) => added.add(element));
    }
  }
  // Several changes before the next picture are one move.
  if (added.size > 0 && !asked) {
    requestAnimationFrame(show);
    asked = true;
  }
});

function show() {
  asked = false;
  const was = before;
  before = new Map();
  const come = [...added].filter((element) => was.has(name(element)) || element.dataset.frame);
  added.clear();
  // The first picture of a screen has no motion.
  if (was.size === 0) return;
  for (const animation of running) animation.cancel();
  running.clear();
  const stays = [...was.values()].map(({ element }) => element);
  const now = places([...new Set([...stays, ...come])].filter((element) => element.isConnected));
  const reordered = new Map();
  const isReordered = (list) => {
    if (!reordered.has(list)) reordered.set(list, order(was, list, now) !== order(now, list, was));
    return reordered.get(list);
  };
  for (const [name, at] of now) if (at.inSight) move(at, was.get(name), isReordered);
}

addEventListener(STRUCK, ({ detail: struck }) => {
  if (calm.matches) return;
  const row = document.querySelector(`.order .row[data-combatant="${struck}"]`);
  row?.animate(SHAKE, { duration: 240, id: "struck" });
});

// Returns the names in a list that were there at another time too, in their order.
function order(places, list, others) {
  const both = [...places].filter(([name, at]) => at.list === list && others.get(name)?.list === list);
  return both.sort(([, one], [, other]) => one.at - other.at).map(([name]) => name).join();
}

function move({ element, list, left, top, fromStart, times }, was, isReordered) {
  if (element.dataset.frame && !(was?.times >= times)) animate(element, { transform: "translateY(-0.5rem)", opacity: 0 }, { transform: "none", opacity: 1 });
  else if (was && was.list !== list) slide(element, was.left - left, was.top - top);
  else if (was && was.fromStart !== fromStart && isReordered(list)) slide(element, 0, was.fromStart - fromStart);
}

// A sliding row keeps its opacity. The styles animate the opacity of the acting row, and the browser does so
// beside the page only if no script has changed it since the row came.
function slide(element, x, y) {
  animate(element, { transform: `translate(${x}px, ${y}px)` }, { transform: "none" });
}

function animate(element, ...frames) {
  const animation = element.animate(frames, TIMING);
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
}
