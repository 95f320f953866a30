// Page object: home, with the saved encounters.
import { expect } from "@playwright/test";

export class Home {
  constructor(page) {
    this.page = page;
    this.screen = page.locator("main.home");
    this.titles = this.screen.locator(".encounters .kept .name");
    this.search = this.screen.getByRole("searchbox");
  }

  async open() {
    await this.page.evaluate(() => (location.hash = "#/home"));
    await this.waitForList();
  }

  /** Waits until the list no longer changes by itself. */
  async waitForList() {
    await this.screen.locator(".encounters[aria-busy='false']").waitFor({ state: "attached" });
  }

  /** The encounters with a text in their title or among their combatants, or with a title of a pattern. */
  with(text) {
    const all = this.screen.locator(".encounters .kept");
    return text instanceof RegExp ? all.filter({ has: this.page.locator(".name", { hasText: text }) }) : all.filter({ hasText: text });
  }

  /** Opens home, and an encounter in it, by its title or a combatant. */
  async openEncounter(text) {
    await this.open();
    await this.with(text).click();
    await expect(this.screen).toHaveCount(0);
  }

  /** Presses an action of an encounter, by its title or by the list of its combatants. */
  async pressAction(title, action) {
    const byTitle = this.screen.getByRole("button", { name: `Actions: ${title}`, exact: true });
    const cast = this.page.locator(".hint", { hasText: new RegExp(`^${title}$`) });
    const byCast = this.screen.locator(".encounters li").filter({ has: cast }).getByRole("button", { name: /^Actions: / });
    await ((await byTitle.count()) ? byTitle : byCast).click();
    await this.screen.locator(".acts").getByRole("button", { name: action, exact: true }).click();
  }

  async rename(title, name) {
    await this.pressAction(title, "Rename");
    await this.screen.getByLabel("Name", { exact: true }).fill(name);
    await this.page.keyboard.press("Enter");
  }

  /** The documents in the archive, by their keys. */
  archive() {
    return archived(this.page);
  }

  async startNewEncounter() {
    await this.page.getByRole("button", { name: "New encounter" }).filter({ visible: true }).click();
  }

  /** The section with what was deleted, and its rows. */
  get bin() {
    return this.screen.locator(".recently-deleted");
  }

  get binRows() {
    return this.bin.locator("li");
  }

  /** Unfolds the section with what was deleted. */
  async openBin() {
    await this.waitForList();
    if ((await this.bin.getAttribute("open")) === null) await this.bin.locator("summary").click();
    await expect(this.bin).toHaveAttribute("open", "");
  }

  /** Presses a button that asks, and the one that agrees. */
  async agreeTo(name, yes) {
    await this.bin.getByRole("button", { name, exact: true }).click();
    await this.bin.getByRole("button", { name: yes }).click();
  }

  /** Waits until the archive has this many encounters. */
  async expectArchived(count) {
    await expect.poll(async () => Object.keys(await this.archive()).filter((key) => key.startsWith("encounter.")).length).toBe(count);
  }
}

/** The documents in IndexedDB, by their keys, without what the archive notes about encounters and without the bin. */
export const archived = async (page) => {
  const all = Object.entries(await archivedWithNotes(page));
  return Object.fromEntries(all.filter(([key]) => !/^(summary|size|deleted|bin)\./.test(key)));
};

/** The deleted texts in the bin of IndexedDB, by their former keys. */
export const binned = async (page) => {
  const all = Object.entries(await archivedWithNotes(page));
  const texts = all.filter(([key]) => key.startsWith("bin."));
  return Object.fromEntries(texts.map(([key, text]) => [key.replace(/^bin\.\d+\./, ""), text]));
};

/** The documents in IndexedDB, by their keys, with the summaries and sizes of encounters and with the bin. */
export const archivedWithNotes = (page) =>
  page.evaluate(async () => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("asalto.1.archive")) return {};
    const base = await answered(indexedDB.open("asalto.1.archive", 1));
    const documents = base.transaction("documents").objectStore("documents");
    const [keys, texts] = await Promise.all([documents.getAllKeys(), documents.getAll()].map(answered));
    base.close();
    return Object.fromEntries(keys.map((key, at) => [key, texts[at]]));
  });

/** Stores a document in IndexedDB, without the app. */
export const putArchived = (page, key, text) =>
  page.evaluate(
    async ([key, text]) => {
      const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
      const base = await answered(indexedDB.open("asalto.1.archive", 1));
      await answered(base.transaction("documents", "readwrite").objectStore("documents").put(text, key));
      base.close();
    },
    [key, text],
  );

/** Removes a document from IndexedDB, without the app. */
export const removeArchived = (page, key) =>
  page.evaluate(async (key) => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const base = await answered(indexedDB.open("asalto.1.archive", 1));
    await answered(base.transaction("documents", "readwrite").objectStore("documents").delete(key));
    base.close();
  }, key);

/** Makes the archive refuse writes for lack of room, or accept them again. */
export const fillArchive = (page, full = true) =>
  page.evaluate((full) => {
    globalThis.put ??= IDBObjectStore.prototype.put;
    globalThis.refused = 0;
    /** @this {IDBObjectStore} */
    const refuse = function () {
      globalThis.refused += Number(this.name === "documents");
      if (this.name === "documents") throw new DOMException("full", "QuotaExceededError");
      return globalThis.put.apply(this, arguments);
    };
    IDBObjectStore.prototype.put = full ? refuse : globalThis.put;
  }, full);

/** Holds every write of the archive until the returned function is called. */
export async function holdArchive(page) {
  await page.evaluate(async () => {
    const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const base = await answered(indexedDB.open("asalto.1.archive", 1));
    const held = base.transaction("documents", "readwrite").objectStore("documents");
    globalThis.holdsArchive = true;
    const hold = () => {
      if (globalThis.holdsArchive) held.get("none").onsuccess = hold;
      else base.close();
    };
    await answered(held.get("none"));
    hold();
  });
  return () => page.evaluate(() => (globalThis.holdsArchive = false));
}
