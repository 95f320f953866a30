// Accessibility: by keyboard alone, on a narrow phone, and without violations of axe.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

test("a fight by keyboard alone", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.getByLabel(table.words.quickLine).focus();
  await page.keyboard.type("Lidda +3 hp 16 pc");
  await page.keyboard.press("Enter");
  await page.keyboard.type("ogre -1 hp 29");
  await page.keyboard.press("Enter");
  await expect(page.locator(".member")).toHaveCount(2);
  // Letters in a field are text and not shortcuts.
  await page.keyboard.type("nn");
  await expect(page.getByLabel(table.words.quickLine)).toHaveValue("nn");
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("n");
  await page.getByLabel(table.words.total("Lidda")).focus();
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(table.words.total("Ogre"))).toBeFocused();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await table.expectTurn("Lidda");
  await page.keyboard.press("n");
  await table.expectTurn("Ogre");
  // Damage goes to a row selected by hand.
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  await expect(page.getByLabel(table.words.amount)).toBeFocused();
  await page.keyboard.type("8");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Ogre", "21 / 29");
  await expect(table.row("Ogre").locator(".name")).toBeFocused();
  await page.keyboard.press("p");
  await table.expectTurn("Lidda");
  await page.keyboard.press("Shift+Z");
  await table.expectTurn("Ogre");
  table.expectNoConsoleOutput();
});

for (const lang of ["en", "es", "fr"]) {
  test.describe(lang, () => {
    test.use({ locale: words[lang].locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test("every screen at 360 px, without a fault", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.expectAccessibleWithoutOverflow();
      await table.add("Bartholomäus Fürchtegott von und zu Drachenstein +2 dex 14 hp 30 ac 18 pc");
      await table.add("3 goblin +1 hp 7 ac 15");
      await page.getByRole("button", { name: table.words.sideAware }).tap();
      await table.expectAccessibleWithoutOverflow();
      await page.locator(".go").tap();
      await table.expectAccessibleWithoutOverflow();
      await page.locator(".go").tap();
      await table.expectRound(table.words.surpriseRound);
      await page.locator(".row .tag").first().tap();
      await expect(page.locator(".why")).toBeVisible();
      await table.expectAccessibleWithoutOverflow();
      await page.locator("details.menu summary").tap();
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}
