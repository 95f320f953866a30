// One press too many: a second Enter, a double click or a double tap carries out nothing that nobody meant.
import { expect, test } from "@playwright/test";
import { atAPace } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const call = (page, name) => page.locator(".call").filter({ hasText: name }).locator("input");

/** Starts a combat in which the players type their rolls. */
async function playersType(page, line) {
  const table = await Table.opened(page, "en", "D&D 5e (2014)");
  await table.add(line);
  await page.getByRole("button", { name: "Players type their own rolls" }).click();
  await table.start();
  return table;
}

test("a second Enter after the last total breaks no tie", async ({ page }) => {
  const table = await playersType(page, "Aria +2 hp 20 pc; Borin +2 hp 20 pc; Orc -9 hp 15");
  await expect(call(page, "Aria")).toBeFocused();
  for (const total of ["15", "15"]) {
    await page.keyboard.type(total);
    await page.keyboard.press("Enter");
  }
  await expect(page.locator(".tie")).toBeVisible();
  await expect(page.locator("#tie-heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".tie")).toBeVisible();
  await page.locator(".tie").getByRole("button", { name: "Borin" }).click();
  await table.expectTurn("Borin");
  table.expectNoConsoleOutput();
});

test("Escape in a total rolls for nobody", async ({ page }) => {
  const table = await playersType(page, "Aria +2 hp 20 pc; Borin +2 hp 20 pc; Orc +0 hp 15");
  await expect(call(page, "Aria")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#order-heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".call")).toHaveCount(3);
  table.expectNoConsoleOutput();
});

test("a second Enter after the last total ends no phase of Tales of War", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Aria: 15, Borin: 9 });
  const phase = await page.locator(".phases .now").innerText();
  await expect(tow.prompt).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator(".phases .now")).toHaveText(phase);
  await expect(tow.prompt).toBeFocused();
  tow.expectNoConsoleOutput();
});

test("the save of a player who rolls real dice takes a total", async ({ page }) => {
  const table = await playersType(page, "Aria +2 hp 40 pc; Orc +0 hp 15");
  await page.keyboard.type("25");
  await page.keyboard.press("Enter");
  await table.expectTurn("Aria");
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Bless");
  await page.getByLabel("Spell", { exact: true }).press("Enter");
  await table.damageInRow("Aria", 8, "32 / 40");
  const number = page.locator("#prompt-number");
  await number.focus();
  // Nothing is rolled for the player: not by Enter, and not by the main key.
  await expect(page.locator(".prompts form.d20 button")).toContainText("Total …");
  await page.keyboard.press("Enter");
  await expect(number).toHaveAccessibleDescription("Type the total: the player rolls the die.");
  await page.locator("#row-1").focus();
  await page.keyboard.press("n");
  await expect(number).toBeFocused();
  await expect(number).toHaveValue("");
  await expect(page.locator(".log")).not.toContainText("Concentration");
  await page.keyboard.type("14");
  await expect(page.locator(".prompts form.d20 button")).toContainText("Total 14");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompts")).toHaveCount(0);
  await expect(page.locator(".log")).toContainText("Concentration 14 vs. DC 10");
  await expect(table.row("Aria")).toContainText("Bless");
  // The orc’s save is rolled by the app.
  await table.endTurn("Aria", "Orc");
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Bane");
  await page.getByLabel("Spell", { exact: true }).press("Enter");
  await table.damageInRow("Orc", 1, "14 / 15");
  await number.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompts")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a double click ends one turn, and a later click the next", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Orc +0", [["Aria", 20], ["Borin", 15], ["Orc", 10]]);
  await page.locator("#go").dblclick();
  await table.expectTurn("Borin");
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("Enter after a typed command ends no turn", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 hp 20 pc; Borin +1 pc; Orc +0 hp 9", [["Aria", 20], ["Borin", 15], ["Orc", 10]]);
  await page.keyboard.press("n");
  await table.expectTurn("Borin");
  await new CommandLine(page).run("orc takes 2", "Orc: 9 → 7");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "7 / 9");
  await table.expectTurn("Borin");
  await page.keyboard.press("n");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

const THREE = ["en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Orc +0", [["Aria", 20], ["Borin", 15], ["Orc", 10]]];

/** Presses Enter some times without a pause in the page, as a bouncing key does. */
async function bounce(page, times) {
  const keys = await page.context().newCDPSession(page);
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };
  const presses = Array.from({ length: times }, () => [{ type: "keyDown", ...key }, { type: "keyUp", ...key }]);
  await Promise.all(presses.flat().map((press) => keys.send("Input.dispatchKeyEvent", press)));
}

test("two quick presses of Enter end one turn, and a later one the next", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  const go = page.locator("#go");
  await go.focus();
  await atAPace(page, go);
  await bounce(page, 2);
  await table.expectTurn("Borin");
  await expect(go).toBeFocused();
  await atAPace(page, go);
  await page.keyboard.press("Enter");
  await table.expectTurn("Orc");
  // The letter of the command is pressed on purpose, as often as anybody likes.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("n");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test.describe("by touch", () => {
  test.use(PHONE);

  test("a double tap ends one turn, and a later tap the next", async ({ page }) => {
    const table = await Table.inCombat(page, ...THREE);
    const go = page.locator("#go");
    const { x, y, width, height } = await go.boundingBox();
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await atAPace(page, go);
    await Promise.all([tap(), tap(), tap()]);
    await table.expectTurn("Borin");
    await atAPace(page, go);
    await tap();
    await table.expectTurn("Orc");
    table.expectNoConsoleOutput();
  });
});
