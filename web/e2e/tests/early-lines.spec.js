// Lines typed before the part for combat has loaded: none of them is lost.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const COMBAT = "**/part-combat-*.wasm";

test("two lines entered while the part for combat loads are both added", async ({ page }) => {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(COMBAT, async (route) => {
    await released;
    await route.continue();
  });
  const table = await Table.opened(page, "en");
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await table.add("4 goblin +2 hp 7");
  await expect(field).toHaveValue("");
  await table.add("2 wolf +1 hp 9");
  await expect(field).toHaveValue("");
  await expect(page.locator(".member")).toHaveCount(0);
  release();
  await expect(page.locator(".member")).toHaveCount(6);
  await expect(page.locator(".member .name")).toHaveText([/Goblin/i, /Goblin/i, /Goblin/i, /Goblin/i, /Wolf/i, /Wolf/i]);
});

test("a line that needs a part that never comes returns to the field", async ({ page }) => {
  await page.route(COMBAT, (route) => route.abort());
  const table = await Table.opened(page, "en");
  const field = page.getByLabel(table.words.quickLine, { exact: true });
  await table.add("4 goblin +2 hp 7");
  await expect(page.locator(".notices")).toContainText(/part/i);
  await expect(field).toHaveValue("4 goblin +2 hp 7");
  await page.unroute(COMBAT);
  await field.press("Enter");
  await expect(page.locator(".member")).toHaveCount(4);
});
