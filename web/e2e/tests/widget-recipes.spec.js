// The recipes of docs/widget.md: each page of docs/examples runs unchanged.
import { expect, test } from "@playwright/test";
import { Recipe } from "../fixtures/recipe.js";

let recipe;

test.beforeEach(({ page, baseURL }) => {
  recipe = new Recipe(page, baseURL);
});
test.afterEach(() => recipe.stop());

const ready = (page) => page.evaluate(() => Promise.all([...document.querySelectorAll("asalto-tracker")].map((one) => one.ready)));

test("React, Vite and strict TypeScript: two trackers, of which one is for players", async ({ page }) => {
  test.slow();
  await recipe.build("react", test.info().outputPath());
  await expect(page.locator("asalto-tracker")).toHaveCount(2);
  await page.evaluate(() => document.querySelectorAll("asalto-tracker").forEach((one) => (one.loading = "eager")));
  await ready(page);
  await page.getByRole("button", { name: "Two goblins join" }).click();
  const gm = await recipe.frame("The GM’s view");
  const players = await recipe.frame("The players’ view");
  await expect(gm.locator(".member .name")).toHaveText(["Goblin 1", "Goblin 2"]);
  await gm.locator("#quick-line").fill("Lidda +3 hp 16 pc");
  await gm.locator("#quick-line").press("Enter");
  await gm.locator("#go").click();
  await gm.locator("#go").click();
  await expect(page.getByRole("status")).toHaveText("Round 1");
  await expect(players.locator(".row .name")).toHaveCount(3);
  await expect(players.locator(".row").filter({ hasText: "Lidda" })).toContainText("16");
  await expect(players.locator(".row").filter({ hasText: "Goblin 1" })).not.toContainText("7 / 7");
  expect(await players.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(recipe.wrong).toEqual([]);
});

test("Vue and Vite: the page keeps the state, undoes, and locks the tracker", async ({ page }) => {
  test.slow();
  await recipe.build("vue", test.info().outputPath());
  await ready(page);
  const frame = () => recipe.frame("Combat");
  for (const line of ["Lidda +3 pc", "Ogre"]) {
    await (await frame()).locator("#quick-line").fill(line);
    await (await frame()).locator("#quick-line").press("Enter");
  }
  await expect(page.getByRole("status")).toHaveText("Lidda, Ogre");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText("Lidda");
  await page.reload();
  await ready(page);
  await expect((await frame()).locator(".member .name")).toHaveText(["Lidda"]);
  await page.getByRole("button", { name: "Lock or unlock" }).click();
  await expect.poll(async () => (await frame()).evaluate(() => document.documentElement.dataset.mode)).toBe("readonly");
  await expect((await frame()).locator(".member .name")).toHaveText(["Lidda"]);
  expect(recipe.wrong).toEqual([]);
});

test("a plain page under a strict policy shows a replay from round 2", async ({ page }) => {
  await recipe.open("replay.html");
  await ready(page);
  const frame = await recipe.frame("Replay of the ambush at the ford");
  await expect(frame.locator(".round strong")).toHaveText("Round 2");
  await expect(frame.getByRole("combobox", { name: "Speed" })).toHaveValue("2");
  await frame.getByRole("button", { name: "Next step" }).click();
  await expect(frame.getByRole("button", { name: "Play" })).toBeVisible();
  expect(await page.evaluate(() => document.querySelector("asalto-tracker").dispatch({ type: "endTurn" }).catch(({ kind }) => kind))).toBe("forbidden");
  expect(recipe.wrong).toEqual([]);
});

test("a static blog: the story follows the replay, and moves it", async ({ page }) => {
  await recipe.open("blog.html");
  await ready(page);
  const frame = await recipe.frame("Replay of the combat at the ford");
  const shown = () => page.locator("[aria-current]").evaluateAll((all) => all.map((one) => one.dataset.round));
  await expect.poll(shown).toEqual(["1"]);
  await page.getByRole("button", { name: "Show round 2" }).click();
  await expect.poll(shown).toEqual(["2"]);
  await expect(frame.locator(".round strong")).toHaveText("Round 2");
  await frame.getByRole("button", { name: "Previous round" }).click();
  await expect.poll(shown).toEqual(["1"]);
  // The players' view of the replay has no numbers of the ogre, and needed no engine.
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(names.some((name) => name.endsWith("embed@1.js"))).toBe(true);
  expect(await frame.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("engine.wasm")))).toBe(false);
  await expect(frame.locator(".row").filter({ hasText: "Ogre" }).locator(".hp")).toHaveCount(0);
  await expect(frame.locator(".row").filter({ hasText: "Lidda" }).locator(".hp")).toBeVisible();
  expect(recipe.wrong).toEqual([]);
});

test("a virtual tabletop: tokens deal damage, and follow the turn", async ({ page }) => {
  await recipe.open("tabletop.html");
  const token = (name) => page.locator(".token").filter({ hasText: name });
  await expect(page.locator('.token[aria-current="true"]')).toHaveCount(1);
  await token("Ogre").click();
  await expect(token("Ogre")).toHaveText("Ogre 24");
  const frame = await recipe.frame("Tracker");
  const before = await page.locator('.token[aria-current="true"]').textContent();
  await frame.locator("#go").click();
  await expect(page.locator('.token[aria-current="true"]')).not.toHaveText(before);
  expect(recipe.wrong).toEqual([]);
});
