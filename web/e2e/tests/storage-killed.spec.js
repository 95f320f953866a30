// Tabs and whole browsers that are killed in the middle of a combat. A killed tab loses nothing. A killed
// browser loses at most the command at the moment of the kill, and without IndexedDB at most the last two. The test
// asserts this at each kill. Each kill follows a command that was stored and one that may not be stored yet.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, expect, test } from "@playwright/test";
import { Site } from "../fixtures/site.js";
import { waitForSecondCopy } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { expectNothingLost, noteFault } from "../reports/faults.js";

test.describe.configure({ timeout: 600_000 });
test.use({ trace: "off" });

test("the playing tab is killed", async ({ context }) => {
  const kills = 8;
  let blows = 0;
  let playing = new CountedCombat(await context.newPage());
  await playing.startCombat();
  for (let kill = 0; kill < kills; kill += 1) {
    const next = new CountedCombat(await context.newPage());
    await next.open();
    await expect(next.followsNotice).toBeVisible();
    for (let blow = 0; blow <= kill % 3; blow += 1) blows += Number(await playing.hitOnce());
    const browser = await context.newCDPSession(playing.page);
    browser.send("Page.crash").catch(() => {});
    await expect(next.followsNotice).toHaveCount(0, { timeout: 15_000 });
    await expect.poll(() => next.hitCount(), `kill ${kill}`).toBe(blows);
    await playing.page.close();
    playing = next;
  }
  expectNothingLost("tabKilled", kills, 0);
});

/**
 * Plays and kills the browser again and again; returns the number of lost commands.
 *
 * @param {(page: import("@playwright/test").Page) => Promise<unknown>} [init] prepares each page before it opens
 */
async function killRepeatedly(times, prepare, play, init) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-killed-"));
  const site = new Site();
  await site.start();
  let lost = 0;
  let blows = 0;
  const { executablePath, args } = test.info().project.use.launchOptions;
  const launch = async () => {
    const context = await chromium.launchPersistentContext(folder, { executablePath, args, locale: "en-GB", baseURL: site.url });
    await init?.(context.pages()[0]);
    return /** @type {const} */ ([context, new CountedCombat(context.pages()[0])]);
  };
  let [context, fight] = await launch();
  await fight.startCombat();
  await prepare(fight);
  for (let kill = 0; kill < times; kill += 1) {
    const [stored, given] = await play(fight, blows, kill);
    const gone = new Promise((done) => context.once("close", done));
    process.kill(browserOf(folder), "SIGKILL");
    await gone;
    [context, fight] = await launch();
    await fight.open();
    // A killed browser may take time to restore the texts that its storage lost.
    await expect
      .poll(() => fight.hitCount(), { message: `kill ${kill}: what was stored before it is there`, timeout: 60_000 })
      .toBeGreaterThanOrEqual(stored);
    blows = await fight.hitCount();
    expect(blows, `kill ${kill}: nothing is there that was not given`).toBeLessThanOrEqual(given);
    lost += given - blows;
  }
  await context.close();
  await site.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  return lost;
}

test("the browser is killed between fifty commands", async () => {
  const lost = await killRepeatedly(25, waitForCopy, async (fight, blows, kill) => {
    const before = blows + (await fight.hit(1));
    await waitForSecondCopy(fight.page);
    const given = before + (await fight.hit(1));
    expect(given, `kill ${kill}: both commands are accepted`).toBe(blows + 2);
    return [before, given];
  });
  noteFault("browserKilled", 25, lost);
});

test("the browser is killed in fast play behind five thousand entries", async () => {
  const long = (fight) => fight.growLog(5000).then(() => waitForCopy(fight));
  const lost = await killRepeatedly(10, long, async (fight, blows, kill) => {
    let given = blows;
    // Ten commands each second, one by one.
    for (let blow = 0; blow < 12; blow += 1) {
      given += await fight.hit(1);
      if (blow < 11) await fight.page.waitForTimeout(100);
    }
    expect(given, `kill ${kill}: every command is accepted`).toBe(blows + 12);
    return [given - 1, given];
  });
  noteFault("killedInFastPlay", 10, lost);
});

/** Deals damage quickly, and is killed right after the last command. It may lose that one, or as many as it says. */
async function playFast(fight, blows, kill, mayLose = 1) {
  let given = blows;
  for (let blow = 0; blow < 8 + kill; blow += 1) {
    given += await fight.hit(1);
    if (blow < 7 + kill) await fight.page.waitForTimeout(40);
  }
  expect(given, `kill ${kill}: every command is accepted`).toBe(blows + 8 + kill);
  return [given - mayLose, given];
}

test("the browser is killed in fast play beside four busy processes and a busy disk", async () => {
  const file = path.join(os.tmpdir(), `asalto-busy-disk-${process.pid}`);
  const disk = `const fs = require("fs"); const some = Buffer.alloc(1 << 24); for (;;) { const to = fs.openSync(${JSON.stringify(file)}, "w"); fs.writeSync(to, some); fs.fsyncSync(to); fs.closeSync(to); }`;
  const busy = [...Array.from({ length: 4 }, () => "for (;;);"), disk].map((code) => spawn(process.execPath, ["-e", code]));
  try {
    const lost = await killRepeatedly(8, waitForCopy, playFast);
    noteFault("killedBesideLoad", 8, lost);
    expect(busy.map((one) => one.exitCode), "they were busy all the time").toEqual(busy.map(() => null));
  } finally {
    for (const one of busy) one.kill("SIGKILL");
    fs.rmSync(file, { force: true });
  }
});

test("the browser is killed in fast play without IndexedDB", async () => {
  const refuse = (page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
    });
  // Private files hold the second copy then. A busy disk may still be writing the command before the last.
  const play = (fight, blows, kill) => playFast(fight, blows, kill, 2);
  const lost = await killRepeatedly(5, async () => {}, play, refuse);
  noteFault("killedWithoutDatabase", 5, lost);
});

test("the browser is killed at human speed behind five thousand entries", async () => {
  const long = (fight) => fight.growLog(5000).then(() => waitForCopy(fight));
  const lost = await killRepeatedly(6, long, async (fight, blows) => {
    const given = blows + (await fight.hit(1));
    await fight.page.waitForTimeout(1000);
    return [given, given];
  });
  expectNothingLost("killedAtHumanSpeed", 6, lost);
});

function waitForCopy({ page }) {
  return waitForSecondCopy(page);
}

/** Returns the browser's own process. The lock of its folder names it. */
function browserOf(folder) {
  return Number(fs.readlinkSync(path.join(folder, "SingletonLock")).split("-").pop());
}
