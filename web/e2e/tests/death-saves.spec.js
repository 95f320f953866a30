// Dying in 5e: death saves rolled, typed and stated, in each language, by keyboard and by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const texts = {
  en: {
    save: (who) => `Death save: ${who}`,
    roll: (who) => `Roll death save: ${who}`,
    number: "d20 roll",
    typed: (face) => `Enter ${face}`,
    success: "Success",
    failurePip: (index) => `Failure ${index} of 3`,
    successPip: (index) => `Success ${index} of 3`,
    stabilize: "Stabilize",
    knockOut: "Knocked out, not killed",
    stable: "Lidda is stable.",
    dead: "Orc dies.",
  },
  es: {
    save: (who) => `Salvación contra muerte: ${who}`,
    roll: (who) => `Tirar la salvación contra muerte: ${who}`,
    number: "Resultado del d20",
    typed: (face) => `Anotar ${face}`,
    success: "Éxito",
    failurePip: (index) => `Fallo ${index} de 3`,
    successPip: (index) => `Éxito ${index} de 3`,
    stabilize: "Estabilizar",
    knockOut: "Noquear en vez de matar",
    stable: "Lidda se estabiliza.",
    dead: "Orc muere.",
  },
  fr: {
    save: (who) => `Jet contre la mort : ${who}`,
    roll: (who) => `Lancer le jet contre la mort : ${who}`,
    number: "Résultat du d20",
    typed: (face) => `Valider ${face}`,
    success: "Réussite",
    failurePip: (index) => `Échec ${index} sur 3`,
    successPip: (index) => `Réussite ${index} sur 3`,
    stabilize: "Stabiliser",
    knockOut: "Assommer au lieu de tuer",
    stable: "L’état de Lidda se stabilise.",
    dead: "Orc meurt.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("two characters die and are saved while a monster dies", async ({ page }) => {
        const line = "Lidda +3 hp 16 pc; Jozan +0 hp 20 pc; Orc +0 hp 9";
        const totals = { Lidda: 18, Jozan: 12, Orc: 9 };
        const table = await DrivenTable.playing(page, lang, driver, "D&D 5e (2014)", line, totals);
        const button = (name) => page.getByRole("button", { name, exact: true });
        await table.damage("Lidda", 16, "0 / 16");
        await table.damage("Orc", 9, "0 / 9");
        await expect(page.locator(".log")).toContainText(text.dead);
        await table.damage("Jozan", 20, "0 / 20");
        // Nobody else can act: the next turn is a death save.
        await table.advance();
        const prompt = page.locator(".prompt");
        await expect(prompt).toContainText(text.save("Jozan"));
        await expect(page.locator("#go")).toContainText(text.roll("Jozan"));
        await table.expectUsable();
        const field = prompt.getByLabel(text.number);
        await table.write(field, "1");
        await expect(prompt.locator(".rolls-dice")).toContainText(text.typed(1));
        await table.driver.submit(table, field.locator("xpath=ancestor::form"));
        await expect(prompt).toContainText(text.save("Lidda"));
        // A tap on a pip corrects the count.
        await table.press(prompt.getByRole("button", { name: text.failurePip(1) }));
        await expect(prompt.getByRole("button", { name: text.failurePip(1) })).toHaveAttribute("aria-pressed", "true");
        await table.press(prompt.getByRole("button", { name: text.successPip(2) }));
        await expect(prompt.getByRole("button", { name: text.successPip(2) })).toHaveAttribute("aria-pressed", "true");
        await table.expectUsable();
        await table.press(prompt.getByRole("button", { name: text.success, exact: true }));
        await expect(page.locator(".log")).toContainText(text.stable);
        // Jozan's turn comes again: a natural 20 brings him back.
        await expect(prompt).toContainText(text.save("Jozan"));
        await expect(prompt.getByRole("button", { name: text.failurePip(2) })).toHaveAttribute("aria-pressed", "true");
        await table.send(prompt.getByLabel(text.number), "20");
        await table.expectTurn("Jozan");
        await table.expectHitPoints("Jozan", "1 / 20");
        // The orc is knocked out after all.
        await table.select("Orc");
        await table.press(button(text.knockOut));
        await expect(button(text.knockOut)).toHaveCount(0);
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}
