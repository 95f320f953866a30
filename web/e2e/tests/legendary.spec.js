// A legendary creature in its lair: legendary actions at the ends of turns, and the lair's own turn, in each
// language, by keyboard and by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: {
    word: "lair",
    lair: "Dragon (lair)",
    lairActs: "Dragon (lair): lair action, Magma.",
    takes: "Dragon takes a legendary action: Tail.",
    left: "Legendary actions: 2 of 3",
    all: "Legendary actions: 3 of 3",
  },
  es: {
    word: "guarida",
    lair: "Dragon (guarida)",
    lairActs: "Dragon (guarida): acción de guarida, Magma.",
    takes: "Dragon usa una acción legendaria: Tail.",
    left: "Acciones legendarias: 2 de 3",
    all: "Acciones legendarias: 3 de 3",
  },
  fr: {
    word: "repaire",
    lair: "Dragon (repaire)",
    lairActs: "Dragon (repaire) : action de repaire, Magma.",
    takes: "Dragon utilise une action légendaire : Tail.",
    left: "Actions légendaires : 2 sur 3",
    all: "Actions légendaires : 3 sur 3",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a dragon acts at the ends of turns and its lair on count 20", async ({ page }) => {
        const line = `Lidda +3 hp 16 pc; Jozan +0 hp 20 pc; Dragon +0 hp 200 leg 3 ${text.word}`;
        const totals = { Lidda: 18, Jozan: 15, Dragon: 5 };
        const table = await DrivenTable.playing(page, lang, driver, "D&D 5e (2014)", line, totals);
        const newest = async (line) => {
          const log = page.locator(".log");
          await expect.poll(async () => withPlainSpaces(await log.innerText())).toContain(withPlainSpaces(line));
        };
        // The lair has the first turn, on count 20.
        await table.expectTurn(text.lair);
        await table.send(page.locator("form.lair input").first(), "Magma");
        await newest(text.lairActs);
        await table.expectUsable();
        await table.advance();
        await table.expectTurn("Lidda");
        await table.advance();
        await table.expectTurn("Jozan");
        // Lidda's turn has ended, and Jozan has done nothing yet.
        await table.send(page.locator("form.legendary input").first(), "Tail");
        await newest(text.takes);
        await expect(page.locator("form.legendary")).toHaveCount(0);
        await table.select("Dragon");
        await expect(page.locator(".legendary-uses")).toContainText(new RegExp(text.left.replace(/\s/g, "\\s")));
        await expect(page.locator(".legendary-uses li").first().locator(".pip")).toHaveCount(3);
        await expect(page.locator(".legendary-uses li").first().locator(".pip.filled")).toHaveCount(2);
        await table.expectUsable();
        await table.advance();
        await table.expectTurn("Dragon");
        await expect(page.locator(".legendary-uses")).toContainText(new RegExp(text.all.replace(/\s/g, "\\s")));
        table.expectNoConsoleOutput();
      });
    });
  }
}
