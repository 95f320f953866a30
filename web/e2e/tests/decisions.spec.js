// The decision slot: one decision after the other, its verdict before it is applied, and the bar without a decision.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { readyDispel } from "../pages/ready-form.js";
import { Table } from "../pages/table.js";

async function startWithBless(page) {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 40 pc; Orc +0 hp 15", [["Aria", 18], ["Orc", 9]]);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Bless");
  await page.getByLabel("Spell", { exact: true }).press("Enter");
  return table;
}

test("the bar says whose turn it is and what follows, and a decision takes its place", async ({ page }) => {
  const table = await startWithBless(page);
  const sentence = page.locator(".at-rest");
  await expect(sentence).toHaveText("Aria’s turnNext: Orc");
  await table.damage("Aria", 12);
  await expect(sentence).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(sentence).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(sentence).toHaveText("Orc’s turnNext: Aria");
  table.expectNoConsoleOutput();
});

test("a typed total says what it will do before it is entered", async ({ page }) => {
  const table = await startWithBless(page);
  await table.damage("Aria", 12);
  const asked = page.locator(".prompt");
  await asked.getByLabel("Modifier, or total").fill("7");
  await expect(asked.locator(".verdict")).toContainText("Concentration 7 vs. DC 10");
  await expect(asked.locator(".verdict")).toContainText("Aria stops concentrating.");
  await table.expectAccessibleWithoutOverflow();
  await asked.getByRole("button", { name: "Total 7" }).click();
  await expect(page.locator(".toast")).toContainText("Aria stops concentrating.");
  await expect(table.row("Aria").locator(".concentrates")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

for (const [device, use] of Object.entries({ "at a desk": {}, "on a phone": PHONE })) {
  test.describe(device, () => {
    test.use(use);

    test("the button of a save says how the number is read, and Enter does so", async ({ page }) => {
      const table = await startWithBless(page);
      const asked = page.locator(".prompt");
      const button = asked.locator("form.d20 button");
      const field = asked.getByLabel("Modifier, or total");
      const saves = page.locator(".log li").filter({ hasText: "Concentration" });
      await table.damageInRow("Aria", 12, "28 / 40");
      await expect(button).toContainText("Roll d20 +0");
      await field.fill("+40");
      await expect(button).toContainText("Roll d20 +40");
      await expect(asked.locator(".verdict")).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(saves.first()).toContainText(/Aria: Concentration \d+ \[\d+\] vs\. DC 10, success\./);
      await expect(asked).toHaveCount(0);
      await table.damageInRow("Aria", 1, "27 / 40");
      await field.fill("12");
      await expect(button).toContainText("Total 12");
      await expect(asked.locator(".verdict")).toContainText("Concentration 12 vs. DC 10");
      await table.expectAccessibleWithoutOverflow();
      await page.keyboard.press("Enter");
      await expect(saves.first()).toContainText("Aria: Concentration 12 vs. DC 10, success.");
      await expect(asked).toHaveCount(0);
      await expect(table.row("Aria").locator(".concentrates")).toHaveCount(1);
      table.expectNoConsoleOutput();
    });
  });
}

test("a save and a newcomer’s initiative wait in line, and N passes neither", async ({ page }) => {
  const table = await startWithBless(page);
  await table.damage("Aria", 12);
  await page.keyboard.press("a");
  await table.add("worg +40 hp 26");
  const heading = page.locator("#prompts-heading");
  await expect(heading).toContainText("1 of 2");
  await expect(page.locator(".newcomers")).toHaveCount(0);
  await page.locator(".prompt .buttons button").first().click();
  await expect(heading).not.toContainText("1 of");
  await expect(page.locator(".newcomers .call")).toHaveCount(1);
  await page.locator("#row-1").focus();
  await page.keyboard.press("n");
  await table.expectTurn("Aria");
  await expect(table.row("Worg").locator(".count")).not.toBeEmpty();
  await expect(page.locator(".prompts")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("N rolls a concentration save once", async ({ page }) => {
  const table = await startWithBless(page);
  await table.damage("Aria", 12);
  const saves = page.locator(".log li").filter({ hasText: "Concentration" });
  await expect(page.locator(".prompt")).toBeVisible();
  await page.keyboard.press("n");
  await expect(saves).toHaveCount(1);
  await expect(page.locator(".prompt")).toHaveCount(0);
  // The next press ends the turn, and the press after it the next turn.
  await page.keyboard.press("n");
  await table.expectTurn("Orc");
  await page.keyboard.press("n");
  await table.expectTurn("Aria");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await expect(saves).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(saves).toHaveCount(0);
  await expect(page.locator(".prompt")).toBeVisible();
  table.expectNoConsoleOutput();
});

test("the modifier of a save is kept for the next save of the same combatant", async ({ page }) => {
  const table = await startWithBless(page);
  const number = page.locator("#prompt-number");
  await table.damage("Aria", 4);
  await expect(number).toHaveValue("");
  await number.fill("+3");
  await page.locator(".prompt").getByRole("button", { name: "Keeps concentrating" }).click();
  // An answer without a roll uses no modifier.
  await table.damage("Aria", 2);
  await expect(number).toHaveValue("");
  await number.fill("+15");
  await number.press("Enter");
  await expect(page.locator(".prompt")).toHaveCount(0);
  await expect(table.row("Aria").locator(".concentrates")).toHaveCount(1);
  await table.damage("Aria", 2);
  await expect(number).toHaveValue("+15");
  await expect(page.locator(".d20 button").first()).toContainText("+15");
  table.expectNoConsoleOutput();
});

test("N passes no counterspell", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Mialee +1 hp 12 pc; Wizard +2 hp 30", [["Mialee", 18], ["Wizard", 15]]);
  await readyDispel(page, table);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Haste");
  await page.getByLabel("Spell level").fill("3");
  await page.getByLabel("Spell level").press("Enter");
  const asked = page.locator(".prompts .prompt");
  await expect(asked).toHaveCount(2);
  await expect(page.locator("#go")).toHaveCount(0);
  const lines = await page.locator(".log li").count();
  const pile = page.locator(".pile .what");
  await page.locator("#row-1").focus();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press("n");
    await expect(asked).toHaveCount(2);
    await expect(pile).toHaveText(["Haste", "turn"]);
    // The focus goes to the question instead: the number of the Spellcraft check.
    await expect(page.locator("#prompt-number")).toBeFocused();
  }
  await expect(page.locator(".log li")).toHaveCount(lines);
  // Letting it pass is an answer, and only then the spell resolves.
  await page.getByRole("button", { name: "Don’t counter" }).last().click();
  await page.keyboard.press("n");
  await expect(page.locator(".pile")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("combatants that can’t act, are down or are dead look different", async ({ page }) => {
  const table = await startWithBless(page);
  await table.damage("Orc", 15);
  await expect(table.row("Orc")).toHaveClass(/dead/);
  await table.damage("Aria", 40);
  await expect(table.row("Aria")).not.toHaveClass(/dead/);
  await page.locator(".pips.failures .pip").nth(1).click();
  await expect(table.row("Aria").locator(".saves")).toContainText("✕✕");
  await expect(table.row("Aria").locator(".saves .hidden")).toHaveText("Failures: 2");
  table.expectNoConsoleOutput();
});
