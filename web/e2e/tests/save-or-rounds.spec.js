// A condition that a save ends may also end after some rounds: the mark names both ends, and the log the one that came.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const WORDS = {
  en: { locale: "en-GB", condition: "paral", mark: /paralyzed · until a save, DC 13, at most 2 rounds/, over: "Bugbear: no longer paralyzed by Wulfgar, time is up." },
  es: {
    locale: "es-ES", condition: "paral", mark: /paralizado · hasta superar una salvación, CD 13, como máximo 2 asaltos/,
    over: "Bugbear pierde el estado «paralizado» causado por Wulfgar: se acabó su tiempo.",
  },
  fr: {
    locale: "fr-FR", condition: "paral", mark: /paralysé · jusqu’à une sauvegarde réussie, DD 13, au plus 2 rounds/,
    over: /Bugbear\s: fin de l’état «\sparalysé\s» causé par Wulfgar, son temps est écoulé\./,
  },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test(`a save and a number of rounds end a condition, ${lang}`, async ({ page }) => {
      const totals = [["Wulfgar", 14], ["Bugbear", 12]];
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", "Wulfgar +1 hp 52 pc; Bugbear +1 hp 27", totals);
      await table.row("Bugbear").locator(".name").click();
      await page.locator("#conditions").click();
      await page.locator("#condition-search").fill(words.condition);
      await page.locator("#until-saved").click();
      await page.locator("#save-dc").fill("13");
      await page.locator("#save-rounds").fill("2");
      await table.expectAccessibleWithoutOverflow();
      await page.locator("#go").click();
      await expect(table.row("Bugbear").locator(".tag").filter({ hasText: words.mark })).toHaveCount(1);
      await table.select("Wulfgar");
      // The turns of the bugbear are skipped, and a save is owed after each.
      for (let round = 2; round <= 3; round += 1) {
        await page.locator("#go").click();
        if (round === 3) break;
        const save = page.locator(".prompt input").last();
        await save.fill("3");
        await save.press("Enter");
        await expect(page.locator(".prompt")).toHaveCount(0);
      }
      await expect(page.locator(".log .line", { hasText: words.over })).toHaveCount(1);
      await expect(table.row("Bugbear").locator(".tag").filter({ hasText: words.mark })).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}
