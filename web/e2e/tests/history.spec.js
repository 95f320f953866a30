// History mode: names stay, the present is one step away, and no branch is lost.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { PHONE } from "../drivers/touch.js";
import { duel } from "../fixtures/combats.js";
import { Table } from "../pages/table.js";

const logLine = (page, text) => page.locator(".log .line").filter({ hasText: text }).first();

test("history mode names combatants that join later, and redo leads out of it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await page.locator("#joins").click();
  await page.getByLabel(table.words.quickLine).fill("Dragon +5 hp 99");
  await page.getByLabel(table.words.quickLine).press("Enter");
  await table.total("Dragon", 15);
  await table.damage("Dragon", 12);
  await logLine(page, "Round 1").click();
  await expect(logLine(page, "Dragon joins.")).toBeVisible();
  await expect(logLine(page, "Dragon takes 12 damage")).toBeVisible();
  const past = page.locator(".looking-back");
  await expect(past).toBeVisible();
  for (let steps = 0; steps < 20 && (await past.count()) > 0; steps += 1) await page.keyboard.press("Shift+Z");
  await expect(past).toHaveCount(0);
  await table.expectHitPoints("Dragon", "87 / 99");
  table.expectNoConsoleOutput();
});

async function combatWithThreeHits(page) {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  for (const amount of [3, 4, 5]) await table.damage("Ogre", amount);
  return table;
}

const slider = (page) => page.getByRole("slider", { name: "Moment" });

test("the slider goes through the moments by keyboard, and back to now", async ({ page }) => {
  const table = await combatWithThreeHits(page);
  await expect(slider(page)).toHaveCount(0);
  await logLine(page, "Ogre takes 3").click();
  await table.expectHitPoints("Ogre", "27 / 30");
  const last = Number(await slider(page).getAttribute("max")) + 1;
  await expect(slider(page)).toHaveValue(`${last - 2}`);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `${last - 2} of ${last}`);
  await table.tabTo(slider(page));
  await page.keyboard.press("ArrowRight");
  await table.expectHitPoints("Ogre", "23 / 30");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await table.expectHitPoints("Ogre", "30 / 30");
  await expect(slider(page)).toBeFocused();
  await table.expectAccessibleWithoutOverflow();
  // The last step leads out of the past, and nothing was lost.
  for (let step = 0; step < 3; step += 1) await table.button("Later").click();
  await expect(slider(page)).toHaveCount(0);
  await table.expectHitPoints("Ogre", "18 / 30");
  await logLine(page, "Ogre takes 4").click();
  await table.button("Earlier").click();
  await page.keyboard.press("Escape");
  await expect(slider(page)).toHaveCount(0);
  await table.expectHitPoints("Ogre", "18 / 30");
  await expect(page.locator(".branches")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a command at an earlier moment says where the later turns are, and leads back to them", async ({ page }) => {
  const table = await combatWithThreeHits(page);
  await logLine(page, "Ogre takes 3").click();
  await table.expectHitPoints("Ogre", "27 / 30");
  await table.damage("Ogre", 9);
  await table.expectHitPoints("Ogre", "18 / 30");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("The later turns are under “Other branches”.");
  await toast.getByRole("button", { name: "Return to now" }).click();
  await table.expectHitPoints("Ogre", "18 / 30");
  await expect(logLine(page, "Ogre takes 5")).toBeVisible();
  await expect(logLine(page, "Ogre takes 9")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test.describe("by touch at 360 px", () => {
  test.use(PHONE);

  test("the slider takes the place of the commands, and the order stays in sight", async ({ page }) => {
    const table = await combatWithThreeHits(page);
    await logLine(page, "Ogre takes 3").tap();
    await expect(slider(page)).toBeVisible();
    await expect(page.locator(".in-combat")).toBeHidden();
    const { height } = await page.locator(".sheet").boundingBox();
    expect(height).toBeLessThan(740 * 0.4);
    await slider(page).evaluate((field) => {
      field.value = field.min;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(page.locator(".step")).toHaveText(/^0 of /);
    await table.expectNoOverflow();
    await page.locator("#now").tap();
    await expect(page.locator(".in-combat")).toBeVisible();
    await table.expectHitPoints("Ogre", "18 / 30");
    table.expectNoConsoleOutput();
  });
});

test("combat undone to setup continues from a branch", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await table.damage("Ogre", 7);
  await page.locator("#go").focus();
  const start = page.getByRole("button", { name: "Start combat" });
  for (let steps = 0; steps < 20 && !(await start.isVisible()); steps += 1) await page.keyboard.press("z");
  await table.add("Wolf +2");
  await page.getByText("Other branches").click();
  await page.getByRole("button", { name: "Switch to branch: Combat begins" }).click();
  await table.expectHitPoints("Ogre", "23 / 30");
  await expect(table.row("Wolf")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("pointing at a log entry shows that moment, and changes nothing", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Ogre hp 29");
  await table.start();
  await table.total("Lidda", 20);
  await table.total("Ogre", 10);
  await table.damage("Ogre", 5);
  await table.endTurn("Lidda", "Ogre");
  await table.damage("Lidda", 3);
  const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await stored();
  const peek = page.locator(".peek");
  await page.locator(".log .line").filter({ hasText: "Ogre takes 5" }).hover();
  await expect(peek.locator("p")).toHaveText("Round 1");
  await expect(peek.locator(".current")).toHaveText(/20\s*Lidda\s*16 \/ 16/);
  await expect(peek.locator("li").nth(1)).toHaveText(/10\s*Ogre\s*24 \/ 29/);
  await page.locator(".log .line").filter({ hasText: "Ogre: initiative 10" }).hover();
  await expect(peek.locator("li").nth(1)).toHaveText(/Ogre\s*29 \/ 29/);
  await table.expectHitPoints("Lidda", "13 / 16");
  await table.expectTurn("Ogre");
  await page.locator("h1").hover();
  await expect(peek).toHaveCount(0);
  expect(await stored()).toBe(before);
  table.expectNoConsoleOutput();
});

test("the log shows past moments, and a branch can be switched to", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseSample("The archer at the door D&D 3.5");
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("n");
  await expect(page.locator(".call")).toHaveCount(4);
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator(".row[aria-current='true']")).toBeVisible();
  const [first] = await table.order();
  await table.damage("Orc", 2);
  await table.expectHitPoints("Orc", "3 / 5");
  await page.locator(".log").getByRole("button", { name: `${first}’s turn.`, exact: true }).click();
  await table.expectHitPoints("Orc", "5 / 5");
  await expect(page.locator(".looking-back")).toBeVisible();
  await page.keyboard.press("Escape");
  await table.expectHitPoints("Orc", "3 / 5");
  await expect(page.locator(".looking-back")).toHaveCount(0);

  // A command there starts another branch, and the first branch stays.
  await page.locator(".log").getByRole("button", { name: `${first}’s turn.`, exact: true }).click();
  await table.damage("Orc", 4);
  await table.expectHitPoints("Orc", "1 / 5");
  await page.locator(".branches summary").click();
  await page.locator(".branches button").first().click();
  await table.expectHitPoints("Orc", "3 / 5");
  table.expectNoConsoleOutput();
});

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  test.describe(`by ${by}`, () => {
    test.use(use);

    test("a different past is a branch, and can be switched to", async ({ page }) => {
      const table = await duel(page, driver);
      await table.damage("Orc", 9, "0 / 9");
      await table.endCombat();
      await table.undo();
      await table.undo();
      await table.expectHitPoints("Orc", "9 / 9");
      await table.damage("Orc", 4, "5 / 9");
      await table.press(page.locator(".branches summary"));
      await expect(page.locator(".branches li")).toHaveCount(1);
      await table.expectUsable();
      await table.press(page.getByRole("button", { name: "Switch to branch: Orc takes 9 damage (0 HP)." }));
      await table.expectHitPoints("Orc", "0 / 9");
      await table.expectOver();
      // Screen readers announce the switch of branch.
      await expect(table.status).toContainText("Combat is over.");
      table.expectNoConsoleOutput();
    });
  });
}

test("every screen shows history mode, with a way back, and passes axe", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);
  await page.locator(".log .line", { hasText: "Lidda: initiative 18" }).click();
  await expect(page.locator(".looking-back")).toBeVisible();
  await table.expectAccessible();
  await page.locator("#now").click();
  await table.expectTurn("Lidda");
  await page.locator(".log .line", { hasText: "Orc joins." }).click();
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(page.locator(".looking-back")).toBeVisible();
  await table.expectAccessible();
  await page.locator("#now").click();
  await table.expectTurn("Lidda");
  table.expectNoConsoleOutput();
});

test("the previous turn tells what it takes back, and brings it back", async ({ page }) => {
  const totals = [["Aria", 18], ["Ogre", 9]];
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 hp 20 pc; Ogre +0 hp 30", totals);
  await table.endTurn("Aria", "Ogre");
  await table.damage("Aria", 6);
  await page.getByRole("button", { name: "Previous turn" }).click();
  await table.expectTurn("Aria");
  await table.expectHitPoints("Aria", "20 / 20");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Taken back: Aria takes 6 damage (14 HP).");
  await toast.getByRole("button").click();
  await table.expectTurn("Ogre");
  await table.expectHitPoints("Aria", "14 / 20");
  // Without a change there is nothing to tell.
  await page.getByRole("button", { name: "Undo" }).first().click();
  await page.getByRole("button", { name: "Previous turn" }).click();
  await table.expectTurn("Aria");
  await expect(toast).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("the previous turn tells that it hides nobody any more", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 hp 20 pc; Ogre +0 hp 30; Worg +1 hp 20", [["Aria", 18], ["Ogre", 9], ["Worg", 5]]);
  await table.select("Worg");
  await page.keyboard.press("i");
  await expect(table.row("Worg").locator(".off-screen")).toBeVisible();
  await table.endTurn("Aria", "Ogre");
  await page.getByRole("button", { name: "Previous turn" }).click();
  await table.expectTurn("Aria");
  await table.endTurn("Aria", "Ogre");
  await table.select("Ogre");
  await page.keyboard.press("i");
  await expect(table.row("Ogre").locator(".off-screen")).toBeVisible();
  await page.getByRole("button", { name: "Previous turn" }).click();
  await expect(page.locator(".toast")).toContainText("Taken back: Ogre");
  table.expectNoConsoleOutput();
});
