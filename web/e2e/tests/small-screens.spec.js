// What fits: the sheet of a phone at rest, its words, the pips and tiles of the panel, and the form of a spell beside it.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table, words } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";
import { expectUncovered } from "../pages/uncovered.js";

const LINE = "Lidda +3 hp 16 ac 17 pc; Tordek +1 hp 32 ac 18 pc; Ogre +2 hp 29";

const TOTALS = [["Lidda", 20], ["Tordek", 15], ["Ogre", 10]];

const VIEWPORT = { width: 360, height: 740 };

const RULESETS = ["Dnd30", "Dnd35", "Dnd5e", "Dnd5e2024", "Any"];

/** Starts a combat at its first turn, in a ruleset by its id. */
async function inCombat(page, lang, ruleset) {
  const table = await Table.opened(page, lang, ruleset);
  await table.add(LINE);
  await table.start();
  for (const [name, total] of TOTALS) await table.total(name, total);
  await table.expectTurn("Lidda");
  return table;
}

/** The tiles at rest in rows, as the numbers of tiles. */
const tileRows = (page) =>
  page.locator(".panel .tile:not(.seldom, .to-stats)").filter({ visible: true }).evaluateAll((tiles) => {
    const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top));
    return [...new Set(tops)].toSorted((a, b) => a - b).map((top) => tops.filter((other) => other === top).length);
  });

/** Fails if a row of tiles under “More” has a single tile, or one that is wider than the others. */
async function expectFullRows(page) {
  const tiles = await page.locator(".panel .tile.seldom").filter({ visible: true }).evaluateAll((all) =>
    all.map((tile) => {
      const { top, width } = tile.getBoundingClientRect();
      return [Math.round(top / 8), Math.round(width), tile.textContent];
    }),
  );
  const said = JSON.stringify(tiles);
  expect(new Set(tiles.map(([, width]) => width)).size, said).toBeLessThanOrEqual(1);
  for (const [top] of tiles) expect(tiles.filter(([other]) => other === top).length, said).toBeGreaterThan(1);
}

const DYING = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27";
const DYING_TOTALS = [["Wulfgar", 14], ["Bugbear", 12], ["Catti", 10]];

/** States in which the panel has fewer commands: a ruleset, a line, its totals, and the steps into the state. */
const STATES = /** @type {[string, string, string, any, (page: any, table: any) => Promise<void>][]} */ ([
  ...["D&D 5e (2014)", "D&D 5e (2024)"].map((ruleset) => [`a death save, ${ruleset}`, ruleset, DYING, DYING_TOTALS, async (page, table) => {
    await table.damageInRow("Catti", 38, "0 / 38");
    await page.locator("#go").click();
    await table.expectTurn("Bugbear");
    await page.locator("#go").click();
    await expect(page.locator("#death-save-number")).toBeVisible();
  }]),
  ["a tie", "D&D 5e (2014)", "Lidda +1 hp 20 pc; Tordek +1 hp 30 pc; Orc +1 hp 15; Wolf +1 hp 11", [["Lidda", 12], ["Tordek", 12], ["Orc", 12], ["Wolf", 3]],
    (page) => expect(page.locator(".tie")).toBeVisible()],
  ["names alone", "D&D 3.5", "Lidda; Tordek", [["Lidda", 12], ["Tordek", 9]], (_, table) => table.expectTurn("Lidda")],
]);

test.describe("on a phone", () => {
  test.use(PHONE);

  for (const lang of ["en", "es", "fr"]) {
    test(`the sheet at rest takes at most three tenths, and cuts no word, ${lang}`, async ({ browser, baseURL }) => {
      for (const ruleset of RULESETS) {
        const context = await browser.newContext({ ...PHONE, viewport: VIEWPORT, locale: words[lang].locale, baseURL });
        const page = await context.newPage();
        const table = await inCombat(page, lang, ruleset);
        const sheet = await page.locator(".sheet").boundingBox();
        expect(740 - sheet.y, `${ruleset}: the sheet`).toBeLessThanOrEqual(222);
        const pips = page.locator(".budget .pip").filter({ visible: true });
        expect(await pips.count(), ruleset).toBeLessThanOrEqual(4);
        const cut = await page.locator(".budget .pip, .panel .tile").filter({ visible: true }).evaluateAll((all) =>
          all.filter((one) => {
            const { left, right } = one.getBoundingClientRect();
            return one.scrollWidth > one.clientWidth + 1 || left < 0 || right > innerWidth;
          }).map((one) => one.textContent),
        );
        expect(cut, ruleset).toEqual([]);
        await table.expectNoOverflow();
        table.expectNoConsoleOutput();
        await context.close();
      }
    });
  }

  for (const [lang, ruleset, line, totals, brief] of [
    ["en", "D&D 5e (2014)", "2 wolves; Lidda -9 hp 16 pc", [["Wolf 1", 19], ["Lidda", 1]], "End turn → Wolf 2"],
    ["en", "D&D 5e (2024)", "2 wolves; Lidda -9 hp 16 pc", [["Wolf 1", 19], ["Lidda", 1]], "End turn → Wolf 2"],
    ["fr", "D&D 5e (2014)", "Mialee +9 pv 16 pj; Bartholomé -9 pv 12 pj", [["Mialee", 19], ["Bartholomé", 1]], "Fin du tour → Bartholomé"],
    ["es", "D&D 3.5", "Mialee +9 pg 16 pj; Bartolomé -9 pg 12 pj", [["Mialee", 19], ["Bartolomé", 1]], "Fin del turno → Bartolomé"],
  ]) {
    test.describe(`in ${lang}`, () => {
      test.use({ locale: words[lang].locale });

      test(`the command is one line, and the sheet stays low: ${line}, ${ruleset}, ${lang}`, async ({ page }) => {
        await page.setViewportSize(VIEWPORT);
        const first = String(totals[0][0]);
        const table = await Table.inCombat(page, lang, ruleset, line, totals);
        const go = page.locator("#go");
        await table.expectTurn(first);
        await expect(go).toHaveAttribute("data-brief", String(brief));
        const sheet = await page.locator(".sheet").boundingBox();
        expect(740 - sheet.y).toBeLessThanOrEqual(222);
        expect((await go.boundingBox()).height).toBeLessThanOrEqual(56);
        // The name of the button says whose turn ends.
        await expect(go).toHaveAccessibleName(new RegExp(first));
        table.expectNoConsoleOutput();
      });
    });
  }

  test("the results of an action are in sight with a postponed card, and one button cancels", async ({ page }) => {
    await page.setViewportSize(VIEWPORT);
    const tow = new TowTable(page, "en");
    await tow.open();
    await tow.startSample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 18 });
    await tow.advance();
    await tow.passUntil("Archer has priority", "Archer’s main phase");
    await page.locator("#declare-line").fill("Mine @Goblin postponed");
    await expect(page.getByRole("button", { name: "Cancel" }).filter({ visible: true })).toHaveCount(1);
    await tow.declare("Mine @Goblin postponed");
    await tow.declare("Shoot 3pa 1d20+5 vs 12 @Orc");
    await tow.passUntil("Resolve Shoot");
    await expect(tow.postponed).toHaveCount(1);
    await page.evaluate(() => scrollTo(0, 0));
    for (const result of await page.locator(".verdicts button").all()) {
      await expect(result).toBeInViewport({ ratio: 1 });
      await expectUncovered(result);
    }
    tow.expectNoConsoleOutput();
  });
});

for (const ruleset of RULESETS) {
  test(`the panel has two rows of tiles, and none alone, ${ruleset}`, async ({ page }) => {
    const table = await inCombat(page, "en", ruleset);
    expect(await tileRows(page)).toEqual([3, 3]);
    // The reason for the place is a sentence with the way to its rule.
    await expect(page.locator(".panel .reason")).toContainText("Lidda");
    await table.select("Ogre");
    await expect(page.locator(".panel .title")).toHaveText("Ogre");
    expect(await tileRows(page)).toEqual([3, 3]);
    await page.locator("#more").click();
    await expectFullRows(page);
    await page.locator("#more").click();
    await table.select("Lidda");
    await page.locator("#more").click();
    await expectFullRows(page);
    // In a narrow window the same tiles at rest are one row.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await tileRows(page)).toEqual([6]);
    await expectFullRows(page);
    table.expectNoConsoleOutput();
  });
}

for (const [state, ruleset, line, totals, ask] of STATES) {
  test(`no tile is alone or wider than the others: ${state}`, async ({ page }) => {
    const table = await Table.inCombat(page, "en", ruleset, line, totals);
    await ask(page, table);
    expect(await tileRows(page)).toEqual([3, 3]);
    await page.locator("#more").click();
    await expectFullRows(page);
    table.expectNoConsoleOutput();
  });
}

test("open commands have the room of the log, and fade out where they go on", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const table = await inCombat(page, "en", "Dnd35");
  const log = page.locator(".of-log");
  await expect(log).toBeVisible();
  await page.locator("#more").click();
  await page.locator("#save").click();
  await expect(log).toBeHidden();
  const turn = page.locator(".of-turn");
  const below = await turn.evaluate((it) => document.querySelector(".bar-below").getBoundingClientRect().top - it.getBoundingClientRect().bottom);
  expect(below).toBeLessThan(40);
  expect(await turn.evaluate((it) => getComputedStyle(it, "::after").position)).toBe("sticky");
  // The log is back once they close.
  await page.keyboard.press("Escape");
  await expect(log).toBeVisible();
  table.expectNoConsoleOutput();
});

for (const ruleset of ["Dnd5e", "Dnd35"]) {
  test(`the form of a spell is whole beside the log at 1280 × 800, ${ruleset}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const table = await inCombat(page, "en", ruleset);
    await page.keyboard.press("t");
    await expect(page.locator("#cast-name")).toBeFocused();
    for (const control of await page.locator(".drawer.cast :is(input, select, button)").all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
      await expectUncovered(control);
    }
    table.expectNoConsoleOutput();
  });
}

/** The words of the damage bar that are cut: by their control, by an ancestor, or by the edge of the window. */
const cutInBar = (page) =>
  page.locator(".amount.open :is(button, select, input)").filter({ visible: true }).evaluateAll((all) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const isCut = (one) => {
      const { left, right } = one.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 1) return true;
      for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
        const edges = box.getBoundingClientRect();
        const clips = getComputedStyle(box).overflowX !== "visible";
        if (clips && (left < edges.left - 1 || right > edges.right + 1)) return true;
      }
      const words = one.value || one.placeholder;
      if (one.tagName !== "INPUT" || !words || one.type === "checkbox") return one.scrollWidth > one.clientWidth + 1;
      const style = getComputedStyle(one);
      canvas.font = style.font;
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return canvas.measureText(words).width > room + 1;
    };
    return all.filter(isCut).map((one) => one.value || one.textContent);
  });

for (const width of [360, 1440]) {
  for (const lang of ["en", "es", "fr"]) {
    test(`the damage bar cuts no word at ${width} px, ${lang}`, async ({ browser, baseURL }) => {
      for (const ruleset of ["Dnd35", "Dnd5e2024"]) {
        const context = await browser.newContext({ viewport: { width, height: 800 }, locale: words[lang].locale, baseURL });
        const page = await context.newPage();
        const table = await inCombat(page, lang, ruleset);
        await page.keyboard.press("d");
        await expect(page.locator(".amount.open #amount")).toBeFocused();
        await page.keyboard.type("12");
        await page.locator("#half-save").click();
        expect(await cutInBar(page), ruleset).toEqual([]);
        // The longest kind stands in its field.
        const kinds = page.locator(".half-save .saves button");
        const names = await kinds.allTextContents();
        const longest = names.reduce((long, name) => (name.length > long.length ? name : long));
        await kinds.filter({ hasText: longest }).click();
        await expect(page.locator(".half-save input").first()).toHaveValue(longest);
        await page.locator("#several").click();
        expect(await cutInBar(page), ruleset).toEqual([]);
        await table.expectNoOverflow();
        table.expectNoConsoleOutput();
        await context.close();
      }
    });
  }
}

test.describe("long names", () => {
  test.use({ ...PHONE, viewport: VIEWPORT });

  test("a word of 31 letters leaves every screen in the width of a phone", async ({ page }) => {
    const long = "Donaudampfschifffahrtskapitaenx";
    const table = await Table.opened(page, "en", "Dnd5e2024");
    await table.add(`${long} pc hp 24; 2 ${long}er hp 15; Captain ${long} of ${long} hp 30`);
    await table.expectNoOverflow();
    await table.start();
    await expect(page.locator(".call").first()).toBeVisible();
    await table.expectNoOverflow();
    await table.total(long, 20);
    await table.button(table.words.rollAll).click();
    await expect(page.locator("#go, .tie").first()).toBeVisible();
    await table.expectNoOverflow();
    table.expectNoConsoleOutput();
  });
});

test("a fault at the quick line leaves the field its width", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const table = await Table.opened(page, "en", "Dnd5e2024");
    const field = page.locator("#quick-line");
    const before = await field.boundingBox();
    await table.add("300 goblins hp 7");
    await expect(page.locator(".quick .field-fault")).toBeVisible();
    const after = await field.boundingBox();
    expect(Math.abs(after.width - before.width), `${width}`).toBeLessThan(2);
    await table.expectNoOverflow();
  }
});

test("the header of a combat that is over keeps its round on one line", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "fr-FR", baseURL });
  const page = await context.newPage();
  const table = await Table.opened(page, "fr", "Dnd5e2024");
  await table.add("Lidda hp 16 pj; Zork de la tour du corbeau noir hp 12");
  await table.start();
  await table.total("Lidda", 20);
  await table.total("Zork de la tour du corbeau noir", 10);
  await table.expectTurn("Lidda");
  await page.locator(".end").filter({ visible: true }).click();
  await expect(page.locator(".ended-facts")).toBeVisible();
  const round = await page.locator(".top .round").boundingBox();
  expect(round.height).toBeLessThan(40);
  await table.expectNoOverflow();
  table.expectNoConsoleOutput();
  await context.close();
});

test.describe("legendary actions on a phone", () => {
  test.use(PHONE);

  test("they cover no command, also with More open", async ({ page }) => {
    const line = "Lidda +3 hp 16 pc; Jozan +0 hp 20 pc; Adult Red Dragon +0 hp 256 leg 3";
    const table = await Table.inCombat(page, "en", "D&D 5e (2024)", line, [["Lidda", 18], ["Jozan", 15], ["Adult Red Dragon", 5]]);
    await table.expectTurn("Lidda");
    await page.locator("#go").tap();
    await table.expectTurn("Jozan");
    await expect(page.locator("form.legendary")).toBeVisible();
    for (const tile of await page.locator(".panel .tile:not(.seldom)").filter({ visible: true }).all()) await expectUncovered(tile);
    await page.locator("#more").tap();
    await expect(page.locator("#more")).toHaveAttribute("aria-expanded", "true");
    const turn = page.locator(".of-turn");
    expect(await turn.evaluate((it) => it.clientHeight)).toBeGreaterThan(200);
    for (const tile of await page.locator(".panel .tile").filter({ visible: true }).all()) {
      await tile.scrollIntoViewIfNeeded();
      await expectUncovered(tile);
    }
    await expectUncovered(page.locator("#go"));
    table.expectNoConsoleOutput();
  });
});

for (const width of [360, 768, 1440]) {
  test(`a notice stands over the columns of setup, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const table = await Table.opened(page, "en", "Dnd5e");
    const left = (selector) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().left);
    const isAligned = async (column) => {
      await expect(page.locator("main > .notices .notice")).toBeVisible();
      await expect.poll(async () => (await left("main > .notices .notice")) - (await left(column))).toBe(0);
    };
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await table.add("Lidda +3 hp 16 pc");
    await expect(page.locator(".member")).toHaveCount(1);
    await isAligned(".opening > .column");
    // An empty encounter has one narrow column.
    await page.keyboard.press("Escape");
    await page.locator(".member").getByRole("button", { name: /^Remove/ }).click();
    await expect(page.locator(".opening.first")).toBeVisible();
    await isAligned(".opening > .column");
    await table.expectNoOverflow();
  });
}
