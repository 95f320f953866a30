// The campaign: parties, templates and creatures are saved once and join in one tap or by name. After combat a party
// keeps its results.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { playOffline } from "../fixtures/site.js";
import { QuickLine } from "../pages/quick-line.js";
import { rememberRuleset, Table } from "../pages/table.js";
import { Inputs } from "../reports/inputs.js";

const memberNames = (page) => page.locator(".member .name").allTextContents();
const groupOffer = (page, name) => page.locator(".campaign .group-offer").filter({ hasText: name });
const confirmation = (page) => page.locator(".campaign .said");

/** Saves a part of the encounter in setup: 0 for the party, 1 for the enemies, 2 for a creature. */
async function saveGroup(page, name, kind = 0) {
  const form = page.locator(".opening .keep");
  if (!(await form.locator("form").isVisible())) await form.locator("summary").click();
  await form.locator(".side").nth(kind).click();
  await form.locator("input").fill(name);
  await form.getByRole("button").last().click();
}

const party = "Lidda +3 hp 16 ac 14 level 3 pc, Tordek +1 hp 20 level 3 pc";

test("the same party in two combats keeps its hit points, conditions and notes in between", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add(party);
  await saveGroup(page, "The Companions");
  await expect(confirmation(page)).toHaveText("Saved: The Companions.");
  await table.newEncounter();
  // The last party joins in one tap, and only once.
  await groupOffer(page, "The Companions").click();
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(groupOffer(page, "The Companions")).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await table.add("goblin +1 hp 7");
  await table.start();
  await table.total("Lidda", 20);
  await table.total("Tordek", 15);
  await table.total("Goblin", 5);
  await table.expectTurn("Lidda");
  await table.damageInRow("Lidda", 9, "7 / 16");
  await table.pressTool("conditions");
  await page.locator("#condition-search").fill("poisoned");
  await page.keyboard.press("Enter");
  await expect(page.locator(".row", { hasText: "Lidda" })).toContainText(/poisoned/i);
  await page.locator("#end").click();
  const back = page.locator(".ended");
  await expect(back.locator(".outcomes li")).toHaveCount(2);
  await expect(back.locator(".outcomes .chip")).toHaveText(["took 9", "unhurt"]);
  await expect(back.locator('.outcomes [aria-pressed="true"]')).toHaveText([/HP 7 \/ 16 · poisoned/i, "HP 20 / 20"]);
  // Only changed members can keep their former state.
  await expect(back.getByRole("button", { name: "As before" })).toHaveCount(1);
  expect(await axeViolations(page)).toEqual([]);
  await back.getByLabel("Note: Lidda").fill("owes Tordek 20 gp");
  await back.getByRole("button", { name: "Save to The Companions" }).click();
  await expect(back).toContainText("Saved to The Companions.");
  // One sentence is enough. Without it, the other one is true.
  await expect(back).not.toContainText("nothing has changed");
  // The second combat, after the page has been closed and opened too.
  await page.reload();
  await page.locator(".bar-below").getByRole("button", { name: "New encounter" }).click();
  await groupOffer(page, "The Companions").click();
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(page.locator(".roster")).toContainText(/poisoned/i);
  await expect(page.locator(".campaign .notes")).toHaveText("Lidda owes Tordek 20 gp");
  await expect(page.locator(".member", { hasText: "Lidda" })).toContainText("HP 7 / 16");
  await page.locator(".top").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".member")).toHaveCount(0);
  await groupOffer(page, "The Companions").click();
  await expect(page.locator(".member")).toHaveCount(2);
  await table.start();
  await table.total("Lidda", 20);
  await table.total("Tordek", 15);
  await table.expectHitPoints("Lidda", "7 / 16");
  await expect(page.locator(".row", { hasText: "Lidda" })).toContainText(/poisoned/i);
  table.expectNoConsoleOutput();
});

test("the result of each member is a choice after combat, and saving it can be undone", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add(`${party}, ogre -1 hp 29`);
  await saveGroup(page, "Thursday table");
  await expect(confirmation(page)).toHaveText("Saved: Thursday table.");
  await table.start();
  for (const [name, total] of [["Lidda", 20], ["Tordek", 15], ["Ogre", 5]]) await table.total(name, total);
  await table.expectTurn("Lidda");
  await table.damageInRow("Lidda", 5, "11 / 16");
  await table.damageInRow("Tordek", 5, "15 / 20");
  await page.locator("#end").click();
  const back = page.locator(".ended");
  const before = back.getByRole("button", { name: "As before" });
  await expect(before).toHaveCount(2);
  await back.locator(".outcomes li").first().getByRole("button", { name: "Full HP: 16" }).click();
  await back.getByRole("button", { name: "Save to Thursday table" }).click();
  // Lidda is rested, so only she differs from the combat that is over.
  await expect(before).toHaveCount(1);
  await expect(back.locator(".said").getByRole("button", { name: "Undo" })).toBeFocused();
  await untilNextPress(page);
  await page.keyboard.press("Enter");
  await expect(before).toHaveCount(2);
  // The focus rests: the next Enter presses no button, and none of the next combat.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches("body, button"))).toBe(false);
  table.expectNoConsoleOutput();
});

test("six goblins and a saved party, ready to act", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await table.add(party);
  await saveGroup(page, "The Companions");
  await expect(confirmation(page)).toHaveText("Saved: The Companions.");
  await table.newEncounter();
  await expect(groupOffer(page, "The Companions")).toBeVisible();
  const inputs = new Inputs(page);
  await inputs.click(groupOffer(page, "The Companions"));
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(quickLine.field).toBeFocused();
  await inputs.type("6 goblin");
  await inputs.press("Enter");
  await expect(page.locator(".member")).toHaveCount(8);
  await inputs.click(page.locator("#go"));
  await expect(page.locator(".call").first()).toBeVisible();
  await inputs.click(page.locator("#go"));
  await expect(page.locator('.row[aria-current="true"], .tie').first()).toBeVisible();
  inputs.expectAtMost(12, "a new combat of a saved party and six goblins, ready to act");
  inputs.restart();
  const opening = page.waitForEvent("popup");
  await inputs.click(page.locator('.top > a[href="#/players"]'));
  const players = await opening;
  await expect(players.locator(".seat").first()).toBeVisible();
  inputs.expectAtMost(1, "players see the order");
  table.expectNoConsoleOutput();
});

test("a template joins again and again, and a creature in any number, by name", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd30");
  await table.add("2 kobold +1 hp 4 cr 1/4, bugbear +1 hp 16 ac 17 cr 1");
  await saveGroup(page, "Kobold den", 1);
  await expect(confirmation(page)).toHaveText("Saved: Kobold den.");
  await page.locator(".keep-form .side").nth(2).click();
  await page.locator(".keep-form select").selectOption("Bugbear");
  await page.locator(".keep-form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(confirmation(page)).toHaveText("Saved: Bugbear.");
  await table.newEncounter();
  await table.add("Lidda +3 pc");
  await page.locator(".more-offers summary").click();
  await groupOffer(page, "Kobold den").click();
  await expect(page.locator(".member")).toHaveCount(4);
  // By name: a saved group, in a ruleset without an SRD of creatures.
  await quickLine.field.pressSequentially("den");
  await expect(quickLine.options).toHaveCount(1);
  await quickLine.field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(7);
  await quickLine.field.pressSequentially("Aria +2 pc, 2 bug");
  await expect(quickLine.options.first()).toContainText("Bugbear");
  await expect(quickLine.options.first()).toContainText("AC 17");
  await expect(quickLine.preview).toContainText("Bugbear");
  await quickLine.field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(10);
  expect((await memberNames(page)).sort()).toEqual([
    "Aria", "Bugbear", "Bugbear 2", "Bugbear 3", "Bugbear 4",
    "Kobold 1", "Kobold 2", "Kobold 3", "Kobold 4", "Lidda",
  ]);
  await expect(page.locator(".member", { hasText: "Bugbear 4" })).toContainText("HP 16");
  table.expectNoConsoleOutput();
});

for (const [ruleset, orcs, sentence] of /** @type {any[]} */ ([
  ["Dnd5e", 1, "Difficulty: trivial 100 XP · easy from 150 XP Why?"],
  ["Dnd5e", 4, "Difficulty: deadly 400 XP (adjusted: 800) Why?"],
  ["Dnd5e2024", 4, "Difficulty: moderate 400 XP · up to 450 XP Why?"],
])) {
  test(`the difficulty of ${orcs} by ${ruleset}`, async ({ page }) => {
    const table = await Table.opened(page, "en", ruleset);
    await table.add(`${orcs} orc cr 1/2`);
    await expect(page.locator(".campaign .hint")).toContainText("give characters a level");
    await table.add("Lidda level 2 pc, Tordek level 2 pc, Jozan level 2 pc");
    await expect(page.locator(".difficulty")).toHaveText(sentence);
    await table.add("Ghost ship");
    await expect(page.locator(".difficulty")).toContainText("no level or CR: 1");
    table.expectNoConsoleOutput();
  });
}

test("the list at home: rename, rest, delete and undo", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add(party);
  await page.locator(".member .name", { hasText: "Lidda" }).click();
  await page.getByLabel("Amount").fill("6");
  await page.locator(".deal").click();
  await page.locator(".member .name", { hasText: "Lidda" }).click();
  await saveGroup(page, "The Companions");
  await expect(confirmation(page)).toHaveText("Saved: The Companions.");
  await page.evaluate(() => (location.hash = "#/home"));
  const list = page.locator("main.home .saved-groups");
  await expect(list.locator("li")).toHaveCount(1);
  await expect(list).toContainText("Party · Lidda and Tordek");
  expect(await axeViolations(page)).toEqual([]);
  await list.getByRole("button", { name: "Rest: full HP and uses: The Companions" }).click();
  await expect(list.getByRole("button", { name: /Rest: full HP and uses/ })).toHaveCount(0);
  await list.getByRole("button", { name: "Rename: The Companions" }).click();
  await list.getByRole("textbox").fill("Heroes <b>of</b> the Lance");
  await list.getByRole("button", { name: "Save" }).click();
  await expect(list.locator("b")).toHaveText("Heroes <b>of</b> the Lance");
  // The focus goes to the undo, and then to the restored row.
  const undo = page.locator("main.home .said").getByRole("button", { name: "Undo" });
  await list.getByRole("button", { name: /^Delete/ }).press("Enter");
  await expect(list.locator("li")).toHaveCount(0);
  await expect(undo).toBeFocused();
  await undo.press("Enter");
  await expect(list.locator("b")).toHaveText("Heroes <b>of</b> the Lance");
  await expect(list.getByRole("link", { name: "Heroes" })).toBeFocused();
  // Nothing brings back what is deleted for good.
  await list.getByRole("button", { name: /^Delete/ }).click();
  await expect(undo).toHaveCount(1);
  await page.locator(".recently-deleted summary").click();
  await page.getByRole("button", { name: /^Delete for good: / }).click();
  await page.getByRole("button", { name: /^Yes, delete for good: / }).click();
  await expect(undo).toHaveCount(0);
  await expect(list.locator("li")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("invalid names and full storage show a message, and nothing is lost", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add(party);
  for (const name of ["", "   ", "\u200b"]) {
    await saveGroup(page, name);
    await expect(confirmation(page)).toHaveText(/visible characters/);
    await page.locator(".keep-form input").fill("x");
    await expect(confirmation(page)).toHaveCount(0);
  }
  await saveGroup(page, "Nobody", 1);
  await expect(confirmation(page)).toHaveText("There is nobody to save.");
  await saveGroup(page, "The Companions");
  await expect(confirmation(page)).toHaveText("Saved: The Companions.");
  // The database has no more room.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.add("Jozan pc");
  await saveGroup(page, "The Companions");
  await expect(confirmation(page)).toHaveText(/Storage is full/);
  await page.reload();
  await table.newEncounter();
  await groupOffer(page, "The Companions").click();
  await expect(page.locator(".member")).toHaveCount(2);
});

test("a party that is too large is rejected as a whole", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e");
  for (let at = 0; at < 3; at += 1) {
    await quickLine.field.fill("100 guard level 1 pc");
    await quickLine.field.press("Enter");
    await expect(page.locator(".member")).toHaveCount((at + 1) * 100);
  }
  await saveGroup(page, "An army");
  await expect(confirmation(page)).toHaveText(/at most 200 combatants/);
  table.expectNoConsoleOutput();
});

for (const [lang, locale, join, summary] of [
  ["es", "es-ES", "Añadir", "Guardar como grupo de personajes, plantilla o criatura"],
  ["fr", "fr-FR", "Ajouter", "Enregistrer un groupe, un modèle ou une créature"],
]) {
  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ locale, ...PHONE });

    test(`a party by taps, ${lang}`, async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Lidda +3 hp 16 level 3 pc, Tordek +1 hp 20 level 3 pc, ogre hp 68 cr 2");
      await page.locator(".keep summary").tap();
      await expect(page.locator(".keep summary")).toHaveText(summary);
      await page.locator(".keep-form input").fill("La Compañía del Dragón Dorado");
      await page.locator('.keep-form [type="submit"]').tap();
      await expect(confirmation(page)).toContainText("Dragón");
      await table.expectAccessibleWithoutOverflow();
      await table.newEncounter();
      await expect(groupOffer(page, "Dragón")).toHaveAccessibleName(new RegExp(`^${join} `));
      await groupOffer(page, "Dragón").tap();
      await expect(page.locator(".member")).toHaveCount(2);
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}

test("offline a party is saved and joins", async ({ page }) => {
  const quickLine = new QuickLine(page);
  await rememberRuleset(page, "Dnd5e");
  await playOffline(page, async () => {
    await quickLine.field.fill("Lidda +3 hp 16 level 1 pc");
    await quickLine.field.press("Enter");
    await expect(page.locator(".member")).toHaveCount(1);
    await saveGroup(page, "Alone");
    await expect(confirmation(page)).toContainText("Alone");
    await page.reload();
    await page.locator(".member").getByRole("button").last().click();
    await groupOffer(page, "Alone").click();
    await expect(page.locator(".member")).toHaveCount(1);
  });
});
