// One page margin: the header, the content and the bar stand on the same edges in each state, and do not move between them.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

/** The edges of the brand and the menu in the header, of what the page shows widest, and of the main button. */
const edges = (page) =>
  page.evaluate(() => {
    const round = (value) => Math.round(value);
    const box = (selector) => {
      const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      return found?.getBoundingClientRect();
    };
    const content = [...document.querySelectorAll(".screen > .column")].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1,
    );
    const inner = content.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      return [left + Number.parseFloat(style.paddingLeft), right - Number.parseFloat(style.paddingRight)];
    });
    return {
      brand: round(box(".top h1")?.left ?? -1),
      left: round(Math.min(...inner.map(([left]) => left))),
      right: round(Math.max(...inner.map(([, right]) => right))),
      go: round(box("#go, #begin")?.right ?? -1),
    };
  });

for (const [width, margin] of [[1440, 24], [1920, 264], [768, 24]]) {
  test(`one margin in each state at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const right = width - margin;
    const table = await Table.opened(page, "en", "D&D 5e (2024)");
    // The empty page asks one question, in its middle.
    await expect.poll(() => edges(page)).toMatchObject({ brand: margin, go: right });
    await table.add("Lidda +3 hp 16 pc; Aria +3 pc; 4 goblins; bugbear");
    await expect(page.locator("#go")).toBeEnabled();
    await expect.poll(() => edges(page)).toEqual({ brand: margin, left: margin, right, go: right });
    await table.start();
    await expect.poll(() => edges(page)).toMatchObject({ brand: margin, left: margin, go: right });
    await page.locator("#go").click();
    await expect(page.locator("#more")).toBeVisible();
    // The sheet of a tablet is as wide as the window, and its bar has the margin.
    await expect.poll(() => edges(page)).toMatchObject({ brand: margin, left: margin, go: right });
    table.expectNoConsoleOutput();
  });
}

test("the bar of the encounters stands under their columns", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3; 4 goblins");
  await page.goto("./#/home");
  await expect(page.locator(".home-columns")).toBeVisible();
  const columns = await page.locator(".home-columns").boundingBox();
  const bar = await page.locator(".home > .bar-below").evaluate((one) => {
    const { paddingLeft, paddingRight } = getComputedStyle(one);
    const { left, right } = one.getBoundingClientRect();
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
  });
  expect(bar.map(Math.round)).toEqual([columns.x, columns.x + columns.width].map(Math.round));
  table.expectNoConsoleOutput();
});

test("a row that is asked ends where the others do", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27", [
    ["Wulfgar", 14], ["Bugbear", 12], ["Catti", 10],
  ]);
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#go").click();
  await table.expectTurn("Bugbear");
  await page.locator("#go").click();
  await expect(page.locator(".row.asked")).toHaveCount(1);
  // The row that acts and the row that is asked glide to their places.
  const ends = async () => {
    const rights = await page.locator(".row").evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().right)));
    return new Set(rights).size;
  };
  await expect.poll(ends).toBe(1);
  table.expectNoConsoleOutput();
});
