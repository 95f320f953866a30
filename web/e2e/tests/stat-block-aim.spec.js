// From the stat block to the targets: the damage of an entry opens the bar with its amount, its type and its save.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { Table, words } from "../pages/table.js";

const texts = {
  en: {
    dragon: "Adult Red Dragon",
    boss: "Goblin Boss",
    imp: "Imp",
    line: "Adult Red Dragon hp 256; Goblin Boss hp 60; Imp hp 21 imm fire; Lidda +3 hp 80 pc",
    breath: "Aim 17d6 fire",
    fire: "fire",
    save: "Dexterity",
  },
  es: {
    dragon: "Dragón rojo adulto",
    boss: "Jefe goblin",
    imp: "Diablillo",
    line: "Dragón rojo adulto pg 256; Jefe goblin pg 60; Diablillo pg 21 inmune a fuego; Lidda +3 pg 80 pj",
    breath: "Aplicar 17d6 fuego",
    fire: "fuego",
    save: "Destreza",
  },
  fr: {
    dragon: "Dragon rouge adulte",
    boss: "Chef gobelin",
    imp: "Diablotin",
    line: "Dragon rouge adulte pv 256; Chef gobelin pv 60; Diablotin pv 21 immunité feu; Lidda +3 pv 80 pj",
    breath: "Viser avec 17d6 feu",
    fire: "feu",
    save: "Dextérité",
  },
};

/** Starts a combat at the turn of a dragon, with its stat block open. */
async function dragonsTurn(page, lang) {
  const { dragon, boss, imp, line } = texts[lang];
  const totals = [[dragon, 22], ["Lidda", 15], [boss, 12], [imp, 5]];
  const table = await Table.inCombat(page, lang, "D&D 5e (2024)", line, totals);
  await table.expectTurn(dragon);
  await table.pressTool("stats");
  await expect(page.locator(".stat-block")).toContainText("Fire Breath");
  return table;
}

/** Checks the bar after the breath was pressed: everything is filled in, and nobody is aimed at. */
async function expectBreath(page, { fire, save }) {
  await expect(page.locator("#amount")).toHaveValue("17d6");
  await expect(page.locator("#damage-type option:checked")).toHaveText(fire);
  await expect(page.locator("#half-save")).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("#save-for-half")).toHaveValue("21");
  await expect(page.locator(".half-save input").first()).toHaveValue(save);
  await expect(page.locator(".row.picked")).toHaveCount(0);
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a breath of a stat block reaches its targets in one command", async ({ page }) => {
      const table = await dragonsTurn(page, lang);
      await page.locator(".stat-block").getByRole("button", { name: text.breath }).click();
      await expectBreath(page, text);
      await expect(page.locator("#amount")).toBeFocused();
      // A typed sum takes the place of the dice.
      await page.keyboard.type("40");
      for (const name of [text.boss, text.imp, "Lidda"]) await table.select(name);
      await expect(page.locator(".row.picked")).toHaveCount(3);
      // The creatures save with the bonuses of their stat blocks.
      await expect(page.locator("#save-of-2")).toHaveAttribute("placeholder", "+2");
      await expect(page.locator("#save-of-3")).toHaveAttribute("placeholder", "+3");
      await expect(page.locator("#save-of-4")).toHaveAttribute("placeholder", "+0");
      await page.locator("#save-of-2").fill("5");
      await page.locator("#save-of-4").fill("25");
      expect(await axeViolations(page)).toEqual([]);
      await page.locator(".deal").click();
      await table.expectHitPoints(text.boss, "20 / 60");
      await table.expectHitPoints(text.imp, "21 / 21");
      await table.expectHitPoints("Lidda", "60 / 80");
      await expect(page.locator(".log")).toContainText(text.save);
      await page.keyboard.press("z");
      await table.expectHitPoints(text.boss, "60 / 60");
      await table.expectHitPoints("Lidda", "80 / 80");
      table.expectNoConsoleOutput();
    });
  });

  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ locale: words[lang].locale, ...PHONE });

    test("the breath, the targets and the saves are taps", async ({ page }) => {
      const table = await dragonsTurn(page, lang);
      // The kind is a line or two, and the stat block beside the name leaves the tools in one row.
      const lines = await page.locator(".stat-block .kind").evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
      expect(lines).toBeLessThan(2.5);
      const tops = await page.locator(".panel > .tile:not(.seldom, .to-stats)").filter({ visible: true }).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size).toBe(1);
      await page.locator(".stat-block").getByRole("button", { name: text.breath }).tap();
      await expectBreath(page, text);
      await page.locator("#amount").fill("30");
      for (const name of [text.boss, "Lidda"]) await table.row(name).getByRole("button", { name, exact: true }).tap();
      await expect(page.locator(".row.picked")).toHaveCount(2);
      await page.locator("#save-of-2").fill("30");
      await page.locator("#save-of-4").fill("1");
      await table.expectAccessibleWithoutOverflow();
      await page.locator(".deal").tap();
      await table.expectHitPoints(text.boss, "45 / 60");
      await table.expectHitPoints("Lidda", "50 / 80");
      table.expectNoConsoleOutput();
    });
  });
}

test("damage without a save aims alone, and other dice roll", async ({ page }) => {
  const table = await dragonsTurn(page, "en");
  const block = page.locator(".stat-block");
  await block.getByRole("button", { name: "Roll +14" }).click();
  await expect(page.locator(".toast")).toContainText("d20+14");
  // Both types of the hit are one press; the second alone is another.
  await block.getByRole("button", { name: "Aim 2d4 fire", exact: true }).click();
  await expect(page.locator("#amount")).toHaveValue("2d4");
  await expect(page.locator("#damage-type option:checked")).toHaveText("fire");
  await page.keyboard.press("Escape");
  await table.pressTool("stats");
  await block.getByRole("button", { name: "Aim 1d10+8 slashing + 2d4 fire" }).click();
  await expect(page.locator("#amount")).toHaveValue("1d10+8 slashing + 2d4 fire");
  await expect(page.locator(".spends")).toHaveCount(0);
  await expect(page.locator("#half-save")).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator(".row.picked")).toHaveCount(0);
  await table.select("Lidda");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Lidda");
  await expect(table.row("Lidda").locator("button.hp")).not.toContainText("80 / 80");
  table.expectNoConsoleOutput();
});

test("at a table with real dice the sum is typed", async ({ page }) => {
  const table = await dragonsTurn(page, "en");
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  if (!(await page.locator(".stat-block").isVisible())) await table.pressTool("stats");
  await expect(page.locator(".stat-block").getByRole("button", { name: /^Roll/ })).toHaveCount(0);
  await page.locator(".stat-block").getByRole("button", { name: "Aim 17d6 fire" }).click();
  await expect(page.locator("#amount")).toHaveValue("");
  await expect(page.locator("#save-for-half")).toHaveValue("21");
  await page.keyboard.type("33");
  await table.select("Lidda");
  await page.locator(".deal").click();
  await expect(page.locator("#save-of-4")).toBeFocused();
  await page.locator("#save-of-4").fill("4");
  await page.locator(".deal").click();
  await table.expectHitPoints("Lidda", "47 / 80");
  table.expectNoConsoleOutput();
});

test("the damage of a breath spends it, unless the game master says otherwise", async ({ page }) => {
  const table = await dragonsTurn(page, "en");
  await table.pressTool("edit");
  await page.locator("#limited-uses").fill("Fire Breath 5-6");
  await page.locator("#limited-uses").press("Enter");
  const breath = page.locator(".limited-uses li", { hasText: "Fire Breath" });
  const pip = breath.locator(".pip");
  const aim = async () => {
    if (!(await page.locator(".stat-block").isVisible())) await table.pressTool("stats");
    await page.locator(".stat-block").getByRole("button", { name: "Aim 17d6 fire" }).click();
  };
  const spends = page.getByLabel("Spend Fire Breath");
  const deal = async (difficulty) => {
    await page.locator("#amount").fill("10");
    await table.select("Lidda");
    await page.locator("#save-for-half").fill(difficulty);
    await page.locator("#save-of-4").fill("1");
    await page.locator(".deal").click();
    await expect(page.locator(".deal")).toHaveCount(0);
  };
  await expect(pip).toHaveAttribute("aria-pressed", "true");
  await aim();
  await expect(spends).toBeChecked();
  await spends.uncheck();
  await expect(page.locator("#amount")).toBeFocused();
  await deal("21");
  await table.expectHitPoints("Lidda", "70 / 80");
  await expect(pip).toHaveAttribute("aria-pressed", "true");
  await aim();
  await expect(spends).toBeChecked();
  await deal("21");
  await table.expectHitPoints("Lidda", "60 / 80");
  await expect(pip).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".log")).toContainText("Adult Red Dragon uses Fire Breath");
  // A spent breath deals damage when the game master says so, and spends nothing.
  await aim();
  await expect(spends).toHaveCount(0);
  await page.keyboard.press("Escape");
  // One undo takes both back.
  await page.keyboard.press("z");
  await table.expectHitPoints("Lidda", "70 / 80");
  await expect(pip).toHaveAttribute("aria-pressed", "true");
  table.expectNoConsoleOutput();
});

for (const width of [320, 360]) {
  test(`at ${width} px the damage of a target leaves its name whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    const table = await dragonsTurn(page, "en");
    await page.locator(".stat-block").getByRole("button", { name: texts.en.breath }).click();
    await page.keyboard.type("40");
    for (const name of [texts.en.boss, texts.en.imp, "Lidda"]) await table.select(name);
    await expect(page.locator(".row.picked .aimed").first()).toHaveText("−40 / −20");
    const lines = await page.locator(".row.picked .name").evaluateAll((names) =>
      names.map((name) => Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight))),
    );
    expect(lines).toHaveLength(3);
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
    expect(await axeViolations(page)).toEqual([]);
  });
}
