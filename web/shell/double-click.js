// The second press of a double one. It counts only on the button of the first one, with the same words: the first press
// may have brought another command to its place. On the main button it never counts, whose every press ends a turn: not
// as a double click, not as a double tap, and not as two quick presses of Enter. Elsewhere each tap is the first one.
// The letter of a command is pressed on purpose, and its click comes from a script.

/** The time in which a second press belongs to the first, in milliseconds. */
const DOUBLE = 300;

/** The distance between the taps of a double tap, at most, in pixels. */
const NEAR = 40;

/** The buttons that lead on: the main button, the one beside it, and the roll that a question waits for. */
const MAIN = "#go, #beside-go, .prompts .rolls-dice";

/**
 * A press of a button, with the words that the button had.
 *
 * @typedef {{ by: "mouse" | "touch" | "key" | "field", button: Element | null, words: string | null | undefined, at: number,
 *   x: number, y: number, leadsOn: boolean }} Press
 */

/** @type {Press | undefined} */
let first;

/** @type {(event: MouseEvent) => Press} */
function pressOf(event) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("button, summary, a, label, .row") ?? null;
  const taps = event instanceof PointerEvent && event.pointerType === "touch";
  // Enter in a field presses the button of its form. It follows what was typed, so it is never a slip.
  const keys = button === document.activeElement ? "key" : "field";
  const by = event.detail === 0 ? keys : taps ? "touch" : "mouse";
  const { timeStamp: at, clientX: x, clientY: y } = event;
  return { by, button, words: button?.textContent, at, x, y, leadsOn: button?.matches(MAIN) ?? false };
}

/**
 * Returns whether a press that comes soon after another is its second one. `clicks` is the number of clicks that the
 * browser counts in one place.
 *
 * @type {(one: Press, other: Press, clicks: number) => boolean}
 */
function isSecond(one, other, clicks) {
  if (other.by === "field") return false;
  if (other.by === "key") return one.leadsOn && other.leadsOn && (one.by === "key" || one.by === "field");
  if (other.by === "touch") return one.leadsOn && Math.hypot(other.x - one.x, other.y - one.y) < NEAR;
  return clicks > 1 && (one.leadsOn || one.button !== other.button || one.words !== other.words);
}

addEventListener("click", (event) => {
  const press = event.isTrusted ? pressOf(event) : undefined;
  if (first && press && press.at - first.at < DOUBLE && isSecond(first, press, event.detail)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A third one is surplus too.
    first.at = press.at;
    return;
  }
  first = press;
}, true);
