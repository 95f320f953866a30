// Newcomers, ties, saves and typed names are shown in full: no command covers a list, and nothing that counts is left out.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { expectUncovered } from "../pages/uncovered.js";

/** Names that share no word, so that they stay single combatants, and that no creature has. */
const names = (count) => Array.from({ length: count }, (_, at) => `Qv${"bdfghjkl"[at % 8]}${"aeiouy"[Math.floor(at / 8)]}z`);

/** Returns whether an element has the color of the main command. */
const isMain = (element) =>
  element.evaluate((it) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = "var(--go)";
    document.body.append(probe);
    const main = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return getComputedStyle(it).backgroundColor === main;
  });

test("the command that rolls for all newcomers covers none of them", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Aria +3 hp 40 pc; Orc +0 hp 9", [["Aria", 18], ["Orc", 9]]);
  await page.keyboard.press("a");
  await table.add(names(12).map((name) => `${name} +2 hp 7`).join("; "));
  const calls = page.locator(".newcomers .call");
  await expect(calls).toHaveCount(12);
  for (const [width, height] of [[1440, 900], [1280, 720], [320, 640], [320, 480]]) {
    await page.setViewportSize({ width, height });
    const bottom = (selector) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().bottom);
    const top = () => page.locator(".newcomers > .rolls-dice").evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(async () => (await bottom(".newcomers .called")) <= (await top()), `${width} x ${height}`).toBe(true);
    for (const at of [0, 11]) {
      const roll = calls.nth(at).locator(".rolls-dice");
      await roll.scrollIntoViewIfNeeded();
      await expectUncovered(roll);
    }
  }
  expect(await isMain(table.button(table.words.rollAll))).toBe(true);
  table.expectNoConsoleOutput();
});

test("a single roll of newcomers has the main command", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Aria +3 hp 40 pc; Orc +0 hp 9", [["Aria", 18], ["Orc", 9]]);
  await page.keyboard.press("a");
  await table.add("6 wolves in a group");
  await expect(page.locator(".newcomers .call")).toHaveCount(1);
  expect(await isMain(page.locator(".newcomers .rolls-dice"))).toBe(true);
  table.expectNoConsoleOutput();
});

test("a tie of creatures without hit points has two full rows of tiles", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 pc; Borin +1 pc; Orc +0", [["Aria", 12], ["Borin", 12], ["Orc", 9]]);
  await expect(page.locator(".tie")).toBeVisible();
  const tiles = page.locator(".panel").locator(":scope > .tile, :scope > .delay");
  const seen = () => tiles.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  await expect.poll(seen).toBe(6);
  await page.locator(".to-join").click();
  await expect(page.locator("#quick-line")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("the toast of many saves says first what was dealt", async ({ page }) => {
  const foes = names(8);
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", `Aria +3 hp 40 pc; ${foes.map((name) => `${name} hp 30`).join("; ")}`, [["Aria", 25], ...foes.map((name, at) => [name, 20 - at])]);
  await page.keyboard.press("d");
  await page.keyboard.type(`9 ${foes.join(" ")}`);
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("99");
  await page.locator(".deal").click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("DC 99");
  const said = await toast.locator("p").innerText();
  expect(said.indexOf("9 damage")).toBeGreaterThan(-1);
  expect(said.indexOf("9 damage")).toBeLessThan(said.indexOf("DC 99"));
  table.expectNoConsoleOutput();
});

test.describe("in Spanish", () => {
  test.use({ locale: "es" });

  test("the damage bar finds the names of the creatures in the language of the app and in English", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.chooseRuleset("D&D 5e (2024)");
    await table.add("Aria +30 hp 40 pj; 3 goblins hp 9");
    await expect(page.locator(".name")).toContainText(["Aria", "Guerrero goblin 1"]);
    await table.start();
    await table.button(table.words.rollAll).click();
    await table.expectTurn("Aria");
    await table.waitForShortcuts();
    await page.keyboard.press("d");
    const all = "7 de daño a Guerrero goblin 1, 2, 3";
    for (const [typed, said] of Object.entries({ "7 trasgo 2": "7 de daño a Guerrero goblin 2", "7 trasgos": all, "7 goblin warriors": all })) {
      await page.locator("#amount").fill(typed);
      await expect(page.locator(".deal"), typed).toHaveText(said);
    }
    await page.locator("#amount").fill("7 trasgo 9");
    await expect(page.locator(".deal")).toContainText("Nadie se llama «trasgo 9». ¿Quieres decir Guerrero goblin 1, 2, 3?");
    table.expectNoConsoleOutput();
  });
});
