// Massive damage in D&D 3.5: the save in the decision slot, in each language, by keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";

const LINE = "Tordek +1 hp 120 pc; Lidda +3 hp 60 pc; Ogre +0 hp 200";
const TOTALS = { Lidda: 22, Tordek: 19, Ogre: 15 };

const texts = {
  en: {
    asks: (name) => `${name}: massive damage, Fortitude save, DC 15`,
    survives: "Survives",
    dies: "Dies",
    mark: "massive damage",
    survived: "Tordek survives the massive damage.",
    killed: "Ogre dies of massive damage.",
    dead: "dead",
    why: "50 or more points of damage from one hit",
    typed: "massive damage save tordek 18",
    rule: "50 points or more from one hit call for no save",
    house: "House rules",
  },
  es: {
    asks: (name) => `${name}: daño masivo, salvación de Fortaleza, CD 15`,
    survives: "Sobrevive",
    dies: "Muere",
    mark: "daño masivo",
    survived: "Tordek sobrevive al daño masivo.",
    killed: "Ogre muere por el daño masivo.",
    dead: "muerto",
    why: "50 puntos de daño o más de un solo golpe",
    typed: "salvación por daño masivo tordek 18",
    rule: "un golpe de 50 puntos o más no exige salvación",
    house: "Reglas de la casa",
  },
  fr: {
    asks: (name) => `${name} : dégâts massifs, jet de Vigueur, DD 15`,
    survives: "Survit",
    dies: "Meurt",
    mark: "dégâts massifs",
    survived: "Tordek survit aux dégâts massifs.",
    killed: "Ogre meurt de dégâts massifs.",
    dead: "mort",
    why: "50 points de dégâts d’un seul coup",
    typed: "jet contre les dégâts massifs tordek 18",
    rule: "un coup de 50 points ou plus n’exige aucun jet",
    house: "Règles maison",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a fighter survives a massive hit, and an ogre dies of one", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        const prompt = page.locator(".prompt");
        const button = (name) => prompt.getByRole("button", { name, exact: true });
        await table.damage("Tordek", 49, "71 / 120");
        await expect(prompt).toHaveCount(0);
        await table.damage("Tordek", 50, "21 / 120");
        await expect(prompt.locator(".asks")).toHaveText(text.asks("Tordek"));
        await expect(table.condition("Tordek", text.mark)).toBeVisible();
        await table.expectUsable();
        // A typed total is the total of real dice.
        const field = prompt.locator("#prompt-number");
        await table.write(field, "15");
        await expect(prompt.locator(".verdict")).toContainText(text.survived);
        await table.driver.submit(table, field.locator("xpath=ancestor::form"));
        await expect(prompt).toHaveCount(0);
        await expect(table.condition("Tordek", text.mark)).toHaveCount(0);
        await expect(page.locator(".log")).toContainText(text.survived);
        // The game master says the outcome, takes it back, and says another.
        await table.damage("Ogre", 60, "140 / 200");
        await expect(prompt.locator(".asks")).toHaveText(text.asks("Ogre"));
        await table.press(button(text.dies));
        await expect(page.locator(".log")).toContainText(text.killed);
        await expect(table.condition("Ogre", text.dead)).toBeVisible();
        await table.expectHitPoints("Ogre", "140 / 200");
        await table.undo();
        await expect(prompt.locator(".asks")).toHaveText(text.asks("Ogre"));
        await expect(table.condition("Ogre", text.dead)).toHaveCount(0);
        await table.press(button(text.survives));
        await expect(prompt).toHaveCount(0);
        await table.advance();
        await table.expectTurn("Tordek");
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`typed, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a line answers the save, and the tag says the rule", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 3.5", LINE, Object.entries(TOTALS));
      await table.damageInRow("Tordek", 50, "70 / 120");
      await table.condition("Tordek", text.mark).click();
      await expect(table.row("Tordek").locator(".why")).toContainText(text.why);
      await expect(table.row("Tordek").locator(".why")).toContainText("D35-94");
      const line = new CommandLine(page);
      await line.type(text.typed);
      await page.keyboard.press("Enter");
      await expect(line.dialog).not.toBeVisible();
      await expect(page.locator(".log")).toContainText(text.survived);
      await expect(page.locator(".prompt")).toHaveCount(0);
      table.expectNoConsoleOutput();
    });

    test("by the house rule nothing is asked", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.chooseRuleset("D&D 3.5");
      await page.getByText(text.house).click();
      await page.getByLabel(text.rule).check();
      await table.add(LINE);
      await table.start();
      for (const [name, total] of Object.entries(TOTALS)) await table.total(name, total);
      await table.damageInRow("Tordek", 60, "60 / 120");
      await expect(page.locator(".prompt")).toHaveCount(0);
      await expect(table.condition("Tordek", text.mark)).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the question fits, and two hits are two saves", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, Object.entries(TOTALS));
    await table.damageInRow("Tordek", 50, "70 / 120");
    await table.damageInRow("Tordek", 55, "15 / 120");
    const prompt = page.locator(".prompt");
    await expect(prompt.locator(".asks")).toHaveText(texts.en.asks("Tordek"));
    for (const name of [texts.en.survives, texts.en.dies]) {
      const box = await prompt.getByRole("button", { name, exact: true }).boundingBox();
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    await table.expectAccessibleWithoutOverflow();
    // Two hits are two saves.
    await prompt.getByRole("button", { name: texts.en.survives, exact: true }).tap();
    await expect(prompt.locator(".asks")).toHaveText(texts.en.asks("Tordek"));
    await prompt.getByRole("button", { name: texts.en.dies, exact: true }).tap();
    await expect(table.condition("Tordek", texts.en.dead)).toBeVisible();
    await expect(prompt).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});
