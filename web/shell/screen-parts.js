// Finds the parts of the screen from child to child. A search of the page by class visits every row after
// each change, and so does a live collection of the browser.

/** A field for words. In the field of a number that is awaited, letters stay keys. */
export const TEXT_FIELD = "input:not([type='checkbox'], [type='radio'], [data-main-key]), textarea";

/** The panel and the bar of a combat, which are one sheet on a narrow screen. */
export const sheet = () => at(".screen", ".sheet");

/** The bar with the main button. */
export const bar = () => child(sheet(), ".bar-below") ?? at(".bar-below");

/** The column of the current turn. */
export const turn = () => child(sheet(), ".of-turn") ?? at(".screen", ".of-turn");

/** The cards of the stacks. */
export const cards = () => [turn(), at(".screen", ".of-stack")].flatMap((column) => all(column, ".card"));

/** The rows of the sweep. */
export const actors = () => all(at(".screen", ".of-order", ".sweep"), "li");

function at(...path) {
  return path.reduce(child, document.querySelector("main"));
}

/** Returns the first child that matches a selector. */
export function child(parent, selector) {
  let one = parent?.firstElementChild;
  while (one && !one.matches(selector)) one = one.nextElementSibling;
  return one;
}

function all(within, selector) {
  return [...(within?.querySelectorAll(selector) ?? [])];
}
