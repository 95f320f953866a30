// House rules chosen in setup.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const houseRules = (page) => page.locator(".house-rules li");

const checkboxes = (page) => houseRules(page).getByRole("checkbox");

const chosen = (page) => checkboxes(page).evaluateAll((all) => all.map((box) => box.checked));

test.describe("in Spanish, by touch at 360 px", () => {
  test.use({ locale: "es-ES", ...PHONE });

  test("5e with 2024 surprise: surprised combatants roll twice and lose no turn", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.chooseRuleset("D&D 5e (2014)");
    await page.getByText("Reglas de la casa").tap();
    await expect(houseRules(page).locator(".sentence")).toHaveText([
      "la iniciativa se tira en cada asalto",
      "iniciativa por bandos: un d20 por bando",
      "factor de velocidad: se tira iniciativa en cada asalto, actuar tarde no cuesta nada",
      "iniciativa pasiva: todo el mundo usa 10 más el modificador",
      "para desempatar, cada cual tira 1d20",
      "se pregunta a quien dirige por los empates entre criaturas",
      "los sorprendidos pueden reaccionar desde el principio",
      "sorpresa de 2024: desventaja en la iniciativa, y no se pierde ningún turno",
      "los monstruos quedan inconscientes con 0 puntos de golpe en vez de morir",
      "con 0 puntos de golpe, el daño a los puntos temporales es un fallo de salvación contra muerte",
    ]);
    await expect(houseRules(page).nth(7).locator("a")).toHaveAttribute("title", "D5E-53, D5E-54");
    await checkboxes(page).nth(6).tap();
    expect(await chosen(page)).toEqual([false, false, false, false, false, false, true, false, false, false]);
    // The two house rules exclude each other.
    await checkboxes(page).nth(7).tap();
    expect(await chosen(page)).toEqual([false, false, false, false, false, false, false, true, false, false]);
    await table.expectAccessibleWithoutOverflow();
    await table.add("Lidda +3 pj; Guardia +1 pg 11");
    await page.getByRole("button", { name: "Enemigos: conscientes de los aliados" }).tap();
    await table.start();
    await expect(page.locator(".row").first()).toBeVisible();
    await table.total("Lidda", 18);
    await table.total("Guardia", 9);
    await table.endTurn("Lidda", "Guardia");
    // The guard's first turn is a normal turn.
    await expect(page.locator(".pip").first()).not.toHaveClass(/used/);
    const agreed = "sorpresa de 2024: desventaja en la iniciativa, y no se pierde ningún turno";
    await expect(page.locator(".log li").filter({ hasText: `Reglas: D&D 5e (2014). Reglas de la casa: ${agreed}.` }))
      .toHaveCount(1);
    table.expectNoConsoleOutput();
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("Tales of War with GM approval of actions, and saved AP", async ({ page }) => {
    const tow = new TowTable(page, "fr");
    await tow.open();
    await page.getByText("Règles maison").click();
    await expect(checkboxes(page)).toHaveCount(7);
    await page.getByLabel("tout le monde peut répondre à une maladresse").check();
    await page.getByLabel("personne ne peut répondre à une maladresse").check();
    await expect(page.getByLabel("tout le monde peut répondre à une maladresse")).not.toBeChecked();
    await page.getByLabel("le MJ autorise ou annule chaque action").check();
    await page.getByLabel("la concentration permet de cumuler des PA").check();
    await tow.expectAccessibleWithoutOverflow();
    await expect(page.locator("#quick-preview")).toContainText("Orque 1d10+1 pa 3 · Archère 1d10+5 pa 4 pj");
    await tow.add("Orque 1d10+1 pa 3; Mage pa 2 pj");
    await expect(page.locator(".member").filter({ hasText: "Orque" })).toContainText("1d10+1");
    await tow.enterTotals({ Mage: 15, Orque: 5 });
    await tow.advance();
    // The actor has no points before its main phase, because it will save them.
    await tow.passUntil("Mage a la priorité");
    await tow.declare("Rempart 1pa");
    await tow.advance();
    await expect(tow.actor("Mage")).toContainText("se concentre sur Rempart : PA cumulés, 0");
    await tow.passUntil("Mage a la priorité", "Phase principale de Mage");
    await expect(tow.stack).toHaveText(["Rempart · 1 PA"]);
    await tow.declare("Sort 1pa @Orque");
    await tow.expectPrompt(/Sort/);
    await expect(tow.go).toContainText("Légal");
    await tow.advance();
    await expect(tow.stack).toHaveText(["Sort → Orque · 1 PA", "Rempart · 1 PA"]);
    tow.expectNoConsoleOutput();
  });
});

test("a tie broken by people in 3.5, by keyboard alone", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.keyboard.press("q");
  await page.keyboard.press("1");
  const decide = page.getByLabel("players and GM break ties");
  await expect(decide).toBeVisible();
  for (let steps = 0; steps < 12; steps += 1) {
    if (await decide.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await expect(decide).toBeChecked();
  // Undo and redo work as for any command.
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(decide).not.toBeChecked();
  await page.keyboard.press("Shift+Z");
  await expect(decide).toBeChecked();
  await page.keyboard.press("a");
  await expect(page.locator("#quick-line")).toBeFocused();
  await page.keyboard.type("Lidda +3 pc; Orc +3");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await table.total("Lidda", 15);
  await table.total("Orc", 15);
  await expect(page.locator(".tie")).toContainText("Tie between");
  await page.locator(".tie").getByRole("button", { name: "Orc" }).press("Enter");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});
