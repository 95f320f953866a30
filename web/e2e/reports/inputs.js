// Counts the inputs of a task: each click, key or typed word is one.
import { expect, test } from "@playwright/test";

export class Inputs {
  constructor(page) {
    this.page = page;
    this.spent = [];
  }

  /** A click or tap. */
  async click(target) {
    this.spent.push(`click ${(await target.first().textContent())?.trim().slice(0, 40) || "field"}`);
    await target.click();
  }

  /** A key. */
  async press(key) {
    this.spent.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Words typed into the field that has the focus. */
  async type(text) {
    for (const word of text.split(/\s+/)) this.spent.push(`word ${word}`);
    await this.page.keyboard.type(text);
  }

  /** An input that the driver of an input method makes. */
  async by(said, input) {
    this.spent.push(said);
    await input;
  }

  /** Restarts the count, after steps that belong to no task. */
  restart() {
    this.spent.length = 0;
  }

  /**
   * Records the inputs of the task, and fails if they exceed its budget. The run ends with the table of all
   * tasks (inputs-table.js).
   */
  expectAtMost(budget, task) {
    const row = { task, budget, spent: this.spent.length };
    test.info().annotations.push({ type: "inputs", description: JSON.stringify(row) });
    expect(this.spent.length, `${task}: ${this.spent.join(", ")}`).toBeLessThanOrEqual(budget);
  }
}
