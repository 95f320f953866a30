// A turn that is skipped is a row of the log, with what ends in it and the save at its end.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const WORDS = {
  en: {
    locale: "en-GB", condition: "stun", skipped: "stunned: turn skipped", missed: "Bugbear can’t act; turn skipped.", lasts: "Bugbear: still stunned.",
    catti: "Catti’s turn.",
  },
  es: {
    locale: "es-ES", condition: "aturd", skipped: "aturdido: turno saltado", missed: "Bugbear no puede actuar y pierde su turno.", lasts: "Bugbear: sigue «aturdido».",
    catti: "Turno de Catti.",
  },
  fr: {
    locale: "fr-FR", condition: "étourd", skipped: "étourdi : tour sauté", missed: "Bugbear ne peut pas agir : son tour est perdu.",
    lasts: "Bugbear : « étourdi » dure encore.", catti: "Tour de Catti.",
  },
};

const LINE = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27";
const TOTALS = [["Wulfgar", 14], ["Bugbear", 12], ["Catti", 10]];

const plain = (text) => text.replace(/\s+/g, " ").trim();

for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test(`a skipped turn has its own row, with the save at its end, ${lang}`, async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", LINE, TOTALS);
      await table.row("Bugbear").locator(".name").click();
      await page.locator("#conditions").click();
      await page.locator("#condition-search").fill(words.condition);
      await page.locator("#until-saved").click();
      await page.locator("#go").click();
      await expect(table.row("Bugbear").locator(".halts")).toHaveCount(1);
      await table.select("Wulfgar");
      await page.locator("#go").click();
      await table.expectTurn("Catti");
      const rows = page.locator(".log .turn .line");
      const skipped = rows.filter({ hasText: words.missed });
      const said = async (row) => plain(await row.locator(".hidden").textContent());
      await expect(skipped.locator(".turn-row > *")).toHaveText(["Bugbear", words.skipped]);
      // The save is made in the turn of another, where its line stays on top while that turn goes on.
      const save = page.locator(".prompt input").last();
      await save.fill("3");
      await save.press("Enter");
      await expect(page.locator(".log li:not(.heading) .line").first()).toHaveText(words.lasts);
      await page.locator("#go").click();
      await table.expectTurn("Wulfgar");
      await expect.poll(() => said(skipped)).toContain(plain(words.lasts));
      await expect(rows.filter({ hasText: words.catti })).not.toContainText(words.lasts);
      await expect(rows.filter({ hasText: words.catti })).toHaveCount(1);
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}
