// A week of use in an hour: many encounters with many commands, reloads, two tabs and new versions. It asserts that nothing is
// lost and that memory and storage stay bounded, and prints both over time.
import { expect, test } from "@playwright/test";
import { Site, waitForInstall, waitForUpdate } from "../fixtures/site.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";
import { Sampler } from "./sampler.js";

const ENCOUNTERS = Number(process.env.ASALTO_SOAK_ENCOUNTERS ?? 1000);
const COMMANDS = Number(process.env.ASALTO_SOAK_COMMANDS ?? 50_000);
/** The commands of an encounter besides its hits: its combatants, its start, its rolls, a turn, an undo and a redo. */
const OTHERS = 6;
const HITS = Math.max(4, Math.round(COMMANDS / ENCOUNTERS) - OTHERS);
/** The number of encounters between two of a kind. */
const EVERY = { reload: 5, tab: 20, earlier: 10, update: Math.max(10, Math.round(ENCOUNTERS / 5)) };

/** A name of letters for a number: a digit at its end would count combatants. */
const nameOf = (number) => `Aria ${[...String(number).padStart(4, "0")].map((digit) => "bcdfghklmn"[Number(digit)]).join("")}`;

/** Starts a new encounter from home, and its combat. */
async function begin(page, fight, name) {
  await page.locator("#begin").click();
  await page.locator("#quick-line").fill(`${name} +3 hp 999 pc; Ogre -1 hp 999`);
  await page.locator("#quick-line").press("Enter");
  await expect(page.locator(".member")).toHaveCount(2);
  await page.locator(".go").click();
  await page.locator("#go").click();
  await expect(page.locator("#amount")).toBeVisible();
  await fight.expectHitCount(0);
}

/** Ends a turn, undoes that and redoes it. The turn changes each time. */
async function turnUndoRedo(page) {
  const acting = page.locator('.row[aria-current="true"] .name');
  const first = await acting.textContent();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("n");
  await expect(acting).not.toHaveText(first);
  await page.keyboard.press("z");
  await expect(acting).toHaveText(first);
  await page.keyboard.press("Shift+Z");
  await expect(acting).not.toHaveText(first);
}

/** Opens a saved encounter of home. Searches by role would read a thousand names. */
async function openSaved(page, name) {
  await page.evaluate((name) => {
    const kept = [...document.querySelectorAll(".encounters .kept")].find((kept) => kept.textContent.includes(name));
    /** @type {HTMLElement} */ (kept).click();
  }, name);
  await expect(page.locator("main.home")).toHaveCount(0);
  await expect(page.locator("#amount")).toBeVisible();
}

test(`${ENCOUNTERS} encounters with ${ENCOUNTERS * (HITS + OTHERS)} commands`, async ({ browser }) => {
  const site = new Site();
  await site.start();
  const context = await browser.newContext({ baseURL: site.url, locale: "en-GB" });
  const page = await context.newPage();
  const sampler = await Sampler.of(page);
  const fight = new CountedCombat(page);
  const home = new Home(page);
  /** The accepted hits of each encounter. */
  const hits = [];
  const hit = async (at, combat, times) => {
    expect(await combat.hit(times), `the hits of encounter ${at} are accepted`).toBe(times);
    hits[at] += times;
  };
  const counts = { reloads: 0, tabs: 0, reopened: 0, updates: 0 };
  await fight.open();
  await waitForInstall(page);

  for (let at = 0; at < ENCOUNTERS; at += 1) {
    const due = (every) => at % every === every - 1;
    await home.open();
    await begin(page, fight, nameOf(at));
    hits[at] = 0;
    await hit(at, fight, HITS);
    await turnUndoRedo(page);
    if (due(EVERY.reload)) {
      expect(await fight.reloadAndCount(), `encounter ${at} after a reload`).toBe(hits[at]);
      counts.reloads += 1;
    }
    if (due(EVERY.tab)) {
      const other = new CountedCombat(await context.newPage());
      await other.open();
      await other.takeOver();
      await other.expectHitCount(hits[at]);
      await hit(at, other, 3);
      await fight.expectHitCount(hits[at]);
      await other.page.close();
      await expect(fight.followsNotice).toHaveCount(0);
      counts.tabs += 1;
    }
    if (due(EVERY.update)) {
      counts.updates += 1;
      site.publish(counts.updates);
      await waitForUpdate(page);
      await page.getByText("Menu").click();
      await page.getByRole("button", { name: "Update now" }).click();
      await expect(page.locator("body")).toHaveAttribute("data-version", String(counts.updates));
      await fight.expectHitCount(hits[at]);
    }
    if (due(EVERY.earlier)) {
      const earlier = (at * 7919) % at;
      await home.open();
      await openSaved(page, nameOf(earlier));
      await fight.expectHitCount(hits[earlier]);
      await hit(earlier, fight, 2);
      counts.reopened += 1;
    }
    if (due(Math.ceil(ENCOUNTERS / 20))) await sampler.take(at + 1, page);
  }

  // Every encounter opens with every hit. The last one is open, and the others are in the archive.
  await home.open();
  await home.expectArchived(ENCOUNTERS);
  let lost = 0;
  for (let at = 0; at < ENCOUNTERS; at += 1) {
    await home.open();
    await openSaved(page, nameOf(at));
    lost += Math.abs(hits[at] - (await fight.hitCount()));
  }
  const commands = hits.reduce((sum, one) => sum + one, 0) + ENCOUNTERS * OTHERS;
  console.log(`${ENCOUNTERS} encounters, ${commands} commands, ${JSON.stringify(counts)}, ${lost} lost`);
  expect(lost).toBe(0);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  sampler.expectBounded(ENCOUNTERS);
  fight.expectNoConsoleOutput();
  await context.close();
  await site.stop();
});
