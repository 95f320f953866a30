// Records each fault that a test causes on purpose: the number of tries, and the losses. The run ends with
// the table of all faults (fault-table.js).
import { expect, test } from "@playwright/test";

/** Records the losses of a fault. The test itself asserts their limit. */
export function noteFault(fault, tries, lost) {
  test.info().annotations.push({ type: "fault", description: JSON.stringify({ fault, tries, lost }) });
}

/** Records the losses of a fault, and fails if there are any. */
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
