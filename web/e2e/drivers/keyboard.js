// The keyboard alone: reaches each control by Tab and presses it.
import { expect } from "@playwright/test";
import { atAPace, noteEnter } from "./pace.js";

export const keyboard = {
  /** Gives a command by its shortcut. */
  command: async ({ page }, key) => {
    // A field takes every key, but for the main key in the number of the next step. Escape leaves a number, after
    // the targets of an amount.
    const typing = key === "n" ? "input:focus:not([data-main-key])" : "input:focus";
    const leaves = page.locator(`${typing}:is([data-whole], #amount)`);
    // A field may take the focus a moment later.
    await expect(async () => {
      if ((await leaves.count()) > 0) await page.keyboard.press("Escape");
      await expect(page.locator(typing)).toHaveCount(0, { timeout: 300 });
    }).toPass({ timeout: 10_000 });
    await page.keyboard.press(key);
  },

  press: async (table, control) => {
    await table.tabTo(control);
    await atAPace(table.page, control);
    await table.page.keyboard.press("Enter");
  },

  check: async (table, box) => {
    await table.tabTo(box);
    await table.page.keyboard.press("Space");
  },

  write: async (table, field, text) => {
    await table.tabTo(field);
    await table.page.keyboard.press("Control+A");
    await table.page.keyboard.type(text);
  },

  submit: async ({ page }) => {
    await page.keyboard.press("Enter");
    noteEnter(page);
  },

  choose: async (table, list, label) => {
    await table.tabTo(list);
    const labels = await list.locator("option").allInnerTexts();
    const chosen = () => list.evaluate((element) => element.selectedIndex);
    for (let away = labels.indexOf(label) - (await chosen()); away !== 0; away -= Math.sign(away)) {
      await table.page.keyboard.press(away > 0 ? "ArrowDown" : "ArrowUp");
    }
    expect(await chosen()).toBe(labels.indexOf(label));
  },

  takeAction: (table, number) => keyboard.command(table, String(number)),

  select: async (table, name) => {
    const rows = table.page.locator(".row .name");
    const pressed = await rows.evaluateAll((all) => all.map((row) => row.ariaPressed === "true"));
    const at = (await table.order()).indexOf(name);
    const steps = at - pressed.indexOf(true);
    // The row in the panel may be the acting one. It is selected by hand once the keys have come back to it.
    if (steps === 0) for (const key of at === 0 ? "jk" : "kj") await keyboard.command(table, key);
    for (let step = 0; step < Math.abs(steps); step += 1) await keyboard.command(table, steps > 0 ? "j" : "k");
    await expect(table.row(name).locator(".name")).toHaveAttribute("aria-pressed", "true");
  },

  changeHitPoints: async (table, amount, key) => {
    await keyboard.command(table, key);
    await expect(table.page.getByLabel(table.words.amount)).toBeFocused();
    await table.page.keyboard.type(String(amount));
    await table.page.keyboard.press("Enter");
    noteEnter(table.page);
  },

  // The focus must be on a control without a pointer, or Tab starts at the top of the page again.
  expectUsable: async ({ page }) => expect(page.locator("body")).not.toBeFocused(),
};
