// One press too many: a second Enter, a double click or a double tap carries out nothing that nobody meant.
import { expect, test } from "@playwright/test";
import { atAPace, untilNextPress } from "../drivers/pace.js";
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

const ENTER = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" };

const letter = (of) => ({ key: of, code: `Key${of.toUpperCase()}`, windowsVirtualKeyCode: of.toUpperCase().charCodeAt(0), text: of });

/** Presses a key some times without a pause in the page, as a bouncing key does. */
async function bounce(page, times, key = ENTER) {
  const keys = await page.context().newCDPSession(page);
  const presses = Array.from({ length: times }, () => [{ type: "keyDown", ...key }, { type: "keyUp", ...key }]);
  await Promise.all(presses.flat().map((press) => keys.send("Input.dispatchKeyEvent", press)));
}

test("two quick presses of Enter end one turn, and a later one the next", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  const go = page.locator("#go");
  await go.focus();
  // The last total was typed just before.
  await untilNextPress(page);
  await bounce(page, 2);
  await table.expectTurn("Borin");
  await expect(go).toBeFocused();
  await untilNextPress(page);
  await page.keyboard.press("Enter");
  await table.expectTurn("Orc");
  // The letter of the command is pressed on purpose, as often as anybody likes.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("n");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("a second Enter after an amount selects no row", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Orc +0 hp 9", [["Aria", 20], ["Borin", 15], ["Orc", 10]]);
  await page.keyboard.press("d");
  await page.keyboard.type("2 orc");
  await expect(page.locator(".deal")).toHaveText("Deal 2 to Orc");
  await atAPace(page, page.locator(".deal"));
  await bounce(page, 2);
  await table.expectHitPoints("Orc", "7 / 9");
  await page.keyboard.press("d");
  await page.keyboard.type("2");
  await expect(page.locator(".deal")).toHaveText("Tap who takes it");
  table.expectNoConsoleOutput();
});

test("an Enter long after an amount selects the acting creature neither", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 hp 20 pc; Orc +0 hp 9", [["Aria", 20], ["Orc", 10]]);
  await page.keyboard.press("d");
  await page.keyboard.type("2 orc");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "7 / 9");
  await expect(page.locator("#row-1")).toBeFocused();
  await page.waitForTimeout(600);
  await page.keyboard.press("Enter");
  await page.keyboard.press("d");
  await page.keyboard.type("4");
  await expect(page.locator(".deal")).toHaveText("Tap who takes it");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Aria", "20 / 20");
  table.expectNoConsoleOutput();
});

test("a second Enter after the name of a spell ends no turn", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 20 pc; Orc +0 hp 9", [["Aria", 20], ["Orc", 10]]);
  await table.pressTool("cast");
  const spell = page.getByLabel("Spell", { exact: true });
  await spell.fill("Bless");
  await spell.focus();
  await bounce(page, 2);
  await expect(table.row("Aria")).toContainText("Bless");
  await table.expectTurn("Aria");
  table.expectNoConsoleOutput();
});

test("a second Enter after a delayed turn has begun does not end it", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  await page.keyboard.press("w");
  await table.expectTurn("Borin");
  const comes = page.getByRole("button", { name: "Aria acts before this turn" });
  await comes.focus();
  await bounce(page, 2);
  await table.expectTurn("Aria");
  table.expectNoConsoleOutput();
});

test("two quick presses of the key of Delay delay one turn, and a later one the next", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  await bounce(page, 3, letter("w"));
  await table.expectTurn("Borin");
  await untilNextPress(page);
  await page.keyboard.press("w");
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("two quick presses of the key that hides hide once, and a later one reveals", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Orc +0", [["Aria", 10], ["Orc", 20]]);
  await table.expectTurn("Orc");
  const log = page.locator(".log .line");
  const before = await log.count();
  await bounce(page, 2, letter("i"));
  await expect(log).toHaveCount(before + 1);
  await expect(page.locator("#hide")).toContainText("Reveal");
  await untilNextPress(page);
  await page.keyboard.press("i");
  await expect(page.locator("#hide")).toContainText("Hide");
  table.expectNoConsoleOutput();
});

test("Delete removes whoever was selected by hand, and nobody after that", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  await table.row("Orc").locator(".name").click();
  await bounce(page, 2, { key: "Delete", code: "Delete", windowsVirtualKeyCode: 46, text: "" });
  await expect(table.row("Orc")).toHaveCount(0);
  await untilNextPress(page);
  await page.keyboard.press("Delete");
  await table.expectOrder(["Aria", "Borin"]);
  table.expectNoConsoleOutput();
});

test("a double click leaves the focus where one click puts it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Orc +0 hp 9", [["Aria", 20], ["Borin", 15], ["Orc", 10]]);
  for (const [way, left] of [["click", "7 / 9"], ["dblclick", "5 / 9"]]) {
    await page.keyboard.press("d");
    await page.keyboard.type("2 orc");
    await expect(page.locator(".deal")).toHaveText("Deal 2 to Orc");
    await page.locator(".deal")[way]();
    await table.expectHitPoints("Orc", left);
    await expect(page.locator("#row-1")).toBeFocused();
  }
  await table.expectTurn("Aria");
  table.expectNoConsoleOutput();
});

test("a double click on More opens it once", async ({ page }) => {
  const table = await Table.inCombat(page, ...THREE);
  const more = page.locator("#more");
  await more.dblclick();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await more.click();
  await expect(more).toHaveAttribute("aria-expanded", "false");
  table.expectNoConsoleOutput();
});

test.describe("by touch", () => {
  test.use(PHONE);

  /** Taps twice in one place, as a shaking finger does. */
  async function tapTwice(page, control) {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await control.boundingBox();
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await Promise.all([tap(), tap()]);
  }

  for (const id of ["cast", "conditions", "more"]) {
    test(`a double tap on ${id} opens it once, and a later tap closes it`, async ({ page }) => {
      const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 20 pc; Orc +0 hp 9", [["Aria", 20], ["Orc", 10]]);
      const tile = page.locator(`#${id}`);
      await tapTwice(page, tile);
      await expect(tile).toHaveAttribute("aria-expanded", "true");
      await untilNextPress(page);
      await expect(tile).toHaveAttribute("aria-expanded", "true");
      await tile.tap();
      await expect(tile).toHaveAttribute("aria-expanded", "false");
      table.expectNoConsoleOutput();
    });
  }

  test("a double tap on Delay delays one turn", async ({ page }) => {
    const table = await Table.inCombat(page, ...THREE);
    await tapTwice(page, page.locator("#delay"));
    await table.expectTurn("Borin");
    await expect(page.locator(".log")).toContainText("Aria delays");
    await expect(page.locator(".log")).not.toContainText("Borin delays");
    table.expectNoConsoleOutput();
  });

  test("a double tap that deals damage ends no turn", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Borin +1 pc; Orc +0 hp 9", [["Aria", 20], ["Borin", 15], ["Orc", 10]]);
    await page.keyboard.press("d");
    await page.keyboard.type("2 orc");
    const deal = page.locator(".deal");
    await expect(deal).toHaveText("Deal 2 to Orc");
    await atAPace(page, deal);
    const { x, y, width, height } = await deal.boundingBox();
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    await Promise.all([tap(), tap()]);
    await table.expectHitPoints("Orc", "7 / 9");
    await table.expectTurn("Aria");
    await expect(page.locator("#row-1")).toBeFocused();
    table.expectNoConsoleOutput();
  });

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

  test("steady quick taps go on", async ({ page }) => {
    const table = await Table.inCombat(page, ...THREE);
    const go = page.locator("#go");
    const { x, y, width, height } = await go.boundingBox();
    await atAPace(page, go);
    for (let taps = 0; taps < 6; taps += 1) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForTimeout(300);
    }
    await expect(page.locator(".round strong")).toHaveText(/Round [23]/);
    table.expectNoConsoleOutput();
  });
});

test("the quick repeat of a letter is neither typed into what it has opened nor closes it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Ogre +0 hp 30", [["Lidda", 20], ["Ogre", 8]]);
  for (const key of ["c", "t", "e", "a", "d"]) {
    await page.keyboard.press(key);
    await page.keyboard.press(key);
    const typed = await page.locator("input:focus, textarea:focus").evaluateAll((all) => all.map((one) => one.value));
    for (const text of typed) expect(text, key).not.toBe(key);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await table.waitForShortcuts();
  }
  table.expectNoConsoleOutput();
});
