// Key repeat, keys that fold, and the main button when a decision comes first.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/tow-table.js";
import { Table } from "../pages/table.js";

test("holding a key decides once", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Ogre +0", [["Aria", 18], ["Borin", 14], ["Ogre", 9]]);
  await page.locator("#go").focus();
  for (const [key, next] of [["n", "Borin"], [" ", "Ogre"], ["Enter", "Aria"]]) {
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await table.expectTurn(next);
  }
  await table.expectRound("Round 2");
  table.expectSilence();
});

test("holding a key skips no one's response", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 5, Cy: 15 });
  await page.keyboard.press("n");
  await cycle.expectPrompt("Bo has priority");
  for (let times = 0; times < 4; times += 1) await page.keyboard.down("n");
  await page.keyboard.up("n");
  // One phase has ended, and not one more.
  await expect(page.locator(".phases .now")).toHaveText("Ada’s main phase");
  await cycle.expectPrompt("Bo has priority");
  cycle.expectSilence();
});

test("Escape folds the menu and the focused section, and so does a press outside", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc hp 9; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const menu = page.locator("details.menu");
  await page.keyboard.press(",");
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await page.keyboard.press(",");
  await table.row("Ogre").getByRole("button", { name: "Ogre", exact: true }).click();
  await expect(menu).not.toHaveAttribute("open");
  await page.keyboard.press("c");
  const conditions = page.locator(".drawer.conditions");
  await expect(conditions).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(conditions).toBeHidden();
  await expect(page.locator("#conditions")).toBeFocused();
  table.expectSilence();
});

test("with single-key shortcuts off, none is shown", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc hp 9; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const key = page.locator("#go kbd");
  await expect(key).toBeVisible();
  await page.keyboard.press("?");
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(key).toBeHidden();
  table.expectSilence();
});

test("the main button says that initiative comes next, and it is announced", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
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
  table.expectSilence();
});

test("the end of the surprise round shows who rolls", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Aria +3 pc; Ogre +0");
  await page.getByRole("button", { name: table.words.sideAware }).click();
  await table.start();
  await table.total("Aria", 18);
  await page.keyboard.press("n");
  await expect(page.getByRole("status")).toHaveText("Initiative: Ogre.");
  table.expectSilence();
});

test("N rolls an owed check", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Mage +3 hp 20 pc; Orc +0", [["Mage", 18], ["Orc", 9]]);
  await table.tool("cast");
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
  table.expectSilence();
});

test("a save to keep concentrating comes before the turn continues", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Aria +3 hp 40 pc; Orc +0", [["Aria", 18], ["Orc", 9]]);
  await table.tool("cast");
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
  table.expectSilence();
});
