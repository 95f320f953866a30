// Page object: a combat in which every attack deals 1 damage, so the HP show how many commands were saved.
import { expect } from "@playwright/test";
import { readEntries, readSession, replaceEntries, writeSlot } from "../fixtures/storage.js";
import { Table } from "./table.js";

const MOST = 999;

export class CountedCombat extends Table {
  constructor(page) {
    super(page, "en");
  }

  async open() {
    await super.open();
    await this.waitForScreen();
  }

  async startCombat() {
    await this.open();
    await this.add(`Aria +3 hp ${MOST} pc; Ogre -1 hp ${MOST}`);
    await this.start();
    await this.button(this.words.rollAll).click();
    await expect(this.page.getByLabel(this.words.amount)).toBeVisible();
  }

  /** Deals 1 damage and returns whether the app accepted it. An accepted command is shown. */
  async hitOnce() {
    return (await this.hit(1)) === 1;
  }

  /**
   * Deals 1 damage many times and returns the number of accepted commands. The page itself presses the keys,
   * because thousands of round trips would be slow.
   */
  hit(times) {
    return this.page.evaluate(
      async ([times, label, most]) => {
        const shown = () => [...document.querySelectorAll(".row .hp > span:first-child")].reduce((sum, hp) => sum + most - parseInt(hp.textContent, 10), 0);
        const begun = shown();
        // Damage goes to a row selected by hand.
        if (!document.querySelector(".amount.open")) document.querySelector('.row[aria-current="true"] .name')?.click();
        for (let time = 0; time < times; time += 1) {
          const before = shown();
          const field = document.querySelector(`input[aria-label="${label}"]`);
          field.value = "1";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
          // An accepted command is on screen in the next task. A rejected command never is.
          for (let wait = 0; wait < 3 && shown() === before; wait += 1) await new Promise((done) => setTimeout(done, 4 * wait));
        }
        return shown() - begun;
      },
      [times, this.words.amount, MOST],
    );
  }

  /** Returns the number of hits shown; none without a combat. */
  hitCount() {
    return this.page.evaluate((most) => {
      const shown = [...document.querySelectorAll(".row .hp > span:first-child")];
      return shown.reduce((sum, hp) => sum + most - parseInt(hp.textContent, 10), 0);
    }, MOST);
  }

  async expectHitCount(number) {
    await expect.poll(() => this.hitCount(), { intervals: [10, 20, 50, 100] }).toBe(number);
  }

  /** Waits for the screen: combat is a part that loads after the page. */
  async waitForScreen() {
    await this.page.locator("main .screen").waitFor();
  }

  /** Reloads the page and returns the number of hits shown. */
  async reloadAndCount() {
    await this.page.reload();
    await this.waitForScreen();
    return this.hitCount();
  }

  /** The notice that another tab plays this encounter. */
  get followsNotice() {
    return this.page.locator(".notice").getByText("played in another tab or page");
  }

  async takeOver() {
    await this.page.locator("#play-here").click();
    await this.followsNotice.waitFor({ state: "detached" });
  }

  /**
   * Fills the log with this many entries, and opens the combat again. It is stored as by a version without
   * journals.
   */
  async growLog(count) {
    const { page } = this;
    const before = await this.hitCount();
    await this.hitOnce();
    await page.getByLabel(this.words.amount).fill("1");
    await page.getByLabel(this.words.amount).press("Shift+Enter");
    await this.expectHitCount(before);
    const { key, body } = readSession(await readEntries(page));
    // A hit and its healing keep the hit points as they are.
    const pair = body[2].slice(-2);
    while (body[2].length < count) body[2].push(...pair);
    body[3] = body[2].length;
    await replaceEntries(page, [
      [key, writeSlot(7, JSON.stringify(body))],
      ["asalto.1.open", key.match(/encounter\.(\d+)/)[1]],
      ["asalto.1.ruleset", "Dnd35"],
    ]);
    expect(await this.reloadAndCount()).toBe(before);
  }
}
