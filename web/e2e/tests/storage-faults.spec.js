// Storage faults, caused on purpose and counted: no accepted command may be lost.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { seededDice } from "../fixtures/seeded-dice.js";
import { encounterSlots, encounterTexts, newest, readEntries, waitForSecondCopy } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";
import { Table } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

test.describe.configure({ timeout: 240_000 });

// Recording a trace of thousands of commands takes longer than the commands.
test.use({ trace: "off" });

/** All texts in the downloaded file. */
async function downloadAll(page) {
  const button = page.getByRole("button", { name: "Download all encounters" }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return JSON.parse(fs.readFileSync(await download.path(), "utf8")).slots;
}

/** Counts the writes from now on, and throws at one of them; at none for 0. */
const throwAtWrite = (page, nth) =>
  page.evaluate((nth) => {
    const set = Storage.prototype.setItem;
    globalThis.writes = 0;
    Storage.prototype.setItem = function (...pair) {
      globalThis.writes += 1;
      if (globalThis.writes === nth) throw new DOMException("full", "QuotaExceededError");
      return set.apply(this, /** @type {any} */ (pair));
    };
  }, nth);

test("setItem throws at every write of a combat", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  let blows = 0;
  let lost = 0;
  let writes = 1;
  for (let write = 0; write <= writes; write += 1) {
    // The first command writes a whole slot if one slot is missing. The second writes the other and a spare
    // copy.
    await page.evaluate(() => Object.keys(localStorage).forEach((key) => key.endsWith(".a") && localStorage.removeItem(key)));
    await throwAtWrite(page, write);
    blows += await fight.hit(16);
    if (write === 0) writes = await page.evaluate(() => globalThis.writes);
    lost += blows - (await fight.reloadAndCount());
  }
  expect(blows).toBe(16 * (writes + 1));
  expect(writes).toBeGreaterThan(16);
  expectNothingLost("writeRefused", writes, lost);
});

test("storage fills up, and then has room again", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  let lost = 0;
  await fight.hitOnce();
  await page.evaluate(() => {
    let piece = "x".repeat(1 << 20);
    for (let number = 0; piece.length > 0; number += 1) {
      try {
        localStorage.setItem(`another-app-${number}`, piece);
      } catch {
        piece = piece.slice(0, piece.length >> 1);
      }
    }
  });
  let blows = await fight.hitCount();
  const full = fight.alert.filter({ hasText: "storage is full" });
  // The app gives up its older slot before it gives up, so one write may fail and the next one not.
  for (let refused = 0; refused < 3; refused = (await full.count()) === 0 ? 0 : refused + 1) blows += Number(await fight.hitOnce());
  // The rejected write is in the file, and can be added elsewhere.
  const offered = await downloadAll(page);
  const key = Object.keys(offered).find((name) => name.endsWith(".unsaved"));
  lost += offered[key] ? 0 : 1;
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("another-app")) localStorage.removeItem(name);
  });
  blows += Number(await fight.hitOnce());
  await expect(fight.alert).toHaveCount(0);
  lost += blows - (await fight.reloadAndCount());
  expectNothingLost("storageFull", 1, lost);
});

test("the browser blocks storage in the middle", async ({ page }) => {
  let lost = 0;
  for (const after of [0, 1, 3]) {
    const fight = new CountedCombat(page);
    if (after === 0) await fight.startCombat();
    const before = after === 0 ? 0 : await fight.reloadAndCount();
    await fight.hit(after);
    await page.evaluate(() =>
      Object.defineProperty(window, "localStorage", {
        configurable: true,
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
    );
    await fight.hitOnce();
    await fight.hitOnce();
    await expect(fight.alert).toContainText("not being saved");
    lost += Object.keys(await downloadAll(page)).some((key) => key.endsWith(".unsaved")) ? 0 : 2;
    lost += Math.max(0, before + after - (await fight.reloadAndCount()));
  }
  expectNothingLost("storageBlocked", 3, lost);
});

test("a command writes as much behind ten thousand entries as behind ten", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  /**
   * Returns the characters that each of forty commands passes to the two stores. The rare whole write is
   * separate.
   */
  const written = async () => {
    // The first commands after an older version write both slots.
    await fight.hit(4);
    await waitForSecondCopy(page);
    await page.evaluate(() => {
      globalThis.bytes = [];
      globalThis.copies = [];
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith("asalto.")) globalThis.bytes.push(text.length);
        return set.call(this, key, text);
      };
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (text, key) {
        globalThis.copies.push(text.length);
        return put.call(this, text, key);
      };
    });
    await fight.hit(40);
    await waitForSecondCopy(page);
    const { bytes, copies } = await page.evaluate(() => ({ bytes, copies }));
    expect(bytes).toHaveLength(40);
    expect(copies.length).toBeGreaterThan(0);
    return Math.max(...bytes, ...copies);
  };
  const few = await written();
  await fight.growLog(10_000);
  const [, body] = newest(encounterTexts(await readEntries(page)));
  expect(body.length).toBeGreaterThan(400_000);
  const many = await written();
  console.log(`a command writes at most ${few} characters behind ten entries, ${many} behind ten thousand`);
  expect(few).toBeLessThan(16_384);
  expect(many).toBeLessThan(few + 1000);
  expect(await fight.reloadAndCount()).toBe(88);
});

test("two tabs and 200 commands by turns", async ({ page, context }) => {
  const tabs = [new CountedCombat(page)];
  await tabs[0].startCombat();
  tabs.push(new CountedCombat(await context.newPage()));
  await tabs[1].open();
  await expect(tabs[1].followsNotice).toBeVisible();
  const dice = seededDice(test.info().title);
  let accepted = 0;
  let plays = 0;
  for (let command = 0; command < 200; command += 1) {
    const at = dice(8) === 0 ? 1 - plays : plays;
    if (at !== plays) {
      await tabs[at].takeOver();
      await tabs[at].expectHitCount(accepted);
      plays = at;
    }
    accepted += Number(await tabs[at].hitOnce());
    if (command % 25 === 0) await tabs[1 - at].expectHitCount(accepted);
  }
  expect(accepted).toBe(200);
  const lost = accepted - (await tabs[plays].reloadAndCount()) + accepted - (await tabs[1 - plays].reloadAndCount());
  expectNothingLost("tabsByTurns", 200, lost);
});

test("two tabs without locks and messages", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    delete globalThis.BroadcastChannel;
  });
  const tabs = [new CountedCombat(page)];
  await tabs[0].startCombat();
  tabs.push(new CountedCombat(await context.newPage()));
  await tabs[1].open();
  const dice = seededDice(test.info().title);
  const accepted = [0, 0];
  for (let command = 0; command < 60; command += 1) {
    const at = dice(2);
    accepted[at] += Number(await tabs[at].hitOnce());
  }
  const lost = accepted[0] + accepted[1] - 60;
  // Neither tab has overwritten the other: one has saved a second encounter.
  const documents = new Set(encounterSlots(await readEntries(page)).map(([key]) => key.match(/\d+\.(?=[ab])/)[0]));
  expect(documents.size).toBe(2);
  const found = [];
  for (const number of [0, 1]) {
    const home = new Home(page);
    await home.open();
    await home.titles.nth(number).click();
    await expect(home.screen).toHaveCount(0);
    found.push(await tabs[0].reloadAndCount());
  }
  expectNothingLost("tabsWithoutLocks", 60, lost + Math.abs(found[0] + found[1] - accepted[0] - accepted[1]));
});

test("an encounter returns from the archive, and the second copy is not updated", async ({ page }) => {
  const fight = new CountedCombat(page);
  const home = new Home(page);
  await fight.startCombat();
  await fight.hit(3);
  await waitForSecondCopy(page);
  await home.open();
  await page.getByRole("button", { name: "New encounter" }).filter({ visible: true }).click();
  await fight.add("Borin hp 20 pc");
  await home.open();
  await home.expectArchived(1);
  const marks = () => page.evaluate(async () => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const base = await answered(indexedDB.open("asalto.1", 1));
    const keys = await answered(base.transaction("slots").objectStore("slots").getAllKeys());
    base.close();
    return keys.filter((key) => key.endsWith("."));
  });
  await expect.poll(marks).toHaveLength(1);
  // Nothing is copied from here on: the mark of the closed encounter stays.
  await page.evaluate(() => {
    const transaction = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, ...rest) {
      if (this.name === "asalto.1" && mode === "readwrite") throw new DOMException("fault", "InvalidStateError");
      return transaction.call(this, stores, mode, ...rest);
    };
  });
  await home.with("Aria").click();
  await fight.expectHitCount(3);
  await fight.hit(2);
  expect(await marks(), "the mark is still there").toHaveLength(1);
  const lost = 5 - (await fight.reloadAndCount());
  await waitForSecondCopy(page);
  expect(await marks(), "the next visit takes the mark away").toHaveLength(0);
  expectNothingLost("copyStopped", 1, lost + 5 - (await fight.reloadAndCount()));
});

test("the database of the second copy can't be opened at first", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(7);
  await waitForSecondCopy(page);
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    let refused = 0;
    IDBFactory.prototype.open = function (name, ...rest) {
      if (name !== "asalto.1" || refused === 2) return open.call(this, name, ...rest);
      refused += 1;
      throw new DOMException("busy", "UnknownError");
    };
  });
  await page.reload();
  await fight.expectHitCount(7);
  expectNothingLost("copyBusy", 1, 7 - (await fight.hitCount()));
});

test("a browser without storage still plays, shows a warning, and asks before the page closes", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const table = await Table.opened(page, "en");
  await expect(page.getByRole("alert")).toContainText("can’t save here");
  await table.chooseSample(table.words.sample);
  await expect(page.locator(".member")).toHaveCount(4);
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.reload();
  await expect(page.locator(".member")).toHaveCount(0);
  // Nothing is lost when an empty page closes.
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  table.expectNoConsoleOutput();
});
