// The inputs that Tales of War costs at the table: each click, key, typed word or tap is one.
import { expect, test } from "@playwright/test";
import { hands } from "../drivers/input-methods.js";
import { counting, Turn } from "../pages/driven-tow-table.js";
import { Table } from "../pages/table.js";
import { Cycle } from "../pages/tow-table.js";
import { Inputs } from "../reports/inputs.js";

test("a quiet TOW turn of four actors", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 15, Cy: 20, Di: 5 });
  const inputs = new Inputs(page);
  const phases = ["Cy’s main phase", "Bo’s main phase", "Ada’s main phase", "Di’s main phase", "Final phase"];
  for (const phase of phases) {
    await expect(cycle.go).toContainText(phase);
    await inputs.click(cycle.go);
    await expect(page.locator(".phases .now")).toHaveText(phase);
  }
  await expect(cycle.go).toContainText("next TOW turn");
  await inputs.click(cycle.go);
  await expect(page.locator(".call")).toHaveCount(4);
  inputs.within(6, "a quiet TOW turn of four actors");
  cycle.expectSilence();
});

test("an action, a response, and both resolved", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 15 });
  await cycle.go.click();
  await cycle.expectPrompt("Ada has priority");
  const line = page.locator("#declare-line");
  const beside = page.locator("#beside-go");
  await line.focus();
  const inputs = new Inputs(page);
  await inputs.type("Strike");
  await inputs.press("Enter");
  await expect(cycle.pile()).toHaveText(["Strike"]);
  await inputs.click(cycle.actor("Bo").locator(".asks-now"));
  await cycle.expectPrompt("Bo has priority");
  await line.focus();
  await inputs.type("Parry");
  await inputs.press("Enter");
  await expect(cycle.pile()).toHaveText(["Parry", "Strike"]);
  await expect(beside).toContainText("Nobody responds → Parry as declared");
  await inputs.click(beside);
  await expect(cycle.pile()).toHaveText(["Strike"]);
  await expect(beside).toContainText("Nobody responds → Strike as declared");
  await inputs.click(beside);
  await expect(cycle.pile()).toHaveCount(0);
  inputs.within(7, "an action, a response, and both resolved");
  await cycle.expectLog("Strike: success.");
  // Undo takes the resolution back alone: the form is there to resolve it otherwise.
  await page.keyboard.press("z");
  await cycle.expectPrompt("Resolve Strike");
  cycle.expectSilence();
});

test.describe("by touch, counted", () => {
  test.use(hands["touch at 360 px"].use);

  /** Stops at the start of the first TOW turn, with a tap count of 0. */
  async function begin(page) {
    const cycle = new Turn(page, "en", counting());
    await Cycle.prototype.open.call(cycle);
    // Their dice never give equal totals, which would need one more tap.
    await Table.prototype.add.call(cycle, "Ada 1d4 pc; Bo 1d4+10 pc; Cy 1d4+20 pc");
    await cycle.go.tap();
    await cycle.button(cycle.words.rollAll).tap();
    await cycle.expectRound("TOW turn 1");
    await cycle.expectPrompt("Ada may declare a charge");
    return cycle;
  }

  /** Plays the rest of a TOW turn in which everyone passes, to the start of the next. */
  async function rest(cycle) {
    for (const name of ["Ada", "Bo", "Cy"]) {
      await cycle.expectPrompt(`${name} has priority`);
      await cycle.press(cycle.button("until the end of the TOW turn"));
    }
    await cycle.press(cycle.button(cycle.words.rollAll));
    await cycle.expectRound("TOW turn 2");
    await cycle.expectPrompt("Ada may declare a charge");
  }

  test("a whole TOW turn without actions takes five taps", async ({ page }) => {
    const cycle = await begin(page);
    await cycle.onward();
    await rest(cycle);
    expect(cycle.hand.taps).toBeLessThanOrEqual(5);
    cycle.expectSilence();
  });

  test("with one exchange of responses, every tap changes something", async ({ page }) => {
    const cycle = await begin(page);
    await cycle.onward();
    await cycle.declare("Strike @Cy");
    await cycle.onward();
    await cycle.expectPrompt("Bo has priority");
    await cycle.onward();
    await cycle.expectPrompt("Cy has priority");
    await cycle.declare("Parry");
    // No one is fast enough to respond to Cy.
    await expect(cycle.go).toContainText("Pass → resolve Parry");
    await cycle.onward();
    await cycle.press(cycle.button("Resolve → Parry"));
    await cycle.expectPile("Strike → Cy");
    for (const name of ["Ada", "Bo", "Cy"]) {
      await cycle.expectPrompt(`${name} has priority`);
      await cycle.onward();
    }
    await cycle.press(cycle.button("Resolve → Strike"));
    await expect(cycle.pile()).toHaveCount(0);
    await rest(cycle);
    // The exchange itself is two declarations, six passes and two resolutions.
    expect(cycle.hand.taps).toBeLessThanOrEqual(5 + 10);
    cycle.expectSilence();
  });
});
