// Hit points are changed on the row: by mouse and keyboard, and by touch on a narrow screen.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

const begin = (page, lang) =>
  Table.fight(page, lang, "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);

const number = (table, name) => table.row(name).locator("button.hp");
const field = (table, name) => table.row(name).locator("input.hp");

async function change(table, name, typed) {
  await number(table, name).click();
  await expect(field(table, name)).toBeFocused();
  await table.page.keyboard.type(typed);
  await table.page.keyboard.press("Enter");
  await expect(field(table, name)).toHaveCount(0);
}

test("a number, a sign and dice change the hit points of a row", async ({ page }) => {
  const table = await begin(page, "en");
  await change(table, "Orc", "4");
  await table.expectHitPoints("Orc", "5 / 9");
  await expect(number(table, "Orc")).toBeFocused();
  await change(table, "Orc", "-2");
  await table.expectHitPoints("Orc", "3 / 9");
  await change(table, "Orc", "+5");
  await table.expectHitPoints("Orc", "8 / 9");
  await change(table, "Orc", "t5");
  await expect(table.row("Orc").locator(".lasting")).toContainText(["5"]);
  await change(table, "Lidda", "2d4+8");
  const left = Number((await number(table, "Lidda").locator("span").first().textContent()).split(" ")[0]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThanOrEqual(6);
  await table.button("Undo").click();
  await table.expectHitPoints("Lidda", "16 / 16");
  // The row of another combatant does not take the turn's place in the panel.
  await expect(page.locator(".panel .title")).toHaveText("Lidda");
  table.expectSilence();
});

test("letters are text in the field, a wrong entry changes nothing, and Escape closes it", async ({ page }) => {
  const table = await begin(page, "en");
  await number(table, "Orc").click();
  await expect(field(table, "Orc")).toBeFocused();
  await page.keyboard.type("bug");
  await page.keyboard.press("Enter");
  await expect(field(table, "Orc")).toHaveValue("bug");
  await expect(page.getByRole("status").first()).toContainText("7 damage, +5 heal");
  await page.keyboard.press("Escape");
  await expect(field(table, "Orc")).toHaveCount(0);
  await table.expectHitPoints("Orc", "9 / 9");
  await table.expectTurn("Lidda");
  table.expectSilence();
});

for (const lang of ["en", "es", "fr"]) {
  test.describe(`at 360 px, in ${lang}`, () => {
    test.use({ locale: words[lang].locale, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test("hit points are changed by touch, and the sheet holds the commands", async ({ page }) => {
      const table = await begin(page, lang);
      await number(table, "Orc").tap();
      await expect(field(table, "Orc")).toBeFocused();
      await table.expectFine();
      await field(table, "Orc").fill("4");
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Orc", "5 / 9");
      // The acting row, the commands and the main button are in sight together.
      for (const one of ['.row[aria-current="true"]', ".to-damage", ".to-more", "#go"]) {
        await expect(page.locator(one)).toBeInViewport({ ratio: 1 });
      }
      await page.locator("#more").tap();
      await table.expectFine();
      table.expectSilence();
    });
  });
}
