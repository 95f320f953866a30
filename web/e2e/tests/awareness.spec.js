// Awareness in setup: the matrix, Spot checks, and Stealth against passive Perception.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Table, words } from "../pages/table.js";

test.describe("in English, D&D 3.5", () => {
  test("the matrix sets one pair or a row, and a Spot check shows its arithmetic", async ({ page }) => {
    const table = await Table.opened(page, "en");
    await table.add("Lidda +3 pc; Tordek +1 pc; 2 goblin +1");
    await page.getByText("Individuals and checks").click();
    const of = (observer, target) => page.getByLabel(`${observer} is aware of ${target}`);
    await expect(page.locator(".matrix")).toHaveCount(2);
    await expect(of("Lidda", "Goblin 1")).toBeChecked();

    await of("Lidda", "Goblin 1").uncheck();
    await page.locator(".matrix").getByRole("button", { name: "Tordek" }).click();
    await expect(of("Tordek", "Goblin 1")).not.toBeChecked();
    await expect(of("Tordek", "Goblin 2")).not.toBeChecked();
    await expect(of("Goblin 1", "Tordek")).toBeChecked();
    await expect(page.locator(".forecast")).toContainText("Tordek is surprised.");

    // 12 + 6 − 3 reaches 15 (SRD 3.5: each 10 feet take 1 off the check).
    const field = (name) => page.locator(".calculator").getByLabel(name);
    await field("Observer").selectOption("Tordek");
    await field("Target").selectOption("Goblin 2");
    await field("Spot or Listen modifier").fill("6");
    await field("Distance, in feet").fill("35");
    await field("Hide or Move Silently result").fill("15");
    await expect(page.locator(".calculator")).toContainText("d20 +6 −3 (distance) vs. 15: notices on 12+.");
    await field("d20 roll").fill("12");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.locator(".calculator .told")).toHaveText("Tordek → Goblin 2: 12 +6 −3 = 15 vs. 15: notices.");
    await expect(of("Tordek", "Goblin 2")).toBeChecked();
    // The game master has the last word.
    await of("Tordek", "Goblin 2").uncheck();
    await expect(of("Tordek", "Goblin 2")).not.toBeChecked();
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.locator(".calculator .told")).not.toHaveText("");
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await table.expectNoOverflow();
    table.expectNoConsoleOutput();
  });
});

test.describe("in Spanish, D&D 5e (2014)", () => {
  test.use({ locale: words.es.locale });

  test("Stealth against passive Perception suggests who is surprised", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.chooseRuleset("D&D 5e (2014)");
    await table.add("Lidda +3 st +7 pj; Regdar +0 pj; Guardia pp 12; Centinela pp 19");
    await page.getByText("Uno por uno y con pruebas").click();
    for (const [name, total] of [["Lidda", 18], ["Regdar", 14]]) {
      await page.getByLabel(`Total de Sigilo: ${name}`).fill(String(total));
      await page.getByLabel(`Total de Sigilo: ${name}`).press("Enter");
    }
    const told = page.locator(".calculator .told");
    await expect(told).toContainText("Guardia, pasiva 12, contra Lidda, Sigilo 18: no percibe.");
    await expect(told).toContainText("Centinela, pasiva 19, contra Lidda, Sigilo 18: percibe.");
    await page.getByRole("button", { name: "Aplicar este resultado" }).click();
    await expect(page.locator(".forecast")).toContainText("A Guardia le pilla por sorpresa.");
    table.expectNoConsoleOutput();
  });
});
