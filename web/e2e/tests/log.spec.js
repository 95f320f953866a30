// The combat log: a line for each turn, which unfolds to every roll.
import { expect, test } from "@playwright/test";
import { combatOfFour } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a turn that is over is one line, and unfolds", async ({ page }) => {
      const totals = [["Aria", 18], ["Orc", 4]];
      const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 16 pc; Orc +1 hp 15", totals);
      const lines = page.locator(".log .line");
      await table.damage("Orc", 5);
      // The turn in progress shows each line.
      await expect(lines.filter({ hasText: "Orc takes 5" })).toHaveText(["Orc takes 5 damage (10 HP)."]);
      await table.endTurn("Aria", "Orc");
      const turn = lines.filter({ hasText: "Aria’s turn." });
      // Screen readers hear the sentences, and the eye has a row.
      await expect(turn.locator(".hidden")).toHaveText("Aria’s turn. Orc takes 5 damage (10 HP).");
      await expect(turn.locator(".turn-row > *")).toHaveText(["Aria", "Orc", "−5"]);
      const unfold = page.locator(".log .unfold");
      await expect(unfold).toHaveAttribute("aria-expanded", "false");
      await unfold.focus();
      await page.keyboard.press("Enter");
      await expect(unfold).toHaveAttribute("aria-expanded", "true");
      await expect(unfold).toBeFocused();
      await expect(turn).toHaveText(["Aria’s turn."]);
      await expect(lines.filter({ hasText: "Orc takes 5" })).toHaveText(["Orc takes 5 damage (10 HP)."]);
      await table.expectAccessibleWithoutOverflow();
      await unfold.click();
      // A tap on the line shows the end of that turn.
      await turn.click();
      await expect(page.locator(".looking-back")).toBeVisible();
      await table.expectHitPoints("Orc", "10 / 15");
      table.expectNoConsoleOutput();
    });
  });
}

test("the rounds before the previous one fold, and unfold", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 16 pc; Orc +1 hp 15", [["Aria", 18], ["Orc", 4]]);
  await table.damage("Orc", 5);
  for (const [who, next] of [["Aria", "Orc"], ["Orc", "Aria"], ["Aria", "Orc"], ["Orc", "Aria"]]) await table.endTurn(who, next);
  await table.expectRound("Round 3");
  const first = page.locator(".log .heading", { hasText: "Round 1" });
  const hurt = page.locator(".log .line", { hasText: "Orc takes 5 damage" });
  await expect(page.locator(".log .line", { hasText: "Aria’s turn." })).toHaveCount(2);
  await expect(hurt).toHaveCount(0);
  await expect(first.locator(".turn-row > *")).toHaveText(["Round 1", "2 turns"]);
  const unfold = first.getByRole("button", { name: "The turns of this round" });
  await expect(unfold).toHaveAttribute("aria-expanded", "false");
  await unfold.click();
  await expect(hurt).toHaveCount(1);
  await unfold.click();
  await expect(hurt).toHaveCount(0);
  // The heading of a folded round shows its end.
  await first.locator(".line").click();
  await expect(page.locator(".looking-back")).toBeVisible();
  await table.expectHitPoints("Orc", "10 / 15");
  table.expectNoConsoleOutput();
});

test("the row of a turn says who goes down, and so does an earlier round", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 16 pc; Orc +1 hp 15; Wolf +0 hp 4", [["Aria", 18], ["Orc", 4], ["Wolf", 2]]);
  await table.damage("Wolf", 9);
  await table.endTurn("Aria", "Orc");
  const row = page.locator(".log .turn .turn-row").first();
  await expect(row.locator("> *")).toHaveText(["Aria", "Wolf goes down", "−9"]);
  await table.endTurn("Orc", "Aria");
  // A turn without entries keeps its sentence.
  await expect(page.locator(".log li:not(.heading) .line").nth(1)).toHaveText("Orc’s turn.");
  for (const [who, next] of [["Aria", "Orc"], ["Orc", "Aria"]]) await table.endTurn(who, next);
  const first = page.locator(".log .heading", { hasText: "Round 1" });
  await expect(first.locator(".turn-row > *")).toHaveText(["Round 1", /^[23] turns, Wolf goes down$/]);
  table.expectNoConsoleOutput();
});

test("the log keeps a saving throw", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.pressTool("save");
  await page.getByLabel("Which save").fill("Will");
  await page.locator(".drawer.save").getByLabel("Modifier, or total").fill("17");
  await page.locator(".drawer.save").getByRole("button", { name: "Total 17" }).click();
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Lidda: Will 17.");
  table.expectNoConsoleOutput();
});
