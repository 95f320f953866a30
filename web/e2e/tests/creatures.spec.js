// The creatures: found in the quick line as it is typed, with the numbers of the ruleset, and their stat blocks in combat.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { playOffline } from "../fixtures/site.js";
import { QuickLine } from "../pages/quick-line.js";
import { rememberRuleset, Table } from "../pages/table.js";

const facts = (page) => page.locator(".member .meta");

/** Presses “Try again” while the file is still missing: the app also looks for it by itself, and the button would go. */
async function pressTryAgain(page, table, file) {
  const asked = page.waitForRequest(file);
  await table.button("Try again").click();
  await asked;
}

test("“gob” finds goblins, which are added by keyboard, by tap or as typed", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.pressSequentially("gob");
  await expect(quickLine.options).toHaveText([
    "Goblin Warrior CR 1/4 AC 15 HP 10",
    "Goblin Boss CR 1 AC 17 HP 21",
    "Goblin Minion CR 1/8 AC 12 HP 7",
    "Hobgoblin Warrior CR 1/2 AC 18 HP 11",
    "Hobgoblin Captain CR 3 AC 17 HP 58",
  ]);
  await quickLine.expectChosen("Goblin Warrior");
  await expect(page.locator(".status [aria-live], [role=status]").first()).toContainText("Creatures found: 5");
  const field = page.getByRole("combobox", { name: table.words.quickLine });
  await expect(field).toHaveAttribute("aria-expanded", "true");
  // Escape closes the list, and the focus stays.
  await field.press("Escape");
  await expect(quickLine.options).toHaveCount(0);
  await expect(field).toBeFocused();
  await field.pressSequentially("l");
  await expect(quickLine.options).toHaveCount(5);
  await field.press("ArrowDown");
  await quickLine.expectChosen("Goblin Boss");
  await expect(quickLine.preview).toContainText("Goblin Boss (");
  await field.press("ArrowUp");
  await quickLine.expectChosen("Goblin Warrior");
  await expect(quickLine.preview).toContainText("Goblin Warrior (");
  expect(await axeViolations(page)).toEqual([]);
  await field.press("Enter");
  await expect(facts(page)).toContainText(["HP 10"]);
  await expect(facts(page).first()).toContainText("AC 15");
  await expect(quickLine.field).toHaveValue("");
  await expect(quickLine.field).toBeFocused();
  // Three at once, numbered like typed ones, with the words after the name.
  await quickLine.field.pressSequentially("3 goblin war group");
  await quickLine.option("Goblin Warrior").click();
  await expect(page.locator(".member")).toHaveCount(4);
  await expect(page.locator(".member .name")).toHaveText(["Goblin Warrior", "Goblin Warrior 2", "Goblin Warrior 3", "Goblin Warrior 4"]);
  // The last entry and Shift+Enter add the typed name. Typed numbers replace those of the creature.
  await quickLine.field.pressSequentially("ogre");
  await expect(quickLine.asTyped).toHaveText("As typed: Ogre");
  await quickLine.field.press("Shift+Enter");
  await expect(page.locator(".member")).toHaveCount(5);
  await expect(facts(page).last()).not.toContainText("HP");
  await quickLine.field.fill("goblin hp 9");
  await quickLine.expectChosen("Goblin Warrior");
  await expect(quickLine.preview).toContainText("Goblin Warrior 5");
  await field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(6);
  await expect(facts(page).last()).toContainText("HP 9");
  await expect(facts(page).last()).toContainText("AC 15");
  // Its own initiative describes a creature as a whole.
  await quickLine.field.fill("goblin +4 hp 9");
  await quickLine.expectChosen("As typed: Goblin");
  await field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(7);
  await expect(facts(page).last()).toContainText("HP 9");
  await expect(facts(page).last()).not.toContainText("AC");
  table.expectNoConsoleOutput();
});

test("hit points are the average or rolled, and the browser remembers which", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.fill("4 wolf");
  const rolls = page.getByRole("button", { name: "Roll hit points" });
  await rolls.click();
  await expect(quickLine.option("Wolf")).toHaveText(/HP 2d8\+2$/);
  await page.reload();
  await quickLine.field.fill("4 wolf");
  await expect(rolls).toHaveAttribute("aria-pressed", "true");
  await quickLine.option("Wolf").click();
  await expect(page.locator(".member")).toHaveCount(4);
  for (const text of await facts(page).allTextContents()) {
    const hp = Number(/HP (\d+)/.exec(text)[1]);
    expect(hp).toBeGreaterThanOrEqual(4);
    expect(hp).toBeLessThanOrEqual(18);
  }
  table.expectNoConsoleOutput();
});

test("other rulesets request no creatures", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const asked = [];
  page.on("request", (request) => /creatures-/.test(request.url()) && asked.push(request.url()));
  const table = await Table.opened(page, "en", "Dnd30");
  await quickLine.field.pressSequentially("gob");
  await expect(quickLine.preview).toContainText("Gob");
  await expect(page.getByRole("combobox", { name: table.words.quickLine })).toHaveCount(0);
  expect(asked).toEqual([]);
  table.expectNoConsoleOutput();
});

test("the stat block is shown on a creature's turn, stays open, and its dice roll", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await quickLine.field.pressSequentially("adult red");
  await expect(quickLine.options.first()).toBeVisible();
  await expect(quickLine.preview).toContainText("Adult Red Dragon");
  await quickLine.field.press("Enter");
  await table.add("Lidda +3 hp 16 pc");
  await table.start();
  await table.total("Adult Red Dragon", 20);
  await table.total("Lidda", 12);
  await table.expectTurn("Adult Red Dragon");
  await table.pressTool("stats");
  const block = page.locator(".stat-block");
  await expect(block).toContainText("Huge Dragon, Chaotic Evil");
  await expect(block).toContainText("Str +8");
  await expect(block).toContainText("Fire Breath (Recharge 5–6)");
  await expect(block).toHaveAttribute("lang", "en");
  expect(await axeViolations(page)).toEqual([]);
  await block.getByRole("button", { name: "Roll +14" }).click();
  await expect(page.locator(".toast")).toContainText("d20+14");
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("d20+14");
  const source = page.getByRole("link", { name: "SRD 5.2" });
  const license = await page.request.get(new URL(await source.getAttribute("href"), page.url()).href);
  expect(await license.text()).toContain("System Reference Document 5.2");
  // A character has no stat block; the dragon's is open again when it is selected.
  await table.endTurn("Adult Red Dragon", "Lidda");
  await expect(page.locator("#stats")).toHaveCount(0);
  await page.locator("#joins").click();
  await quickLine.field.pressSequentially("2 wolf");
  await quickLine.option("Wolf").click();
  await expect(page.locator(".asked:not(.row)")).toContainText("Wolf 1");
  await page.locator('.row .name', { hasText: "Adult Red Dragon" }).click();
  await expect(block).toContainText("Fire Breath");
  table.expectNoConsoleOutput();
});

test("offline from the second visit on", async ({ page }) => {
  const quickLine = new QuickLine(page);
  await rememberRuleset(page, "Dnd5e");
  await playOffline(page, async () => {
    await quickLine.field.pressSequentially("gob");
    await expect(quickLine.option("Goblin")).toContainText("HP 7");
  });
});

for (const [ruleset, creature, meta, modifier] of [
  ["Dnd5e2024", "Adult Red Dragon", ["HP 256", "AC 19"], "+12"],
  ["Dnd5e", "Adult Blue Dragon", ["HP 225", "AC 19"], "+0"],
  // Improved Initiative: +4.
  ["Dnd35", "Aasimar", ["HP 5", "AC 16"], "+4"],
]) {
  test(`${creature} has the numbers of ${ruleset}`, async ({ page }) => {
    const quickLine = new QuickLine(page);
    const table = await Table.opened(page, "en", ruleset);
    await quickLine.field.fill(creature);
    await quickLine.option(creature).click();
    await expect(page.locator(".member")).toHaveCount(1);
    for (const fact of meta) await expect(facts(page)).toContainText(fact);
    await expect(page.locator(".member")).toContainText(modifier);
    table.expectNoConsoleOutput();
  });
}

for (const [lang, locale, goblin, armorClass, saves, source] of [
  ["en", "en-GB", "Goblin", "15 (touch 12, flat-footed 14)", "Fort +3 Ref +1 Will \u22121", "Numbers from the SRD 3.5"],
  ["es", "es-ES", "Goblin", "15 (toque 12, desprevenido 14)", "Fort +3 Ref +1 Vol \u22121", "Números del SRD 3.5"],
  ["fr", "fr-FR", "Gobelin", "15 (contact 12, pris au dépourvu 14)", "Vig +3 Réf +1 Vol \u22121", "Valeurs du SRD 3.5"],
]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test(`a creature of 3.5 shows its armor classes and saves, ${lang}`, async ({ page }) => {
      const quickLine = new QuickLine(page);
      const table = await Table.opened(page, lang, "Dnd35");
      // English finds it in every language.
      await quickLine.field.fill("goblin");
      await quickLine.option(goblin).click();
      await table.add("Lidda +3 hp 16 pc");
      await table.start();
      await table.total(goblin, 20);
      await table.total("Lidda", 12);
      await table.pressTool("stats");
      const block = page.locator(".stat-block");
      await expect(block).toContainText(armorClass);
      await expect(block).toContainText(saves);
      await expect(page.getByRole("link", { name: source })).toBeVisible();
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}

test("a creature of 2014 has its own numbers above the text of the SRD 5.2", async ({ page }) => {
  const quickLine = new QuickLine(page);
  const table = await Table.opened(page, "en", "Dnd5e");
  await quickLine.field.fill("adult blue");
  await quickLine.option("Adult Blue Dragon").click();
  await table.add("Lidda +3 hp 16 pc");
  await table.start();
  await table.total("Adult Blue Dragon", 20);
  await table.total("Lidda", 12);
  await table.pressTool("stats");
  await expect(page.locator(".stat-block").first()).toContainText("HP 225 (18d12+108)");
  await expect(page.getByText("The text below is from the SRD 5.2. Its numbers may differ.")).toBeVisible();
  await expect(page.locator(".stat-block").last()).toContainText("Lightning Breath");
  table.expectNoConsoleOutput();
});

for (const [fault, answer] of /** @type {any[]} */ ([
  ["is missing", { status: 404, body: "gone" }],
  ["is another page", { status: 200, body: "<!doctype html><title>Home</title>" }],
])) {
  test(`when the file ${fault}, the quick line says so and works`, async ({ page, context }) => {
    const quickLine = new QuickLine(page);
    await context.route(/creatures-table-/, (route) => route.fulfill(answer));
    const table = await Table.opened(page, "en", "Dnd5e2024");
    await quickLine.field.pressSequentially("gob");
    await expect(page.getByRole("alert")).toHaveText(/The creatures can’t be loaded/);
    expect(await axeViolations(page)).toEqual([]);
    await quickLine.field.press("Enter");
    await expect(page.locator(".member .name")).toHaveText(["Gob"]);
    await pressTryAgain(page, table, /creatures-table-/);
    await expect(quickLine.field).toBeFocused();
    await context.unroute(/creatures-table-/);
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 30_000 });
    await quickLine.field.pressSequentially("gob");
    await expect(quickLine.options).toHaveCount(5);
  });
}

test("a missing stat block says so and is fetched again", async ({ page, context }) => {
  await context.route(/creatures-blocks-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "wolf +2; Lidda +3 pc", [["Wolf", 20], ["Lidda", 5]]);
  await table.pressTool("stats");
  await expect(page.getByRole("alert")).toHaveText("The stat block can’t be loaded.");
  await pressTryAgain(page, table, /creatures-blocks-/);
  await context.unroute(/creatures-blocks-/);
  await expect(page.locator(".stat-block").last()).toContainText("Pack Tactics", { timeout: 30_000 });
});

for (const [lang, locale, goblin, rating, roll] of [
  ["es", "es-ES", "Guerrero goblin", "VD 1/4", "Tirar +4"],
  ["fr", "fr-FR", "Combattant gobelin", "FP 1/4", "Lancer +4"],
]) {
  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ locale, ...PHONE });

    test(`a goblin by taps, ${lang}`, async ({ page }) => {
      const quickLine = new QuickLine(page);
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await quickLine.field.fill("gob");
      await expect(quickLine.option(goblin)).toContainText(rating);
      await table.expectAccessibleWithoutOverflow();
      await quickLine.option(goblin).tap();
      await expect(page.locator(".member")).toHaveCount(1);
      await table.start();
      await table.total(goblin, 12);
      await page.locator("#stats").tap();
      const block = page.locator(".stat-block");
      await expect(block).toContainText("Nimble Escape");
      await block.getByRole("button", { name: roll, exact: true }).first().tap();
      await expect(page.locator(".toast")).toContainText("d20+4");
      await table.expectAccessibleWithoutOverflow();
      await page.setViewportSize({ width: 320, height: 640 });
      await table.expectNoOverflow();
      table.expectNoConsoleOutput();
    });
  });
}
