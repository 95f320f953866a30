// Motion that tells something: who is struck, and that the screen has changed. None of it with reduced motion. And the tick
// at each turn on the players' screen, which is off at first.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { Players } from "../pages/players.js";
import { Table } from "../pages/table.js";

const LINE = "Wulfgar +1 hp 52 pc; goblin +1 hp 20; worg +1 hp 26";
const TOTALS = [["Wulfgar", 14], ["Goblin", 12], ["Worg", 10]];

/** Lists the combatants whose rows shake, and counts the bars that change. */
const count = (page) => page.addInitScript(() => {
  window.struck = [];
  window.bars = 0;
  window.fades = 0;
  addEventListener("animationstart", ({ animationName }) => {
    window.fades += animationName === "screen" ? 1 : 0;
  });
  addEventListener("transitionrun", ({ target, propertyName }) => {
    window.bars += target.matches(".meter > i") && propertyName === "transform" ? 1 : 0;
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (options?.id === "struck") window.struck.push(this.querySelector(".name").textContent);
    return animate.call(this, frames, options);
  };
});

for (const motion of /** @type {const} */ (["no-preference", "reduce"])) {
  const calm = motion === "reduce";
  test(`a struck row shakes once, and its bar moves, with the preference ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await count(page);
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
    await table.damage("Goblin", 5);
    await table.expectHitPoints("Goblin", "15 / 20");
    expect(await page.evaluate(() => window.struck)).toEqual(calm ? [] : ["Goblin"]);
    await expect.poll(() => page.evaluate(() => window.bars)).toBe(calm ? 0 : 1);
    await table.heal("Goblin", 3);
    await table.expectHitPoints("Goblin", "18 / 20");
    expect(await page.evaluate(() => window.struck)).toHaveLength(calm ? 0 : 1);
    table.expectNoConsoleOutput();
  });
}

for (const motion of /** @type {const} */ (["no-preference", "reduce"])) {
  const fades = motion === "reduce" ? 0 : 1;
  test(`keys typed right after a change of the screen arrive, with the preference ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await count(page);
    const seen = () => page.evaluate(() => window.fades);
    const table = await Table.opened(page, "en", "Dnd5e");
    await table.add("Wulfgar +1 hp 52 pc; Catti +1 hp 38 pc; goblin +1 hp 20");
    await expect(page.locator(".go")).toBeEnabled();
    // The first screen is there without a fade, and so are its changes.
    expect(await seen()).toBe(0);
    // The totals are typed without a look at the screen, and the last one brings the first turn.
    await page.locator(".go").focus();
    await untilNextPress(page);
    await page.keyboard.press("Enter");
    await page.keyboard.type("18");
    await page.keyboard.press("Enter");
    await page.keyboard.type("15");
    await page.keyboard.press("Enter");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await page.keyboard.type("d5");
    await expect(page.locator("#amount")).toHaveValue("5");
    await table.expectTurn("Wulfgar");
    await expect(page.locator(".row .count")).toHaveText(["18", "15", "3"]);
    await expect.poll(seen).toBe(2 * fades);
    // A page instead of the table, and back.
    await page.keyboard.press("Escape");
    await table.waitForShortcuts();
    await page.keyboard.press("r");
    await expect(page.locator("main.rules #search")).toBeVisible();
    await expect.poll(seen).toBe(3 * fades);
    await page.goBack();
    await expect(page.locator("main.rules")).toHaveCount(0);
    await page.keyboard.press("d");
    await page.keyboard.type("7");
    await expect(page.locator("#amount")).toHaveValue("7");
    await expect.poll(seen).toBe(4 * fades);
    table.expectNoConsoleOutput();
  });
}

test("the players' screen ticks at the turn of a character once its sound is on", async ({ page, context }) => {
  await context.addInitScript(() => {
    window.ticks = 0;
    const create = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
      window.ticks += 1;
      return create.call(this);
    };
  });
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Wulfgar +1 hp 52 pc; goblin +1 hp 20; Catti +1 hp 38 pc", [["Wulfgar", 14], ["Goblin", 12], ["Catti", 10]]);
  const players = await Players.open(context);
  const ticks = () => players.page.evaluate(() => window.ticks);
  const sound = players.page.getByRole("button", { name: "Tick at a character’s turn" });
  const next = async (who, then) => {
    await page.bringToFront();
    await table.endTurn(who, then);
    await players.expectTurn(then);
  };
  const press = async (pressed) => {
    await players.page.bringToFront();
    await sound.click();
    await expect(sound).toHaveAttribute("aria-pressed", pressed);
  };
  await players.expectTurn("Wulfgar");
  await next("Wulfgar", "Goblin");
  await next("Goblin", "Catti");
  expect(await ticks()).toBe(0);
  await press("true");
  await next("Catti", "Wulfgar");
  await expect.poll(ticks).toBe(1);
  // A wound is no turn, and neither is that of an enemy.
  await table.damage("Goblin", 5);
  await expect(players.seat("Goblin").locator(".health")).toHaveAttribute("data-health", "wounded");
  await next("Wulfgar", "Goblin");
  expect(await ticks()).toBe(1);
  await press("false");
  await next("Goblin", "Catti");
  expect(await ticks()).toBe(1);
  expect(players.consoleOutput).toEqual([]);
});
