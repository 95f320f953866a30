// The one action of the disabled and the staggered in D&D 3.5 (D35-87), in each language, by keyboard and by touch at
// 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const LINE = "Tordek +1 hp 32 pc; Lidda +3 hp 8 pc; Ogre +0 hp 29";
const TOTALS = { Tordek: 22, Lidda: 19, Ogre: 15 };

const texts = {
  en: {
    disabled: "Tordek is disabled at 0 HP: only one move or standard action.",
    full: "full-round action",
    move: "move",
    standard: "standard action",
    beyond: "Tordek: standard action, beyond the one action allowed when staggered or disabled.",
    strenuous: "Tordek: standard action. If it is strenuous, 1 HP is lost after it.",
  },
  es: {
    disabled: "Tordek tiene 0 puntos de golpe: solo puede hacer una acción, de movimiento o estándar.",
    full: "asalto completo",
    move: "movimiento",
    standard: "acción estándar",
    beyond: "Tordek: acción estándar, además de la única acción que le queda.",
    strenuous: "Tordek: acción estándar. Si exige esfuerzo, después pierde 1 PG.",
  },
  fr: {
    disabled: "Tordek a 0 PV : il ne lui reste qu’une action simple ou de mouvement.",
    full: "action complexe",
    move: "mouvement",
    standard: "action simple",
    beyond: "Tordek : action simple, en plus de la seule action qui lui reste.",
    strenuous: "Tordek : action simple. Si c’est un effort, 1 PV est perdu ensuite.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a disabled fighter has one action, and no full-round action", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        const panel = page.locator(".panel.in-combat");
        const action = (name) => panel.locator(".budget").getByRole("button", { name });
        await table.expectTurn("Tordek");
        await expect(action(text.full)).toBeVisible();
        await expect(panel.locator(".one-action")).toHaveCount(0);
        await table.damage("Tordek", 32, "0 / 32");
        await expect(panel.locator(".one-action")).toContainText(text.disabled);
        await expect(panel.locator(".one-action .cite")).toHaveAttribute("title", "D35-87");
        await expect(action(text.full)).toHaveCount(0);
        await table.expectUsable();
        // The forms to declare and to cast have what the turn can have.
        for (const [key, form, tile] of [["v", "announce", "#announce"], ["t", "cast", "#cast"]]) {
          await table.command(key, page.locator(tile));
          const kinds = page.locator(`.drawer.${form} option`);
          await expect(kinds.getByText(text.standard, { exact: true })).toHaveCount(1);
          await expect(kinds.getByText(text.full, { exact: true })).toHaveCount(0);
          await page.keyboard.press("Escape");
          await expect(page.locator(`.drawer.${form}`)).toBeHidden();
        }
        // The one action is the move. More is refused, and the override says so.
        await table.press(action(text.move));
        await expect(action(text.move)).toHaveClass(/missing/);
        await expect(action(text.standard)).toHaveClass(/missing/);
        await table.press(action(text.standard));
        const refusal = page.locator(".notices .refusal");
        await expect(refusal.locator(".cite")).toHaveAttribute("title", "D35-87");
        await table.press(refusal.getByRole("button").first());
        await expect(page.locator(".log")).toContainText(text.beyond);
        await table.undo();
        await table.undo();
        await table.press(action(text.standard));
        await expect(page.locator(".log")).toContainText(text.strenuous);
        await table.advance();
        await table.expectTurn("Lidda");
        await expect(panel.locator(".one-action")).toHaveCount(0);
        await expect(action(text.full)).toBeVisible();
        table.expectNoConsoleOutput();
      });
    });
  }
}
