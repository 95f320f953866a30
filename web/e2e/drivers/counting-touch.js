// Touch that counts its taps. Each tap must change the prompt, the stack or the phase.
import { expect } from "@playwright/test";
import { atAPace } from "./pace.js";

export function countingTouch() {
  const state = (page) => page.locator("#prompt, .stack .what, .phases .now, .round strong").allInnerTexts();
  const driver = {
    taps: 0,
    press: async ({ page }, control) => {
      const before = await state(page);
      await atAPace(page, control);
      await control.tap();
      driver.taps += 1;
      await expect.poll(() => state(page)).not.toEqual(before);
    },
    command: (tow, key, button) => driver.press(tow, button),
    write: (tow, field, text) => field.fill(text),
    choose: (tow, list, label) => list.selectOption({ label }),
    submit: (tow, form) => driver.press(tow, form.getByRole("button", { name: "Declare" })),
  };
  return driver;
}
