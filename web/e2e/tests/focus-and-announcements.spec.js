// The focus after its element is removed, and the screen-reader announcements.
import { expect, test } from "@playwright/test";
import { keyboard } from "../drivers/keyboard.js";
import { untilNextPress } from "../drivers/pace.js";
import { duel } from "../fixtures/combats.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Table } from "../pages/table.js";

test("the focus is never lost with its element", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  // It rests after the last total, where a second Enter does nothing.
  await expect.poll(() => table.focused()).toBe("order-heading");
  // Taking an action keeps the focus on its button.
  await page.locator(".pip").first().click();
  await expect(page.locator(".pip").first()).toBeFocused();
  await expect(page.locator(".pip").first()).toHaveClass(/used/);
  // The button back to the present.
  await page.locator(".log .line").last().click();
  await expect.poll(() => table.focused()).toBe("now");
  await page.keyboard.press("Escape");
  await expect.poll(() => table.focused()).not.toBe("BODY");
  await expect(page.locator(".looking-back")).toHaveCount(0);
  // Closing a reason, and leaving a form.
  await page.locator(".row .tag").first().click();
  await page.locator(".why a").first().focus();
  await page.keyboard.press("Escape");
  await expect.poll(() => table.focused()).not.toBe("BODY");
  await table.pressTool("edit");
  await page.locator(".profile").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => table.focused()).not.toBe("BODY");
  // Removing a combatant removes no other.
  await table.pressTool("remove");
  await expect.poll(() => table.focused()).toBe("go");
  await page.keyboard.press("b");
  await expect(page.locator("#go")).toContainText("New encounter");
  await expect.poll(() => table.focused()).not.toBe("BODY");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await expect(page.locator(".row")).toHaveCount(2);
  await expect.poll(() => table.focused()).not.toBe("BODY");
  table.expectNoConsoleOutput();
});

test("announcements: damage and its results, turns and ended effects, resolutions, undo", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  await table.damage("Orc", 12);
  await expect(table.status).toContainText("Orc takes 12 damage (−3 HP). Orc: dying.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(table.status).toContainText("Undo: Orc takes 12 damage (−3 HP). Orc: dying.");
  await page.keyboard.press("z");
  await page.keyboard.press("Shift+Z");
  await table.row("Lidda").locator(".name").click();
  await table.pressTool("announce");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).fill("throws a knife");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).press("Enter");
  await page.locator("#go").click();
  await expect(table.status).toContainText("Lidda: throws a knife, resolved.");
  await page.keyboard.press("j");
  await expect(table.status).toContainText("Orc");
  await page.locator("#joins").click();
  await expect(page.locator("#quick-line")).toBeFocused();
  await page.keyboard.type("2 wolf +2");
  await page.keyboard.press("Enter");
  await expect(table.status).toContainText("Wolf 1 joins. Wolf 2 joins.");
  table.expectNoConsoleOutput();
});

test("deleting, restarting and changing language are announced", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  const status = page.getByRole("status");
  await table.damage("Ogre", 7);
  await table.button("Undo").click();
  await table.damage("Ogre", 3);
  await page.getByText("Other branches").click();
  await page.getByRole("button", { name: "Delete branch: Ogre takes 7" }).click();
  await expect(status).toHaveText(/^Delete branch: Ogre takes 7/);
  await table.toggleMenu();
  await page.getByLabel("Language").selectOption("es");
  await expect(status).toHaveText(/^Asalto 1\. Turno de Aria\./);
  await page.getByRole("button", { name: "Encuentro nuevo" }).click();
  await expect(status).toHaveText("Antes del combate");
  table.expectNoConsoleOutput();
});

test("a new round is announced once", async ({ page }) => {
  const table = await duel(page, keyboard);
  await table.advance();
  await table.expectTurn("Orc");
  await table.advance();
  await table.expectRound("Round 2");
  await expect(table.status).toHaveText("Round 2. Lidda’s turn. Next: Orc.");
});

test("the focus rests once a notice is gone, so that another Enter ends no turn", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(1);
  const go = await page.locator("#go").textContent();
  const restsAfter = async (button) => {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#order-heading")).toBeFocused();
    await untilNextPress(page);
    await page.keyboard.press("Enter");
    await expect(page.locator("#go")).toHaveText(go);
  };
  await page.evaluate(() => {
    globalThis.set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await fight.hit(1);
  const again = page.locator(".notice").getByRole("button", { name: "Try again" });
  // It stays as long as nothing is saved.
  await again.focus();
  await page.keyboard.press("Enter");
  await expect(again).toBeFocused();
  await page.evaluate(() => (Storage.prototype.setItem = globalThis.set));
  await untilNextPress(page);
  await restsAfter(again);
  expect(await fight.reloadAndCount()).toBe(2);
  fight.expectNoConsoleOutput();
});

test("the focus rests once a refusal is closed", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  const refusal = page.locator(".refusal");
  await table.select("Orc");
  await table.pressTool("seats");
  await page.getByLabel("New count").fill("9");
  await page.getByLabel("New count").press("Enter");
  await expect(refusal).toContainText("That changes nothing.");
  await untilNextPress(page);
  await refusal.getByRole("button", { name: "Close" }).press("Enter");
  await expect(refusal).toHaveCount(0);
  await expect(page.locator("#order-heading")).toBeFocused();
  await untilNextPress(page);
  await page.keyboard.press("Enter");
  await table.expectTurn("Lidda");
  table.expectNoConsoleOutput();
});
