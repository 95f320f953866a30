// The number of inputs of each task in a combat. Each click, key or typed word is one. The numbers are
// budgets. inputs-setup.spec.js has those of the setup, and inputs-tow.spec.js those of Tales of War.
import { expect, test } from "@playwright/test";
import { Players } from "../pages/players.js";
import { Table } from "../pages/table.js";
import { Inputs } from "../reports/inputs.js";

const nameButton = (table, who) => table.row(who).locator(".name");

async function startCombat(page) {
  return Table.inCombat(page, "en", "D&D 5e (2014)", "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27; 2 goblin +1 hp 7 one roll each", [
    ["Wulfgar", 14], ["Catti", 12], ["Bugbear", 10], ["Goblin 1", 8], ["Goblin 2", 6],
  ]);
}

test("the next turn, and two undone", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  await inputs.press("n");
  await table.expectTurn("Catti");
  inputs.expectAtMost(1, "next turn");
  await page.keyboard.press("n");
  await table.expectTurn("Bugbear");
  inputs.restart();
  await inputs.press("z");
  await inputs.press("z");
  await table.expectTurn("Wulfgar");
  inputs.expectAtMost(2, "undo two");
  table.expectNoConsoleOutput();
});

test("damage to three, half for one", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  await page.keyboard.down("Shift");
  for (const who of ["Goblin 1", "Goblin 2", "Bugbear", "Bugbear"]) await inputs.click(nameButton(table, who));
  await page.keyboard.up("Shift");
  await inputs.type("7");
  await expect(page.locator(".amount .deal")).toHaveText("Deal 7 to Goblin 1, 2; half to Bugbear");
  await inputs.press("Enter");
  await table.expectHitPoints("Bugbear", "24 / 27");
  await table.expectHitPoints("Goblin 1", "0 / 7");
  await table.expectHitPoints("Goblin 2", "0 / 7");
  inputs.expectAtMost(6, "7 damage to three, half for one");
  table.expectNoConsoleOutput();
});

test("stunned until the acting combatant's next turn", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  await inputs.click(nameButton(table, "Bugbear"));
  await inputs.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await inputs.type("stun");
  await inputs.press("Enter");
  await expect(table.row("Bugbear").locator(".tag.lasting")).toHaveText("stunned · until the start of Wulfgar’s turn");
  inputs.expectAtMost(4, "stunned until X’s next turn");
  table.expectNoConsoleOutput();
});

test("a delay, and back", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Orc +1 hp 27", [["Wulfgar", 14], ["Catti", 12], ["Orc", 10]]);
  const inputs = new Inputs(page);
  await inputs.press("w");
  await table.expectTurn("Catti");
  await page.keyboard.press("n");
  await table.expectTurn("Orc");
  await inputs.click(page.locator(".comes-in button").first());
  await table.expectTurn("Wulfgar");
  inputs.expectAtMost(2, "delay and come back");
  table.expectNoConsoleOutput();
});

test("an action is readied and fired", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  await inputs.press("e");
  await expect(page.locator("#ready-what")).toBeFocused();
  await inputs.type("shoot");
  await inputs.press("Enter");
  await expect(table.row("Wulfgar")).toContainText("shoot");
  await table.waitForShortcuts();
  await page.keyboard.press("n");
  await table.expectTurn("Catti");
  await inputs.click(page.locator(".comes-in button").first());
  await expect(table.row("Wulfgar")).not.toContainText("shoot");
  inputs.expectAtMost(5, "ready and fire");
  table.expectNoConsoleOutput();
});

test("a newcomer joins with its roll", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  await inputs.press("a");
  await expect(page.locator("#quick-line")).toBeFocused();
  await inputs.type("worg");
  await inputs.press("Enter");
  // The roll is the next decision, and the turn waits for it.
  await expect(page.locator("#go")).toHaveCount(0);
  await expect(page.locator(".newcomers input").first()).toBeFocused();
  await inputs.type("17");
  await inputs.press("Enter");
  await expect(page.locator("#go")).toHaveCount(1);
  await expect(table.row("Worg").locator(".count")).toHaveText("17");
  inputs.expectAtMost(5, "a newcomer with its roll");
  table.expectNoConsoleOutput();
});

test("the players see the order", async ({ page }) => {
  const table = await startCombat(page);
  const inputs = new Inputs(page);
  const opened = page.waitForEvent("popup");
  await inputs.click(page.getByRole("link", { name: "Players’ screen" }));
  const players = new Players(await opened);
  await players.expectTurn("Wulfgar");
  await expect(players.page.locator(".seat b")).toHaveText(["Wulfgar", "Catti", "Bugbear", "Goblin 1", "Goblin 2"]);
  inputs.expectAtMost(1, "players see the order");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("a combat resumes where it was", async ({ page }) => {
  const table = await startCombat(page);
  await page.keyboard.press("n");
  await table.expectTurn("Catti");
  await page.reload();
  await table.expectTurn("Catti");
  new Inputs(page).expectAtMost(0, "resume");
  table.expectNoConsoleOutput();
});
