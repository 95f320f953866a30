// Notes each fault that a test causes on purpose: how often, and what was lost by it. The run ends with the table of
// all faults (fault-table.js).
import { expect, test } from "@playwright/test";

/** Notes what was lost by a fault, where the test itself asserts how much may be lost. */
export function noteFault(fault, tries, lost) {
  test.info().annotations.push({ type: "fault", description: JSON.stringify({ fault, tries, lost }) });
}

/** Notes what was lost by a fault, and fails where anything was lost. */
export function expectNothingLost(fault, tries, lost) {
  noteFault(fault, tries, lost);
  expect(lost, fault).toBeLessThanOrEqual(0);
}

/** The number of these combatants that are not in the setup. */
export async function countMissing(page, names) {
  await expect(page.locator(".member .name").first()).toBeVisible();
  const found = await page.locator(".member .name").allTextContents();
  return names.filter((name) => !found.includes(name)).length;
}
