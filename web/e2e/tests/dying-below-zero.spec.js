// Dying in D&D 3.5: a d% as the turn comes, rolled, typed and stated, in each language, by keyboard and by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";

const LINE = "Tordek +1 hp 32 pc; Lidda +3 hp 8 pc; Ogre +0 hp 29";
const TOTALS = { Lidda: 22, Tordek: 19, Ogre: 15 };

const texts = {
  en: {
    asks: "Does Tordek stabilize?",
    rule: "d%: stable on 10 or lower. Otherwise −3 → −4 HP.",
    number: "d% roll",
    typed: (face) => `Enter ${face}`,
    loses: "Loses 1 HP",
    stable: "Stable",
    roll: "Roll d%",
    ladder: (left) => `Tordek: ${left} HP, dead at −10`,
    heal: "Heal check (DC 15)",
    dying: "dying",
    lost: "Tordek: d%, over 10.",
    isStable: "Tordek is stable.",
    again: "Tordek is no longer stable: dying again.",
    dead: "dead",
  },
  es: {
    asks: "¿Se estabiliza Tordek?",
    rule: "d%: con 10 o menos, estable. Si no, PG −3 → −4.",
    number: "Resultado del d%",
    typed: (face) => `Anotar ${face}`,
    loses: "Pierde 1 PG",
    stable: "Estable",
    roll: "Tirar d%",
    ladder: (left) => `Tordek: ${left} PG, muerte a −10`,
    heal: "Prueba de Sanar (CD 15)",
    dying: "moribundo",
    lost: "Tordek: d%, más de 10.",
    isStable: "Tordek se estabiliza.",
    again: "Tordek deja de estar estable y se está muriendo otra vez.",
    dead: "muerto",
  },
  fr: {
    asks: "L’état de Tordek se stabilise-t-il ?",
    rule: "d% : stable avec 10 ou moins. Sinon −3 → −4 PV.",
    number: "Résultat du d%",
    typed: (face) => `Valider ${face}`,
    loses: "Perd 1 PV",
    stable: "Stable",
    roll: "Lancer le d%",
    ladder: (left) => `Tordek : ${left} PV, mort à −10`,
    heal: "Test de Premiers secours (DD 15)",
    dying: "mourant",
    lost: "Tordek : d%, plus de 10.",
    isStable: "L’état de Tordek se stabilise.",
    again: "Tordek n’est plus stable et agonise de nouveau.",
    dead: "mort",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a fighter sinks, becomes stable, and is dying again", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        const prompt = page.locator(".prompt");
        const button = (name) => prompt.getByRole("button", { name, exact: true });
        const ladder = (left) => page.locator(".below-zero").getByRole("img", { name: text.ladder(left) });
        await table.damage("Tordek", 35, "−3 / 32");
        await expect(ladder("−3")).toBeVisible();
        await table.advance();
        await expect(prompt).toContainText(text.asks);
        await expect(prompt).toContainText(text.rule);
        await expect(page.locator("#go")).toContainText(text.roll);
        await table.expectTurn("Tordek");
        await expect(table.condition("Tordek", text.dying)).toBeVisible();
        await table.expectUsable();
        // A typed number is the number of real dice.
        const field = prompt.getByLabel(text.number);
        await table.write(field, "11");
        await expect(prompt.locator(".rolls-dice")).toContainText(text.typed(11));
        await table.driver.submit(table, field.locator("xpath=ancestor::form"));
        await table.expectTurn("Ogre");
        await table.expectHitPoints("Tordek", "−4 / 32");
        await table.advance();
        await table.expectTurn("Lidda");
        await table.advance();
        // The game master says the outcome.
        await table.press(button(text.loses));
        await table.expectTurn("Ogre");
        await table.expectHitPoints("Tordek", "−5 / 32");
        await table.advance();
        await table.advance();
        await table.press(button(text.stable));
        await table.expectTurn("Ogre");
        await expect(page.locator(".log")).toContainText(text.isStable);
        await table.expectHitPoints("Tordek", "−5 / 32");
        // Damage makes him dying again, and a Heal check stable.
        await table.damage("Tordek", 1, "−6 / 32");
        await expect(page.locator(".log")).toContainText(text.again);
        await table.select("Tordek");
        await expect(ladder("−6")).toBeVisible();
        await table.press(page.locator(".down").getByRole("button", { name: text.heal }));
        await expect(page.locator(".down").getByRole("button", { name: text.heal })).toHaveCount(0);
        // The stable owe nothing.
        await table.advance();
        await table.expectTurn("Lidda");
        await table.advance();
        await table.expectTurn("Ogre");
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}

/** Starts a combat in which Tordek’s d% comes after the turn of Lidda, who acts now. */
async function startDying(page, left) {
  const totals = Object.entries(TOTALS);
  const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, totals);
  await table.damageInRow("Tordek", 32 - left, `−${-left} / 32`);
  return table;
}

test("at −10 the dying are dead, and nothing is asked of them", async ({ page }) => {
  const table = await startDying(page, -9);
  await page.locator("#go").click();
  await page.locator("#death-save-number").fill("100");
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  await table.expectHitPoints("Tordek", "−10 / 32");
  await expect(table.condition("Tordek", texts.en.dead)).toBeVisible();
  await expect(page.locator(".below-zero")).toHaveCount(0);
  await page.locator("#go").click();
  await table.expectTurn("Lidda");
  await page.locator("#go").click();
  await table.expectTurn("Ogre");
  table.expectNoConsoleOutput();
});

test("the reason of the state says the rule", async ({ page }) => {
  const table = await startDying(page, -4);
  await table.condition("Tordek", texts.en.dying).click();
  await expect(table.row("Tordek").locator(".why")).toContainText("dead at −10");
  await expect(table.row("Tordek").locator(".why")).toContainText("D35-92");
  table.expectNoConsoleOutput();
});

test("a typed line rolls, and one with a wrong number is refused", async ({ page }) => {
  const table = await startDying(page, -4);
  await page.locator("#go").click();
  const line = new CommandLine(page);
  await line.type("stabilization 101 Tordek");
  await expect(line.dialog).toContainText("A d% roll is 1 to 100, not 101.");
  await line.type("stabilization 10 Tordek");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("Tordek: d% 10, 10 or lower.");
  await table.expectTurn("Ogre");
  table.expectNoConsoleOutput();
});

test("below 0 no critical hit is two failures", async ({ page }) => {
  const table = await startDying(page, -4);
  await table.row("Tordek").locator(".name").click();
  await page.locator(".down").getByRole("button", { name: texts.en.heal }).click();
  await page.keyboard.press("d");
  await expect(page.locator(".amount.open")).toBeVisible();
  await expect(page.locator(".amount.open .fine")).toBeVisible();
  await expect(page.locator(".amount.open")).not.toContainText("Critical hit");
  table.expectNoConsoleOutput();
});

test.describe("with real dice, on a phone", () => {
  test.use(PHONE);

  test("the app never rolls for the player", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, Object.entries(TOTALS));
    await page.locator("#menu").tap();
    await page.getByRole("button", { name: "I roll real dice" }).tap();
    await page.keyboard.press("Escape");
    await table.damageInRow("Tordek", 36, "−4 / 32");
    await page.locator("#go").tap();
    await expect(page.locator(".prompt")).toContainText(texts.en.asks);
    await expect(page.locator(".rolls-dice")).toHaveCount(0);
    await page.locator("#death-save-number").fill("7");
    await page.keyboard.press("Enter");
    await expect(page.locator(".log")).toContainText("Tordek: d% 7, 10 or lower.");
    await table.expectTurn("Ogre");
    table.expectNoConsoleOutput();
  });
});
