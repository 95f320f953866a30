// An evening of D&D 3.5: a fighter falls and becomes stable, an ogre is dazed, a bugbear falls to nonlethal damage, and
// a wizard acts at once before her turn. In each language, by keyboard alone and by touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const texts = {
  en: {
    ogre: "Ogre", bugbear: "Bugbear", side: "pc", hp: "hp",
    dying: "dying", asks: "Does Tordek stabilize?", falls: "Tordek takes 35 damage (−3 HP). Tordek: dying.",
    sinks: "Tordek: d% 11, over 10.", rises: "Tordek: d% 7, 10 or lower.", stable: "Tordek is stable.",
    dazed: "dazed", lost: "Ogre can’t act; turn skipped.",
    staggered: "staggered", unconscious: "unconscious", taken: "Bugbear takes 2 nonlethal damage (18 in all)",
    immediate: "immediate action", swift: "swift action", standard: "standard action", noSwift: "Mialee: no swift action. An immediate action took it.",
  },
  es: {
    ogre: "Ogro", bugbear: "Osgo", side: "pj", hp: "pg",
    dying: "moribundo", asks: "¿Se estabiliza Tordek?", falls: "Tordek pierde 35 PG. Queda en −3. Tordek: moribundo.",
    sinks: "Tordek: d% 11, más de 10.", rises: "Tordek: d% 7, 10 o menos.", stable: "Tordek se estabiliza.",
    dazed: "atontado", lost: "Ogro no puede actuar y pierde su turno.",
    staggered: "grogui", unconscious: "inconsciente", taken: "Osgo sufre 2 de daño no letal (en total, 18)",
    immediate: "acción inmediata", swift: "acción rápida", standard: "acción estándar", noSwift: "Mialee no puede hacer: acción rápida. La ha gastado en una acción inmediata.",
  },
  fr: {
    ogre: "Ogre", bugbear: "Gobelours", side: "pj", hp: "pv",
    dying: "mourant", asks: "L’état de Tordek se stabilise-t-il ?", falls: "Tordek perd 35 PV. PV restants : −3. Tordek : mourant.",
    sinks: "Tordek : d% 11, plus de 10.", rises: "Tordek : d% 7, 10 ou moins.", stable: "L’état de Tordek se stabilise.",
    dazed: "hébété", lost: "Ogre ne peut pas agir : son tour est perdu.",
    staggered: "chancelant", unconscious: "inconscient", taken: "Gobelours subit 2 dégâts non létaux (total : 18)",
    immediate: "action immédiate", swift: "action rapide", standard: "action simple", noSwift: "Plus disponible pour Mialee : action rapide. Une action immédiate l’a consommée.",
  },
};

async function playEvening(table, page, text) {
  const { ogre, bugbear } = text;
  const prompt = page.locator(".prompt");
  const offer = page.locator(".offer", { hasText: "Mialee" }).filter({ hasText: text.immediate });
  const nonlethal = (total) => expect(table.row(bugbear).locator(".hp .nonlethal")).toHaveText(`NL ${total}`);
  const strike = async (amount) => {
    await table.select(bugbear);
    await table.command("d", table.button(table.words.damage).first());
    await table.write(page.locator("#amount"), String(amount));
    await table.check(page.locator("#nonlethal input"));
    await table.press(page.locator(".amount.open .deal"));
  };
  const rolls = async (face) => {
    await expect(prompt).toContainText(text.asks);
    await table.send(prompt.locator("#death-save-number"), String(face));
  };

  await table.chooseRuleset("D&D 3.5");
  await table.add(`Lidda +3 ${text.hp} 18 ${text.side}; Tordek +1 ${text.hp} 32 ${text.side}; Mialee +2 ${text.hp} 12 ${text.side}`);
  // The stat blocks of the ruleset have the hit points.
  await table.add(ogre);
  await table.add(bugbear);
  await table.press(page.locator("#go"));
  await table.totals({ Lidda: 22, [ogre]: 19, Tordek: 15, [bugbear]: 12, Mialee: 8 });

  // Round 1. Mialee is flat-footed until her turn, and so may not act at once yet.
  await table.expectTurn("Lidda");
  await table.expectOrder(["Lidda", ogre, "Tordek", bugbear, "Mialee"]);
  await table.select("Mialee");
  await table.command("u", page.locator("#offers"));
  await table.press(offer);
  await expect(page.locator(".refusal .cite")).toHaveAttribute("title", /D35-90\b/);
  await expect(table.stack).toHaveCount(0);
  await table.advance();
  await expect(page.locator(".refusal")).toHaveCount(0);
  await table.expectTurn(ogre);
  await table.damage("Tordek", 35, "−3 / 32");
  await expect(table.condition("Tordek", text.dying)).toBeVisible();
  await table.expectLogged(text.falls);
  await table.advance();
  // His own turn is the first that asks.
  await rolls(11);
  await table.expectTurn(bugbear);
  await table.expectHitPoints("Tordek", "−4 / 32");
  await table.expectLogged(text.sinks);
  await table.advance();
  await table.expectTurn("Mialee");
  await table.give(ogre, text.dazed);
  await table.advance();

  // Round 2. In Lidda's turn, before her own, Mialee acts at once.
  await table.expectTurn("Lidda");
  await table.select("Mialee");
  await table.command("u", page.locator("#offers"));
  await table.press(offer);
  await expect(table.stack.first()).toHaveText(text.immediate);
  await table.advance();
  await expect(table.stack).toHaveCount(0);
  await table.expectTurn("Lidda");
  await strike(16);
  await expect(table.condition(bugbear, text.staggered)).toBeVisible();
  await strike(2);
  await expect(table.condition(bugbear, text.unconscious)).toBeVisible();
  await expect(table.condition(bugbear, text.staggered)).toHaveCount(0);
  await table.expectHitPoints(bugbear, "16 / 16");
  await nonlethal(18);
  await table.expectLogged(text.taken);
  await table.expectUsable();
  // The dazed ogre has no turn. Tordek becomes stable, and the bugbear has no turn either.
  await table.advance();
  await rolls(7);
  await table.expectTurn("Mialee");
  await table.expectLogged(text.lost);
  await table.expectLogged(text.rises);
  await table.expectLogged(text.stable);
  await table.expectHitPoints("Tordek", "−4 / 32");
  await expect(table.condition(ogre, text.dazed)).toHaveCount(0);
  await table.showAllActions();
  await expect(table.action(text.swift)).toHaveClass(/used/);
  await expect(table.action(text.standard)).not.toHaveClass(/used/);
  await table.press(table.action(text.swift));
  await expect(page.locator(".notices")).toContainText(text.noSwift);

  // Round 3. The ogre acts again, and Tordek owes no roll.
  await table.advance();
  await table.expectTurn("Lidda");
  await table.advance();
  await table.expectTurn(ogre);
  await table.advance();
  await table.expectTurn("Mialee");
  await table.showAllActions();
  await expect(table.action(text.swift)).not.toHaveClass(/used/);
  await table.endCombat();
  table.expectNoConsoleOutput();
}

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a fighter becomes stable while an ogre is dazed", async ({ page }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open();
        await playEvening(table, page, text);
      });
    });
  }
}
