// Changes of the order: places, delays, turns skipped and given, removed combatants that return, mounts and newcomers.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { combatOfFour } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";

test("a place by number, by steps and by drag, each logged as an override", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Wolf");
  await table.pressTool("seats");
  await page.getByLabel("New count").fill("17");
  await page.getByLabel("New count").press("Enter");
  await table.expectOrder(["Lidda", "Wolf", "Tordek", "Orc"]);
  await expect(page.locator(".log li:not(.heading)").nth(0)).toContainText("Wolf now acts on 17.");
  await expect(page.locator(".log li:not(.heading)").nth(1)).toContainText("Game master’s ruling.");
  await table.button("Later").click();
  await table.expectOrder(["Lidda", "Tordek", "Wolf", "Orc"]);
  await table.button("Earlier").click();
  await table.expectOrder(["Lidda", "Wolf", "Tordek", "Orc"]);
  // The effect is already there.
  await page.getByLabel("New count").fill("15");
  await page.getByLabel("New count").press("Enter");
  await page.getByLabel("New count").fill("15");
  await page.getByLabel("New count").press("Enter");
  await expect(page.locator(".refusal")).toContainText("That changes nothing.");

  // A sliding row is not at its final place yet.
  await table.waitForAnimations();
  const from = await table.row("Orc").boundingBox();
  const to = await table.row("Tordek").boundingBox();
  await page.mouse.move(from.x + 200, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + to.height - 6, { steps: 4 });
  await page.mouse.move(to.x + 200, to.y + 6, { steps: 4 });
  await expect(table.row("Tordek")).toHaveAttribute("data-drop", "before");
  await page.mouse.up();
  await table.expectOrder(["Lidda", "Orc", "Tordek", "Wolf"]);
  await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
  await table.row("Orc").locator(".count").click();
  await expect(page.locator(".why")).toContainText("by a ruling");
  // Escape cancels a drag.
  await table.waitForAnimations();
  const wolf = await table.row("Wolf").boundingBox();
  await page.mouse.move(wolf.x + 200, wolf.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + 6, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await table.expectOrder(["Lidda", "Orc", "Tordek", "Wolf"]);
  table.expectNoConsoleOutput();
});

test("a turn is skipped and given back", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Tordek");
  await table.pressTool("seats");
  await table.button("Skip turn: Tordek").click();
  await expect(page.getByRole("status")).toContainText("Tordek’s turn will be skipped.");
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  await table.select("Tordek");
  // An open section stays open in the next panel.
  await table.button("Give a turn: Tordek").click();
  await table.expectTurn("Tordek");
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  table.expectNoConsoleOutput();
});

test("a removed combatant returns unchanged", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.damage("Wolf", 4);
  await table.pressTool("remove");
  await expect(table.row("Wolf")).toHaveCount(0);
  await table.button("Bring back Wolf").click();
  await table.expectHitPoints("Wolf", "5 / 9");
  await table.expectOrder(["Lidda", "Tordek", "Orc", "Wolf"]);
  await expect(page.locator(".beside")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a mount acts on its rider’s count, until it is dismounted", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.select("Orc");
  await table.pressTool("mounts");
  await page.locator(".drawer.mounts select").first().selectOption({ label: "Wolf" });
  await table.button("Mount up").click();
  await expect(table.effects("Wolf")).toHaveText(["ridden by Orc"]);
  await expect(table.row("Wolf").locator(".count")).toHaveText("10");
  await table.expectOrder(["Lidda", "Tordek", "Orc", "Wolf"]);
  await table.row("Wolf").locator(".count").click();
  await expect(page.locator(".why")).toContainText("D35-81");
  // An own initiative is rejected, and can be overridden.
  await table.button("Orc dismounts from Wolf").click();
  await expect(table.effects("Wolf")).toHaveCount(0);
  await page.locator(".drawer.mounts select").first().selectOption({ label: "Wolf" });
  await page.locator(".drawer.mounts select").nth(1).selectOption({ label: "intelligent, on its own count" });
  await table.button("Mount up").click();
  await expect(page.locator(".refusal .cite")).toHaveAttribute("title", /D35-81\b/);
  await table.button("Override").click();
  await expect(table.effects("Wolf")).toHaveText(["ridden by Orc"]);
  table.expectNoConsoleOutput();
});

test("newcomers of 3.0: aware ones act first, and penalties and newcomers are marked", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 3.0");
  await table.add("Tordek +1 hp 24 pc; Orc +0 hp 12");
  await table.start();
  await table.total("Tordek", 18);
  await table.total("Orc", 10);
  await page.locator(".budget button").first().click();
  await page.keyboard.press("a");
  await table.add("Wolf +2 dex 15 pc");
  await table.button("Wolf arrives aware: acts first").click();
  await expect(table.effects("Wolf")).toHaveText(["new next round"]);
  await table.effects("Wolf").click();
  await expect(page.locator(".why")).toContainText("first acts in the next one");
  await table.endTurn("Tordek", "Orc");
  await table.endTurn("Orc", "Wolf");
  await table.expectTurn("Wolf");
  await expect(table.effects("Wolf")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("places, effects and mounts by keyboard alone", async ({ page }) => {
  const table = await combatOfFour(page);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await table.tabTo(page.locator("#more"));
  await page.keyboard.press("Enter");
  await table.tabTo(page.locator("#seats"));
  await page.keyboard.press("Enter");
  await table.tabTo(page.locator("#place-up"));
  await page.keyboard.press("Enter");
  await table.expectOrder(["Lidda", "Orc", "Tordek", "Wolf"]);
  await expect(page.locator("#place-up")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await table.tabTo(page.locator("#conditions"));
  await page.keyboard.press("Enter");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("stu");
  await page.keyboard.press("Enter");
  await expect(table.effects("Orc")).toHaveText(["stunned · until the start of Lidda’s turn"]);
  await expect(table.row("Orc").locator(".name")).toBeFocused();
  table.expectNoConsoleOutput();
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("all tools at 360 px by touch", async ({ page }) => {
    const table = await combatOfFour(page);
    for (const tool of ["conditions", "seats", "mounts", "save"]) {
      await table.pressTool(tool);
    }
    await table.button("Damage").tap();
    await page.locator("#several").tap();
    await untilNextPress(page);
    await page.getByRole("group", { name: "Several targets" }).getByRole("button", { name: "Wolf" }).tap();
    await table.expectAccessibleWithoutOverflow();
    await page.getByRole("group", { name: "Several targets" }).getByRole("button", { name: "Orc" }).tap();
    await page.getByLabel("Amount").fill("2");
    await page.locator(".deal").tap();
    await table.expectHitPoints("Wolf", "7 / 9");
    await table.expectHitPoints("Orc", "10 / 12");
    await table.pressTool("seats");
    await table.button("Later").tap();
    await table.expectOrder(["Tordek", "Lidda", "Orc", "Wolf"]);
    table.expectNoConsoleOutput();
  });
});

test("a delay into the next round: the delayed turn comes before the others", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc; Tordek +1 pc; Orc +0", [["Lidda", 20], ["Tordek", 15], ["Orc", 10]]);
  await table.endTurn("Lidda", "Tordek");
  await page.keyboard.press("w");
  await table.expectTurn("Orc");
  await expect(table.row("Tordek")).toContainText("delaying");
  await page.keyboard.press("n");
  await table.expectRound("Round 2");
  await table.expectTurn("Lidda");
  // It acts before the turn that has just begun in the next round, and keeps that place.
  await page.getByRole("button", { name: "Tordek acts before this turn" }).click();
  await table.expectTurn("Tordek");
  await table.expectOrder(["Tordek", "Lidda", "Orc"]);
  await table.row("Tordek").locator(".count").click();
  await expect(table.row("Tordek").locator(".why")).toContainText(/delay/);
  for (const next of ["Lidda", "Orc"]) {
    await page.keyboard.press("n");
    await table.expectTurn(next);
  }
  await page.keyboard.press("n");
  await table.expectRound("Round 3");
  await page.keyboard.press("b");
  await expect(page.locator("#ended")).toHaveText("Combat over");
  table.expectNoConsoleOutput();
});

test("a delayed turn comes in by keys alone", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc; Tordek +1 pc; Orc +0", [["Lidda", 20], ["Tordek", 15], ["Orc", 10]]);
  await page.keyboard.press("w");
  await table.expectTurn("Tordek");
  await page.keyboard.press("u");
  const comesIn = (when) => page.locator(".panel .drawer").getByRole("button", { name: `Lidda acts ${when} this turn` });
  await expect(comesIn("after")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(comesIn("before")).toBeFocused();
  await page.keyboard.press("Enter");
  await table.expectTurn("Lidda");
  await table.expectOrder(["Lidda", "Tordek", "Orc"]);
  table.expectNoConsoleOutput();
});
