// Two guards stand watch, one of them yawning: surprise in 5e for one member of a group.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { Table } from "../pages/table.js";

async function openWithTwoGuards(page) {
  const table = await Table.opened(page, "es");
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Lidda +3 dex 17 hp 16 pj; Jozan -1 dex 8 hp 20 pj");
  await table.add("Bostezante +0 dex 10 hp 11; Vigilante +0 dex 10 hp 11");
  await page.locator(".awareness summary").click();
  return table;
}

async function playSurprise(page, table, go) {
  // The yawning guard notices no one. The watchful guard notices Jozan's mail, but not Lidda.
  await expect(page.locator(".forecast")).toContainText("Bostezante");
  await expect(page.locator(".forecast")).not.toContainText("Vigilante");
  await go();
  for (const [name, total] of [["Lidda", 18], ["Jozan", 13], ["Bostezante", 12], ["Vigilante", 9]]) {
    await table.total(name, total);
  }
  await table.expectOrder(["Lidda", "Jozan", "Bostezante", "Vigilante"]);
  await expect(table.condition("Bostezante", "sorprendido")).toBeVisible();
  await expect(table.condition("Vigilante", "sorprendido")).toHaveCount(0);
  await table.condition("Bostezante", "sorprendido").click();
  await expect(page.locator(".why")).toContainText("D5E-10");
  await go();
  await go();
  await table.expectTurn("Bostezante");
  // It does nothing in its first turn, and is no longer surprised after it.
  await page.locator(".pip").first().click();
  await expect(page.locator(".refusal .cite")).toHaveAttribute("title", /D5E-13\b/);
  await go();
  await table.expectTurn("Vigilante");
  await expect(table.condition("Bostezante", "sorprendido")).toHaveCount(0);
  await page.locator(".pip").first().click();
  await expect(page.locator(".refusal")).toHaveCount(0);
  await expect(page.locator(".pip").first()).toHaveClass(/used/);
  await go();
  await table.expectRound("Asalto 2");
  table.expectNoConsoleOutput();
}

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("one of two guards is surprised", async ({ page }) => {
    const table = await openWithTwoGuards(page);
    const unaware = (of) => page.getByRole("checkbox", { name: new RegExp(`^${of}`) });
    await unaware("Bostezante.*Lidda").uncheck();
    await unaware("Bostezante.*Jozan").uncheck();
    await unaware("Vigilante.*Lidda").uncheck();
    await playSurprise(page, table, () => page.locator(".go").click());
  });

  test("one of two guards is surprised, by keyboard alone", async ({ page }) => {
    const table = await openWithTwoGuards(page);
    for (const [of, target] of [["Bostezante", "Lidda"], ["Bostezante", "Jozan"], ["Vigilante", "Lidda"]]) {
      await page.getByRole("checkbox", { name: new RegExp(`^${of}.*${target}`) }).focus();
      await page.keyboard.press("Space");
    }
    await page.locator("h1").click();
    await playSurprise(page, table, async () => {
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press("n");
    });
  });
});

test.describe("in Spanish, on a narrow screen", () => {
  test.use({ locale: "es-ES", viewport: { width: 360, height: 740 }, hasTouch: true });

  test("one of two guards is surprised, by touch", async ({ page }) => {
    const table = await openWithTwoGuards(page);
    for (const [of, target] of [["Bostezante", "Lidda"], ["Bostezante", "Jozan"], ["Vigilante", "Lidda"]]) {
      await page.getByRole("checkbox", { name: new RegExp(`^${of}.*${target}`) }).tap();
    }
    await playSurprise(page, table, async () => {
      await untilNextPress(page);
      await page.locator(".go").tap();
    });
    await table.expectNoOverflow();
  });
});
