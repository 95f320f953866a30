// Tales of War at the table: overrides, refusals, hidden actors, costs while concentrating, conditions that are not
// applied yet, and the pile in the middle.
import { expect, test } from "@playwright/test";
import { Players } from "../pages/players.js";
import { TowTable } from "../pages/tow-table.js";

const act = (page) => page.locator("#act");

/** Starts a fight of two, and goes to the main phase of Ada, who has priority. */
async function startMainPhase(page, ada = "Ada pa 3 pc") {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add(`${ada}; Bo pa 2`);
  await tow.enterTotals({ Ada: 10, Bo: 5 });
  await tow.passUntil("Bo has priority", "Ada’s main phase");
  await act(page).click();
  await tow.expectPrompt("Ada has priority");
  return tow;
}

test("the preview names a number that the rules do not use", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await page.locator("#quick-line").fill("Ada +2 pa 3 pc");
  await expect(page.locator("#quick-preview")).toContainText("Not used by these rules: +2.");
  await page.locator("#quick-line").fill("Ada pa 3 pc");
  await expect(page.locator("#quick-preview")).not.toContainText("Not used");
  tow.expectNoConsoleOutput();
});

test("a refusal is written once, and an override takes its action from the form", async ({ page }) => {
  const tow = await startMainPhase(page);
  // She has priority already.
  await expect(act(page)).toHaveCount(0);
  await tow.declare("Ritual 5ap @Bo");
  const notice = page.locator(".notice.refusal");
  await expect(notice).toContainText("2 AP");
  await expect(page.locator("#declare-told")).toHaveText("Ritual → Bo · 5 AP");
  // The notice is closed, and the form says why again.
  await notice.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#declare-told")).toContainText("2 AP");
  await page.locator("#declare-line").press("Enter");
  await expect(page.locator("#declare-told")).toHaveText("Ritual → Bo · 5 AP");
  await notice.getByRole("button", { name: tow.words.ruleOtherwise }).click();
  await expect(tow.stack).toHaveText(["Ritual → Bo · 5 AP"]);
  await expect(page.locator("#declare-line")).toHaveValue("");
  tow.expectNoConsoleOutput();
});

test("another command keeps the refused action in the form", async ({ page }) => {
  const tow = await startMainPhase(page);
  await tow.declare("Ritual 5ap @Bo");
  await expect(page.locator(".notice.refusal")).toBeVisible();
  await tow.actor("Bo").locator(".eye").click();
  await expect(page.locator(".notice.refusal")).toHaveCount(0);
  await expect(page.locator("#declare-line")).toHaveValue("Ritual 5ap @Bo");
  tow.expectNoConsoleOutput();
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`the eye of a row hides an actor and says so, at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const tow = await startMainPhase(page);
    const players = await Players.open(context);
    const eye = tow.actor("Bo").locator(".eye");
    await expect(players.page.locator("body")).toContainText("Bo");
    await eye.click();
    await expect(eye).toHaveText("hidden from players");
    await expect(eye).toHaveAttribute("aria-pressed", "true");
    await expect(players.page.locator("body")).not.toContainText("Bo");
    await expect(tow.actor("Ada").locator(".eye")).toHaveCount(0);
    await tow.expectAccessibleWithoutOverflow();
    await eye.click();
    await expect(eye).toHaveAttribute("aria-pressed", "false");
    await expect(players.page.locator("body")).toContainText("Bo");
    tow.expectNoConsoleOutput();
  });
}

test("while an actor concentrates, the actions that it can't pay for are marked", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startSample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await tow.passUntil("Goblin has priority", "Mage’s main phase");
  await act(page).click();
  const saved = page.locator(".declare .saved");
  await expect(saved.first()).toHaveText(/^Chain lightning/);
  await expect(page.locator(".declare .saved.refused")).toHaveCount(0);
  await page.locator("#declare-line").fill("Ritual 9ap");
  await tow.button("House rule: with concentration, AP are gathered over several main phases").click();
  await page.keyboard.press("Enter");
  await expect(tow.actor("Mage")).toContainText("concentrates on Ritual");
  await tow.expectPrompt("Mage has priority");
  await expect(saved.first()).toHaveClass(/refused/);
  tow.expectNoConsoleOutput();
});

test("a condition is not marked as applied before its command", async ({ page }) => {
  const tow = await startMainPhase(page);
  await tow.actor("Bo").locator(".name").click();
  await page.locator("#conditions").click();
  await page.locator("#condition-search").fill("dead");
  const chip = page.locator(".picker .choices .toggle").first();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  const look = await chip.evaluate((one) => ({
    sign: getComputedStyle(one, "::before").content,
    border: getComputedStyle(one).borderStyle,
  }));
  expect(look).toEqual({ sign: "none", border: "dashed" });
  await expect(page.locator("#go[form=picker]")).toBeInViewport({ ratio: 1 });
  await expect(tow.actor("Bo").locator(".tag")).toHaveCount(0);
  await page.locator("#go[form=picker]").click();
  await expect(tow.actor("Bo").locator(".tag")).toContainText(["dead"]);
  tow.expectNoConsoleOutput();
});

test("the pile stands between the actors and the decision", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tow = await startMainPhase(page);
  await tow.declare("Trip @Bo");
  await expect(tow.stack).toHaveText(["Trip → Bo"]);
  const middle = async (place) => {
    const { x, width } = await page.locator(place).boundingBox();
    return x + width / 2;
  };
  const [actors, pile, decision] = [await middle(".of-order"), await middle(".of-stack"), await middle(".of-turn")];
  expect(actors).toBeLessThan(pile);
  expect(pile).toBeLessThan(decision);
  expect(Math.abs(pile - 720)).toBeLessThan(60);
  await expect(page.locator("#declare-line")).toBeInViewport();
  await tow.expectAccessibleWithoutOverflow();
  tow.expectNoConsoleOutput();
});

test("in a wide window the page is as high as the window, however long the log is", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 560 });
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 15, Cy: 20, Di: 5 });
  for (const phase of ["Cy’s main phase", "Bo’s main phase", "Ada’s main phase", "Di’s main phase", "Final phase"]) {
    await expect(tow.go).toContainText(phase);
    await page.keyboard.press("n");
    await expect(page.locator(".phases .now")).toHaveText(phase);
  }
  const overflow = (selector) => page.locator(selector).evaluate((it) => it.scrollHeight - it.clientHeight);
  await expect.poll(() => overflow(".of-log")).toBeGreaterThan(0);
  expect(await overflow("html")).toBe(0);
  await expect(page.locator(".top")).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".phases")).toBeInViewport({ ratio: 1 });
  await expect(tow.go).toBeInViewport({ ratio: 1 });
  tow.expectNoConsoleOutput();
});
