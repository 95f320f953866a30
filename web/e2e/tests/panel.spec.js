// The panel while another combatant comes into view: only the differences change, the focus stays, and open drawers
// stay open.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const LINE = "Aria +3 pc hp 9; Borin +1 pc hp 8; Ogre +0 hp 20";

const TOTALS = [["Aria", 18], ["Borin", 14], ["Ogre", 9]];

const startCombat = (page) => Table.inCombat(page, "en", "D&D 3.5", LINE, TOTALS);

const title = (page) => page.locator(".panel .title");

test("a turn keeps every element of the panel", async ({ page }) => {
  const table = await startCombat(page);
  await expect(title(page)).toHaveText("Aria");
  const marked = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".panel, .panel *")];
    for (const one of all) one.kept = true;
    return all.length;
  });
  // The tile of a stat block and the button that hides are there for creatures alone.
  const NEW = "#stats, #stats *, .drawer.stats, .drawer.stats *, #hide, #hide *";
  expect(marked).toBeGreaterThan(40);
  for (const next of ["Borin", "Ogre", "Aria"]) {
    await page.keyboard.press("n");
    await expect(title(page)).toHaveText(next);
    const there = await page.evaluate(
      (made) => [...document.querySelectorAll(".panel, .panel *")].filter((one) => !one.matches(made)).map((one) => one.kept === true), NEW);
    expect(there).toEqual(Array(marked).fill(true));
  }
  table.expectNoConsoleOutput();
});

test("the panel shows the acting combatant, also after another one was selected", async ({ page }) => {
  const table = await startCombat(page);
  const sub = page.locator(".panel .sub");
  await expect(sub).toHaveText("acts now, on 18");
  await table.select("Ogre");
  await expect(sub).toHaveText("");
  await page.locator("#amount").fill("3");
  await page.keyboard.press("Enter");
  await expect(table.row("Ogre").locator(".hp > span").first()).toHaveText("17 / 20");
  await page.keyboard.press("n");
  await expect(title(page)).toHaveText("Borin");
  await expect(sub).toHaveText("acts now, on 14");
  table.expectNoConsoleOutput();
});

test("the focus stays in the panel while another combatant comes into view", async ({ page }) => {
  const table = await startCombat(page);
  await page.locator("#conditions").focus();
  await page.keyboard.press("j");
  await expect(title(page)).toHaveText("Borin");
  await expect(page.locator("#conditions")).toBeFocused();
  await page.locator("#amount").focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect(table.row("Borin").locator(".hp > span").first()).toHaveText("5 / 8");
  await page.locator("#more").focus();
  await page.keyboard.press("j");
  await expect(title(page)).toHaveText("Ogre");
  await expect(page.locator("#more")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("Delay is on screen only where the rules have it, and its key explains that", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Aria +3 hp 20 pc; Ogre +0 hp 30", [["Aria", 20], ["Ogre", 8]]);
  await page.locator("#more").click();
  await expect(page.locator("#more")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#delay")).toBeHidden();
  await page.keyboard.press("w");
  await expect(page.locator(".notice.refusal p")).toHaveText("These rules have no Delay. Use Ready.");
  await table.expectTurn("Aria");
  table.expectNoConsoleOutput();
});

test("an amount stays through an undo, and Escape clears it for the next combatant", async ({ page }) => {
  const table = await startCombat(page);
  await page.keyboard.press("n");
  await table.select("Borin");
  await page.keyboard.press("h");
  await page.keyboard.type("4");
  await expect(page.locator(".deal")).toHaveText("Heal Borin for 4");
  // The bar has the amount and its command alone, so the turn is undone.
  await table.button(table.words.undo).click();
  await expect(page.locator(".deal")).toHaveText("Heal Borin for 4");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".deal")).toHaveCount(0);
  await table.select("Aria");
  await expect(title(page)).toHaveText("Aria");
  await expect(page.locator("#amount")).toHaveValue("");
  await expect(page.locator(".deal")).toHaveCount(0);
  await page.keyboard.press("d");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  await expect(table.row("Aria").locator(".hp > span").first()).toHaveText("7 / 9");
  table.expectNoConsoleOutput();
});

test("text typed in a drawer stays during another command", async ({ page }) => {
  const table = await startCombat(page);
  await table.select("Aria");
  await page.locator("#amount").fill("3");
  await page.keyboard.press("Enter");
  await expect(table.row("Aria").locator(".hp > span").first()).toHaveText("6 / 9");
  await page.locator("#conditions").click();
  await page.locator("#condition-search").fill("da");
  await page.locator("#condition-search").evaluate((one) => (one.kept = true));
  await table.button(table.words.undo).first().click();
  await expect(table.row("Aria").locator(".hp > span").first()).toHaveText("9 / 9");
  await expect(page.locator("#condition-search")).toHaveValue("da");
  expect(await page.locator("#condition-search").evaluate((one) => one.kept)).toBe(true);
  table.expectNoConsoleOutput();
});

test("an open drawer follows the combatant on view, and a closed one is emptied", async ({ page }) => {
  const table = await startCombat(page);
  const drawer = page.locator(".drawer.conditions");
  await table.select("Ogre");
  await page.keyboard.press("c");
  await drawer.getByRole("button", { name: "prone", exact: true }).click();
  await page.locator("#go[form=picker]").click();
  await expect(table.row("Ogre")).toContainText("prone");
  await page.keyboard.press("c");
  await expect(drawer.locator(".has")).toContainText("prone");
  await page.locator("#condition-search").fill("da");
  await table.select("Borin");
  await expect(title(page)).toHaveText("Borin");
  await expect(drawer.locator(".has")).toHaveCount(0);
  await expect(page.locator("#condition-search")).toHaveValue("");
  await page.locator("#condition-search").fill("da");
  // It keeps the text for the same combatant after it is closed and opened again.
  await page.locator("#conditions").click();
  await expect(drawer).toBeHidden();
  await page.locator("#conditions").click();
  await expect(page.locator("#condition-search")).toHaveValue("da");
  await page.locator("#conditions").click();
  await table.select("Ogre");
  await expect(title(page)).toHaveText("Ogre");
  await expect(drawer.locator("*")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("in Tales of War the form of the actor with priority stays, and is empty for the next", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 5, Cy: 15 });
  await page.keyboard.press("n");
  await tow.expectPrompt("Bo has priority");
  const parts = ["#declare-line", ".declare > label", ".declare [type=submit]", "#declare-hint", ".until legend", ".until [type=checkbox]"];
  for (const part of parts) await page.locator(`.prompt ${part}`).evaluate((one) => (one.kept = true));
  // The main button declares the typed action, and passes without one.
  await page.locator("#declare-line").fill("Strike");
  await tow.advance();
  await expect(tow.stack).toHaveText(["Strike"]);
  await expect(page.locator("#declare-line")).toHaveValue("");
  await page.locator(".until [type=checkbox]").check();
  await tow.passUntil("Ada has priority");
  for (const part of parts) expect(await page.locator(`.prompt ${part}`).evaluate((one) => one.kept === true), part).toBe(true);
  await expect(page.locator("#declare-line")).toHaveValue("");
  await expect(page.locator(".until [type=checkbox]")).not.toBeChecked();
  tow.expectNoConsoleOutput();
});

test("an open panel tool stays open for the next combatant, and shows its data", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const drawer = page.locator(".drawer.seats");
  await page.keyboard.press("o");
  await expect(drawer).toBeVisible();
  await page.locator("#go").focus();
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  await expect(drawer).toBeVisible();
  await page.locator("#place-up").click();
  await table.expectOrder(["Ogre", "Aria"]);
  await table.select("Aria");
  await expect(drawer).toBeVisible();
  // Its key enters the open tool.
  await page.keyboard.press("o");
  await expect(drawer.locator(":focus")).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("the spell form folds after casting, and its key opens it again", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 pc; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  for (const spell of ["bless", "bane"]) {
    await page.keyboard.press("t");
    await expect(page.locator("#cast-name")).toBeFocused();
    await page.keyboard.type(spell);
    await page.keyboard.press("Enter");
    await expect(table.row("Aria").locator(".lasting")).toHaveText([`concentrates: ${spell}`]);
    await expect(page.locator(".drawer.cast")).toBeHidden();
  }
  await table.expectTurn("Aria");
  table.expectNoConsoleOutput();
});

test("healing applies to one combatant, and the next takes damage", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 hp 16 pc; Ogre +0 hp 29", [["Aria", 18], ["Ogre", 9]]);
  await table.damage("Aria", 6);
  // H starts with the row selected by hand.
  await page.keyboard.press("h");
  await expect(page.locator(".row.picked")).toHaveText(/Aria/);
  await page.getByLabel("Amount").fill("1");
  await page.getByLabel("Amount").press("Enter");
  await table.expectHitPoints("Aria", "11 / 16");
  await table.select("Ogre");
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await table.expectHitPoints("Ogre", "25 / 29");
  await table.select("Aria");
  await page.keyboard.press("h");
  await page.getByLabel("Amount").fill("2");
  await page.getByLabel("Amount").press("Shift+Enter");
  await table.expectHitPoints("Aria", "13 / 16");
  table.expectNoConsoleOutput();
});
