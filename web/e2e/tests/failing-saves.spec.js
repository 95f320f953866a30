// The damage bar rolls no save that a condition fails, unless the game master ticks the box that rolls all the same.
import { expect, test } from "@playwright/test";
import { CommandLine } from "../pages/command-line.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: {
    dexterity: "dex", typed: "grunk paralyzed",
    fails: "Grunk: fails without a roll (paralyzed)",
    logged: "Grunk fails the Dexterity save without a roll: paralyzed.",
  },
  es: {
    dexterity: "des", typed: "grunk paralizado",
    fails: "Grunk: falla sin tirar (paralizado)",
    logged: "Grunk falla la salvación de Destreza sin tirar: paralizado.",
  },
  fr: {
    dexterity: "dex", typed: "grunk paralysé",
    fails: "Grunk : échec sans jet (paralysé)",
    logged: "Grunk rate la sauvegarde de Dextérité sans jet : paralysé.",
  },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a paralyzed creature fails its Dexterity save", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", "Grunk hp 59; Lidda hp 30 pc", [["Grunk", 12], ["Lidda", 20]]);
      const line = new CommandLine(page);
      await line.type(text.typed);
      await page.keyboard.press("Enter");
      await expect(line.dialog).not.toBeVisible();
      await table.waitForShortcuts();
      await page.keyboard.press("d");
      await page.locator("#amount").fill("10");
      await table.select("Grunk");
      await page.locator("#half-save").click();
      const name = page.locator(".half-save input").first();
      const field = page.locator("#save-of-1");
      await expect(field).toBeVisible();
      await name.fill(text.dexterity);
      await page.locator("#save-for-half").fill("12");
      await expect(field).toBeHidden();
      const fails = page.locator(".half-save .fails");
      await expect.poll(async () => withPlainSpaces(await fails.innerText())).toBe(text.fails);
      // Rolled all the same, its save is open.
      const box = page.locator(".half-save .check input");
      await box.check();
      await expect(field).toBeVisible();
      await box.uncheck();
      await expect(field).toBeHidden();
      await page.locator(".deal").click();
      await table.expectHitPoints("Grunk", "49 / 59");
      await expect.poll(async () => withPlainSpaces(await page.locator(".log").innerText())).toContain(text.logged);
      table.expectNoConsoleOutput();
    });
  });
}
