// The Alert feat of D&D 5e (2024): the bar offers to swap initiative right after the rolls, in each language, by
// keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { PHONE } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const RULES = "D&D 5e (2024)";
const TOTALS = { Lidda: 19, Ogre: 15, Jozan: 12, Tordek: 8 };
const line = (alert) => `Lidda dex 16 level 5 ${alert} pc; Jozan dex 10 pc; Tordek dex 10 pc; Ogre dex 8`;

const texts = {
  en: {
    word: "alert",
    asks: "Lidda has the Alert feat. Swap initiative with:",
    no: "No swap",
    log: ["Lidda takes the initiative of Jozan: 12.", "Jozan takes the initiative of Lidda: 19."],
    why: "swapped initiative with Jozan",
    box: "Alert",
    edit: "Edit: Lidda",
  },
  es: {
    word: "alerta",
    asks: "Lidda tiene la dote Alerta. Intercambiar la iniciativa con:",
    no: "Sin intercambio",
    log: ["Lidda toma la iniciativa de Jozan: 12.", "Jozan toma la iniciativa de Lidda: 19."],
    why: "la ha intercambiado con Jozan",
    box: "Alerta",
    edit: "Editar: Lidda",
  },
  fr: {
    word: "vigilante",
    asks: "Lidda a le don Vigilant. Échanger l’initiative avec :",
    no: "Pas d’échange",
    log: ["Lidda prend l’initiative de Jozan : 12.", "Jozan prend l’initiative de Lidda : 19."],
    why: "initiative échangée avec Jozan",
    box: "Vigilant",
    edit: "Modifier : Lidda",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("Lidda swaps with Jozan before anybody acts", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, RULES, line(text.word), TOTALS);
        const offer = page.locator(".prompt.swap");
        const ally = (name) => offer.getByRole("button", { name });
        await table.expectTurn("Lidda");
        await expect.poll(async () => withPlainSpaces(await offer.locator(".asks").innerText())).toBe(text.asks);
        await expect(offer.getByRole("button")).toHaveText(["Jozan (12)", "Tordek (8)", text.no]);
        await table.expectUsable();
        await table.press(ally("Jozan"));
        await expect(offer).toHaveCount(0);
        await table.expectOrder(["Jozan", "Ogre", "Lidda", "Tordek"]);
        await table.expectTurn("Jozan");
        for (const said of text.log) {
          await expect
            .poll(async () => withPlainSpaces(await page.locator(".log").innerText()))
            .toContain(withPlainSpaces(said));
        }
        // One undo takes the swap back, and offers it again.
        await table.undo();
        await table.expectOrder(["Lidda", "Ogre", "Jozan", "Tordek"]);
        await expect(offer.getByRole("button")).toHaveCount(3);
        // A no closes the offer and changes nothing.
        await table.press(ally(text.no));
        await expect(offer).toHaveCount(0);
        await table.expectOrder(["Lidda", "Ogre", "Jozan", "Tordek"]);
        // Nobody has to answer: the main button ends the turn, and the moment is over.
        await table.advance();
        await table.expectTurn("Ogre");
        await expect(offer).toHaveCount(0);
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`the form, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("has a box for the feat", async ({ page }) => {
      const table = await Table.opened(page, lang, RULES);
      await table.add(line(text.word));
      await page.getByRole("button", { name: text.edit }).click();
      await expect(page.getByLabel(text.box, { exact: true })).toBeChecked();
      table.expectNoConsoleOutput();
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the offer fits", async ({ page }) => {
    const totals = Object.entries(TOTALS);
    const table = await Table.inCombat(page, "en", RULES, line("alert"), totals);
    const buttons = page.locator(".prompt.swap").getByRole("button");
    await expect(buttons).toHaveCount(3);
    // The tools stay in view, whole, above the offer.
    await expect(page.locator(".to-more")).toBeInViewport({ ratio: 1 });
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    await table.expectAccessibleWithoutOverflow();
    await buttons.first().tap();
    await table.expectTurn("Jozan");
    table.expectNoConsoleOutput();
  });
});
