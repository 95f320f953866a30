// Lines typed before the app, or its combat part, has loaded. They are in the page at once, and none of them
// is lost.
import { expect } from "@playwright/test";
import { test } from "../fixtures/first-screen.js";
import { holdRequests } from "../fixtures/site-test.js";
import { recordAppStart, waitForApp } from "../pages/app-start.js";
import { Table, words } from "../pages/table.js";

const COMBAT = "**/part-combat-*.wasm";

// A worker would have the part already.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker")));

/** Enters lines before the app has loaded, and returns the field. */
async function enterEarly(page, table, site, lines) {
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of lines) {
    await field.fill(line);
    await field.press("Enter");
  }
  return field;
}

test("lines are added at once while the combat part loads", async ({ page }) => {
  const releaseCombat = await holdRequests(page, COMBAT);
  const table = await Table.opened(page, "en");
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await table.add("4 goblin +2 hp 7");
  await expect(field).toHaveValue("");
  await table.add("2 wolf +1 hp 9");
  await expect(field).toHaveValue("");
  await expect(page.locator(".member")).toHaveCount(6);
  await expect(page.locator(".member .name")).toHaveText([/Goblin/i, /Goblin/i, /Goblin/i, /Goblin/i, /Wolf/i, /Wolf/i]);
  releaseCombat();
});

for (const [lang, { locale, quickLine, start }] of Object.entries(words)) {
  test.describe(`${lang}, lines before the app`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    test("lines stand in the page at once, and the app adds them in order while the next one is typed", async ({ page, site, releaseApp }) => {
      const table = new Table(page, lang);
      await page.goto(site.url);
      const field = page.getByLabel(quickLine, { exact: true });
      await field.pressSequentially("2 goblin hp 7");
      await page.keyboard.press("Enter");
      await page.locator(".side").first().click();
      for (const line of ["Lidda +3", "  ", "Tordek; Mialee pc"]) {
        await field.fill(line);
        await field.press("Enter");
      }
      await field.pressSequentially("Jozan");
      const early = page.locator(".early .name");
      await expect(early).toHaveText(["Lidda +3", "Tordek; Mialee pc", "2 goblin hp 7"]);
      await expect(page.locator(".welcome")).toBeHidden();
      await table.expectAccessibleWithoutOverflow();
      await page.getByRole("button", { name: start }).click();
      releaseApp();
      // The press of the main button comes last. Whoever stands in the line takes part.
      // The goblins roll once.
      await expect(page.locator(".call")).toHaveCount(5);
      await expect(early).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem("asalto.1.early"))).toBe(null);
      const names = await page.locator(".call .name").allTextContents();
      expect(names.toSorted()).toEqual(["Goblin 1", "Jozan", "Lidda", "Mialee", "Tordek"]);
      table.expectNoConsoleOutput();
    });
  });
}

test("a page that is left before the app has loaded keeps its lines, without the draft", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  const field = await enterEarly(page, table, site, ["Lidda +3", "Tordek"]);
  await page.reload();
  await expect(page.locator(".early .name")).toHaveText(["Lidda +3", "Tordek"]);
  await field.pressSequentially("Joz");
  releaseApp();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  await expect(field).toHaveValue("Joz");
  await expect(field).toBeFocused();
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  table.expectNoConsoleOutput();
});

test("a duplicated tab does not add the waiting lines again", async ({ page, context, site, releaseApp }) => {
  const table = new Table(page, "en");
  await enterEarly(page, table, site, ["Lidda +3", "Tordek"]);
  // A duplicated tab starts with a copy of the session's storage.
  const copied = await page.evaluate(() => ({ ...sessionStorage }));
  const other = await context.newPage();
  await recordAppStart(other);
  await other.addInitScript((copied) => {
    for (const [key, text] of Object.entries(copied)) sessionStorage.setItem(key, text);
  }, copied);
  releaseApp();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  await other.goto(site.url);
  await waitForApp(other);
  await expect(other.locator(".early .name")).toHaveCount(0);
  await expect(other.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  expect(await other.evaluate(() => sessionStorage.getItem("asalto.1.early"))).toBe(null);
});

test("a start pressed before the combat part has loaded loses no line", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  const releaseCombat = await holdRequests(page, COMBAT);
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of ["3 wolf", "2 rat"]) {
    await field.fill(line);
    await field.press("Enter");
  }
  releaseApp();
  await waitForApp(page);
  await expect(page.locator(".member")).toHaveCount(5);
  await page.locator("#go").dispatchEvent("click");
  releaseCombat();
  // Each kind rolls once.
  await expect(page.locator(".call")).toHaveCount(2);
  await expect(page.locator(".early")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("lines before the app are added though the combat part does not load", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.route(COMBAT, (route) => route.abort());
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of ["3 wolf", "Lidda", "2 rat"]) {
    await field.fill(line);
    await field.press("Enter");
  }
  await field.fill("Tordek");
  releaseApp();
  await expect(page.locator(".member .name")).toHaveText(["Wolf 1", "Wolf 2", "Wolf 3", "Lidda", "Rat 1", "Rat 2"]);
  await expect(field).toHaveValue("Tordek");
  await expect(page.locator(".early")).toHaveCount(0);
  await page.unroute(COMBAT);
  await field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(7);
});
