// Limited uses: entered in the form, spent and given back in the panel, recharged by a d6 at the start of a turn, in each
// language.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table, words } from "../pages/table.js";

const LINE = "Lidda +3 hp 16 pc; Dragon +0 hp 200";
const TOTALS = [["Lidda", 18], ["Dragon", 9]];

const texts = {
  en: {
    typed: "Fire Breath 1-6, Blink 3/day",
    shown: "Fire Breath (recharge 1–6), Blink (3/day)",
    ready: "recharges on 1–6",
    spent: "spent, recharges on 1–6",
    today: "2 of 3 today",
    uses: "Dragon uses Fire Breath.",
    back: /Dragon rolls [1-6]: Fire Breath is back\./,
    why: "Dragon: Fire Breath is back when a d6 shows 1–6 at the start of Dragon’s turn",
  },
  es: {
    typed: "Fire Breath 1-6, Blink 3/día",
    shown: "Fire Breath (recarga 1–6), Blink (3/día)",
    ready: "se recarga con 1–6",
    spent: "gastado, se recarga con 1–6",
    today: "2 de 3 hoy",
    uses: "Dragon usa Fire Breath.",
    back: /Dragon saca [1-6]: vuelve Fire Breath\./,
    why: "Dragon: Fire Breath vuelve si sale 1–6 en un d6 al principio de su turno",
  },
  fr: {
    typed: "Fire Breath 1-6, Blink 3/jour",
    shown: "Fire Breath (recharge 1–6), Blink (3/jour)",
    ready: "se recharge sur 1–6",
    spent: "dépensé, se recharge sur 1–6",
    today: "2 sur 3 aujourd’hui",
    uses: "Dragon utilise Fire Breath.",
    back: /Dragon fait [1-6]\s: Fire Breath revient\./,
    why: "Fire Breath revient quand un d6 donne 1–6 au début de son tour",
  },
};

/** Writes the limited uses of a combatant in its form, while its panel is shown. */
async function give(page, table, typed, who = "Dragon") {
  await table.select(who);
  await table.pressTool("edit");
  await expect(page.locator("#edited-name")).toBeFocused();
  await page.locator("#limited-uses").fill(typed);
  await page.locator("#limited-uses").press("Tab");
}

for (const [lang, text] of Object.entries(texts)) {
  for (const ruleset of ["D&D 5e (2014)", "D&D 5e (2024)"]) {
    test.describe(`in ${lang}, ${ruleset}`, () => {
      test.use({ locale: words[lang].locale });

      test("a breath is spent and comes back at the start of the turn", async ({ page }) => {
        const table = await Table.inCombat(page, lang, ruleset, LINE, TOTALS);
        await give(page, table, text.typed);
        await expect(page.locator("#limited-uses")).toHaveValue(text.shown);
        await page.locator("#limited-uses").press("Enter");
        const uses = page.locator(".panel .limited-uses > li");
        await expect(uses).toHaveCount(2);
        await expect(uses.nth(0)).toContainText(text.ready);
        await uses.nth(0).locator(".pip").click();
        await expect(uses.nth(0)).toContainText(text.spent);
        await expect(page.locator("#go")).toBeFocused();
        await expect(uses.nth(0).locator(".pip")).toHaveAttribute("aria-pressed", "false");
        await expect(page.locator(".log")).toContainText(text.uses);
        await uses.nth(1).locator(".pip").last().click();
        await expect(uses.nth(1)).toContainText(text.today);
        await uses.nth(0).locator(".tag").click();
        await expect(table.row("Dragon").locator(".why")).toContainText(text.why);
        await expect(table.row("Dragon").locator(".why")).toContainText("D5E-83");
        await table.expectAccessible();
        // The die is rolled as the dragon's turn begins. The uses of the day stay spent.
        await page.locator("#go").click();
        await table.expectTurn("Dragon");
        // The roll stands with the turn that it is for, not with the one before.
        await expect(page.locator(".log li:not(.heading) .line").nth(1)).toContainText(text.back);
        await expect(uses.nth(0)).toContainText(text.ready);
        await expect(uses.nth(1)).toContainText(text.today);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("with real dice the app asks for the d6", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
  await give(page, table, "Fire Breath 5-6");
  await page.locator("#limited-uses").press("Enter");
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  const pip = page.locator(".panel .limited-uses .pip");
  await pip.click();
  await expect(pip).toHaveAttribute("aria-pressed", "false");
  const go = page.locator("#go");
  const prompt = page.locator(".prompt");
  const log = page.locator(".log");
  await go.click();
  await table.expectTurn("Dragon");
  await expect(prompt).toContainText("Dragon rolls to recharge Fire Breath: d6, 5–6");
  await page.locator("#recharge-face").fill("4");
  await expect(go).toContainText("Enter 4");
  await go.click();
  await expect(log).toContainText("Dragon rolls 4: Fire Breath stays spent.");
  await expect(prompt).toHaveCount(0);
  await go.click();
  await go.click();
  await prompt.getByRole("button", { name: "It’s back" }).click();
  await expect(log).toContainText("Dragon: Fire Breath is back.");
  await expect(pip).toHaveAttribute("aria-pressed", "true");
  table.expectNoConsoleOutput();
});

test("a text that is no limited use stays in the form, with a sentence", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2024)", LINE, TOTALS);
  await give(page, table, "Fire Breath");
  const message = await page.locator("#limited-uses").evaluate((input) => input.validationMessage);
  expect(message).toBe(
    "“Fire Breath” doesn’t say when it comes back: write “Fire Breath 5-6” or “Blink 3/day”.",
  );
  await expect(page.locator(".panel .limited-uses")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the pips are wide enough to tap, and nothing overflows", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
    await give(page, table, "Fire Breath 5-6, Blink 3/day");
    await page.locator("#limited-uses").press("Enter");
    const pips = page.locator(".panel .limited-uses .pip");
    await expect(pips).toHaveCount(4);
    for (const pip of await pips.all()) {
      const box = await pip.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await table.expectAccessibleWithoutOverflow();
  });
});

test("uses a day stay spent with the party, and a rest brings them back", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc; Tordek +1 hp 20 pc");
  await page.locator(".keep-party").click();
  await expect(page.locator("#keep-name")).toBeFocused();
  await page.keyboard.type("The Companions");
  await page.keyboard.press("Enter");
  await expect(page.locator(".campaign .said")).toContainText("The Companions");
  await table.add("Dragon +0 hp 200");
  await table.start();
  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.total("Dragon", 9);
  await table.expectTurn("Lidda");
  await give(page, table, "Second Wind 3/day, Blink 5-6", "Lidda");
  await page.locator("#limited-uses").press("Enter");
  const uses = page.locator(".panel .limited-uses > li");
  await uses.nth(0).locator(".pip").nth(2).click();
  await uses.nth(0).locator(".pip").nth(1).click();
  await uses.nth(1).locator(".pip").click();
  await expect(uses.nth(0)).toContainText("1 of 3 today");
  await page.locator("#end").click();
  const back = page.locator(".ended");
  await expect(back.locator('.outcomes [aria-pressed="true"]').first()).toHaveText("HP 16 / 16 · Second Wind: 1 of 3 today");
  await back.getByRole("button", { name: "Save to The Companions" }).click();
  await expect(back).toContainText("Saved to The Companions.");
  // The next combat: what a day gives is spent, and what recharges is back.
  await page.locator(".bar-below").getByRole("button", { name: "New encounter" }).click();
  await page.locator(".campaign .group-offer", { hasText: "The Companions" }).click();
  await expect(page.locator(".member")).toHaveCount(2);
  await table.start();
  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.expectTurn("Lidda");
  await expect(uses.nth(0)).toContainText("1 of 3 today");
  await expect(uses.nth(1).locator(".pip")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".log")).toContainText("Lidda: Second Wind, 2 already spent.");
  // The page of the party shows it, until a rest.
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  const member = page.locator("main.party .members > li").first();
  await expect(member).toContainText("Second Wind: 1 of 3 today");
  await table.expectAccessible();
  await page.getByRole("button", { name: "Rest: full HP and uses" }).click();
  await expect(member).not.toContainText("Second Wind");
  table.expectNoConsoleOutput();
});
