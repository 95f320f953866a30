// Nonlethal damage in D&D 3.5: in the damage bar, by typed lines, in each language, by keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { untilNextPress } from "../drivers/pace.js";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";

const LINE = "Tordek +1 hp 32 pc; Lidda +3 hp 8 pc; Ogre +0 hp 29";
const TOTALS = { Lidda: 22, Tordek: 19, Ogre: 15 };

const texts = {
  en: {
    nonlethal: "Nonlethal",
    deal: "Deal 20 nonlethal to Ogre",
    said: ", 20 nonlethal damage",
    tag: "20 nonlethal",
    staggered: "staggered",
    unconscious: "unconscious",
    taken: "Ogre takes 20 nonlethal damage (20 in all).",
    healed: "Ogre heals 4 nonlethal damage (26 left).",
    typed: "1 nonlethal ogre",
    why: "Healing removes as much of it.",
  },
  es: {
    nonlethal: "No letal",
    deal: "20 de daño no letal a Ogre",
    said: ", 20 de daño no letal",
    tag: "20 no letal",
    staggered: "grogui",
    unconscious: "inconsciente",
    taken: "Ogre sufre 20 de daño no letal (en total, 20).",
    healed: "Ogre se cura 4 de daño no letal (quedan 26).",
    typed: "1 no letal ogre",
    why: "Cada curación quita otro tanto.",
  },
  fr: {
    nonlethal: "Non létal",
    deal: "Infliger 20 non létaux à Ogre",
    said: ", 20 dégâts non létaux",
    tag: "20 non létaux",
    staggered: "chancelant",
    unconscious: "inconscient",
    taken: "Ogre subit 20 dégâts non létaux (total : 20).",
    healed: "Ogre : soins, 4 dégâts non létaux en moins (reste : 26).",
    typed: "1 non létal ogre",
    why: "Tout soin en retire autant.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("an ogre is staggered, knocked out, and comes round", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        const short = (total) => expect(table.row("Ogre").locator(".hp .nonlethal")).toHaveText(`NL ${total}`);
        // The switch stands beside the amount.
        const strike = async (amount) => {
          await table.select("Ogre");
          await table.command("d", page.getByRole("button", { name: table.words.damage, exact: true }).first());
          const field = page.locator("#amount");
          await table.write(field, String(amount));
          await table.driver.check(table, page.locator("#nonlethal input"));
          await expect(page.locator("#nonlethal input")).toBeChecked();
          return page.locator(".amount.open .deal");
        };
        const deal = await strike(20);
        await expect(deal).toContainText(text.deal);
        await expect(table.row("Ogre").locator(".aimed")).toContainText("NL 20");
        await table.press(deal);
        await table.expectHitPoints("Ogre", "29 / 29");
        await short(20);
        await expect(table.row("Ogre").locator(".hp .hidden")).toContainText(text.said);
        await expect(page.locator(".log")).toContainText(text.taken);
        await table.press(await strike(9));
        await expect(table.condition("Ogre", text.staggered)).toBeVisible();
        await table.expectUsable();
        await table.press(await strike(1));
        await expect(table.condition("Ogre", text.unconscious)).toBeVisible();
        await short(30);
        // Its turn is missed.
        await table.advance();
        await table.expectTurn("Tordek");
        await table.advance();
        await table.expectTurn("Lidda");
        await table.heal("Ogre", 4, "29 / 29");
        await short(26);
        await expect(page.locator(".log")).toContainText(text.healed);
        await expect(table.condition("Ogre", text.unconscious)).toHaveCount(0);
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`typed, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a line deals nonlethal damage, and the tag says the rule", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 3.5", LINE, Object.entries(TOTALS));
      const line = new CommandLine(page);
      await line.type(text.typed);
      await expect(line.dialog).toContainText("29 · NL 1");
      await page.keyboard.press("Enter");
      await expect(line.dialog).not.toBeVisible();
      await expect(table.row("Ogre").locator(".hp .nonlethal")).toHaveText("NL 1");
      await table.condition("Ogre", text.tag.replace("20", "1")).click();
      await expect(table.row("Ogre").locator(".why")).toContainText(text.why);
      await expect(table.row("Ogre").locator(".why")).toContainText("D35-91");
      await page.keyboard.press("Control+z");
      await expect(table.row("Ogre").locator(".hp .nonlethal")).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}

test("the next damage is lethal again, and a save halves nonlethal damage", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, Object.entries(TOTALS));
  await table.row("Ogre").locator(".name").click();
  await page.keyboard.press("d");
  await page.keyboard.type("10");
  await page.locator("#nonlethal input").check();
  await expect(page.locator("#amount")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.row("Ogre").locator(".hp .nonlethal")).toHaveText("NL 10");
  await page.keyboard.press("d");
  await expect(page.locator("#nonlethal input")).not.toBeChecked();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Ogre", "25 / 29");
  await page.keyboard.press("h");
  await expect(page.locator("#nonlethal")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("D&D 5e has no switch, and refuses a typed line", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, Object.entries(TOTALS));
  await table.row("Ogre").locator(".name").click();
  await page.keyboard.press("d");
  await expect(page.locator(".amount.open .deal")).toBeVisible();
  await expect(page.locator("#nonlethal")).toHaveCount(0);
  await page.locator(".amount.open .cancel").click();
  const line = new CommandLine(page);
  await line.type("5 nonlethal ogre");
  await expect(line.dialog).toContainText("Nonlethal damage is not counted separately in this game.");
  table.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the switch and the total fit", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, Object.entries(TOTALS));
    await table.row("Ogre").locator(".name").tap();
    await page.getByRole("button", { name: words.en.damage, exact: true }).first().tap();
    await page.locator("#amount").fill("100");
    await untilNextPress(page);
    await page.locator("#nonlethal").tap();
    const bar = await page.locator(".amount.open").boundingBox();
    const box = await page.locator("#nonlethal").boundingBox();
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
    await page.locator(".amount.open .deal").tap();
    await expect(table.row("Ogre").locator(".hp .nonlethal")).toHaveText("NL 100");
    await table.expectAccessibleWithoutOverflow();
    table.expectNoConsoleOutput();
  });
});
