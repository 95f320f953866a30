// The actors of a TOW turn: their state, their sheet, the reasons for their place, newcomers and returning actors.
import { expect, test } from "@playwright/test";
import { TowTable } from "../pages/tow-table.js";

async function startTurn(page) {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada 1d10 pa 3 hp 12 pc; Bo pa 2 hp 9");
  await tow.enterTotals({ Ada: 10, Bo: 5 });
  await tow.advance();
  await tow.expectPrompt("Bo has priority");
  return tow;
}

test("without a formula no roll is offered, and the totals are typed", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada 1d10 pa 3; Bo pa 2");
  await page.locator(".go").click();
  await expect(page.locator(".call")).toHaveCount(2);
  await expect(page.locator(".call .rolls-dice")).toHaveCount(1);
  await tow.total("Ada", 12);
  await expect(page.locator(".call .rolls-dice")).toHaveCount(0);
  await expect(page.locator("#go")).toContainText("Use these totals");
  await tow.total("Bo", 5);
  await expect(page.locator(".phases .now")).toBeVisible();
  tow.expectNoConsoleOutput();
});

test("a row has hit points, conditions and the reason for its place", async ({ page }) => {
  const tow = await startTurn(page);
  await tow.actor("Ada").locator(".name").click();
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await expect(tow.actor("Ada").locator(".hp")).toContainText("8 / 12");
  await page.locator("#conditions").click();
  await page.locator(".picker .toggle").filter({ hasText: /stable/i }).click();
  await page.locator("#go[form=picker]").click();
  await expect(tow.actor("Ada").locator(".tag")).toHaveText(["stable"]);
  await tow.actor("Ada").locator(".count").click();
  await expect(tow.actor("Ada").locator(".why")).toContainText("Ada acts on 10");
  await expect(tow.actor("Ada").locator(".why a").first()).toHaveText(/^TOW-/);
  // Commands that would always be rejected are not offered.
  await expect(page.locator("#seats")).toHaveCount(0);
  await page.locator("#conditions").click();
  await page.locator("#condition-search").fill("cursed");
  await expect(page.locator("#go[form=picker]")).toHaveText("Ada: cursed, until removed");
  await expect(page.locator("#other-duration")).toHaveCount(0);
  await tow.expectNoOverflow();
  // The closed drawer gives the main button back.
  await page.locator("#conditions").click();
  // An actor that has had its phase is not marked as new.
  await tow.passUntil("Bo has priority", "Bo’s main phase");
  await expect(tow.actor("Ada").locator(".tag")).toHaveText(["stable"]);
  tow.expectNoConsoleOutput();
});

test("typed text stays during damage; removed actors return; newcomers have a total", async ({ page }) => {
  const tow = await startTurn(page);
  await page.locator("#declare-line").fill("Half an act");
  await tow.actor("Ada").locator(".name").click();
  await page.getByLabel("Amount").fill("4");
  await page.getByLabel("Amount").press("Enter");
  await expect(page.locator("#declare-line")).toHaveValue("Half an act");
  await tow.pressTool("remove");
  await expect(tow.actor("Ada")).toHaveCount(0);
  await tow.button("Bring back Ada").click();
  await expect(tow.actor("Ada")).toHaveCount(1);
  await page.locator("#joins").click();
  await tow.add("Cy pa 2");
  await tow.total("Cy", 7);
  await expect(tow.actor("Cy").locator(".count")).toHaveText("7");
  tow.expectNoConsoleOutput();
});

test("an actor without priority declares by an override", async ({ page }) => {
  const tow = await startTurn(page);
  await tow.actor("Ada").locator(".name").click();
  await page.getByText("Declare without priority").click();
  await page.locator("#declare-aside").fill("Parry");
  await page.locator("#declare-aside").press("Enter");
  await tow.button("Override").click();
  await expect(tow.stack).toHaveText(["Parry"]);
  tow.expectNoConsoleOutput();
});

test("the item a shot leaves has its own roll and cost, and both are shown", async ({ page }) => {
  const tow = await startTurn(page);
  await page.locator("#declare-line").fill("Shoot vs 12 fumble 2 @Ada leaves Arrow 1d20 vs 10 due 1pa");
  await expect(page.locator("#declare-told")).toHaveText(
    "Shoot → Ada · roll vs. 12 · fumble on 2 or less · leaves Arrow · 1d20 vs. 10 · 1 AP due on the main stack",
  );
  tow.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("those too slow to respond fold into one line, and AP are dots", async ({ page }) => {
    const tow = new TowTable(page, "en");
    await tow.open();
    await tow.add("Ada ap 3 pc; Bo ap 4 pc; Cy ap 2 pc; Di pc");
    await tow.enterTotals({ Ada: 10, Bo: 15, Cy: 20, Di: 5 });
    await tow.passUntil("Cy has priority", "Cy’s main phase");
    await tow.declare("Strike 1ap");
    await expect(page.locator(".slow-ones")).toHaveText("Too slow to respond: Di, Ada, and Bo");
    await expect(tow.actor("Cy").locator(".dots")).toHaveText("●○");
    await expect(tow.actor("Bo")).toBeHidden();
    await tow.expectAccessibleWithoutOverflow();
    await page.locator(".slow-ones").click();
    await expect(tow.actor("Bo").locator(".dots")).toHaveText("○○○○");
    await expect(tow.actor("Bo")).toBeVisible();
    await tow.expectAccessibleWithoutOverflow();
    tow.expectNoConsoleOutput();
  });
});

test("the actor's panel sets states and psychological effects of Tales of War", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 15 });
  await tow.actor("Bo").locator(".name").click();
  const panel = page.locator(".panel");
  await tow.pressTool("conditions");
  await expect(panel.locator(".picker .toggle")).toHaveText([
    ...["unconscious", "in a coma", "stable", "dead"],
    ...["frightened", "panicked", "enraged", "confused", "charmed", "fascinated"],
  ]);
  await panel.getByRole("button", { name: "in a coma" }).click();
  await tow.button("Bo: in a coma, until removed").click();
  await expect(tow.actor("Bo").locator(".tag").first()).toHaveText("in a coma");
  // Effects on the mind are in the same picker: found or tapped, or in the game master's words.
  const give = async (words) => {
    await page.getByRole("button", { name: words, exact: true }).click();
    await expect(page.locator("#condition-search")).toBeHidden();
    await tow.pressTool("conditions");
  };
  await tow.pressTool("conditions");
  await expect(page.locator("#mind")).toHaveCount(0);
  await panel.locator("#condition-search").fill("enr");
  await expect(panel.locator(".picker .toggle").first()).toHaveText("enraged");
  await expect(panel.getByText("May try to regain self-control in each TOW turn.")).toBeVisible();
  await give("Bo: enraged, until self-control is regained");
  await panel.locator("#condition-search").fill("poison");
  await expect(tow.button("Bo: poison, until removed")).toBeVisible();
  await give("Bo: poison, until removed");
  await panel.locator("#condition-search").fill("terror");
  await panel.getByRole("button", { name: "until self-control is regained" }).click();
  await give("Bo: terror, until self-control is regained");
  await expect(panel.locator(".has li")).toHaveText([
    /^in a coma/,
    /^enraged · until self-control is regained/,
    /^poison/,
    /^terror · until self-control is regained/,
  ]);
  await panel.getByRole("button", { name: "End: terror" }).click();
  await expect(page.locator("#conditions")).toBeFocused();
  await expect(panel.locator(".has li")).toHaveCount(3);
  await tow.expectNoOverflow();
  tow.expectNoConsoleOutput();
});

test("an actor's sheet is beside its combat, and an unreadable cost is reported", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startSample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await tow.passUntil("Archer has priority", "Archer’s main phase");
  await tow.actor("Archer").locator(".name").click();
  const sheet = page.getByRole("region", { name: "Actor sheet" });
  await expect(sheet).toContainText("1d10");
  await expect(sheet).toContainText("Shoot");
  await page.locator("#declare-line").fill("Push 2 virtue @Orc");
  await expect(page.locator("#declare-told")).toContainText("“2 virtue” is read as part of its name.");
  await page.locator("#declare-line").fill("Push 2 virtue 9pa @Orc");
  await expect(page.locator("#declare-told p")).toHaveText(
    /9 AP\. “2 virtue” is read as part of its name\. Archer can’t pay it all at once: \d AP missing\.$/,
  );
  await page.locator("#declare-line").fill("2pa");
  await expect(page.locator("#declare-told")).toHaveText("An action needs a name.");
  tow.expectNoConsoleOutput();
});

test("in Tales of War non-numbers change nothing, and a saved action keeps its target", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat({ Ada: 10, Bo: 5 });
  const points = page.getByLabel("AP each TOW turn");
  for (const wrong of ["70000", "2.5", "-3"]) {
    if (!(await points.isVisible())) {
      await tow.actor("Bo").locator(".name").click();
      await tow.pressTool("edit");
    }
    await points.fill(wrong);
    await points.press("Enter");
    await expect(points).toHaveValue(wrong);
    await expect(points).toBeFocused();
  }
  await points.fill("4");
  await page.getByLabel("Saved actions").fill("Shoot 1pa vs 10");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await tow.passUntil("Bo has priority", "Bo’s main phase");
  await expect(page.locator(".until button")).toHaveText([/^until the top/, /^until the end/]);
  await page.getByRole("button", { name: "@Ada" }).click();
  await page.locator(".saved").click();
  await expect(page.locator("#declare-line")).toHaveValue("Shoot 1pa vs 10 @Ada");
  await page.locator("#declare-line").press("Enter");
  await tow.passUntil("Resolve Shoot");
  const difficulty = page.getByLabel("Final DC");
  await difficulty.fill("");
  await difficulty.press("Tab");
  // A blank number is stated at its field.
  await expect(difficulty).toHaveAttribute("aria-invalid", "true");
  await expect(difficulty).toHaveAccessibleDescription(/.+/);
  await difficulty.fill("10");
  await difficulty.press("Tab");
  await expect(difficulty).not.toHaveAttribute("aria-invalid", "true");
  tow.expectNoConsoleOutput();
});
