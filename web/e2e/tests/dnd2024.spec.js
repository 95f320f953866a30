// D&D 5e (2024): the ruleset of new users, its sample, and its own rules.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { fixDice } from "../fixtures/dice.js";
import { Table, words } from "../pages/table.js";

const chosenRuleset = (page) => page.locator("select.ruleset option:checked");

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("a new user begins with it, and a ruleset once chosen is remembered", async ({ page }) => {
    const table = new Table(page, "en");
    await page.goto("./");
    await expect(chosenRuleset(page)).toHaveText("D&D 5e (2024)");
    await table.chooseRuleset("D&D 3.0");
    await table.add("Lidda +3");
    await table.toggleMenu();
    await table.button(table.words.newEncounter).click();
    await expect(page.locator(".member")).toHaveCount(0);
    await expect(chosenRuleset(page)).toHaveText("D&D 3.0");
    await page.reload();
    await expect(chosenRuleset(page)).toHaveText("D&D 3.0");
    table.expectNoConsoleOutput();
  });

  test("the ambush on the road: a surprised side, and a group with one roll", async ({ page }) => {
    const table = new Table(page, "en");
    await page.goto("./");
    await table.chooseSample("The ambush on the road D&D 5e (2024)");
    await table.start();
    for (const [name, total] of [["Lidda", 9], ["Mialee", 12], ["Regdar", 4], ["Captain", 17], ["Bandit 1", 14]]) {
      await table.total(name, total);
    }
    await table.expectOrder(["Captain", "Mialee", "Lidda", "Regdar"]);
    await expect(page.locator(".group .fold")).toHaveText("Bandit × 3");
    await table.expectTurn("Captain");
    table.expectNoConsoleOutput();
  });

  test("once initiative is rolled, the count says that a surprised roll had disadvantage, and no tag does", async ({ page }) => {
    // Equal results would ask a question.
    await fixDice(page, 3);
    const table = await Table.opened(page, "en");
    await table.chooseRuleset("D&D 5e (2024)");
    await table.add("Lidda +3 hp 16 pc; Qvarg +0 hp 15");
    await table.button(table.words.sideAware).click();
    await table.start();
    await table.button(table.words.rollAll).click();
    await expect(page.locator('.row[aria-current="true"]')).toBeVisible();
    await expect(page.locator(".row .tag").filter({ hasText: /initiative|disadvantage/ })).toHaveCount(0);
    await table.row("Qvarg").locator(".count").click();
    await expect(table.row("Qvarg").locator(".why")).toContainText("Qvarg rolled initiative with disadvantage: surprised.");
    await table.row("Lidda").locator(".count").click();
    await expect(table.row("Lidda").locator(".why")).not.toContainText("disadvantage");
    await table.expectAccessibleWithoutOverflow();
    table.expectNoConsoleOutput();
  });

  test("one spell slot in a turn, and exhaustion", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Mialee +2 hp 22 pc; Ogre -1 hp 59", [["Mialee", 20], ["Ogre", 8]]);
    await page.locator("#more").click();
    await table.button("Expend a spell slot").click();
    await expect(page.locator(".log li:not(.heading)").first()).toContainText("Mialee expends a spell slot.");
    await table.button("spell slot expended").click();
    await expect(page.locator(".refusal")).toContainText("Mialee has already expended a spell slot this turn.");
    await table.button(table.words.ruleOtherwise).click();
    await expect(page.locator(".log")).toContainText("Game master’s ruling.");
    // Exhaustion is with the other conditions.
    await table.pressTool("conditions");
    await expect(page.locator(".picker .toggle").filter({ hasText: "exhausted" })).toHaveCount(0);
    await table.button("Add a level").click();
    await expect(table.row("Mialee").getByRole("button", { name: "exhaustion 1" })).toBeVisible();
    await table.button("Remove a level").click();
    await expect(table.row("Mialee").getByRole("button", { name: "exhaustion 1" })).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

/** The saving throw that combat waits for, in each language. */
const saves = {
  en: (who) => `Death save: ${who}`,
  es: (who) => `Salvación contra muerte: ${who}`,
  fr: (who) => `Jet contre la mort : ${who}`,
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const lang of Object.keys(saves)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a dragon in its lair fells two characters", async ({ page }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open();
        await table.chooseRuleset("D&D 5e (2024)");
        // In its lair it has four uses and not three, and there is no count of 20.
        await table.add("Lidda +3 hp 16 pc; Jozan +0 hp 20 pc; Dragon +0 hp 200 leg 4");
        await table.press(page.locator("#go"));
        await table.totals({ Lidda: 18, Jozan: 15, Dragon: 5 });
        await table.expectOrder(["Lidda", "Jozan", "Dragon"]);
        const uses = (left) => expect(page.locator(".legendary-uses")).toContainText(new RegExp(`${left}\\D+4`));
        const prompt = page.locator(".prompt:not(.legendary)");
        const asks = (who) => expect.poll(async () => (await prompt.innerText()).replace(/\s/g, " ")).toContain(saves[lang](who));
        const rolls = (face) => table.send(prompt.locator('input[inputmode="numeric"]').first(), String(face));
        await table.expectTurn("Lidda");
        await table.advance();
        // At the end of Lidda's turn the dragon strikes Jozan down, who acts next.
        await table.expectTurn("Jozan");
        await table.send(page.locator("form.legendary input").first(), "Tail");
        await table.damage("Jozan", 20, "0 / 20");
        await table.select("Dragon");
        await uses(3);
        await table.advance();
        await table.expectTurn("Dragon");
        await table.select("Dragon");
        await uses(4);
        await table.damage("Lidda", 16, "0 / 16");
        await table.advance();
        await asks("Lidda");
        await table.expectUsable();
        await rolls(9);
        // A turn with a death save ends like any other: the dragon may act again.
        await asks("Jozan");
        await rolls(20);
        await table.expectTurn("Jozan");
        await table.expectHitPoints("Jozan", "1 / 20");
        await table.send(page.locator("form.legendary input").first(), "Claw");
        await table.select("Dragon");
        await uses(3);
        await table.heal("Lidda", 5, "5 / 16");
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}
