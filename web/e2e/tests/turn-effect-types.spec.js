// The type of damage that an effect deals each turn: defenses count against it (D5E-82, D5E-84).
import { expect, test } from "@playwright/test";
import { keyboard } from "../drivers/keyboard.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const TOTALS = { Lidda: 20, Imp: 15, Orc: 10 };

const texts = {
  en: { line: "Lidda hp 20 pc; Imp hp 21 res fire; Orc hp 15 vul fire", damage: "Damage", fire: "fire", take: "Take 7 damage", halves: "Imp (fire): resistance halves 7 to 3." },
  es: { line: "Lidda pg 20 pj; Imp pg 21 resiste fuego; Orc pg 15 vulnerable a fuego", damage: "Daño", fire: "fuego", take: "Recibir 7 de daño", halves: "Imp (fuego): la resistencia deja 7 en la mitad, 3." },
  fr: { line: "Lidda pv 20 pj; Imp pv 21 résistance feu; Orc pv 15 vulnérable au feu", damage: "Dégâts", fire: "feu", take: "Subir 7 dégâts", halves: "Imp (feu) : la résistance réduit 7 de moitié à 3." },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("fire burns by the defenses, and damage without a type past them", async ({ page }) => {
      const table = await DrivenTable.playing(page, lang, keyboard, "D&D 5e (2014)", text.line, TOTALS);
      const hurt = (who, by, type) => table.give(who, by, { each: { kind: text.damage, amount: "7", type } });
      await hurt("Imp", "ablaze", text.fire);
      await hurt("Imp", "bleeding");
      await hurt("Orc", "ablaze", text.fire);
      await table.expectTurn("Lidda");
      await table.advance();
      await expect(page.locator("#go")).toContainText(text.take);
      await table.advance();
      await table.expectHitPoints("Imp", "18 / 21");
      await table.expectLogged(text.halves);
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
}
