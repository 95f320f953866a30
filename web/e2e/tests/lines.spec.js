// Hostile lines: what a field takes is bounded, and the page answers.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const LINES = {
  "50,000 combatants": ["a;".repeat(50_000), 200],
  "100,000 combining accents": [`a${"\u0301".repeat(100_000)}`, 0],
  "a name that reverses the text": ["\u202eogre", 1],
  "an invisible name": ["\u200b", 0],
  "control characters": ["or\u0000c\u0007", 1],
};
for (const [name, [line, members]] of Object.entries(LINES)) {
  test(`${name}: the line is bounded`, async ({ page }) => {
    await new Table(page, "en").open();
    const began = Date.now();
    await page.locator("#quick-line").focus();
    await page.keyboard.insertText(line);
    const preview = await page.locator("#quick-preview").boundingBox();
    expect(preview.height).toBeLessThan(200);
    await page.locator(".quick [type=submit]").click();
    await expect(page.locator(".member")).toHaveCount(members);
    console.log(`${name}: ${Date.now() - began} ms`);
    const names = await page.locator(".member .name").evaluateAll((all) => all.map((one) => one.textContent));
    for (const one of names) expect(one).toMatch(/^[\p{L}\p{M}\p{N} ]+$/u);
  });
}
