// The saves for half in the damage bar: Enter in each of their fields deals the damage.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

test("Enter in a save deals the damage, once the DC is there", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Ogre +0 hp 30", [["Lidda", 20], ["Ogre", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("9 ogre");
  const deal = page.locator(".deal");
  const mark = page.locator(".aimed:not(:empty)");
  await expect(mark).toHaveText("−9");
  await page.locator("#half-save").click();
  await expect(deal).toHaveText("Deal 9 to Ogre; half on a save");
  await expect(mark).toHaveText("−9 / −4");
  const difficulty = page.locator("#save-for-half");
  await page.locator("#save-of-2").fill("15");
  await page.keyboard.press("Enter");
  await expect(difficulty).toBeFocused();
  await table.expectHitPoints("Ogre", "30 / 30");
  await page.keyboard.type("15");
  await expect(deal).toHaveText("Deal 4 to Ogre");
  await expect(mark).toHaveText("½ −4");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Ogre", "26 / 30");
  table.expectNoConsoleOutput();
});
