// Page object: a TOW turn in play.
import { expect } from "@playwright/test";
import { Table } from "./table.js";

/** The labels of the button that asks a single actor instead of all, or only ends the charges. */
export const ONE_BY_ONE =
  /Ask one by one|Preguntar uno por uno|Demander un par un|Nobody charges|Nadie carga|Personne ne charge/;

export class TowTable extends Table {
  /** Opens the app and chooses Tales of War. */
  async open() {
    await super.open();
    await this.chooseRuleset("Tales of War");
  }

  /** Adds actors without a formula, types their totals, and stops where charges are declared. */
  async startCombat(totals) {
    for (const name of Object.keys(totals)) {
      await this.add(`${name} pc`);
    }
    await this.enterTotals(totals);
  }

  /** Starts the last sample, and stops where charges are declared. */
  async startSample(totals) {
    await this.page.locator("#sample-tow").click();
    await this.enterTotals(totals);
  }

  /** Starts combat and types the totals. */
  async enterTotals(totals) {
    await this.page.locator(".go").click();
    for (const [name, total] of Object.entries(totals)) {
      await this.total(name, total);
    }
    await expect(this.page.locator(".phases .now")).toBeVisible();
  }

  get prompt() {
    return this.page.locator("#prompt");
  }

  get go() {
    return this.page.locator("#go");
  }

  /** The names of the items on the main stack, newest first. */
  get stack() {
    return this.page.locator(".stack:not(.postponed) .what");
  }

  /** The names of the items on the postponed stack. */
  get postponed() {
    return this.page.locator(".stack.postponed .what");
  }

  actor(name) {
    return this.page.locator(".actor").filter({
      has: this.page.locator(".name", { hasText: new RegExp(`^${name}$`) }),
    });
  }

  async expectPrompt(text) {
    await expect(this.prompt).toHaveText(text);
  }

  async declare(line) {
    await this.page.locator("#declare-line").fill(line);
    await this.page.locator("#declare-line").press("Enter");
  }

  /** Passes only for the holder, or ends the charges. */
  async advance() {
    const oneByOne = this.page.locator("#beside-go").filter({ hasText: ONE_BY_ONE });
    await ((await oneByOne.count()) ? oneByOne : this.go).click();
  }

  /** Presses the pass button until the prompt or the phase matches. */
  async passUntil(prompt, phase) {
    for (let passes = 0; passes < 40; passes += 1) {
      const now = await this.page.locator(".phases .now").innerText();
      if ((await this.prompt.innerText()) === prompt && (!phase || now === phase)) {
        return;
      }
      const before = await this.page.locator(".log").innerText();
      await this.advance();
      await expect(this.page.locator(".log")).not.toHaveText(before, { useInnerText: true });
    }
    throw new Error(`never came to: ${prompt}`);
  }

  async expectLog(text) {
    await expect(this.page.locator(".log li").filter({ hasText: text }).first()).toBeVisible();
  }
}
