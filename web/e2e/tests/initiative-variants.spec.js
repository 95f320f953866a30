// House rules for initiative in D&D 5e (D5E-87): by sides, by speed factor, and passive.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

/** Opens the setup with a house rule of D&D 5e (2014) and these combatants. */
async function withHouseRule(page, lang, rule, line) {
  const table = await Table.opened(page, lang);
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add(line);
  await page.locator("#house-rules").click();
  await page.getByLabel(rule).check();
  return table;
}

const count = (table, name) => table.row(name).locator(".count");

test.describe("in English", () => {
  test.use({ locale: words.en.locale });

  test("a side shares one number without modifiers, and the same number is rolled again", async ({ page }) => {
    const table = await withHouseRule(page, "en", "initiative by sides: one d20 a side", "Lidda dex 18 pc; Regdar dex 10 pc; Goblin dex 14; Orc hp 15");
    await table.start();
    const calls = page.locator(".call");
    await expect(calls).toHaveText([/Lidda\s*d20 \+0/, /Regdar\s*d20 \+0/, /Goblin\s*d20 \+0/, /Orc\s*d20 \+0/]);
    // The number of one is that of the side.
    await table.total("Regdar", 12);
    await expect(calls).toHaveCount(2);
    await table.total("Goblin", 12);
    // Each side has rolled again, and the higher one acts first.
    const again = page.locator(".log").getByText(/^Tie broken by dice: /);
    // A side has several numbers if the first were equal too.
    const [, first, higher, lower] = /dice: (\w+): (?:\d+, )*(\d+); \w+: (?:\d+, )*(\d+)\.$/.exec(await again.textContent());
    expect(Number(higher)).toBeGreaterThan(Number(lower));
    const sides = [["Goblin", "Orc"], ["Lidda", "Regdar"]];
    await table.expectOrder((first === "Goblin" ? sides : sides.reverse()).flat());
    for (const name of sides.flat()) await expect(count(table, name)).toHaveText("12");
    await count(table, "Orc").click();
    await expect(table.row("Orc").locator(".why")).toContainText("D5E-87");
    table.expectNoConsoleOutput();
  });
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("with the speed factor each round has its own initiative", async ({ page }) => {
    const rule = "facteur de vitesse : initiative à chaque round, agir tard ne coûte rien";
    const table = await withHouseRule(page, "fr", rule, "Lidda dex 18 pj; Orc dex 12");
    await table.start();
    await table.total("Lidda", 15);
    await table.total("Orc", 10);
    await table.expectOrder(["Lidda", "Orc"]);
    await table.endTurn("Lidda", "Orc");
    await table.expectTurn("Orc");
    await page.locator("#go").click();
    // Her heavy weapon takes 2 from the total of round 2.
    await expect(page.locator(".call")).toHaveCount(2);
    await table.total("Lidda", 9);
    await table.total("Orc", 12);
    await table.expectRound("Round 2");
    await table.expectOrder(["Orc", "Lidda"]);
    await table.expectTurn("Orc");
    await expect(count(table, "Lidda")).toHaveText("9");
    table.expectNoConsoleOutput();
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("passive initiative is 10, the modifier, and 5 more with advantage", async ({ page }) => {
    const rule = "iniciativa pasiva: todo el mundo usa 10 más el modificador";
    const table = await withHouseRule(page, "es", rule, "Lidda des 18 pj; Regdar des 12 instinto salvaje pj; Orco des 12");
    // Nothing is rolled, so no command says so.
    await expect(page.locator("#go")).toHaveText(/^Empezar el combate/);
    await expect(page.locator("#go")).not.toContainText("tirada");
    await table.start();
    await expect(page.locator("#go")).toHaveText(/^Usar los valores/);
    await page.locator("#go").click();
    await table.expectOrder(["Regdar", "Lidda", "Orco"]);
    for (const [name, number] of [["Regdar", "16"], ["Lidda", "14"], ["Orco", "11"]]) await expect(count(table, name)).toHaveText(number);
    await count(table, "Orco").click();
    await expect(table.row("Orco").locator(".why")).toContainText("D5E-87");
    table.expectNoConsoleOutput();
  });
});
