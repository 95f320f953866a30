// A first combat, from setup to a reload, in every language; its sample, undo and the next encounter.
import { expect, test } from "@playwright/test";
import { Home } from "../pages/home.js";
import { Table, words } from "../pages/table.js";

for (const lang of Object.keys(words)) {
  test.describe(`a fight in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("an ambush with a surprise round, played, reloaded and undone", async ({ page }) => {
      const table = new Table(page, lang);
      const say = table.words;
      await table.open();
      await expect(page.locator("html")).toHaveAttribute("lang", lang);

      await table.add("Lidda +3 dex 17 hp 16 ac 17 pc");
      await table.add("2 goblin +1 hp 7 ac 15");
      await table.add("Tordek +1 hp 24 pj");
      await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek", "Goblin 1", "Goblin 2"]);

      // The enemies are unaware of everyone. The app shows it before combat starts.
      await page.getByRole("button", { name: say.sideAware }).click();
      const both = { en: "Lidda and Tordek", es: "Lidda y Tordek", fr: "Lidda et Tordek" }[lang];
      await expect(page.locator(".forecast")).toContainText(say.opens(both));

      await table.start();
      await table.total("Lidda", 18);
      await table.total("Tordek", 12);
      await table.expectRound(say.surpriseRound);
      await table.expectTurn("Lidda");
      await expect(page.getByRole("status")).toContainText(say.turn("Lidda"));
      await expect(table.row("Goblin 1").getByRole("button", { name: say.surprised })).toBeVisible();
      await expect(table.row("Tordek").getByRole("button", { name: say.flatFooted })).toBeVisible();

      // The condition shows its reason and the rule.
      await table.row("Goblin 1").getByRole("button", { name: say.surprised }).click();
      await expect(page.locator(".why")).toContainText("D35-18");

      // One standard action in a surprise round; a second is rejected, and can be overridden.
      const standard = page.locator(".budget").getByRole("button", { name: say.standard });
      await standard.click();
      await standard.click();
      await expect(page.locator(".refusal .cite")).toHaveAttribute("title", /D35-26\b/);
      await table.button(say.ruleOtherwise).click();
      await expect(page.locator(".refusal")).toHaveCount(0);

      await table.damage("Goblin 1", 5);
      await table.expectHitPoints("Goblin 1", "2 / 7");
      await table.endTurn("Lidda", "Tordek");
      await table.expectTurn("Tordek");
      await page.locator(".go").click();

      // Surprised combatants roll now; the others keep their results.
      await table.total("Goblin 1", 20);
      await table.total("Goblin 2", 11);
      await table.expectRound(say.round(1));
      await table.expectOrder(["Goblin 1", "Lidda", "Tordek", "Goblin 2"]);
      await table.expectTurn("Goblin 1");
      await expect(table.row("Lidda").getByRole("button", { name: say.flatFooted })).toHaveCount(0);

      await table.endTurn("Goblin 1", "Lidda");
      await table.damage("Lidda", 4);
      await table.heal("Lidda", 1);
      await table.expectHitPoints("Lidda", "13 / 16");

      // Everything stays after the tab is closed and reopened, including undo.
      await page.reload();
      await table.expectTurn("Lidda");
      await table.expectRound(say.round(1));
      await table.expectHitPoints("Lidda", "13 / 16");
      await table.expectHitPoints("Goblin 1", "2 / 7");
      await table.button(say.undo).click();
      await table.expectHitPoints("Lidda", "12 / 16");
      await table.button(say.redo).click();
      await table.expectHitPoints("Lidda", "13 / 16");
      await table.button(say.previous).click();
      await table.expectTurn("Goblin 1");
      await table.expectHitPoints("Lidda", "16 / 16");
      table.expectNoConsoleOutput();
    });
  });
}

test("the sample starts in one tap and rolls for itself", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample(table.words.sample);
  await expect(page.locator(".forecast")).toContainText("Lidda and Gargoyle act");
  await table.start();
  await table.button(table.words.rollAll).click();
  await table.expectRound("Surprise round");
  await expect(page.locator(".row")).toHaveCount(4);
  table.expectNoConsoleOutput();
});

test("undo returns to an empty encounter, and redo to combat", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample(table.words.sample);
  await table.start();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("z");
  await expect(page.locator(".member")).toHaveCount(0);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press("Shift+Z");
  await expect(table.button(table.words.rollAll)).toBeVisible();
  table.expectNoConsoleOutput();
});

test("a new encounter leaves the old one in the list", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc");
  await table.toggleMenu();
  await table.button(table.words.newEncounter).click();
  await expect(page.locator(".member")).toHaveCount(0);
  await table.add("Ogre");
  await new Home(page).openEncounter("Lidda");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  table.expectNoConsoleOutput();
});

test("a new encounter has the rules of the last one, and the quick line has the focus", async ({ page }) => {
  const table = await Table.opened(page, "en");
  const rules = page.locator("select.ruleset option:checked");
  const line = page.locator("#quick-line");
  for (const name of ["Tales of War", "D&D 5e (2014)"]) {
    await table.chooseRuleset(name);
    await table.add("Lidda pc");
    await expect(page.locator(".member")).toHaveCount(1);
    await table.toggleMenu();
    await table.button(table.words.newEncounter).click();
    await expect(page.locator(".member")).toHaveCount(0);
    await expect(rules).toHaveText(name);
    await expect(line).toBeFocused();
    await page.keyboard.type("Ox");
    await page.keyboard.press("Enter");
    await expect(page.locator(".member .name")).toHaveText(["Ox"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("z");
    await expect(page.locator(".member")).toHaveCount(0);
  }
  await page.reload();
  await expect(rules).toHaveText("D&D 5e (2014)");
  table.expectNoConsoleOutput();
});
