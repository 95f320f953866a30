// The start: few files, requested at once.
import { expect } from "@playwright/test";
import { addTwo, startCombatOfTwo } from "../fixtures/combats.js";
import { coldSiteTest as test, holdRequests } from "../fixtures/site-test.js";
import { rememberRuleset, Table } from "../pages/table.js";

/** The least size of a file that the page requests, in bytes before compression. */
const LEAST = 4096;
/** The parts that load after the first picture of a combat. */
const LATER = /part-(more|reader)-/;

// Rules without a table of creatures, which the quick line would fetch.
test.beforeEach(({ page }) => rememberRuleset(page, "Dnd30"));

/** The requested files without their hashes, except those that the browser itself requests. */
const requestedFiles = (site) =>
  site.asked
    .map((path) => path.slice(1).replace(/-[0-9a-f]{16}/, ""))
    .filter((name) => !/^(favicon\.ico|icon.*|.*\.webmanifest|sw\.js)$/.test(name));

async function openApp(page, site) {
  const table = new Table(page, "en");
  await page.goto(site.url);
  await expect(page.locator("main .screen")).toBeVisible();
  return table;
}

async function startCombat(page, site) {
  const table = await openApp(page, site);
  await startCombatOfTwo(table);
  return table;
}

test("a fight takes eight files and two typefaces, and none of the scripts, styles and wasm is small", async ({ page, site }) => {
  const release = await holdRequests(page, LATER);
  const table = await startCombat(page, site);
  await table.damage("Ogre", 4);
  await expect.poll(() => requestedFiles(site).sort()).toEqual([
    "",
    "alegreya.woff2",
    "app.js",
    "app.wasm",
    "guard.js",
    "part-combat.wasm",
    "part-combat_en.wasm",
    "part-language_en.wasm",
    "source-sans-3.woff2",
    "style.css",
  ]);
  const sizes = site.asked.map((path) => [path, site.files.get(path.slice(1))?.length]);
  expect(sizes.filter(([path, size]) => /\.(js|css|wasm)$/.test(path) && size < LEAST)).toEqual([]);
  site.asked = [];
  release();
  await expect.poll(() => requestedFiles(site).sort()).toEqual(["part-more.wasm", "part-reader.wasm"]);
  table.expectNoConsoleOutput();
});

for (const [key, field] of [["c", "#condition-search"], ["e", "#ready-what"]]) {
  test(`a drawer whose form has not come yet opens when it does, with the focus in it: ${key}`, async ({ page, site }) => {
    const release = await holdRequests(page, LATER);
    const table = await startCombat(page, site);
    await page.keyboard.press(key);
    await expect(page.locator(field)).toHaveCount(0);
    release();
    await expect(page.locator(field)).toBeFocused();
    table.expectNoConsoleOutput();
  });
}

test("the app, its styles and its wasm are requested before the first script has come", async ({ page, site }) => {
  const comes = await holdRequests(page, "**/guard-*.js");
  const arrived = openApp(page, site);
  await expect.poll(() => requestedFiles(site).sort()).toEqual(["", "app.js", "app.wasm", "style.css"]);
  comes();
  await arrived;
});

test("rarely needed features and the reader of saved encounters are two more files", async ({ page, site }) => {
  const table = await openApp(page, site);
  await table.toggleMenu();
  await expect(page.locator(".menu-body")).toBeVisible();
  await table.toggleMenu();
  await page.locator("details.house-rules summary").click();
  await expect(page.locator(".house-rules li").first()).toBeVisible();
  expect(requestedFiles(site).filter((name) => name.startsWith("part-")).sort()).toEqual([
    "part-combat.wasm",
    "part-combat_en.wasm",
    "part-language_en.wasm",
    "part-more.wasm",
    "part-reader.wasm",
  ]);
  table.expectNoConsoleOutput();
});

test("a drawer that did not load says so, stays closed, and opens at the next press", async ({ page, site }) => {
  await page.route("**/part-more-*.wasm", (route) => route.abort());
  const table = await startCombat(page, site);
  await table.pressTool("seats");
  await expect(page.locator(".notice")).toContainText("Part of the app didn’t load.");
  await expect(page.locator("#seats")).toHaveAttribute("aria-expanded", "false");
  await page.unroute("**/part-more-*.wasm");
  await table.pressTool("seats");
  await expect(page.locator("#place-count")).toBeFocused();
});

for (const fights of [false, true]) {
  test(`a start ${fights ? "in" : "before"} combat requests its files before the app has loaded`, async ({ page, site }) => {
    const table = await openApp(page, site);
    await (fights ? startCombatOfTwo(table) : addTwo(table));
    await holdRequests(page, "**/part-more-*.wasm");
    const release = await holdRequests(page, "**/app-*.wasm");
    site.asked = [];
    await page.reload({ waitUntil: "commit" });
    const parts = () => requestedFiles(site).filter((name) => name.startsWith("part-")).sort();
    const all = ["part-combat.wasm", "part-combat_en.wasm", "part-language_en.wasm", "part-reader.wasm"];
    await expect.poll(parts).toEqual(all);
    expect(requestedFiles(site)).not.toContain("app.wasm");
    release();
    await expect(page.locator(fights ? ".row" : ".member")).toHaveCount(2);
    await expect.poll(parts).toEqual(all);
    table.expectNoConsoleOutput();
  });
}
