// A TOW turn besides acting and passing: charges, attempts, triggered effects, concentration. No actor gets
// priority without a choice.
import { expect, test } from "@playwright/test";
import { TowTable } from "../pages/tow-table.js";

async function startTurn(page, line, totals, house = []) {
  const tow = new TowTable(page, "en");
  await tow.open();
  for (const rule of house) {
    await page.getByText("House rules").click();
    await page.locator(".house-rules li").filter({ hasText: rule }).getByRole("checkbox").check();
  }
  await tow.add(line);
  await tow.enterTotals(totals);
  return tow;
}

test("charges are declared slowest first, and shown beside the stack", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  await tow.expectPrompt("Bo may declare a charge");
  await tow.button("Charge Ada").click();
  await tow.expectPrompt("Ada may declare a charge");
  await tow.button("Ada doesn’t charge").click();
  await tow.expectPrompt("Cy may declare a charge");
  await tow.button("Charge").click();
  await expect(page.locator(".aside")).toHaveText("Bo charges Ada · Cy charges");
  await expect(tow.stack).toHaveCount(0);
  await tow.expectPrompt("Bo has priority");
  tow.expectNoConsoleOutput();
});

test("an effect fired by the GM comes with the next priority, pays its cost, and fires once", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await tow.advance();
  await page.locator("#triggers").click();
  await page.getByLabel("Effect", { exact: true }).fill("Ward");
  await page.getByLabel("Owner").selectOption("Ada");
  await page.getByLabel("Once only").check();
  await page.getByRole("button", { name: "Add triggered effect" }).click();
  await expect(page.locator(".triggers li .meta")).toHaveText("Ada · the GM says so · Once only");
  // The next effect fires every time, unless that is chosen anew.
  await expect(page.getByLabel("Once only")).not.toBeChecked();
  await tow.button("Trigger now: Ward").click();
  await expect(page.locator(".triggers li .meta")).toContainText("waits for the next priority");
  await tow.advance();
  await expect(tow.stack).toHaveText(["Ward"]);
  await expect(page.locator(".triggers li")).toHaveCount(0);
  await tow.expectLog("Triggered effect removed: Ward (Ada).");
  tow.expectNoConsoleOutput();
});

test("the attempt for self-control comes at its place, and success ends the effect", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await tow.actor("Bo").locator(".name").click();
  await tow.pressTool("conditions");
  await page.locator("#condition-search").fill("fear");
  await tow.button("until self-control is regained").click();
  await tow.button("Bo: fear, until self-control is regained").click();
  await expect(tow.actor("Bo").locator(".tag")).toHaveText(["fear"]);
  await tow.advance();
  for (const name of ["Bo", "Ada"]) {
    await tow.expectPrompt(`${name} has priority`);
    await tow.button("until the end of the TOW turn").click();
  }
  await tow.total("Ada", 10);
  await tow.total("Bo", 5);
  await tow.expectPrompt("Bo may try to regain self-control (fear)");
  await tow.button("Succeeded").click();
  await expect(tow.actor("Bo").locator(".tag")).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("an actor concentrates on a large action, and gives it up", async ({ page }) => {
  const gathers = "AP are gathered over several main phases";
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 }, [gathers]);
  await tow.advance();
  await tow.passUntil("Ada has priority", "Ada’s main phase");
  await tow.declare("Ritual 5pa");
  await expect(tow.actor("Ada")).toContainText("concentrates on Ritual: 3 AP gathered");
  await tow.button("End concentration: Ritual").click();
  await expect(tow.actor("Ada")).not.toContainText("concentrates");
  await tow.expectLog("Ada ends concentration.");
  tow.expectNoConsoleOutput();
});

test("one exchange of responses has no tap without a decision", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  // One tap declares no charge for all.
  await tow.advance();
  await tow.passUntil("Cy has priority", "Cy’s main phase");
  await tow.declare("Strike @Bo");
  // Only Cy is fast enough to answer Cy.
  await expect(tow.go).toContainText("Pass → resolve Strike");
  await tow.advance();
  await tow.button("Resolve → Strike").click();
  await tow.passUntil("Bo has priority", "Bo’s main phase");
  await tow.declare("Strike @Cy");
  // Bo has acted and may act again. Then each of the others has priority once.
  const asked = [];
  while (!(await tow.prompt.innerText()).startsWith("Resolve")) {
    asked.push(await tow.prompt.innerText());
    if (asked.at(-1) === "Cy has priority") {
      await tow.declare("Parry");
      break;
    }
    await tow.advance();
  }
  expect(asked).toEqual(["Bo has priority", "Ada has priority", "Cy has priority"]);
  await expect(tow.go).toContainText("Pass → resolve Parry");
  await tow.advance();
  await tow.button("Resolve → Parry").click();
  await expect(tow.stack).toHaveText(["Strike → Cy"]);
  // The top has changed, so all may respond to the next item again.
  await tow.passUntil("Resolve Strike");
  await tow.button("Resolve → Strike").click();
  await expect(tow.stack).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("identical neighbors are one card, also on top", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await tow.advance();
  await tow.passUntil("Ada has priority", "Ada’s main phase");
  await tow.declare("Shoot @Bo");
  await tow.declare("Shoot @Bo");
  await tow.declare("Shoot @Bo");
  await expect(tow.stack).toHaveText(["Shoot → Bo ×3"]);
  await expect(page.locator(".stack .note").last()).toHaveText(/^May respond|^Nobody may respond/);
  await tow.passUntil("Resolve Shoot");
  await tow.button("Resolve → Shoot").click();
  await expect(tow.stack).toHaveText(["Shoot → Bo ×2"]);
  tow.expectNoConsoleOutput();
});

test("by keyboard alone: an action is typed, declared and resolved without a pointer", async ({ page }) => {
  const tow = await startTurn(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  // N would pass for everyone.
  await page.keyboard.press("p");
  await tow.expectPrompt("Bo has priority");
  // Q goes to the next group of choices, and Tab reaches the line from there.
  const focused = () => page.evaluate(() => document.activeElement.id);
  for (let presses = 0; presses < 20 && (await focused()) !== "declare-line"; presses += 1) {
    await page.keyboard.press("Tab");
  }
  expect(await focused()).toBe("declare-line");
  await page.keyboard.type("Hide");
  await page.keyboard.press("Enter");
  await expect(tow.stack).toHaveText(["Hide"]);
  await tow.waitForShortcuts();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await tow.expectPrompt("Resolve Hide");
  await page.keyboard.press("n");
  await expect(tow.stack).toHaveCount(0);
  tow.expectNoConsoleOutput();
});
