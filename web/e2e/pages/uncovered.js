// Checks that the user sees an element: it is in view, and nothing covers it.
import { expect } from "@playwright/test";

/** Waits until the middle of an element is seen from its top to its bottom. */
export const expectUncovered = (element) =>
  expect.poll(() => element.evaluate(isUncovered), `${element} is covered, or out of view`).toBe(true);

/** Returns whether an element is seen from its top to its bottom, in the page. */
function isUncovered(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const heights = [top + 2, (top + bottom) / 2, bottom - 2];
  return heights.every((height) => element.contains(document.elementFromPoint((left + right) / 2, height)));
}
