// The input methods of a game master: the keyboard alone, or touch on a narrow screen. Both drivers have the same
// methods, so one test plays with either.
import { expect } from "@playwright/test";
import { ONE_BY_ONE } from "../pages/tow-table.js";
import { keyboard } from "./keyboard.js";
import { PHONE, touch } from "./touch.js";

/** Each input method with its driver, and the options of its tests. */
export const inputMethods = {
  "keyboard alone": { driver: keyboard, use: {} },
  "touch at 360 px": { driver: touch, use: PHONE },
};

/** A page object that is played with one input method. */
export const drivenBy = (Base) =>
  class extends Base {
    constructor(page, lang, driver) {
      super(page, lang);
      this.driver = driver;
    }

    /** Gives a command by its shortcut, or by its button. */
    command(key, button) {
      return this.driver.command(this, key, button);
    }

    /** Passes only for the holder, or presses the main button. */
    async advance() {
      const alone = this.page.locator("#beside-go").filter({ hasText: ONE_BY_ONE });
      if (await alone.count()) return this.command("p", alone);
      return this.command("n", this.page.locator("#go"));
    }

    undo() {
      return this.command("z", this.button(this.words.undo));
    }

    redo() {
      return this.command("Shift+Z", this.button(this.words.redo));
    }

    press(control) {
      return this.driver.press(this, control);
    }

    check(box) {
      return this.driver.check(this, box);
    }

    write(field, text) {
      return this.driver.write(this, field, text);
    }

    choose(list, label) {
      return this.driver.choose(this, list, label);
    }

    chooseRuleset(label) {
      return this.choose(this.page.locator("select.ruleset"), label);
    }

    /** Checks the page for this input method: the focus, or axe, contrast and overflow. */
    expectUsable() {
      return this.driver.expectUsable(this);
    }

    /** Submits the form of a field. */
    submit(field) {
      return this.driver.submit(this, field.locator("xpath=ancestor::form"));
    }

    /** Types a line and submits its form. */
    async send(field, line) {
      await this.write(field, line);
      await this.submit(field);
    }

    async add(line) {
      const field = this.page.getByLabel(this.words.quickLine, { exact: true });
      await this.send(field, line);
      await expect(field).toHaveValue("");
    }

    async total(name, total) {
      const field = this.page.getByLabel(this.words.total(name), { exact: true });
      await this.send(field, String(total));
      await expect(field).toHaveCount(0);
    }

    /** Types totals of real dice, in the order of the app's prompts. */
    async totals(all) {
      for (const [name, total] of Object.entries(all)) await this.total(name, total);
    }
  };
