// Conditions and their durations: effects that count down, usual durations, and saves that end an effect.
import { expect, test } from "@playwright/test";
import { combatOfFour } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";

test("effects count down in the row and end by themselves", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Orc");
  await page.locator("#conditions").click();
  const form = page.locator(".picker");
  await form.getByRole("button", { name: "prone" }).click();
  await page.locator("#other-duration").click();
  await form.getByRole("textbox", { name: "Rounds" }).fill("2");
  await form.getByLabel("Source").selectOption({ label: "Lidda" });
  await page.locator("#go", { hasText: "Orc: prone, 2 rounds" }).click();
  await expect(table.effects("Orc")).toHaveText(["prone · 2 rounds"]);
  await page.locator("#conditions").click();
  await expect(page.locator(".has li")).toContainText("prone · 2 rounds · by Lidda");

  // A custom condition, until the end of Tordek's turn.
  await page.locator("#condition-search").fill("bolstered");
  await page.locator("#other-duration").click();
  await form.locator("select").first().selectOption({ label: "until the end of a turn" });
  await form.getByLabel("Whose turn").selectOption({ label: "Tordek" });
  await page.locator("#go", { hasText: "Orc: bolstered, until the end of Tordek’s next turn" }).click();
  await expect(table.effects("Orc")).toHaveText(["prone · 2 rounds", "bolstered · until the end of Tordek’s turn"]);
  await table.endTurn("Lidda", "Tordek");
  await table.endTurn("Tordek", "Orc");
  await expect(table.effects("Orc")).toHaveText(["prone · 2 rounds"]);
  await expect(page.locator(".log li").filter({ hasText: "Orc: no longer bolstered." })).toHaveCount(1);
  await table.endTurn("Orc", "Wolf");
  await table.endTurn("Wolf", "Lidda");
  await expect(table.effects("Orc")).toHaveText(["prone · 1 round"]);
  for (const [who, next] of [["Lidda", "Tordek"], ["Tordek", "Orc"], ["Orc", "Wolf"]]) {
    await table.endTurn(who, next);
  }
  await expect(table.effects("Orc")).toHaveText(["prone · 1 round"]);
  // The effect ends just before the count at which it began.
  await table.endTurn("Wolf", "Lidda");
  await expect(table.effects("Orc")).toHaveCount(0);
  await table.button("Undo").click();
  await expect(table.effects("Orc")).toHaveText(["prone · 1 round"]);
  table.expectNoConsoleOutput();
});

test("a condition lasts until the acting combatant’s next turn, unless it usually lasts longer", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Orc");
  await page.keyboard.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("stun");
  await expect(page.locator("#go[form=picker]")).toHaveText("Orc: stunned, until Lidda’s next turn");
  await expect(page.locator(".picker")).toContainText("No action, no move, no reaction.");
  await page.keyboard.press("Enter");
  await expect(table.row("Orc").locator(".tag.lasting")).toHaveText(["stunned · until the start of Lidda’s turn"]);
  // A condition that the combatant already has is not offered, and can be ended.
  await table.waitForShortcuts();
  await page.keyboard.press("c");
  await expect(page.locator(".picker .toggle").first()).toHaveText("prone");
  await expect(page.locator(".has li")).toContainText("stunned · until the start of Lidda’s turn · by Lidda");
  await page.getByRole("button", { name: "End: stunned" }).click();
  await expect(table.row("Orc").locator(".tag.lasting")).toHaveCount(0);
  // A fall lasts until it is removed, unless a duration is chosen.
  await page.locator(".picker .toggle").filter({ hasText: "prone" }).click();
  await expect(page.locator("#go[form=picker]")).toHaveText("Orc: prone, until removed");
  await page.getByRole("button", { name: "1 minute" }).click();
  await page.locator("#go[form=picker]").click();
  await expect(table.effects("Orc")).toHaveText(["prone · 10 rounds"]);
  // Several at once.
  await table.row("Wolf").locator(".name").click({ modifiers: ["Shift"] });
  await table.row("Tordek").locator(".name").click({ modifiers: ["Shift"] });
  await page.keyboard.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("entangled");
  await page.keyboard.press("Enter");
  for (const name of ["Wolf", "Tordek"]) {
    // A word of one’s own has no usual time: it lasts until it is removed.
    await expect(table.row(name).locator(".tag").filter({ hasText: "entangled" })).toHaveText(["entangled"]);
  }
  await expect(table.effects("Orc")).toHaveText(["prone · 10 rounds"]);
  table.expectNoConsoleOutput();
});

test("an effect that a save ends asks for the save at the end of each turn, and N passes it by never", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 20], ["Ogre", 15]]);
  const ogre = table.row("Ogre");
  const question = page.locator(".prompt", { hasText: "Ogre: save against paralyzed, DC 15" });
  await ogre.getByRole("button", { name: "Ogre", exact: true }).click();
  await page.keyboard.press("c");
  await page.locator("#condition-search").fill("paralyzed");
  await page.locator("#until-saved").click();
  await expect(page.locator("#save-dc")).toBeFocused();
  await page.keyboard.type("15");
  await expect(page.locator("#go[form=picker]")).toHaveText("Ogre: paralyzed, until a save, DC 15");
  await page.locator("#save-dc").press("Enter");
  await expect(ogre).toContainText("until a save, DC 15");
  await expect(question).toHaveCount(0);
  await table.waitForShortcuts();
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
  table.expectNoConsoleOutput();
});

test("a condition of one’s own is offered again, in this combat and in the next, and is read as a command", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Orc");
  await table.waitForShortcuts();
  await page.keyboard.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("hexed by Ada");
  await page.keyboard.press("Enter");
  await expect(table.row("Orc").locator(".tag").filter({ hasText: "hexed by Ada" })).toHaveCount(1);
  await table.select("Wolf");
  await table.waitForShortcuts();
  await page.keyboard.press("c");
  await expect(page.locator(".picker .toggle").filter({ hasText: "hexed by Ada" })).toHaveCount(1);
  // The ruleset’s own names are not remembered twice.
  await page.locator("#condition-search").fill("prone");
  await page.keyboard.press("Enter");
  const stored = () => page.evaluate(() => localStorage.getItem("asalto.1.conditions"));
  expect(await stored()).toBe('[["mark","hexed by Ada"]]');

  await page.locator("#condition-search").press("Escape");
  await table.newEncounter();
  await table.add("Lidda +3 hp 16 pc; Orc +0 hp 12");
  await table.start();
  await table.total("Lidda", 20);
  await table.total("Orc", 10);
  await table.expectTurn("Lidda");
  await table.select("Orc");
  await table.waitForShortcuts();
  await page.keyboard.press("c");
  const chip = page.locator(".picker .toggle").filter({ hasText: "hexed by Ada" });
  await chip.click();
  await expect(page.locator("#go[form=picker]")).toContainText("Orc: hexed by Ada");
  await page.keyboard.press("Escape");
  await table.waitForShortcuts();
  await page.keyboard.press("/");
  await page.keyboard.type("hexed by Ada lidda");
  await page.keyboard.press("Enter");
  await expect(table.row("Lidda").locator(".tag").filter({ hasText: "hexed by Ada" })).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("a condition ends with the round for everyone who has it, however it was given", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Wolf");
  await table.waitForShortcuts();
  await page.keyboard.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("dodged");
  await page.locator(".picker").getByRole("button", { name: "until the round ends" }).click();
  await page.locator("#go[form=picker]").click();
  await expect(table.effects("Wolf")).toHaveText(["dodged · this round"]);
  await table.waitForShortcuts();
  await page.keyboard.press("/");
  await page.keyboard.type("stun orc until the end of the round");
  await page.keyboard.press("Enter");
  await expect(table.effects("Orc")).toHaveText(["stunned · this round"]);
  await table.endTurn("Lidda", "Tordek");
  await table.endTurn("Tordek", "Wolf");
  await expect(table.effects("Wolf")).toHaveText(["dodged · this round"]);
  await table.endTurn("Wolf", "Lidda");
  await expect(table.effects("Wolf")).toHaveCount(0);
  await expect(table.effects("Orc")).toHaveCount(0);
  table.expectNoConsoleOutput();
});
