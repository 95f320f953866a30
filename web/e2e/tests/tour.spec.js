// The tutorials, played as their texts ask.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Table, words } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const tourText = (page) => page.locator(".tour-says");

test.describe("of D&D, in Spanish", () => {
  test.use({ locale: words.es.locale, viewport: { width: 360, height: 740 } });

  test("awareness, a readied action and a delay are played step by step", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.button("Combate guiado D&D 3.5").click();
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
    await page.locator('.drawer.ready button[type="submit"]').click();
    await expect(tourText(page)).toContainText("Cuando se produzca el desencadenante");
    await page.keyboard.press("n");
    await page.getByRole("button", { name: /^Mialee: / }).first().click();
    await expect(tourText(page)).toContainText("retrasa un turno");
    await table.expectNoOverflow();
  });
});

test.describe("of Tales of War, in French", () => {
  test.use({ locale: words.fr.locale });

  test("the arrow and the chain lightning are played step by step", async ({ page }) => {
    const tow = new TowTable(page, "fr");
    await Table.prototype.open.call(tow);
    await page.locator(".welcome .guided").last().click();
    await expect(tourText(page)).toContainText("chacun a une phase principale");
    await tow.advance();
    await expect(tourText(page)).toContainText("Saisissez ces totaux");
    for (const [name, total] of Object.entries({ Archère: 15, Magicienne: 10, Orque: 5, Gobelin: 3 })) {
      await tow.total(name, total);
    }
    await expect(tourText(page)).toContainText("Personne ne charge");
    await tow.advance();
    await expect(tourText(page)).toContainText("jusqu’à ce que l’archère");
    await tow.passUntil("Archère a la priorité", "Phase principale d’Archère");
    await expect(tourText(page)).toContainText("Déclarez le tir");
    await tow.declare("Tirer 3pa 1d20+5 contre 12 laisse Flèche @Orque");
    await expect(tourText(page)).toContainText("Le tir est sur la pile");
    await tow.passUntil("Résoudre Tirer");
    await tow.button("Réussite").click();
    await expect(tourText(page)).toContainText("la magicienne ait la priorité");
    await tow.passUntil("Magicienne a la priorité", "Phase principale de Magicienne");
    await expect(tourText(page)).toContainText("éclair en chaîne");
    await tow.declare("Éclair en chaîne 4pa 2 puissance @Gobelin");
    await expect(tourText(page)).toContainText("où il saute");
    await tow.passUntil("Résoudre Éclair en chaîne");
    await page.getByRole("button", { name: /^Résoudre → Éclair/ }).click();
    await expect(tourText(page)).toContainText("Dans la phase finale");
    await tow.passUntil("Archère a la priorité", "Phase finale");
    await expect(tourText(page)).toContainText("personne n’esquive la flèche");
    await tow.passUntil("Résoudre Flèche");
    await page.getByRole("button", { name: /^Résoudre → Flèche/ }).click();
    await expect(tourText(page)).toContainText("C’est tout");
    await tow.button("Terminé").click();
    await expect(page.locator(".tour")).toHaveCount(0);
    tow.expectNoConsoleOutput();
  });
});

test("the tutorial can be left at any time, and blocks nothing", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.button("Tutorial D&D 3.5").click();
  await table.button("Skip this step").click();
  await expect(page.locator(".tour")).toContainText("Step 2 of 8");
  await table.button("Exit tutorial").click();
  await expect(page.locator(".tour")).toHaveCount(0);
  await expect(page.locator("#go")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.locator(".call").first()).toBeVisible();
  table.expectNoConsoleOutput();
});
