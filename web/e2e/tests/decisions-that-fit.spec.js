// Decisions that take one line and never decide by themselves: legendary actions, death saves of real dice, skipped
// turns, the end of a combat, a newcomer's roll, and the form that readies an action.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table } from "../pages/table.js";

const WORDS = {
  en: { locale: "en-GB", skipped: "Bugbear is stunned: skipped.", condition: "stun", successes: "Successes", failures: "Failures", more: "Kind, target, spell" },
  es: { locale: "es-ES", skipped: "Bugbear (aturdido): turno saltado.", condition: "aturd", successes: "Éxitos", failures: "Fallos", more: "Tipo, objetivo, conjuro" },
  fr: { locale: "fr-FR", skipped: "Bugbear (étourdi) : tour sauté.", condition: "étourd", successes: "Réussites", failures: "Échecs", more: "Type, cible, sort" },
};

const LINE = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27";
const TOTALS = [["Wulfgar", 14], ["Bugbear", 12], ["Catti", 10]];

const startCombat = (page, lang = "en") => Table.inCombat(page, lang, "D&D 5e (2014)", LINE, TOTALS);

async function openMenu(page) {
  await page.locator("#menu").click();
}

for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(lang, () => {
    test.use({ locale: words.locale, ...PHONE });

    test(`a skipped turn is said in the bar, ${lang}`, async ({ page }) => {
      const table = await startCombat(page, lang);
      await table.row("Bugbear").locator(".name").click();
      await page.locator("#conditions").click();
      await page.locator("#condition-search").fill(words.condition);
      await page.locator("#condition-search").press("Enter");
      await expect(table.row("Bugbear").locator(".halts")).toHaveCount(1);
      await expect(page.locator(".skipped")).toHaveCount(0);
      await table.select("Wulfgar");
      await page.locator("#go").click();
      await table.expectTurn("Catti");
      const said = async () => (await page.locator(".skipped").textContent()).replace(/\s/g, " ");
      await expect.poll(said).toBe(words.skipped);
      await table.expectAccessibleWithoutOverflow();
      await page.locator("#go").click();
      await table.expectTurn("Wulfgar");
      await expect(page.locator(".skipped")).toHaveCount(0);
      table.expectNoConsoleOutput();
    });

    test(`successes and failures of death saves have their names, ${lang}`, async ({ page }) => {
      const table = await startCombat(page, lang);
      await table.damageInRow("Catti", 38, "0 / 38");
      await table.select("Wulfgar");
      await page.locator("#go").click();
      await table.expectTurn("Bugbear");
      await page.locator("#go").click();
      const prompt = page.locator(".prompt");
      await expect(prompt.locator(".of-pips")).toHaveText([words.successes, words.failures]);
      await prompt.locator(".success").click();
      await expect(table.row("Catti").locator(".saves.made")).toContainText("●");
      table.expectNoConsoleOutput();
    });

    test(`the form that readies asks for what and when, and the rest on demand, ${lang}`, async ({ page }) => {
      const table = await startCombat(page, lang);
      await page.locator("#ready").click();
      const form = page.locator(".drawer.ready");
      await expect(form.locator("label:visible")).toHaveCount(2);
      await form.locator("summary").click();
      await expect(form.locator("summary")).toHaveText(words.more);
      expect(await form.locator("label:visible").count()).toBeGreaterThan(2);
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}

test("the main key rolls no death save for a table with real dice, and goes to the number", async ({ page }) => {
  const table = await startCombat(page);
  await openMenu(page);
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#row-1").focus();
  await page.keyboard.press("n");
  await table.expectTurn("Bugbear");
  await page.keyboard.press("n");
  await expect(page.locator(".prompt .asks")).toHaveText("Death save: Catti");
  await expect(page.locator("#go")).toHaveCount(0);
  await expect(page.locator(".prompt .rolls-dice")).toHaveCount(0);
  await page.locator("#row-1").focus();
  await page.keyboard.press("n");
  await expect(page.locator("#death-save-number")).toBeFocused();
  await expect(page.locator(".log")).not.toContainText("Catti: death save");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("Catti: death save 12, success (successes 1, failures 0).");
  table.expectNoConsoleOutput();
});

/** Plays to the turn in which an adult red dragon may take a legendary action; returns its form. */
async function askLegendary(page, lang = "en") {
  const table = await Table.opened(page, lang);
  await table.chooseRuleset("D&D 5e (2024)");
  await table.add("Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; adult red dragon");
  await expect(page.locator(".member")).toHaveCount(3);
  await table.start();
  await table.total("Wulfgar", 14);
  await table.total("Catti", 10);
  await page.locator(".call input").fill("12");
  await page.locator(".call input").press("Enter");
  await table.expectTurn("Wulfgar");
  await page.keyboard.press("n");
  await expect(page.locator('.row[aria-current="true"] .name')).not.toHaveText("Wulfgar");
  await expect(page.locator("form.legendary")).toHaveCount(0);
  await page.keyboard.press("n");
  await table.expectTurn("Catti");
  await page.keyboard.press("n");
  await table.expectTurn("Wulfgar");
  return /** @type {const} */ ([table, page.locator("form.legendary")]);
}

test("legendary actions have the names of the stat block, and are not offered on the creature’s own turn", async ({ page }) => {
  const [table, form] = await askLegendary(page);
  await expect(form.locator(".named")).toHaveText(["Commanding Presence", "Fiery Rays", "Pounce"]);
  await form.locator(".named", { hasText: "Pounce" }).click();
  await expect(page.locator(".log")).toContainText("Adult Red Dragon takes a legendary action: Pounce.");
  await expect(form).toHaveCount(0);
  table.expectNoConsoleOutput();
});

for (const [lang, { locale }] of Object.entries(WORDS)) {
  for (const width of [1280, 768, 360]) {
    test.describe(`${lang} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 1024 } });

      test("the question of legendary actions fits, in one line on a wide screen, and the field for another action unfolds", async ({ page }) => {
        const [table, form] = await askLegendary(page, lang);
        await expect(form.locator(".named")).toHaveCount(3);
        await expect(form.locator("input:visible")).toHaveCount(0);
        if (width === 360) {
          // On a phone the names wrap, and none is cut off.
          expect(await form.evaluate((form) => form.scrollWidth - form.clientWidth)).toBeLessThanOrEqual(0);
          await expect(page.locator("#go")).toBeInViewport();
        } else {
          // The names are 44 px high, and the line has 8 px above and below them.
          await expect.poll(async () => (await form.boundingBox()).height).toBeLessThanOrEqual(64);
          const tops = await form.locator(".named, .other").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
          expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
        }
        await table.expectAccessibleWithoutOverflow();
        const other = form.locator(".other > summary");
        await other.focus();
        await page.keyboard.press("Enter");
        await form.locator("input").first().fill("Tail");
        await page.keyboard.press("Enter");
        await expect(page.locator(".log")).toContainText("Tail");
        await expect(form).toHaveCount(0);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("digits and signs typed beside a question go into its field", async ({ page }) => {
  const table = await startCombat(page);
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#row-1").focus();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator(".prompt .asks")).toHaveText("Death save: Catti");
  for (const place of ["#go", "#row-3", "#prompts-heading"]) {
    await page.locator(place).focus();
    await page.keyboard.type("20");
    await expect(page.locator("#death-save-number")).toHaveValue("20");
    await page.locator("#death-save-number").fill("");
  }
  await page.locator("#row-3").focus();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Catti", "1 / 38");
  await table.expectTurn("Catti");

  // A modifier begins with its sign.
  await page.keyboard.press("/");
  await page.keyboard.type("catti concentrates on bless");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.keyboard.type("heal catti 30");
  await page.keyboard.press("Enter");
  await page.keyboard.press("/");
  await page.keyboard.type("4 catti");
  await page.keyboard.press("Enter");
  await expect(page.locator("#prompt-number")).toBeVisible();
  await page.locator("#row-1").focus();
  await page.keyboard.type("+5");
  await expect(page.locator("#prompt-number")).toHaveValue("+5");
  await expect(page.locator('.budget [aria-pressed="true"]')).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a readied action and a typed death save give the main button back", async ({ page }) => {
  const table = await startCombat(page);
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#row-1").focus();
  await page.keyboard.press("e");
  await page.keyboard.type("shoot");
  await expect(page.locator("#go")).toHaveText(/^Ready an action: shoot/);
  await page.locator("#go").click();
  await expect(table.row("Wulfgar").locator(".waits")).toContainText("shoot");
  await expect(page.locator("#go")).toHaveText(/^End Wulfgar’s turn/);
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator("#go")).toContainText("Roll death save: Catti");
  await page.locator("#death-save-number").fill("12");
  await expect(page.locator("#go")).toHaveText("Enter 12");
  await page.locator("#go").click();
  await expect(page.locator(".log").first()).toContainText("Catti: death save 12");
  table.expectNoConsoleOutput();
});

test("the main button applies a chosen condition before it ends the turn", async ({ page }) => {
  const table = await startCombat(page);
  await table.row("Bugbear").locator(".name").click();
  await page.locator("#conditions").click();
  await page.locator(".drawer.conditions").getByRole("button", { name: "prone", exact: true }).click();
  await expect(page.locator("#go")).toHaveText(/^Bugbear: prone/);
  await page.locator("#go").click();
  await table.expectTurn("Wulfgar");
  await expect(table.row("Bugbear")).toContainText("prone");
  await expect(page.locator("#go")).toHaveText(/^End Wulfgar’s turn/);
  // A choice that is closed is dropped.
  await page.locator("#conditions").click();
  await page.locator(".drawer.conditions").getByRole("button", { name: "stunned", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("#go")).toHaveText(/^End Wulfgar’s turn/);
  table.expectNoConsoleOutput();
});
