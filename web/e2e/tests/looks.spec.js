// Every screen at three widths, in both themes and in all languages. The reference pictures are in looks/.
// Look at them after an intended change and update them:
// npx playwright test looks --update-snapshots
import { expect, test } from "@playwright/test";
import { Looks } from "../pages/looks.js";
import { Rules, words as rules } from "../pages/rules.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

// The app's own policy blocks fonts from elsewhere.
test.use({ bypassCSP: true, trace: "off" });
test.setTimeout(120_000);

test("D&D, from the first screen to the log", async ({ page }) => {
  const table = new Table(page, "en");
  const looks = new Looks(page);
  await looks.start();
  await looks.compare("samples");

  await table.add("Lidda +3 dex 17 hp 16 ac 17 pc; Tordek +1 dex 13 hp 24 ac 18 pc; Jozan -1 hp 20 pc");
  await table.add("Grishnak +2 hp 37 ac 16; 2 kobold +1 hp 4 ac 15");
  await page.getByRole("button", { name: table.words.sideAware }).click();
  await page.locator(".awareness summary").first().click();
  await expect(page.locator(".matrices table")).toHaveCount(2);
  await page.getByRole("button", { name: "Jozan", exact: true }).last().click();
  await looks.compare("opening", { from: ".awareness" });

  await table.start();
  await expect(page.locator(".call")).not.toHaveCount(0);
  await looks.compare("rolls");

  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.expectRound("Surprise round");
  await looks.compare("surprise");

  // Continue to the first round, in which Grishnak triggers Lidda's readied shot.
  await page.keyboard.press("n");
  await table.expectTurn("Tordek");
  await page.keyboard.press("n");
  for (const [name, total] of [["Jozan", 9], ["Grishnak", 15], ["Kobold 1", 11], ["Kobold 2", 6]]) {
    await table.total(name, total);
  }
  await table.expectTurn("Lidda");
  await page.keyboard.press("e");
  await expect(page.locator("#ready-what")).toBeFocused();
  await page.keyboard.type("shoot");
  await page.keyboard.press("Tab");
  await page.keyboard.type("somebody comes through the door");
  await page.keyboard.press("Enter");
  await expect(table.row("Lidda")).toContainText("ready");
  await table.waitForShortcuts();
  await page.keyboard.press("n");
  await table.expectTurn("Grishnak");
  await table.damage("Grishnak", 9);
  await table.pressTool("conditions");
  await page.locator(".picker .toggle").first().click();
  // The toast closes by itself, sooner or later.
  await expect(page.locator(".toast")).toHaveCount(0, { timeout: 20_000 });
  await looks.compare("readied");

  await page.locator(".comes-in button").first().click();
  await expect(page.locator(".card")).toHaveCount(2);
  await looks.compare("pile");

  await page.keyboard.press("n");
  await page.locator(".log button").nth(2).click();
  await expect(page.locator(".looking-back")).toBeVisible();
  await looks.compare("history", { from: ".combat .of-log" });
  await page.keyboard.press("Escape");

  await table.toggleMenu();
  await looks.compare("menu");
  await page.getByRole("link", { name: rules.en.title }).click();
  const heading = (lang) => expect(new Rules(page, lang).heading).toBeVisible();
  const read = async (lang) => {
    await heading(lang);
    await expect(new Rules(page, lang).count).toHaveText(rules[lang].all);
  };
  await looks.compare("rules", { ready: read });
  table.expectNoConsoleOutput();
});

test("the TOW turn, from setup to the postponed stack", async ({ page }) => {
  const tow = new TowTable(page, "en");
  const looks = new Looks(page);
  await looks.start();
  await page.locator("#sample-tow").click();
  await page.locator(".house-rules summary").click();
  await expect(page.locator(".house-rules li")).toHaveCount(7);
  await looks.compare("tow-opening");
  await tow.enterTotals({ Archer: 10, Mage: 15, Orc: 5, Goblin: 18 });
  await tow.advance();
  await tow.passUntil("Archer has priority", "Archer’s main phase");
  await tow.declare("Shoot 3pa vs 12 @Orc");
  await tow.advance();
  await tow.declare("Ward");
  await tow.advance();
  await tow.declare("Trip @Mage");
  await expect(tow.stack).toHaveCount(3);
  await looks.compare("tow-stack", { from: ".stack" });

  // One of two targets is no longer legal. A change of language builds the form again.
  await tow.passUntil("Resolve Trip");
  await tow.button("Resolve → Trip").click();
  await tow.passUntil("Resolve Ward");
  await tow.button("Resolve → Ward").click();
  await tow.passUntil("Resolve Shoot");
  await tow.button("Failure").click();
  await tow.passUntil("Orc has priority", "Orc’s main phase");
  await tow.declare("Volley 3pa 1d20+3 vs 11 fumble 2 leaves Stones 1d20 vs 10 due 1pa @Archer @Mage");
  await tow.passUntil("Resolve Volley");
  const illegal = () => page.locator(".of-target select").first().selectOption("illegal");
  await looks.compare("tow-resolution", { from: ".prompt", ready: illegal });

  await tow.button("Success").click();
  await tow.declare("Mine @Goblin postponed");
  await expect(tow.postponed).toHaveCount(2);
  await tow.declare("Roar");
  await looks.compare("tow-postponed", { from: ".stack", below: 1000 });
  tow.expectNoConsoleOutput();
});

test("rare screens: the form, the checks, a tie, and the keys", async ({ page }) => {
  const table = new Table(page, "en");
  const looks = new Looks(page);
  await looks.start();
  await table.add("Lidda +3 dex 17 hp 16 ac 17 st +7 pc; Tordek +1 dex 13 hp 24 ac 18 pc; Grishnak +2 dex 12 hp 37 pp 12");
  await page.locator("details.form summary").first().click();
  await expect(page.locator("details.form form")).toBeVisible();
  await looks.compare("form", { from: "details.form", below: Infinity });
  await page.locator("details.form summary").first().click();

  await page.locator(".awareness summary").first().click();
  await page.getByLabel("Spot or Listen modifier").fill("6");
  await page.getByLabel("Distance, in feet").fill("35");
  await page.getByLabel("Hide or Move Silently result").fill("15");
  await page.getByLabel("d20 roll").fill("12");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.locator(".calculator .told")).not.toHaveText("");
  await looks.compare("spot", { from: ".calculator", below: Infinity });

  await table.chooseRuleset("D&D 5e (2014)");
  await page.getByLabel("Stealth total: Lidda").fill("18");
  await page.getByLabel("Stealth total: Lidda").press("Enter");
  await expect(page.locator(".calculator .told")).toContainText("Grishnak");
  await looks.compare("stealth", { from: ".calculator", below: Infinity });
  await page.locator(".awareness summary").first().click();

  await table.start();
  for (const [name, total] of [["Lidda", 18], ["Tordek", 12], ["Grishnak", 12]]) await table.total(name, total);
  await expect(page.locator(".tie")).toBeVisible();
  await looks.compare("tie");

  await page.locator("#help-open").click();
  await expect(page.locator("#help dl")).toBeVisible();
  await looks.compare("keys");
  table.expectNoConsoleOutput();
});
