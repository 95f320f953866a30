// What was broken on purpose, how often, and what was lost by it: `cargo xtask test` shows these lines.
import { expect } from "@playwright/test";

/** Notes what came of a fault, and fails where more was lost than may be. */
export function note(fault, tries, lost, may = 0) {
  console.log(`fault | ${fault.padEnd(62)} | ${String(tries).padStart(5)} | ${String(lost).padStart(4)}`);
  expect(lost, fault).toBeLessThanOrEqual(may);
}

/** How many of these combatants are not there. */
export async function missing(page, names) {
  await expect(page.locator(".member .name").first()).toBeVisible();
  const found = await page.locator(".member .name").allInnerTexts();
  return names.filter((name) => !found.includes(name)).length;
}
