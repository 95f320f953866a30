// Immediate actions in D&D 3.5: one taken out of turn takes the swift action of the next turn (D35-90). Haste and slow
// are in the panel too (D35-89). In each language, by keyboard and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { CommandLine } from "../pages/command-line.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Table, words } from "../pages/table.js";

const LINE = "Mialee +2 hp 12 pc; Tordek +1 hp 32 pc; Ogre -1 hp 29";
const TOTALS = { Mialee: 22, Ogre: 15, Tordek: 10 };

const texts = {
  en: {
    immediate: "immediate action", swift: "swift action", full: "full-round action", standard: "standard action",
    hint: "Mialee has taken an immediate action: no swift action, and no other immediate one, until the end of Mialee’s next turn.",
    refused: "Mialee has no swift action left, and an immediate action takes one.",
    noSwift: "Mialee: no swift action. An immediate action took it.",
    typed: "mialee immediate action",
    slowed: "slowed", slow: "Ogre is slowed: only one action each turn, and no full-round action.",
    hasted: "hasted", haste: "Mialee is hasted: one extra attack with a full attack, but no extra action.",
    more: "Mialee: full-round action, with one extra attack if it is a full attack (haste).",
  },
  es: {
    immediate: "acción inmediata", swift: "acción rápida", full: "asalto completo", standard: "acción estándar",
    hint: "Mialee ha hecho una acción inmediata: ni acción rápida ni otra inmediata hasta que termine su próximo turno.",
    refused: "A Mialee no le queda acción rápida, y una inmediata la gasta.",
    noSwift: "Mialee no puede hacer: acción rápida. La ha gastado en una acción inmediata.",
    typed: "acción inmediata de mialee",
    slowed: "ralentizado", slow: "Por la ralentización, Ogre tiene una sola acción en su turno, y ninguna de asalto completo.",
    hasted: "acelerado", haste: "Por la aceleración, Mialee hace un ataque más en un ataque completo, pero no gana ninguna acción.",
    more: "Mialee: asalto completo, con un ataque más si es un ataque completo (aceleración).",
  },
  fr: {
    immediate: "action immédiate", swift: "action rapide", full: "action complexe", standard: "action simple",
    hint: "Mialee a fait une action immédiate : ni action rapide ni autre action immédiate jusqu’à la fin de son prochain tour.",
    refused: "Mialee n’a plus d’action rapide, et une action immédiate en consomme une.",
    noSwift: "Plus disponible pour Mialee : action rapide. Une action immédiate l’a consommée.",
    typed: "action immédiate de mialee",
    slowed: "ralenti", slow: "Ogre : état « ralenti », une seule action par tour, et pas d’action complexe.",
    hasted: "accéléré", haste: "Mialee : état « accéléré », une attaque de plus lors d’une attaque à outrance, mais pas d’action de plus.",
    more: "Mialee : action complexe, avec une attaque de plus si c’est une attaque à outrance (rapidité).",
  },
};

/** Returns the button of an action in the panel of the acting combatant. */
const action = (page, name) => page.locator(".panel.in-combat .budget").getByRole("button", { name });

/** Shows the actions that few turns use, which are under More. */
async function showAll(table) {
  const more = table.page.locator("#more");
  if ((await more.getAttribute("aria-expanded")) === "false") await table.press(more);
  await expect(more).toHaveAttribute("aria-expanded", "true");
}

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("an immediate action takes the swift action of the next turn", async ({ page }) => {
        const table = await DrivenTable.playing(page, lang, driver, "D&D 3.5", LINE, TOTALS);
        const hint = page.locator(".panel.in-combat .swift-spent");
        await table.expectTurn("Mialee");
        await showAll(table);
        await expect(action(page, text.swift)).not.toHaveClass(/missing/);
        await table.advance();
        await table.expectTurn("Ogre");
        // In the turn of the ogre.
        await table.select("Mialee");
        await expect(hint).toHaveCount(0);
        await table.command("u", page.locator("#offers"));
        await table.press(page.locator(".offer", { hasText: text.immediate }));
        await expect(page.locator(".pile .what").first()).toHaveText(text.immediate);
        await table.advance();
        await expect(page.locator(".pile .what")).toHaveCount(0);
        await table.select("Mialee");
        await expect(hint).toContainText(text.hint);
        await expect(hint.locator(".cite")).toHaveAttribute("title", "D35-90");
        await table.expectUsable();
        // A second one is offered no more.
        await expect(page.locator(".offer", { hasText: text.immediate })).toHaveCount(0);
        // Her own turn has no swift action any more.
        await table.advance();
        await table.expectTurn("Tordek");
        await table.advance();
        await table.expectTurn("Mialee");
        await showAll(table);
        await expect(action(page, text.swift)).toHaveClass(/used/);
        await expect(action(page, text.standard)).not.toHaveClass(/missing/);
        await table.press(action(page, text.swift));
        await expect(page.locator(".notices")).toContainText(text.noSwift);
        await table.expectUsable();
        // The one after it has.
        await table.advance();
        await table.advance();
        await table.advance();
        await table.expectTurn("Mialee");
        await showAll(table);
        await expect(action(page, text.swift)).not.toHaveClass(/missing/);
        await table.press(action(page, text.swift));
        await expect(action(page, text.swift)).toHaveClass(/used/);
        table.expectNoConsoleOutput();
      });
    });
  }
}

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`typed, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a line takes an immediate action, and haste and slow bite", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 3.5", LINE, Object.entries(TOTALS));
      const line = new CommandLine(page);
      const enter = async (typed) => {
        await line.type(typed);
        await page.keyboard.press("Enter");
        await expect(line.dialog).not.toBeVisible();
      };
      await table.endTurn("Mialee", "Ogre");
      await enter(text.typed);
      await expect(page.locator(".pile .what")).toHaveCount(0);
      await table.select("Mialee");
      await expect(page.locator(".panel.in-combat .swift-spent")).toContainText(text.hint);
      // A second one is refused.
      await line.type(text.typed);
      await expect(line.foreseen).toContainText(text.refused);
      await page.keyboard.press("Escape");
      await expect(line.dialog).not.toBeVisible();
      await enter(`ogre ${text.slowed}`);
      await enter(`mialee ${text.hasted}`);
      await table.select("Ogre");
      const told = page.locator(".panel.in-combat .one-action");
      await expect(told).toContainText(text.slow);
      await expect(told.locator(".cite")).toHaveAttribute("title", "D35-89");
      await expect(action(page, text.full)).toHaveCount(0);
      for (const next of ["Tordek", "Mialee"]) {
        await page.locator("#go").click();
        await table.expectTurn(next);
      }
      await expect(told).toContainText(text.haste);
      await action(page, text.full).click();
      await expect(page.locator(".log")).toContainText(text.more);
      await expect(action(page, text.standard)).toHaveClass(/used/);
      table.expectNoConsoleOutput();
    });
  });
}
