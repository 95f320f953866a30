// Tabs and whole browsers that are killed in the middle of a fight.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { Fight } from "../pages/fight.js";
import { note } from "../pages/ledger.js";
import { Site } from "../pages/site.js";

test.describe.configure({ timeout: 600_000 });
test.use({ trace: "off" });

test("the playing tab is killed", async ({ context }) => {
  let lost = 0;
  let blows = 0;
  let playing = new Fight(await context.newPage());
  await playing.begin();
  for (let time = 0; time < 8; time += 1) {
    const next = new Fight(await context.newPage());
    await next.open();
    await expect(next.follows).toBeVisible();
    for (let blow = 0; blow <= time % 3; blow += 1) blows += Number(await playing.strike());
    const browser = await context.newCDPSession(playing.page);
    browser.send("Page.crash").catch(() => {});
    await expect(next.follows).toHaveCount(0, { timeout: 15_000 });
    await expect.poll(() => next.blows()).toBe(blows).catch(() => {});
    lost += blows - (await next.blows());
    await playing.page.close();
    playing = next;
  }
  note("the playing tab is killed", 8, lost);
});

test("the browser is killed after each of fifty commands", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-killed-"));
  const site = new Site();
  await site.start();
  let lost = 0;
  let most = 0;
  let blows = 0;
  const tries = 50;
  const { executablePath, args } = test.info().project.use.launchOptions;
  const launch = async () => {
    const context = await chromium.launchPersistentContext(folder, { executablePath, args, locale: "en-GB", baseURL: site.url });
    return [context, new Fight(context.pages()[0])];
  };
  let [context, fight] = await launch();
  await fight.begin();
  for (let time = 0; time < tries; time += 1) {
    blows += await fight.strikes(1);
    const gone = new Promise((done) => context.once("close", done));
    process.kill(browserOf(folder), "SIGKILL");
    await gone;
    [context, fight] = await launch();
    await fight.open();
    // A browser that was killed may be slow to give back what its storage lost.
    await expect.poll(() => fight.blows()).toBeGreaterThanOrEqual(blows - 1).catch(() => {});
    const found = await fight.blows();
    most = Math.max(most, blows - found);
    lost += blows - found;
    blows = found;
  }
  await context.close();
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  // Never more than the one that was given at that moment.
  expect(most).toBeLessThanOrEqual(1);
  note("the browser is killed with SIGKILL (may lose the last command)", tries, lost, tries);
});

/** The browser's own process, which is written in the lock of its folder. */
function browserOf(folder) {
  return Number(fs.readlinkSync(path.join(folder, "SingletonLock")).split("-").pop());
}
