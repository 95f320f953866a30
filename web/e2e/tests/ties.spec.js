// Ties: the rule that broke them, and the ways to break them: by name, by a drag or with real dice.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table } from "../pages/table.js";

test("a tie at the same count says which modifier decided", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3");
  await table.add("Ogre -1");
  await table.start();
  await table.total("Lidda", 10);
  await table.total("Ogre", 10);
  await page.getByRole("button", { name: "10: why Ogre acts here" }).click();
  await expect(page.locator(".why")).toContainText("D35-4");
  table.expectNoConsoleOutput();
});

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  test.describe(`by ${by}`, () => {
    test.use(use);

    test("three are tied, and named one after the other", async ({ page }) => {
      const table = await DrivenTable.playing(page, "en", driver, "D&D 5e (2014)", "Lidda +1 pc; Tordek +1 pc; Orc +1; Wolf +1", { Lidda: 12, Tordek: 12, Orc: 12, Wolf: 3 });
      const tie = page.locator(".tie");
      await expect(tie).toContainText("Tie between Lidda, Tordek, and Orc: the GM to decide.");
      await table.expectUsable();
      const orc = tie.getByRole("button", { name: "Orc" });
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "1. Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "true");
      await expect(table.status).toContainText("1. Orc");
      await table.expectUsable();
      // A mistake is undone.
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "false");
      await table.press(orc);
      await table.press(tie.getByRole("button", { name: "Tordek" }));
      await expect(tie).toHaveCount(0);
      await table.expectOrder(["Orc", "Tordek", "Lidda", "Wolf"]);
      await table.expectTurn("Orc");
      await table.expectUsable();
      table.expectNoConsoleOutput();
    });
  });
}

test("two tied rows are put in order by a drag", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("players and GM break ties").check();
  await table.add("Lidda +3 pc; Orc +3");
  await table.start();
  await table.total("Lidda", 15);
  await table.total("Orc", 15);
  await expect(page.locator(".tie")).toBeVisible();
  await expect(page.locator(".row.movable")).toHaveCount(2);
  await table.expectOrder(["Lidda", "Orc"]);
  // A sliding row is not at its final place yet.
  await table.waitForAnimations();
  const from = await table.row("Orc").boundingBox();
  const to = await table.row("Lidda").boundingBox();
  await page.mouse.move(from.x + 150, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 150, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(to.x + 150, to.y + 6, { steps: 4 });
  await expect(table.row("Lidda")).toHaveAttribute("data-drop", "before");
  await page.mouse.up();
  await expect(page.locator(".tie")).toHaveCount(0);
  await table.expectTurn("Orc");
  await table.expectOrder(["Orc", "Lidda"]);
  // It breaks the tie and is no override.
  await expect(page.locator(".log li").filter({ hasText: "override" })).toHaveCount(0);
  await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("with real dice a tie is broken by name, and keeps the focus", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +2 pc; Orc +2", []);
  await table.toggleMenu();
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  await table.total("Aria", 15);
  await table.total("Orc", 15);
  // A second Enter after the last total breaks no tie.
  await expect(page.locator("#tie-heading")).toBeFocused();
  await expect(page.locator("#go")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.locator(".refusal")).toHaveCount(0);
  await page.keyboard.press("2");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("the digits break a tie wherever the focus is, also after a reload", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +2 pc; Orc +2", [["Aria", 15], ["Orc", 15]]);
  await expect(page.locator("#tie-heading")).toBeVisible();
  await page.reload();
  await expect(page.locator("#tie-heading")).toBeVisible();
  await table.waitForShortcuts();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("2");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});
