// Responses: readied actions with a step, together and with a spell; out-of-turn attempts; and the reasons
// of conditions.
import { expect, test } from "@playwright/test";
import { CommandLine } from "../pages/command-line.js";
import { Table } from "../pages/table.js";

/** Readies an action and ends the turn. */
async function ready(page, what, when, spell) {
  await page.locator("#ready").click();
  if (spell) await page.getByLabel("Readied spell (uses concentration)").fill(spell);
  await page.locator(".drawer.ready").getByLabel("Action", { exact: true }).fill(what);
  await page.locator(".drawer.ready").getByLabel("Trigger").fill(when);
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await expect(page.locator(".row", { hasText: `${what} (${when})` }).first()).toBeVisible();
  await page.locator("#go").click();
}

const comesIn = (page) => page.locator(".comes-in button");

test("a readied action with a 5-foot step, and without one after a move", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 pc; Mialee +1 pc; Orc +0", [["Lidda", 20], ["Mialee", 15], ["Orc", 10]]);
  await ready(page, "shoot", "it comes");
  await page.locator(".pip").filter({ hasText: "move" }).click();
  await ready(page, "stab", "it is near");
  await table.expectTurn("Orc");
  await expect(table.row("Lidda")).toContainText("ready · shoot (it comes)");
  await expect(comesIn(page)).toHaveText([
    "Trigger Lidda’s readied action · shoot (it comes)",
    "with a 5-foot step",
    "Trigger Mialee’s readied action · stab (it is near)",
    "with a 5-foot step",
    "Trigger together: Lidda and Mialee",
  ]);
  await comesIn(page).nth(3).click();
  await expect(page.locator(".notices")).toContainText("Mialee has moved: no 5-foot step.");
  await comesIn(page).nth(1).click();
  await expect(page.locator(".log")).toContainText("Lidda’s readied action triggers, with a 5-foot step.");
  await expect(page.locator(".pile .what").first()).toHaveText("shoot (it comes)");
  table.expectSilence();
});

test("one trigger fires two readied actions, the higher initiative first", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 pc; Mialee +1 pc; Orc +0", [["Lidda", 20], ["Mialee", 15], ["Orc", 10]]);
  await ready(page, "shoot", "it comes");
  await ready(page, "stab", "it is near");
  await table.button("Trigger together: Lidda and Mialee").click();
  await expect(page.locator(".pile .what")).toHaveText(["shoot (it comes)", "stab (it is near)", "turn"]);
  expect(await table.order()).toEqual(["Lidda", "Mialee", "Orc"]);
  await page.locator("#go").click();
  await page.locator("#go").click();
  await expect(page.locator(".pile")).toHaveCount(0);
  await table.expectTurn("Orc");
  table.expectSilence();
});

test("a readied spell uses concentration, which can be ended", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 20], ["Ogre", 15]]);
  await ready(page, "cast it", "the ogre comes", "Web");
  const mark = table.row("Mialee").locator(".lasting");
  await expect(mark).toHaveText(["concentrates: Web"]);
  await table.row("Mialee").getByRole("button", { name: "Mialee", exact: true }).click();
  await page.locator("#conditions").click();
  await page.locator(".drawer.conditions li").getByRole("button", { name: "End" }).click();
  await expect(mark).toHaveCount(0);
  table.expectSilence();
});

test("a rejected response shows why, and can be overridden", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 5", [["Lidda", 20], ["Orc", 10]]);
  await table.row("Orc").getByRole("button", { name: "Orc", exact: true }).click();
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Orc: attack of opportunity" }).click();
  await expect(page.locator(".notices")).toContainText("flat-footed");
  await page.getByRole("button", { name: "Override" }).click();
  await expect(page.locator(".pile .what").first()).toHaveText("attack of opportunity");
  table.expectSilence();
});

test("typed text stays while someone takes damage, and damage disrupts a spell without hit points", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Wizard +3; Orc +0 hp 5", [["Wizard", 20], ["Orc", 10]]);
  await table.tool("announce");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).fill("half a sent");
  await page.locator("#conditions").click();
  await page.locator(".picker .toggle").first().click();
  await expect(page.locator(".drawer.announce").getByLabel("Action", { exact: true })).toHaveValue("half a sent");
  await table.tool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Sleep");
  await page.getByLabel("Spell level").fill("1");
  await page.getByLabel("Spell level").press("Enter");
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await expect(page.getByRole("group", { name: "Wizard: Concentration, DC 15" })).toBeVisible();
  table.expectSilence();
});

test("3.0 shows why a combatant is flat-footed, and whose Dexterity is higher", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.0", "Lidda +3 dex 17 pc; Orc +3 dex 12", [["Lidda", 15], ["Orc", 15]]);
  await table.expectTurn("Lidda");
  await table.row("Orc").getByRole("button", { name: "flat-footed" }).click();
  await expect(page.locator(".why")).toContainText("Orc is flat-footed until the first action.");
  await table.row("Orc").locator(".count").click();
  await expect(page.locator(".why")).toContainText("Dexterity 12 vs. 17, higher first");
  table.expectSilence();
});

test("an effect that a save ends asks for the save at the end of each turn, and N passes it by never", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 20], ["Ogre", 15]]);
  const ogre = table.row("Ogre");
  const question = page.locator(".prompt", { hasText: "Ogre: save against paralyzed, DC 15" });
  await ogre.getByRole("button", { name: "Ogre", exact: true }).click();
  await page.keyboard.press("c");
  await page.locator("#condition-search").fill("paralyzed");
  await page.locator("#until-saved").click();
  await expect(page.locator("#save-dc")).toBeFocused();
  await page.locator("#save-dc").fill("15");
  await expect(page.locator(".picker .deal")).toHaveText("Ogre: paralyzed, until a save, DC 15");
  await page.locator("#save-dc").press("Enter");
  await expect(ogre).toContainText("until a save, DC 15");
  await expect(question).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(question).toBeVisible();
  await table.expectTurn("Mialee");
  await expect(page.locator("#go")).toHaveCount(0);
  await page.locator("#prompt-number").fill("14");
  await table.button("Total 14").click();
  await expect(page.locator(".log")).toContainText("Ogre: still paralyzed.");
  await expect(question).toHaveCount(0);
  await page.locator("#go").click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Success" }).click();
  await expect(ogre).not.toContainText("paralyzed");
  await page.locator("#go").click();
  await table.expectTurn("Ogre");
  table.expectSilence();
});

test("an opportunity attack is offered against opponents, and not against its own side", async ({ page }) => {
  const line = "Lidda +3 pc; Tordek +1 pc; Orc +0; Ogre -1";
  const totals = [["Lidda", 18], ["Tordek", 14], ["Orc", 9], ["Ogre", 4]];
  const table = await Table.fight(page, "en", "D&D 5e (2014)", line, totals);
  const attacks = page.locator(".drawer.offers").getByRole("button", { name: "opportunity attack" });
  // On her turn: those of the other side.
  await table.tool("offers");
  await expect(attacks).toHaveText(["Orc: opportunity attack", "Ogre: opportunity attack"]);
  // From the panel of each.
  for (const [name, own] of [["Tordek", []], ["Orc", ["Orc: opportunity attack"]]]) {
    await table.row(name).locator(".name").click();
    await expect(page.locator(".panel .title")).toHaveText(name);
    if (!(await page.locator(".drawer.offers").isVisible())) await table.tool("offers");
    await expect(page.locator(".drawer.offers").getByRole("button").first()).toBeVisible();
    await expect(attacks).toHaveText(own);
  }
  // Nor does the command line offer it.
  const typed = new CommandLine(page);
  await typed.type("opportunity");
  await expect(typed.options).toHaveText([/Orc: opportunity attack/, /Ogre: opportunity attack/]);
  await page.keyboard.press("Escape");
  await expect(typed.dialog).not.toBeVisible();
  // On the orc's turn it is the other way round.
  await page.locator("#go").click();
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  if (!(await page.locator(".drawer.offers").isVisible())) await table.tool("offers");
  await expect(attacks).toHaveText(["Lidda: opportunity attack", "Tordek: opportunity attack"]);
  table.expectSilence();
});
