// What a TOW-turn holds beside acting and passing: charges, attempts, triggered effects, concentration;
// and that nobody is asked in vain.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/cycle.js";

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

test("charges are asked from the slowest, and told beside the stack", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  await cycle.expectPrompt("Bo may declare a charge");
  await cycle.button("Charge Ada").click();
  await cycle.expectPrompt("Ada may declare a charge");
  await cycle.button("Ada does not charge").click();
  await cycle.expectPrompt("Cy may declare a charge");
  await cycle.button("Charge", { exact: true }).click();
  await expect(page.locator(".aside")).toHaveText("Bo charges Ada · Cy charges");
  await expect(cycle.pile()).toHaveCount(0);
  await cycle.expectPrompt("Bo has priority");
  cycle.expectSilence();
});

test("an effect that is told comes with the next offer, pays its cost, and is gone after once", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.go.click();
  await page.locator("#triggers").click();
  await page.getByLabel("Effect", { exact: true }).fill("Ward");
  await page.getByLabel("Whose").selectOption("Ada");
  await page.getByLabel("Once only").check();
  await page.getByRole("button", { name: "Add the effect" }).click();
  await expect(page.locator(".triggers li .meta")).toHaveText("Ada · the game master says so · Once only");
  await cycle.button("Now: Ward").click();
  await expect(page.locator(".triggers li .meta")).toContainText("waits for the next offer");
  await cycle.go.click();
  await expect(cycle.pile()).toHaveText(["Ward"]);
  await expect(page.locator(".triggers li")).toHaveCount(0);
  await cycle.expectLog("No longer registered: Ward (Ada).");
  cycle.expectSilence();
});

test("self-control is tried for at its place, and what is regained is gone", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.actor("Bo").locator(".name").click();
  await page.locator("#mind").click();
  await page.locator("details.mind input").fill("fear");
  await page.locator("details.mind button[type=submit]").click();
  await expect(cycle.actor("Bo").locator(".tag")).toHaveText(["fear"]);
  await cycle.go.click();
  for (const name of ["Bo", "Ada"]) {
    await cycle.expectPrompt(`${name} has priority`);
    await cycle.button("until the end of the TOW-turn").click();
  }
  await cycle.total("Ada", 10);
  await cycle.total("Bo", 5);
  await cycle.expectPrompt("Bo may try to regain self-control (fear)");
  await cycle.button("Succeeded").click();
  await expect(cycle.actor("Bo").locator(".tag")).toHaveCount(0);
  cycle.expectSilence();
});

test("a great action is concentrated on, and given up", async ({ page }) => {
  const gathers = "PA are gathered over several main phases";
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 }, [gathers]);
  await cycle.go.click();
  await cycle.passTo("Ada has priority", "Main phase of Ada");
  await cycle.declare("Ritual 5pa");
  await expect(cycle.actor("Ada")).toContainText("concentrates on Ritual: 3 PA gathered");
  await cycle.button("Give up: Ritual").click();
  await expect(cycle.actor("Ada")).not.toContainText("concentrates");
  await cycle.expectLog("Ada gives the concentration up.");
  cycle.expectSilence();
});

test("one exchange of responses has no tap that decides nothing", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2; Cy pa 2", { Ada: 10, Bo: 5, Cy: 15 });
  // Charges: one tap for all.
  await cycle.go.click();
  await cycle.passTo("Cy has priority", "Main phase of Cy");
  await cycle.declare("Strike @Bo");
  // Only Cy is fast enough to answer Cy.
  await expect(cycle.go).toContainText("Pass → resolve Strike");
  await cycle.go.click();
  await cycle.button("Resolve → Strike").click();
  await cycle.passTo("Bo has priority", "Main phase of Bo");
  await cycle.declare("Strike @Cy");
  // Bo has acted and may act again; then each of the others is asked once.
  const asked = [];
  while (!(await cycle.prompt.innerText()).startsWith("Resolve")) {
    asked.push(await cycle.prompt.innerText());
    if (asked.at(-1) === "Cy has priority") {
      await cycle.declare("Parry");
      break;
    }
    await cycle.go.click();
  }
  expect(asked).toEqual(["Bo has priority", "Ada has priority", "Cy has priority"]);
  await expect(cycle.go).toContainText("Pass → resolve Parry");
  await cycle.go.click();
  await cycle.button("Resolve → Parry").click();
  await expect(cycle.pile()).toHaveText(["Strike → Cy"]);
  // What is below is offered anew, since the top has changed.
  await cycle.passTo("Resolve Strike");
  await cycle.button("Resolve → Strike").click();
  await expect(cycle.pile()).toHaveCount(0);
  cycle.expectSilence();
});

test("equal neighbours are one card, on top as well", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await cycle.go.click();
  await cycle.passTo("Ada has priority", "Main phase of Ada");
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

test("by keyboard alone: the line is reached, told, declared and resolved without a pointer", async ({ page }) => {
  const cycle = await begin(page, "Ada pa 3 pc; Bo pa 2", { Ada: 10, Bo: 5 });
  await page.keyboard.press("n");
  await cycle.expectPrompt("Bo has priority");
  // Q goes to the next place with choices, and a line is reached from there by Tab.
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
