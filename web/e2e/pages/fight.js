// Page object: a combat in which every attack deals 1 damage, so the HP show which commands were saved.
import { expect } from "@playwright/test";
import { Table } from "./table.js";

const MOST = 999;

export class Fight extends Table {
  constructor(page) {
    super(page, "en");
  }

  async open() {
    await super.open();
    await this.settled();
  }

  async begin() {
    await this.open();
    await this.add(`Aria +3 hp ${MOST} pc; Ogre -1 hp ${MOST}`);
    await this.start();
    await this.button(this.words.rollAll).click();
    await expect(this.page.getByLabel(this.words.amount)).toBeVisible();
  }

  /** Deals 1 damage and returns whether the app accepted it: an accepted command is shown. */
  async strike() {
    return (await this.strikes(1)) === 1;
  }

  /** Deals 1 damage many times and returns the number of accepted commands. The page itself presses the keys,
      because thousands of round trips would be slow. */
  strikes(times) {
    return this.page.evaluate(
      async ([times, label, most]) => {
        const shown = () => [...document.querySelectorAll(".row .hp > span:first-child")].reduce((sum, hp) => sum + most - parseInt(hp.textContent, 10), 0);
        const begun = shown();
        for (let time = 0; time < times; time += 1) {
          const before = shown();
          const field = document.querySelector(`input[aria-label="${label}"]`);
          field.value = "1";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
          // An accepted command is on screen in the next task; a rejected one never is.
          for (let wait = 0; wait < 3 && shown() === before; wait += 1) await new Promise((done) => setTimeout(done, 4 * wait));
        }
        return shown() - begun;
      },
      [times, this.words.amount, MOST],
    );
  }

  /** The number of commands shown, or none without a combat. */
  blows() {
    return this.page.evaluate((most) => {
      const shown = [...document.querySelectorAll(".row .hp > span:first-child")];
      return shown.reduce((sum, hp) => sum + most - parseInt(hp.textContent, 10), 0);
    }, MOST);
  }

  async expectBlows(number) {
    await expect.poll(() => this.blows(), { intervals: [10, 20, 50, 100] }).toBe(number);
  }

  /** Combat is a part that loads after the page. */
  async settled() {
    await this.page.locator("main .screen").waitFor();
  }

  /** Reloads the page and returns the number of commands shown. */
  async again() {
    await this.page.reload();
    await this.settled();
    return this.blows();
  }

  get follows() {
    return this.page.locator(".notice").getByText("played in another tab or page");
  }

  async takeOver() {
    await this.button("Play here").click();
    await this.follows.waitFor({ state: "detached" });
  }
}

/** All stored slots. */
export const stored = (page) => page.evaluate(() => Object.entries(localStorage));

/** Stores exactly these slots. It empties IndexedDB, which would otherwise repair the damaged slots. */
export const store = (page, entries) =>
  page.evaluate(async (all) => {
    const base = await new Promise((done) => {
      const request = indexedDB.open("asalto.1", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("slots");
      request.onsuccess = () => done(request.result);
    });
    await new Promise((done) => {
      const emptied = base.transaction("slots", "readwrite");
      emptied.objectStore("slots").clear();
      emptied.oncomplete = done;
    });
    base.close();
    localStorage.clear();
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);

/** Waits until IndexedDB holds the newest slot, which has the last command: it is written later. After a
    kill the older slot may differ until it is written again. */
export const mirrored = (page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
        const base = await answered(indexedDB.open("asalto.1", 1));
        const slots = base.transaction("slots").objectStore("slots");
        const generation = ([, text]) => Number(text.split(" ")[2]);
        const here = Object.entries(localStorage).filter(([key]) => /\.[ab]$/.test(key));
        const [newest] = here.toSorted((one, other) => generation(other) - generation(one));
        const there = newest && (await answered(slots.get(newest[0])));
        base.close();
        return newest !== undefined && newest[1] === there;
      }),
    )
    .toBe(true);

/** A generator of whole numbers below a bound (mulberry32). Its seed is `ASALTO_SEED`, or another one at
    each run; it is printed, so that a failure can be repeated. */
export function chance(test) {
  const seed = Number(process.env.ASALTO_SEED ?? Date.now() % 2 ** 31);
  console.log(`${test}: ASALTO_SEED=${seed} repeats this run`);
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
