// The second click of a double click. It counts only on the button of the first one, with the same words: the first
// click may have brought another command to its place. A key press is no click here, and each tap is the first one.

/** The time in which a second click belongs to the first, in milliseconds. */
const DOUBLE = 300;

/** @type {{ button: Element | null, words: string | null | undefined, at: number } | undefined} */
let first;

addEventListener("click", (event) => {
  const { detail, timeStamp: at } = event;
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest("button, summary, a, label, .row") ?? null;
  const words = button?.textContent;
  const taps = event instanceof PointerEvent && event.pointerType === "touch";
  if (first && detail > 1 && !taps && at - first.at < DOUBLE && (button !== first.button || words !== first.words)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  first = detail > 0 ? { button, words, at } : undefined;
}, true);
