// The type of damage that an effect deals each turn: defenses count against it (D5E-82, D5E-84).
import { expect, test } from "@playwright/test";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

test.describe("in Spanish, by touch at 360 px", () => {
  test.use({ ...PHONE, locale: words.es.locale });

  test("fire burns by the defenses, and damage without a type past them", async ({ page }) => {
    const line = "Lidda pg 20 pj; Imp +3 pg 21 resiste fuego; Orc +1 pg 15 vulnerable a fuego";
    const table = await DrivenTable.playing(page, "es", touch, "D&D 5e (2014)", line, { Lidda: 20, Imp: 15, Orc: 10 });
    const hurt = (who, by, type) => table.give(who, by, { each: { kind: "Daño", amount: "7", type } });
    await hurt("Imp", "en llamas", "fuego");
    await hurt("Imp", "sangrando");
    await hurt("Orc", "en llamas", "fuego");
    await table.expectTurn("Lidda");
    await table.advance();
    await expect(page.locator("#go")).toContainText("Recibir 7 de daño");
    await table.advance();
    await table.expectHitPoints("Imp", "18 / 21");
    await table.expectLogged("Imp (fuego): la resistencia reduce 7 a la mitad (3).");
    await table.advance();
    await table.expectHitPoints("Imp", "11 / 21");
    await table.expectTurn("Imp");
    // Vulnerability doubles.
    await table.advance();
    await table.advance();
    await table.expectHitPoints("Orc", "1 / 15");
    await table.expectTurn("Orc");
    table.expectNoConsoleOutput();
  });
});
