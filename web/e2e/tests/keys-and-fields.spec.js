// Which keys are shortcuts: none that a field takes, none of a covered combat, and no held key twice.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const LETTERS = "abcdefghijklmopqrstuvwxyz,.?/";

const startDuel = (page) =>
  Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc hp 16; Orc hp 9", [["Lidda", 18], ["Orc", 9]]);

/** The number of log lines and of steps that can be undone. */
const moment = (page) => page.evaluate(() => document.querySelectorAll(".log li").length);

test("every letter but the main key is text in the field for a total", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Orc hp 9");
  await table.start();
  const total = page.getByLabel("Total: Lidda");
  await expect(total).toBeFocused();
  for (const letter of LETTERS) {
    await page.keyboard.press("Control+A");
    await page.keyboard.press(letter);
    await expect(total).toBeFocused();
    await expect(total).toHaveValue(letter);
  }
  await expect(page.locator(".call")).toHaveCount(2);
  await expect(page.locator("dialog[open], .menu[open]")).toHaveCount(0);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("18");
  await page.keyboard.press("n");
  await table.expectRound("Round 1");
  await expect(table.row("Lidda").locator(".count")).toHaveText("18");
  table.expectNoConsoleOutput();
});

test("every letter is text in the field for an amount, and a name may come first", async ({ page }) => {
  const table = await startDuel(page);
  const before = await moment(page);
  const amount = page.getByLabel("Amount");
  await page.keyboard.press("d");
  await expect(amount).toBeFocused();
  await page.keyboard.type(`${LETTERS}n`);
  await expect(amount).toHaveValue(`${LETTERS}n`);
  await expect(amount).toBeFocused();
  expect(await moment(page)).toBe(before);
  await table.expectTurn("Lidda");
  await expect(page.locator("dialog[open], .menu[open]")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("an open menu takes the keys of the combat that it covers", async ({ page }) => {
  const table = await startDuel(page);
  const before = await moment(page);
  const menu = page.locator("details.menu");
  await page.keyboard.press(",");
  await expect(menu).toHaveAttribute("open");
  for (const key of ["b", "Delete", "n", "Space", "z", "d", "c", "w", "j", "ArrowDown", "1", "0", "q", "Control+z"]) {
    // Space presses the focused button of the menu.
    if (key === "Space") await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press(key);
    await expect(menu).toHaveAttribute("open");
  }
  expect(await moment(page)).toBe(before);
  await table.expectTurn("Lidda");
  await expect(page.locator(".row")).toHaveCount(2);
  await page.keyboard.press("?");
  await expect(page.locator("#help")).toBeVisible();
  // The help is above the menu, so it closes first.
  await page.keyboard.press("Escape");
  await expect(page.locator("#help")).toBeHidden();
  await expect(menu).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  table.expectNoConsoleOutput();
});

test("the digits of the menu press its choices", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.waitForShortcuts();
  await page.keyboard.press("Escape");
  await page.keyboard.press(",");
  const dice = page.locator(".menu").getByRole("button", { name: "I roll real dice" });
  await expect(dice).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("2");
  await expect(dice).toHaveAttribute("aria-pressed", "true");
  table.expectNoConsoleOutput();
});

test("a held key carries its command out once", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc hp 16; Orc hp 9; Wolf hp 8; Bat hp 3", [
    ["Lidda", 18], ["Orc", 9], ["Wolf", 8], ["Bat", 7],
  ]);
  const hold = async (key) => {
    await page.keyboard.down(key);
    // Each further call is a repeat of the held key.
    for (let times = 0; times < 4; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  // Delete removes only whoever was selected by hand: a second press spares the one whose turn it is.
  await hold("Delete");
  await expect(page.locator(".row")).toHaveCount(4);
  for (const key of "jk") await page.keyboard.press(key);
  await hold("Delete");
  await hold("Delete");
  await expect(page.locator(".row")).toHaveCount(3);
  await table.expectTurn("Orc");
  await hold("w");
  await table.expectTurn("Wolf");
  await hold("n");
  await table.expectTurn("Bat");
  await hold("p");
  await table.expectTurn("Wolf");
  // Undo goes on while its key is held.
  await hold("z");
  await expect(page.locator(".row")).toHaveCount(4);
  table.expectNoConsoleOutput();
});

test("Escape closes what a key has opened, and the focus goes back", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 pc hp 16; Orc hp 9", [["Lidda", 18], ["Orc", 9]]);
  const open = page.locator(".drawer, .panel .profile, details.joins[open]").filter({ visible: true });
  for (const [key, opened] of [
    ["e", ".drawer.ready"], ["t", ".drawer.cast"], ["v", ".drawer.announce"], ["s", ".drawer.save"],
    ["o", ".drawer.seats"], ["m", ".drawer.mounts"], ["c", ".drawer.conditions"], ["x", ".panel .profile"], ["a", "details.joins[open]"],
  ]) {
    await page.locator("#go").focus();
    await page.keyboard.press(key);
    await expect(page.locator(opened).last()).toBeVisible();
    await expect.poll(() => page.evaluate((at) => Boolean(document.activeElement?.closest(at)), opened)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(open).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();
  }
  await table.expectTurn("Lidda");
  table.expectNoConsoleOutput();
});

test("the focus stays in the page after a combatant is added by command", async ({ page }) => {
  const table = await startDuel(page);
  await page.locator("#go").focus();
  await page.keyboard.press("/");
  await expect(page.locator("#command")).toBeFocused();
  await page.keyboard.type("add wolf");
  await page.keyboard.press("Enter");
  await expect(page.locator(".newcomers, .row").filter({ hasText: "Wolf" }).first()).toBeVisible();
  await expect(page.getByLabel("Total: Wolf")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("V goes to the field that declares in Tales of War", async ({ page }) => {
  const table = new TowTable(page, "en");
  await table.open();
  await table.startCombat({ Orc: 20, Archer: 10 });
  await table.go.click();
  await expect(page.locator("#declare-line")).toBeVisible();
  await page.locator("#go").focus();
  await page.keyboard.press("v");
  await expect(page.locator("#declare-line")).toBeFocused();
  table.expectNoConsoleOutput();
});
