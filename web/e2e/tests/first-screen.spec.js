// The first screen is in the page before the app has loaded. The app takes it over without a jump, and
// repeats the actions of the user in the app.
import { expect } from "@playwright/test";
import { addTwo, startCombatOfTwo } from "../fixtures/combats.js";
import { holdApp, test } from "../fixtures/first-screen.js";
import { waitForSecondCopy } from "../fixtures/storage.js";
import { waitForApp } from "../pages/app-start.js";
import { Table, words } from "../pages/table.js";

/** The places of everything that the user sees or presses. */
const readLayout = (page) =>
  page.evaluate(() => {
    const seen = document.querySelectorAll("header, main, h1, h2, section, p:not([role]), label, input, select, summary, button, small");
    // A closed dialog has no place in the page, nor does the content of a fold.
    return [...seen].filter((one) => one.checkVisibility()).map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName, one.textContent, x, y, width, height];
    });
  });

for (const [lang, { locale, quickLine, start }] of Object.entries(words)) {
  for (const [device, viewport] of [["wide", { width: 1280, height: 800 }], ["narrow", { width: 360, height: 740 }]]) {
    test.describe(`${lang}, ${device}`, () => {
      test.use({ locale, viewport });

      test("the app takes the screen over without a jump", async ({ page, site, releaseApp }) => {
        const table = new Table(page, lang);
        // The typefaces have their own test: letters differ in width, lines and boxes do not.
        await page.route("**/*.woff2", () => {});
        await page.goto(site.url);
        await expect(page.getByLabel(quickLine, { exact: true })).toBeVisible();
        await expect(page.getByRole("button", { name: start })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        const before = await readLayout(page);
        expect(before.length).toBeGreaterThan(29);
        releaseApp();
        await waitForApp(page);
        await expect(page.locator("template, asalto-first")).toHaveCount(0);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        expect(await readLayout(page)).toEqual(before);
        expect(await page.evaluate(() => [window.shifts, window.doubled])).toEqual([[], []]);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("a first visit begins in the quick line, before and after the app has loaded", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const line = page.locator("#quick-line");
  await expect(line).toBeFocused();
  await page.keyboard.type("Lidda pc");
  releaseApp();
  await waitForApp(page);
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  // The next visit opens the encounter, where letters are shortcuts.
  await page.reload();
  await waitForApp(page);
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await expect(line).not.toBeFocused();
  table.expectNoConsoleOutput();
});

test("text typed before the app has loaded stays, with focus and caret", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await field.pressSequentially("Lidda hp 16 pc");
  for (let left = 9; left > 0; left -= 1) await page.keyboard.press("ArrowLeft");
  releaseApp();
  await waitForApp(page);
  await expect(field).toHaveValue("Lidda hp 16 pc");
  await expect(field).toBeFocused();
  await page.keyboard.type(" +3");
  await expect(field).toHaveValue("Lidda +3 hp 16 pc");
  await expect(page.locator("#quick-preview")).toContainText("Lidda");
  await page.keyboard.press("Enter");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  table.expectNoConsoleOutput();
});

test("choices and lines entered before the app has loaded are applied once it has", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await table.chooseRuleset("D&D 3.5");
  await page.locator(".side").first().click();
  await table.add("Lidda +3 hp 16");
  await expect(page.locator(".member .name")).toHaveText(["Lidda +3 hp 16"]);
  releaseApp();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await expect(page.locator("[data-side='0'] .member")).toHaveCount(1);
  await expect(page.locator(".side").first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("select.ruleset")).toHaveValue("1");
  expect(new URL(page.url()).search).toBe("");
  table.expectNoConsoleOutput();
});

test("actions in the empty setup are not repeated in an encounter restored from its second copy", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  releaseApp();
  await page.goto(site.url);
  await startCombatOfTwo(table);
  await waitForSecondCopy(page);
  const releaseAgain = await holdApp(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(".encounter.")) localStorage.removeItem(key);
  });
  await page.reload();
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await page.locator("#sample-tow").click();
  await field.fill("Wolf");
  await field.press("Enter");
  releaseAgain();
  await waitForApp(page);
  const names = async () => (await page.locator(".row .name").allTextContents()).toSorted();
  await expect.poll(names).toEqual(["Lidda", "Ogre"]);
  const early = () => page.evaluate(() => sessionStorage.getItem("asalto.1.early"));
  await expect.poll(early).toMatch(/^\["[^"]+",\[1,"Wolf"\]\]$/);
  // Nothing is repeated later either.
  expect(await names()).toEqual(["Lidda", "Ogre"]);
  table.expectNoConsoleOutput();
});

test("every control of the first screen has an id of its own, and the app has the same ones", async ({ page, site, releaseApp }) => {
  const controls = (within) => page.evaluate((within) => {
    const all = document.querySelector(within).querySelectorAll("a, button, input, select, summary, textarea");
    return [...all].map(({ localName, id }) => `${localName}#${id}`);
  }, within);
  await page.goto(site.url);
  const before = await controls("body > .page");
  expect(before.length).toBeGreaterThan(20);
  expect(before.filter((control) => control.endsWith("#"))).toEqual([]);
  expect(new Set(before).size).toBe(before.length);
  releaseApp();
  await waitForApp(page);
  expect(await controls("body > .page")).toEqual(before);
});

test("presses before the app has loaded are repeated in their order", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await page.locator("#full-form").click();
  await page.locator("#menu").click();
  await page.locator("#side-2").click();
  await page.locator("#side-0").click();
  releaseApp();
  await expect(page.locator(".menu-body")).toBeVisible();
  await expect(page.locator("details.form")).toHaveAttribute("open");
  await expect(page.locator(".side[aria-pressed='true']")).toHaveId("side-0");
  table.expectNoConsoleOutput();
});

test("a press that begins before the app takes over and ends after it counts once", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const side = page.locator(".side").first();
  const { x, y } = await side.boundingBox();
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  releaseApp();
  await waitForApp(page);
  await expect(side).toHaveAttribute("aria-pressed", "false");
  await page.mouse.up();
  await expect(side).toHaveAttribute("aria-pressed", "true");
  table.expectNoConsoleOutput();
});

test("a press that the user cancels before the app takes over does not affect the next one", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const menu = page.locator("details.menu summary");
  const { x, y } = await menu.boundingBox();
  // A press of the other button does not count, and neither does one that ends elsewhere.
  for (const [button, ends] of [["left", x - 400], ["right", x + 5]]) {
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down({ button });
    await page.mouse.move(ends, y + 5);
    await page.mouse.up({ button });
  }
  releaseApp();
  await waitForApp(page);
  // A second press by the app would close it.
  await menu.click();
  await expect(page.locator(".menu-body")).toBeVisible();
  await expect(page.locator("details.menu")).toHaveAttribute("open");
  table.expectNoConsoleOutput();
});

test("a sample chosen before the app has loaded is set up", async ({ page, site, releaseApp }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await page.locator("#sample-door").click();
  await expect(page.locator(".member")).toHaveCount(0);
  releaseApp();
  await expect(page.locator(".member")).not.toHaveCount(0);
  await expect(page.locator("#go")).toHaveAttribute("aria-disabled", "false");
  table.expectNoConsoleOutput();
});

test("a menu opened before the app has loaded opens", async ({ page, site, releaseApp }) => {
  await page.goto(site.url);
  await page.locator("details.menu summary").click();
  await expect(page.locator("details.menu")).not.toHaveAttribute("open");
  releaseApp();
  await expect(page.locator(".menu-body")).toBeVisible();
});

for (const fights of [false, true]) {
  test(`${fights ? "a fight" : "a setup with combatants"} is never preceded by an empty setup`, async ({ page, site, releaseApp }) => {
    const table = new Table(page, "en");
    // The typefaces have their own test.
    await page.route("**/*.woff2", () => {});
    releaseApp();
    await page.goto(site.url);
    await (fights ? startCombatOfTwo(table) : addTwo(table));
    const releaseAgain = await holdApp(page);
    await page.reload();
    await expect(page.locator("header.top")).toBeVisible();
    await expect(page.locator("main > *")).toHaveCount(0);
    const header = () => page.locator("header.top").boundingBox();
    const before = await header();
    releaseAgain();
    await expect(page.locator(fights ? ".row" : ".member")).toHaveCount(2);
    expect(await header()).toEqual(before);
    expect(await page.evaluate(() => window.doubled)).toEqual([]);
    // Rows of a fight first take their estimated height, after the app has taken over.
    if (!fights) expect(await page.evaluate(() => window.shifts)).toEqual([]);
    table.expectNoConsoleOutput();
  });
}

test("a link to the rules shows no setup first, and a stored theme is there at once", async ({ page, site, releaseApp }) => {
  await page.addInitScript(() => localStorage.setItem("asalto.1.theme", "light"));
  await page.goto(`${site.url}#rules`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("header, main")).toHaveCount(0);
  releaseApp();
  await expect(page.locator("#search")).toBeVisible();
});
