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

/** Waits until IndexedDB holds what localStorage holds: it is written later. */
export const mirrored = (page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
        const base = await answered(indexedDB.open("asalto.1", 1));
        const slots = base.transaction("slots").objectStore("slots");
        const here = Object.entries(localStorage).filter(([key]) => /\.(journal-)?[ab]$/.test(key));
        const there = await Promise.all(here.map(([key]) => answered(slots.get(key))));
        base.close();
        return here.length > 0 && here.every(([, text], at) => text === there[at]);
      }),
    )
    .toBe(true);

/** The slots and journals of the stored encounters. */
export const texts = (entries) => entries.filter(([key]) => /encounter\.\d+\.(journal-)?[ab]$/.test(key));

export const generation = ([, text]) => Number(text.split(" ")[2]);

/** The newest of some slots or journals. */
export const newest = (entries) => entries.toSorted((one, other) => generation(other) - generation(one))[0];

/** The newest slot of the stored encounter as JSON, with the entries of its journal in its log. */
export function session(entries) {
  const [key, text] = newest(texts(entries).filter(([key]) => !key.includes("journal")));
  const body = JSON.parse(text.slice(text.indexOf("\n")));
  const mark = text.slice(0, text.indexOf("\n")).split(" ").at(-1);
  const journal = texts(entries).find(([key, text]) => key.includes("journal") && text.split("\n")[1].startsWith(mark));
  const lines = journal ? journal[1].trimEnd().split("\n").slice(2) : [];
  // Behind its mark of 16 digits, a line has the cursor, and in brackets an entry.
  for (const line of lines) if (line.includes("[")) body[2].push(...JSON.parse(line.slice(line.indexOf("["))));
  return { key, body };
}

/** A text as the app writes it, of the schema that a version without journals wrote. */
export function slot(generation, body, schema = 1) {
  const bytes = Buffer.from(body);
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64LE(BigInt(schema), 0);
  numbers.writeBigUInt64LE(BigInt(generation), 8);
  let sum = 0xcbf29ce484222325n;
  for (const byte of [...numbers, ...bytes]) sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  return `asalto ${schema} ${generation} ${bytes.length} ${sum.toString(16).padStart(16, "0")}\n${body}`;
}

/** Gives the log of a fight this many entries, and opens it again. It is stored as by a version without journals. */
export async function lengthen(fight, count) {
  const { page } = fight;
  const before = await fight.blows();
  await fight.strike();
  await page.getByLabel(fight.words.amount).fill("1");
  await page.getByLabel(fight.words.amount).press("Shift+Enter");
  await fight.expectBlows(before);
  const { key, body } = session(await stored(page));
  // A blow and its healing, so that the hit points stay as they are.
  const pair = body[2].slice(-2);
  while (body[2].length < count) body[2].push(...pair);
  body[3] = body[2].length;
  await store(page, [
    [key, slot(7, JSON.stringify(body))],
    ["asalto.1.open", key.match(/encounter\.(\d+)/)[1]],
    ["asalto.1.ruleset", "Dnd35"],
  ]);
  expect(await fight.again()).toBe(before);
}

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
