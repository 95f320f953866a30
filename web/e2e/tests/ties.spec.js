// Ties: what broke them, and how people break them by name, by a drag and with real dice.
import { expect, test } from "@playwright/test";
import { hands } from "../drivers/input-methods.js";
import { Played } from "../pages/driven-table.js";
import { Table } from "../pages/table.js";

/** A 5e combat with typed totals. */
async function fight(page, hand, line, totals) {
  const table = new Played(page, "en", hand);
  await table.open();
  await table.choose(page.locator("select.ruleset"), "D&D 5e (2014)");
  await table.add(line);
  await table.press(page.locator("#go"));
  await table.totals(totals);
  return table;
}

test("a tie at the same count says which modifier decided", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3");
  await table.add("Ogre -1");
  await table.start();
  await table.total("Lidda", 10);
  await table.total("Ogre", 10);
  await page.getByRole("button", { name: "10: why Ogre acts here" }).click();
  await expect(page.locator(".why")).toContainText("D35-4");
  table.expectSilence();
});

for (const [by, { hand, use }] of Object.entries(hands)) {
  test.describe(`by ${by}`, () => {
    test.use(use);

    test("three are tied, and named one after the other", async ({ page }) => {
      const table = await fight(page, hand, "Lidda +1 pc; Tordek +1 pc; Orc +1; Wolf +1", { Lidda: 12, Tordek: 12, Orc: 12, Wolf: 3 });
      const tie = page.locator(".tie");
      await expect(tie).toContainText("Tie between Lidda, Tordek, and Orc: the GM to decide.");
      await table.expectWell();
      const orc = tie.getByRole("button", { name: "Orc" });
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "1. Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "true");
      await expect(table.status).toContainText("1. Orc");
      await table.expectWell();
      // A mistake is undone.
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "false");
      await table.press(orc);
      await table.press(tie.getByRole("button", { name: "Tordek" }));
      await expect(tie).toHaveCount(0);
      expect(await table.order()).toEqual(["Orc", "Tordek", "Lidda", "Wolf"]);
      await table.expectTurn("Orc");
      await table.expectWell();
      table.expectSilence();
    });
  });
}

test("two tied rows are put in order by a drag", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("players and GM break ties").check();
  await table.add("Lidda +3 pc; Orc +3");
  await table.start();
  await table.total("Lidda", 15);
  await table.total("Orc", 15);
  await expect(page.locator(".tie")).toBeVisible();
  await expect(page.locator(".row.movable")).toHaveCount(2);
  expect(await table.order()).toEqual(["Lidda", "Orc"]);
  // A row that still slides is not where it will be.
  await table.expectStill();
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
  expect(await table.order()).toEqual(["Orc", "Lidda"]);
  // It breaks the tie and is no override.
  await expect(page.locator(".log li").filter({ hasText: "override" })).toHaveCount(0);
  await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
  table.expectSilence();
});

test("with real dice a tie is broken by name, and keeps the focus", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Aria +2 pc; Orc +2", []);
  await page.locator(".menu summary").click();
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  await table.total("Aria", 15);
  await table.total("Orc", 15);
  await expect(page.locator(".tie").getByRole("button", { name: "Aria" })).toBeFocused();
  await expect(page.locator("#go")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.locator(".refusal")).toHaveCount(0);
  await page.keyboard.press("2");
  await table.expectTurn("Orc");
  table.expectSilence();
});
