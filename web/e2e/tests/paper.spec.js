// The sheet of paper: what is on it, and that six combatants fit a page.
import { expect, test } from "@playwright/test";
import { SendOut } from "../pages/send-out.js";
import { Table, words } from "../pages/table.js";

const sheetWords = {
  en: { print: "Print the sheet", round: "Round", notes: "Notes", hp: "Hit points" },
  es: { print: "Imprimir la hoja", round: "Asalto", notes: "Notas", hp: "Puntos de golpe" },
  fr: { print: "Imprimer la feuille", round: "Round", notes: "Notes", hp: "Points de vie" },
};

/** The number of pages of a PDF. */
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** Prints the sheet with a dialog that stays open. */
async function printed(page, lang) {
  await page.evaluate(() => { delete document.documentElement.dataset.printed; });
  await page.evaluate(() => { globalThis.print = () => { document.documentElement.dataset.printed = ""; }; });
  const button = page.getByRole("button", { name: sheetWords[lang].print });
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  return page.locator("body > .sheet-of-paper, body > div > .sheet-of-paper");
}

for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("six combatants fit one page of A4 and of Letter", async ({ page }, info) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Aria +3 hp 24 ac 16 pc; Bruenor +1 hp 45 ac 18 pc; Catti +2 hp 38 ac 16 pc");
      await page.locator("#quick-line").fill("2 goblin warrior");
      await page.locator("#quick-line").press("Enter");
      await page.locator("#quick-line").fill("bugbear warrior");
      await page.locator("#quick-line").press("Enter");
      await expect(page.locator(".member")).toHaveCount(6);
      await SendOut.inMenu(table, lang);
      const sheet = await printed(page, lang);
      await expect(sheet.locator("tbody tr")).toHaveCount(5);
      await expect(sheet.locator("th").nth(2)).toHaveText(sheetWords[lang].hp);
      await expect(sheet.locator(".rounds")).toContainText(sheetWords[lang].round);
      await expect(sheet.locator(".notes h2")).toHaveText(sheetWords[lang].notes);
      // A box for each hit point, and two goblins in one row.
      const boxes = (row) => sheet.locator("tbody tr").nth(row).locator(".boxes");
      await expect(boxes(0).locator("i")).toHaveCount(24);
      await expect(boxes(0).locator("span")).toHaveCount(5);
      await expect(boxes(3)).toHaveCount(2);
      await expect(sheet.locator(".blocks > div")).toHaveCount(2);
      for (const format of /** @type {const} */ (["A4", "Letter"])) {
        if ((await sheet.count()) === 0) await printed(page, lang);
        const pdf = await page.pdf({ format, path: info.outputPath(`${format}.pdf`) });
        expect(pages(pdf), format).toBe(1);
        // The page returns after printing.
        await expect(sheet).toHaveCount(0);
        await expect(page.locator(".send-out")).toBeVisible();
      }
      table.expectNoConsoleOutput();
    });
  });
}

test("the sheet of a combat has the order, and lost hit points are struck out", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 ac 15 pc; Troll +2 hp 163 ac 16; Orc +0 hp 5", [["Lidda", 10], ["Orc", 15], ["Troll", 12]]);
  await table.damage("Orc", 2);
  await SendOut.inMenu(table);
  const sheet = await printed(page, "en");
  const rows = sheet.locator("tbody tr");
  await expect(rows.locator(".count")).toHaveText(["15", "12", "10"]);
  await expect(rows.locator("b")).toHaveText(["Orc", "Troll", "Lidda"]);
  await expect(rows.nth(0).locator(".boxes i")).toHaveCount(5);
  await expect(rows.nth(0).locator(".boxes .struck")).toHaveCount(2);
  // So many hit points have a line to write on.
  await expect(rows.nth(1).locator(".boxes i")).toHaveCount(0);
  await expect(rows.nth(1).locator(".boxes")).toHaveText("/ 163");
  table.expectNoConsoleOutput();
});
