// The end of a combat: its summary, the experience points with their rules, and the next combat with the same party.
import { expect, test } from "@playwright/test";
import { keyboard } from "../drivers/keyboard.js";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { duel } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";

const ended = (page) => page.locator(".ended");

/** The card of the numbers, under the heading. */
const facts = (page) => page.locator(".ended-facts");

const fact = (page, name) => facts(page).locator(".facts-of-combat > div").filter({ hasText: name }).locator("dd:not(.cited)");

/** Starts combat, and gives the combatants totals in this order. */
async function startInOrder(table, names) {
  await table.start();
  for (const [at, name] of names.entries()) await table.total(name, 20 - at);
  await table.expectTurn(names[0]);
}

for (const [ruleset, points, each, rules] of /** @type {any[]} */ ([
  ["Dnd5e", "650, or 325 each", ["325 XP", "325 XP"], ["D5E-77"]],
  ["Dnd5e2024", "650, or 325 each", ["325 XP", "325 XP"], ["D5E-77"]],
  // Level 5 earns 300 for CR 1 and 500 for CR 2, level 3 earns 300 and 600: half of each.
  ["Dnd35", "400–450 each", ["400 XP", "450 XP"], ["D35-84", "D35-86", "D35-85"]],
  // The average level is 4.
  ["Dnd30", "900, or 450 each", ["450 XP", "450 XP"], ["D30-63", "D35-84", "D35-86"]],
  ["TalesOfWar", null, [], []],
  ["Any", null, [], []],
])) {
  test(`the experience points of ${ruleset}`, async ({ page }) => {
    const table = await Table.opened(page, "en", ruleset);
    await table.add("Tordek hp 40 level 5 pc, Lidda hp 16 level 3 pc, ghoul hp 5 cr 1, ogre hp 30 cr 2, fog");
    await table.start();
    if (ruleset === "TalesOfWar") {
      // The focus is in the field of a total, which takes every key.
      await page.keyboard.press("Escape");
      await page.keyboard.press("b");
    } else {
      for (const [at, name] of ["Tordek", "Lidda", "Ghoul", "Ogre", "Fog"].entries()) await table.total(name, 20 - at);
      await table.expectTurn("Tordek");
      await table.damageInRow("Ghoul", 30, ruleset.startsWith("Dnd3") ? "−25 / 5" : "0 / 5");
      await page.locator("#end").click();
    }
    await expect(facts(page).getByRole("heading", { level: 2 })).toHaveText("Combat over");
    if (points === null) {
      await expect(fact(page, "XP")).toHaveCount(0);
      await expect(facts(page).locator(".cite")).toHaveCount(0);
      table.expectNoConsoleOutput();
      return;
    }
    // The ogre has fled. The game master records it with one tap.
    const flee = ended(page).getByRole("button", { name: "Count as defeated (1): Ogre" });
    await flee.click();
    await expect(flee).toHaveAttribute("aria-pressed", "true");
    await expect(fact(page, "XP")).toHaveText(points);
    await expect(ended(page).locator(".outcomes .points")).toHaveText(each);
    await expect(facts(page).locator(".cite")).toHaveAttribute("title", rules.join(", "));
    expect(await axeViolations(page)).toEqual([]);
    await flee.click();
    await expect(flee).toHaveAttribute("aria-pressed", "false");
    table.expectNoConsoleOutput();
  });
}

test("new combat with the same party: as it is, rested, and without the dead", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda hp 16 pc, Tordek hp 20 pc, Jozan hp 9 pc, Ox pc, orc hp 15 cr 1/2");
  await startInOrder(table, ["Lidda", "Tordek", "Jozan", "Ox", "Orc"]);
  await table.damageInRow("Lidda", 9, "7 / 16");
  await table.damageInRow("Tordek", 5, "15 / 20");
  await table.damageInRow("Jozan", 30, "0 / 9");
  await table.damageInRow("Orc", 15, "0 / 15");
  await page.locator("#end").click();
  await expect(fact(page, "Damage taken")).toHaveText("44");
  await expect(fact(page, "Damage dealt")).toHaveText("15");
  await expect(fact(page, "Rounds")).toHaveText(/^1(, \d+ min)?$/);
  await expect(ended(page).locator(".outcomes .chip")).toHaveText(["took 9", "took 5", "dead", "unhurt"]);
  await expect(ended(page).locator(".ended-head").last()).toContainText("1 of 1 down");
  await ended(page).locator(".outcomes li").nth(1).getByRole("button", { name: "Full HP: 20" }).click();
  expect(await axeViolations(page)).toEqual([]);
  // One key too many starts nothing.
  await expect(page.locator("#go")).toHaveText("New combat with the party, without Jozan");
  await page.keyboard.press("n");
  await page.keyboard.press(" ");
  await expect(ended(page)).toBeVisible();
  await page.locator("#go").click();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek", "Ox"]);
  await expect(page.locator("#quick-line")).toBeFocused();
  await expect(page.locator(".member", { hasText: "Lidda" })).toContainText("HP 7 / 16");
  await expect(page.locator(".member", { hasText: "Tordek" })).toContainText("HP 20");
  // One undo removes all of them.
  await page.locator(".top").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".member")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("an undo goes back into the combat, and its damage is gone from the next summary", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd35");
  await table.add("Lidda hp 16 pc, orc hp 5");
  await startInOrder(table, ["Lidda", "Orc"]);
  await table.damageInRow("Lidda", 6, "10 / 16");
  await page.locator("#end").click();
  await expect(fact(page, "Damage taken")).toHaveText("6");
  await expect(facts(page)).toContainText("For XP, give characters a level and enemies a challenge rating");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await table.expectHitPoints("Lidda", "16 / 16");
  await page.keyboard.press("b");
  await expect(fact(page, "Damage taken")).toHaveText("0");
  await expect(page.locator(".outcomes .chip")).toHaveText("unhurt");
  table.expectNoConsoleOutput();
});

for (const [lang, locale] of [["es", "es-ES"], ["fr", "fr-FR"]]) {
  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ locale, ...PHONE });

    test(`the end of a combat by taps, ${lang}`, async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e");
      await table.add("Lidda hp 16 level 3 pc, Maximiliana von Hohenstaufen-Lichtenberg hp 20 level 3 pc, orc +1 hp 15 cr 1/2, ogre -1 hp 59 cr 2");
      await startInOrder(table, ["Lidda", "Maximiliana von Hohenstaufen-Lichtenberg", "Orc", "Ogre"]);
      await page.locator(".end.on-page").tap();
      await expect(ended(page)).toBeVisible();
      await ended(page).locator(".enemies .toggle").first().tap();
      await expect(ended(page).locator(".outcomes .points")).toHaveCount(2);
      await table.expectAccessibleWithoutOverflow();
      await page.locator("#go").tap();
      await expect(page.locator(".member")).toHaveCount(2);
      table.expectNoConsoleOutput();
    });
  });
}

test("no one is next after combat", async ({ page }) => {
  const table = await duel(page, keyboard);
  await expect(table.row("Orc").locator(".next")).toBeVisible();
  await table.endCombat();
  await expect(page.locator(".next")).toHaveCount(0);
});
