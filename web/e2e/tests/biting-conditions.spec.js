// Conditions that change the armor class or the actions (D35-87, D35-88), in each language, by
// keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const LINE = "Lidda +3 dex 17 ac 16 hp 8 pc; Tordek +1 hp 32 pc; Ogre -1 hp 29";
const TOTALS = { Lidda: 22, Tordek: 19, Ogre: 15 };

const texts = {
  en: {
    stunned: "stunned", ac: "AC 11", why: "Lidda is stunned: no Dexterity bonus to AC (+3), and −2.",
    cowering: "cowering",
    nauseated: "nauseated", move: "move", standard: "standard action",
    told: "Ogre is nauseated: only one move action each turn.",
    beyond: "Ogre: move, beyond the one move action allowed when nauseated.",
  },
  es: {
    stunned: "aturdido", ac: "CA 11", why: "Lidda no suma su bonificador de Destreza a la CA (+3) y tiene −2: estado «aturdido».",
    cowering: "acobardado",
    nauseated: "nauseado", move: "movimiento", standard: "acción estándar",
    told: "Ogre tiene náuseas: en su turno, solo una acción de movimiento.",
    beyond: "Ogre: movimiento, además de la única acción de movimiento que permiten las náuseas.",
  },
  fr: {
    stunned: "étourdi", ac: "CA 11", why: "Lidda perd son bonus de Dextérité à la CA (+3) et subit −2 : état « étourdi ».",
    cowering: "recroquevillé",
    nauseated: "nauséeux", move: "mouvement", standard: "action simple",
    told: "Ogre a la nausée : une seule action par tour, de mouvement.",
    beyond: "Ogre : mouvement, en plus de la seule action de mouvement que permet la nausée.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      /** Gives a combatant a condition in its panel. */
      async function give(table, who, condition) {
        await table.select(who);
        await table.command("c", table.page.locator("#conditions"));
        await table.write(table.page.locator("#condition-search"), condition);
        await table.press(table.page.locator("#go[form=picker]"));
        await expect(table.row(who).locator(".tag", { hasText: condition })).toBeVisible();
      }

      test("stunned, cowering and nauseated ones in D&D 3.5", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        await table.expectTurn("Lidda");
        await give(table, "Tordek", text.cowering);
        await give(table, "Ogre", text.nauseated);
        // The cowering have no turn.
        await table.advance();
        await table.expectTurn("Ogre");
        const panel = page.locator(".panel.in-combat");
        const action = (name) => panel.locator(".budget").getByRole("button", { name });
        await expect(panel.locator(".one-action")).toContainText(text.told);
        await expect(panel.locator(".one-action .cite")).toHaveAttribute("title", "D35-87");
        await expect(action(text.standard)).toHaveCount(0);
        await table.press(action(text.move));
        await expect(action(text.move)).toHaveClass(/missing/);
        await table.press(action(text.move));
        await table.press(page.locator(".notices .refusal").getByRole("button").first());
        await expect(page.locator(".log")).toContainText(text.beyond);
        await give(table, "Lidda", text.stunned);
        const armor = table.row("Lidda").locator(".armor");
        await expect(armor).toHaveText(text.ac);
        await table.press(armor);
        await expect(page.locator(".why")).toContainText(text.why);
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}
