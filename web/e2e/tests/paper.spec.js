// The sheet of paper and the report: what is on them, and that six combatants fit a page.
import { expect, test } from "@playwright/test";
import { SendOut } from "../pages/send-out.js";
import { Table, words } from "../pages/table.js";

const sheetWords = {
  en: { report: "Print the report", log: "With the log", points: "With enemies’ hit points and damage", outcome: "Outcome", print: "Print the sheet", round: "Round", notes: "Notes", hp: "Hit points" },
  es: { report: "Imprimir el informe", log: "Con el registro", points: "Con los puntos de golpe y el daño de los enemigos", outcome: "Resultado", print: "Imprimir la hoja", round: "Asalto", notes: "Notas", hp: "Puntos de golpe" },
  fr: { report: "Imprimer le compte rendu", log: "Avec le récit", points: "Avec les points de vie et les dégâts des ennemis", outcome: "Issue", print: "Imprimer la feuille", round: "Round", notes: "Notes", hp: "Points de vie" },
};

/** The number of pages of a PDF. */
const pages = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** Prints the sheet, or the report, with a dialog that stays open. */
async function printed(page, lang, what = /** @type {"print" | "report"} */ ("print")) {
  await page.evaluate(() => { delete document.documentElement.dataset.printed; });
  await page.evaluate(() => { globalThis.print = () => { document.documentElement.dataset.printed = ""; }; });
  const button = page.getByRole("button", { name: sheetWords[lang][what] });
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

    test("five big creatures and a character fit one page of A4 and of Letter", async ({ page }, info) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Aria +3 hp 24 ac 16 pc");
      const names = {
        en: ["adult red dragon", "lich", "owlbear", "mage", "ogre"],
        es: ["adult red dragon", "lich", "owlbear", "mage", "ogre"],
        fr: ["dragon rouge adulte", "liche", "ours-hibou", "mage", "ogre"],
      }[lang];
      for (const [at, name] of names.entries()) {
        await page.locator("#quick-line").fill(name);
        await page.locator("#quick-line").press("Enter");
        await expect(page.locator(".member")).toHaveCount(at + 2);
      }
      await SendOut.inMenu(table, lang);
      const sheet = await printed(page, lang);
      await expect(sheet.locator(".blocks > div")).toHaveCount(5);
      const heading = sheet.locator(".blocks h2").filter({ hasText: "Owlbear" });
      if (lang === "fr") await expect(heading).toHaveText(/^Hibours \(Owlbear\)$/);
      for (const format of /** @type {const} */ (["A4", "Letter"])) {
        if ((await sheet.count()) === 0) await printed(page, lang);
        const pdf = await page.pdf({ format, path: info.outputPath(`${format}.pdf`) });
        expect(pages(pdf), format).toBe(1);
        await expect(sheet).toHaveCount(0);
      }
      table.expectNoConsoleOutput();
    });

    test("the report of six combatants fits one page of A4 and of Letter", async ({ page }, info) => {
      const line = "Tordek +3 hp 24 ac 16 pc; Bruenor +1 hp 45 ac 18 pc; Catti +2 hp 38 ac 16 pc; Ogre -1 hp 59; Wolf +2 hp 11; Bugbear +2 hp 27";
      const totals = /** @type {[string, number][]} */ ([["Tordek", 20], ["Wolf", 18], ["Catti", 15], ["Ogre", 9], ["Bugbear", 7], ["Bruenor", 4]]);
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", line, totals);
      await table.damage("Ogre", 9);
      await table.damage("Wolf", 11);
      await table.damage("Catti", 3);
      await table.endTurn("Tordek", "Catti");
      await table.endTurn("Catti", "Ogre");
      await SendOut.inMenu(table, lang);
      const own = sheetWords[lang];
      const sheet = await printed(page, lang, "report");
      const rows = sheet.locator("tbody tr");
      await expect(rows.locator("b")).toHaveText(["Tordek", "Wolf", "Catti", "Ogre", "Bugbear", "Bruenor"]);
      await expect(sheet.locator("th").nth(3)).toHaveText(own.outcome);
      await expect(rows.nth(3).locator("td").nth(2)).toHaveText("50 / 59");
      await expect(rows.nth(3).locator("td").nth(3)).toContainText("9");
      await expect(sheet.locator(".blocks li").filter({ hasText: "Ogre" })).not.toHaveCount(0);
      for (const format of /** @type {const} */ (["A4", "Letter"])) {
        if ((await sheet.count()) === 0) await printed(page, lang, "report");
        const pdf = await page.pdf({ format, path: info.outputPath(`report-${format}.pdf`) });
        expect(pages(pdf), format).toBe(1);
        await expect(sheet).toHaveCount(0);
      }
      // Without the log, and without the numbers of enemies.
      await page.getByLabel(own.log).uncheck();
      await page.getByLabel(own.points).uncheck();
      await printed(page, lang, "report");
      await expect(sheet.locator(".blocks")).toHaveCount(0);
      await expect(rows.nth(3).locator("td").nth(2)).toHaveText("");
      await expect(rows.nth(3).locator("td").nth(3)).toHaveText("");
      await expect(rows.nth(2).locator("td").nth(2)).toHaveText("35 / 38");
      // Whoever went down did so in front of everyone.
      await expect(rows.nth(1).locator("td").nth(3)).not.toHaveText("");
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
