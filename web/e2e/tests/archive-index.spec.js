// The list of many archived encounters: home reads the summaries, and an encounter only if it has none.
import { expect, test } from "@playwright/test";
import { addAtOnce, backupSlots, encounterBodies } from "../fixtures/backups.js";
import { archivedWithNotes, Home } from "../pages/home.js";

const COUNT = 500;

test.describe.configure({ timeout: 240_000 });

/** The keys of the summaries and sizes in the archive. */
const notes = async (page) => Object.keys(await archivedWithNotes(page)).filter((key) => /^(summary|size)\./.test(key));

/** Counts the encounters that the page reads from the archive from its next load on. */
const countReads = (page) =>
  page.addInitScript(() => {
    globalThis.encountersRead = 0;
    const isEncounter = (key) => /^encounter\.\d*$/.test(key?.lower ?? key ?? "");
    const get = IDBObjectStore.prototype.get;
    IDBObjectStore.prototype.get = function (key) {
      globalThis.encountersRead += Number(isEncounter(key));
      return get.call(this, key);
    };
    for (const name of ["getAll", "openCursor"]) {
      const read = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...range) {
        // The second copy has a store of its own.
        if (this.name === "documents" && (!range[0] || isEncounter(range[0]))) globalThis.encountersRead += 500;
        return read.apply(this, range);
      };
    }
  });

/** Opens home with an empty list, and returns how many encounters were read until all are listed. */
async function openWithoutList(page, what) {
  await page.goto("./licenses.txt");
  await page.evaluate(() => localStorage.removeItem("asalto.1.encounters"));
  const before = Date.now();
  await page.goto("./#/home");
  const home = new Home(page);
  await home.waitForList();
  await expect(home.titles).toHaveCount(COUNT + 1);
  // The size of the storage is read beside the list.
  await expect(home.screen.locator(".files .hint").last()).toContainText(/[1-9]/);
  const reads = await page.evaluate(() => globalThis.encountersRead);
  console.log(`${what}: ${Date.now() - before} ms, ${reads} encounters read`);
  return reads;
}

test("home lists 500 archived encounters without reading them", async ({ page }) => {
  const bodyOf = await encounterBodies(page, { entries: 60 });
  const home = new Home(page);
  await home.open();
  await addAtOnce([[page, backupSlots(bodyOf, Array.from({ length: COUNT }, (_, at) => `Hero ${at}`))]]);
  await expect(home.titles).toHaveCount(COUNT + 1, { timeout: 60_000 });
  await countReads(page);
  expect(await openWithoutList(page, "with summaries")).toBe(0);
  await expect(home.with("Hero 499, Ogre")).toHaveCount(1);
  // With its list, home reads no more.
  const before = Date.now();
  await page.reload();
  await home.waitForList();
  await expect(home.titles).toHaveCount(COUNT + 1);
  console.log(`with the list: ${Date.now() - before} ms`);
  expect(await page.evaluate(() => globalThis.encountersRead)).toBe(0);

  // The archive of an older version has no summaries: they are written at the first opening.
  await page.evaluate(async () => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const base = await answered(indexedDB.open("asalto.1.archive", 1));
    await answered(base.transaction("documents", "readwrite").objectStore("documents").delete(IDBKeyRange.bound("size.", "summary.\uffff")));
    base.close();
  });
  expect(await openWithoutList(page, "without summaries")).toBeGreaterThanOrEqual(COUNT);
  await expect.poll(async () => (await notes(page)).length).toBe(2 * COUNT);
  expect(await openWithoutList(page, "with the summaries of the first opening")).toBe(0);

  // Each encounter opens, and a deleted one leaves no summary.
  await home.search.fill("Hero 250");
  await home.titles.first().click();
  await expect(page.locator(".row .name").filter({ hasText: "Hero 250" })).toHaveCount(1);
  await home.open();
  await home.pressAction("Hero 251, Ogre", "Delete");
  await expect.poll(async () => (await notes(page)).filter((key) => key.endsWith(".1251"))).toEqual([]);
});
