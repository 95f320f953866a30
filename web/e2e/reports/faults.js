// Records each fault that a test causes on purpose: its kind, the number of tries, and the losses. The run
// ends with the table of all kinds (fault-table.js).
import { expect, test } from "@playwright/test";
import { KINDS } from "./fault-kinds.js";

/** @typedef {keyof typeof KINDS} Kind */

/**
 * Records the tries of a kind of fault and what they lost: commands or combatants. The test itself asserts their limit.
 * @param {Kind} kind
 */
export function noteFault(kind, tries, lost) {
  if (!(kind in KINDS)) throw new Error(`${kind} is no kind of reports/fault-kinds.js`);
  test.info().annotations.push({ type: "fault", description: JSON.stringify({ kind, tries, lost }) });
}

/**
 * Records the losses of a fault, and fails if there are any.
 * @param {Kind} kind
 */
export function expectNothingLost(kind, tries, lost) {
  noteFault(kind, tries, lost);
  expect(lost, KINDS[kind].tried).toBeLessThanOrEqual(0);
}

/** The number of these combatants that are not in the setup. */
export async function countMissing(page, names) {
  await expect(page.locator(".member .name").first()).toBeVisible();
  const found = await page.locator(".member .name").allTextContents();
  return names.filter((name) => !found.includes(name)).length;
}
