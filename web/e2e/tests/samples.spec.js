// The sources' own examples, from their samples. whole-combats-dnd.spec.js plays them to their ends.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

test.describe("the kobold in the corridor (3.0)", () => {
  test.use({ locale: "es-ES" });

  test("acts before anyone rolls, after a preparation round", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.chooseSample("El kobold del pasillo D&D 3.0");
    await expect(page.locator(".forecast")).toContainText("Kobold actúa");
    await page.locator("#prepare").click();
    await expect(page.locator(".prepared")).toHaveText("Asaltos de preparación: 1");
    await page.keyboard.press("n");
    await table.expectTurn("Kobold");
    await expect(table.condition("Tordek", /desprevenido|sorprendido/)).toBeVisible();
    await page.locator(".budget").getByRole("button", { name: "acción parcial" }).click();
    await page.keyboard.press("n");
    await table.total("Tordek", 11);
    await table.total("Mialee", 18);
    await table.total("Kobold", 7);
    await table.expectTurn("Mialee");
    await table.expectOrder(["Mialee", "Tordek", "Kobold"]);
    await expect(table.condition("Tordek", /desprevenido|sorprendido/)).toBeVisible();
    await expect(table.condition("Kobold", /desprevenido|sorprendido/)).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test.describe("the archer at the door (3.5)", () => {
  test.use({ locale: "en-GB" });

  test("her readied shot comes just before the gnoll, by keyboard", async ({ page }) => {
    const table = await Table.opened(page, "en");
    await page.locator("#sample-door").press("Enter");
    await expect(page.locator(".member")).toHaveCount(4);
    await page.keyboard.press("n");
    await table.total("Mialee", 18);
    await table.total("Tordek", 5);
    await table.total("Orc", 15);
    await table.total("Gnoll", 10);
    await table.expectTurn("Mialee");
    await expect(page.locator(".top-of-round")).toHaveText("Round 2");

    await page.keyboard.press("e");
    await expect(page.locator("#ready-what")).toBeFocused();
    await page.keyboard.type("shoot");
    await page.keyboard.press("Tab");
    await page.keyboard.type("somebody comes through the door");
    await page.keyboard.press("Enter");
    await expect(table.row("Mialee")).toContainText("ready");
    await expect(page.locator(".log")).toContainText("somebody comes through the door");
    await table.waitForShortcuts();
    await page.keyboard.press("n");
    await table.expectTurn("Orc");

    // The orc delays, and acts after the gnoll.
    await page.keyboard.press("w");
    await table.expectTurn("Gnoll");
    await expect(table.comesIn).toHaveText([
      "Trigger Mialee’s readied action · shoot (somebody comes through the door)",
      "with a 5-foot step",
      "Orc acts before this turn",
      "Orc acts after this turn",
    ]);
    await table.comesIn.getByText("Mialee").press("Enter");
    await expect(page.locator(".card")).toHaveCount(2);
    await page.keyboard.press("n");
    await table.expectTurn("Gnoll");
    await table.comesIn.getByText("Orc acts after").press("Enter");
    await table.expectTurn("Orc");
    await table.expectOrder(["Mialee", "Gnoll", "Orc", "Tordek"]);
    table.expectNoConsoleOutput();
  });
});

test.describe("the bandit camp (5e)", () => {
  test.use({ locale: "es-ES" });

  test("the surprised lose their first turn, and join in with typed totals", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.chooseSample("El campamento de bandidos D&D 5e (2014)");
    await page.keyboard.press("n");
    for (const [name, total] of [["Lidda", 8], ["Regdar", 10], ["Capitán", 21], ["Bandido", 3]]) {
      await table.total(name, total);
    }
    await table.expectTurn("Capitán");
    await expect(table.condition("Capitán", /sorprendido/)).toBeVisible();
    await page.keyboard.press("1");
    await expect(page.locator(".refusal .cite")).toHaveAttribute("title", "D5E-13");
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await table.expectTurn("Regdar");
    await expect(table.condition("Capitán", /sorprendido/)).toHaveCount(0);

    // A combatant joins late, with a typed total, on a third side.
    await page.keyboard.press("a");
    await expect(page.locator("#quick-line")).toBeFocused();
    await page.keyboard.type("Oso +1 otro");
    await page.keyboard.press("Enter");
    await table.total("Oso", 9);
    await expect(table.row("Oso")).toHaveAttribute("data-side", "2");
    await table.expectOrder(["Capitán", "Regdar", "Oso", "Lidda", "Bandido"]);
    table.expectNoConsoleOutput();
  });
});
