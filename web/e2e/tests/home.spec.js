// Home: the saved encounters by name, and where they are stored.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { faults } from "../fixtures/axe.js";
import { Fight, session, slot, store, stored, texts } from "../pages/counted-combat.js";
import { addFile, downloaded } from "../pages/files.js";
import { Home, archived, fillArchive, putArchived } from "../pages/home.js";
import { note } from "../reports/faults.js";

const status = (page) => page.getByRole("status");
const begin = (page) => page.getByRole("button", { name: "New encounter" }).filter({ visible: true }).click();

/** Aria's combat, and Borin's encounter, which is open. */
async function two(page) {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(3);
  const home = new Home(page);
  await home.open();
  await begin(page);
  await expect(home.screen).toHaveCount(0);
  await fight.add("Borin hp 20 pc");
  await home.open();
  await expect(home.titles).toHaveText(["Borin", "Aria, Ogre"]);
  await home.expectArchived(1);
  return [fight, home];
}

test("an encounter is renamed, found, duplicated, archived, deleted and brought back", async ({ page }) => {
  const [fight, home] = await two(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await expect(status(page)).toHaveText("Renamed: The mill.");
  await home.rename("Borin", "  The\u202e \u200bbridge <b>\n");
  await expect(home.titles).toHaveText(["The bridge <b>", "The mill"]);

  // By name, by combatant, and without accents.
  for (const [word, found] of [["MILL", ["The mill"]], ["ógre", ["The mill"]], ["borin", ["The bridge <b>"]], ["x", []]]) {
    await home.search.fill(word);
    await expect(home.titles).toHaveText(found);
    await expect(status(page)).toHaveText(`${found.length} found.`);
  }
  await expect(home.screen).toContainText("No encounter found.");
  await home.search.fill("");

  await home.act("The mill", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  await expect(home.titles.filter({ hasText: "Copy of The mill" })).toHaveCount(1);

  await home.act("The mill", "Archive");
  await expect(home.titles.filter({ hasText: /^The mill$/ })).toHaveCount(0);
  await home.screen.getByRole("button", { name: "Archived (1)" }).click();
  await expect(home.titles).toHaveText(["The mill"]);
  await home.act("The mill", "Move out of the archive");
  await expect(home.titles).toHaveCount(0);
  await home.screen.getByRole("button", { name: "Archived (0)" }).click();
  await expect(home.titles).toHaveCount(3);

  const before = await home.archive();
  await home.act("The mill", "Delete");
  await expect(home.titles).toHaveCount(2);
  await expect(home.screen.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(Object.keys(await home.archive()).length).toBe(Object.keys(before).length - 2);
  await page.keyboard.press("Enter");
  await expect(home.titles).toHaveCount(3);
  expect(await home.archive()).toEqual(before);

  // All of it is there after a reload, and the combat is as it was.
  await page.reload();
  await expect(home.titles).toHaveCount(3);
  await home.choose(/^The mill$/);
  await fight.expectBlows(3);
  expect(await fight.again()).toBe(3);
  await home.choose("Copy of The mill");
  await fight.expectBlows(3);
  fight.expectSilence();
});

test("a closed encounter is in IndexedDB alone, with its whole log, and goes on from there", async ({ page }) => {
  const [fight, home] = await two(page);
  const closed = Object.entries(await home.archive());
  expect(closed).toHaveLength(1);
  expect(closed[0][1]).toContain("Aria");
  expect((await stored(page)).filter(([key, text]) => /encounter\.\d+\./.test(key) && text.includes("Aria"))).toEqual([]);

  await home.choose("Aria");
  await fight.expectBlows(3);
  await fight.strikes(2);
  // The archive keeps what it has until the encounter is closed again.
  expect(Object.entries(await home.archive())).toEqual(expect.arrayContaining(closed));
  expect(await fight.again()).toBe(5);
  await home.choose("Borin");
  await home.open();
  await expect.poll(async () => Object.entries(await home.archive()).find(([key]) => key === closed[0][0])[1]).not.toBe(closed[0][1]);
  await page.reload();
  await home.choose("Aria");
  await fight.expectBlows(5);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("z");
  await fight.expectBlows(0);
  fight.expectSilence();
});

test("a deleted encounter does not come back", async ({ page }) => {
  const [fight, home] = await two(page);
  await home.act("Borin", "Delete");
  await expect(home.titles).toHaveText(["Aria, Ogre"]);
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.titles).toHaveCount(2);
  await home.act("Borin", "Delete");
  await home.act("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveCount(0);
  await expect(home.screen).toContainText("No saved encounters yet.");
  await page.reload();
  await expect(home.screen).toContainText("No saved encounters yet.");
  expect(await home.archive()).toEqual({});
  expect(texts(await stored(page))).toEqual([]);
  fight.expectSilence();
});

for (const [choice, title] of [["Keep it", "keeps"], ["Delete", "deletes"]]) {
  test(`a tab that plays a deleted encounter asks its user, and ${title} it`, async ({ page, context }) => {
    const fight = new Fight(page);
    await fight.begin();
    await fight.strikes(3);
    const other = new Fight(await context.newPage());
    await other.open();
    const there = new Home(other.page);
    await there.open();
    await there.act("Aria, Ogre", "Delete");
    await expect(there.titles).toHaveCount(0);

    await expect(page.getByRole("alert")).toContainText("Another tab deleted this encounter");
    // Until then the tab accepts no command, so nothing is written back or lost.
    expect(await fight.strikes(1)).toBe(0);
    await expect(status(page)).toContainText("Another tab deleted");
    expect((await stored(page)).filter(([key]) => /encounter\.\d+\.[ab]$/.test(key))).toEqual([]);

    await page.getByRole("button", { name: choice, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    if (choice === "Keep it") {
      expect(await fight.strikes(1)).toBe(1);
      expect(await fight.again()).toBe(4);
    } else {
      await expect(page.locator(".row")).toHaveCount(0);
      await page.reload();
    }
    const home = new Home(page);
    await home.open();
    await expect(home.titles).toHaveCount(choice === "Keep it" ? 1 : 0);
    note(`deleted in another tab while it is played, which ${title} it`, 1, 0);
    fight.expectSilence();
    other.expectSilence();
  });
}

test("an encounter that another tab plays stays where that tab has it", async ({ page, context }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(2);
  const other = new Fight(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  await begin(other.page);
  await other.add("Borin hp 20 pc");
  await there.open();
  await there.rename("Borin", "Mine");
  await expect(there.titles).toHaveText(["Mine", "Aria, Ogre"]);
  expect(Object.keys(await there.archive()).filter((key) => key.startsWith("encounter."))).toEqual([]);
  expect(await fight.strikes(2)).toBe(2);
  expect(await fight.again()).toBe(4);
  fight.expectSilence();
  other.expectSilence();
});

/** Old encounters in localStorage, as a version without an archive wrote them; number 1 was open. */
async function older(page, count) {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(4);
  const whole = texts(await stored(page)).map(([key, text]) => [key.split(".").at(-1), text]);
  const ids = Array.from({ length: count }, (_, at) => at + 1);
  const entries = ids.flatMap((id) => whole.map(([name, text]) => [`asalto.1.encounter.${id}.${name}`, text]));
  const list = JSON.stringify(ids.map((id) => [id, ["Aria", "Ogre"], 2, true]));
  await page.goto("./licenses.txt");
  await store(page, [...entries, ["asalto.1.encounters", list], ["asalto.1.open", "1"], ["asalto.1.ruleset", "Dnd35"]]);
  await page.goto("./");
  await fight.settled();
  return fight;
}

test("encounters of an older version move to the archive and lose nothing", async ({ page }) => {
  const fight = await older(page, 6);
  const home = new Home(page);
  await home.open();
  await home.expectArchived(5);
  await expect.poll(async () => new Set(texts(await stored(page)).map(([key]) => key.match(/encounter\.(\d+)/)[1])).size).toBe(1);
  for (let at = 0; at < 6; at += 1) {
    // The one that was opened last comes first.
    await home.open();
    await home.titles.last().click();
    await expect(home.screen).toHaveCount(0);
    await fight.expectBlows(4);
  }
  note("encounters of an older version in the archive", 6, 0);
  fight.expectSilence();
});

test("a full localStorage gets room from the closed encounters, and what was not saved is saved", async ({ page }) => {
  const fight = await older(page, 6);
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
  expect(await fight.strikes(1)).toBe(1);
  const home = new Home(page);
  await home.expectArchived(5);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await fight.again()).toBe(5);
  note("a full localStorage with closed encounters", 1, 0);
});

test("a damaged encounter stays where it is, and so do all without room in the archive", async ({ page }) => {
  const fight = await older(page, 4);
  const damaged = "asalto.1.encounter.2.b";
  const home = new Home(page);
  await page.evaluate((key) => localStorage.setItem(key, localStorage.getItem(key).slice(0, 40)), damaged);
  const before = texts(await stored(page));
  await fillArchive(page);
  await home.open();
  await expect.poll(() => page.evaluate(() => globalThis.refused)).toBe(2);
  expect(texts(await stored(page))).toEqual(before);
  await fillArchive(page, false);
  await page.keyboard.press("Escape");
  // The way back takes a moment, in which the address is still that of home.
  await expect(home.screen).toHaveCount(0);
  await home.open();
  await home.expectArchived(2);
  expect(texts(await stored(page)).filter(([key]) => key.includes("encounter.2."))).toEqual(before.filter(([key]) => key.includes("encounter.2.")));
  // The damaged one tells what it has lost.
  await expect(home.titles).toHaveCount(4);
  for (let at = 0; at < 4; at += 1) {
    await home.open();
    await home.titles.last().click();
    await expect(home.screen).toHaveCount(0);
    await fight.expectBlows(4);
  }
  fight.expectSilence();
});

test("without IndexedDB encounters and their names stay in localStorage", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("private", "SecurityError");
    };
  });
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(2);
  const home = new Home(page);
  await home.open();
  await begin(page);
  await fight.add("Borin hp 20 pc");
  await home.open();
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await page.reload();
  await home.choose("The mill");
  await fight.expectBlows(2);
  await home.open();
  await home.act("Borin", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  await home.act("Borin", "Delete");
  await expect(home.titles).toHaveCount(2);
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.titles).toHaveCount(3);
  fight.expectSilence();
});

test("without room in the archive nothing changes, and a sentence says so", async ({ page }) => {
  const [fight, home] = await two(page);
  await fillArchive(page);
  const before = await home.archive();
  await home.rename("Aria, Ogre", "The mill");
  const told = home.screen.locator(".notice", { hasText: "Storage is full, so nothing was changed." });
  await expect(told).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(home.titles).toHaveText(["Borin", "Aria, Ogre"]);
  await told.getByRole("button", { name: "Close" }).click();
  await home.act("Aria, Ogre", "Duplicate");
  await expect(told).toBeVisible();
  await expect(home.titles).toHaveCount(2);
  expect(await home.archive()).toEqual(before);
  await fillArchive(page, false);
  await home.act("Aria, Ogre", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  fight.expectSilence();
});

test("a newer version's encounter in the archive is neither opened nor overwritten, and a damaged one stays", async ({ page }) => {
  const [fight, home] = await two(page);
  const [key, text] = Object.entries(await home.archive())[0];
  for (const [there, said] of [[slot(9, "{}", 999), "A newer version of Asalto"], [text.slice(0, 90), "This encounter is damaged"]]) {
    await putArchived(page, key, there);
    await home.titles.filter({ hasText: "Aria" }).click();
    await expect(home.screen.locator(".notice")).toContainText(said);
    await home.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
    await home.act("Aria, Ogre", "Duplicate");
    await expect(home.screen.locator(".notice")).toContainText(said);
    await home.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
    expect((await home.archive())[key]).toBe(there);
  }
  note("an encounter of schema 999 in the archive", 1, 0);
  fight.expectSilence();
});

test("a backup has everything, comes back into a fresh browser, and adds without replacing", async ({ page, browser }, info) => {
  const [fight, home] = await two(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await putArchived(page, "party.5", slot(1, '["The Companions"]', 2));
  const path = await downloaded(page, "Download all encounters", home.screen);

  const context = await browser.newContext({ locale: "en-GB" });
  const other = new Fight(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const add = (from) => addFile(other.page, from, there.screen);
  const told = there.screen.locator(".notice p");
  await add(path);
  await expect(told).toHaveText("2 encounters added. Parties and creatures added: 1.");
  await expect(there.titles).toHaveText(["Borin", "The mill"]);
  const first = await there.archive();
  expect(first["party.5"]).toContain("The Companions");

  // Again: nothing is replaced, and the party is there already.
  await there.rename("Borin", "Changed");
  await expect(there.titles.first()).toHaveText("Changed");
  await add(path);
  await expect(told).toHaveText("2 encounters added.");
  await expect(there.titles).toHaveCount(4);
  await expect(there.titles.filter({ hasText: "Changed" })).toHaveCount(1);
  for (const [key, text] of Object.entries(first)) if (key.startsWith("encounter.")) expect((await archived(other.page))[key]).toBe(text);

  // A truncated file, one with a damaged document, and one without room.
  const whole = fs.readFileSync(path, "utf8");
  const cut = info.outputPath("cut.asalto");
  const before = await there.archive();
  for (const share of [0.2, 0.5, 0.99]) {
    fs.writeFileSync(cut, whole.slice(0, whole.length * share));
    await add(cut);
    await expect(told).toHaveText("No encounter found in that file.");
    await there.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
  }
  const content = JSON.parse(whole);
  const [damaged] = Object.keys(content.slots).filter((key) => key.endsWith(".unsaved"));
  content.slots[damaged] = content.slots[damaged].slice(0, 100);
  fs.writeFileSync(cut, JSON.stringify(content));
  await fillArchive(other.page);
  await add(cut);
  await expect(told).toHaveText("Storage has no room for that file. Nothing was added.");
  expect(await there.archive()).toEqual(before);
  await fillArchive(other.page, false);
  await add(cut);
  await expect(told).toHaveText("1 encounter added. Damaged, or of a newer version, and left out: 1.");
  // The list has taken in the new one, so no row moves under the click.
  await expect(there.titles).toHaveCount(5);
  await there.titles.filter({ hasText: "The mill" }).first().click();
  await expect(there.screen).toHaveCount(0);
  // This browser loads the combat for the first time.
  await other.page.locator(".row").first().waitFor();
  await other.expectBlows(3);
  await context.close();
  fight.expectSilence();
  other.expectSilence();
});

test("what a file adds and what is duplicated never takes the id of the open encounter", async ({ page, browser }) => {
  const [, home] = await two(page);
  const path = await downloaded(page, "Download all encounters", home.screen);
  const context = await browser.newContext({ locale: "en-GB" });
  const other = new Fight(await context.newPage());
  // An id is the second of its choice, and here everything happens in one.
  await other.page.clock.setFixedTime(new Date("2026-11-01T20:00:00Z"));
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const add = async (count) => {
    await addFile(other.page, path, there.screen);
    await expect(there.titles).toHaveCount(count);
  };
  await add(2);
  await there.act("Aria, Ogre", "Duplicate");
  await expect(there.titles).toHaveCount(3);
  await add(5);
  // The copy first: after it, another encounter is open.
  for (const title of ["Copy of Aria, Ogre", "Aria, Ogre"]) {
    const all = there.titles.getByText(title, { exact: true });
    for (let at = 0; at < (await all.count()); at += 1) {
      await all.nth(at).click();
      await expect(there.screen).toHaveCount(0);
      await other.page.locator(".row").first().waitFor({ timeout: 20_000 });
      await other.expectBlows(3);
      await there.open();
    }
  }
  await context.close();
  other.expectSilence();
});

test("a tab that dies while encounters move to the archive loses none", async ({ page, context }) => {
  await older(page, 12);
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
  const last = new Fight(await context.newPage());
  await last.page.goto("./");
  const home = new Home(last.page);
  await home.open();
  await home.expectArchived(11);
  await expect(home.titles).toHaveCount(12);
  for (const at of [0, 3, 11]) {
    await home.open();
    await home.titles.nth(at).click();
    await expect(home.screen).toHaveCount(0);
    await last.expectBlows(4);
  }
  note("a tab killed while encounters move to the archive", 4, 0);
});

test("an encounter that an older version compacted goes to the archive and opens", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  const frozen = fs.readFileSync(new URL("../../../core/tests/frozen/format-3-Dnd35.asalto", import.meta.url), "utf8").trim();
  const { key } = session(await stored(page));
  await page.goto("./licenses.txt");
  await store(page, [[key, slot(7, frozen)], ["asalto.1.open", "1"]]);
  await page.goto("./");
  const home = new Home(page);
  await home.open();
  await home.expectArchived(1);
  await home.titles.first().click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".row, .member").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("home opens by its button, by its address and by the browser's back, and Escape leaves it", async ({ page }) => {
  const [fight, home] = await two(page);
  await expect(home.screen.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(home.screen).toHaveCount(0);
  await page.getByRole("link", { name: "Encounters" }).first().click();
  await expect(home.screen).toBeVisible();
  await page.goBack();
  await expect(home.screen).toHaveCount(0);
  await page.goForward();
  await expect(home.screen).toBeVisible();

  // A rename is left first.
  await home.act("Borin", "Rename");
  await expect(home.screen.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(home.screen.getByLabel("Name", { exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(home.screen).toHaveCount(0);

  // From home, a new encounter has the quick line in focus, and a sample begins at once.
  await home.open();
  await begin(page);
  await expect(page.getByLabel("Add combatants", { exact: true })).toBeFocused();
  await home.open();
  await home.screen.getByRole("button", { name: "The ambush D&D 3.5" }).click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".member").first()).toBeVisible();
  await home.open();
  await home.screen.getByRole("button", { name: "Continue" }).click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".go").first()).toBeFocused();
  fight.expectSilence();
});

test("home has no accessibility faults and nothing too small or too wide", async ({ page }) => {
  const [, home] = await two(page);
  await home.act("Borin", "Archive");
  await expect(home.titles).toHaveCount(1);
  for (const lang of ["en", "es", "fr"]) {
    await page.evaluate((lang) => localStorage.setItem("asalto.1.language", lang), lang);
    for (const [width, theme] of [[1440, "dark"], [768, "light"], [360, "dark"], [360, "light"]]) {
      await page.evaluate((theme) => localStorage.setItem("asalto.1.theme", theme), theme);
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await home.settled();
      await expect(home.titles).toHaveCount(1);
      await home.screen.locator(".more").first().click();
      expect(await faults(page), `${lang} ${width} ${theme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${lang} ${width}`).toBe(true);
      const small = await home.screen.locator("button, a, input").evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
      );
      expect(small).toEqual([]);
    }
  }
});
