// Tales of War on a phone: the command that resolves covers nothing of its form.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { TowTable } from "../pages/tow-table.js";
import { expectUncovered } from "../pages/uncovered.js";

test.use(PHONE);

test("each control of a resolution comes to a halt above the command, and below the header", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startSample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await tow.advance();
  await tow.passUntil("Archer has priority", "Archer’s main phase");
  await tow.declare("Shoot 3pa 1d20+5 vs 12 @Orc");
  await tow.passUntil("Resolve Shoot");
  await expect(tow.go).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".verdicts button")).toHaveCount(3);
  const controls = await page.locator(".settle :is(button, input, select, summary):not(#go)").filter({ visible: true }).all();
  expect(controls.length).toBeGreaterThan(7);
  for (const control of [...controls, ...controls.toReversed()]) {
    await control.focus();
    await expectUncovered(control);
    await expectUncovered(tow.go);
  }
  tow.expectNoConsoleOutput();
});
