// Conditions on a phone: the sheet of the panel has room for the name, the durations and the command.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { combatOfFour } from "../fixtures/combats.js";
import { words } from "../pages/table.js";
import { expectUncovered } from "../pages/uncovered.js";

/** Waits until an element is seen as a whole, within the part of the sheet that scrolls. */
async function expectInSheet(element) {
  await expectUncovered(element);
  const isInside = (element) => {
    const [inner, outer] = [element, element.closest(".of-turn")].map((one) => one.getBoundingClientRect());
    return inner.top >= outer.top && inner.bottom <= outer.bottom;
  };
  expect(await element.evaluate(isInside)).toBe(true);
}

for (const [lang, { locale }] of Object.entries(words)) {
  for (const height of [740, 640]) {
    test.describe(`in ${lang}, ${height} px high`, () => {
      test.use({ ...PHONE, locale, viewport: { width: 360, height } });

      test("the durations of a condition and its command are in view once it is chosen", async ({ page }) => {
        const table = await combatOfFour(page, lang);
        const choices = page.locator(".picker > .choices").first().locator(".toggle");
        const durations = page.locator(".picker > .choices:has(#other-duration) > button");
        const drawer = page.locator(".drawer.conditions");
        // The panel of Lidda has the actions of her turn, and the panel of the orc has its stat block.
        for (const name of ["Lidda", "Orc"]) {
          if (name === "Orc") await table.select(name);
          await expect(page.locator(".in-combat .title")).toHaveText(name);
          await page.locator("#conditions").tap();
          await expect(drawer).toBeFocused();
          await expectInSheet(page.locator(".in-combat .title"));
          await choices.first().tap();
          await expect(durations).toHaveCount(7);
          await expect(choices.filter({ visible: true })).toHaveCount(1);
          for (const duration of await durations.all()) await expectInSheet(duration);
          await expectUncovered(page.locator("#go[form=picker]"));
          await table.expectNoOverflow();
          // A tap on it brings the others back.
          await choices.first().tap();
          await expect(page.locator("#go[form=picker]")).toHaveCount(0);
          await expectUncovered(choices.nth(1));
          await choices.nth(1).tap();
          await durations.nth(3).tap();
          await page.locator("#go[form=picker]").tap();
          await expect(drawer).toBeHidden();
          await expect(table.effects(name)).toHaveCount(1);
        }
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("a duration typed after the name of a condition is its duration", async ({ page }) => {
  const table = await combatOfFour(page);
  await page.keyboard.press("c");
  await page.keyboard.type("prone 2 rounds");
  await expect(page.locator("#go[form=picker]")).toHaveText("Lidda: prone, 2 rounds");
  await page.keyboard.press("Enter");
  await expect(table.effects("Lidda")).toHaveText("prone · 2 rounds");
  table.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 640 } });

  test("the button of a readied action is in view once its action is named", async ({ page }) => {
    const table = await combatOfFour(page);
    await page.locator("#ready").tap();
    const drawer = page.locator(".drawer.ready");
    await expect(drawer.locator("input").first()).toBeVisible();
    await drawer.locator("input").first().fill("shoot");
    await expect(page.locator("#go[form=ready-form]")).toContainText("Ready an action: shoot");
    await expectUncovered(page.locator("#go"));
    table.expectNoConsoleOutput();
  });
});
