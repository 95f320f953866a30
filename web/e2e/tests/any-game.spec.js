// Any other game: the hand-over, sides, cards and saved rules; the hand-over in each language, by keyboard and
// by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { PHONE } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: {
    sample: "The relay Any other game",
    next: "Who acts next?",
    begins: "Who starts the round?",
    acted: "Have acted",
    toAct: "Yet to act",
    without: "No turn this round",
    named: "Captain is picked to act next.",
  },
  es: {
    sample: "El relevo Otro juego",
    next: "¿Quién actúa a continuación?",
    begins: "¿Quién empieza el asalto?",
    acted: "Han actuado",
    toAct: "Faltan por actuar",
    without: "Sin turno en este asalto",
    named: "Siguiente en actuar: Capitán.",
    captain: "Capitán",
    bandit: "Bandido",
  },
  fr: {
    sample: "Le relais Autre jeu",
    next: "Qui agit ensuite ?",
    begins: "Qui commence le round ?",
    acted: "Ont agi",
    toAct: "N’ont pas encore agi",
    without: "Pas de tour ce round",
    named: "Prochain tour : Capitaine.",
    captain: "Capitaine",
    bandit: "Bandit",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, { captain = "Captain", bandit = "Bandit", ...text }] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("whoever has acted names the next, for two rounds", async ({ page }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open();
        for (const button of [page.locator("#sample-all"), table.button(text.sample)]) await table.press(button);
        await table.expectUsable();
        await table.press(page.locator("#go"));
        const prompt = page.locator(".hand-over");
        const names = () => prompt.getByRole("button").allInnerTexts();
        const asks = async (question, who) => {
          await expect(prompt).toBeVisible();
          expect(withPlainSpaces(await prompt.locator(".aside").innerText())).toBe(question);
          expect(await names()).toEqual(who);
          await table.expectUsable();
        };
        const name = async (who) => {
          await table.press(prompt.getByRole("button", { name: who, exact: true }));
          await table.expectTurn(who);
        };
        // Headings separate the combatants that have acted from those yet to act, from top to bottom.
        const expectRows = (rows) =>
          expect(page.locator(".order .turns h3, .order .row .name")).toHaveText(rows);
        const all = ["Lidda", "Regdar", captain, bandit];
        await asks(text.begins, all);
        await expectRows([`${text.toAct} 4`, ...all]);
        await name(captain);
        await expectRows([captain, `${text.toAct} 3`, "Lidda", "Regdar", bandit]);
        expect(withPlainSpaces(await page.locator(".log").innerText())).toContain(text.named);
        await expect(prompt).toHaveCount(0);
        await table.advance();
        await asks(text.next, ["Lidda", "Regdar", bandit]);
        await name("Regdar");
        // A fallen combatant can't be named.
        await table.damage(bandit, 11, "0 / 11");
        await expectRows([`${text.acted} 1`, captain, "Regdar", `${text.toAct} 1`, "Lidda", `${text.without} 1`, bandit]);
        await table.advance();
        // Only one combatant is left to act, so its turn starts without a choice.
        await table.expectTurn("Lidda");
        await table.advance();
        await table.expectRound(/2/);
        // The last combatant names who starts the next round, itself included.
        await asks(text.begins, [captain, "Regdar", "Lidda"]);
        await name("Lidda");
        await table.undo();
        await asks(text.begins, [captain, "Regdar", "Lidda"]);
        await table.redo();
        await table.expectTurn("Lidda");
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("sides take turns by a formula, and its members act in any order", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("Two ships Any other game");
  await expect(page.getByRole("group", { name: "Game rules" }).getByLabel("Order").locator("option:checked")).toHaveText("side initiative");
  await expect(page.getByLabel("Initiative dice for everyone, e.g. 1d10")).toHaveValue("1d6");
  await table.start();
  await table.total("Lidda", 5);
  await table.total("Captain", 2);
  await table.expectOrder(["Lidda", "Regdar", "Captain", "Bandit"]);
  await table.expectTurn("Lidda");
  await table.select("Regdar");
  await table.button("Regdar acts first").click();
  await table.expectTurn("Regdar");
  await table.endTurn("Regdar", "Lidda");
  await table.endTurn("Lidda", "Captain");
  table.expectNoConsoleOutput();
});

test("cards are dealt each round, or entered from a real deck", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The showdown Any other game");
  await table.start();
  const card = (name) => page.locator(".call").filter({ hasText: name }).getByRole("combobox");
  await card("Lidda").selectOption({ label: "A♠" });
  await expect(card("Lidda")).toHaveCount(0);
  // A card that is out is not offered again.
  await expect(card("Regdar").locator("option", { hasText: "A♠" })).toHaveCount(0);
  for (const name of ["Regdar", "Captain", "Bandit"]) {
    await page.locator(".call").filter({ hasText: name }).getByRole("button", { name: "Deal" }).click();
  }
  await table.expectRound(/1/);
  await expect(page.locator(".log")).toContainText("Lidda is dealt A♠.");
  await expect(page.locator(".row")).toHaveCount(4);
  table.expectNoConsoleOutput();
});

test("the rules of a table are saved under a name, and invalid rules are reported", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("Any other game");
  const rules = page.getByRole("group", { name: "Game rules" });
  await rules.getByLabel("First to act").selectOption({ label: "the lowest count" });
  const formula = rules.getByLabel("Initiative dice for everyone, e.g. 1d10");
  await formula.fill("2e6");
  await formula.press("Tab");
  expect(await formula.evaluate((field) => field.validationMessage)).toBe("“2e6” is not a dice formula. Try 2d6+1.");
  await formula.fill("1d10");
  await formula.press("Tab");
  await rules.getByLabel("Save these rules as").fill("Our game");
  await rules.getByRole("button", { name: "Save", exact: true }).click();
  await rules.getByLabel("First to act").selectOption({ label: "the highest count" });
  await page.reload();
  await rules.getByRole("button", { name: "Use “Our game”" }).click();
  await expect(rules.getByLabel("First to act").locator("option:checked")).toHaveText("the lowest count");
  await expect(formula).toHaveValue("1d10");
  await rules.getByRole("button", { name: "Delete “Our game”" }).click();
  await expect(rules.getByRole("button", { name: "Use “Our game”" })).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a combatant has a second place with its own number", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("Any other game");
  await table.add("Hydra hp 20; Ana pc");
  await page.locator(".member").filter({ hasText: "Hydra" }).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Second place on count").fill("5");
  await page.locator("form").filter({ has: page.getByLabel("Second place on count") }).getByRole("button", { name: "Save", exact: true }).click();
  await table.start();
  await table.total("Hydra", 15);
  await table.total("Ana", 10);
  await table.expectOrder(["Hydra", "Ana", "Hydra (second place)"]);
  table.expectNoConsoleOutput();
});

test.describe("the row is the button", () => {
  test.use(PHONE);

  test("a tap on a row hands the turn over, and its hit points stay a separate button", async ({ page }) => {
    const table = await Table.opened(page, "en");
    for (const button of [page.locator("#sample-all"), table.button("The relay Any other game")]) await button.tap();
    await page.locator("#go").tap();
    const captain = page.locator(".row").filter({ hasText: "Captain" });
    await expect(page.locator(".row.nameable")).toHaveCount(4);
    await captain.locator(".hp").tap();
    await expect(page.locator("input.hp")).toBeVisible();
    await page.locator("input.hp").press("Escape");
    const { x, y, width, height } = await captain.boundingBox();
    await page.touchscreen.tap(x + width * 0.3, y + height / 2);
    await table.expectTurn("Captain");
    await expect(page.locator(".names-next")).toHaveCount(3);
    await page.locator("#go").tap();
    await expect(page.locator(".row.nameable")).toHaveCount(3);
    await table.expectAccessibleWithoutOverflow();
    table.expectNoConsoleOutput();
  });
});

test("each combatant yet to act has a button that hands the turn over", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The relay Any other game");
  await page.keyboard.press("n");
  await page.locator(".row").filter({ hasText: "Captain" }).click();
  await table.expectTurn("Captain");
  const next = page.getByRole("button", { name: /^Next: / });
  await expect(next).toHaveCount(3);
  // The rows still select, and only the button hands over.
  await expect(page.locator(".row.nameable")).toHaveCount(0);
  await table.row("Bandit").locator(".name").click();
  await expect(page.locator(".panel .title")).toHaveText("Bandit");
  await table.expectTurn("Captain");
  await table.button("Next: Regdar").click();
  await table.expectTurn("Regdar");
  await expect(next).toHaveCount(2);
  await expect(page.locator(".row.passed .names-next")).toHaveCount(0);
  await table.expectAccessibleWithoutOverflow();
  table.expectNoConsoleOutput();
});

test("by keyboard the selected row is next, and its button is in the row", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The relay Any other game");
  await page.keyboard.press("n");
  await expect(page.locator(".row.nameable")).toHaveCount(4);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.locator("#go")).toContainText("Next: Regdar");
  await page.keyboard.press("n");
  await table.expectTurn("Regdar");
  await page.keyboard.press("n");
  await table.tabTo(page.getByRole("button", { name: "Next: Bandit" }));
  await page.keyboard.press("Enter");
  await table.expectTurn("Bandit");
  table.expectNoConsoleOutput();
});
