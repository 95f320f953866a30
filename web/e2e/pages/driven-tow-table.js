// Page object: a TOW turn played with one input method, and an input method that counts its taps.
import { expect } from "@playwright/test";
import { Cycle } from "./tow-table.js";
import { by } from "../drivers/input-methods.js";
import { Table } from "./table.js";

export class Turn extends by(Cycle) {
  async open() {
    await Table.prototype.open.call(this);
  }

  /** Adds actors without a formula. No one charges, and the slowest has priority. */
  async fight(totals) {
    await this.choose(this.page.locator("select.ruleset"), "Tales of War");
    for (const name of Object.keys(totals)) await this.add(`${name} pc`);
    await this.roll(totals);
  }

  async sample(totals) {
    await this.press(this.page.locator(".welcome button").last());
    await expect(this.page.locator(".member")).toHaveCount(4);
    await expect(this.go).toBeFocused();
    await this.roll(totals);
  }

  async roll(totals) {
    await this.press(this.go);
    await this.totals(totals);
    await expect(this.page.locator(".phases .now")).toBeVisible();
    await this.onward();
  }

  async declare(line) {
    await this.send(this.page.locator("#declare-line"), line);
  }

  async expectPile(...names) {
    await expect(this.pile()).toHaveText(names);
  }

  async expectState(name, text) {
    await expect(this.actor(name).locator(".state")).toContainText(text);
  }

  async expectSaid(text) {
    await expect(this.status).toHaveText(text);
  }
}

/** An input method that counts its taps. Each tap must change the prompt, the stack or the phase. */
export function counting() {
  const state = (page) => page.locator("#prompt, .stack .what, .phases .now, .round strong").allInnerTexts();
  const hand = {
    taps: 0,
    press: async ({ page }, wanted) => {
      const before = await state(page);
      await wanted.tap();
      hand.taps += 1;
      await expect.poll(() => state(page)).not.toEqual(before);
    },
    command: (cycle, key, wanted) => hand.press(cycle, wanted),
    write: (cycle, field, text) => field.fill(text),
    enter: (cycle, form) => hand.press(cycle, form.getByRole("button", { name: "Declare" })),
  };
  return hand;
}
