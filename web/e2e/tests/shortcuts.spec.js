// Keyboard shortcuts: custom keys, tools, digits, number fields, Escape and the help sheet.
import { expect, test } from "@playwright/test";
import { keyboard } from "../drivers/keyboard.js";
import { axeViolations } from "../fixtures/axe.js";
import { duel } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

test("every shortcut can be changed, is shown on its button, and can be reset", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The archer at the door D&D 3.5");
  const key = (name) => page.getByLabel(`Shortcut: ${name}`);
  const big = page.locator("#go kbd");
  await expect(big).toHaveText("N");
  await page.keyboard.press("?");
  await key("Main button").press("d");
  await expect(page.locator("#help .fault")).toHaveText("“D” is already the shortcut for: Damage.");
  await expect(key("Main button")).toHaveValue("N");
  await key("Main button").press("3");
  await expect(page.locator("#help .fault")).toContainText("“3” can’t be a shortcut");
  await key("Main button").press(".");
  await expect(key("Main button")).toHaveValue(".");
  await expect(page.locator("#help .fault")).toHaveCount(0);
  await key("Undo").press("y");
  expect(await axeViolations(page, "#help")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(big).toHaveText(".");

  // The old key no longer works, and the new one is saved.
  await page.keyboard.press("n");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press(".");
  await expect(page.locator(".call")).toHaveCount(4);
  // The field for a total takes every other key.
  await page.keyboard.press("Escape");
  await expect(page.locator("#order-heading")).toBeFocused();
  await page.keyboard.press("z");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.keyboard.press("y");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("Shift+Y");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.reload();
  await expect(page.locator("main .screen")).toBeVisible();
  await expect(big).toHaveText(".");

  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await key("Undo").fill("");
  await expect(key("Undo")).toHaveValue("Z");
  await table.button("Reset shortcuts").click();
  await expect(key("Main button")).toHaveValue("N");
  await page.keyboard.press("Escape");
  await expect(big).toHaveText("N");
  table.expectNoConsoleOutput();
});

test("every tool of a turn opens by its key, and is usable from there", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Orc hp 9");
  await table.start();
  await table.total("Lidda", 30);
  await table.total("Orc", 5);
  await table.expectTurn("Lidda");
  // A tool is a tile with a drawer or a folded section, which shows its key.
  const tools = await page.locator("main :is(.tile[aria-expanded], summary)[id]:has(kbd:not(:empty))").evaluateAll(
    (all) => all.map((tool) => ({ id: tool.id, key: tool.querySelector("kbd").textContent })),
  );
  expect(tools.map(({ id }) => id)).toEqual(expect.arrayContaining(["conditions", "seats", "mounts", "save", "cast", "offers", "dice"]));
  await page.keyboard.press("?");
  const listed = await page.locator("#help .key").evaluateAll((fields) => fields.map(({ value }) => value));
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(tools.map(({ key }) => key)));
  await page.keyboard.press("Escape");
  for (const { key, id } of tools) {
    await page.locator("#go").focus();
    await page.keyboard.press(key.toLowerCase());
    await expect(page.locator(`.drawer.${id}, details[open] > #${id}`)).toBeVisible();
    await expect(page.locator("body")).not.toBeFocused();
  }
  await page.locator("#go").focus();
  await page.keyboard.press("x");
  await expect(page.locator(".panel .profile").last()).toBeVisible();
  await page.locator("#go").focus();
  await page.keyboard.press("j");
  await page.keyboard.press("Delete");
  await expect(page.locator(".row")).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("digits choose from an open tool, and Q goes to the next group", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.keyboard.press("q");
  await expect(page.getByText("House rules")).toBeFocused();
  await page.keyboard.press("q");
  await expect(page.locator("#sample-tutorial")).toBeFocused();
  await page.keyboard.press("q");
  await expect(page.locator("#sample-road")).toBeFocused();
  await page.locator("#sample-all").click();
  // A click leaves the groups, so the first one follows.
  for (const group of ["#house-rules", "#sample-tutorial", "#sample-road", "#sample-ambush"]) {
    await page.keyboard.press("q");
    await expect(page.locator(group)).toBeFocused();
  }
  await page.keyboard.press("2");
  await expect(page.locator("select.ruleset")).toHaveValue("0");
  await expect(page.locator(".prepared")).toHaveText(/0$/);
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expect(page.locator(".prepared")).toHaveText(/2$/);
  // The dice decide whose turns come before Tordek's.
  const command = page.locator("#go");
  while (!(await command.innerText()).includes("End Tordek’s turn")) {
    const before = await command.innerText();
    await page.keyboard.press("n");
    await expect(command).not.toHaveText(before, { useInnerText: true });
  }
  const chosen = page.locator("[data-choosing]");
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press("c");
  // The search takes the typed text; the chips are the next stop.
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".drawer.conditions")).toHaveAttribute("data-choosing", "0");
  await page.keyboard.press("2");
  const second = page.locator(".picker .toggle").nth(1);
  await expect(second).toHaveAttribute("aria-pressed", "true");
  // The next group is the row whose reason can be opened. The first group follows again.
  await page.keyboard.press("q");
  await expect(chosen).toHaveClass(/row/);
  await page.keyboard.press("1");
  await expect(page.locator(".why")).toBeVisible();
  await page.keyboard.press("q");
  await expect(page.locator(".drawer.conditions button").first()).toBeFocused();
  // Digits press the turn's actions again while the focus is elsewhere.
  await page.locator("#go").focus();
  await expect(chosen).toHaveCount(0);
  const pip = page.locator(".pip").first();
  await page.keyboard.press("1");
  await expect(pip).toHaveClass(/used/);
  await page.keyboard.press("b");
  await expect(page.getByText("Combat is over").first()).toBeVisible();
  table.expectNoConsoleOutput();
});

test("stack choices have digits, and 0 shows the next nine", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 15, Cy: 12, Di: 13, Ed: 14, Flo: 16, Gus: 17, Hal: 18 });
  await page.keyboard.press("n");
  await tow.expectPrompt("Ada has priority");
  // The other actors follow the declare button as targets, and then Ada herself.
  await page.keyboard.press("2");
  await expect(page.locator("#declare-line")).toHaveValue("@Hal ");
  await expect(page.locator("#declare-line")).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.locator("#go").focus();
  await page.keyboard.press("0");
  await page.keyboard.press("2");
  await expect(tow.actor("Ada").locator(".setting")).toContainText("until its main phase");
  await tow.expectPrompt("Cy has priority");
  await page.keyboard.press("b");
  await expect(page.getByText("Combat is over").first()).toBeVisible();
  tow.expectNoConsoleOutput();
});

test("a changed shortcut works in a TOW turn too", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await page.keyboard.press("?");
  await page.getByLabel("Shortcut: Main button").press(".");
  await page.keyboard.press("Escape");
  await tow.startCombat({ Ada: 10, Bo: 15 });
  await expect(tow.go.locator("kbd")).toHaveText(".");
  await page.keyboard.press(".");
  await tow.expectPrompt("Ada has priority");
  tow.expectNoConsoleOutput();
});

test("the help sheet lists every key, and single-key shortcuts can be turned off", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The archer at the door D&D 3.5");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Shortcuts and help" });
  await expect(help).toBeVisible();
  await page.getByLabel("Single-key shortcuts").uncheck();
  await help.getByRole("button", { name: "Close", exact: true }).click();
  await expect(help).toBeHidden();
  await page.keyboard.press("n");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.locator(".go").click();
  await expect(page.locator(".call")).toHaveCount(4);
  table.expectNoConsoleOutput();
});

test("behind the help sheet nothing can be pressed or focused", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The archer at the door D&D 3.5");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Shortcuts and help" });
  await expect(help).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.locator(".member")).toHaveCount(4);
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement.closest("#help") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("n");
  await expect(page.locator(".call")).toHaveCount(4);
  table.expectNoConsoleOutput();
});

test("with single-key shortcuts off, none is shown", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc hp 9; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const key = page.locator("#go kbd");
  await expect(key).toBeVisible();
  await page.keyboard.press("?");
  await page.getByLabel("Single-key shortcuts").uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(key).toBeHidden();
  table.expectNoConsoleOutput();
});

test("Escape folds the menu and the focused section, and so does a press outside", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc hp 9; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const menu = page.locator("details.menu");
  await page.keyboard.press(",");
  await expect(menu).toHaveAttribute("open");
  // A switch has its digit in place of its sign, and keeps its knob.
  const toggle = menu.locator("button[data-sign=dice]");
  await menu.locator("button[data-sign=screen]").focus();
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  const box = (which) =>
    toggle.evaluate((one, of) => {
      const { content, width } = getComputedStyle(one, of);
      return [content, width];
    }, which);
  expect(await box("::after")).toEqual(['""', "40px"]);
  expect((await box("::before"))[0]).toContain("counter(choice");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await page.keyboard.press(",");
  await table.select("Ogre");
  await expect(menu).not.toHaveAttribute("open");
  await page.keyboard.press("c");
  const conditions = page.locator(".drawer.conditions");
  await expect(conditions).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(conditions).toBeHidden();
  await expect(page.locator("#conditions")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("the main key works in the field for a total, and in no other: a turn by keys", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Ogre hp 29");
  await table.start();
  const total = page.getByLabel(table.words.total("Lidda"));
  await total.fill("30");
  await total.press("Enter");
  // The other combatant's field has the focus, and the letter rolls for the rest.
  await expect(page.getByLabel(table.words.total("Ogre"))).toBeFocused();
  await page.keyboard.press("n");
  await table.expectTurn("Lidda");
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Ogre", "24 / 29");
  // The form closes, and the row has the focus.
  await expect(table.row("Ogre").locator(".name")).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByLabel(table.words.amount)).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByLabel(table.words.amount)).toHaveValue("n");
  await table.expectTurn("Lidda");
  // Escape drops the target, then closes the bar.
  await page.keyboard.press("Escape");
  await expect(page.locator(".row.picked")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  await expect(page.getByLabel(table.words.amount)).toHaveValue("");
});

test("the number of a save takes every key", async ({ page }) => {
  const table = await duel(page, keyboard);
  await table.command("s");
  const number = page.locator("#save-number");
  await number.focus();
  await page.keyboard.press("n");
  await expect(number).toHaveValue("n");
  await table.write(number, "17");
  await table.press(page.getByRole("button", { name: "Total 17" }));
  await expect(table.status).toContainText("17");
  await table.command("d");
  await expect(page.getByLabel(table.words.amount)).toBeFocused();
});
