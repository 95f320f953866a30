// The main button and its key: one command for each press, and a label that names the next command.
import { expect, test } from "@playwright/test";
import { atAPace } from "../drivers/pace.js";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

test("holding a key decides once", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Ogre +0", [["Aria", 18], ["Borin", 14], ["Ogre", 9]]);
  await page.locator("#go").focus();
  for (const [key, next] of [["n", "Borin"], [" ", "Ogre"], ["Enter", "Aria"]]) {
    await atAPace(page, page.locator("#go"));
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

test("with 1 to 40 newcomers the command that rolls for all is in view", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  let shown = 0;
  for (const count of [1, 2, 8, 9, 12, 40]) {
    await page.keyboard.press("a");
    await page.locator("#quick-line").fill(`${count - shown} goblin +2 hp 7`);
    await page.locator("#quick-line").press("Enter");
    shown = count;
    await expect(page.locator(".newcomers .call")).toHaveCount(count);
    for (const [width, height] of [[1440, 900], [1280, 720], [768, 1024], [360, 740], [320, 480]]) {
      await page.setViewportSize({ width, height });
      const command = count > 1 ? table.button(table.words.rollAll) : page.locator(".newcomers .rolls-dice");
      await expect(command, `${count} at ${width}`).toBeInViewport({ ratio: 1 });
      // Nothing covers it, and pressing it is possible without scrolling.
      await command.click({ trial: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".newcomers")).toHaveCount(0);
  await expect(page.locator(".row")).toHaveCount(42);
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
