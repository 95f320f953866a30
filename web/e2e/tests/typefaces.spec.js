// The typefaces: they load after the first picture, nothing moves when they arrive, and they are there offline.
import { expect, test } from "@playwright/test";
import { Site, waitForInstall } from "../fixtures/site.js";
import { Table } from "../pages/table.js";

const FACES = ["Alegreya", "Source Sans 3"];

/** The sum of shifts that nobody sees: a hundredth of what browsers call good. */
const LEAST_SEEN = 0.001;

/** Records every shift of the layout before any script of the page runs. */
async function recordShifts(page) {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      const shifts = /** @type {(PerformanceEntry & { value: number, sources: { node?: Element }[] })[]} */ (list.getEntries());
      for (const { value, sources } of shifts) {
        window.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName)]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the names of the typefaces that have come. The fallbacks are faces of the machine, and count when it has them. */
async function loaded(page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const names = [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""));
    return names.filter((name) => !name.startsWith("Like ")).sort();
  });
}

for (const [width, height] of [[360, 740], [768, 1024], [1440, 900]]) {
  test(`nothing moves when the typefaces arrive late at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await recordShifts(page);
    const waiting = [];
    await page.route("**/*.woff2", (route) => new Promise((go) => waiting.push(() => go(route.continue()))));
    const table = await Table.opened(page, "en");
    // A line of figures alone is wider in the fonts of some devices, and may take another line there.
    await table.add("Lidda +3 hp 16 pc; Ogre -1 hp 29");
    await expect.poll(() => waiting.length).toBe(2);
    const before = await page.locator(".member").first().boundingBox();
    await page.evaluate(() => { window.shifts.length = 0; });
    for (const go of waiting) go();
    await expect.poll(() => loaded(page)).toEqual(FACES);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const after = await page.locator(".member").first().boundingBox();
    expect(after).toEqual(before);
    const shifts = await page.evaluate(() => window.shifts);
    console.log(`shifts at ${width} px: ${JSON.stringify(shifts)}`);
    // Words in one line move sideways by some pixels, as the widths of a font of the device are only nearly the same.
    expect(shifts.reduce((sum, [value]) => sum + value, 0)).toBeLessThan(LEAST_SEEN);
    table.expectNoConsoleOutput();
  });
}

test("the typefaces come after the first picture, and every figure has the same width", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await expect.poll(() => loaded(page)).toEqual(FACES);
  const times = await page.evaluate(() => {
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return [performance.getEntriesByName("first-contentful-paint")[0].startTime, ...fonts.map(({ startTime }) => startTime)];
  });
  expect(times).toHaveLength(3);
  expect(Math.min(...times.slice(1))).toBeGreaterThan(times[0]);
  const widths = await page.evaluate(() => {
    const line = document.createElement("p");
    line.className = "count";
    // The shorthand of a rule resets the figures of an element.
    line.style.cssText = "font: 600 20px var(--serif); position: absolute";
    document.body.append(line);
    const widths = [..."0123456789"].map((digit) => {
      line.textContent = digit.repeat(20);
      return Math.round(line.getBoundingClientRect().width);
    });
    line.remove();
    return new Set(widths).size;
  });
  expect(widths).toBe(1);
  table.expectNoConsoleOutput();
});

test("a name with other Latin letters fetches their files", async ({ page }) => {
  const fetched = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && fetched.push(new URL(request.url()).pathname));
  const table = await Table.opened(page, "en");
  await expect.poll(() => loaded(page)).toEqual(FACES);
  expect(fetched.filter((file) => file.includes("-ext-"))).toEqual([]);
  await table.add("Łukasz +2 hp 11 pc");
  await expect.poll(() => fetched.filter((file) => file.startsWith("/alegreya-ext-")).length).toBe(1);
  table.expectNoConsoleOutput();
});

test("the typefaces are there without a network", async ({ page }) => {
  const site = new Site("/");
  await site.start();
  await page.goto(site.url);
  await waitForInstall(page);
  await site.stop();
  await page.reload();
  await expect.poll(() => loaded(page)).toEqual(FACES);
});

test("without the files the page keeps the fonts of the device", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Ogre -1 hp 29");
  await expect(page.locator(".member")).toHaveCount(2);
  expect(await loaded(page)).not.toContain("Alegreya");
});

test("a frame with the font of its host fetches none of them", async ({ page }) => {
  const fetched = [];
  page.on("request", (request) => request.url().endsWith(".woff2") && fetched.push(request.url()));
  await page.goto("/embed.html?lang=en&font=Georgia");
  await expect(page.locator("main .screen")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fetched).toEqual([]);
});
