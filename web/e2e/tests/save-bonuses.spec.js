// A save that the app rolls has the bonus of the creature's own stat block: one that is typed by name, and one to keep
// concentrating.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

const texts = {
  en: { dragon: "Adult Red Dragon", typed: ["dex", "Dexterity", "Dex."], hp: "hp", ogre: "Ogre", reflex: "Reflex", will: "will" },
  es: { dragon: "Dragón rojo adulto", typed: ["des", "Destreza", "dex"], hp: "pg", ogre: "Ogro", reflex: "reflejos", will: "Voluntad" },
  fr: { dragon: "Dragon rouge adulte", typed: ["dex", "dextérité", "DEXTERITE"], hp: "pv", ogre: "Ogre", reflex: "Réflexes", will: "volonté" },
};

/** Opens the fields of the save for half. */
async function openSave(page, amount, target) {
  await page.keyboard.press("d");
  await page.locator("#amount").fill(amount);
  await target();
  await page.locator("#half-save").click();
  return page.locator(".half-save input").first();
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a typed save of D&D 5e finds the bonus, and so does concentration", async ({ page }) => {
      const { dragon, hp } = text;
      const table = await Table.inCombat(page, lang, "D&D 5e (2024)", `${dragon} ${hp} 256; Lidda ${hp} 80 pc`, [[dragon, 22], ["Lidda", 15]]);
      const name = await openSave(page, "10", () => table.select(dragon));
      const field = page.locator("#save-of-1");
      for (const typed of text.typed) {
        await name.fill("");
        await expect(field).toHaveAttribute("placeholder", "+0");
        await name.fill(typed);
        await expect(field).toHaveAttribute("placeholder", "+6");
      }
      // The saves to tap are those of the ruleset, as long as none is named.
      const saves = page.locator(".half-save .saves button");
      await expect(saves).toHaveCount(0);
      await name.fill("");
      await expect(saves).toHaveCount(6);
      await saves.nth(1).click();
      await expect(name).not.toHaveValue("");
      await expect(saves).toHaveCount(0);
      await expect(field).toHaveAttribute("placeholder", "+6");
      await expect(page.locator("#save-for-half")).toBeFocused();
      await page.locator("#save-for-half").fill("36");
      await page.locator(".deal").click();
      // No roll of 1d20+6 reaches 36, and the dragon keeps its legendary resistance.
      await expect(page.locator("#resists-1")).toBeFocused();
      await page.locator(".deal").click();
      await table.expectHitPoints(dragon, "246 / 256");
      await expect(page.locator(".log")).toContainText("36");

      await table.waitForShortcuts();
      await page.keyboard.press("t");
      await page.locator("#cast-name").fill("Bless");
      await page.locator("#cast-name").press("Enter");
      await table.damage(dragon, 2);
      const asked = page.locator(".prompt").filter({ has: page.locator("#prompt-number") });
      await expect(asked.locator("#prompt-number")).toHaveAttribute("placeholder", "+7");
      await expect(asked.locator("button.rolls-dice")).toContainText("+7");
      table.expectNoConsoleOutput();
    });

    test("a typed save of D&D 5e (2014) finds the bonus of the table", async ({ page }) => {
      const { dragon, hp } = text;
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", `${dragon} ${hp} 256; Lidda ${hp} 80 pc`, [[dragon, 22], ["Lidda", 15]]);
      const name = await openSave(page, "10", () => table.select(dragon));
      const field = page.locator("#save-of-1");
      for (const [typed, bonus] of [[text.typed[0], "+6"], ["con", "+13"], ["int", "+3"]]) {
        await name.fill(typed);
        await expect(field).toHaveAttribute("placeholder", bonus);
      }
      table.expectNoConsoleOutput();
    });

    test("a typed save of D&D 3.5 finds the bonus of the table", async ({ page }) => {
      const { ogre, hp } = text;
      const table = await Table.inCombat(page, lang, "D&D 3.5", `${ogre} ${hp} 29; Lidda ${hp} 80 pc`, [[ogre, 22], ["Lidda", 15]]);
      const name = await openSave(page, "10", () => table.select(ogre));
      const field = page.locator("#save-of-1");
      await name.fill("fort");
      await expect(field).toHaveAttribute("placeholder", "+6");
      await name.fill(text.will);
      await expect(field).toHaveAttribute("placeholder", "+1");
      await name.fill(text.reflex);
      await expect(field).toHaveAttribute("placeholder", "+0");
      table.expectNoConsoleOutput();
    });
  });
}

test("a Dexterity save without a stat block has the modifier of the Dexterity", async ({ page }) => {
  const line = "Ash hp 40 dex 17; Bog hp 40 dex 8; Cob hp 40; Lidda hp 80 dex 18 pc";
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", line, [["Lidda", 22], ["Ash", 15], ["Bog", 12], ["Cob", 9]]);
  const name = await openSave(page, "10 ash bog cob lidda", async () => {});
  await name.fill("dex");
  for (const [at, bonus] of ["+3", "−1", "+0", "+0"].entries()) await expect(page.locator(`#save-of-${at + 1}`)).toHaveAttribute("placeholder", bonus);
  await name.fill("con");
  await expect(page.locator("#save-of-1")).toHaveAttribute("placeholder", "+0");
  table.expectNoConsoleOutput();
});

test("a save that ends an effect is rolled with the bonus of its kind", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Adult Red Dragon hp 256; Lidda hp 80 pc", [["Lidda", 22], ["Adult Red Dragon", 15]]);
  const dragon = table.row("Adult Red Dragon");
  await dragon.getByRole("button", { name: "Adult Red Dragon", exact: true }).click();
  await page.keyboard.press("c");
  await page.locator("#condition-search").fill("blinded");
  await page.locator("#until-saved").click();
  await page.locator("#save-kind select").selectOption({ label: "Wisdom" });
  await expect(page.locator("#go[form=picker]")).toHaveText("Adult Red Dragon: blinded, until a save (Wisdom), DC 13");
  await page.locator("#go").click();
  await expect(dragon).toContainText("until a save (Wisdom), DC 13");
  await table.waitForShortcuts();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator(".prompt", { hasText: "Adult Red Dragon: Wisdom save against blinded, DC 13" })).toBeVisible();
  await expect(page.locator("#prompt-number")).toHaveAttribute("placeholder", "+7");
  table.expectNoConsoleOutput();
});
