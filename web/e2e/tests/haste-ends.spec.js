// The end of haste in D&D 5e (2024): its target neither moves nor acts until its next turn is over, and loses its
// concentration (D5E-80, D24-26).
import { expect, test } from "@playwright/test";
import { keyboard } from "../drivers/keyboard.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const TOTALS = { Mialee: 19, Jozan: 15, Ogre: 8 };

const texts = {
  en: { haste: "Haste", bless: "Bless", hasted: "hasted", lethargic: "lethargic", open: "until removed", skipped: "Jozan can’t act; turn skipped." },
  es: { haste: "Acelerar", bless: "Bendición", hasted: "acelerado", lethargic: "aletargado", open: "hasta que lo quites", skipped: "Jozan no puede actuar y pierde su turno." },
  fr: { haste: "Hâte", bless: "Bénédiction", hasted: "accéléré", lethargic: "léthargique", open: "jusqu’à nouvel ordre", skipped: "Jozan ne peut pas agir : son tour est perdu." },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a cleric is lethargic for a turn, and loses a blessing", async ({ page }) => {
      const table = await DrivenTable.playing(page, lang, keyboard, "D&D 5e (2024)", "Mialee hp 20 pc; Jozan hp 30 pc; Ogre hp 59", TOTALS);
      const tag = (who, said) => table.row(who).locator(".tag", { hasText: said });
      const concentrate = async (who, spell) => {
        await table.command("t", page.locator("#cast"));
        await table.send(page.locator("#cast-name"), spell);
        await expect(tag(who, spell)).toBeVisible();
      };
      await table.expectTurn("Mialee");
      await concentrate("Mialee", text.haste);
      await table.give("Jozan", text.hasted, { until: { duration: text.open, by: "Mialee" } });
      await table.advance();
      await table.expectTurn("Jozan");
      await concentrate("Jozan", text.bless);
      await table.advance();
      await table.expectTurn("Ogre");
      await table.damage("Mialee", 6, "14 / 20");
      await table.press(page.locator(".prompt .buttons button").last());
      await expect(tag("Mialee", text.haste)).toHaveCount(0);
      await expect(tag("Jozan", text.hasted)).toHaveCount(0);
      await expect(tag("Jozan", text.lethargic)).toBeVisible();
      await expect(tag("Jozan", text.bless)).toHaveCount(0);
      // He has no turn in round 2, and one in round 3.
      await table.advance();
      await table.expectTurn("Mialee");
      await table.advance();
      await table.expectTurn("Ogre");
      await table.expectRound(table.words.round(2));
      await table.expectLogged(text.skipped);
      await expect(tag("Jozan", text.lethargic)).toHaveCount(0);
      await table.advance();
      await table.advance();
      await table.expectTurn("Jozan");
      await table.expectRound(table.words.round(3));
      table.expectNoConsoleOutput();
    });
  });
}
