// A fight in which every blow takes one hit point, so that what is left tells which commands are kept.
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

  /** Strikes once, and says whether the app took it: what is accepted is shown. */
  async strike() {
    return (await this.strikes(1)) === 1;
  }

  /** Strikes so often, and says how often the app took it. The keys are pressed within the page, since
      thousands of them would each take a way there and back. */
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
          // It is on the screen in the next task; what is refused never is.
          for (let wait = 0; wait < 3 && shown() === before; wait += 1) await new Promise((done) => setTimeout(done, 4 * wait));
        }
        return shown() - begun;
      },
      [times, this.words.amount, MOST],
    );
  }

  /** How many blows are shown; none where there is no fight. */
  blows() {
    return this.page.evaluate((most) => {
      const shown = [...document.querySelectorAll(".row .hp > span:first-child")];
      return shown.reduce((sum, hp) => sum + most - parseInt(hp.textContent, 10), 0);
    }, MOST);
  }

  async expectBlows(number) {
    await expect.poll(() => this.blows(), { intervals: [10, 20, 50, 100] }).toBe(number);
  }

  /** The fight is a part that comes after the page. */
  async settled() {
    await this.page.locator("main .screen").waitFor();
  }

  /** Loads the page anew and says how many blows are there. */
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

/** What is stored. */
export const stored = (page) => page.evaluate(() => Object.entries(localStorage));

/** Stores that and nothing else: the second home is emptied, or it would heal what is spoiled here. */
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

/** Waits until the second home holds what is stored: it is written in its own time. */
export const mirrored = (page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
        const base = await answered(indexedDB.open("asalto.1", 1));
        const slots = base.transaction("slots").objectStore("slots");
        const here = Object.entries(localStorage).filter(([key]) => /\.[ab]$/.test(key));
        const there = await Promise.all(here.map(([key]) => answered(slots.get(key))));
        base.close();
        return here.length > 0 && here.every(([, text], at) => text === there[at]);
      }),
    )
    .toBe(true);

/** A generator of whole numbers below a bound, the same for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}
