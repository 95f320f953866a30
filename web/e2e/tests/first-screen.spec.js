// The first screen is in the page before the app has loaded. The app takes it over without a jump, and what
// the user did before is done in the app.
import { expect, test } from "@playwright/test";
import { waitForSecondCopy } from "../fixtures/storage.js";
import { Site } from "../fixtures/site.js";
import { Table, words } from "../pages/table.js";

let site;
let release;

test.beforeEach(async ({ page }) => {
  site = new Site();
  await site.start();
  // A worker would request every file.
  await page.addInitScript(() => delete Navigator.prototype.serviceWorker);
  const released = new Promise((done) => (release = done));
  await page.route("**/app-*.wasm", async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value))).observe({
      type: "layout-shift",
      buffered: true,
    });
    window.doubled = [];
    new MutationObserver(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      window.doubled.push(...ids.filter((id, place) => ids.indexOf(id) !== place));
    }).observe(document, { subtree: true, childList: true });
    addEventListener("asalto:started", () => (window.appStarted = true));
  });
});

test.afterEach(() => site.stop());

const started = (page) => page.waitForFunction(() => window.appStarted);

/** The places of everything that the user sees or presses. */
const places = (page) =>
  page.evaluate(() => {
    const seen = document.querySelectorAll("header, main, h1, h2, section, p:not([role]), label, input, select, summary, button, small");
    return [...seen].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.localName, one.textContent, x, y, width, height];
    });
  });

for (const [lang, { locale, quickLine, start }] of Object.entries(words)) {
  for (const [device, viewport] of [["wide", { width: 1280, height: 800 }], ["narrow", { width: 360, height: 740 }]]) {
    test.describe(`${lang}, ${device}`, () => {
      test.use({ locale, viewport });

      test("the app takes the screen over without a jump", async ({ page }) => {
        const table = new Table(page, lang);
        await page.goto(site.url);
        await expect(page.getByLabel(quickLine, { exact: true })).toBeVisible();
        await expect(page.getByRole("button", { name: start })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        const before = await places(page);
        expect(before.length).toBeGreaterThan(30);
        release();
        await started(page);
        await expect(page.locator("template, asalto-first")).toHaveCount(0);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        expect(await places(page)).toEqual(before);
        expect(await page.evaluate(() => [window.shifts, window.doubled])).toEqual([[], []]);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("text typed before the app has loaded stays, with focus and caret", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await field.pressSequentially("Lidda hp 16 pc");
  for (let left = 9; left > 0; left -= 1) await page.keyboard.press("ArrowLeft");
  release();
  await started(page);
  await expect(field).toHaveValue("Lidda hp 16 pc");
  await expect(field).toBeFocused();
  await page.keyboard.type(" +3");
  await expect(field).toHaveValue("Lidda +3 hp 16 pc");
  await expect(page.locator("#quick-preview")).toContainText("Lidda");
  await page.keyboard.press("Enter");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  table.expectNoConsoleOutput();
});

test("what is chosen and entered before the app has loaded is done once it has", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await table.chooseRuleset("D&D 3.5");
  await page.locator(".side").first().click();
  await table.add("Lidda +3 hp 16");
  await expect(page.locator(".member .name")).toHaveText(["Lidda +3 hp 16"]);
  release();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await expect(page.locator("[data-side='0'] .member")).toHaveCount(1);
  await expect(page.locator(".side").first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("select.ruleset")).toHaveValue("1");
  expect(new URL(page.url()).search).toBe("");
  table.expectNoConsoleOutput();
});

for (const [lang, { locale, quickLine, start }] of Object.entries(words)) {
  test.describe(`${lang}, lines before the app`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    test("lines stand in the page at once, and the app adds them in order while the next one is typed", async ({ page }) => {
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
      release();
      // The press of the main button comes last.
      await expect(page.locator(".call")).toHaveCount(5);
      await expect(early).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      const names = await page.locator(".call .name").allTextContents();
      expect(names.toSorted()).toEqual(["Goblin 1", "Goblin 2", "Lidda", "Mialee", "Tordek"]);
      table.expectNoConsoleOutput();
    });
  });
}

test("a page that is left before the app has loaded keeps its lines, and the draft is no part of them", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of ["Lidda +3", "Tordek"]) {
    await field.fill(line);
    await field.press("Enter");
  }
  await page.reload();
  await expect(page.locator(".early .name")).toHaveText(["Lidda +3", "Tordek"]);
  await field.pressSequentially("Joz");
  release();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  await expect(field).toHaveValue("Joz");
  await expect(field).toBeFocused();
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  table.expectNoConsoleOutput();
});

test("a start pressed while lines wait for the part of combat loses none of them", async ({ page }) => {
  const table = new Table(page, "en");
  let arrive;
  const arrived = new Promise((done) => (arrive = done));
  await page.route("**/part-combat-*.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of ["3 wolf", "2 rat"]) {
    await field.fill(line);
    await field.press("Enter");
  }
  release();
  await started(page);
  await expect(page.locator(".early .name")).toHaveText(["3 wolf", "2 rat"]);
  await page.locator("#go").dispatchEvent("click");
  arrive();
  await expect(page.locator(".call")).toHaveCount(5);
  await expect(page.locator(".early")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("lines that can't be added come back to the field", async ({ page }) => {
  const table = new Table(page, "en");
  await page.route("**/part-combat-*.wasm", (route) => route.abort());
  await page.goto(site.url);
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  for (const line of ["3 wolf", "Lidda", "2 rat"]) {
    await field.fill(line);
    await field.press("Enter");
  }
  await field.fill("Tordek");
  release();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await expect(field).toHaveValue("2 rat; 3 wolf; Tordek");
  await expect(page.locator(".early")).toHaveCount(0);
  await page.unroute("**/part-combat-*.wasm");
  await field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(7);
});

test("what was done in the empty setup is not done in an encounter that comes back from its copy", async ({ page }) => {
  const table = new Table(page, "en");
  release();
  await page.goto(site.url);
  await table.add("Lidda +3 hp 16 pc; ogre -1 hp 29");
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(2);
  await waitForSecondCopy(page);
  const held = new Promise((done) => (release = done));
  await page.route("**/app-*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(".encounter.")) localStorage.removeItem(key);
  });
  await page.reload();
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await page.locator(".welcome button").last().click();
  await field.fill("Wolf");
  await field.press("Enter");
  release();
  await started(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const names = await page.locator(".row .name").allTextContents();
  expect(names.toSorted()).toEqual(["Lidda", "Ogre"]);
  expect(await page.evaluate(() => sessionStorage.getItem("asalto.1.early"))).toBe('[[1,"Wolf"]]');
  table.expectNoConsoleOutput();
});

test("a press that begins before the app takes over and ends after it counts once", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const side = page.locator(".side").first();
  const { x, y } = await side.boundingBox();
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  release();
  await started(page);
  await expect(side).toHaveAttribute("aria-pressed", "false");
  await page.mouse.up();
  await expect(side).toHaveAttribute("aria-pressed", "true");
  table.expectNoConsoleOutput();
});

test("a press that the user gives up before the app takes over leaves the next one alone", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  const menu = page.locator("details.menu summary");
  const { x, y } = await menu.boundingBox();
  // With the other button it is no press, and one that ends elsewhere is none either.
  for (const [button, ends] of [["left", x - 400], ["right", x + 5]]) {
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down({ button });
    await page.mouse.move(ends, y + 5);
    await page.mouse.up({ button });
  }
  release();
  await started(page);
  // A second press by the app would close it.
  await menu.click();
  await expect(page.locator(".menu-body")).toBeVisible();
  await expect(page.locator("details.menu")).toHaveAttribute("open");
  table.expectNoConsoleOutput();
});

test("a sample chosen before the app has loaded is set up", async ({ page }) => {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await page.getByRole("button", { name: "The ambush D&D 3.5" }).click();
  await expect(page.locator(".member")).toHaveCount(0);
  release();
  await expect(page.locator(".member")).not.toHaveCount(0);
  await expect(page.locator("#go")).toHaveAttribute("aria-disabled", "false");
  table.expectNoConsoleOutput();
});

test("a menu opened before the app has loaded opens", async ({ page }) => {
  await page.goto(site.url);
  await page.locator("details.menu summary").click();
  await expect(page.locator("details.menu")).not.toHaveAttribute("open");
  release();
  await expect(page.locator(".menu-body")).toBeVisible();
});

for (const fights of [false, true]) {
  test(`${fights ? "a fight" : "a setup with combatants"} is never preceded by an empty setup`, async ({ page }) => {
    const table = new Table(page, "en");
    release();
    await page.goto(site.url);
    await table.add("Lidda +3 hp 16 pc; ogre -1 hp 29");
    await expect(page.locator(".member")).toHaveCount(2);
    if (fights) {
      await table.start();
      await table.button(table.words.rollAll).click();
      await expect(page.locator(".row")).toHaveCount(2);
    }
    const released = new Promise((done) => (release = done));
    await page.route("**/app-*.wasm", async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(page.locator("header.top")).toBeVisible();
    await expect(page.locator("main > *")).toHaveCount(0);
    const header = () => page.locator("header.top").boundingBox();
    const before = await header();
    release();
    await expect(page.locator(fights ? ".row" : ".member")).toHaveCount(2);
    expect(await header()).toEqual(before);
    expect(await page.evaluate(() => window.doubled)).toEqual([]);
    // Rows of a fight first take their estimated height, after the app has taken over.
    if (!fights) expect(await page.evaluate(() => window.shifts)).toEqual([]);
    table.expectNoConsoleOutput();
  });
}

test("a link to the rules shows no setup first, and a stored theme is there at once", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("asalto.1.theme", "light"));
  await page.goto(`${site.url}#rules`);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.locator("header, main")).toHaveCount(0);
  release();
  await expect(page.locator("#search")).toBeVisible();
});
