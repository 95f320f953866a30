// Fields for numbers: a text that is no number stays in its field with a sentence, and nothing is changed.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

const WRONG = ["abc", "1e5", "12.5", "１２", "3+4", "99999999"];

/** Types a text over the content of a field. */
async function typeOver(page, field, text) {
  await field.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Checks that a field has a fault with a sentence beside it, and the focus. */
async function expectFault(field, sentence = /** @type {string | RegExp} */ (/^Type a whole number/)) {
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(sentence);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
}

for (const ruleset of ["Dnd2024", "TalesOfWar"]) {
  test(`every number of the full form is a whole number in its range, ${ruleset}`, async ({ page }) => {
    const table = await Table.opened(page, "en", ruleset);
    await page.locator("details.form summary").click();
    const form = page.locator("form.profile");
    await form.getByLabel("Name", { exact: true }).fill("Guard");
    const fields = form.locator("input[data-whole]");
    await expect(fields.first()).toBeVisible();
    const count = await fields.count();
    expect(count).toBeGreaterThan(2);
    for (let at = 0; at < count; at += 1) {
      const field = fields.nth(at);
      const high = Number(await field.getAttribute("data-max"));
      const low = Number(await field.getAttribute("data-min"));
      for (const wrong of [...WRONG, String(high + 1), String(low - 1)]) {
        await typeOver(page, field, wrong);
        await page.keyboard.press("Enter");
        await expectFault(field);
      }
      await expect(page.locator(".member")).toHaveCount(0);
      await typeOver(page, field, String(low));
      await page.keyboard.press("Tab");
      await expect(field).not.toHaveAttribute("aria-invalid");
      await expect(form.locator(".field-fault")).toHaveCount(0);
    }
    await form.getByLabel("Name", { exact: true }).press("Enter");
    await expect(page.locator(".member")).toHaveCount(1);
    table.expectNoConsoleOutput();
  });
}

test("a wrong number in the form of a combatant leaves the combatant as it was", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 ac 17 hp 16 pc");
  await page.getByRole("button", { name: "Edit: Lidda" }).click();
  const armor = page.locator(".roster .profile").getByLabel("Armor class");
  await expect(armor).toHaveValue("17");
  await typeOver(page, armor, "1e5");
  await page.keyboard.press("Enter");
  await expectFault(armor, /from −99 to 999/);
  await expect(armor).toHaveValue("1e5");
  await page.keyboard.press("Escape");
  await expect(page.locator(".roster .profile")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit: Lidda" }).click();
  await expect(armor).toHaveValue("17");
  table.expectNoConsoleOutput();
});

test("an initiative total is a whole number, and no roll goes over a wrong one", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; Gargoyle +2 hp 30");
  await table.start();
  const total = page.getByLabel("Total: Lidda");
  await expect(total).toBeFocused();
  for (const wrong of ["abc", "1e5", "12.5", "１２", "3+4", "99999", "1000"]) {
    await typeOver(page, total, wrong);
    await page.keyboard.press("Enter");
    await expectFault(total, /^Type a whole number from −999 to 999\.$|^Type a whole number\.$/);
    await expect(page.locator(".notice")).toHaveCount(0);
  }
  await typeOver(page, total, "12.5");
  await page.keyboard.press("n");
  await expectFault(total);
  await expect(total).toHaveValue("12.5");
  await page.locator("#go").click();
  await expectFault(total);
  await expect(page.locator(".call")).toHaveCount(2);
  await total.fill("");
  await page.keyboard.press("Enter");
  await expectFault(total, /^Fill in this field\.$/);
  // A blank is no total either.
  await total.fill("");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expectFault(total, /^Fill in this field\.$/);
  await expect(page.locator(".call")).toHaveCount(2);
  await total.fill("18");
  await page.keyboard.press("Enter");
  await expect(page.locator(".call")).toHaveCount(1);
  await expect(page.locator(".field-fault")).toHaveCount(0);
  await page.keyboard.press("n");
  await table.expectRound("Round 1");
  table.expectNoConsoleOutput();
});

test("an amount that is no number has its sentence at the field", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 pc hp 16; Orc hp 9", [["Lidda", 18], ["Orc", 9]]);
  const amount = page.getByLabel("Amount");
  for (const wrong of ["zzz", "7 nobody", "1e5"]) {
    await page.keyboard.press("d");
    await typeOver(page, amount, wrong);
    await page.keyboard.press("Enter");
    await expectFault(amount, /./);
    await expect(page.locator(".field-fault")).toBeVisible();
    await expect(amount).toHaveValue(wrong);
    await page.keyboard.press("Escape");
    await expect(page.locator(".field-fault")).toHaveCount(0);
  }
  await table.row("Orc").locator("button.hp").click();
  const field = table.row("Orc").locator("input.hp");
  for (const wrong of ["x", "1e3", "3.5", "t1e3"]) {
    await field.fill(wrong);
    await page.keyboard.press("Enter");
    await expectFault(field, /./);
    await expect(page.locator(".notice")).toHaveCount(0);
  }
  await table.expectHitPoints("Lidda", "16 / 16");
  table.expectNoConsoleOutput();
});

const notTotal = {
  en: "Type the total, not the modifier.",
  es: "Escribe el total, no el modificador.",
  fr: "Saisissez le total, pas le modificateur.",
};

for (const [lang, sentence] of Object.entries(notTotal)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a field for a total of initiative takes no modifier", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.add("Lidda +3 hp 16 pc; Gargoyle +2 hp 30");
      await table.start();
      const total = page.locator(".call input").first();
      for (const modifier of ["+2", "+12"]) {
        await typeOver(page, total, modifier);
        await page.keyboard.press("Enter");
        await expectFault(total, sentence);
        await page.locator("#go").click();
        await expectFault(total, sentence);
        await expect(page.locator(".call")).toHaveCount(2);
      }
      await typeOver(page, total, "-2");
      await page.keyboard.press("Enter");
      await expect(page.locator(".call")).toHaveCount(1);
      table.expectNoConsoleOutput();
    });
  });
}

test("a death save and a saving throw of real dice take no modifier", async ({ page }) => {
  const line = "Catti +2 hp 38 pc; Bugbear +1 hp 27";
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", line, [["Bugbear", 12], ["Catti", 10]]);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "I roll real dice" }).click();
  await page.keyboard.press("Escape");
  await table.damageInRow("Catti", 38, "0 / 38");
  await page.locator("#go").click();
  const face = page.locator("#death-save-number");
  await typeOver(page, face, "+2");
  await page.keyboard.press("Enter");
  await expectFault(face, notTotal.en);
  await expect(page.locator(".log")).not.toContainText("death save 2");
  await typeOver(page, face, "12");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("Catti: death save 12");
  await table.select("Bugbear");
  await table.pressTool("save");
  const total = page.locator("#save-number");
  await typeOver(page, total, "+2");
  await page.keyboard.press("Enter");
  await expectFault(total, notTotal.en);
  await expect(page.locator(".log")).not.toContainText("Bugbear: save");
  table.expectNoConsoleOutput();
});
