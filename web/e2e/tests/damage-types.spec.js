// Damage of a type: by the quick line, in the damage bar, by typed lines and in the form, in each language.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { Table, words } from "../pages/table.js";

const TOTALS = { Lidda: 22, Ogre: 15, Imp: 12 };

const texts = {
  en: {
    line: "Lidda +3 hp 18 pc; Ogre +0 hp 29 vul cold; Imp +2 hp 19 res fire cold imm poison",
    tags: ["immune to poison", "resists cold", "resists fire"],
    fire: "fire",
    log: "Imp (fire): resistance halves 7 to 3.",
    typed: "imp takes 9 cold",
    deal: "Deal 7 fire to Imp",
    both: "imp takes 4 fire + 3 slashing",
    dealt: "4 fire + 3 slashing",
    neither: "“chocolate” is neither a combatant nor a type of damage.",
    chocolate: "imp takes 9 chocolate",
    preview: "immune to poison · resists cold, fire",
    why: "Imp takes half the damage of this type, rounded down: cold.",
  },
  es: {
    line: "Lidda +3 pg 18 pj; Ogre +0 pg 29 vulnerable a frío; Imp +2 pg 19 resiste fuego y frío inmune a veneno",
    tags: ["inmune a veneno", "resiste frío", "resiste fuego"],
    fire: "fuego",
    log: "Imp (fuego): la resistencia reduce 7 a la mitad (3).",
    typed: "imp recibe 9 de frío",
    deal: "7 (fuego)",
    both: "imp recibe 4 de fuego + 3 cortante",
    dealt: "4 (fuego) + 3 (cortante)",
    neither: "«chocolate» no es un combatiente ni un tipo de daño.",
    chocolate: "imp recibe 9 chocolate",
    preview: "inmune a veneno · resiste frío, fuego",
    why: "Imp sufre la mitad del daño de este tipo, redondeando hacia abajo: frío.",
  },
  fr: {
    line: "Lidda +3 pv 18 pj; Ogre +0 pv 29 vulnérable au froid; Imp +2 pv 19 résistance feu/froid immunité poison",
    tags: ["immunité : poison", "résistance : froid", "résistance : feu"],
    fire: "feu",
    log: "Imp (feu) : la résistance réduit 7 de moitié (3).",
    typed: "imp subit 9 de froid",
    deal: "7 (feu)",
    both: "imp subit 4 de feu + 3 tranchant",
    dealt: "4 (feu) + 3 (tranchant)",
    neither: "« chocolat » n’est ni un combattant ni un type de dégâts.",
    chocolate: "imp subit 9 chocolat",
    preview: "immunité : poison · résistance : froid, feu",
    why: "Imp subit la moitié des dégâts de ce type, arrondie à l’inférieur : froid.",
  },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("the preview of newcomers names their defenses", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.chooseRuleset("D&D 5e (2014)");
      await page.locator("#quick-line").fill(text.line);
      await expect(page.locator("#quick-preview")).toContainText(text.preview);
      table.expectNoConsoleOutput();
    });

    test("a resistance halves damage of its type alone", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", text.line, Object.entries(TOTALS));
      await table.row("Imp").locator(".name").click();
      await expect(page.locator(".panel .defenses .tag")).toHaveText(text.tags);
      await page.keyboard.press("d");
      await page.keyboard.type("7");
      await expect(table.row("Imp").locator(".aimed")).toContainText("−7");
      await page.locator("#damage-type").selectOption(text.fire);
      await expect(page.locator("#amount")).toBeFocused();
      // What comes through stands beside the row before anything is dealt.
      await expect(table.row("Imp").locator(".aimed")).toContainText("−3");
      await expect(table.row("Imp").locator(".hp .hidden")).toContainText("→ 16");
      await expect(page.locator(".amount .deal")).toContainText(text.deal);
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Imp", "16 / 19");
      await expect(page.locator(".log")).toContainText(text.log);
      // The next damage has no type again.
      await page.keyboard.press("d");
      await expect(page.locator("#damage-type")).toHaveJSProperty("selectedIndex", 0);
      await page.keyboard.type("2");
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Imp", "14 / 19");
      const line = new CommandLine(page);
      await line.type(text.typed);
      await expect(line.dialog).toContainText("14");
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Imp", "10 / 19");
      await line.type(text.chocolate);
      await expect(line.dialog).toContainText(text.neither);
      await page.keyboard.press("Escape");
      // One hit of two types: each part meets its defense, and one undo takes both back.
      await line.type(text.both);
      await expect(line.dialog).toContainText(text.dealt);
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Imp", "5 / 19");
      await page.keyboard.press("z");
      await table.expectHitPoints("Imp", "10 / 19");
      await table.row("Imp").locator(".name").click();
      await page.locator(".panel .defenses .tag").nth(1).click();
      await expect(table.row("Imp").locator(".why")).toContainText(text.why);
      await expect(table.row("Imp").locator(".why")).toContainText("D5E-84");
      table.expectNoConsoleOutput();
    });
  });
}

const bar = {
  en: { typed: "5 fire + 4 slashing", deal: "Deal 5 fire + 4 slashing to Imp", chocolate: "5 fire + 4 chocolate", heals: "Only damage has types and parts." },
  es: { typed: "5 de fuego y 4 cortante", deal: "5 (fuego) + 4 (cortante)", chocolate: "5 fuego + 4 chocolate", heals: "Solo el daño tiene tipos y partes." },
  fr: { typed: "5 de feu et 4 tranchant", deal: "5 (feu) + 4 (tranchant)", chocolate: "5 feu + 4 chocolate", heals: "Seuls les dégâts ont des types et des parties." },
};

for (const [lang, text] of Object.entries(bar)) {
  test.describe(`in the damage bar, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("one hit has several types, and a word that is not read is named", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", texts[lang].line, Object.entries(TOTALS));
      await table.row("Imp").locator(".name").click();
      await page.keyboard.press("d");
      await page.keyboard.type(text.chocolate);
      await expect(page.locator(".amount .deal")).toContainText("chocolate");
      await page.keyboard.press("Enter");
      await expect(page.locator("#amount")).toHaveAccessibleDescription(/chocolate/);
      await table.expectHitPoints("Imp", "19 / 19");
      // The target from before the word that was not read is there again.
      await page.locator("#amount").fill(text.typed);
      await expect(page.locator(".amount .deal")).toContainText(text.deal);
      // Its resistance halves the fire to 2 alone.
      await expect(table.row("Imp").locator(".aimed")).toContainText("−6");
      await page.locator(".amount .deal").click();
      await table.expectHitPoints("Imp", "13 / 19");
      await page.keyboard.press("z");
      await table.expectHitPoints("Imp", "19 / 19");
      await page.keyboard.press("h");
      await page.keyboard.type(text.typed);
      await page.keyboard.press("Enter");
      await expect(page.locator("#amount")).toHaveAccessibleDescription(new RegExp(text.heals));
      table.expectNoConsoleOutput();
    });
  });
}

test("damage reduction lets through what bypasses it", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Ogre +0 hp 29; Imp +2 hp 19 dr 5/silver res fire 10";
  const table = await Table.inCombat(page, "en", "D&D 3.5", cast, Object.entries(TOTALS));
  await table.row("Imp").locator(".name").click();
  await expect(page.locator(".panel .defenses .tag")).toHaveText(["DR 5/silver", "resists fire 10"]);
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await expect(page.locator(".amount .untyped")).toContainText("Imp: DR 5/silver counts only against weapon damage.");
  await page.locator("#damage-type").selectOption("slashing");
  await expect(page.locator(".amount .untyped")).toHaveCount(0);
  await expect(table.row("Imp").locator(".aimed")).toContainText("−2");
  await page.locator("#past-reduction input").check();
  await expect(table.row("Imp").locator(".aimed")).toContainText("−7");
  await page.locator("#past-reduction input").uncheck();
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Imp", "17 / 19");
  // A typed line says what the weapon bypasses, and which reduction needs a type.
  const line = new CommandLine(page);
  await line.type("imp takes 7");
  await expect(line.dialog).toContainText("Imp: DR 5/silver counts only against weapon damage.");
  await line.type("imp takes 7 slashing magic");
  await expect(line.dialog).toContainText("damage reduction lowers 7 to 2");
  await line.type("imp takes 7 adamantine");
  await expect(line.dialog).toContainText("Name the type of its damage");
  await line.type("imp takes 7 slashing silver");
  await expect(line.runs).toContainText("Deal 7 slashing (bypasses DR) to Imp");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Imp", "10 / 19");
  table.expectNoConsoleOutput();
});

test("magical damage passes a defense against nonmagical damage", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Ogre +0 hp 29; Imp +2 hp 19 res nonmagical slashing";
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", cast, Object.entries(TOTALS));
  await table.row("Imp").locator(".name").click();
  await expect(page.locator(".panel .defenses .tag")).toHaveText(["resists nonmagical slashing"]);
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await page.locator("#damage-type").selectOption("fire");
  await expect(table.row("Imp").locator(".aimed")).toContainText("−7");
  await expect(page.locator("#magical")).toHaveCount(0);
  await page.locator("#damage-type").selectOption("slashing");
  await expect(table.row("Imp").locator(".aimed")).toContainText("−3");
  await page.locator("#magical input").check();
  await expect(table.row("Imp").locator(".aimed")).toContainText("−7");
  await expect(page.locator(".amount .deal")).toHaveText("Deal 7 slashing (magical) to Imp");
  await page.locator("#magical input").uncheck();
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Imp", "16 / 19");
  // Nobody else has such a defense.
  await table.row("Ogre").locator(".name").click();
  await page.keyboard.press("d");
  await page.locator("#damage-type").selectOption("slashing");
  await expect(page.locator("#damage-type")).toHaveValue("slashing");
  await expect(page.locator("#magical")).toHaveCount(0);
  // First the target, then the bar.
  for (let times = 0; times < 2; times += 1) await page.keyboard.press("Escape");
  const line = new CommandLine(page);
  await line.type("7 magical slashing to imp");
  await expect(line.runs).toContainText("Deal 7 slashing (magical) to Imp");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Imp", "9 / 19");
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Imp takes 7 magical slashing damage (9 HP).");
  // A refusal quotes what was typed.
  await line.type("7 silvered slashing to imp");
  await expect(line.dialog).toContainText("“silvered”");
  await expect(line.dialog).not.toContainText("“silver”");
  table.expectNoConsoleOutput();
});

test("the amount reads nonlethal damage and materials, and names a word that needs a type", async ({ page }) => {
  const cast = "Lidda +3 hp 18 pc; Ogre +0 hp 29; Imp +2 hp 19 dr 5/silver";
  const table = await Table.inCombat(page, "en", "D&D 3.5", cast, Object.entries(TOTALS));
  const deal = page.locator(".amount .deal");
  await table.row("Imp").locator(".name").click();
  await page.keyboard.press("d");
  await page.keyboard.type("7 silver");
  await expect(deal).toHaveText("“silver” counts only for weapon damage. Type 14 slashing silver.");
  await page.locator("#damage-type").selectOption("slashing");
  await expect(deal).toHaveText("Deal 7 slashing (bypasses DR) to Imp");
  await expect(page.locator("#past-reduction input")).toBeChecked();
  await page.locator("#amount").fill("7 nonlethal");
  await expect(page.locator("#past-reduction input")).not.toBeChecked();
  await expect(page.locator("#nonlethal input")).toBeChecked();
  await page.locator("#amount").fill("7");
  await expect(page.locator("#nonlethal input")).not.toBeChecked();
  table.expectNoConsoleOutput();
});

test("the form takes defenses, and refuses what is none", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", texts.en.line, Object.entries(TOTALS));
  await table.select("Imp");
  await table.pressTool("edit");
  await expect(page.locator("#edited-name")).toBeFocused();
  const field = page.locator("#defenses");
  await expect(field).toHaveValue("immune to poison, resists cold, resists fire");
  await field.fill("resists chocolate");
  await field.press("Tab");
  expect(await field.evaluate((input) => input.validity.valid)).toBe(false);
  await field.fill("immune to fire");
  await field.press("Enter");
  await expect(page.locator(".panel .defenses .tag")).toHaveText(["immune to fire"]);
  table.expectNoConsoleOutput();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the type and the tags fit", async ({ page }) => {
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", texts.en.line, Object.entries(TOTALS));
    await table.row("Imp").locator(".name").tap();
    await page.getByRole("button", { name: words.en.damage, exact: true }).first().tap();
    await page.locator("#amount").fill("6");
    await page.locator("#damage-type").selectOption("fire");
    const bar = await page.locator(".amount.open").boundingBox();
    const box = await page.locator("#damage-type").boundingBox();
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
    await page.locator(".amount.open .deal").tap();
    await table.expectHitPoints("Imp", "16 / 19");
    await table.expectAccessibleWithoutOverflow();
    table.expectNoConsoleOutput();
  });
});
