// A TOW turn beside acting and passing: charges, attempts, triggered effects, concentration. No actor gets
// priority without a choice.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/tow-table.js";

async function begin(page, line, totals, house = []) {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  for (const rule of house) {
    await page.getByText("House rules").click();
    await page.locator(".house-rules li").filter({ hasText: rule }).getByRole("checkbox").check();
  }
  await cycle.add(line);
  await cycle.roll(totals);
  return cycle;
}

test("charges are declared slowest first, and shown beside the stack", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  await cycle.expectPrompt("Bo may declare a charge");
  await cycle.button("Charge Ada").click();
  await cycle.expectPrompt("Ada may declare a charge");
  await cycle.button("Ada doesn’t charge").click();
  await cycle.expectPrompt("Cy may declare a charge");
  await cycle.button("Charge", { exact: true }).click();
  await expect(page.locator(".aside")).toHaveText("Bo charges Ada · Cy charges");
  await expect(cycle.pile()).toHaveCount(0);
  await cycle.expectPrompt("Bo has priority");
  cycle.expectSilence();
});

test("an effect fired by the GM comes with the next priority, pays its cost, and fires once", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.onward();
  await page.locator("#triggers").click();
  await page.getByLabel("Effect", { exact: true }).fill("Ward");
  await page.getByLabel("Owner").selectOption("Ada");
  await page.getByLabel("Once only").check();
  await page.getByRole("button", { name: "Add triggered effect" }).click();
  await expect(page.locator(".triggers li .meta")).toHaveText("Ada · the GM says so · Once only");
  await cycle.button("Trigger now: Ward").click();
  await expect(page.locator(".triggers li .meta")).toContainText("waits for the next priority");
  await cycle.onward();
  await expect(cycle.pile()).toHaveText(["Ward"]);
  await expect(page.locator(".triggers li")).toHaveCount(0);
  await cycle.expectLog("Triggered effect removed: Ward (Ada).");
  cycle.expectSilence();
});

test("the attempt for self-control comes at its place, and success ends the effect", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.actor("Bo").locator(".name").click();
  await cycle.tool("conditions");
  await page.locator("#condition-search").fill("fear");
  await cycle.button("until self-control is regained").click();
  await cycle.button("Bo: fear, until self-control is regained").click();
  await expect(cycle.actor("Bo").locator(".tag")).toHaveText(["fear"]);
  await cycle.onward();
  for (const name of ["Bo", "Ada"]) {
    await cycle.expectPrompt(`${name} has priority`);
    await cycle.button("until the end of the TOW turn").click();
  }
  await cycle.total("Ada", 10);
  await cycle.total("Bo", 5);
  await cycle.expectPrompt("Bo may try to regain self-control (fear)");
  await cycle.button("Succeeded").click();
  await expect(cycle.actor("Bo").locator(".tag")).toHaveCount(0);
  cycle.expectSilence();
});

test("an actor concentrates on a large action, and gives it up", async ({ page }) => {
  const gathers = "AP are gathered over several main phases";
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 }, [gathers]);
  await cycle.onward();
  await cycle.passTo("Ada has priority", "Ada’s main phase");
  await cycle.declare("Ritual 5pa");
  await expect(cycle.actor("Ada")).toContainText("concentrates on Ritual: 3 AP gathered");
  await cycle.button("End concentration: Ritual").click();
  await expect(cycle.actor("Ada")).not.toContainText("concentrates");
  await cycle.expectLog("Ada ends concentration.");
  cycle.expectSilence();
});

test("one exchange of responses has no tap without a decision", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  // One tap declares no charge for all.
  await cycle.onward();
  await cycle.passTo("Cy has priority", "Cy’s main phase");
  await cycle.declare("Strike @Bo");
  // Only Cy is fast enough to answer Cy.
  await expect(cycle.go).toContainText("Pass → resolve Strike");
  await cycle.onward();
  await cycle.button("Resolve → Strike").click();
  await cycle.passTo("Bo has priority", "Bo’s main phase");
  await cycle.declare("Strike @Cy");
  // Bo has acted and may act again. Then each of the others has priority once.
  const asked = [];
  while (!(await cycle.prompt.innerText()).startsWith("Resolve")) {
    asked.push(await cycle.prompt.innerText());
    if (asked.at(-1) === "Cy has priority") {
      await cycle.declare("Parry");
      break;
    }
    await cycle.onward();
  }
  expect(asked).toEqual(["Bo has priority", "Ada has priority", "Cy has priority"]);
  await expect(cycle.go).toContainText("Pass → resolve Parry");
  await cycle.onward();
  await cycle.button("Resolve → Parry").click();
  await expect(cycle.pile()).toHaveText(["Strike → Cy"]);
  // The top has changed, so all may respond to the next item again.
  await cycle.passTo("Resolve Strike");
  await cycle.button("Resolve → Strike").click();
  await expect(cycle.pile()).toHaveCount(0);
  cycle.expectSilence();
});

test("identical neighbors are one card, also on top", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.onward();
  await cycle.passTo("Ada has priority", "Ada’s main phase");
  await cycle.declare("Shoot @Bo");
  await cycle.declare("Shoot @Bo");
  await cycle.declare("Shoot @Bo");
  await expect(cycle.pile()).toHaveText(["Shoot → Bo ×3"]);
  await expect(page.locator(".stack .note").last()).toHaveText(/^May respond|^Nobody may respond/);
  await cycle.passTo("Resolve Shoot");
  await cycle.button("Resolve → Shoot").click();
  await expect(cycle.pile()).toHaveText(["Shoot → Bo ×2"]);
  cycle.expectSilence();
});

test("by keyboard alone: an action is typed, declared and resolved without a pointer", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  // N would pass for everyone.
  await page.keyboard.press("p");
  await cycle.expectPrompt("Bo has priority");
  // Q goes to the next group of choices, and Tab reaches the line from there.
  const focused = () => page.evaluate(() => document.activeElement.id);
  for (let presses = 0; presses < 20 && (await focused()) !== "declare-line"; presses += 1) {
    await page.keyboard.press("Tab");
  }
  expect(await focused()).toBe("declare-line");
  await page.keyboard.type("Hide");
  await page.keyboard.press("Enter");
  await expect(cycle.pile()).toHaveText(["Hide"]);
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await cycle.expectPrompt("Resolve Hide");
  await page.keyboard.press("n");
  await expect(cycle.pile()).toHaveCount(0);
  cycle.expectSilence();
});
