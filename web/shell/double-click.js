// The second press of a double one. It counts only on the button of the first one, with the same words: the first press
// may have brought another command to its place. On a button that leads on it never counts, whose every press ends a turn
// or asks the next combatant: not as a double click, not as a double tap, and not as two quick presses of Enter. After a tap
// nothing counts that has come to its place. After Enter in a field or on a button, a second Enter presses no button that
// leads on and selects no row, to which the focus has moved. A button that opens something opens it once: its second click or
// tap does not close it again. The focus stays where the first press has put it.
// The letter of a command presses the button of that command by a script. Its quick repeat counts no second time where that of
// the button does not: it neither closes what the first one has opened, nor is it typed there. The key of the main button is
// pressed on purpose, as often as anybody likes.
import { TEXT_FIELD } from "./screen-parts.js";

/** The time in which a second press belongs to the first, in milliseconds. The page may be slow to show another button. */
const DOUBLE = 500;

/** The distance between the taps of a double tap, at most, in pixels. */
const NEAR = 40;

/**
 * The buttons that lead on: the main button, the one beside it, the roll that a question waits for, and those whose command is
 * another one after each press.
 */
const MAIN = "#go, #beside-go, .prompts .rolls-dice, [data-once]";

/** The buttons that lead on and have a key of their own. The key of the main button presses that of a roll. */
const KEYED = "[data-once]:not(.rolls-dice, .takes-total)";

/** The buttons that open something, and close it again. */
const OPENER = "[aria-expanded], summary";

/** The elements that take letters: fields and lists. */
const TYPED = `${TEXT_FIELD}, select`;

/** The fields whose Enter answers a question that the Enter before may have put. */
const ASKED = "[type='checkbox'], [data-answers]";

/** The field of an amount. Dice begin with a letter, so a repeat is shorter there. */
const AMOUNT = "#amount";
const REPEAT_OF_DICE = 250;

const BUTTON = "button, summary, a, label, .row";

/**
 * A press of a button, with the words that the button had.
 *
 * @typedef {{ by: "mouse" | "touch" | "key" | "field" | "letter", button: Element | null, words: string | null | undefined,
 *   at: number, x: number, y: number, leadsOn: boolean, opens: boolean, key?: string }} Press
 */

/** @type {Press | undefined} */
let first;

/**
 * The key that is down, if it may be the letter of a command.
 *
 * @type {{ key: string, at: number } | undefined}
 */
let letter;

/**
 * The last letter that was pressed outside a field. It may have moved the focus into one.
 *
 * @type {{ key: string, at: number } | undefined}
 */
let opened;

/** Whether the pointer that is down is a finger. */
let taps = false;

/** @type {(event: MouseEvent) => Press} */
function pressOf(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest(BUTTON) ?? null;
  // Enter in a field presses the button of its form. It follows what was typed, so it is never a slip.
  const keys = button === document.activeElement ? "key" : "field";
  const by = event.detail === 0 ? keys : taps ? "touch" : "mouse";
  const { timeStamp: at, clientX: x, clientY: y } = event;
  const [leadsOn, opens] = [MAIN, OPENER].map((kind) => button?.matches(kind) ?? false);
  return { by, button, words: button?.textContent, at, x, y, leadsOn, opens };
}

/**
 * Returns the press of a button by the letter of its command, whose click comes from a script.
 *
 * @type {(event: MouseEvent) => Press | undefined}
 */
function letterPressOf(event) {
  const button = event.target instanceof Element ? event.target.closest(`${KEYED}, ${OPENER}`) : null;
  return letter && button ? { ...pressOf(event), ...letter, by: "letter" } : undefined;
}

/**
 * Returns whether the page has put another button under the finger since the first tap. A list may have drawn the same one anew,
 * and a row that has become a target stays what it is.
 *
 * @type {(one: Press, other: Press) => boolean}
 */
function isReplaced(one, other) {
  const isSame = one.button === other.button || (one.button?.tagName === other.button?.tagName && one.words === other.words);
  if (!one.button || isSame) return false;
  return document.elementFromPoint(one.x, one.y)?.closest(BUTTON) !== one.button;
}

/**
 * Returns whether a press that comes soon after another is its second one. `clicks` is the number of clicks that the
 * browser counts in one place.
 *
 * @type {(one: Press, other: Press, clicks: number) => boolean}
 */
function isSecond(one, other, clicks) {
  if (other.by === "field" || other.at - one.at >= DOUBLE) return false;
  if (other.by === "letter") return one.key === other.key;
  if (other.by === "key") {
    if (one.by !== "key" && one.by !== "field") return false;
    return other.leadsOn || (one.by === "field" && Boolean(other.button?.closest(".row")));
  }
  if (other.by === "touch") {
    const closes = one.opens && one.button === other.button;
    return Math.hypot(other.x - one.x, other.y - one.y) < NEAR && (one.leadsOn || closes || isReplaced(one, other));
  }
  return clicks > 1 && (one.leadsOn || one.opens || one.button !== other.button || one.words !== other.words);
}

/**
 * Returns whether a key is the repeat of the letter that has just moved the focus into a field, quickly pressed or held down.
 *
 * @type {(event: KeyboardEvent) => boolean}
 */
function isTypedAgain(event) {
  const { key, target, timeStamp: at, repeat } = event;
  const types = target instanceof Element && target.matches(TYPED);
  const isLetter = /^\p{L}$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  const most = types && target.matches(AMOUNT) ? REPEAT_OF_DICE : DOUBLE;
  if (types && opened?.key === key && (repeat || at - opened.at < most)) return true;
  if (types || !isLetter) opened = undefined;
  else if (!repeat) opened = { key, at };
  return false;
}

// The field of an amount takes its own Enter, which presses no button. Another key between two presses means the second one.
addEventListener("keydown", (event) => {
  if (event.isComposing || !event.isTrusted) return;
  if (isTypedAgain(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const isLetter = event.key !== "Enter" && event.key !== " ";
  letter = isLetter ? { key: event.key, at: event.timeStamp } : undefined;
  if (isLetter && first?.key !== event.key) first = undefined;
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  // A second Enter in the field of a roll rolls no second time.
  const rolled = first?.leadsOn && first.by === "field" && first.button === event.target.form?.querySelector("[data-once]");
  // None answers the question that the first one has put, unless the box has been ticked meanwhile.
  const isAsked = first?.by === "field" && first.button === null && event.target.matches(ASKED);
  if (first && (rolled || isAsked) && event.timeStamp - first.at < DOUBLE) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  first = { by: "field", button: null, words: undefined, at: event.timeStamp, x: 0, y: 0, leadsOn: false, opens: false };
}, true);

addEventListener("keyup", () => {
  letter = undefined;
}, true);

addEventListener("pointerdown", ({ pointerType }) => {
  taps = pointerType === "touch";
}, true);

// A press that is going to be surplus takes the focus from nothing.
addEventListener("mousedown", (event) => {
  if (first && event.isTrusted && isSecond(first, pressOf(event), event.detail)) event.preventDefault();
}, true);

addEventListener("click", (event) => {
  const press = event.isTrusted ? pressOf(event) : letterPressOf(event);
  if (first && press && isSecond(first, press, event.detail)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // The time is measured from the one that counted, so steady presses go on.
    return;
  }
  first = press;
}, true);
