// Effects that are due in a turn: regeneration, ongoing damage and reminders, in each language, by keyboard
// and by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const LINE = "Lidda +3 hp 16 pc; Troll +0 hp 84";
const TOTALS = { Lidda: 18, Troll: 9 };

const texts = {
  en: {
    regeneration: "Regeneration",
    damage: "Damage",
    end: "at the end",
    asks: "Troll regenerates 10, unless prevented",
    regain: "Regain 10",
    prevented: "Prevented this turn",
    burns: (dice) => `Troll takes ${dice} damage: burning`,
    rolls: "Roll 1d6",
    take: "Take 5 damage",
    nothing: "Troll: “regenerating” does nothing this turn.",
  },
  es: {
    regeneration: "Regeneración",
    damage: "Daño",
    end: "al final",
    asks: "Troll regenera 10, salvo que algo lo impida",
    regain: "Recuperar 10",
    prevented: "Impedido este turno",
    burns: (dice) => `Troll recibe ${dice} de daño: burning`,
    rolls: "Tirar 1d6",
    take: "Recibir 5 de daño",
    nothing: "Troll: «regenerating» no hace nada este turno.",
  },
  fr: {
    regeneration: "Régénération",
    damage: "Dégâts",
    end: "à la fin",
    asks: "Troll régénère 10, sauf empêchement",
    regain: "Récupérer 10",
    prevented: "Empêché ce tour-ci",
    burns: (dice) => `Troll subit ${dice} dégâts : burning`,
    rolls: "Lancer 1d6",
    take: "Subir 5 dégâts",
    nothing: "Troll : « regenerating » ne fait rien ce tour-ci.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a troll regenerates and burns", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 5e (2014)", LINE, TOTALS);
        const give = async (name, kind, dice, end) => {
          await table.select("Troll");
          await table.press(page.locator("#conditions"));
          await table.write(page.locator("#condition-search"), name);
          await table.press(page.locator("#each-turn"));
          const selects = page.locator(".picker .profile select");
          await selects.first().selectOption({ label: kind });
          if (end) await selects.nth(1).selectOption({ label: text.end });
          await table.write(page.locator("#each-turn-dice"), dice);
          await table.press(page.locator("#go[form=picker]"));
          await expect(table.row("Troll")).toContainText(name);
        };
        await give("regenerating", text.regeneration, "10");
        await give("burning", text.damage, "1d6", true);
        await table.damage("Troll", 43, "41 / 84");

        // The main command carries out what is due, and the question says so.
        await table.advance();
        const prompt = page.locator(".prompt");
        await expect(prompt).toContainText(text.asks);
        await expect(page.locator("#go")).toContainText(text.regain);
        await table.expectUsable();
        await table.advance();
        await expect(table.row("Troll").locator(".hp").first()).toContainText("51 / 84");
        await expect(prompt).toHaveCount(0);

        // The dice of the table decide what is due at the end of the turn.
        await table.advance();
        await expect(prompt).toContainText(text.burns("1d6"));
        await expect(prompt.locator(".rolls-dice")).toContainText(text.rolls);
        await table.write(page.locator("#turn-effect-total"), "5");
        await expect(prompt.locator(".rolls-dice")).toContainText(text.take);
        await table.press(prompt.locator(".rolls-dice"));
        await expect(table.row("Troll").locator(".hp").first()).toContainText("46 / 84");
        await expect(prompt).toHaveCount(0);

        // Fire prevents the regeneration of the next turn, and undo asks again.
        await table.advance();
        await expect(prompt).toContainText(text.asks);
        await table.press(prompt.getByRole("button", { name: text.prevented }));
        await expect(page.locator(".log")).toContainText(text.nothing);
        await expect(table.row("Troll").locator(".hp").first()).toContainText("46 / 84");
        await table.press(page.locator("#undo"));
        await expect(prompt).toContainText(text.asks);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("a reminder is only noted", async ({ page }) => {
  const { driver } = inputMethods["keyboard alone"];
  const table = await DrivenTable.playing(page, "en", driver, "D&D 5e (2024)", LINE, TOTALS);
  await table.select("Troll");
  await page.locator("#conditions").click();
  await page.locator("#condition-search").fill("charging up");
  await page.locator("#each-turn").click();
  await page.locator(".picker .profile select").first().selectOption({ label: "Reminder" });
  await expect(page.locator("#each-turn-dice")).toHaveCount(0);
  await page.locator("#go[form=picker]").click();
  await table.advance();
  await expect(page.locator(".prompt")).toContainText("Troll: charging up");
  await expect(page.locator("#go")).toContainText("Done");
  await table.advance();
  await expect(page.locator(".prompt")).toHaveCount(0);
  await expect(page.locator("#go")).toContainText("Troll");
});
