// Page object: an input method, the keyboard alone or touch on a narrow screen. Both have the same methods,
// so one test plays with either.
import { expect } from "@playwright/test";
import { ONE_BY_ONE } from "../pages/tow-table.js";

/** Keyboard alone: reaches each control by Tab and presses it. */
const keyboard = {
  command: async ({ page }, key) => {
    // In a field, letters are text and not shortcuts.
    const typing = key === "Delete" ? "input:focus" : "input:focus:not([data-letters])";
    await expect(page.locator(typing)).toHaveCount(0);
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

  // Without a pointer the focus must be on a control, or Tab starts at the top of the page again.
  expectWell: async ({ page }) => expect(page.locator("body")).not.toBeFocused(),
};

/** Touch: taps each control. Text comes from the on-screen keyboard, and choices from the device's own
    list. */
const touch = {
  command: async (table, key, wanted) => {
    const shown = wanted.filter({ visible: true });
    const more = table.page.locator('#more[aria-expanded="false"]');
    if ((await shown.count()) === 0 && (await more.count()) > 0) await more.tap();
    await shown.tap();
  },
  press: async (table, wanted) => {
    // The actors that are too slow fold into one line on a phone.
    const folded = table.page.locator('.slow-ones[aria-expanded="false"]');
    if (!(await wanted.isVisible()) && (await folded.isVisible())) await folded.tap();
    await wanted.tap();
  },
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
    await table.button(does).tap();
    await table.page.getByLabel(table.words.amount).fill(String(amount));
    await table.page.locator(".deal").tap();
  },

  expectWell: (table) => table.expectFine(),
};

export const hands = {
  "keyboard alone": { hand: keyboard, use: {} },
  "touch at 360 px": { hand: touch, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
};

/** A table or a TOW turn, played with one input method. */
export const by = (Base) =>
  class extends Base {
    constructor(page, lang, hand) {
      super(page, lang);
      this.hand = hand;
    }

    get status() {
      return this.page.getByRole("status").first();
    }

    /** Gives a command by its shortcut, or by its button. */
    command(key, wanted) {
      return this.hand.command(this, key, wanted);
    }

    /** Passes for the holder alone, or presses the main button. */
    async onward() {
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

    /** Checks the page for this input method: axe, overflow and contrast. */
    expectWell() {
      return this.hand.expectWell(this);
    }

    /** Types a line and submits its form. */
    async send(field, line) {
      await this.write(field, line);
      await this.hand.enter(this, field.locator("xpath=ancestor::form"));
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

    /** Types totals of real dice, in the order the app asks for them. */
    async totals(all) {
      for (const [name, total] of Object.entries(all)) await this.total(name, total);
    }
  };
