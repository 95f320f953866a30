// A death save as a decision: its key, its focus, its row, and its place in the log.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { Table } from "../pages/table.js";

const LINE = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27";
const TOTALS = [["Wulfgar", 14], ["Bugbear", 12], ["Catti", 10]];

/** Starts a combat in which Catti’s death save comes after the turn of the bugbear, which acts now. */
async function startDying(page, realDice = false) {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
  if (realDice) {
    await page.locator("#menu").click();
    await page.getByRole("button", { name: "I roll real dice" }).click();
    await page.keyboard.press("Escape");
  }
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#go").click();
  await table.expectTurn("Bugbear");
  return table;
}

const field = (page) => page.locator("#death-save-number");

test("the shown key of a death save makes it with the number in the field, and is never typed", async ({ page }) => {
  const table = await startDying(page);
  await page.locator("#go").click();
  await expect(page.locator("#go")).toContainText("Roll death save: Catti");
  await field(page).fill("7");
  await page.keyboard.press("n");
  await expect(page.locator(".log")).toContainText("Catti: death save 7, failure (successes 0, failures 1).");
  await table.expectTurn("Wulfgar");
  table.expectNoConsoleOutput();
});

test("the main button makes a death save with the number in the field", async ({ page }) => {
  const table = await startDying(page);
  await page.locator("#go").click();
  await field(page).fill("12");
  await page.locator("#go").click();
  await expect(page.locator(".log")).toContainText("Catti: death save 12, success (successes 1, failures 0).");
  await table.expectTurn("Wulfgar");
  table.expectNoConsoleOutput();
});

test("the main key does nothing in the empty field of real dice", async ({ page }) => {
  const table = await startDying(page, true);
  await page.locator("#go").click();
  await field(page).focus();
  await page.keyboard.press("n");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("12n");
  await expect(page.locator(".log")).toContainText("Catti: death save 12, success (successes 1, failures 0).");
  table.expectNoConsoleOutput();
});

test("while a field takes letters, no button shows its key", async ({ page }) => {
  const table = await startDying(page);
  const shown = (place) => page.locator(`${place} > kbd`).first().evaluate((key) => getComputedStyle(key).visibility);
  await expect.poll(() => shown("#go")).toBe("visible");
  await page.keyboard.press("a");
  await expect(page.locator("#quick-line")).toBeFocused();
  await expect.poll(() => shown("#go")).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect.poll(() => shown("#go")).toBe("visible");
  // The field of a death save leaves the main key alone.
  await page.locator("#go").click();
  await field(page).focus();
  await expect.poll(() => shown("#go")).toBe("visible");
  await expect.poll(() => shown("#end")).toBe("hidden");
  table.expectNoConsoleOutput();
});

test("the row of the dying combatant has the turn, and the log files the save there", async ({ page }) => {
  const table = await startDying(page);
  await page.locator("#go").click();
  await table.expectTurn("Catti");
  await field(page).fill("12");
  await page.keyboard.press("Enter");
  await table.expectTurn("Wulfgar");
  const turns = page.locator(".log li.turn > .line");
  await expect(turns.nth(0)).toContainText("Wulfgar");
  await expect(turns.nth(1)).toHaveText(/^Catti must make a death save\. .*Catti: death save 12, success/);
  await expect(turns.nth(2)).toContainText("Bugbear");
  await expect(turns.nth(2)).not.toContainText("death save");
  table.expectNoConsoleOutput();
});

test("after the combat P goes back into its last turn", async ({ page }) => {
  const table = await startDying(page);
  await page.keyboard.press("b");
  await expect(page.locator("#ended")).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.locator("#ended")).toHaveCount(0);
  await table.expectTurn("Bugbear");
  await page.keyboard.press("p");
  await table.expectTurn("Wulfgar");
  table.expectNoConsoleOutput();
});

test("an action readied without a trigger names none", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
  await page.locator("#ready").click();
  await page.locator("#ready-what").fill("Shove");
  await page.locator("#ready-what").press("Enter");
  await expect(table.row("Wulfgar").locator(".waits")).toContainText("Shove");
  await expect(page.locator(".screen")).not.toContainText("moment comes");
  await expect(page.locator(".screen")).not.toContainText("…)");
  table.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("no stray key answers a death save", async ({ page }) => {
    const table = await startDying(page, true);
    await untilNextPress(page);
    await page.locator("#go").tap();
    await expect(page.locator("#prompts-heading")).toBeFocused();
    for (const key of ["Enter", " "]) await page.keyboard.press(key);
    await expect(page.locator(".prompt .success")).toBeVisible();
    await field(page).tap();
    await page.keyboard.press("Escape");
    await expect(page.locator("#prompts-heading")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".log")).not.toContainText("Catti: death save");
    table.expectNoConsoleOutput();
  });
});
