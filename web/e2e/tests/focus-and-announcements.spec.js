// The focus after its element is removed, and the screen-reader announcements.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
const status = (page) => page.getByRole("status").first();

test("the focus is never lost with its element", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  await expect.poll(() => focused(page)).toBe("go");
  // Taking an action keeps the focus on its button.
  await page.locator(".pip").first().click();
  await expect(page.locator(".pip").first()).toBeFocused();
  await expect(page.locator(".pip").first()).toHaveClass(/used/);
  // The button back to the present.
  await page.locator(".log .line").last().click();
  await expect.poll(() => focused(page)).toBe("now");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await expect(page.locator(".looking-back")).toHaveCount(0);
  // Closing a reason, and leaving a form.
  await page.locator(".row .tag").first().click();
  await page.locator(".why a").first().focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await table.tool("edit");
  await page.locator(".profile").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => focused(page)).not.toBe("BODY");
  // Removing a combatant removes no other.
  await table.tool("remove");
  await expect.poll(() => focused(page)).toBe("go");
  await page.keyboard.press("b");
  await expect(page.locator("#go")).toContainText("New encounter");
  await expect.poll(() => focused(page)).not.toBe("BODY");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await expect(page.locator(".row")).toHaveCount(2);
  await expect.poll(() => focused(page)).not.toBe("BODY");
  table.expectSilence();
});

test("every screen shows history mode, with a way back, and passes axe", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  await page.locator(".log .line", { hasText: "Lidda: initiative 18" }).click();
  await expect(page.locator(".looking-back")).toBeVisible();
  await table.expectLegible();
  await page.locator("#now").click();
  await table.expectTurn("Lidda");
  await page.locator(".log .line", { hasText: "Orc joins." }).click();
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(page.locator(".looking-back")).toBeVisible();
  await table.expectLegible();
  await page.locator("#now").click();
  await table.expectTurn("Lidda");
  table.expectSilence();
});

test("announcements: damage and its results, turns and ended effects, resolutions, undo", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  await table.damage("Orc", 12);
  await expect(status(page)).toContainText("Orc takes 12 damage (−3 HP). Orc: dying.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(status(page)).toContainText("Undo: Orc takes 12 damage (−3 HP). Orc: dying.");
  await page.keyboard.press("z");
  await page.keyboard.press("Shift+Z");
  await table.row("Lidda").locator(".name").click();
  await table.tool("announce");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).fill("throws a knife");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).press("Enter");
  await page.locator("#go").click();
  await expect(status(page)).toContainText("Lidda: throws a knife, resolved.");
  await page.keyboard.press("j");
  await expect(status(page)).toContainText("Orc");
  await page.locator("#joins").click();
  await expect(page.locator("#quick-line")).toBeFocused();
  await page.keyboard.type("2 wolf +2");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Wolf 1 joins. Wolf 2 joins.");
  table.expectSilence();
});

test("a delay into the next round: the delayed turn comes before the others", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 pc; Tordek +1 pc; Orc +0", [["Lidda", 20], ["Tordek", 15], ["Orc", 10]]);
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
  expect(await table.order()).toEqual(["Tordek", "Lidda", "Orc"]);
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
  table.expectSilence();
});

test("a preview shows the numbers of identical combatants once", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.getByLabel("Add combatants").fill("2 goblin +2 hp 7 ac 15; Aria +3 pc; crow");
  await expect(page.locator("#quick-preview")).toHaveText("Adds 4: Goblin 1, Goblin 2 (+2 · HP 7 · AC 15), Aria (Party · +3), and Crow");
  table.expectSilence();
});
