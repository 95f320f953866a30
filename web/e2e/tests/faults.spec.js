// Storage faults, caused on purpose and counted: no accepted command may be lost.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { Fight, chance, mirrored, store, stored } from "../pages/fight.js";
import { note } from "../pages/ledger.js";

test.describe.configure({ timeout: 240_000 });
// Recording a trace of thousands of commands takes longer than the commands.
test.use({ trace: "off" });

const alert = (page) => page.getByRole("alert");
const slots = (entries) => entries.filter(([key]) => /encounter\.\d+\.[ab]$/.test(key));

/** All texts in the downloaded file. */
async function file(page) {
  const button = page.getByRole("button", { name: "Download all encounters" }).first();
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return JSON.parse(fs.readFileSync(await download.path(), "utf8")).slots;
}

/** Counts the writes from now on, and throws at one of them; at none for 0. */
const throwAt = (page, nth) =>
  page.evaluate((nth) => {
    const set = Storage.prototype.setItem;
    globalThis.writes = 0;
    Storage.prototype.setItem = function (...pair) {
      globalThis.writes += 1;
      if (globalThis.writes === nth) throw new DOMException("full", "QuotaExceededError");
      return set.apply(this, pair);
    };
  }, nth);

test("setItem throws at every write of a combat", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  let blows = 0;
  let lost = 0;
  let writes = 1;
  for (let write = 0; write <= writes; write += 1) {
    await throwAt(page, write);
    // Enough writes to include a spare.
    blows += await fight.strikes(16);
    if (write === 0) writes = await page.evaluate(() => globalThis.writes);
    lost += blows - (await fight.again());
  }
  expect(blows).toBe(16 * (writes + 1));
  expect(writes).toBeGreaterThan(16);
  note("setItem throws once, at each write", writes, lost);
});

test("storage fills up, and then has room again", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  let lost = 0;
  await fight.strike();
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
  let blows = await fight.blows();
  while ((await alert(page).count()) === 0) blows += Number(await fight.strike());
  await expect(alert(page)).toContainText("storage is full");
  blows += Number(await fight.strike());
  // The rejected write is in the file, and can be added elsewhere.
  const offered = await file(page);
  const key = Object.keys(offered).find((name) => name.endsWith(".unsaved"));
  lost += offered[key] ? 0 : 1;
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith("another-app")) localStorage.removeItem(name);
  });
  blows += Number(await fight.strike());
  await expect(alert(page)).toHaveCount(0);
  lost += blows - (await fight.again());
  note("the store is full, and has room again", 1, lost);
});

test("the browser blocks storage in the middle", async ({ page }) => {
  let lost = 0;
  for (const after of [0, 1, 3]) {
    const fight = new Fight(page);
    if (after === 0) await fight.begin();
    const before = after === 0 ? 0 : await fight.again();
    await fight.strikes(after);
    await page.evaluate(() =>
      Object.defineProperty(window, "localStorage", {
        configurable: true,
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
    );
    await fight.strike();
    await fight.strike();
    await expect(alert(page)).toContainText("not being saved");
    lost += Object.keys(await file(page)).some((key) => key.endsWith(".unsaved")) ? 0 : 2;
    lost += Math.max(0, before + after - (await fight.again()));
  }
  note("the getter of localStorage throws", 3, lost);
});

/** Opens an encounter of the list, and returns whether a warning named it. */
const opensFromList = (page, title) =>
  page.evaluate(async (title) => {
    const task = () => new Promise((done) => setTimeout(done));
    const warning = () => document.querySelector(".notice.warning:has([role=alert])");
    warning()?.querySelector("button.quiet").click();
    await task();
    if (warning()) return false;
    [...document.querySelectorAll(".encounters .kept")].find((kept) => kept.textContent.startsWith(title)).click();
    for (let wait = 0; wait < 20 && !warning(); wait += 1) await task();
    return warning() !== null;
  }, title);

test("slots cut and flipped", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(7);
  const whole = slots(await stored(page)).map(([key, text]) => [key.slice(-1), text]);
  const generation = ([, text]) => Number(text.split(" ")[2]);
  const newest = whole.toSorted((one, other) => generation(other) - generation(one))[0][0];
  const dice = chance(test.info().title);
  const lost = { a: 0, b: 0, both: 0 };
  const tries = { a: 0, b: 0, both: 0 };
  /** The slots of an encounter, with one or both damaged. */
  const spoil = (which) =>
    whole.map(([slot, text]) => {
      if (which !== "both" && which !== slot) return { slot, text, spoiled: false };
      const at = dice(text.length);
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << dice(7)));
      return { slot, text: dice(2) ? text.slice(0, at) : text.slice(0, at) + flipped + text.slice(at + 1), spoiled: true };
    });
  // The page loads twenty times with ten such encounters. Loading opens the first, and the list opens the
  // others.
  for (let load = 0; load < 20; load += 1) {
    const trials = Array.from({ length: 10 }, (_, number) => {
      const which = ["a", "b", "both"][(load * 10 + number) % 3];
      return { which, id: 100 + number, title: `Try ${number} of ${load}`, slots: spoil(which) };
    });
    const entries = trials.flatMap(({ id, slots }) => slots.map(({ slot, text }) => [`asalto.1.encounter.${id}.${slot}`, text]));
    const list = JSON.stringify(trials.map(({ id, title }) => [id, [title], 2]));
    await store(page, [...entries, ["asalto.1.encounters", list], ["asalto.1.open", "100"]]);
    let open = 0;
    for (const { which, title, slots } of trials) {
      const first = title === trials[0].title;
      if (first) {
        await fight.again();
        await page.locator("details.menu summary").click();
        await page.locator(".encounters .kept").first().waitFor();
      }
      const told = first ? (await alert(page).count()) === 1 : await opensFromList(page, title);
      const blows = await fight.blows();
      const newestIsSpoiled = slots.some(({ slot, spoiled }) => slot === newest && spoiled);
      // If no slot is readable, the open encounter stays open.
      const expected = which === "both" ? open : newestIsSpoiled ? 6 : 7;
      const now = (await stored(page)).map(([, text]) => text);
      const kept = slots.every(({ text, spoiled }) => !spoiled || now.includes(text));
      tries[which] += 1;
      if (blows !== expected || !told || !kept) lost[which] += 1;
      open = blows;
    }
  }
  for (const which of ["a", "b", "both"]) note(`slot ${which} cut or with a flipped bit (told, and kept aside)`, tries[which], lost[which]);
});

test("IndexedDB answers late", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strikes(8);
  const older = await stored(page);
  await fight.strikes(8);
  await mirrored(page);
  await page.addInitScript((wait) => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...named) {
      const asked = open.apply(this, named);
      const late = {};
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
    expect(await fight.again()).toBe(here.length === 0 ? 0 : 8);
    await expect.poll(() => fight.blows()).toBe(16);
    lost += 16 - (await fight.again());
  }
  expect(lost).toBe(0);
  note("the second home answers seconds late", 2, lost);
});

test("equal generations", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strike();
  const one = slots(await stored(page));
  await fight.strike();
  const other = slots(await stored(page));
  // Both slots have one generation, as after two writers without a lock.
  const changed = other.find(([key, text]) => text !== one.find(([same]) => same === key)[1]);
  const target = one.find(([key]) => key !== changed[0]);
  const entries = (await stored(page)).map(([key, text]) => (key === target[0] ? [key, changed[1]] : [key, text]));
  await store(page, entries);
  const blows = await fight.again();
  note("equal generations", 1, 2 - blows);
});

test("storage cleared in the middle", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  let lost = 0;
  let blows = 0;
  for (let time = 0; time < 5; time += 1) {
    blows += await fight.strikes(time);
    await page.evaluate(() => localStorage.clear());
    blows += Number(await fight.strike());
    lost += blows - (await fight.again());
  }
  note("storage cleared in the middle", 5, lost);
});

test("two tabs and 200 commands by turns", async ({ page, context }) => {
  const tabs = [new Fight(page)];
  await tabs[0].begin();
  tabs.push(new Fight(await context.newPage()));
  await tabs[1].open();
  await expect(tabs[1].follows).toBeVisible();
  const dice = chance(test.info().title);
  let accepted = 0;
  let plays = 0;
  for (let command = 0; command < 200; command += 1) {
    const at = dice(8) === 0 ? 1 - plays : plays;
    if (at !== plays) {
      await tabs[at].takeOver();
      await tabs[at].expectBlows(accepted);
      plays = at;
    }
    accepted += Number(await tabs[at].strike());
    if (command % 25 === 0) await tabs[1 - at].expectBlows(accepted);
  }
  expect(accepted).toBe(200);
  const lost = accepted - (await tabs[plays].again()) + accepted - (await tabs[1 - plays].again());
  note("two tabs, commands by turns with taking over", 200, lost);
});

test("two tabs without locks and messages", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    delete globalThis.BroadcastChannel;
  });
  const tabs = [new Fight(page)];
  await tabs[0].begin();
  tabs.push(new Fight(await context.newPage()));
  await tabs[1].open();
  const dice = chance(test.info().title);
  const accepted = [0, 0];
  for (let command = 0; command < 60; command += 1) {
    const at = dice(2);
    accepted[at] += Number(await tabs[at].strike());
  }
  const lost = accepted[0] + accepted[1] - 60;
  // Neither tab has overwritten the other: one has saved an encounter of its own.
  const documents = new Set(slots(await stored(page)).map(([key]) => key.match(/\d+\.(?=[ab])/)[0]));
  expect(documents.size).toBe(2);
  const found = [];
  for (const number of [0, 1]) {
    await page.locator("details.menu summary").click();
    await page.locator(".encounters .kept").nth(number).click();
    found.push(await tabs[0].again());
  }
  note("two tabs without locks and messages (both are kept)", 60, lost + Math.abs(found[0] + found[1] - accepted[0] - accepted[1]));
});

test("a newer version's encounters", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strike();
  // An open encounter: this tab saves its own, and the other stays unchanged.
  const newer = "asalto 999 9 2 63c1440735b47056\n{}";
  const [key] = slots(await stored(page))[0];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, newer]);
  await fight.strike();
  await expect(alert(page)).toContainText("an encounter of its own");
  let lost = 2 - (await fight.again());
  const after = new Map(await stored(page));
  lost += Number(after.get(key) !== newer);
  note("an old version's tab beside a newer one", 1, lost);
  // On opening: a message, and no change.
  await page.evaluate((id) => localStorage.setItem("asalto.1.open", id), key.match(/encounter\.(\d+)/)[1]);
  await page.reload();
  await expect(alert(page)).toContainText("newer version");
  note("an encounter of schema 999", 1, Number((await page.evaluate((key) => localStorage.getItem(key), key)) !== newer));
});

test("keys of other apps on the origin", async ({ page }) => {
  await page.goto("./");
  const foreign = [["asalto", "{"], ["asalto.1.encounter.", "x"], ["asalto.1.encounter.abc.a", "y"], ["asalto.1.encounters.old", "z"], ["excalidraw", "[]"], ["", "empty"]];
  await store(page, foreign);
  const fight = new Fight(page);
  await fight.begin();
  await fight.strike();
  const lost = 1 - (await fight.again());
  const now = new Map(await stored(page));
  note("keys of other apps on the origin", foreign.length, lost + foreign.filter(([key, text]) => now.get(key) !== text).length);
});

test("the list is missing, or names missing encounters", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strike();
  let lost = 0;
  const lists = [null, "", "{", "[]", '[[1,["Nobody"],1]]', "[[1,2,3]]"];
  for (const list of lists) {
    await page.evaluate((text) => (text === null ? localStorage.removeItem("asalto.1.encounters") : localStorage.setItem("asalto.1.encounters", text)), list);
    await fight.again();
    await page.locator("details.menu summary").click();
    const titles = page.locator(".encounters .kept");
    await expect(titles.first()).toBeVisible();
    const found = await titles.allInnerTexts();
    lost += Number(found.length !== 1 || !found[0].includes("Aria"));
  }
  note("the list of encounters is gone or wrong", lists.length, lost);
});
