// The main button and its key: one command for each press, and a label that names the next command.
import { expect, test } from "@playwright/test";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

test("holding a key decides once", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Ogre +0", [["Aria", 18], ["Borin", 14], ["Ogre", 9]]);
  await page.locator("#go").focus();
  for (const [key, next] of [["n", "Borin"], [" ", "Ogre"], ["Enter", "Aria"]]) {
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await table.expectTurn(next);
  }
  await table.expectRound("Round 2");
  table.expectNoConsoleOutput();
});

test("holding a key skips no one's response", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 5, Cy: 15 });
  await page.keyboard.press("n");
  await tow.expectPrompt("Bo has priority");
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("n");
  await page.keyboard.up("n");
  // Exactly one phase has ended.
  await expect(page.locator(".phases .now")).toHaveText("Ada’s main phase");
  await tow.expectPrompt("Bo has priority");
  tow.expectNoConsoleOutput();
});

test("the main button says that initiative comes next, and it is announced", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.getByText("House rules").click();
  await page.getByLabel("initiative is rolled each round").click();
  await table.add("Aria +3 pc; Ogre +0");
  await table.start();
  await table.total("Aria", 18);
  await table.total("Ogre", 9);
  await page.keyboard.press("n");
  await expect(page.locator("#go")).toContainText("End Ogre’s turn → Initiative");
  await expect(page.locator(".next")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.locator(".call")).toHaveCount(2);
  table.expectNoConsoleOutput();
});

test("the end of the surprise round shows who rolls", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Aria +3 pc; Ogre +0");
  await page.getByRole("button", { name: table.words.sideAware }).click();
  await table.start();
  await table.total("Aria", 18);
  await page.keyboard.press("n");
  await expect(page.getByRole("status")).toHaveText("Initiative: Ogre.");
  table.expectNoConsoleOutput();
});

test("N rolls an owed check", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Mage +3 hp 20 pc; Orc +0", [["Mage", 18], ["Orc", 9]]);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Sleep");
  await page.getByLabel("Spell level").fill("1");
  await page.getByLabel("Spell level").press("Enter");
  await expect(page.locator("#go")).toContainText("Resolve: Mage · ");
  await table.damage("Mage", 5);
  const asked = page.getByRole("group", { name: "Mage: Concentration, DC 16" });
  await expect(asked).toBeVisible();
  await expect(page.locator("#go")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(asked).toHaveCount(0);
  await expect(page.locator(".log .line").filter({ hasText: "Concentration" }).first()).toBeVisible();
  table.expectNoConsoleOutput();
});

test("a save to keep concentrating comes before the turn continues", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 40 pc; Orc +0", [["Aria", 18], ["Orc", 9]]);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Bless");
  await page.getByLabel("Spell", { exact: true }).press("Enter");
  await table.damage("Aria", 12);
  await expect(page.locator(".prompts")).toContainText("Bless");
  await page.keyboard.press("n");
  await table.expectTurn("Aria");
  // N has rolled the save, which decides.
  await expect(page.locator(".prompts")).toHaveCount(0);
  await page.keyboard.press("n");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test.describe("on a narrow screen", () => {
  test.use(PHONE);

  test("the main button is large enough for a thumb on every screen", async ({ page }) => {
    const big = page.locator("#go");
    const expectLarge = async () => expect.soft((await big.boundingBox()).height).toBeGreaterThanOrEqual(44);
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    await expectLarge();
    await table.add("Lidda +3 hp 16 pc; Orc +0 hp 9");
    await big.tap();
    await expect(big).toContainText(table.words.rollAll);
    await expectLarge();
    await table.totals({ Lidda: 18, Orc: 9 });
    await expectLarge();
    await table.endCombat();
    await expectLarge();
  });
});
