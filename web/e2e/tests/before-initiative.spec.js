// Setup: damage, effects, mounts and triggered effects before the first roll, and commands during the
// initiative rolls.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const member = (page, name) => page.locator(".member").filter({ hasText: name });

test.describe("in French, by touch at 360 px", () => {
  test.use({ locale: "fr-FR", ...PHONE });

  test("a combatant joins damaged, blessed and mounted", async ({ page }) => {
    const table = await Table.opened(page, "fr");
    await table.add("Aria +3 pv 20 pj; cheval +1 pv 15; ogre -1 pv 29");
    await member(page, "Aria").locator(".name").tap();
    await page.getByLabel("Quantité").fill("6");
    await page.getByRole("button", { name: "Infliger 6 à Aria" }).tap();
    await table.pressTool("conditions");
    await page.locator("#condition-search").fill("Bénédiction");
    await page.getByRole("button", { name: "1 minute" }).tap();
    await page.getByRole("button", { name: "Aria : Bénédiction, 1 minute" }).tap();
    await table.pressTool("mounts");
    await page.locator(".drawer.mounts select").first().selectOption({ label: "Cheval" });
    await page.locator(".drawer.mounts").getByRole("button", { name: "Monter en selle" }).tap();
    await expect(page.locator(".roster .tag.lasting")).toHaveText(["Bénédiction · 10 rounds", "monture d’Aria"]);
    await table.expectAccessibleWithoutOverflow();
    // A deselected combatant keeps its effects visible.
    await member(page, "Aria").locator(".name").tap();
    await expect(page.locator(".roster .panel")).toHaveCount(0);
    await expect(page.locator(".roster .tag.lasting")).toHaveCount(2);
    await table.start();
    await expect(table.row("Aria").locator(".tag.lasting")).toHaveText(["Bénédiction · 10 rounds"]);
    await table.expectHitPoints("Aria", "14 / 20");
    await table.total("Aria", 18);
    await table.total("Ogre", 9);
    await table.expectTurn("Aria");
    table.expectNoConsoleOutput();
  });
});

test("a combatant joins while initiative is rolled, and the log is there", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; orc +0");
  await page.locator(".member .name").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("c");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("stun");
  await page.keyboard.press("Enter");
  await expect(page.locator(".roster .tag")).toHaveText(["stunned"]);
  await table.start();
  // No combatant is selected, and the first total has the focus.
  await expect(page.locator(".panel")).toHaveCount(0);
  await expect(page.getByLabel("Total: Lidda")).toBeFocused();
  await page.locator("#joins").click();
  await expect(page.locator("#quick-line")).toBeFocused();
  await page.keyboard.type("troll +2");
  await page.keyboard.press("Enter");
  await expect(page.locator(".call .name")).toHaveText(["Lidda", "Orc", "Troll"]);
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Troll");
  for (const [name, total] of [["Lidda", 18], ["Orc", 9], ["Troll", 12]]) await table.total(name, total);
  await table.expectOrder(["Lidda", "Troll", "Orc"]);
  table.expectNoConsoleOutput();
});

test("combat started too soon can be ended while initiative is rolled", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; orc +0");
  await table.start();
  await page.locator("#end").click();
  await expect(page.locator("#ended")).toHaveText("Combat over");
  await page.keyboard.press("z");
  await expect(page.locator(".call")).toHaveCount(2);
  table.expectNoConsoleOutput();
});

test("triggered effects are registered during setup", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada 1d10 pa 3 pc; statue");
  await page.locator("#triggers").click();
  await page.getByLabel("Effect", { exact: true }).fill("Rune");
  await page.getByLabel("Owner").selectOption("Statue");
  await page.getByLabel("When").selectOption("Ada has declared an action");
  await page.getByRole("button", { name: "Add triggered effect" }).click();
  await expect(page.locator(".triggers li .meta")).toHaveText("Statue · Ada has declared an action");
  await tow.expectAccessibleWithoutOverflow();
  await tow.enterTotals({ Ada: 10, Statue: 12 });
  await tow.advance();
  await tow.expectPrompt("Ada has priority");
  await tow.declare("Step on it");
  await tow.expectLog("Triggered, waiting for the next priority: Rune (Statue).");
  await expect(tow.stack).toHaveText(["Rune", "Step on it"]);
  await expect(page.locator(".stack .note").first()).toHaveText("initiative 12 · triggered");
  tow.expectNoConsoleOutput();
});
