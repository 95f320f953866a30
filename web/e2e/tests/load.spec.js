// Loads far beyond a table: the app keeps every command and shows every combatant. The tests assert counts and print times.
import { expect, test } from "@playwright/test";
import { readEntries, waitForSecondCopy } from "../fixtures/storage.js";
import { Table } from "../pages/table.js";

const COMBATANTS = 2000;

/** Prints the time of a step. */
async function timed(name, step) {
  const began = Date.now();
  const result = await step();
  console.log(`${name}: ${Date.now() - began} ms`);
  return result;
}

test("a fight of 2,000 plays, undoes, saves and opens", async ({ page }) => {
  test.setTimeout(240_000);
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 3.5");
  await timed("adding 2,000", async () => {
    for (let left = COMBATANTS; left > 0; left -= 50) {
      await page.locator("#quick-line").fill("50 goblin +2 hp 70 ac 15");
      await page.locator("#quick-line").press("Enter");
    }
    await expect(page.locator(".member")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  // By ids: a search by role reads the names of ten thousand buttons.
  await page.locator(".go").click();
  await expect(page.locator(".call")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  await timed("rolling for 2,000", async () => {
    await page.locator("#go").click();
    await expect(page.locator(".row")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  const acting = page.locator('.row[aria-current="true"] .name');
  const amount = page.locator("#amount");
  await expect(amount).toBeVisible();
  const [first, second, third] = await table.order();
  await expect(acting).toHaveText(first);
  await timed("two turns", async () => {
    await page.keyboard.press("n");
    await expect(acting).toHaveText(second);
    await page.keyboard.press("n");
    await expect(acting).toHaveText(third);
  });
  const points = page.locator('.row[aria-current="true"] .hp > span').first();
  await timed("a wound and its undoing", async () => {
    await amount.fill("7");
    await amount.press("Enter");
    await expect(points).toHaveText("63 / 70");
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.keyboard.press("z");
    await expect(points).toHaveText("70 / 70");
    await page.keyboard.press("z");
    await expect(acting).toHaveText(second);
  });
  // A line of many targets is one command.
  await page.keyboard.press("/");
  await page.keyboard.type("7 to goblins");
  await page.keyboard.press("Enter");
  const wounded = page.locator(".row .hp > span:first-child").filter({ hasText: "63 / 70" });
  await expect(wounded).toHaveCount(COMBATANTS, { timeout: 30_000 });
  await waitForSecondCopy(page);
  const characters = (await readEntries(page)).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  console.log(`localStorage: ${characters} characters`);
  await timed("reload", async () => {
    await page.reload();
    await expect(page.locator(".row")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  await expect(wounded).toHaveCount(COMBATANTS);
  await expect(acting).toHaveText(second);
  expect(await table.order()).toHaveLength(COMBATANTS);
  table.expectNoConsoleOutput();
});
