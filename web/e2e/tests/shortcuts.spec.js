// Custom shortcuts, and the totals that Enter accepts.
import { expect, test } from "@playwright/test";
import { faults } from "../fixtures/axe.js";
import { Cycle } from "../pages/tow-table.js";
import { Table } from "../pages/table.js";

test("every shortcut can be changed, is shown on its button, and can be reset", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.button("The archer at the door D&D 3.5").click();
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
  expect(await faults(page, "#help")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(big).toHaveText(".");

  // The old key no longer works, and the new one is saved.
  await page.keyboard.press("n");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press(".");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.keyboard.press("z");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.keyboard.press("y");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("Shift+Y");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.reload();
  await expect(page.locator("main .screen")).toBeVisible();
  await expect(big).toHaveText(".");

  await page.keyboard.press("?");
  await key("Undo").fill("");
  await expect(key("Undo")).toHaveValue("Z");
  await table.button("Reset shortcuts").click();
  await expect(key("Main button")).toHaveValue("N");
  await page.keyboard.press("Escape");
  await expect(big).toHaveText("N");
  table.expectSilence();
});

test("every tool of a turn opens by its key, and is usable from there", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 hp 16 pc; Orc hp 9");
  await table.start();
  await table.total("Lidda", 30);
  await table.total("Orc", 5);
  await table.expectTurn("Lidda");
  const tools = { c: "conditions", o: "seats", m: "mounts", s: "save", t: "cast", v: "announce", u: "offers", l: "dice" };
  for (const [key, id] of Object.entries(tools)) {
    const tool = page.locator(`#${id}`);
    await expect(tool.locator("kbd")).toHaveText(key.toUpperCase());
    await page.locator("#go").focus();
    await page.keyboard.press(key);
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
  table.expectSilence();
});

test("digits choose from an open tool, and Q goes to the next group", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.keyboard.press("q");
  await expect(page.getByText("House rules")).toBeFocused();
  await page.keyboard.press("q");
  await expect(table.button("Tutorial D&D 3.5")).toBeFocused();
  await page.keyboard.press("q");
  await page.keyboard.press("4");
  await expect(page.locator("select.ruleset")).toHaveValue("0");
  await expect(page.locator(".prepared")).toHaveText(/0$/);
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await expect(page.locator(".prepared")).toHaveText(/2$/);
  await expect(async () => {
    await page.keyboard.press("n");
    await expect(page.locator("#go")).toContainText("End Tordek’s turn", { timeout: 500 });
  }).toPass();
  const chosen = page.locator("[data-choosing]");
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press("c");
  // The search takes what is typed; the chips are the next stop.
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".drawer.conditions")).toHaveAttribute("data-choosing", "0");
  await page.keyboard.press("2");
  const second = page.locator(".picker .toggle").nth(1);
  await expect(second).toHaveAttribute("aria-pressed", "true");
  // The next group is the row whose reason can be opened; then the first group again.
  await page.keyboard.press("q");
  await expect(chosen).toHaveClass(/row/);
  await page.keyboard.press("1");
  await expect(page.locator(".why")).toBeVisible();
  await page.keyboard.press("q");
  await expect(page.locator(".drawer.conditions button").first()).toBeFocused();
  // With the focus elsewhere, digits press the turn's actions again.
  await page.locator("#go").focus();
  await expect(chosen).toHaveCount(0);
  const pip = page.locator(".pip").first();
  await page.keyboard.press("1");
  await expect(pip).toHaveClass(/used/);
  await page.keyboard.press("b");
  await expect(page.getByText("Combat is over").first()).toBeVisible();
  table.expectSilence();
});

test("stack choices have digits, and 0 shows the next nine", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 15, Cy: 12, Di: 13, Ed: 14, Flo: 16, Gus: 17, Hal: 18 });
  await page.keyboard.press("n");
  await cycle.expectPrompt("Ada has priority");
  // After the declare button come the other actors as targets, and Ada herself.
  await page.keyboard.press("2");
  await expect(page.locator("#declare-line")).toHaveValue("@Hal ");
  await expect(page.locator("#declare-line")).toBeFocused();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.locator("#go").focus();
  await page.keyboard.press("0");
  await page.keyboard.press("2");
  await expect(cycle.actor("Ada").locator(".setting")).toContainText("until its main phase");
  await cycle.expectPrompt("Cy has priority");
  await page.keyboard.press("b");
  await expect(page.getByText("Combat is over").first()).toBeVisible();
  cycle.expectSilence();
});

test("on the stack too", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await page.keyboard.press("?");
  await page.getByLabel("Shortcut: Main button").press(".");
  await page.keyboard.press("Escape");
  await cycle.fight({ Ada: 10, Bo: 15 });
  await expect(cycle.go.locator("kbd")).toHaveText(".");
  await page.keyboard.press(".");
  await cycle.expectPrompt("Ada has priority");
  cycle.expectSilence();
});

test("totals are suggested, and Enter rolls the number in the field", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 pc; Tordek +1 pc; 3 goblin +2; Mialee +2 pc");
  await table.start();
  const total = (name) => page.getByLabel(table.words.total(name), { exact: true });
  const said = {};
  for (const name of ["Lidda", "Tordek", "Mialee"]) {
    said[name] = Number(await total(name).inputValue());
  }
  expect(said.Lidda).toBeGreaterThanOrEqual(4);
  expect(said.Lidda).toBeLessThanOrEqual(23);
  // A typed total counts instead, and an empty field needs one.
  await total("Tordek").fill("");
  await total("Tordek").press("Enter");
  await expect(total("Tordek")).toBeFocused();
  await total("Tordek").fill("30");
  await total("Lidda").focus();
  for (const next of ["Tordek", "Goblin 1"]) {
    await page.keyboard.press("Enter");
    await expect(total(next)).toBeFocused();
  }
  for (let left = await page.locator(".call").count(); left > 0; left -= 1) {
    await expect(page.locator(".call")).toHaveCount(left);
    await page.keyboard.press("Enter");
  }
  await table.expectTurn("Tordek");
  for (const [name, count] of Object.entries({ ...said, Tordek: 30 })) {
    await expect(table.row(name).locator(".count")).toHaveText(String(count));
  }
  // The log has them as rolls, and the typed total as typed.
  const log = page.locator(".log li");
  await expect(log.filter({ hasText: /^Lidda rolls initiative: \d+ \+3/ })).toHaveCount(1);
  await expect(log.filter({ hasText: "Tordek: initiative 30." })).toHaveCount(1);
  table.expectSilence();
});

test("with real dice the fields are empty", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.locator(".menu summary").click();
  await table.button("I roll real dice").click();
  await page.locator(".menu summary").click();
  await table.add("Lidda +3 pc; Tordek +1 pc");
  await table.start();
  const field = page.getByLabel(table.words.total("Lidda"), { exact: true });
  await expect(field).toHaveValue("");
  await field.press("Enter");
  await expect(page.locator(".call")).toHaveCount(2);
  table.expectSilence();
});
