// A long order: the number of combatants above and below, one press away, and a map of all. The next
// combatant is always in sight. The keyboard can move a row too.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { fixDice } from "../fixtures/dice.js";
import { Table, words } from "../pages/table.js";

const LINE = "4 hero +3 hp 40 ac 17 pc; 9 orc +1 hp 15 ac 13; 5 archer +2 hp 11 ac 15 group; 3 priest +0 hp 27 ac 12";
const NAMES = { en: ["above", "below"], es: ["arriba", "abajo"], fr: ["plus haut", "plus bas"] };

async function startLongCombat(page, lang = "en", line = LINE) {
  const table = new Table(page, lang);
  await fixDice(page);
  await table.open();
  // Rules without a table of creatures: the tile of a stat block would be one more line of the sheet.
  await table.chooseRuleset("D&D 3.0");
  await page.locator("#quick-line").fill(line);
  await page.locator("#quick-line").press("Enter");
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator('.row[aria-current="true"]')).toBeVisible();
  return table;
}

/**
 * Counts the combatants whose rows have their middle above or below the visible part. Slack also counts rows
 * that are this near to the edge.
 */
const countOutOfSight = (page, slack = 0) =>
  page.evaluate((slack) => {
    const column = document.querySelector(".of-order").getBoundingClientRect();
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    const top = Math.max(column.top, document.querySelector(".top").getBoundingClientRect().bottom);
    const bottom = Math.min(column.bottom, sheet.height ? sheet.top : innerHeight);
    const all = { above: 0, below: 0 };
    for (const row of document.querySelectorAll(".order .block > :is(.row, .group)")) {
      const folded = row.querySelector('.fold[aria-expanded="false"]');
      const count = row.matches(".row") ? 1 : folded ? Number(folded.textContent.match(/\d+$/)[0]) : 0;
      const { top: from, bottom: to } = row.getBoundingClientRect();
      if ((from + to) / 2 < top + slack) all.above += count;
      else if ((from + to) / 2 >= bottom - slack) all.below += count;
    }
    return all;
  }, slack);

/** Waits until the buttons show the counted numbers: a scroll may be under way. */
const expectButtonsToCount = (page) =>
  expect
    .poll(async () => {
      const told = {};
      for (const side of ["above", "below"]) {
        const button = page.locator(`.beyond.${side}`);
        told[side] = (await button.isVisible()) ? parseInt(await button.innerText(), 10) : 0;
      }
      // Offsets are whole pixels.
      const [least, most] = [await countOutOfSight(page, -2), await countOutOfSight(page, 2)];
      const fits = (side) => least[side] <= told[side] && told[side] <= most[side];
      return fits("above") && fits("below") ? "as counted" : JSON.stringify({ told, least, most });
    })
    .toBe("as counted");

test("the buttons count what is above and below, and scroll there by keyboard", async ({ page }) => {
  const table = await startLongCombat(page);
  await expectButtonsToCount(page);
  const [above, below] = [page.locator(".beyond.above"), page.locator(".beyond.below")];
  await expect(below).toHaveText(/^[1-9]\d* below$/);
  // Tab on the rows scrolls by itself, so at the last row nothing is below.
  await below.focus();
  for (let press = 0; press < 10 && (await below.isVisible()); press += 1) {
    const before = (await countOutOfSight(page)).below;
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await countOutOfSight(page)).below).toBeLessThan(before);
    await expectButtonsToCount(page);
  }
  // The focus goes to the other button at the end.
  await expect(below).toBeHidden();
  await expect(above).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(below).toBeVisible();
  await expectButtonsToCount(page);
  await table.expectAccessibleWithoutOverflow();
  table.expectNoConsoleOutput();
});

test("the map has the whole order and leads to a place in it", async ({ page }) => {
  const table = await startLongCombat(page);
  const map = page.locator(".map");
  await expect(map).toBeVisible();
  // The archers are a group of five in one row.
  const heights = await map.locator("i").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights.length).toBe(17);
  expect(Math.round(Math.max(...heights) / Math.min(...heights))).toBe(5);
  const { height } = await map.boundingBox();
  await map.click({ position: { x: 6, y: height - 2 } });
  await expect(page.locator(".beyond.below")).toBeHidden();
  await expectButtonsToCount(page);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(map).toBeHidden();
  await expectButtonsToCount(page);
  table.expectNoConsoleOutput();
});

for (const [lang, [above, below]] of Object.entries(NAMES)) {
  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ ...PHONE, locale: words[lang].locale });

    test("the next combatant stays in sight, and the others are one tap away", async ({ page }) => {
      const table = await startLongCombat(page, lang);
      for (let turn = 0; turn < 8; turn += 1) {
        const said = await page.locator("#go").innerText();
        await untilNextPress(page);
        await page.locator("#go").tap();
        await expect(page.locator("#go")).not.toHaveText(said);
        const next = page.locator(".row:has(.next)");
        if (await next.count()) {
          await expect
            .poll(() =>
              next.evaluate((row) => row.getBoundingClientRect().bottom <= document.querySelector(".sheet").getBoundingClientRect().top),
            )
            .toBe(true);
        }
      }
      await expectButtonsToCount(page);
      await expect(page.locator(".beyond.below")).toContainText(below);
      const before = (await countOutOfSight(page)).above;
      expect(before).toBeGreaterThan(0);
      await expect(page.locator(".beyond.above")).toContainText(above);
      await page.locator(".beyond.above").tap();
      await expect.poll(async () => (await countOutOfSight(page)).above).toBeLessThan(before);
      await expectButtonsToCount(page);
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });

    test("a row that can be moved shows where to drag it", async ({ page }) => {
      await startLongCombat(page, lang, "Lidda +3 hp 16 pc; Ogre -1 hp 30");
      const dots = await page
        .locator(".row.movable > .bar")
        .evaluateAll((all) => all.map((bar) => getComputedStyle(bar, "::before").visibility));
      expect(dots).toEqual(["visible", "visible"]);
    });
  });
}

test("a short order has neither buttons nor a map", async ({ page }) => {
  await startLongCombat(page, "en", "Lidda +3 hp 16 pc; 15 goblin +1 hp 7");
  await expect(page.locator(".row")).toHaveCount(16);
  await expect(page.locator(".beyond, .map")).toHaveCount(0);
});

test("Alt with an arrow moves the row that has the focus", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0; Wolf +1", [["Aria", 18], ["Wolf", 12], ["Ogre", 9]]);
  await table.tabTo(table.row("Ogre").locator(".name"));
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => table.order()).toEqual(["Aria", "Ogre", "Wolf"]);
  await expect(table.row("Ogre").locator(".name")).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => table.order()).toEqual(["Aria", "Wolf", "Ogre"]);
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => table.order()).toEqual(["Aria", "Wolf", "Ogre"]);
  table.expectNoConsoleOutput();
});

test("a row moves past the end of its block with the focus, slides, and leaves the others as they are", async ({ page }) => {
  const table = await startLongCombat(page, "en", "Lidda +3 hp 16 pc; 99 orc +1 hp 15 ac 13");
  await expect(page.locator(".row")).toHaveCount(100);
  const blocks = () => page.locator(".block").evaluateAll((all) => all.map((block) => block.querySelectorAll(".row").length));
  const before = await blocks();
  expect(before.length).toBe(4);
  // Screen readers see one list.
  await expect(page.locator(".order").getByRole("list")).toHaveCount(1);
  const order = await table.order();
  const last = page.locator(".block").first().locator(".row").last();
  const name = await last.locator(".name").textContent();
  const place = order.indexOf(name);
  await page.evaluate(() => {
    window.slides = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.matches(".row")) window.slides.push(this.querySelector(".name").textContent);
      return animate.apply(this, /** @type {any} */ (how));
    };
    window.others = [...document.querySelectorAll(".row")];
  });
  await last.locator(".name").focus();
  await page.keyboard.press("Alt+ArrowDown");
  order.splice(place, 2, order[place + 1], name);
  await expect.poll(() => table.order()).toEqual(order);
  await expect(page.locator(".row .name", { hasText: name }).and(page.locator(":focus"))).toHaveText(name);
  // One of the two rows moves to the other block, and is built again.
  expect(await page.evaluate(() => window.others.filter((row) => !row.isConnected).length)).toBe(1);
  await expect.poll(() => page.evaluate(() => window.slides)).toContain(name);
  expect((await blocks()).length).toBe(4);
  await table.expectAccessibleWithoutOverflow();
  table.expectNoConsoleOutput();
});
