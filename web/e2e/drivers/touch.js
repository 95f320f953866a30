// Touch on a phone: taps each control. Text comes from the on-screen keyboard, and choices from the device's own list.

import { atAPace } from "./pace.js";

/** A phone in the options of a test. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const touch = {
  /** Gives a command by its button. */
  command: async (table, key, button) => {
    const shown = button.filter({ visible: true });
    const more = table.page.locator('#more[aria-expanded="false"]');
    if ((await shown.count()) === 0 && (await more.count()) > 0) await touch.press(table, more);
    await atAPace(table.page, shown);
    await shown.tap();
  },

  press: async (table, control) => {
    // Actors that are too slow fold into one line on a phone.
    const folded = table.page.locator('.slow-ones[aria-expanded="false"]');
    if (!(await control.isVisible()) && (await folded.isVisible())) await folded.tap();
    await atAPace(table.page, control);
    await control.tap();
  },

  check: (table, box) => touch.press(table, box),

  write: async (table, field, text) => {
    await field.tap();
    await field.fill(text);
  },

  // A form with a roll and a total sends its number by the button of the total. Some forms have the main button.
  submit: async (table, form) => {
    const own = form.locator('button:not([type="button"]), .total');
    const main = table.page.locator(`#go[form="${await form.getAttribute("id")}"]`);
    await touch.press(table, own.or(main).first());
  },
  choose: async (table, list, label) => list.selectOption({ label }),
  takeAction: (table, number) => touch.press(table, table.page.locator(".pip").nth(number - 1)),
  select: (table, name) => touch.press(table, table.row(name).getByRole("button", { name, exact: true })),

  changeHitPoints: async (table, amount, key, does) => {
    await touch.press(table, table.button(does));
    await table.page.getByLabel(table.words.amount).fill(String(amount));
    await touch.press(table, table.page.locator(".deal"));
  },

  expectUsable: (table) => table.expectAccessibleWithoutOverflow(),
};
