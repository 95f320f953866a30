// Enter in the quick line adds the highlighted entry: the best match of what is typed. The preview names it with its
// numbers, and Shift+Enter adds what was typed.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { holdRequests } from "../fixtures/site-test.js";
import { CommandLine } from "../pages/command-line.js";
import { QuickLine } from "../pages/quick-line.js";
import { Table } from "../pages/table.js";

const names = (page) => page.locator(".member .name");

/** Lines with the names that Enter adds. The preview has the last of them. */
const LINES = {
  en: [
    ["4 goblins", ["Goblin Warrior 1", "Goblin Warrior 2", "Goblin Warrior 3", "Goblin Warrior 4"]],
    ["goblin boss", ["Goblin Boss"]],
    ["owlbear", ["Owlbear"]],
    ["two wolves", ["Wolf 1", "Wolf 2"]],
    ["wolf x2", ["Wolf 1", "Wolf 2"]],
    ["skelton", ["Skeleton"]],
    ["red adult dragon", ["Adult Red Dragon"]],
    ["2 goblins, bugbear", ["Goblin Warrior 1", "Goblin Warrior 2", "Bugbear Warrior"]],
    ["Grishnak", ["Grishnak"]],
  ],
  // A creature joins with its name in the language of the app. English finds it too.
  es: [
    ["4 goblins", ["Guerrero goblin 1", "Guerrero goblin 2", "Guerrero goblin 3", "Guerrero goblin 4"]],
    ["dos lobos", ["Lobo 1", "Lobo 2"]],
    ["2 wolves", ["Lobo 1", "Lobo 2"]],
    ["dragón rojo adulto", ["Dragón rojo adulto"]],
    ["Grishnak", ["Grishnak"]],
  ],
  fr: [
    ["4 gobelins", ["Combattant gobelin 1", "Combattant gobelin 2", "Combattant gobelin 3", "Combattant gobelin 4"]],
    ["deux loups", ["Loup 1", "Loup 2"]],
    ["2 wolves", ["Loup 1", "Loup 2"]],
    ["dragon rouge adulte", ["Dragon rouge adulte"]],
    ["Grishnak", ["Grishnak"]],
  ],
};

for (const [lang, locale, goblin, boss, ogre] of [
  ["en", "en-US", "Goblin Warrior", "Goblin Boss", "Ogre"],
  ["es", "es-ES", "Guerrero goblin", "Jefe goblin", "Ogro"],
  ["fr", "fr-FR", "Combattant gobelin", "Chef gobelin", "Ogre"],
]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    for (const [line, expected] of /** @type {any[]} */ (LINES[lang])) {
      test(`“${line}”, typed at once`, async ({ page }) => {
        const quickLine = new QuickLine(page);
        const table = await Table.opened(page, lang, "Dnd5e2024");
        await quickLine.field.fill(line);
        await expect(quickLine.preview).toContainText(expected.at(-1));
        if (expected[0] !== "Grishnak") await expect(quickLine.list.locator('[aria-selected="true"]')).toHaveCount(1);
        await quickLine.field.press("Enter");
        await expect(names(page)).toHaveText(expected);
        await expect(quickLine.field).toHaveValue("");
        await expect(quickLine.field).toBeFocused();
        table.expectNoConsoleOutput();
      });
    }
  });

  test.describe(`by keyboard and by touch at 360 px, in ${lang}`, () => {
    test.use({ locale, ...PHONE });

    test(`arrows, Escape and as typed, ${lang}`, async ({ page }) => {
      const quickLine = new QuickLine(page);
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await quickLine.field.pressSequentially("gob");
      await quickLine.expectChosen(goblin);
      await table.expectAccessibleWithoutOverflow();
      await quickLine.field.press("ArrowUp");
      await expect(quickLine.asTyped).toHaveAttribute("aria-selected", "true");
      await expect(quickLine.preview).toContainText("Gob");
      await expect(quickLine.preview).not.toContainText(goblin);
      await quickLine.field.press("ArrowDown");
      await quickLine.expectChosen(goblin);
      await quickLine.field.press("Escape");
      await expect(quickLine.options).toHaveCount(0);
      await expect(quickLine.preview).not.toContainText(goblin);
      await quickLine.field.press("Enter");
      await expect(names(page)).toHaveText(["Gob"]);
      await quickLine.field.pressSequentially("ogre");
      await quickLine.expectChosen(ogre);
      await quickLine.asTyped.tap();
      await expect(names(page)).toHaveText(["Gob", "Ogre"]);
      await expect(page.locator(".member").last()).not.toContainText(/59|68/);
      await quickLine.field.pressSequentially("3 gob");
      await quickLine.option(boss).tap();
      await expect(names(page)).toHaveCount(5);
      await page.setViewportSize({ width: 320, height: 640 });
      await quickLine.field.pressSequentially("cr 5");
      await table.expectNoOverflow();
      table.expectNoConsoleOutput();
    });
  });
}

test("a line that is entered before the creatures have loaded waits for an exact match, and shows a near one", async ({ page }) => {
  const quickLine = new QuickLine(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const release = await holdRequests(page, "**/creatures-table-*");
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.fill("2 ogres");
  await quickLine.field.press("Enter");
  await expect(quickLine.field).toHaveValue("2 ogres");
  release();
  await expect(names(page)).toHaveText(["Ogre 1", "Ogre 2"]);
  await expect(page.locator(".member").first()).toContainText("HP 68");
  await expect(quickLine.field).toHaveValue("");
  table.expectNoConsoleOutput();
});

test("a near match is highlighted before Enter takes it", async ({ page }) => {
  const quickLine = new QuickLine(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const release = await holdRequests(page, "**/creatures-table-*");
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.fill("skelton");
  await quickLine.field.press("Enter");
  release();
  await quickLine.expectChosen("Skeleton");
  await expect(names(page)).toHaveCount(0);
  await quickLine.field.press("Enter");
  await expect(names(page)).toHaveText(["Skeleton"]);
  table.expectNoConsoleOutput();
});

test("a screen reader hears what Enter adds", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const status = page.locator(".status [aria-live], [role=status]").first();
  for (const [line, said] of [
    ["goblin", "Enter adds Goblin Warrior."],
    ["goblin hp 12", "Enter adds Goblin Warrior."],
    ["boss hp 30", "Enter adds what you typed: Boss."],
    ["3 skeletns", "Enter adds Skeleton."],
    ["2 skeletns hp 9", "Enter adds Skeleton."],
    ["3 skeletns init +12", "Enter adds what you typed: Skeletn."],
  ]) {
    await quickLine.field.fill(line);
    await expect(status).toContainText(said);
  }
  table.expectNoConsoleOutput();
});

test("a challenge rating and a kind list creatures", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.fill("cr 5");
  await expect(quickLine.options.first()).toContainText("CR 5");
  for (const option of await quickLine.options.all()) await expect(option).toContainText("CR 5");
  await quickLine.field.fill("2 undead cr 1/4");
  await expect(quickLine.option("Skeleton")).toBeVisible();
  await expect(quickLine.option("Zombie")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await quickLine.option("Zombie").click();
  await expect(names(page)).toHaveText(["Zombie 1", "Zombie 2"]);
  table.expectNoConsoleOutput();
});

test("dice for a count are rolled at Enter, and the log has the roll", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.fill("1d4+2 wolves");
  await expect(quickLine.preview).toContainText("1d4+2 Wolf (");
  await quickLine.field.press("Enter");
  await expect(names(page).first()).toHaveText("Wolf 1");
  const count = await names(page).count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(6);
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".log")).toContainText(`1d4+2`);
  table.expectNoConsoleOutput();
});

test("a line that adds nobody says why at the field, and keeps what was typed", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  for (const [line, sentence] of [
    ["4", "“4” has no name."],
    ["goblin hp", "A number is missing after “hp”."],
    ["orc hp 15 hp 30", "Hit points has two numbers here: 15 and 30."],
    ["500 rats", "“500” is not a count from 1 to 100"],
    ["9999999999d9999999999 rats", "can’t be rolled here"],
  ]) {
    await quickLine.field.fill(line);
    await expect(quickLine.preview).toContainText(sentence);
    await quickLine.field.press("Enter");
    await expect(page.locator(".field-fault")).toContainText(sentence);
    // It is said once.
    await expect(quickLine.preview).not.toContainText(sentence);
    await expect(quickLine.field).toHaveAttribute("aria-invalid", "true");
    await expect(quickLine.field).toHaveValue(line);
    expect(await axeViolations(page)).toEqual([]);
  }
  await quickLine.field.fill("goblin 6");
  await expect(page.locator(".field-fault")).toHaveCount(0);
  await expect(quickLine.preview).toContainText("“6” is read as part of the name.");
  await expect(names(page)).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("newcomers in combat and the command line add the listed creatures", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", "Lidda +3 hp 16 pc; Kobold -5 hp 5", [["Lidda", 19], ["Kobold", 3]]);
  await page.keyboard.press("a");
  await quickLine.field.fill("ogre");
  await quickLine.expectChosen("Ogre");
  await quickLine.field.press("Enter");
  await expect(page.locator(".asked:not(.row)")).toContainText("Ogre");
  await page.keyboard.press("Escape");
  const line = new CommandLine(page);
  await line.type("2 wolves arrive");
  await expect(line.foreseen).toContainText("Wolf 1 and Wolf 2 (");
  await page.keyboard.press("Enter");
  // They are one group, which rolls once.
  await expect(page.locator(".asked:not(.row)")).toContainText("Wolf × 2");
  table.expectNoConsoleOutput();
});

test("a hero’s name is no monster", async ({ page }) => {
  const table = new Table(page, "es");
  await table.open();
  await page.locator("#side-0").click();
  for (const name of ["Ana", "Leo", "Gobl"]) {
    await page.locator("#quick-line").fill(name);
    await expect(page.locator("#quick-preview")).toContainText(name);
    await expect(page.locator("[role=option][aria-selected=true]")).toContainText(name);
    await page.locator("#quick-line").press("Enter");
  }
  await expect(names(page)).toHaveText(["Ana", "Leo", "Gobl"]);
  table.expectNoConsoleOutput();
});

test("the preview says that a described creature leaves out its stat block", async ({ page }) => {
  await Table.opened(page, "en", "Dnd5e2024");
  const line = new QuickLine(page);
  await line.field.fill("owlbear init +15");
  await expect(line.preview).toContainText("Without the stat block of: Owlbear.");
  await line.field.fill("owlbear hp 70");
  await expect(line.preview).not.toContainText("Without");
});
