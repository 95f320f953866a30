// Responses: readied actions with a step, together and with a spell; and reactions out of turn.
import { expect, test } from "@playwright/test";
import { CommandLine } from "../pages/command-line.js";
import { Table } from "../pages/table.js";

/** Readies an action and ends the turn. */
async function readyAction(page, what, when, spell) {
  await page.locator("#ready").click();
  if (spell) {
    await page.locator(".drawer.ready .whole summary").click();
    await page.getByLabel("Readied spell (uses concentration)").fill(spell);
  }
  await page.locator(".drawer.ready").getByLabel("Action", { exact: true }).fill(what);
  await page.locator(".drawer.ready").getByLabel("Trigger").fill(when);
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await expect(page.locator(".row", { hasText: `${what} (${when})` }).first()).toBeVisible();
  await page.locator("#go").click();
}

test("a readied action with a 5-foot step, and without one after a move", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc; Mialee +1 pc; Orc +0", [["Lidda", 20], ["Mialee", 15], ["Orc", 10]]);
  await readyAction(page, "shoot", "it comes");
  await page.locator(".pip").filter({ hasText: "move" }).click();
  await readyAction(page, "stab", "it is near");
  await table.expectTurn("Orc");
  await expect(table.row("Lidda")).toContainText("ready · shoot (it comes)");
  await expect(table.comesIn).toHaveText([
    "Trigger Lidda’s readied action · shoot (it comes)",
    "with a 5-foot step",
    "Trigger Mialee’s readied action · stab (it is near)",
    "with a 5-foot step",
    "Trigger together: Lidda and Mialee",
  ]);
  await table.comesIn.nth(3).click();
  await expect(page.locator(".notices")).toContainText("Mialee has moved: no 5-foot step.");
  await table.comesIn.nth(1).click();
  await expect(page.locator(".log")).toContainText("Lidda’s readied action triggers, with a 5-foot step.");
  await expect(page.locator(".pile .what").first()).toHaveText("shoot (it comes)");
  table.expectNoConsoleOutput();
});

test("one trigger fires two readied actions, the higher initiative first", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc; Mialee +1 pc; Orc +0", [["Lidda", 20], ["Mialee", 15], ["Orc", 10]]);
  await readyAction(page, "shoot", "it comes");
  await readyAction(page, "stab", "it is near");
  await table.button("Trigger together: Lidda and Mialee").click();
  await expect(page.locator(".pile .what")).toHaveText(["shoot (it comes)", "stab (it is near)", "turn"]);
  await table.expectOrder(["Lidda", "Mialee", "Orc"]);
  await page.locator("#go").click();
  await page.locator("#go").click();
  await expect(page.locator(".pile")).toHaveCount(0);
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("a readied spell uses concentration, which can be ended", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 20], ["Ogre", 15]]);
  await readyAction(page, "cast it", "the ogre comes", "Web");
  const mark = table.row("Mialee").locator(".lasting");
  await expect(mark).toHaveText(["concentrates: Web"]);
  await table.select("Mialee");
  await page.locator("#conditions").click();
  await page.locator(".drawer.conditions li").getByRole("button", { name: "End" }).click();
  await expect(mark).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a rejected response shows why, and can be overridden", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 5", [["Lidda", 20], ["Orc", 10]]);
  await table.select("Orc");
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Orc: attack of opportunity" }).click();
  await expect(page.locator(".notices")).toContainText("flat-footed");
  await page.getByRole("button", { name: "Override" }).click();
  await expect(page.locator(".pile .what").first()).toHaveText("attack of opportunity");
  table.expectNoConsoleOutput();
});

test("typed text stays while someone takes damage, and damage disrupts a spell without hit points", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Wizard +3; Orc +0 hp 5", [["Wizard", 20], ["Orc", 10]]);
  await table.pressTool("announce");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).fill("half a sent");
  await page.locator("#conditions").click();
  await page.locator(".picker .toggle").first().click();
  await expect(page.locator(".drawer.announce").getByLabel("Action", { exact: true })).toHaveValue("half a sent");
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Sleep");
  await page.getByLabel("Spell level").fill("1");
  await page.getByLabel("Spell level").press("Enter");
  await table.select("Wizard");
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await expect(page.getByRole("group", { name: "Wizard: Concentration, DC 15" })).toBeVisible();
  table.expectNoConsoleOutput();
});

test("an opportunity attack is offered against opponents, and not against its own side", async ({ page }) => {
  const line = "Lidda +3 pc; Tordek +1 pc; Orc +0; Ogre -1";
  const totals = [["Lidda", 18], ["Tordek", 14], ["Orc", 9], ["Ogre", 4]];
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", line, totals);
  const attacks = page.locator(".drawer.offers").getByRole("button", { name: "opportunity attack" });
  // The responses on her turn: those of the other side.
  await table.pressTool("offers");
  await expect(attacks).toHaveText(["Orc: opportunity attack", "Ogre: opportunity attack"]);
  // The responses from each panel.
  for (const [name, own] of [["Tordek", []], ["Orc", ["Orc: opportunity attack"]]]) {
    await table.row(name).locator(".name").click();
    await expect(page.locator(".panel .title")).toHaveText(name);
    if (!(await page.locator(".drawer.offers").isVisible())) await table.pressTool("offers");
    await expect(page.locator(".drawer.offers").getByRole("button").first()).toBeVisible();
    await expect(attacks).toHaveText(own);
  }
  // The command line does not offer it either.
  const typed = new CommandLine(page);
  await typed.type("opportunity");
  // The line is no command, so its nearest one is offered last.
  await expect(typed.options).toHaveText([/Orc: opportunity attack/, /Ogre: opportunity attack/, /^help/]);
  await page.keyboard.press("Escape");
  await expect(typed.dialog).not.toBeVisible();
  // On the orc's turn it is the other way round.
  await page.locator("#go").click();
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  if (!(await page.locator(".drawer.offers").isVisible())) await table.pressTool("offers");
  await expect(attacks).toHaveText(["Lidda: opportunity attack", "Tordek: opportunity attack"]);
  table.expectNoConsoleOutput();
});

test("in 5e a readied action is one tap in the order", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Regdar +1 pc; Captain +0", [["Regdar", 18], ["Captain", 9]]);
  await page.keyboard.press("e");
  await page.locator(".drawer.ready").getByLabel("Action", { exact: true }).fill("shoot");
  await page.locator(".drawer.ready").getByLabel("Trigger").fill("it draws");
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await expect(page.locator("#go")).toBeFocused();
  await page.keyboard.press("n");
  await table.expectTurn("Captain");
  await page.locator(".pip").first().click();
  const answer = page.locator(".comes-in button");
  await expect(answer).toHaveCount(1);
  await expect(answer).toContainText("shoot (it draws)");
  await answer.click();
  await expect(page.locator(".pile .what").first()).toHaveText("shoot (it draws)");
  await expect(page.locator("#go")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("a readied action is carried out by two keys, whoever is selected", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc; Mialee +1 pc; Orc +0", [["Lidda", 20], ["Mialee", 15], ["Orc", 10]]);
  await readyAction(page, "shoot", "it comes");
  await table.expectTurn("Mialee");
  const offers = page.locator(".drawer.offers .offer");
  const firing = "Trigger Lidda’s readied action · shoot (it comes)";
  for (const selected of [undefined, "Lidda"]) {
    if (selected) await table.select(selected);
    await table.waitForShortcuts();
    await page.keyboard.press("u");
    await expect(offers.first()).toHaveText(firing);
    await expect(offers.first()).toBeFocused();
    await expect(offers.nth(1)).toHaveText("Lidda ignores the trigger");
    await page.keyboard.press("Enter");
    await expect(page.locator(".pile .what").first()).toHaveText("shoot (it comes)");
    await page.keyboard.press("z");
    await expect(page.locator(".pile")).toHaveCount(0);
  }
  table.expectNoConsoleOutput();
});

test("in 5e a readied action is the first reaction too", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Regdar +1 pc; Captain +0", [["Regdar", 18], ["Captain", 9]]);
  await readyAction(page, "shoot", "it draws");
  await table.expectTurn("Captain");
  await table.waitForShortcuts();
  await page.keyboard.press("u");
  const first = page.locator(".drawer.offers .offer").first();
  await expect(first).toContainText("shoot (it draws)");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".pile .what").first()).toHaveText("shoot (it draws)");
  table.expectNoConsoleOutput();
});

test("a response out of turn leaves the focus on the button that resolves it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Orc +1; Ogre +0", [["Aria", 18], ["Orc", 12], ["Ogre", 9]]);
  for (const next of ["Orc", "Ogre", "Aria"]) {
    await page.keyboard.press("n");
    await table.expectTurn(next);
  }
  await page.keyboard.press("u");
  const offers = page.locator(".drawer.offers .offer");
  await expect(offers.last()).toHaveText("Reroll initiative");
  await offers.filter({ hasText: "Orc" }).first().press("Enter");
  await expect(page.locator("#go")).toBeFocused();
  await expect(page.locator(".pile .what")).toHaveCount(2);
  table.expectNoConsoleOutput();
});

test("an attack of opportunity is above the turn", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Tordek +1 hp 24 pc; ogre -1 hp 29");
  await table.start();
  for (const [name, total] of [["Lidda", 18], ["Tordek", 12], ["Ogre", 15]]) {
    await table.total(name, total);
  }
  await table.expectTurn("Lidda");
  await table.endTurn("Lidda", "Ogre");
  await table.pressTool("offers");
  await page.getByRole("button", { name: "Lidda: attack of opportunity" }).click();
  await expect(page.locator(".pile .what")).toHaveText(["attack of opportunity", "turn"]);
  await expect(page.locator(".pile .name")).toHaveText(["Lidda", "Ogre"]);
  table.expectNoConsoleOutput();
});
