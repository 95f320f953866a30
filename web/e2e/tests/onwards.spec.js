// From one to the next: what stays open, what folds, what is armed, and where the focus goes on.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/cycle.js";
import { Table } from "../pages/table.js";

const look = (table, name) => table.row(name).getByRole("button", { name, exact: true }).click();

test("what is open in the panel is open for the next one, and tells of it", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const form = page.locator("details.effects form");
  await page.keyboard.press("f");
  await expect(form).toBeVisible();
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  await form.getByLabel("In my words").last().fill("blessed");
  await form.getByRole("button", { name: "Begin the effect" }).click();
  await expect(table.row("Ogre").locator(".lasting")).toHaveText(["blessed · 1 round"]);
  await look(table, "Aria");
  await expect(form).toBeVisible();
  await expect(page.locator("details.effects li")).toHaveCount(0);
  // Its key goes into what is open, and folds it where the focus is there already.
  await page.keyboard.press("f");
  await expect(form.getByLabel("Effect").first()).toBeFocused();
  table.expectSilence();
});

test("a spell's form folds once it is cast, and its key leads into it again", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  for (const spell of ["bless", "bane"]) {
    await page.keyboard.press("t");
    await expect(page.locator("#cast-name")).toBeFocused();
    await page.keyboard.type(spell);
    await page.keyboard.press("Enter");
    await expect(table.row("Aria").locator(".lasting")).toHaveText([`concentrates: ${spell}`]);
    await expect(page.locator("details.cast")).not.toHaveAttribute("open");
  }
  await table.expectTurn("Aria");
  table.expectSilence();
});

test("in 5e what was readied is one tap in the order", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 5e", "Regdar +1 pc; Captain +0", [["Regdar", 18], ["Captain", 9]]);
  await page.keyboard.press("e");
  await page.getByLabel("What will be done").fill("shoot");
  await page.getByLabel("On what condition").fill("it draws");
  await page.getByLabel("On what condition").press("Enter");
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

test("healing is for one, and the next is hurt", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 hp 16 pc; Ogre +0 hp 29", [["Aria", 18], ["Ogre", 9]]);
  await table.damage("Aria", 6);
  await page.keyboard.press("h");
  await look(table, "Ogre");
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await table.expectHitPoints("Ogre", "25 / 29");
  await look(table, "Aria");
  await page.keyboard.press("h");
  await page.getByLabel("Amount").fill("2");
  await page.getByLabel("Amount").press("Shift+Enter");
  await table.expectHitPoints("Aria", "12 / 16");
  table.expectSilence();
});

test("an answer out of turn leaves the focus on the command that resolves it", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Orc +1; Ogre +0", [["Aria", 18], ["Orc", 12], ["Ogre", 9]]);
  for (const next of ["Orc", "Ogre", "Aria"]) {
    await page.keyboard.press("n");
    await table.expectTurn(next);
  }
  await page.keyboard.press("u");
  const offers = page.locator("details.offers .offer");
  await expect(offers.last()).toHaveText("All re-roll initiative");
  await offers.filter({ hasText: "Orc" }).first().press("Enter");
  await expect(page.locator("#go")).toBeFocused();
  await expect(page.locator(".pile .what")).toHaveCount(2);
  table.expectSilence();
});

test("in Tales of War numbers that are none change nothing, and a saved action keeps its target", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 5 });
  const points = page.getByLabel("PA each TOW-turn");
  for (const wrong of ["70000", "2.5", "-3"]) {
    if (!(await points.isVisible())) {
      await cycle.actor("Bo").locator(".name").click();
      await page.locator("#edit").click();
    }
    await points.fill(wrong);
    await points.press("Enter");
    await expect(points).toHaveValue(wrong);
    await expect(points).toBeFocused();
  }
  await points.fill("4");
  await page.getByLabel("Saved actions").fill("Shoot 1pa vs 10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await cycle.passTo("Bo has priority", "Main phase of Bo");
  await expect(page.locator(".until button")).toHaveText([/^until the top/, /^until the end/]);
  await page.getByRole("button", { name: "@Ada" }).click();
  await page.locator(".saved").click();
  await expect(page.locator("#declare-line")).toHaveValue("Shoot 1pa vs 10 @Ada");
  await page.locator("#declare-line").press("Enter");
  await cycle.passTo("Resolve Shoot");
  const difficulty = page.getByLabel("Difficulty");
  await difficulty.fill("");
  await difficulty.press("Tab");
  await expect(difficulty).toHaveValue("10");
  cycle.expectSilence();
});
