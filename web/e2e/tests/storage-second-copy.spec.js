// The second copy in IndexedDB: it repairs the first, arrives late, is lost and is made again. No accepted
// command may be lost.
import { expect, test } from "@playwright/test";
import { seededDice } from "../fixtures/seeded-dice.js";
import { encounterTexts, newest, readEntries, waitForSecondCopy, writeSlot } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { expectNothingLost } from "../reports/faults.js";

test.describe.configure({ timeout: 240_000 });

/**
 * Makes the app wait for the second copy as long as a slow machine needs. The app itself waits two seconds.
 */
const waitPatiently = (page) =>
  page.addInitScript(() => {
    const after = window.setTimeout;
    window.setTimeout = /** @type {any} */ ((act, delay, ...rest) => after(act, delay === 2000 ? 60_000 : delay, ...rest));
  });

test("damaged texts are repaired from the second copy before anything opens", async ({ page }) => {
  await waitPatiently(page);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  const dice = seededDice(test.info().title);
  let blows = 0;
  let lost = 0;
  let tries = 0;
  for (let time = 0; time < 24; time += 1) {
    blows += await fight.hit(1 + (time % 3));
    await waitForSecondCopy(page);
    const all = encounterTexts(await readEntries(page));
    // Each one of them, and then all at once.
    const damaged = time % 5 === 4 ? all : [all[time % all.length]];
    await page.evaluate(
      (entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)),
      damaged.map(([key, text]) => {
        const at = dice(text.length);
        return [key, dice(2) ? text.slice(0, at) : text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)];
      }),
    );
    lost += blows - (await fight.reloadAndCount());
    tries += damaged.length;
    await expect(fight.alert).toHaveCount(0);
    const repaired = new Map(await readEntries(page));
    for (const [key, text] of all) lost += Number(repaired.get(key) !== text);
  }
  expectNothingLost("damagedWithCopy", tries, lost);
});

test("a text whose generation is damaged is repaired, and one that is newer than its copy is not", async ({ page }) => {
  await waitPatiently(page);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(4);
  await waitForSecondCopy(page);
  const all = encounterTexts(await readEntries(page));
  const later = (text) => text.replace(/^(asalto \d+) (\d+)/, (_, head, generation) => `${head} ${Number(generation) + 7}`);
  let lost = 0;
  // The second text has lost its end as well.
  for (const how of [later, (text) => later(text).slice(0, 70)]) {
    await page.evaluate((entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)), all.map(([key, text]) => [key, how(text)]));
    lost += 4 - (await fight.reloadAndCount());
    await expect(fight.alert).toHaveCount(0);
    expect(encounterTexts(await readEntries(page)).sort()).toEqual(all.toSorted());
  }
  expectNothingLost("damagedGeneration", 2 * all.length, lost);

  // The copy lacks the last change, and the text with that change is cut. The app reports it, and the rest is
  // readable.
  const [key, text] = newest(all);
  const [line, ...rest] = text.split("\n");
  const cut = [line.replace(/ (\d+) (\d+) \w+$/, (_, number, length) => ` ${Number(number) + 1} ${length} 0123456789abcdef`), ...rest].join("\n").slice(0, -9);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, cut]);
  await fight.reloadAndCount();
  await expect(fight.alert).toHaveCount(1);
});

test("a copy that is damaged or older replaces nothing", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(5);
  await waitForSecondCopy(page);
  const now = encounterTexts(await readEntries(page));
  let lost = 0;
  for (const how of [(text) => text.replace("Aria", "Oria"), (text) => writeSlot(1, text.split("\n").slice(1).join("\n"), 2), (text) => text.slice(0, 30)]) {
    await page.evaluate(async (entries) => {
      const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
      const base = await answered(indexedDB.open("asalto.1", 1));
      const slots = base.transaction("slots", "readwrite").objectStore("slots");
      await Promise.all(entries.map(([key, text]) => answered(slots.put(text, key))));
      base.close();
    }, now.map(([key, text]) => [key, how(text)]));
    lost += 5 - (await fight.reloadAndCount());
    expect(encounterTexts(await readEntries(page)).sort()).toEqual(now.toSorted());
    // The copy is made again.
    await waitForSecondCopy(page);
  }
  expectNothingLost("copyOutdated", 3, lost);
});

/** The ways in which a page loses its connection to IndexedDB, as kinds of faults. */
const closings = {
  copyDeleted: async (page) => {
    const other = await page.context().newPage();
    await other.goto("./icon.svg");
    await other.evaluate(() => new Promise((done) => (indexedDB.deleteDatabase("asalto.1").onsuccess = done)));
    await other.close();
  },
  copyClosed: (page) =>
    page.evaluate(() => {
      const begin = IDBDatabase.prototype.transaction;
      const closed = new WeakSet();
      IDBDatabase.prototype.transaction = function (...named) {
        if (!globalThis.reopened) closed.add(this);
        globalThis.reopened = true;
        if (closed.has(this)) throw new DOMException("closing", "InvalidStateError");
        return begin.apply(this, /** @type {any} */ (named));
      };
    }),
};

for (const [kind, close] of Object.entries(closings)) {
  test(`${kind}: the copy goes on`, async ({ page }) => {
    const fight = new CountedCombat(page);
    await fight.startCombat();
    await fight.hit(3);
    await waitForSecondCopy(page);
    await close(page);
    await fight.hit(2);
    // All slots and journals are there, not only the latest writes.
    await waitForSecondCopy(page);
    await expect(fight.alert).toHaveCount(0);
    const before = await fight.hitCount();
    await page.evaluate(() => localStorage.clear());
    expectNothingLost(/** @type {"copyDeleted" | "copyClosed"} */ (kind), 1, before - (await fight.reloadAndCount()));
    fight.expectNoConsoleOutput();
  });
}

/** Makes the page refuse IndexedDB until `allowed` is set in it. */
const refuseDatabase = (page) =>
  page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...named) {
      if (globalThis.allowed) return open.apply(this, /** @type {any} */ (named));
      throw new DOMException("private", "SecurityError");
    };
  });

/** Makes the page refuse the private files that take the place of IndexedDB. */
const refuseFiles = (page) =>
  page.addInitScript(() => {
    StorageManager.prototype.getDirectory = () => Promise.reject(new DOMException("private", "SecurityError"));
  });

/** The names of the private files that hold texts. */
const fileNames = (page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("asalto.1.copies").catch(() => null);
    const names = [];
    for await (const name of folder?.keys() ?? []) names.push(name);
    return names.sort();
  });

/** The names of the private files that differ from localStorage at this moment, or are missing or too many. */
async function copiesDiffer(page) {
  const saved = new Map(encounterTexts(await readEntries(page)));
  const names = await fileNames(page);
  const copies = await page.evaluate(async (names) => {
    const read = async (name) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle("asalto.1.copies");
      return (await (await folder.getFileHandle(name)).getFile()).text();
    };
    return Promise.all(names.map((name) => read(name).catch(() => null)));
  }, names);
  const differ = names.filter((name, at) => saved.get(name) !== copies[at]);
  return [...differ, ...[...saved.keys()].filter((name) => !names.includes(name))];
}

test("files take the place of a refused IndexedDB, and leave when it works", async ({ page }) => {
  await waitPatiently(page);
  await refuseDatabase(page);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  let blows = 0;
  let lost = 0;
  for (let time = 0; time < 5; time += 1) {
    blows += await fight.hit(3);
    await expect.poll(() => copiesDiffer(page)).toEqual([]);
    // Everything in localStorage is gone, as after a kill before its first write to disk.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes("encounter")) localStorage.removeItem(key);
    });
    lost += blows - (await fight.reloadAndCount());
  }
  await expect(fight.alert).toHaveCount(0);
  await page.evaluate(() => (globalThis.allowed = true));
  await fight.hit(1);
  await waitForSecondCopy(page);
  await expect.poll(() => fileNames(page)).toEqual([]);
  expectNothingLost("databaseRefused", 5, lost);
});

test("an encounter that is deleted while files hold the copy stays deleted", async ({ page }) => {
  await waitPatiently(page);
  await refuseDatabase(page);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await expect.poll(() => fileNames(page)).not.toEqual([]);
  const before = await readEntries(page);
  const id = /** @type {RegExpMatchArray} */ (encounterTexts(before)[0][0].match(/encounter\.(\d+)/))[1];
  // The page's own event, as deleting in the list of encounters sends it.
  await page.evaluate((keys) => dispatchEvent(new CustomEvent("asalto:encounter-deleted", { detail: [keys, ""] })), `asalto.1.encounter.${id}.`);
  await expect.poll(() => fileNames(page)).toEqual([`asalto.1.encounter.${id}.gone`]);
  // A killed browser had not yet removed the encounter from localStorage.
  await page.reload();
  await expect(page.locator("main .screen, .home, main").first()).toBeVisible();
  expectNothingLost("deletedInFiles", 1, encounterTexts(await readEntries(page)).filter(([key]) => key.includes(`encounter.${id}.`)).length);
});

test("without a second copy the app says so until there is one", async ({ page }) => {
  await refuseFiles(page);
  await refuseDatabase(page);
  const fight = new CountedCombat(page);
  await fight.open();
  await fight.add("Aria +3 hp 20 pc");
  await expect(fight.alert).toContainText("second copy");
  await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  await fight.add("Borin +1 hp 20 pc");
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(fight.alert).toHaveCount(0);
  await page.reload();
  await fight.add("Celia +1 hp 20 pc");
  await expect(fight.alert).toContainText("second copy");
  await page.evaluate(() => (globalThis.allowed = true));
  await fight.add("Dora +1 hp 20 pc");
  await expect(fight.alert).toHaveCount(0);
  await waitForSecondCopy(page);
  expect(await page.locator(".member").count()).toBe(4);
});

test("IndexedDB does not answer: the app says so until it does", async ({ page }) => {
  await refuseFiles(page);
  await page.addInitScript(() => {
    // Seconds of patience pass at once.
    const every = window.setInterval;
    window.setInterval = /** @type {any} */ ((act, delay, ...rest) => every(act, delay === 1000 ? 20 : delay, ...rest));
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...named) {
      const asked = open.apply(this, /** @type {any} */ (named));
      if (window.answered || named[0] !== "asalto.1") return asked;
      const silent = /** @type {any} */ ({});
      const opened = new Promise((done) => asked.addEventListener("success", done));
      asked.onupgradeneeded = () => Object.assign(silent, { result: asked.result }).onupgradeneeded();
      window.answer = async () => {
        window.answered = true;
        await opened;
        Object.assign(silent, { result: asked.result }).onsuccess();
      };
      return silent;
    };
  });
  const fight = new CountedCombat(page);
  await fight.open();
  await fight.add("Aria +3 hp 20 pc");
  await expect(fight.alert).toContainText("second copy");
  await fight.add("Borin +1 hp 20 pc");
  await expect(page.locator(".member")).toHaveCount(2);
  await page.evaluate(() => window.answer());
  await expect(fight.alert).toHaveCount(0);
  await waitForSecondCopy(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.waitForFunction(() => window.answer);
  await page.evaluate(() => window.answer());
  await expect(page.locator(".member")).toHaveCount(2);
  expectNothingLost("copySilent", 1, 2 - (await page.locator(".member").count()));
});

test("IndexedDB answers late", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(8);
  const older = await readEntries(page);
  await fight.hit(8);
  await waitForSecondCopy(page);
  await page.addInitScript((wait) => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...named) {
      const asked = open.apply(this, /** @type {any} */ (named));
      const late = /** @type {any} */ ({});
      asked.onsuccess = () => setTimeout(() => late.onsuccess(Object.assign(late, { result: asked.result })), wait);
      return late;
    };
  }, 4000);
  let lost = 0;
  for (const here of [[], older]) {
    await page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, text] of entries) localStorage.setItem(key, text);
    }, here);
    // The app starts without the slots, and opens them once they arrive.
    expect(await fight.reloadAndCount()).toBe(here.length === 0 ? 0 : 8);
    await expect.poll(() => fight.hitCount()).toBe(16);
    lost += 16 - (await fight.reloadAndCount());
  }
  expect(lost).toBe(0);
  expectNothingLost("copyLate", 2, lost);
});
