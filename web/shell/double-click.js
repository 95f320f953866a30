// The second click of a double click. It counts only on the button of the first one, with the same words: the first
// click may have brought another command to its place.

/** The time in which a second click belongs to the first, in milliseconds. */
const DOUBLE = 300;
/** The distance in which it does, in pixels. */
const NEAR = 24;

/** @type {{ button: Element | null, words: string | null | undefined, at: number, x: number, y: number } | undefined} */
let first;

addEventListener("click", (event) => {
  const { detail, timeStamp: at, clientX: x, clientY: y } = event;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("button, summary, a, label, .row") ?? null;
  const words = button?.textContent;
  // A key press has no detail. A second tap has the detail of a first one where the browser counts taps by element.
  const second = first && detail > 0 && (detail > 1 || isTouch(event)) && at - first.at < DOUBLE
    && Math.abs(x - first.x) < NEAR && Math.abs(y - first.y) < NEAR;
  if (second && first && (button !== first.button || words !== first.words)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  first = detail > 0 ? { button, words, at, x, y } : undefined;
}, true);

/** @param {MouseEvent} event */
function isTouch(event) {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
