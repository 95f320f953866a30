// The bin: what was deleted stays for 30 days, is restored with the same bytes, and is deleted for good.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { twoEncounters, twoEncountersWithoutDatabase } from "../fixtures/encounters.js";
import { encounterTexts, readEntries, waitForNoSecondCopy, writeSlot } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { archivedWithNotes, binned, fillArchive, Home, putArchived } from "../pages/home.js";
import { expectNothingLost } from "../reports/faults.js";

const DAY = 24 * 60 * 60 * 1000;

/** The keys of the bin in localStorage, and in IndexedDB. */
const binKeys = async (page) => {
  const local = (await readEntries(page)).map(([key]) => key).filter((key) => /^asalto\.1\.archive\.(bin|deleted)\./.test(key));
  const stored = Object.keys(await archivedWithNotes(page)).filter((key) => /^(bin|deleted|size\.bin)\./.test(key));
  return [...local, ...stored];
};

test("a deleted encounter outlives a reload, comes back with the same bytes, and is deleted for good", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await expect(home.bin).toHaveCount(0);
  const before = await home.archive();
  expect(Object.keys(before).map((key) => key.split(".")[0]).toSorted()).toEqual(["encounter", "label"]);

  // One tap, with an undo that takes it out of the bin.
  await home.pressAction("The mill", "Delete");
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.bin).toHaveCount(0);
  expect(await home.archive()).toEqual(before);
  expect(await binKeys(page)).toEqual([]);

  await home.pressAction("The mill", "Delete");
  await expect(home.titles).toHaveText(["Borin"]);
  expect(await home.archive()).toEqual({});
  expect(await binned(page)).toEqual(before);
  await page.reload();
  await home.waitForList();
  await expect(home.titles).toHaveText(["Borin"]);
  // The section is folded at first.
  await expect(home.binRows.first()).toBeHidden();
  await home.openBin();
  await expect(home.binRows).toHaveCount(1);
  await expect(home.binRows).toContainText("The mill");
  await expect(home.binRows).toContainText("Encounter · Aria, Ogre · in combat · just now");
  await home.bin.getByRole("button", { name: "Restore: The mill", exact: true }).click();
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await expect(page.getByRole("status")).toHaveText("Restored: The mill.");
  await expect(home.bin).toHaveCount(0);
  expect(await home.archive()).toEqual(before);
  expect(await binKeys(page)).toEqual([]);

  // The log has its history.
  await page.reload();
  await home.openEncounter("The mill");
  await fight.expectHitCount(3);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("z");
  await fight.expectHitCount(0);

  // An encounter of localStorage, and an archived one.
  await home.open();
  await home.pressAction("The mill", "Archive");
  await home.screen.getByRole("button", { name: "Archived (1)" }).click();
  await home.pressAction("The mill", "Delete");
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  const key = Object.keys(await binned(page)).find((key) => key.startsWith("encounter."));
  await home.openBin();
  // It asks first. The focus is on the way back.
  const deletes = home.bin.getByRole("button", { name: "Delete for good: The mill", exact: true });
  await deletes.press("Enter");
  const cancels = home.bin.getByRole("button", { name: "Cancel", exact: true });
  await expect(cancels).toBeFocused();
  await cancels.press("Enter");
  await expect(deletes).toBeFocused();
  await expect(home.binRows).toHaveCount(1);
  await deletes.press("Enter");
  await home.bin.getByRole("button", { name: "Yes, delete for good: The mill", exact: true }).press("Enter");
  await expect(home.bin).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Deleted for good: The mill.");
  expect(await binKeys(page)).toEqual([]);
  expect(await home.archive()).not.toHaveProperty([key ?? "none"]);
  await page.reload();
  await home.waitForList();
  await expect(home.bin).toHaveCount(0);
  await expect(home.titles).toHaveText(["Borin"]);
  fight.expectNoConsoleOutput();
});

test("without IndexedDB the bin is in localStorage, with the same bytes", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  const stored = async () => (await readEntries(page)).filter(([key]) => /^asalto\.1\.archive\.(encounter|label)\./.test(key));
  await expect.poll(async () => (await stored()).length).toBe(1);
  const before = await stored();
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveText(["Borin"]);
  expect(await stored()).toEqual([]);
  await page.reload();
  await home.openBin();
  await home.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  await expect(home.bin).toHaveCount(0);
  expect(await stored()).toEqual(before);
  expect(await binKeys(page)).toEqual([]);
  await home.openEncounter("Ogre");
  await fight.expectHitCount(2);
  fight.expectNoConsoleOutput();
});

test("the open encounter is in the bin too, and comes back to localStorage", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(3);
  const home = new Home(page);
  await home.open();
  const before = encounterTexts(await readEntries(page)).toSorted();
  expect(before.length).toBeGreaterThan(0);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveCount(0);
  expect(encounterTexts(await readEntries(page))).toEqual([]);
  await waitForNoSecondCopy(page);
  await page.reload();
  await home.openBin();
  await home.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.titles).toHaveText(["Ogre"]);
  expect(encounterTexts(await readEntries(page)).toSorted()).toEqual(before);
  await home.openEncounter("Ogre");
  await fight.expectHitCount(3);
  fight.expectNoConsoleOutput();
});

test("groups and unreadable texts are in the bin, and “Empty” deletes all of them", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const damaged = writeSlot(1, "[]", 2).slice(0, 20);
  await putArchived(page, "party.5", damaged);
  await page.reload();
  await home.waitForList();
  await home.screen.locator(".unreadable").getByRole("button", { name: /^Delete: / }).click();
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  await home.pressAction("Borin", "Delete");
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (2)");
  await page.reload();
  await home.openBin();
  await expect(home.binRows).toContainText([/Borin.*Encounter/, /Can’t be read.*Party/]);
  await home.bin.getByRole("button", { name: "Restore: Can’t be read", exact: true }).click();
  await expect(home.screen.locator(".unreadable li")).toHaveCount(1);
  expect((await home.archive())["party.5"]).toBe(damaged);
  await expect(home.binRows).toHaveCount(1);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.binRows).toHaveCount(2);
  await home.agreeTo("Empty", "Yes, delete everything");
  await expect(home.bin).toHaveCount(0);
  expect(await binKeys(page)).toEqual([]);
  expect(Object.keys(await home.archive())).toEqual(["party.5"]);
  fight.expectNoConsoleOutput();
});

test("an encounter whose id is in use by now comes back beside the other one", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const [[key, text]] = Object.entries(await home.archive());
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveText(["Borin"]);
  const other = writeSlot(9, text.slice(text.indexOf("\n") + 1), 2);
  await putArchived(page, key, other);
  await page.reload();
  await home.openBin();
  await home.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.titles).toHaveCount(3);
  const all = await home.archive();
  expect(all[key]).toBe(other);
  expect(Object.entries(all).filter(([own, there]) => own !== key && there === text)).toHaveLength(1);
  fight.expectNoConsoleOutput();
});

test("the bin keeps 30 days, gives its room to everything else, and is in no file", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  const [download] = await Promise.all([page.waitForEvent("download"), home.screen.getByRole("button", { name: "Download all encounters" }).click()]);
  const file = JSON.parse(fs.readFileSync(await download.path(), "utf8"));
  expect(Object.keys(file.documents)).toEqual([]);
  expect(JSON.stringify(file)).not.toContain("Aria");

  // IndexedDB has no room as long as the bin has something.
  await page.evaluate(() => {
    const { put, delete: remove } = IDBObjectStore.prototype;
    let isFull = true;
    /** @this {IDBObjectStore} */
    IDBObjectStore.prototype.put = function () {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, /** @type {any} */ (arguments));
    };
    /** @this {IDBObjectStore} */
    IDBObjectStore.prototype.delete = function (key) {
      if (String(key).startsWith("deleted.")) isFull = false;
      return remove.call(this, key);
    };
  });
  await home.rename("Borin", "The bridge");
  await expect(home.titles).toHaveText(["The bridge"]);
  await expect(home.bin).toHaveCount(0);
  expect(await binKeys(page)).toEqual([]);
  expectNothingLost("binGivesWay", 1, 0);

  await home.startNewEncounter();
  await fight.add("Dain hp 20 pc");
  await home.open();
  await home.pressAction("The bridge", "Delete");
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  const now = Date.now();
  for (const [days, count] of [[29, 1], [31, 0]]) {
    await page.clock.setFixedTime(now + days * DAY);
    await page.reload();
    await home.waitForList();
    await expect(home.bin).toHaveCount(count);
  }
  expect(await binKeys(page)).toEqual([]);
  fight.expectNoConsoleOutput();
});

test("another tab sees what is deleted, restored and emptied", async ({ page, context }) => {
  const [fight, home] = await twoEncounters(page);
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  await expect(there.bin).toHaveCount(0);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(there.bin.locator("summary")).toHaveText("Recently deleted (1)");
  await expect(there.titles.filter({ hasText: "Ogre" })).toHaveCount(0);
  await there.openBin();
  await there.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.bin).toHaveCount(0);
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(there.binRows).toHaveCount(1);
  await home.openBin();
  await home.agreeTo("Empty", "Yes, delete everything");
  await expect(there.bin).toHaveCount(0);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("no undo brings back what was deleted for good, in this tab or in another one", async ({ page, context }) => {
  const [fight, home] = await twoEncounters(page);
  const undo = home.screen.getByRole("button", { name: "Undo" });
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const ends = [home, there].flatMap((tab) => [[/^Delete for good: /, /^Yes, delete for good: /], [/^Empty$/, /^Yes, delete everything$/]].map((names) => ({ tab, names })));
  for (const { tab, names } of ends) {
    await home.pressAction("Ogre", "Duplicate");
    await expect(home.titles).toHaveCount(3);
    await home.pressAction("Copy of Ogre", "Delete");
    await expect(undo).toHaveCount(1);
    await tab.openBin();
    await expect(tab.binRows).toHaveCount(1);
    await tab.agreeTo(...names);
    await expect(tab.bin).toHaveCount(0);
    await expect(undo).toHaveCount(0);
    await expect(home.titles).toHaveText(["Borin", "Ogre"]);
    expect(await binKeys(page)).toEqual([]);
  }

  // This tab has not heard of it.
  await home.pressAction("Ogre", "Delete");
  await expect(undo).toHaveCount(1);
  await page.evaluate(async () => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const base = await answered(indexedDB.open("asalto.1.archive", 1));
    const documents = base.transaction("documents", "readwrite").objectStore("documents");
    for (const key of await answered(documents.getAllKeys())) if (/^(bin|deleted|size\.bin)\./.test(key)) await answered(documents.delete(key));
    base.close();
  });
  await undo.click();
  await expect(page.getByRole("status")).toHaveText("This is gone. Another tab may have deleted or restored it.");
  await expect(undo).toHaveCount(0);
  await expect(home.titles).toHaveText(["Borin"]);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

const notDeleted = (home) => home.screen.locator(".notice", { hasText: "was not deleted, because there is no room to keep it for 30 days. Delete it for good?" });

test("without room in the bin nothing is deleted, unless the user says that it goes for good", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const before = await home.archive();
  await fillArchive(page);
  const asked = notDeleted(home);
  // A closed encounter, and the open one.
  for (const name of ["Aria, Ogre", "Borin"]) {
    await home.pressAction(name, "Delete");
    await expect(asked).toBeVisible();
    await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
    await asked.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(asked).toHaveCount(0);
    await expect(home.titles).toHaveText(["Borin", "Ogre"]);
    await expect(home.screen.locator("#undelete")).toHaveCount(0);
  }
  expect(await home.archive()).toEqual(before);
  // A question that is left deletes nothing.
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(asked).toBeVisible();
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await home.open();
  await expect(asked).toHaveCount(0);
  await home.pressAction("Aria, Ogre", "Delete");
  await asked.getByRole("button", { name: "Delete for good" }).click();
  await expect(home.titles).toHaveText(["Borin"]);
  await expect(page.getByRole("status")).toHaveText("Deleted for good: Ogre.");
  await expect(home.screen.locator("#undelete")).toHaveCount(0);
  await expect(home.bin).toHaveCount(0);
  await fillArchive(page, false);
  await page.reload();
  await home.waitForList();
  await expect(home.titles).toHaveText(["Borin"]);
  fight.expectNoConsoleOutput();
});

test("without IndexedDB and without room in the bin everything stays where it is", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  const stored = async () => (await readEntries(page)).filter(([key]) => key.startsWith("asalto.1.archive."));
  await expect.poll(async () => (await stored()).length).toBe(1);
  const before = await stored();
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (/archive\.(bin|deleted)\./.test(key)) throw new DOMException("full", "QuotaExceededError");
      return set.call(this, key, text);
    };
  });
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(notDeleted(home)).toBeVisible();
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  expect(await stored()).toEqual(before);
  await page.reload();
  await home.openEncounter("Ogre");
  await fight.expectHitCount(2);
  fight.expectNoConsoleOutput();
});

test("what home says about a change goes with home, and with the next change", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const gone = page.locator(".notice", { hasText: "This is gone." });
  for (const way of ["leave", "change"]) {
    await home.pressAction("Ogre", "Duplicate");
    await expect(home.titles).toHaveCount(3);
    await home.pressAction("Copy of Ogre", "Delete");
    await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
    await home.openBin();
    // This tab does not hear of it.
    await page.evaluate(async () => {
      const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
      const base = await answered(indexedDB.open("asalto.1.archive", 1));
      const documents = base.transaction("documents", "readwrite").objectStore("documents");
      for (const key of await answered(documents.getAllKeys())) if (/^(bin|deleted|size\.bin)\./.test(key)) await answered(documents.delete(key));
      base.close();
    });
    await home.bin.getByRole("button", { name: /^Restore: / }).click();
    await expect(gone.filter({ visible: true })).toHaveCount(1);
    // The row goes too.
    await expect(home.bin).toHaveCount(0);
    if (way === "leave") {
      await page.keyboard.press("Escape");
      await expect(home.screen).toHaveCount(0);
      await expect(gone).toHaveCount(0);
      await home.open();
    } else {
      await home.pressAction("Ogre", "Duplicate");
      await expect(home.titles).toHaveCount(3);
    }
    await expect(gone).toHaveCount(0);
  }
  fight.expectNoConsoleOutput();
});

test("a command changes the time of an encounter, and a look does not", async ({ page }) => {
  const begun = new Date("2026-11-01T20:00:00Z").getTime();
  await page.clock.setFixedTime(begun);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await page.clock.setFixedTime(begun + 2 * DAY);
  await fight.hit(1);
  await page.clock.setFixedTime(begun + 4 * DAY);
  const home = new Home(page);
  await home.open();
  // The encounter is still open.
  await expect(home.with("Ogre").locator(".stands")).toContainText("2 days ago");
  await home.startNewEncounter();
  await fight.add("Borin hp 20 pc");
  await home.openEncounter("Ogre");
  await home.openEncounter("Borin");
  await home.open();
  await expect(home.with("Ogre").locator(".stands")).toContainText("2 days ago");
  await home.openEncounter("Ogre");
  await fight.expectHitCount(1);
  await fight.hit(1);
  await page.clock.setFixedTime(begun + 5 * DAY);
  await home.open();
  await expect(home.with("Ogre").locator(".stands")).toContainText("yesterday");
  fight.expectNoConsoleOutput();
});

const WORDS = {
  en: ["Recently deleted (1)", "Restore", "Delete for good", "Empty"],
  es: ["Borrado hace poco (1)", "Recuperar", "Borrar para siempre", "Vaciar"],
  fr: ["Supprimé récemment (1)", "Restaurer", "Supprimer définitivement", "Vider"],
};

test("the bin has its words in three languages, on a wide and on a narrow screen", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.bin.locator("summary")).toHaveText(WORDS.en[0]);
  for (const [lang, [heading, ...buttons]] of Object.entries(WORDS)) {
    await page.evaluate((lang) => localStorage.setItem("asalto.1.language", lang), lang);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await home.openBin();
      await expect(home.bin.locator("summary")).toHaveText(heading);
      await expect(home.bin.locator("button")).toHaveText(buttons);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${lang} ${width}`).toBeLessThanOrEqual(0);
      const small = await home.bin.locator("button, summary").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML));
      expect(small, `${lang} ${width}`).toEqual([]);
      expect(await axeViolations(page), `${lang} ${width}`).toEqual([]);
    }
  }
  fight.expectNoConsoleOutput();
});
