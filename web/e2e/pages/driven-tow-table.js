// Page object: a TOW turn that is played with one input method.
import { expect } from "@playwright/test";
import { drivenBy } from "../drivers/input-methods.js";
import { Table } from "./table.js";
import { TowTable } from "./tow-table.js";

export class DrivenTowTable extends drivenBy(TowTable) {
  async open() {
    await Table.prototype.open.call(this);
  }

  /** Adds actors without a formula. Nobody charges, and the slowest actor has priority. */
  async startCombat(totals) {
    await this.chooseRuleset("Tales of War");
    for (const name of Object.keys(totals)) await this.add(`${name} pc`);
    await this.enterTotals(totals);
  }

  async startSample(totals) {
    await this.press(this.page.locator("#sample-tow"));
    await expect(this.page.locator(".member")).toHaveCount(4);
    await expect(this.go).toBeFocused();
    await this.enterTotals(totals);
  }

  async enterTotals(totals) {
    await this.press(this.go);
    await this.totals(totals);
    await expect(this.page.locator(".phases .now")).toBeVisible();
    await this.advance();
  }

  async declare(line) {
    await this.send(this.page.locator("#declare-line"), line);
  }

  async expectStack(...names) {
    await expect(this.stack).toHaveText(names);
  }

  async expectState(name, text) {
    await expect(this.actor(name).locator(".state")).toContainText(text);
  }

  async expectAnnounced(text) {
    await expect(this.status).toHaveText(text);
  }
}
