// A creature of the list brings what it heals in each turn, and a question about it can be answered beside another one.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { untilNextPress } from "../drivers/pace.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Players } from "../pages/players.js";

const { driver } = inputMethods["keyboard alone"];

/** Starts a combat of Aria, an ogre and a creature of the list, on Aria's turn. */
async function against(page, ruleset, creature) {
  const table = new DrivenTable(page, "en", driver);
  await table.open();
  await table.chooseRuleset(ruleset);
  for (const line of ["Aria hp 40 pc", creature, "Orc hp 15 +0"]) await table.add(line);
  await table.press(page.locator("#go"));
  await table.totals({ Aria: 20, Orc: 15, [creature]: 10 });
  await table.expectTurn("Aria");
  return table;
}

test("a troll of the list regenerates once it is hurt, also beside a save that is owed", async ({ page }) => {
  const table = await against(page, "D&D 5e (2024)", "Troll");
  const prompt = page.locator(".prompt");
  await expect(table.row("Troll").locator(".tag", { hasText: "Regeneration" })).toBeVisible();
  const players = await Players.from(page);
  await expect(players.page.getByText("Troll")).not.toHaveCount(0);
  await expect(players.page.getByText("Regeneration")).toHaveCount(0);
  await page.bringToFront();
  // Unhurt it asks nothing.
  await table.advance();
  await table.expectTurn("Orc");
  await table.advance();
  await table.expectTurn("Troll");
  await expect(prompt).toHaveCount(0);
  await table.advance();
  await table.expectTurn("Aria");
  await table.damage("Troll", 9, "85 / 94");
  await table.advance();
  await table.expectTurn("Orc");
  const line = new CommandLine(page);
  await line.type("orc frightened until a save");
  await page.keyboard.press("Enter");
  await expect(line.dialog).not.toBeVisible();
  // The save of the turn that ends comes before what the next turn begins with.
  await table.advance();
  await expect(prompt).toHaveCount(1);
  await expect(prompt).toContainText("Orc");
  await table.send(prompt.locator("input").last(), "18");
  await expect(prompt).toContainText("Troll regenerates 15");
  await table.advance();
  await table.expectHitPoints("Troll", "94 / 94");
  await table.expectLogged("Troll heals 9 (94 HP).");
  await table.expectTurn("Troll");
  await expect(players.page.getByText("Regeneration")).toHaveCount(0);
  // What came due as the turn began is in the row of the turn, not of the one before.
  await table.advance();
  const rows = page.locator(".log .turn .turn-row");
  await expect(rows.filter({ hasText: "Troll" }).first().locator(":scope > *")).toHaveText(["Troll", /9/, "+9"]);
  await expect(rows.filter({ hasText: "Orc" }).first()).not.toContainText("9");
  table.expectNoConsoleOutput();
});

test("the question of a regeneration names the energy taken since the turn before", async ({ page }) => {
  const table = await against(page, "D&D 5e (2014)", "Troll");
  const prompt = page.locator(".prompt");
  const line = new CommandLine(page);
  const deal = async (typed) => {
    await line.type(typed);
    await page.keyboard.press("Enter");
    await expect(line.dialog).not.toBeVisible();
  };
  const untilTroll = async () => {
    await table.advance();
    await table.expectTurn("Orc");
    await table.advance();
    await expect(prompt).toContainText("Troll regenerates 10");
  };
  await deal("20 slashing troll");
  await deal("7 fire troll");
  await untilTroll();
  await expect(prompt.locator(".hint")).toHaveText("Damage taken since its last turn: fire");
  // The main button does not answer a question that has a choice.
  await expect(prompt.getByRole("button")).toHaveText(["Prevented this turn", "Regain 10"]);
  await expect(page.locator("#go")).toHaveCount(0);
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press("n");
    await untilNextPress(page);
  }
  await expect(prompt).toContainText("Troll regenerates 10");
  await table.expectHitPoints("Troll", "57 / 84");
  await table.press(prompt.getByRole("button", { name: "Prevented this turn" }));
  await table.expectTurn("Troll");
  await table.advance();
  await table.expectTurn("Aria");
  await table.expectHitPoints("Troll", "57 / 84");
  await untilTroll();
  await expect(prompt.locator(".hint")).toHaveCount(0);
  await expect(page.locator("#go")).toContainText("Regain 10");
  table.expectNoConsoleOutput();
});

for (const [creature, effect, other] of /** @type {const} */ ([["Troll", "Regeneration", "Fast healing"], ["Vampire Spawn", "Fast healing", "Regeneration"]])) {
  test(`in D&D 3.5 fast healing and regeneration begin by themselves: ${creature}`, async ({ page }) => {
    const table = await against(page, "D&D 3.5", creature);
    await expect(table.row(creature).locator(".tag", { hasText: effect })).toHaveCount(1);
    await expect(table.row(creature).locator(".tag", { hasText: other })).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
}

test("damage is nonlethal to a troll of D&D 3.5 but by fire and acid, and it heals nonlethal damage alone", async ({ page }) => {
  const table = await against(page, "D&D 3.5", "Troll");
  const prompt = page.locator(".prompt");
  const line = new CommandLine(page);
  const enter = async (typed) => {
    await line.type(typed);
    await page.keyboard.press("Enter");
    await expect(line.dialog).not.toBeVisible();
  };
  await enter("20 slashing troll");
  await table.expectLogged("Troll takes 20 nonlethal damage (20 in all).");
  await enter("8 fire troll");
  await table.expectHitPoints("Troll", "55 / 63");
  await table.advance();
  await table.expectTurn("Orc");
  await table.advance();
  await expect(prompt).toContainText("Troll regenerates 5");
  await table.advance();
  await table.expectLogged("Troll heals 5 nonlethal damage (15 left).");
  await table.expectHitPoints("Troll", "55 / 63");
  table.expectNoConsoleOutput();
});
