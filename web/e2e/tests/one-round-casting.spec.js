// Spells with a casting time of 1 round in D&D 3.x (D35-93): they take effect just before the caster’s next turn, unless
// concentration is lost before.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const LINE = "Mialee +2 hp 20 pc; Orc +0 hp 5";
const TOTALS = [["Mialee", 15], ["Orc", 10]];

const texts = {
  en: {
    ruleset: "D&D 3.5", spell: "Summon Monster I", level: "Spell level", long: "Casting takes 1 round", cast: "Cast", full: "full-round action",
    goesOn: "Mialee goes on casting Summon Monster I: it takes effect just before Mialee’s next turn.",
    asks: (difficulty) => `Mialee concentrates on Summon Monster I: save, DC ${difficulty}`, number: "Modifier, or total",
    kept: "Mialee: Concentration 14 vs. DC 14", lost: "Mialee: Concentration 15 vs. DC 16",
    effect: "The spell that Mialee has been casting takes effect.",
  },
  es: {
    ruleset: "D&D 3.0", spell: "Convocar monstruo I", level: "Nivel del conjuro", long: "Se lanza en 1 asalto", cast: "Lanzar", full: "asalto completo",
    goesOn: "Mialee sigue lanzando Convocar monstruo I: surte efecto justo antes de su siguiente turno.",
    asks: (difficulty) => `Mialee se concentra en Convocar monstruo I: salvación, CD ${difficulty}`, number: "Modificador o total",
    kept: "Mialee: Concentración 14 contra CD 14", lost: "Mialee: Concentración 15 contra CD 16",
    effect: "Surte efecto el conjuro que Mialee estaba lanzando.",
  },
  fr: {
    ruleset: "D&D 3.5", spell: "Convocation de monstres I", level: "Niveau du sort", long: "Incantation de 1 round", cast: "Lancer", full: "action complexe",
    goesOn: "Mialee continue à lancer Convocation de monstres I : le sort prend effet juste avant son prochain tour.",
    asks: (difficulty) => `Mialee se concentre sur Convocation de monstres I : sauvegarde, DD ${difficulty}`, number: "Modificateur, ou total",
    kept: "Mialee : Concentration 14 contre DD 14", lost: "Mialee : Concentration 15 contre DD 16",
    effect: "Le sort que Mialee lançait prend effet.",
  },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}, ${text.ruleset}`, () => {
    test.use({ locale: words[lang].locale });

    test("a summoning comes with the next turn, and damage in between may end it", async ({ page }) => {
      const table = await Table.inCombat(page, lang, text.ruleset, LINE, TOTALS);
      const casts = table.row("Mialee").locator(".tag", { hasText: text.spell });
      const prompt = page.locator(".prompt");
      const logged = (said) => expect.poll(async () => withPlainSpaces(await page.locator(".log").innerText())).toContain(said);
      const cast = async () => {
        await table.pressTool("cast");
        await page.locator("#cast-name").fill(text.spell);
        await page.getByLabel(text.level).fill("1");
        await page.getByLabel(text.long).check();
        await table.button(text.cast).click();
        await expect(table.stack).toHaveCount(2);
        await page.locator("#go").click();
        await expect(casts).toBeVisible();
      };
      const save = async (difficulty, total) => {
        await expect.poll(async () => withPlainSpaces(await prompt.innerText())).toContain(text.asks(difficulty));
        await prompt.getByLabel(text.number).fill(String(total));
        await page.keyboard.press("Enter");
        await expect(prompt).toHaveCount(0);
      };
      await cast();
      await logged(text.goesOn);
      await expect(page.locator(".panel.in-combat .budget").getByRole("button", { name: text.full })).toHaveClass(/used/);
      await page.locator("#go").click();
      await table.expectTurn("Orc");
      // The DC is 10, the damage and the level.
      await table.damageInRow("Mialee", 3, "17 / 20");
      await save(14, 14);
      await logged(text.kept);
      await expect(casts).toBeVisible();
      await page.locator("#go").click();
      await table.expectTurn("Mialee");
      await expect(casts).toHaveCount(0);
      await logged(text.effect);
      // A second one is lost before her turn.
      await cast();
      await page.locator("#go").click();
      await table.expectTurn("Orc");
      await table.damageInRow("Mialee", 5, "12 / 20");
      await save(16, 15);
      await logged(text.lost);
      await expect(casts).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}
