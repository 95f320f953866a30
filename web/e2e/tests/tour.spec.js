// The tutorials, played as their texts ask.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { fixDice } from "../fixtures/dice.js";
import { Home } from "../pages/home.js";
import { Table, words } from "../pages/table.js";

const tourText = (page) => page.locator(".tour-says");

test.describe("of D&D, in Spanish", () => {
  test.use({ locale: words.es.locale, viewport: { width: 360, height: 740 } });

  test("awareness, a readied action and a delay are played step by step", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await page.locator("#sample-all").click();
    await table.button("Combate guiado: La arquera de la puerta Quién ve a quién, preparar y retrasar, en 5 minutos").click();
    await expect(tourText(page)).toContainText("quién es consciente de quién");
    await expect(page.locator(".tour")).toContainText("Paso 1 de 8");
    await table.expectNoOverflow();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: table.words.sideAware }).click();
    await expect(tourText(page)).toContainText("La línea de al lado");
    await table.start();
    await expect(tourText(page)).toContainText("solo tiran quienes");
    await table.total("Mialee", 18);
    await table.total("Tordek", 12);
    await table.expectTurn("Mialee");
    await expect(tourText(page)).toContainText("Prepara una acción");
    await page.locator("#ready").click();
    await page.locator(".drawer.ready input").first().fill("proyectil mágico");
    await page.locator(".drawer.ready input").nth(1).fill("si alguien entra");
    await page.locator("#go[form=ready-form]").click();
    await expect(tourText(page)).toContainText("Cuando se produzca el desencadenante");
    await page.keyboard.press("n");
    await page.getByRole("button", { name: /^Mialee: / }).first().click();
    await expect(tourText(page)).toContainText("retrasa un turno");
    await table.expectNoOverflow();
  });
});

test("the tutorial can be left at any time, and blocks nothing", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 3.5");
  await page.locator("#sample-tutorial").click();
  await table.button("Skip this step").click();
  const step = page.locator(".tour");
  await expect(step).toContainText("Step 2 of 8");
  // It outlasts the page, and belongs to its encounter.
  await page.reload();
  await expect(step).toContainText("Step 2 of 8");
  await table.toggleMenu();
  await table.button(table.words.newEncounter).click();
  await expect(step).toHaveCount(0);
  const home = new Home(page);
  await home.open();
  await home.openEncounter(await home.titles.last().innerText());
  await expect(step).toContainText("Step 2 of 8");
  await table.button("Exit tutorial").click();
  await expect(step).toHaveCount(0);
  await expect(page.locator("#go")).toBeFocused();
  await page.reload();
  await page.locator("#go").waitFor();
  await expect(step).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page.locator(".call").first()).toBeVisible();
  table.expectNoConsoleOutput();
});

test("the tutorial of D&D 5e: surprise, damage, a condition and a readied action", async ({ page }) => {
  // Two equal results of characters would ask a question in between.
  await fixDice(page, 3);
  const table = await Table.opened(page, "en", "Dnd2024");
  await expect(page.locator(".welcome .guided").first()).toHaveText("Tutorial: The ambush on the road Surprise, damage and a readied action, in 5 minutes");
  await page.locator("#sample-ambush-tutorial").click();
  const at = (step) => expect(page.locator(".tour .meta")).toHaveText(`Step ${step} of 7`);
  await at(1);
  await table.start();
  await at(2);
  await table.button("Roll for all").click();
  await at(3);
  await page.keyboard.press("d");
  await page.keyboard.type("7 bandit 1");
  await page.keyboard.press("Enter");
  await at(4);
  await page.locator(".cells").getByRole("button", { name: /^Bandit 2, / }).click();
  await page.keyboard.press("c");
  await page.keyboard.type("prone");
  await page.keyboard.press("Enter");
  await at(5);
  await page.keyboard.press("Escape");
  await table.select("Regdar");
  await page.keyboard.press("e");
  await page.keyboard.type("shoot");
  await page.keyboard.press("Tab");
  await page.keyboard.type("when the captain moves");
  await page.keyboard.press("Enter");
  await at(6);
  await page.keyboard.press("n");
  await table.comesIn.first().click();
  await at(7);
  await page.locator(".row .count").first().click();
  await expect(tourText(page)).toContainText("That’s all.");
  await table.expectAccessible();
  const home = new Home(page);
  await home.open();
  await expect(home.titles).toHaveText(["Tutorial: The ambush on the road"]);
  table.expectNoConsoleOutput();
});
