// Shows where rows and cards have moved to. What stays in its order stays still, whatever comes or
// goes around it.

const TIME = 180;
const MOVING = "[data-combatant]:is(.row, .sweep li), .card[data-frame]";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const wide = matchMedia("(min-width: 760px)");
let followed;
let before = places();
let asked = false;

new MutationObserver(() => {
  // Several changes come before the next picture; they are one move.
  if (!asked) requestAnimationFrame(show);
  asked = true;
}).observe(document.body, { childList: true, subtree: true });
addEventListener("resize", () => {
  before = places();
});

// Where everything is: in which list, as which of it, and how far from its beginning.
function places() {
  const found = new Map();
  for (const element of document.querySelectorAll(MOVING)) {
    const { combatant, frame } = element.dataset;
    const { left, top, width } = element.getBoundingClientRect();
    const home = element.parentElement;
    found.set(combatant ? `row ${combatant}` : `card ${frame}`, {
      element,
      // A list may be made anew with what is on it.
      home: home.closest("[aria-labelledby]")?.getAttribute("aria-labelledby") ?? home.className,
      base: home.getBoundingClientRect().top,
      times: Number(element.dataset.times),
      left,
      top,
      width,
    });
  }
  return found;
}

// The names of those of a list that another time knew in it too, in their order.
function order(places, home, others) {
  const names = [...places].filter(([name, at]) => at.home === home && others.get(name)?.home === home);
  return names.map(([name]) => name).join();
}

// In a long order the one who is looked at is kept in sight, beside the panel; on a phone the panel is
// brought there where somebody is tapped.
function follow() {
  const now = wide.matches && document.querySelector('.order [aria-pressed="true"]')?.closest(".row");
  if (now && now.dataset.combatant !== followed) now.scrollIntoView({ block: "nearest" });
  followed = now?.dataset?.combatant;
}

addEventListener("click", ({ target }) => {
  if (!wide.matches && target.closest?.(".order .name")) {
    requestAnimationFrame(() => document.querySelector(".panel")?.scrollIntoView({ block: "start" }));
  }
});

function show() {
  asked = false;
  follow();
  for (const { element } of before.values()) {
    for (const animation of element.getAnimations()) animation.cancel();
  }
  const after = places();
  const reordered = new Map();
  for (const [name, now] of calm.matches ? [] : after) {
    const was = before.get(name);
    if (!was) {
      // The first picture of a screen stands still.
      if (before.size > 0 && now.element.dataset.frame) lay(now.element);
      continue;
    }
    if (!reordered.has(now.home)) {
      reordered.set(now.home, order(before, now.home, after) !== order(after, now.home, before));
    }
    if (now.times > was.times) {
      lay(now.element);
    } else if (was.home !== now.home) {
      slide(now.element, was.left - now.left, was.top - now.top);
    } else if (reordered.get(now.home)) {
      slide(now.element, 0, was.top - was.base - (now.top - now.base));
    }
  }
  for (const [name, was] of calm.matches ? [] : before) {
    if (was.element.dataset.frame && !after.has(name)) lift(was);
  }
  before = after;
}

// What has left a pile is seen leaving it.
function lift({ element, left, top, width }) {
  const ghost = element.cloneNode(true);
  ghost.className = "ghost";
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(ghost);
  ghost.animate([{ opacity: 1 }, { opacity: 0, transform: "translateY(-1rem)" }], TIME).onfinish = () => ghost.remove();
}

function slide(element, x, y) {
  if (x || y) {
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
      duration: TIME,
      easing: "ease-out",
    });
  }
}

function lay(element) {
  element.animate([{ opacity: 0, transform: "translateY(-0.5rem)" }, { opacity: 1, transform: "none" }], {
    duration: TIME,
    easing: "ease-out",
  });
}
