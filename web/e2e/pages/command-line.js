// Page object: the command line, by roles.
import { expect } from "@playwright/test";

export class CommandLine {
  constructor(page) {
    this.page = page;
    this.dialog = page.locator("#command-line");
    this.field = this.dialog.getByRole("combobox");
    this.options = this.dialog.getByRole("option");
    this.foreseen = this.dialog.getByRole("status");
    this.runs = this.dialog.locator(".runs");
  }

  /** Opens the command line by its key, and types. */
  async type(text) {
    if (!(await this.field.isVisible())) {
      await this.page.keyboard.press("/");
      await expect(this.field).toBeFocused();
    }
    await this.field.fill("");
    await this.page.keyboard.type(text);
  }

  /** Returns the sentences of the preview, or that of the fault. */
  async sentences() {
    return this.foreseen.locator(".hidden, li:not(.changes), p").allTextContents();
  }

  async expectSentences(...expected) {
    await expect.poll(() => this.sentences()).toEqual(expected);
  }

  /** Types a command, checks its preview, and carries it out. The focus returns to its element. */
  async run(text, ...expected) {
    await this.type(text);
    await this.expectSentences(...expected);
    await this.page.keyboard.press("Enter");
    await expect(this.dialog).not.toBeVisible();
  }
}
