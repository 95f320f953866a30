// Page object: whoever plays by one hand, by keyboard alone or by touch on a narrow screen. Both know the
// same words, so that one play is played by either.
import { expect } from "@playwright/test";

/** By keys alone: what is wanted is gone to by Tab, and pressed. */
const keyboard = {
  command: async ({ page }, key) => {
    // Letters are letters while one writes.
    await expect(page.locator("input:focus:not([data-letters])")).toHaveCount(0);
    await page.keyboard.press(key);
  },

  press: async (table, wanted) => {
    await table.tabTo(wanted);
    await table.page.keyboard.press("Enter");
  },

  mark: async (table, box) => {
    await table.tabTo(box);
    await table.page.keyboard.press("Space");
  },

  write: async (table, field, text) => {
    await table.tabTo(field);
    await table.page.keyboard.press("Control+A");
    await table.page.keyboard.type(text);
  },

  enter: async ({ page }) => page.keyboard.press("Enter"),

  choose: async (table, list, label) => {
    await table.tabTo(list);
    const labels = await list.locator("option").allInnerTexts();
    const chosen = () => list.evaluate((element) => element.selectedIndex);
    for (let away = labels.indexOf(label) - (await chosen()); away !== 0; away -= Math.sign(away)) {
      await table.page.keyboard.press(away > 0 ? "ArrowDown" : "ArrowUp");
    }
    expect(await chosen()).toBe(labels.indexOf(label));
  },

  act: (table, number) => keyboard.command(table, String(number)),

  look: async (table, name) => {
    const rows = table.page.locator(".row .name");
    const pressed = await rows.evaluateAll((all) => all.map((row) => row.ariaPressed === "true"));
    const steps = (await table.order()).indexOf(name) - pressed.indexOf(true);
    for (let step = 0; step < Math.abs(steps); step += 1) await keyboard.command(table, steps > 0 ? "j" : "k");
    await expect(table.row(name).locator(".name")).toHaveAttribute("aria-pressed", "true");
  },

  points: async (table, amount, key) => {
    await keyboard.command(table, key);
    await expect(table.page.getByLabel(table.words.amount)).toBeFocused();
    await table.page.keyboard.type(String(amount));
    await table.page.keyboard.press("Enter");
  },

  // Whoever has no pointer must be somewhere, or is sent back to the beginning of the page.
  expectWell: async ({ page }) => expect(page.locator("body")).not.toBeFocused(),
};

/** By touch: what is wanted is tapped; what is written comes from the keyboard on the screen, and what
    is chosen from the list that the device brings up. */
const touch = {
  command: async (table, key, wanted) => wanted.filter({ visible: true }).tap(),
  press: async (table, wanted) => wanted.tap(),
  mark: async (table, box) => box.tap(),

  write: async (table, field, text) => {
    await field.tap();
    await field.fill(text);
  },

  enter: async (table, form) => form.locator('button:not([type="button"])').first().tap(),
  choose: async (table, list, label) => list.selectOption({ label }),
  act: async ({ page }, number) => page.locator(".pip").nth(number - 1).tap(),
  look: async (table, name) => table.row(name).getByRole("button", { name, exact: true }).tap(),

  points: async (table, amount, key, does) => {
    await table.page.getByLabel(table.words.amount).fill(String(amount));
    await table.button(does).tap();
  },

  // In either light nothing sticks out or is hard to read.
  expectWell: async (table) => {
    for (const colorScheme of ["light", "dark"]) {
      await table.page.emulateMedia({ colorScheme });
      await table.expectFine();
    }
  },
};

export const hands = {
  "keyboard alone": { hand: keyboard, use: {} },
  "touch at 360 px": { hand: touch, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
};

/** A table, or a TOW-turn, that is played by one hand. */
export const by = (Base) =>
  class extends Base {
    constructor(page, lang, hand) {
      super(page, lang);
      this.hand = hand;
    }

    get status() {
      return this.page.getByRole("status").first();
    }

    /** Gives a command by its key, or by what is there for it. */
    command(key, wanted) {
      return this.hand.command(this, key, wanted);
    }

    /** The big command, whatever it says. */
    onward() {
      return this.command("n", this.page.locator("#go"));
    }

    undo() {
      return this.command("z", this.button(this.words.undo));
    }

    redo() {
      return this.command("Shift+Z", this.button(this.words.redo));
    }

    press(wanted) {
      return this.hand.press(this, wanted);
    }

    mark(box) {
      return this.hand.mark(this, box);
    }

    write(field, text) {
      return this.hand.write(this, field, text);
    }

    choose(list, label) {
      return this.hand.choose(this, list, label);
    }

    /** At a moment that is worth it: nothing is in the way of this hand. */
    expectWell() {
      return this.hand.expectWell(this);
    }

    /** Writes a line, and sends its form. */
    async send(field, line) {
      await this.write(field, line);
      await this.hand.enter(this, field.locator("xpath=ancestor::form"));
    }

    async add(line) {
      const field = this.page.getByLabel(this.words.quickLine);
      await this.send(field, line);
      await expect(field).toHaveValue("");
    }

    async total(name, total) {
      const field = this.page.getByLabel(this.words.total(name), { exact: true });
      await this.send(field, String(total));
      await expect(field).toHaveCount(0);
    }

    /** Totals of the table's own dice, in the order in which they are asked for. */
    async totals(all) {
      for (const [name, total] of Object.entries(all)) await this.total(name, total);
    }
  };
