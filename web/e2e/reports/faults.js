// What was broken on purpose, how often, and what was lost by it. The run ends with the table of all faults (fault-table.js).
import { expect, test } from "@playwright/test";

/** Tells what came of a fault, where the test itself asserts how much may be lost. */
export function tell(fault, tries, lost) {
  test.info().annotations.push({ type: "fault", description: JSON.stringify({ fault, tries, lost }) });
}

/** Tells what came of a fault, and fails where anything was lost. */
export function note(fault, tries, lost) {
  tell(fault, tries, lost);
  expect(lost, fault).toBeLessThanOrEqual(0);
}

/** How many of these combatants are not there. */
export async function missing(page, names) {
  await expect(page.locator(".member .name").first()).toBeVisible();
  const found = await page.locator(".member .name").allTextContents();
  return names.filter((name) => !found.includes(name)).length;
}
