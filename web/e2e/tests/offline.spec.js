// Offline use: the site installs completely or not at all, updates on request, and leaves other apps of its
// origin alone.
import { expect, test } from "@playwright/test";
import { Site, waitForInstall, waitForUpdate, workerState } from "../fixtures/site.js";
import { Players } from "../pages/players.js";
import { rememberRuleset, Table } from "../pages/table.js";
import { countMissing, expectNothingLost } from "../reports/faults.js";

let site;

test.afterEach(() => site?.stop());

async function openSite(page, base) {
  site = new Site(base);
  await site.start();
  await rememberRuleset(page);
  await page.goto(site.url);
  await expect(page.getByRole("heading", { level: 1, name: "Asalto" })).toBeVisible();
}

for (const base of ["/", "/tables/asalto/"]) {
  test(`under ${base} combat continues without a server`, async ({ page }) => {
    const table = new Table(page, "en");
    await openSite(page, base);
    await table.add("Lidda +3 hp 16 pc; ogre -1 hp 29");
    await waitForInstall(page);
    await site.stop();
    await page.reload();
    expectNothingLost("serverGone", 1, await countMissing(page, ["Lidda", "Ogre"]));
    await table.start();
    await table.total("Lidda", 15);
    await table.total("Ogre", 9);
    await table.endTurn("Lidda", "Ogre");
    const players = await Players.from(page);
    await players.expectTurn("Ogre");
    await page.goto(`${site.url}index.html?x=1`);
    await table.expectTurn("Ogre");
    table.expectNoConsoleOutput();
  });
}

test("the browser takes the page and the app from the cache itself, and needs no worker for it", async ({ page }) => {
  await openSite(page, "/tables/(1)/");
  // The browser searches the cache of an older version, or of another app, before this version's.
  await page.evaluate(async () => (await caches.open("older")).put("./icons/icon-192.png", new Response("older")));
  await waitForInstall(page);
  await page.reload();
  await expect(page.locator("main .screen")).toBeVisible();
  const taken = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return entries.map((/** @type {any} */ { name, workerFinalSourceType }) => [name.split("/").pop().replace(/-[0-9a-f]{16}/, ""), workerFinalSourceType]);
  });
  for (const name of ["", "guard.js", "style.css", "app.js", "app.wasm", "part-language_en.wasm"]) {
    expect(taken, name).toContainEqual([name, "cache"]);
  }
  const icon = await page.evaluate(async () => (await fetch("./icons/icon-192.png")).arrayBuffer().then((body) => body.byteLength));
  expect(icon).toBe(site.files.get("icons/icon-192.png").length);
});

test("a worker whose cache the browser has deleted installs again at the next start", async ({ page }) => {
  await openSite(page, "/");
  await waitForInstall(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(page.locator("main .screen")).toBeVisible();
  /** The numbers of files in the caches of this site. */
  const stored = () => page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("asalto "));
    return Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  });
  await expect.poll(stored, { timeout: 30_000 }).not.toContainEqual(0);
  await expect.poll(async () => Math.max(...(await stored())), { timeout: 30_000 }).toBeGreaterThan(20);
  await site.stop();
  await page.reload();
  await expect(page.locator("main .screen")).toBeVisible();
});

test("before the install, a missing host gives the browser's own message, and nothing is lost", async ({ page, context }) => {
  const table = new Table(page, "en");
  site = new Site();
  // The worker's file is missing, so nothing is installed.
  site.files.delete("sw.js");
  await site.start();
  await rememberRuleset(page);
  await page.goto(site.url);
  await table.add("Lidda +3 hp 16 pc");
  await expect.poll(() => site.asked).toContain("/sw.js");
  await site.stop();
  await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  await site.start();
  const again = await context.newPage();
  await again.goto(site.url);
  expectNothingLost("serverGoneEarly", 1, await countMissing(again, ["Lidda"]));
});

/**
 * Waits until the worker has started and given up. It has started once it has requested the last file in its
 * list. It has given up if no worker is installing or waiting.
 */
async function expectFailedInstall(page, time) {
  await expect.poll(() => site.asked.filter((path) => path.includes("/style-")).length).toBe(2 * time);
  await expect.poll(() => workerState(page)).toEqual({ coming: false, waits: false, active: false });
}

const damages = {
  "is missing": (files, name) => files.delete(name),
  "is cut": (files, name) => files.set(name, files.get(name).subarray(0, -7)),
  "has another content": (files, name) => files.set(name, Buffer.from(`${files.get(name)} `)),
};
for (const [fault, make] of Object.entries(damages)) {
  test(`no version is installed when a file ${fault}`, async ({ page }) => {
    site = new Site();
    make(site.files, "manifest.es.webmanifest");
    await site.start();
    await rememberRuleset(page);
    await page.goto(site.url);
    await new Table(page, "en").add("Lidda +3 hp 16 pc");
    await expectFailedInstall(page, 1);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    const lost = await countMissing(page, ["Lidda"]);
    // Chromium itself may crash if a page closes during an install.
    await expectFailedInstall(page, 2);
    expectNothingLost("versionIncomplete", 1, lost);
  });
}

test("after a deploy removes old files, a missing part gives a message, and combat continues", async ({ page }) => {
  const table = new Table(page, "en");
  site = new Site();
  // No file of the old version is cached without a worker.
  site.files.delete("sw.js");
  await site.start();
  // With a table of creatures the quick line would have loaded the part of the menu.
  await rememberRuleset(page, "Dnd30");
  await page.goto(site.url);
  await table.add("Lidda +3 hp 16 pc; Ogre -1 hp 29");
  await expect(page.locator(".member")).toHaveCount(2);
  // The combat part has loaded by now.
  await expect.poll(() => site.asked.filter((path) => path.includes("/part-combat-")).length).toBe(1);
  await page.waitForLoadState("networkidle");
  site.publish(2);
  site.files.delete("sw.js");
  await table.toggleMenu();
  await expect(page.getByText("Part of the app didn’t load").first()).toBeVisible();
  await table.toggleMenu();
  await table.start();
  await table.button(table.words.rollAll).click();
  await table.damage("Ogre", 4);
  await table.expectHitPoints("Ogre", "25 / 29");
  await page.reload();
  await expect(page.locator("body")).toHaveAttribute("data-version", "2");
  await expect(page.locator("main .screen")).toBeVisible();
  await table.expectHitPoints("Ogre", "25 / 29");
  expectNothingLost("oldFilesRemoved", 1, 0);
});

test("an update waits for the user, in combat in two tabs with a typed draft", async ({ page, context }) => {
  const table = new Table(page, "en");
  await openSite(page);
  await waitForInstall(page);
  await table.chooseSample(table.words.sample);
  await table.start();
  const other = await context.newPage();
  await other.goto(site.url);
  await other.locator("details.menu summary").click();
  await page.locator("[id^=total-]").first().fill("12");
  site.publish(2);
  await waitForUpdate(page);
  // Both tabs show the update, neither has reloaded, and the draft is there.
  await expect(page.locator(".dot")).toBeVisible();
  await expect(other.getByText("A new version of Asalto is ready.").last()).toBeVisible();
  await expect(page.locator("[id^=total-]").first()).toHaveValue("12");
  await page.reload();
  expect(await page.locator("body").getAttribute("data-version")).toBeNull();
  await page.locator("[id^=total-]").first().fill("13");
  // One tab installs it. The other keeps its page, although the host no longer has its files.
  await other.getByRole("button", { name: "Update now" }).click();
  await expect(other.locator("body")).toHaveAttribute("data-version", "2");
  await expect(other.locator("[id^=total-]").first()).toBeVisible();
  expect(await page.locator("body").getAttribute("data-version")).toBeNull();
  await expect(page.locator("[id^=total-]").first()).toHaveValue("13");
  const old = await page.evaluate(() => fetch(document.querySelector("script[type=module]").src).then((found) => found.ok));
  expect(old).toBe(true);
  await page.locator("details.menu summary").click();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-version", "2");
  expectNothingLost("updateInCombat", 2, 0);
  table.expectNoConsoleOutput();
});

test("old caches of this site are deleted, those of other sites stay", async ({ page }) => {
  await openSite(page, "/one/");
  await waitForInstall(page);
  const foreign = ["another-app-v1", `asalto ${new URL("/", site.url).href} abc`, `asalto ${new URL("/one/two/", site.url).href} abc`];
  await page.evaluate((names) => Promise.all(names.map((name) => caches.open(name))), foreign);
  site.publish(2);
  await waitForUpdate(page);
  await page.locator("details.menu summary").click();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-version", "2");
  const ours = `asalto ${site.url} version-2`;
  await expect.poll(() => page.evaluate(() => caches.keys().then((names) => names.sort()))).toEqual([...foreign, ours].sort());
  expectNothingLost("foreignCaches", foreign.length, 0);
});

test("another site further down the same origin is left alone", async ({ page }) => {
  await openSite(page);
  await waitForInstall(page);
  site.files.set("blog/index.html", Buffer.from("<h1>Blog</h1>"));
  await page.goto(`${site.url}blog/index.html`);
  await expect(page.getByRole("heading")).toHaveText("Blog");
});

test("it can be installed, and requests nothing from other origins", async ({ page, context }) => {
  const elsewhere = [];
  context.on("request", (request) => {
    if (!request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  await openSite(page);
  await waitForInstall(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // A test window has no profile to install into.
  expect(installabilityErrors.map((error) => error.errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  const { errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(elsewhere).toEqual([]);
  for (const lang of ["es", "fr"]) {
    await page.locator("details.menu summary").click();
    await page.locator("details.menu select").first().selectOption(lang);
    await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", `./manifest.${lang}.webmanifest`);
    const manifest = JSON.parse(String(site.files.get(`manifest.${lang}.webmanifest`)));
    const pictures = [...manifest.icons, ...manifest.screenshots].map((picture) => picture.src.slice(2));
    expect(pictures.filter((name) => !site.files.has(name))).toEqual([]);
    await page.locator("details.menu summary").click();
  }
});

test("the screen stays awake during combat, unless the setting is off", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.awake = 0;
    const request = async () => {
      globalThis.awake += 1;
      const release = () => {
        lock.released = true;
        globalThis.awake -= 1;
      };
      const lock = { released: false, release };
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const table = new Table(page, "en");
  await openSite(page);
  const awake = () => page.evaluate(() => globalThis.awake);
  await table.chooseSample(table.words.sample);
  expect(await awake()).toBe(0);
  await table.start();
  await expect.poll(awake).toBe(1);
  await table.toggleMenu();
  await page.getByRole("button", { name: "Keep screen on during combat" }).click();
  await expect.poll(awake).toBe(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await awake()).toBe(0);
  table.expectNoConsoleOutput();
});
