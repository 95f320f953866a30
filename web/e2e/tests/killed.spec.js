// Tabs and whole browsers that are killed in the middle of a fight. A killed tab loses nothing. A killed
// browser loses at most the one command that was given at the moment of the kill: this is asserted at each
// kill, and each kill follows a command that was stored and one that may not be stored yet.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { Fight, mirrored } from "../pages/fight.js";
import { note, tell } from "../pages/ledger.js";
import { Site } from "../pages/site.js";

test.describe.configure({ timeout: 600_000 });
test.use({ trace: "off" });

test("the playing tab is killed", async ({ context }) => {
  const kills = 8;
  let blows = 0;
  let playing = new Fight(await context.newPage());
  await playing.begin();
  for (let kill = 0; kill < kills; kill += 1) {
    const next = new Fight(await context.newPage());
    await next.open();
    await expect(next.follows).toBeVisible();
    for (let blow = 0; blow <= kill % 3; blow += 1) blows += Number(await playing.strike());
    const browser = await context.newCDPSession(playing.page);
    browser.send("Page.crash").catch(() => {});
    await expect(next.follows).toHaveCount(0, { timeout: 15_000 });
    await expect.poll(() => next.blows(), `kill ${kill}`).toBe(blows);
    await playing.page.close();
    playing = next;
  }
  note("the playing tab is killed", kills, 0);
});

test("the browser is killed between fifty commands", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-killed-"));
  const site = new Site();
  await site.start();
  let lost = 0;
  let blows = 0;
  const kills = 25;
  const { executablePath, args } = test.info().project.use.launchOptions;
  const launch = async () => {
    const context = await chromium.launchPersistentContext(folder, { executablePath, args, locale: "en-GB", baseURL: site.url });
    return [context, new Fight(context.pages()[0])];
  };
  let [context, fight] = await launch();
  await fight.begin();
  for (let kill = 0; kill < kills; kill += 1) {
    const before = blows + (await fight.strikes(1));
    await mirrored(fight.page);
    const given = before + (await fight.strikes(1));
    expect(given, `kill ${kill}: both commands are accepted`).toBe(blows + 2);
    const gone = new Promise((done) => context.once("close", done));
    process.kill(browserOf(folder), "SIGKILL");
    await gone;
    [context, fight] = await launch();
    await fight.open();
    // A browser that was killed may be slow to give back what its storage lost.
    await expect.poll(() => fight.blows(), `kill ${kill}: what was stored before it is there`).toBeGreaterThanOrEqual(before);
    blows = await fight.blows();
    expect(blows, `kill ${kill}: nothing is there that was not given`).toBeLessThanOrEqual(given);
    lost += given - blows;
  }
  await context.close();
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  tell("the browser is killed with SIGKILL (may lose the last command)", kills, lost);
});

/** The browser's own process, which is written in the lock of its folder. */
function browserOf(folder) {
  return Number(fs.readlinkSync(path.join(folder, "SingletonLock")).split("-").pop());
}
