// Tales of War: the owner of a main phase acts by one key or button, the points that would be lost are named, and an
// action without points, or an actor without hit points, has a way on.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { TowTable } from "../pages/tow-table.js";

const SAMPLE = { Archer: 10, Mage: 15, Orc: 5, Goblin: 3 };

/** Opens the sample at the first priority of the adjustment phase. */
async function startSample(page) {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startSample(SAMPLE);
  await tow.advance();
  return tow;
}

const act = (page) => page.locator("#act");

test("the owner of the main phase acts by one key, and digits choose its saved actions", async ({ page }) => {
  const tow = await startSample(page);
  await expect(act(page)).toHaveCount(0);
  await tow.passUntil("Goblin has priority", "Mage’s main phase");
  await expect(act(page)).toHaveText(/^Mage acts/);
  await page.keyboard.press("f");
  await tow.expectPrompt("Mage has priority");
  await page.keyboard.press("1");
  await expect(page.locator("#declare-line")).toHaveValue(/^Chain lightning/);
  // While an action is typed, the bar has its command alone.
  await expect(act(page)).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("saved actions show a name and a cost, and are marked when they can't be paid", async ({ page }) => {
  const tow = await startSample(page);
  await tow.passUntil("Goblin has priority", "Mage’s main phase");
  await act(page).click();
  const saved = page.locator(".declare .saved");
  await expect(saved.first()).toHaveText(/^Chain lightning · \d AP/);
  await expect(page.locator(".declare .saved.refused")).toHaveCount(0);
  await tow.declare("Ward 3ap");
  await tow.passUntil("Mage has priority");
  await expect(page.locator(".declare .saved.refused").first()).toBeVisible();
  tow.expectNoConsoleOutput();
});

test("the last main phase names the points that would be lost", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 pc; Bo pa 2 pc");
  await tow.enterTotals({ Ada: 10, Bo: 5 });
  const expiring = page.locator(".expiring");
  await tow.passUntil("Bo has priority", "Ada’s main phase");
  await expect(expiring).toHaveCount(0);
  await tow.passUntil("Bo has priority", "Bo’s main phase");
  await expect(expiring).toHaveText("Last chance to spend: Bo 2 AP · Ada 3 AP");
  await tow.expectAccessibleWithoutOverflow();
  await tow.go.click();
  await expect(page.locator(".phases .now")).toHaveText("Final phase");
  await expect(expiring).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("the form of a hidden actor says that whoever may respond learns of it", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 pc; Bo pa 2 hidden");
  await tow.enterTotals({ Ada: 10, Bo: 5 });
  const told = page.getByText("Players who may respond learn that someone acts.");
  await tow.passUntil("Bo has priority", "Ada’s main phase");
  await act(page).click();
  await expect(page.locator("#declare-line")).toBeVisible();
  await expect(told).toHaveCount(0);
  await tow.passUntil("Bo has priority", "Bo’s main phase");
  await expect(page.locator("#declare-line")).toBeVisible();
  await expect(told).toBeVisible();
  await tow.expectAccessibleWithoutOverflow();
  tow.expectNoConsoleOutput();
});

test("an action that needs concentration offers its house rule in combat", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 pc; Bo pa 2 pc");
  await tow.enterTotals({ Ada: 10, Bo: 5 });
  await tow.passUntil("Bo has priority", "Ada’s main phase");
  await act(page).click();
  await page.locator("#declare-line").fill("Ritual 5ap @Bo");
  // The main button passes for nobody meanwhile.
  await expect(tow.go).toHaveText("Declare");
  await expect(tow.go).toHaveAttribute("aria-disabled", "true");
  await tow.go.dispatchEvent("click");
  await expect(tow.go).toHaveText("Declare");
  await expect(page.locator(".phases .now")).toHaveText("Ada’s main phase");
  const offer = tow.button("House rule: with concentration, AP are gathered over several main phases");
  await offer.click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator("#declare-line")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tow.actor("Ada")).toContainText("concentrates on Ritual: 3 AP gathered");
  tow.expectNoConsoleOutput();
});

test("N answers the question about an actor without hit points, as its button says, before anyone passes", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 hp 12 pc; Orc pa 2 hp 7; Rat pa 1 hp 3");
  await tow.enterTotals({ Ada: 10, Orc: 12, Rat: 15 });
  await tow.advance();
  const prompt = await tow.prompt.innerText();
  for (const name of ["Orc", "Rat"]) {
    await tow.actor(name).locator(".name").click();
    await page.getByLabel("Amount").fill("9");
    await page.getByLabel("Amount").press("Enter");
    await expect(page.locator(".fallen")).toContainText(name);
    await expect(page.locator(".fallen [type=submit] kbd")).toHaveText("N");
    await expect(tow.go).toHaveText(`${name}: unconsciousN`);
    await expect(page.locator("#beside-go")).toHaveCount(0);
    await page.locator(`#row-1`).focus();
    // Nobody passes over the question, by either key.
    await page.keyboard.press("p");
    await expect(tow.go).toHaveText(`${name}: unconsciousN`);
    await expect(tow.prompt).toHaveText(prompt);
    await page.keyboard.press("n");
    await expect(tow.actor(name).locator(".tag")).toContainText(["unconscious"]);
    await expect(tow.prompt).toHaveText(prompt);
  }
  await expect(page.locator(".fallen")).toHaveCount(0);
  await expect(tow.go).toContainText("→");
  tow.expectNoConsoleOutput();
});

test("several actors without hit points are one question, and none of them gets priority", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 hp 12 pc; Orc pa 2 hp 7; Rat pa 1 hp 3; Cat pa 1 hp 2");
  await tow.enterTotals({ Ada: 10, Orc: 12, Rat: 15, Cat: 4 });
  await tow.advance();
  await tow.expectPrompt("Cat has priority");
  const phase = await page.locator(".phases .now").innerText();
  const line = new CommandLine(page);
  await line.type("12 to cat, orc, rat");
  await page.keyboard.press("Enter");
  await expect(line.dialog).not.toBeVisible();
  const fallen = page.locator(".fallen");
  await expect(fallen.getByRole("heading")).toHaveText("Orc, Rat, and Cat have no hit points left");
  await expect(tow.go).toHaveText("Orc, Rat, and Cat: unconsciousN");
  await fallen.getByLabel("Rat").selectOption({ label: "dead" });
  await expect(tow.go).toHaveText("Orc and Cat: unconscious · Rat: deadN");
  await fallen.getByLabel("Orc").selectOption({ label: "Plays on" });
  await expect(tow.go).toHaveText("Cat: unconscious · Rat: dead · Orc: Plays onN");
  await tow.expectAccessibleWithoutOverflow();
  await page.locator("#prompt").focus();
  await page.keyboard.press("n");
  await expect(fallen).toHaveCount(0);
  await expect(tow.actor("Cat").locator(".tag")).toContainText(["unconscious"]);
  await expect(tow.actor("Rat").locator(".tag")).toContainText(["dead"]);
  // Priority passes over both in one step, and the phase is the same.
  await tow.expectPrompt("Ada has priority");
  await expect(page.locator(".phases .now")).toHaveText(phase);
  await page.keyboard.press("z");
  // All of the answer is undone, so Orc is asked about again.
  await expect(fallen.getByRole("heading")).toHaveText("Orc, Rat, and Cat have no hit points left");
  await tow.expectPrompt("Cat has priority");
  tow.expectNoConsoleOutput();
});

test("C opens the conditions of the actor that decides, while nobody is selected", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 hp 12 pc; Orc pa 2 hp 7");
  await tow.enterTotals({ Ada: 10, Orc: 5 });
  await tow.advance();
  await tow.passUntil("Ada has priority", "Ada’s main phase");
  await expect(page.locator('.actor [aria-pressed="true"]')).toHaveCount(0);
  await page.locator("#prompt").focus();
  await page.keyboard.press("c");
  await expect(tow.actor("Ada").locator(".name")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".drawer.conditions, .drawer .tapped").first()).toBeVisible();
  await page.keyboard.type("prone");
  await page.keyboard.press("Enter");
  await expect(tow.actor("Ada").locator(".tag")).toContainText(["prone"]);
  tow.expectNoConsoleOutput();
});

test("P while charges are asked does what the button beside the main one says, or nothing", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.add("Ada pa 3 hp 12 pc; Orc pa 2 hp 7");
  await tow.enterTotals({ Ada: 10, Orc: 5 });
  await tow.expectPrompt("Orc may declare a charge");
  await expect(page.locator("#beside-go")).toContainText("Nobody charges");
  await page.locator("#prompt").focus();
  await page.keyboard.press("p");
  await tow.expectPrompt("Orc has priority");
  await page.keyboard.press("z");
  await tow.expectPrompt("Orc may declare a charge");
  tow.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("an actor without hit points is offered out of combat, and may play on", async ({ page }) => {
    const tow = new TowTable(page, "en");
    await tow.open();
    await tow.add("Ada pa 3 hp 12 pc; Orc pa 2 hp 7");
    await tow.enterTotals({ Ada: 10, Orc: 5 });
    await tow.advance();
    const fallen = page.locator(".fallen");
    const hurt = async (name, amount) => {
      await tow.actor(name).locator(".name").click();
      await page.getByLabel("Amount").fill(amount);
      await page.getByLabel("Amount").press("Enter");
    };
    await hurt("Ada", "12");
    await expect(fallen.getByRole("heading")).toHaveText("Ada has no hit points left");
    await fallen.getByRole("button", { name: "Plays on" }).click();
    await expect(fallen).toHaveCount(0);
    await hurt("Orc", "9");
    await expect(fallen.getByRole("heading")).toHaveText("Orc has no hit points left");
    await tow.expectAccessibleWithoutOverflow();
    await fallen.getByRole("button", { name: "dead" }).click();
    await expect(fallen).toHaveCount(0);
    await expect(tow.actor("Orc").locator(".tag")).toContainText(["dead"]);
    // The main phase of Ada is next. She has priority already, so no button gives it to her.
    await tow.passUntil("Ada has priority", "Ada’s main phase");
    await expect(act(page)).toHaveCount(0);
    await expect(tow.prompt).toBeInViewport();
    tow.expectNoConsoleOutput();
  });
});
