// More in a turn and around a roll in D&D 5e: Action Surge (D5E-80), Heroic Inspiration (D24-28) and a summoned creature
// that acts after its summoner (D24-29). In each language, by keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const RULES = "D&D 5e (2024)";
const TOTALS = { Regdar: 19, Ogre: 12, Mialee: 8 };

const texts = {
  en: {
    surge: "action surge", line: "Action Surge", action: "action", inspiration: "Heroic Inspiration", again: "Roll again",
    gains: "Regdar gains Heroic Inspiration.", spent: "Regdar no longer has Heroic Inspiration.",
    inspire: "regdar gains inspiration", spend: "regdar uses inspiration",
    box: "Beskar is summoned by", why: "right after Mialee", typed: "action surge",
  },
  es: {
    surge: "acción súbita", line: "Acción súbita", action: "acción", inspiration: "Inspiración heroica", again: "Volver a tirar",
    gains: "Regdar gana inspiración heroica.", spent: "Regdar ya no tiene inspiración heroica.",
    inspire: "regdar gana inspiración", spend: "regdar gasta la inspiración",
    box: "A Beskar lo convoca", why: "justo después de quien hizo la convocación: Mialee", typed: "oleada de acción",
  },
  fr: {
    surge: "fougue", line: "Fougue", action: "action", inspiration: "Inspiration héroïque", again: "Relancer",
    gains: "Regdar gagne l’inspiration héroïque.", spent: "Regdar n’a plus l’inspiration héroïque.",
    inspire: "regdar gagne l’inspiration", spend: "regdar dépense l’inspiration",
    box: "Invocateur de Beskar :", why: "juste après son invocateur (Mialee)", typed: "fougue",
  },
};

const line = (surge) => `Regdar +2 hp 30 ${surge} pc; Mialee +1 hp 20 pc; Ogre -1 hp 59`;

/** Returns the button of an action in the panel of the acting combatant. */
const action = (page, name) => page.locator(".panel.in-combat .budget").getByRole("button", { name, exact: true });

async function showAll(table) {
  const more = table.page.locator("#more");
  if ((await more.getAttribute("aria-expanded")) === "false") await table.press(more);
  await expect(more).toHaveAttribute("aria-expanded", "true");
}

const expectLogged = (page, said) =>
  expect
    .poll(async () => withPlainSpaces(await page.locator(".log").innerText()))
    .toContain(withPlainSpaces(said));

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("Action Surge gives an action back, and inspiration is spent", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, RULES, line(text.surge), TOTALS);
        await table.expectTurn("Regdar");
        await table.press(action(page, text.action));
        await expect(action(page, text.action)).toHaveClass(/used/);
        await table.press(action(page, text.line));
        await expect(action(page, text.action)).not.toHaveClass(/used/);
        await table.press(action(page, text.action));
        await expect(action(page, text.action)).toHaveClass(/used/);
        await expect(action(page, text.line)).toHaveClass(/used/);
        await table.expectUsable();
        // The switch of inspiration is under More.
        await showAll(table);
        const has = page.locator(".inspiration").getByRole("button", { name: text.inspiration });
        await table.press(has);
        await expect(has).toHaveAttribute("aria-pressed", "true");
        await expectLogged(page, text.gains);
        await table.press(page.locator(".inspiration").getByRole("button", { name: text.again }));
        await expect(has).toHaveAttribute("aria-pressed", "false");
        await expectLogged(page, text.spent);
        // Nobody else has the button of Action Surge, and monsters have no inspiration.
        await table.advance();
        await table.expectTurn("Ogre");
        await expect(action(page, text.line)).toHaveCount(0);
        await expect(page.locator(".inspiration")).toHaveCount(0);
        // It comes back after a rest, not in the next round.
        await table.advance();
        await table.expectTurn("Mialee");
        await table.advance();
        await table.expectTurn("Regdar");
        await expect(action(page, text.action)).not.toHaveClass(/used/);
        await expect(action(page, text.line)).toHaveClass(/used/);
        table.expectNoConsoleOutput();
      });
    });
  }
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`typed, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("lines take an action more, inspire, and a summoned creature follows", async ({ page }) => {
      const table = await Table.inCombat(page, lang, RULES, line(text.surge), Object.entries(TOTALS));
      const typed = new CommandLine(page);
      const enter = async (words) => {
        await typed.type(words);
        await page.keyboard.press("Enter");
        await expect(typed.dialog).not.toBeVisible();
      };
      await enter(text.typed);
      await expect(action(page, text.line)).toHaveClass(/used/);
      await enter(text.inspire);
      await expectLogged(page, text.gains);
      await enter(text.spend);
      await expectLogged(page, text.spent);
      await enter(lang === "en" ? "add Beskar ally" : lang === "es" ? "añade Beskar aliado" : "ajoute Beskar allié");
      const summoner = page.locator(".summoner");
      await expect.poll(async () => withPlainSpaces(await summoner.innerText())).toContain(withPlainSpaces(text.box));
      await summoner.getByRole("combobox").selectOption({ label: "Mialee" });
      await expect(summoner).toHaveCount(0);
      await expect(page.locator(".row .name")).toHaveText([/Regdar/, /Ogre/, /Mialee/, /Beskar/]);
      await table.select("Beskar");
      await expect(page.locator(".panel.in-combat")).toContainText(text.why);
      table.expectNoConsoleOutput();
    });
  });
}
