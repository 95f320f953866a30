// Spellcasting: checks, responses and results.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { readyDispel } from "../pages/ready-form.js";
import { Table } from "../pages/table.js";

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });

  test("Jozan counters the wizard’s spell, from the ready to its end", async ({ page }) => {
    const table = await Table.opened(page, "fr");
    await table.add("Jozan +1 hp 20 pj; Mialee +0 hp 12 pj; Magicien +2 hp 30");
    await table.start();
    await table.total("Jozan", 18);
    await table.total("Mialee", 10);
    await table.total("Magicien", 15);
    await table.expectTurn("Jozan");

    await page.locator("#ready").click();
    await page.getByLabel("Action prévue").fill("Contresort");
    await page.getByLabel("Déclencheur").fill("le magicien incante");
    await page.locator(".drawer.ready summary").click();
    await page.locator(".drawer.ready select").nth(1).selectOption({ label: "Magicien" });
    await page.locator(".drawer.ready select").nth(2).selectOption({ label: "contrer un sort" });
    await page.locator("#go[form=ready-form]").click();
    await expect(table.row("Jozan")).toContainText("action préparée");
    await table.endTurn("Jozan", "Magicien");
    await table.expectTurn("Magicien");
    // There is no check without a spell.
    await expect(page.locator(".prompt")).toHaveCount(0);

    await table.pressTool("cast");
    await page.getByLabel("Sort", { exact: true }).fill("Immobilisation de personne");
    await page.getByLabel("Niveau du sort").fill("3");
    await table.button("Lancer").click();
    await expect(page.locator(".pile .what")).toHaveText(["Immobilisation de personne", "tour"]);

    // He may identify it, or counter with dispel magic without that. The same spell is not offered yet.
    const check = page.getByRole("group", { name: "Jozan : Art de la magie, DD 18" });
    await expect(check).toContainText("Réussite : le même sort le contre. Échec : le contresort reste préparé.");
    const counter = page.getByRole("group", { name: "Jozan peut contrer : Immobilisation de personne" });
    await expect(counter.getByRole("button")).toHaveText(["Dissipation de la magie", "Laisser passer"]);
    await check.getByLabel("Modificateur, ou total").fill("17");
    await check.getByRole("button", { name: "Total 17" }).click();
    await expect(counter.getByRole("button")).toHaveText(["Dissipation de la magie", "Laisser passer"]);
    await expect(check).toHaveCount(0);
    await expect(page.locator(".log li:not(.heading)").first()).toContainText("Jozan : Art de la magie 17 contre DD 18, échec.");
    await table.button("Annuler").click();

    await check.getByLabel("Modificateur, ou total").fill("18");
    await check.getByRole("button", { name: "Total 18" }).click();
    await counter.getByRole("button", { name: "Le même sort, magie divine" }).click();
    await expect(page.locator(".pile .name")).toHaveText(["Jozan", "Magicien", "Magicien"]);
    await expect(page.locator("#go")).toBeFocused();
    await table.expectOrder(["Jozan", "Magicien", "Mialee"]);
    await expect(table.row("Jozan").locator(".count")).toHaveText("15");

    await page.locator("#go").click();
    await expect(page.getByRole("status")).toContainText("Le sort est contré.");
    await expect(page.locator(".pile")).toHaveCount(0);
    await expect(table.row("Jozan")).not.toContainText("action préparée");
    await table.endTurn("Magicien", "Mialee");
    await table.expectTurn("Mialee");
    table.expectNoConsoleOutput();
  });
});

/** Mialee has readied a dispel, and the wizard's turn begins. */
async function readyDispelAgainst(page, table) {
  await table.open();
  await table.add("Mialee +1 hp 12 pc; Wizard +2 hp 30");
  await table.start();
  await table.total("Mialee", 18);
  await table.total("Wizard", 15);
  await readyDispel(page, table);
}

test("a counterspell by dispel magic owes a check before anything else", async ({ page }) => {
  const table = new Table(page, "en");
  await readyDispelAgainst(page, table);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Wall of Fire");
  await page.getByLabel("Spell level").fill("4");
  await page.getByLabel("Spell level").press("Enter");
  await page.getByLabel("Opposing caster level").fill("9");
  await table.button("Dispel magic").click();
  const check = page.getByRole("group", { name: "Mialee: dispel check, DC 20" });
  await expect(check).toBeVisible();
  await expect(check.getByLabel("Modifier, or total")).toBeFocused();
  // The main button makes no check without its modifier.
  await expect(page.locator("#go")).toHaveCount(0);
  await page.keyboard.type("20");
  await check.getByRole("button", { name: "Total 20" }).click();
  await expect(page.getByRole("status")).toContainText("The spell is countered.");
  await table.button("Undo").click();
  await check.getByRole("button", { name: "Failure" }).click();
  await expect(page.locator(".pile .what")).toHaveText(["Wall of Fire", "turn"]);
  table.expectNoConsoleOutput();
});

test("an injured caster checks Concentration, and the roll shows its result", async ({ page }) => {
  const table = new Table(page, "en");
  await readyDispelAgainst(page, table);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Fireball");
  await page.getByLabel("Spell level").fill("3");
  await page.getByLabel("Spell level").press("Enter");
  await table.damage("Wizard", 7);
  const check = page.getByRole("group", { name: "Wizard: Concentration, DC 20" });
  await expect(check).toContainText("Success: the spell is cast. Failure: the spell is lost.");
  // Required decisions come before optional ones, which wait in line.
  const other = page.getByRole("group", { name: "Mialee: Spellcraft, DC 18" });
  await expect(page.locator(".prompts h2")).toContainText("1 of 2");
  await expect(other).toHaveCount(0);
  await check.getByLabel("Modifier, or total").fill("+40");
  await check.getByRole("button", { name: "Roll d20 +40" }).click();
  await expect(page.locator(".log li:not(.heading)").first()).toContainText(/Wizard: Concentration \d+ \[\d+\] vs\. DC 20, success\./);
  await expect(other).toBeVisible();
  await expect(page.locator(".prompts h2")).not.toContainText("1 of");
  await table.damage("Wizard", 7);
  await check.getByLabel("Modifier, or total").fill("19");
  await check.getByRole("button", { name: "Total 19" }).click();
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("The spell is lost");
  await expect(page.locator(".pile")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("concentration in 5e: damage requires a save against its DC", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Mialee +1 hp 42 pc; Ogre +2 hp 30");
  await table.start();
  await table.total("Mialee", 18);
  await table.total("Ogre", 15);
  await table.pressTool("cast");
  await expect(page.locator("#cast-name")).toBeFocused();
  await page.keyboard.type("Bless");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Bless");
  await table.damage("Mialee", 24);
  const save = page.getByRole("group", { name: "Mialee concentrates on Bless: save, DC 12" });
  await save.getByLabel("Modifier, or total").fill("14");
  await save.getByRole("button", { name: "Total 14" }).click();
  // The total decides: nobody has to say that 14 is enough.
  await expect(page.locator(".log li").filter({ hasText: "Mialee: Concentration 14 vs. DC 12, success." })).toHaveCount(1);
  await expect(save).toHaveCount(0);
  await expect(table.row("Mialee")).toContainText("concentrates: Bless");
  await table.damage("Mialee", 1);
  const second = page.getByRole("group", { name: "Mialee concentrates on Bless: save, DC 10" });
  await second.getByRole("button", { name: "Loses concentration" }).click();
  await expect(page.locator(".prompt")).toHaveCount(0);
  // One undo after the other, also past the question that comes back with its field.
  await page.keyboard.press("z");
  await expect(second).toHaveCount(1);
  await second.getByLabel("Modifier, or total").focus();
  await page.keyboard.press("z");
  await table.expectHitPoints("Mialee", "18 / 42");
  await expect(second).toHaveCount(0);
  await page.keyboard.press("Shift+Z");
  await expect(second).toHaveCount(1);
  // A number that is begun keeps its field.
  await second.getByLabel("Modifier, or total").fill("1");
  await page.keyboard.press("z");
  await expect(second).toHaveCount(1);
  await second.getByLabel("Modifier, or total").fill("3");
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt")).toHaveCount(0);
  await expect(table.row("Mialee").locator(".concentrates")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a counterspell by keyboard alone", async ({ page }) => {
  const table = new Table(page, "en");
  await readyDispelAgainst(page, table);
  await page.keyboard.press("Escape");
  await table.tabTo(page.locator("#more"));
  await page.keyboard.press("Enter");
  await table.tabTo(page.locator("#cast"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Spell", { exact: true })).toBeFocused();
  await page.keyboard.type("Haste");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  const check = page.getByRole("group", { name: "Mialee: Spellcraft, DC 18" });
  const number = check.getByLabel("Modifier, or total");
  await table.tabTo(number);
  await page.keyboard.type("99");
  await page.keyboard.press("Enter");
  const same = page.getByRole("button", { name: "The same spell (arcane)" });
  await table.tabTo(same);
  await page.keyboard.press("Enter");
  await expect(page.locator("#go")).toBeFocused();
  await untilNextPress(page);
  await page.keyboard.press("Space");
  await expect(page.getByRole("status")).toContainText("The spell is countered.");
  table.expectNoConsoleOutput();
});

test.describe("on a narrow phone", () => {
  test.use({ locale: "es-ES", viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a check at 360 px by touch", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.add("Mialee +3 hp 12 pj; Ogro +2 hp 30");
    await page.locator(".go").tap();
    await table.total("Mialee", 18);
    await table.total("Ogro", 15);
    await table.pressTool("cast");
    await table.expectAccessibleWithoutOverflow();
    await page.getByLabel("Conjuro", { exact: true }).fill("Bola de fuego");
    await page.getByLabel("Nivel del conjuro").fill("3");
    await table.button("Lanzar").tap();
    await table.row("Mialee").locator(".name").tap();
    await page.getByLabel(table.words.amount).fill("4");
    await page.locator(".deal").tap();
    await expect(page.getByRole("group", { name: "Mialee: Concentración, CD 17" })).toBeVisible();
    await table.expectAccessibleWithoutOverflow();
    await table.button("Fallo").tap();
    await expect(page.getByRole("status")).toContainText("Concentración");
    table.expectNoConsoleOutput();
  });
});
