// The inputs that Tales of War costs at the table: each click, key or typed word is one.
import { expect, test } from "@playwright/test";
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
