// The number of inputs of Tales of War at the table. Each click, key, typed word or tap is one.
import { expect, test } from "@playwright/test";
import { countingTouch } from "../drivers/counting-touch.js";
import { untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { DrivenTowTable } from "../pages/driven-tow-table.js";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";
import { Inputs } from "../reports/inputs.js";

test("a quiet TOW turn of four actors", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 15, Cy: 20, Di: 5 });
  const inputs = new Inputs(page);
  const phases = ["Cy’s main phase", "Bo’s main phase", "Ada’s main phase", "Di’s main phase", "Final phase"];
  for (const phase of phases) {
    await expect(tow.go).toContainText(phase);
    await inputs.click(tow.go);
    await expect(page.locator(".phases .now")).toHaveText(phase);
  }
  await expect(tow.go).toContainText("next TOW turn");
  await inputs.click(tow.go);
  await expect(page.locator(".call")).toHaveCount(4);
  inputs.expectAtMost(6, "a quiet TOW turn of four actors");
  tow.expectNoConsoleOutput();
});

test("an action, a response, and both resolved", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 15 });
  await tow.go.click();
  await tow.expectPrompt("Ada has priority");
  const line = page.locator("#declare-line");
  const beside = page.locator("#beside-go");
  await line.focus();
  const inputs = new Inputs(page);
  await inputs.type("Strike");
  await inputs.press("Enter");
  await expect(tow.stack).toHaveText(["Strike"]);
  await inputs.click(tow.actor("Bo").locator(".asks-now"));
  await tow.expectPrompt("Bo has priority");
  await line.focus();
  await inputs.type("Parry");
  await inputs.press("Enter");
  await expect(tow.stack).toHaveText(["Parry", "Strike"]);
  await expect(beside).toContainText("Nobody responds → Parry as declared");
  await inputs.click(beside);
  await expect(tow.stack).toHaveText(["Strike"]);
  await expect(beside).toContainText("Nobody responds → Strike as declared");
  await inputs.click(beside);
  await expect(tow.stack).toHaveCount(0);
  inputs.expectAtMost(7, "an action, a response, and both resolved");
  await tow.expectLog("Strike: success.");
  // Undo reverts only the resolution: the form is there to resolve it otherwise.
  await page.keyboard.press("z");
  await tow.expectPrompt("Resolve Strike");
  tow.expectNoConsoleOutput();
});

test.describe("by touch, counted", () => {
  test.use(PHONE);

  /** Stops at the start of the first TOW turn, with a tap count of 0. */
  async function startCountedTurn(page) {
    const tow = new DrivenTowTable(page, "en", countingTouch());
    await TowTable.prototype.open.call(tow);
    // Their dice never give equal totals, which would need one more tap.
    await Table.prototype.add.call(tow, "Ada 1d4 pc; Bo 1d4+10 pc; Cy 1d4+20 pc");
    await tow.go.tap();
    await untilNextPress(page);
    await tow.button(tow.words.rollAll).tap();
    await tow.expectRound("TOW turn 1");
    await tow.expectPrompt("Ada may declare a charge");
    return tow;
  }

  /** Plays the rest of a TOW turn in which everyone passes, to the start of the next. */
  async function passRestOfTurn(tow) {
    for (const name of ["Ada", "Bo", "Cy"]) {
      await tow.expectPrompt(`${name} has priority`);
      await tow.press(tow.button("until the end of the TOW turn"));
    }
    await tow.press(tow.button(tow.words.rollAll));
    await tow.expectRound("TOW turn 2");
    await tow.expectPrompt("Ada may declare a charge");
  }

  test("a whole TOW turn without actions takes five taps", async ({ page }) => {
    const tow = await startCountedTurn(page);
    await tow.advance();
    await passRestOfTurn(tow);
    expect(tow.driver.taps).toBeLessThanOrEqual(5);
    tow.expectNoConsoleOutput();
  });

  test("with one exchange of responses, every tap changes something", async ({ page }) => {
    const tow = await startCountedTurn(page);
    await tow.advance();
    await tow.declare("Strike @Cy");
    await tow.advance();
    await tow.expectPrompt("Bo has priority");
    await tow.advance();
    await tow.expectPrompt("Cy has priority");
    await tow.declare("Parry");
    // No one is fast enough to respond to Cy.
    await expect(tow.go).toContainText("Pass → resolve Parry");
    await tow.advance();
    await tow.press(tow.button("Resolve → Parry"));
    await tow.expectStack("Strike → Cy");
    for (const name of ["Ada", "Bo", "Cy"]) {
      await tow.expectPrompt(`${name} has priority`);
      await tow.advance();
    }
    await tow.press(tow.button("Resolve → Strike"));
    await expect(tow.stack).toHaveCount(0);
    await passRestOfTurn(tow);
    // The exchange itself is two declarations, six passes and two resolutions.
    expect(tow.driver.taps).toBeLessThanOrEqual(5 + 10);
    tow.expectNoConsoleOutput();
  });
});
