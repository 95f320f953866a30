// Restores a lost focus. A command can remove the focused element, such as a submitted form. The focus
// then goes to the next command, never to the page as a whole.
import { onChange } from "./interfaces.js";
import { TOGGLE_DIALOG } from "./protocol.js";
import { TEXT_FIELD } from "./screen-parts.js";

// Opens a dialog, or closes the open one. Screen readers start the help sheet at its heading.
addEventListener(TOGGLE_DIALOG, ({ detail: id }) => {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById(id));
  if (dialog.open) {
    dialog.close();
    // Another Enter must not end the turn.
    if (document.activeElement?.matches("#go")) focusNext(true);
    return;
  }
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
});

// A field would open the on-screen keyboard of a touch device, and an answer would be taken by a stray key.
const DECISION = navigator.maxTouchPoints > 0 ? "#prompts-heading" : ".prompts :is(input, button)";
const QUESTION = "#prompt";
const NEXT = ["#go", QUESTION, DECISION, "#now", "#quick-line"];
// After the last total the focus rests here: a second Enter must not break a tie, end a phase or end the first turn.
const RESTING = ["h2#prompt", "#tie-heading", "#order-heading"];
// A page beside the table, and its heading.
const BESIDE = "main.home";
const BESIDE_HEADING = "main.home h1[tabindex]";
const TOTAL = ".call input";
// A notice goes with its answer, or once what it says is over. The next Enter is none that was meant for a command.
const NOTICE = ".notice";
// So does a sentence about a change. On a page beside the table the next button in its section is about the same.
const SENTENCE = ".said";
// Marks the element that got a lost focus back.
const REFOCUSED = "data-refocused";
// The number of open questions, as long as the focus rests.
let asked = 0;
let last;
// The number of times that the focus has been lost. Only the last loss counts.
let losses = 0;
// Whether the next command is not in the page yet, because its part is still loading.
let waits = false;

const questions = () => document.querySelectorAll(".prompt").length;
const isResting = () => document.activeElement?.matches(RESTING.join());

// Whether the last key wrote into a field. Whoever is typing presses no button that comes to the place of the field.
let types = false;
// The time of the last key that was meant for a field that is gone. What is typed on is no command.
let typedOn = -Infinity;
const PAUSE = 2000;
addEventListener("keydown", (event) => {
  const { key, target, timeStamp: at } = event;
  const writes = key.length === 1 || key === "Backspace" || key === "Enter";
  if (writes && at - typedOn < PAUSE && !(target instanceof Element && target.matches(TEXT_FIELD))) {
    typedOn = at;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  typedOn = -Infinity;
  types = writes && key !== "Enter" && target instanceof Element && target.matches(TEXT_FIELD);
}, true);
addEventListener("pointerdown", () => {
  types = false;
  typedOn = -Infinity;
}, true);

addEventListener("focusin", ({ target }) => {
  last = target;
  waits = false;
  if (isResting()) asked = questions();
});

onChange(document.body, { childList: true, subtree: true }, (changes) => {
  if (isResting()) {
    const before = asked;
    asked = questions();
    // A new question takes the focus that rests.
    if (asked > before) focusNext();
  }
  if (last?.isConnected === false) {
    const lost = last;
    last = undefined;
    losses += 1;
    const loss = losses;
    // Components that request the focus get it first.
    const place = placeOf(lost, changes);
    if (types && lost.matches(TEXT_FIELD)) {
      typedOn = performance.now();
      whenLost(() => loss === losses, () => restAt(place));
    } else if (lost.closest(NOTICE) || (lost.closest(SENTENCE) && !document.querySelector(BESIDE))) {
      whenLost(() => loss === losses, () => restAt(place));
    } else keepSoon(() => loss === losses, lost.matches(TOTAL), lost.id, place);
  } else if (waits) keep();
});

/**
 * Restores the focus once the page has updated, if it is lost then.
 *
 * @param {() => boolean} [isMeant] whether no later loss counts
 * @param {boolean} [rests] whether it goes to a heading, where Enter does nothing, before any button
 * @param {string} [id] the id of the lost element, which a page beside the table may have built again
 * @param {Element | null} [place] what is at the place of the lost element
 */
export function keepSoon(isMeant = () => true, rests = false, id = "", place = null) {
  whenLost(isMeant, () => focusNext(rests, id, place));
}

/**
 * Runs something once the page has updated, if the focus is lost then.
 *
 * @param {() => boolean} isMeant
 * @param {() => void} run
 */
function whenLost(isMeant, run) {
  requestAnimationFrame(() => requestAnimationFrame(() => isMeant() && isLost() && run()));
}

function isLost() {
  const on = document.activeElement;
  // The browser takes the focus from a hidden element some time later.
  return !on || on === document.body || !on.checkVisibility();
}

/**
 * Rests the focus: on a heading, or at the place of what is lost, where no key does anything.
 *
 * @param {Element | null} place
 */
function restAt(place) {
  const heading = RESTING.map((one) => document.querySelector(one)).find((one) => one?.checkVisibility());
  const next = /** @type {HTMLElement | null} */ (heading ?? focusable(place) ?? focusable(document.querySelector("main")));
  if (next) give(next);
}

/**
 * Returns what is at the place of an element that is gone: what follows it there, or else what is around it.
 *
 * @param {Element} lost
 * @param {MutationRecord[]} changes
 */
function placeOf(lost, changes) {
  /** @type {Node} */
  let gone = lost;
  for (const _ of changes) {
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
    if (!change) return null;
    if (change.target.isConnected) {
      let next = change.nextSibling;
      while (next && !(next instanceof HTMLElement && next.checkVisibility())) next = next.nextSibling;
      return /** @type {Element} */ (next ?? change.target);
    }
    gone = change.target;
  }
  return null;
}

/**
 * Finds what takes a focus that is lost on a page beside the table: the button about the last change in the same section, or
 * the place itself, so that Tab goes on from there and Enter does nothing.
 *
 * @param {Element | null} place
 */
function beside(place) {
  if (!place?.isConnected || !place.closest(BESIDE)) return null;
  // The page of a party is one section.
  const button = (place.closest("section") ?? place.closest("main.party"))?.querySelector(".said button");
  if (button?.checkVisibility()) return button;
  return place.matches(BESIDE) ? null : focusable(place);
}

/**
 * Makes a place take the focus, for as long as it has it. It is no button: there is nothing that a key would press.
 *
 * @param {Element | null} place
 */
function focusable(place) {
  const calm = place?.closest("button, a, summary, label")?.parentElement ?? place;
  if (!calm?.isConnected || !calm.checkVisibility()) return null;
  if (!calm.hasAttribute("tabindex")) {
    calm.setAttribute("tabindex", "-1");
    calm.addEventListener("blur", () => calm.removeAttribute("tabindex"), { once: true });
  }
  return calm;
}

function keep() {
  if (isLost()) focusNext();
}

/** @param {Element | null} [place] */
function focusNext(rests = false, id = "", place = null) {
  const again = id ? [`main.home [id="${id}"]`] : [];
  const places = rests ? [...RESTING, ...NEXT] : [...again, ...NEXT];
  const shown = (/** @type {string[]} */ all) => all.map((one) => document.querySelector(one)).find((one) => one?.checkVisibility());
  const next = /** @type {HTMLElement | null | undefined} */ (shown(places) ?? (rests ? null : (beside(place) ?? shown([BESIDE_HEADING]))));
  waits = !next;
  if (next) give(next);
}

/** @param {HTMLElement} next */
function give(next) {
  // A component that requests the focus may take it from here, but not from a field that the user has moved to.
  next.toggleAttribute(REFOCUSED, true);
  next.addEventListener("blur", () => next.removeAttribute(REFOCUSED), { once: true });
  next.focus({ preventScroll: true });
}
