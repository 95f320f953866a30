// The archive: closed encounters are stored only in IndexedDB, and move there from older versions.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { twoEncounters, twoEncountersWithoutDatabase } from "../fixtures/encounters.js";
import { encounterTexts, readEntries, readSession, replaceEntries, writeSlot } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { archived, fillArchive, Home, putArchived } from "../pages/home.js";
import { expectNothingLost } from "../reports/faults.js";

/** Old encounters in localStorage, as a version without an archive wrote them; number 1 was open. */
async function encountersOfOlderVersion(page, count) {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(4);
  const whole = encounterTexts(await readEntries(page)).map(([key, text]) => [key.split(".").at(-1), text]);
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const entries = ids.flatMap((id) => whole.map(([name, text]) => [`asalto.1.encounter.${id}.${name}`, text]));
  const list = JSON.stringify(ids.map((id) => [id, ["Aria", "Ogre"], 2, true]));
  await page.goto("./licenses.txt");
  await replaceEntries(page, [...entries, ["asalto.1.encounters", list], ["asalto.1.open", "1"], ["asalto.1.ruleset", "Dnd35"]]);
  await page.goto("./");
  await fight.waitForScreen();
  return fight;
}

test("a closed encounter is in IndexedDB alone, with its whole log, and continues from there", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const closed = Object.entries(await home.archive());
  expect(closed).toHaveLength(1);
  expect(closed[0][1]).toContain("Aria");
  expect((await readEntries(page)).filter(([key, text]) => /encounter\.\d+\./.test(key) && text.includes("Aria"))).toEqual([]);

  await home.openEncounter("Aria");
  await fight.expectHitCount(3);
  await fight.hit(2);
  // The archive keeps its document until the encounter is closed again.
  expect(Object.entries(await home.archive())).toEqual(expect.arrayContaining(closed));
  expect(await fight.reloadAndCount()).toBe(5);
  await home.openEncounter("Borin");
  await home.open();
  await expect.poll(async () => Object.entries(await home.archive()).find(([key]) => key === closed[0][0])[1]).not.toBe(closed[0][1]);
  await page.reload();
  await home.openEncounter("Aria");
  await fight.expectHitCount(5);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("z");
  await fight.expectHitCount(0);
  fight.expectNoConsoleOutput();
});

test("encounters of an older version move to the archive and lose nothing", async ({ page }) => {
  const fight = await encountersOfOlderVersion(page, 6);
  const home = new Home(page);
  await home.open();
  await home.expectArchived(5);
  await expect.poll(async () => new Set(encounterTexts(await readEntries(page)).map(([key]) => key.match(/encounter\.(\d+)/)[1])).size).toBe(1);
  for (let at = 0; at < 6; at += 1) {
    // The last opened encounter comes first.
    await home.open();
    await home.titles.last().click();
    await expect(home.screen).toHaveCount(0);
    await fight.expectHitCount(4);
  }
  expectNothingLost("olderArchived", 6, 0);
  fight.expectNoConsoleOutput();
});

test("closed encounters make room in a full localStorage, and unsaved changes are saved", async ({ page }) => {
  const fight = await encountersOfOlderVersion(page, 6);
  await page.evaluate(() => {
    let junk = "x".repeat(6_000_000);
    for (let step = 3_000_000; step >= 1; step = step > 1 ? Math.ceil(step / 2) : 0) {
      try {
        localStorage.setItem("junk", junk);
        junk += "x".repeat(step);
      } catch {
        junk = junk.slice(step);
      }
    }
    for (let at = 0; at < 50; at += 1) {
      try {
        localStorage.setItem(`junk${at}`, "");
      } catch {
        break;
      }
    }
  });
  expect(await fight.hit(1)).toBe(1);
  const home = new Home(page);
  await home.expectArchived(5);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await fight.reloadAndCount()).toBe(5);
  expectNothingLost("roomByArchive", 1, 0);
});

test("damaged encounters, and all without room in the archive, stay in localStorage", async ({ page }) => {
  const fight = await encountersOfOlderVersion(page, 4);
  const damaged = "asalto.1.encounter.2.b";
  const home = new Home(page);
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key).slice(0, 40)), damaged);
  const before = encounterTexts(await readEntries(page));
  await fillArchive(page);
  await home.open();
  await expect.poll(() => page.evaluate(() => globalThis.refused)).toBe(2);
  expect(encounterTexts(await readEntries(page))).toEqual(before);
  await fillArchive(page, false);
  await page.keyboard.press("Escape");
  // The way back takes a moment, while the address is still that of home.
  await expect(home.screen).toHaveCount(0);
  await home.open();
  await home.expectArchived(2);
  expect(encounterTexts(await readEntries(page)).filter(([key]) => key.includes("encounter.2."))).toEqual(before.filter(([key]) => key.includes("encounter.2.")));
  // The damaged encounter is listed too.
  await expect(home.titles).toHaveCount(4);
  for (let at = 0; at < 4; at += 1) {
    await home.open();
    await home.titles.last().click();
    await expect(home.screen).toHaveCount(0);
    await fight.expectHitCount(4);
  }
  fight.expectNoConsoleOutput();
});

test("without IndexedDB encounters and their names stay in localStorage", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await page.reload();
  await home.openEncounter("The mill");
  await fight.expectHitCount(2);
  await home.open();
  await home.pressAction("Borin", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  await home.pressAction("Borin", "Delete");
  await expect(home.titles).toHaveCount(2);
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.titles).toHaveCount(3);
  fight.expectNoConsoleOutput();
});

test("without room in the archive nothing changes, and a message says so", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await fillArchive(page);
  const before = await home.archive();
  await home.rename("Aria, Ogre", "The mill");
  const why = "Storage is full, so nothing was changed.";
  await expect(home.screen.locator("form.rename input")).toHaveAccessibleDescription(new RegExp(`^${why}`));
  await page.keyboard.press("Escape");
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  const told = home.screen.locator(".notice", { hasText: why });
  await home.pressAction("Ogre", "Duplicate");
  await expect(told).toBeVisible();
  await expect(home.titles).toHaveCount(2);
  expect(await home.archive()).toEqual(before);
  await fillArchive(page, false);
  await home.pressAction("Ogre", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  fight.expectNoConsoleOutput();
});

test("a newer version's encounter in the archive is neither opened nor overwritten, and a damaged one stays", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const [key, text] = Object.entries(await home.archive())[0];
  for (const [there, said] of [[writeSlot(9, "{}", 999), "A newer version of Asalto"], [text.slice(0, 90), "This encounter is damaged"]]) {
    await putArchived(page, key, there);
    await home.with("Aria").click();
    await expect(home.screen.locator(".notice")).toContainText(said);
    await home.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
    await home.pressAction("Ogre", "Duplicate");
    await expect(home.screen.locator(".notice")).toContainText(said);
    await home.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
    expect((await home.archive())[key]).toBe(there);
  }
  expectNothingLost("newerVersion", 1, 0);
  fight.expectNoConsoleOutput();
});

test("a tab that dies while encounters move to the archive loses none", async ({ page, context }) => {
  await encountersOfOlderVersion(page, 12);
  await page.close();
  for (let kill = 0; kill < 4; kill += 1) {
    const dying = await context.newPage();
    await dying.goto("./");
    const browser = await context.newCDPSession(dying);
    await dying.evaluate(() => (location.hash = "#/home"));
    const before = Object.keys(await archived(dying)).length;
    await expect.poll(async () => Object.keys(await archived(dying)).length, { intervals: [1] }).toBeGreaterThan(before > 10 ? 0 : before);
    browser.send("Page.crash").catch(() => {});
    await dying.close();
  }
  const last = new CountedCombat(await context.newPage());
  await last.page.goto("./");
  const home = new Home(last.page);
  await home.open();
  await home.expectArchived(11);
  await expect(home.titles).toHaveCount(12);
  for (const at of [0, 3, 11]) {
    await home.open();
    await home.titles.nth(at).click();
    await expect(home.screen).toHaveCount(0);
    await last.expectHitCount(4);
  }
  expectNothingLost("archivingTabKilled", 4, 0);
});

test("an encounter that an older version compacted goes to the archive and opens", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  const frozen = fs.readFileSync(new URL("../../../core/tests/frozen/format-3-Dnd35.asalto", import.meta.url), "utf8").trim();
  const { key } = readSession(await readEntries(page));
  await page.goto("./licenses.txt");
  await replaceEntries(page, [[key, writeSlot(7, frozen)], ["asalto.1.open", "1"]]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("./");
  const home = new Home(page);
  await home.open();
  await home.expectArchived(1);
  await home.titles.first().click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".row, .member").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
