// The stack of Tales of War.
import { expect, test } from "@playwright/test";
import { atAPace, untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { words } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const ladder = { Ada: 10, Bo: 15, Cy: 20 };

const sample = { Archer: 10, Mage: 15, Orc: 5, Goblin: 3 };

/** The sample, played until an actor has priority in a phase. */
async function playSampleUntil(page, prompt, phase) {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startSample(sample);
  await tow.advance();
  await tow.passUntil(prompt, phase);
  return tow;
}

test("stacked responses, the newest resolved first", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat(ladder);
  await tow.expectPrompt("Ada may declare a charge");
  await tow.advance();
  await tow.expectPrompt("Ada has priority");
  await tow.declare("Strike @Cy");
  await expect(tow.go).toContainText("Pass → Bo may respond");
  await tow.advance();
  await tow.declare("Parry");
  const state = tow.actor("Ada").locator(".state");
  await expect(state.locator("p")).toHaveText("too slow to respond to Bo");
  await expect(state.getByRole("link", { name: "Why?" })).toHaveAttribute("title", "TOW-7, TOW-8");
  await tow.advance();
  await tow.declare("Trip @Bo");
  await expect(tow.stack).toHaveText(["Trip → Bo", "Parry", "Strike → Cy"]);
  await expect(tow.go).toContainText("Pass → resolve Trip");
  await tow.advance();
  await tow.expectPrompt("Resolve Trip");
  await tow.button("Resolve → Trip").click();
  await expect(tow.stack).toHaveText(["Parry", "Strike → Cy"]);
  await tow.expectLog("Trip: success. Bo: applied.");
  await tow.passUntil("Resolve Parry");
  await tow.button("Resolve → Parry").click();
  await tow.passUntil("Resolve Strike");
  await tow.button("Resolve → Strike").click();
  await expect(tow.stack).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("while an action is typed, the bar declares it or takes it away, and N passes nothing", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat(ladder);
  await tow.advance();
  await tow.expectPrompt("Ada has priority");
  const field = page.locator("#declare-line");
  await field.fill("Trip @Bo");
  await expect(tow.go).toHaveText("Declare Trip → Bo");
  await page.locator("#beside-go").click();
  await expect(field).toHaveValue("");
  await expect(tow.go).toContainText("Nobody acts");
  // What can't be declared passes for nobody either.
  await field.fill("Trip @Nobody");
  await expect(tow.go).toHaveText("Declare");
  await expect(tow.go).toHaveAttribute("aria-disabled", "true");
  await field.fill("Trip @Bo");
  // N is not a letter of the line here: it presses the main button.
  await page.locator(".actor .name").first().focus();
  await page.keyboard.press("n");
  await expect(tow.stack).toHaveText(["Trip → Bo"]);
  await expect(field).toHaveValue("");
  tow.expectNoConsoleOutput();
});

test("a newcomer’s initiative is asked, and N does not pass meanwhile", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat(ladder);
  await tow.advance();
  await tow.expectPrompt("Ada has priority");
  await page.keyboard.press("a");
  await tow.add("Wolf");
  await expect(page.locator(".newcomers .call")).toHaveCount(1);
  await expect(page.locator("#go, #beside-go")).toHaveCount(0);
  await page.locator(".actor .name").first().focus();
  await page.keyboard.press("n");
  await tow.expectPrompt("Ada has priority");
  await tow.total("Wolf", 7);
  await expect(page.locator(".newcomers")).toHaveCount(0);
  await expect(tow.go).toContainText("Nobody acts");
  tow.expectNoConsoleOutput();
});

test.describe("by touch at 360 px", () => {
  test.use(PHONE);

  test("the big command declares what is typed", async ({ page }) => {
    const tow = new TowTable(page, "en");
    await tow.open();
    await tow.startCombat(ladder);
    await untilNextPress(page);
    await page.locator("#beside-go").tap();
    await page.locator("#declare-line").fill("Trip @Bo");
    await expect(tow.go).toHaveText("Declare Trip → Bo");
    await tow.expectAccessibleWithoutOverflow();
    await tow.go.tap();
    await expect(tow.stack).toHaveText(["Trip → Bo"]);
    tow.expectNoConsoleOutput();
  });
});

test("an arrow is shot, waits, and lands in the final phase", async ({ page }) => {
  const tow = await playSampleUntil(page, "Archer has priority", "Archer’s main phase");
  await page.locator(".declare .saved").first().click();
  await page.locator(".declare .target", { hasText: "@Orc" }).click();
  await expect(page.locator("#declare-told")).toHaveText(
    "Shoot → Orc · 3 AP · 1d20+5 vs. 12 · fumble on 2 or less · leaves Arrow",
  );
  await page.locator("#declare-line").press("Enter");
  await expect(tow.actor("Archer")).toContainText("1/4 AP");
  await tow.passUntil("Resolve Shoot");
  await tow.button("Success").click();
  await expect(tow.stack).toHaveCount(0);
  await expect(tow.postponed).toHaveText(["Arrow → Orc"]);
  await tow.passUntil("Archer has priority", "Final phase");
  await expect(tow.stack).toHaveText(["Arrow → Orc"]);
  await tow.passUntil("Resolve Arrow");
  await tow.button("Resolve → Arrow").click();
  await tow.expectLog("Arrow: success. Orc: applied.");
  tow.expectNoConsoleOutput();
});

test("a fumble leaves its consequences on top", async ({ page }) => {
  const tow = await playSampleUntil(page, "Archer has priority", "Archer’s main phase");
  await tow.declare("Shoot 3pa vs 12 @Orc");
  await tow.passUntil("Resolve Shoot");
  await page.getByLabel("Fumble result").fill("The bowstring snaps");
  await tow.button("Fumble").click();
  await expect(tow.stack).toHaveText(["The bowstring snaps"]);
  await tow.expectLog("Shoot: fumble.");
  tow.expectNoConsoleOutput();
});

test("fumble consequences can be entered after the fumble", async ({ page }) => {
  const tow = await playSampleUntil(page, "Archer has priority", "Archer’s main phase");
  await tow.declare("Shoot 3pa vs 12 @Orc");
  await tow.passUntil("Resolve Shoot");
  await tow.button("Fumble").click();
  await expect(tow.stack).toHaveText(["consequences of a fumble"]);
  await expect(page.locator(".stack .note").first()).toHaveText("initiative 10");
  await tow.passUntil("Resolve consequences of a fumble");
  await page.getByLabel("Fumble result").fill("the bowstring snaps");
  await tow.button("Resolve → consequences of a fumble").click();
  await tow.expectLog("The bowstring snaps: success.");
  tow.expectNoConsoleOutput();
});

test("a chain lightning whose first target is gone jumps from the ground", async ({ page }) => {
  const tow = await playSampleUntil(page, "Mage has priority", "Mage’s main phase");
  await tow.declare("Chain lightning 4pa 2 potency @Goblin");
  await expect(tow.actor("Mage")).toContainText("1/5 AP · potency 1/3");
  await tow.actor("Goblin").locator(".name").click();
  await tow.pressTool("remove");
  await tow.passUntil("Resolve Chain lightning");
  const target = page.locator(".of-target.gone select");
  await expect(target).toHaveValue("");
  await target.selectOption("place");
  await page.getByLabel("Place", { exact: true }).fill("the ground");
  await page.locator(".further summary").click();
  await page.locator(".further button", { hasText: "Orc" }).click();
  await tow.button("Resolve → Chain lightning").click();
  await tow.expectLog("Chain lightning: success. Goblin: goes to the ground. Orc: applied.");
  tow.expectNoConsoleOutput();
});

test("auto-pass ends at a new item, and can be revoked", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat(ladder);
  await tow.advance();
  await tow.advance();
  await tow.expectPrompt("Bo has priority");
  await tow.button("until the end of the TOW turn").click();
  await expect(tow.actor("Bo").locator(".setting")).toContainText("until the end of the TOW turn");
  await tow.passUntil("Ada has priority", "Cy’s main phase");
  await tow.declare("Strike @Cy");
  await expect(page.locator(".setting")).toHaveCount(0);
  await tow.expectLog("Strike is new; auto-pass ends for Bo.");
  await expect(tow.go).toContainText("Pass → Bo may respond");
  await tow.button("until its main phase").click();
  await tow.button("Stop auto-pass: Ada").click();
  await expect(page.locator(".setting")).toHaveCount(0);
  tow.expectNoConsoleOutput();
});

test("parts, modes and resource costs by name, and errors at their field", async ({ page }) => {
  const tow = await playSampleUntil(page, "Mage has priority", "Mage’s main phase");
  await tow.declare("Chain 4pa 1 potency [subdual] bolt@Orc jump@Goblin");
  await expect(tow.stack).toHaveText(["Chain: bolt → Orc, jump → Goblin · subdual · 4 AP, 1 potency"]);
  await page.locator(".triggers summary").click();
  await page.getByLabel("Effect").fill("Ward");
  const owner = page.locator(".triggers select").first();
  await owner.selectOption("Mage");
  const cost = page.locator(".triggers input").nth(1);
  await cost.fill("1pa 1 virtue");
  await cost.press("Tab");
  const fault = (field) => field.evaluate((input) => input.validationMessage);
  expect(await fault(cost)).toBe("“1” is not a cost. Try 2ap 1 potency, with a resource of the owner.");
  await cost.fill("1pa 1 potency");
  await cost.press("Tab");
  expect(await fault(cost)).toBe("");
  await page.getByRole("button", { name: "Add triggered effect" }).click();
  await expect(page.locator(".triggers li .meta")).toContainText("1 AP, 1 potency");
  await tow.actor("Mage").locator(".name").click();
  await tow.pressTool("edit");
  const formula = page.getByLabel("Initiative, e.g. 1d10+4");
  await formula.fill("1d20+x");
  await formula.press("Tab");
  expect(await fault(formula)).toBe("“1d20+x” is not a dice formula. Try 1d20+3.");
  const limits = page.getByLabel("Limits each TOW turn");
  await limits.fill("potency 3, virtue");
  await limits.press("Tab");
  expect(await fault(limits)).toBe("“virtue” has no number. Try potency 3, virtue 2.");
  tow.expectNoConsoleOutput();
});

test("cards from the postponed stack and rows that change places move visibly", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await page.evaluate(() => {
    window.moves = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      window.moves.push([this.dataset.frame ? "card" : "row", frames[0].transform !== "translate(0px, 0px)", options.duration]);
      return animate.call(this, frames, options);
    };
  });
  await tow.startSample(sample);
  await tow.advance();
  await tow.passUntil("Archer has priority", "Archer’s main phase");
  await tow.declare("Mine 3pa @Orc postponed");
  await expect(tow.postponed).toHaveCount(1);
  await tow.passUntil("Archer has priority", "Final phase");
  await expect(tow.stack).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.moves.length)).toBeGreaterThan(0);
  const moves = await page.evaluate(() => window.moves);
  expect(moves.every(([, moved, duration]) => moved && duration < 200)).toBe(true);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A change from before may still have to be drawn.
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
  await page.evaluate(() => {
    window.moves.length = 0;
  });
  await tow.passUntil("Resolve Mine");
  await tow.button("Resolve → Mine").click();
  await expect(tow.stack).toHaveCount(0);
  expect(await page.evaluate(() => window.moves.length)).toBe(0);
  tow.expectNoConsoleOutput();
});

test("by keyboard alone, with the focus always somewhere", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await tow.startCombat(ladder);
  const focused = () => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  await page.keyboard.press("p");
  await tow.expectPrompt("Ada has priority");
  await expect.poll(focused).toBe("go");
  await page.locator("#declare-line").focus();
  await page.keyboard.type("Strike @cy n");
  await page.keyboard.press("Enter");
  await expect(tow.stack).toHaveText(["Strike n → Cy"]);
  await expect.poll(focused).toBe("go");
  for (const next of ["Bo has priority", "Cy has priority", "Resolve Strike n"]) {
    await page.keyboard.press("n");
    await tow.expectPrompt(next);
  }
  await expect.poll(focused).toBe("prompt");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tow.stack).toHaveCount(0);
  await expect.poll(focused).toBe("go");
  tow.expectNoConsoleOutput();
});

for (const lang of ["en", "es", "fr"]) {
  test.describe(lang, () => {
    test.use({ locale: words[lang].locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test("the stack at 360 px, without a fault", async ({ page }) => {
      const tow = new TowTable(page, lang);
      await tow.open();
      await page.locator("#sample-tow").tap();
      await tow.expectAccessibleWithoutOverflow();
      await page.locator(".go").tap();
      for (const [index, total] of [10, 15, 5, 3].entries()) {
        await page.locator(`#total-${index + 1}`).fill(String(total));
        await page.locator(`#total-${index + 1}`).press("Enter");
      }
      await expect(page.locator(".phases .now")).toBeVisible();
      await tow.expectAccessibleWithoutOverflow();
      await page.locator("#go").tap();
      await tow.declare("Zas vs 12 1d20");
      await expect(tow.stack).toHaveText(["Zas"]);
      await page.locator(".triggers summary").tap();
      await tow.expectAccessibleWithoutOverflow();
      for (let passes = 0; passes < 4; passes += 1) {
        await atAPace(page, page.locator("#go"));
        await page.locator("#go").tap();
      }
      await expect(page.locator(".settle")).toBeVisible();
      await tow.expectAccessibleWithoutOverflow();
      tow.expectNoConsoleOutput();
    });
  });
}

test("P goes back no phase while something resolves", async ({ page }) => {
  const tow = await playSampleUntil(page, "Archer has priority", "Archer’s main phase");
  await tow.declare("Trip @Orc");
  await tow.declare("Feint @Orc");
  await tow.passUntil("Resolve Feint");
  await expect(page.locator("#beside-go")).toHaveCount(0);
  const log = page.locator(".log .line");
  const before = await log.allInnerTexts();
  for (let times = 0; times < 2; times += 1) await page.keyboard.press("p");
  await tow.expectPrompt("Resolve Feint");
  await expect(tow.stack).toHaveText(["Feint → Orc", "Trip → Orc"]);
  await expect(tow.button("Redo")).toBeDisabled();
  expect(await log.allInnerTexts()).toEqual(before);
  tow.expectNoConsoleOutput();
});

test("a digit on a button presses it, and a field takes no shown digit", async ({ page }) => {
  const tow = await playSampleUntil(page, "Orc has priority", "Archer’s main phase");
  const digit = () => page.locator(".declare .saved").first().evaluate((one) => getComputedStyle(one, "::after").content);
  await tow.actor("Archer").locator(".asks-now").click();
  await tow.expectPrompt("Archer has priority");
  await expect(page.locator("#prompt")).toBeFocused();
  expect(await digit()).toContain("counter");
  await page.keyboard.press("1");
  await expect(page.locator("#declare-line")).toHaveValue(/^Shoot/);
  // The field has the focus, so no button shows a digit.
  await expect(page.locator("#declare-line")).toBeFocused();
  await expect.poll(digit).toBe("none");
  tow.expectNoConsoleOutput();
});
