// Rows that change their order slide to their new places, and so do cards that change stacks; a new card
// is laid down. Only what is in sight is measured and animated (docs/decisions/0025).

const MOVING = "[data-combatant]:is(.row, .sweep li), .card[data-frame]";
const TIMING = { duration: 180, easing: "ease-out" };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// The places of what is in sight, by name. The build makes a new element for a card that stays.
let before = new Map();
const added = new Set();
let asked = false;

const name = ({ dataset: { combatant, frame } }) => (combatant ? `row ${combatant}` : `card ${frame}`);

function place(element) {
  const { left, top, bottom } = element.getBoundingClientRect();
  const list = element.closest("[aria-labelledby]")?.getAttribute("aria-labelledby");
  const fromStart = top - element.parentElement.getBoundingClientRect().top;
  const inSight = bottom > 0 && top < innerHeight;
  return { element, list, left, top, fromStart, inSight, times: Number(element.dataset.times) };
}

const sight = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && target.isConnected) before.set(name(target), place(target));
    else if (before.get(name(target))?.element === target) before.delete(name(target));
  }
});

new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (node.matches?.(MOVING)) added.add(node);
      else node.querySelectorAll?.(MOVING).forEach((element) => added.add(element));
    }
  }
  // Several changes come before the next picture; they are one move.
  if (!asked) requestAnimationFrame(show);
  asked = true;
}).observe(document.body, { childList: true, subtree: true });

addEventListener("resize", () => measure([...before.values()].map((was) => was.element)));

function measure(elements) {
  const here = elements.filter((element) => element.isConnected);
  before = new Map(here.map((element) => [name(element), place(element)]));
}

function show() {
  asked = false;
  const was = before;
  const elements = new Set([...[...was.values()].map((one) => one.element), ...added]);
  for (const element of elements) element.getAnimations().forEach((animation) => animation.cancel());
  measure([...elements]);
  const now = before;
  before = new Map([...now].filter(([, at]) => at.inSight));
  for (const element of added) sight.observe(element);
  added.clear();
  // The first picture of a screen stands still.
  if (calm.matches || was.size === 0) return;
  for (const [name, at] of before) move(at, was.get(name), (list) => order(was, list, now) !== order(now, list, was));
}

// The names in a list that another time knew there too, in their order.
function order(places, list, others) {
  const both = [...places].filter(([name, at]) => at.list === list && others.get(name)?.list === list);
  return both.sort(([, one], [, other]) => one.fromStart - other.fromStart).map(([name]) => name).join();
}

function move({ element, list, left, top, fromStart, times }, was, isReordered) {
  if (element.dataset.frame && !(was?.times >= times)) animate(element, "translateY(-0.5rem)", 0);
  else if (was && was.list !== list) animate(element, `translate(${was.left - left}px, ${was.top - top}px)`, 1);
  else if (was && was.fromStart !== fromStart && isReordered(list)) animate(element, `translateY(${was.fromStart - fromStart}px)`, 1);
}

function animate(element, transform, opacity) {
  element.animate([{ transform, opacity }, { transform: "none", opacity: 1 }], TIMING);
}
