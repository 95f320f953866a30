// The number of inputs that set up a combat. Each click, key or typed word is one.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { Inputs } from "../reports/inputs.js";

test("one side is ambushed", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; Tordek +1 pc; 2 goblin +1");
  const inputs = new Inputs(page);
  await inputs.click(page.getByRole("button", { name: "Enemies aware of the party" }));
  await expect(page.locator(".forecast")).toContainText("Surprise round");
  inputs.expectAtMost(1, "one side is ambushed");
  await table.start();
  await page.keyboard.press("n");
  await expect(table.row("Goblin 1")).toContainText("surprised");
  table.expectNoConsoleOutput();
});

test("a new combat of six goblins, ready to act", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc");
  const line = page.locator("#quick-line");
  await expect(line).toBeFocused();
  const inputs = new Inputs(page);
  await inputs.type("6 goblin");
  await inputs.press("Enter");
  await expect(page.locator(".member")).toHaveCount(7);
  await inputs.click(page.locator("#go"));
  await expect(page.locator(".call").first()).toBeVisible();
  await inputs.click(page.locator("#go"));
  await expect(page.locator('.row[aria-current="true"], .tie').first()).toBeVisible();
  inputs.expectAtMost(5, "a new combat of six goblins, ready to act");
  table.expectNoConsoleOutput();
});
