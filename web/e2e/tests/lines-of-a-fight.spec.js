// Typed lines whose result only the page shows: names of creatures, the log about the dead, other readings, passing.
import { expect, test } from "@playwright/test";
import { CommandLine } from "../pages/command-line.js";
import { Table, words } from "../pages/table.js";

const creatures = {
  es: { line: "trasgo; Lidda hp 20 pj", name: "Guerrero goblin", typed: "trasgo recibe 7", english: "goblin warrior -1" },
  fr: { line: "gobelin; Lidda hp 20 pj", name: "Combattant gobelin", typed: "gobelin prend 7", english: "goblin warrior -1" },
};

for (const [lang, text] of Object.entries(creatures)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a line finds a creature by the alias by which it was added", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      for (const one of text.line.split("; ")) {
        await table.add(one);
        await expect(page.locator(".member").filter({ hasText: one.startsWith("Lidda") ? "Lidda" : text.name })).toBeVisible();
      }
      await table.start();
      await table.total("Lidda", 15);
      await table.total(text.name, 9);
      const line = new CommandLine(page);
      await line.type(text.typed);
      await expect(line.foreseen).toContainText(text.name);
      await page.keyboard.press("Enter");
      await table.expectHitPoints(text.name, "3 / 10");
      await line.type(text.english);
      await expect(line.foreseen).toContainText(text.name);
      await page.keyboard.press("Enter");
      await table.expectHitPoints(text.name, "2 / 10");
      table.expectNoConsoleOutput();
    });
  });
}

test("damage on the dead leaves them dead", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Goblin hp 5; Ogre hp 29";
  const table = await Table.inCombat(page, "en", "D&D 3.5", cast, [["Lidda", 20], ["Goblin", 12], ["Ogre", 8]]);
  const line = new CommandLine(page);
  for (const typed of ["kill goblin", "goblin -9"]) {
    await line.type(typed);
    await expect(line.runs).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(line.dialog).not.toBeVisible();
  }
  await table.expectHitPoints("Goblin", "−9 / 5");
  await expect(page.locator(".log").first()).toContainText("9 damage");
  await expect(page.locator(".log").first()).not.toContainText("dying");
  // Hit points below 0 are set by their number.
  await line.run("ogre at -3 hp", "Ogre: 29 → −3, dying");
  await table.expectHitPoints("Ogre", "−3 / 29");
  table.expectNoConsoleOutput();
});

test("a boon for all names whom it is for, and offers the other readings", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Jozan hp 20 pc; Ogre hp 29";
  const table = await Table.inCombat(page, "en", "D&D 3.5", cast, [["Lidda", 20], ["Jozan", 12], ["Ogre", 8]]);
  const line = new CommandLine(page);
  await line.type("bless all");
  await line.expectSentences("Lidda: blessed.", "Jozan: blessed.");
  await expect(line.options.filter({ hasText: "bless party and foes" })).toBeVisible();
  await line.options.filter({ hasText: /^bless foes/ }).click();
  await line.expectSentences("Ogre: blessed.");
  // An attack is no damage to the one who attacks.
  await line.type("lidda attacks ogre");
  await line.expectSentences("An attack alone changes nothing here. Type its damage: Ogre takes 7.");
  await expect(line.options.filter({ hasText: /^Ogre takes …/ })).toBeVisible();
  await table.expectAccessible();
  table.expectNoConsoleOutput();
});

test("the field of the damage bar reads what a weapon bypasses", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Imp +2 hp 19 dr 5/silver; Devil hp 30 dr 5/good";
  const table = await Table.inCombat(page, "en", "D&D 3.5", cast, [["Lidda", 20], ["Imp", 12], ["Devil", 8]]);
  await page.keyboard.press("d");
  await page.locator("#amount").fill("7 slashing silver imp");
  await expect(table.row("Imp").locator(".aimed")).toContainText("−7");
  await page.locator("#amount").fill("7 slashing magic imp");
  await expect(table.row("Imp").locator(".aimed")).toContainText("−2");
  await page.locator("#amount").fill("7 slashing silver imp devil");
  await expect(page.locator("body")).toContainText("bypasses the damage reduction of only some of them");
  table.expectNoConsoleOutput();
});

test("in Tales of War a line passes, and says who has priority", async ({ page }) => {
  const table = new Table(page, "en");
  const line = new CommandLine(page);
  await table.open();
  await page.locator("#sample-tow").click();
  await page.locator("#go").click();
  await page.locator("#go").click();
  await expect(page.locator(".cycle")).toBeVisible();
  await line.type("delay");
  await line.expectSentences("Nobody delays in Tales of War. Pass: unspent AP are kept for responses in later main phases.");
  await page.keyboard.press("Escape");
  table.expectNoConsoleOutput();
});
