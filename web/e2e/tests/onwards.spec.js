// From one combatant to the next: open tools, folded forms, the damage form, and the focus.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/tow-table.js";
import { Table } from "../pages/table.js";

const look = (table, name) => table.row(name).getByRole("button", { name, exact: true }).click();

test("an open panel tool stays open for the next combatant, and shows its data", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const drawer = page.locator(".drawer.seats");
  await page.keyboard.press("o");
  await expect(drawer).toBeVisible();
  await page.locator("#go").focus();
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  await expect(drawer).toBeVisible();
  await page.locator("#place-up").click();
  expect(await table.order()).toEqual(["Ogre", "Aria"]);
  await look(table, "Aria");
  await expect(drawer).toBeVisible();
  // Its key enters the open tool.
  await page.keyboard.press("o");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  table.expectSilence();
});

test("the spell form folds after casting, and its key opens it again", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  for (const spell of ["bless", "bane"]) {
    await page.keyboard.press("t");
    await expect(page.locator("#cast-name")).toBeFocused();
    await page.keyboard.type(spell);
    await page.keyboard.press("Enter");
    await expect(table.row("Aria").locator(".lasting")).toHaveText([`concentrates: ${spell}`]);
    await expect(page.locator(".drawer.cast")).toBeHidden();
  }
  await table.expectTurn("Aria");
  table.expectSilence();
});

test("in 5e a readied action is one tap in the order", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e (2014)", "Regdar +1 pc; Captain +0", [["Regdar", 18], ["Captain", 9]]);
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
  table.expectSilence();
});

test("healing applies to one combatant, and the next takes damage", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 hp 16 pc; Ogre +0 hp 29", [["Aria", 18], ["Ogre", 9]]);
  await table.damage("Aria", 6);
  // A tap on a row after H makes it the target.
  await page.keyboard.press("h");
  await look(table, "Aria");
  await page.getByLabel("Amount").fill("1");
  await page.getByLabel("Amount").press("Enter");
  await table.expectHitPoints("Aria", "11 / 16");
  await look(table, "Ogre");
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await table.expectHitPoints("Ogre", "25 / 29");
  await look(table, "Aria");
  await page.keyboard.press("h");
  await page.getByLabel("Amount").fill("2");
  await page.getByLabel("Amount").press("Shift+Enter");
  await table.expectHitPoints("Aria", "13 / 16");
  table.expectSilence();
});

test("a response out of turn leaves the focus on the button that resolves it", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Orc +1; Ogre +0", [["Aria", 18], ["Orc", 12], ["Ogre", 9]]);
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
  table.expectSilence();
});

test("in Tales of War non-numbers change nothing, and a saved action keeps its target", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 5 });
  const points = page.getByLabel("AP each TOW turn");
  for (const wrong of ["70000", "2.5", "-3"]) {
    if (!(await points.isVisible())) {
      await cycle.actor("Bo").locator(".name").click();
      await cycle.tool("edit");
    }
    await points.fill(wrong);
    await points.press("Enter");
    await expect(points).toHaveValue(wrong);
    await expect(points).toBeFocused();
  }
  await points.fill("4");
  await page.getByLabel("Saved actions").fill("Shoot 1pa vs 10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await cycle.passTo("Bo has priority", "Bo’s main phase");
  await expect(page.locator(".until button")).toHaveText([/^until the top/, /^until the end/]);
  await page.getByRole("button", { name: "@Ada" }).click();
  await page.locator(".saved").click();
  await expect(page.locator("#declare-line")).toHaveValue("Shoot 1pa vs 10 @Ada");
  await page.locator("#declare-line").press("Enter");
  await cycle.passTo("Resolve Shoot");
  const difficulty = page.getByLabel("Final DC");
  await difficulty.fill("");
  await difficulty.press("Tab");
  await expect(difficulty).toHaveValue("10");
  cycle.expectSilence();
});
