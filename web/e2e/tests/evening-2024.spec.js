// An evening of D&D 5e (2024): a swap by the Alert feat, Action Surge, Hold Person that is lost with its caster's
// concentration, a dragon's breath on four, and a troll that regenerates. In each language, by keyboard alone and by
// touch at 360 px.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";
import { Inputs } from "../reports/inputs.js";

const texts = {
  en: {
    heroes: "Lidda dex 16 hp 66 resists fire alert pc; Regdar hp 90 resists fire action surge pc; Mialee hp 60 pc",
    ally: "Ogre ally", ogre: "Ogre", dragon: "Adult Red Dragon", troll: "Troll", fanatic: "Cultist Fanatic",
    asks: "Lidda has the Alert feat. Swap initiative with:", swapped: "Lidda takes the initiative of Regdar: 19.",
    action: "action", surge: "Action Surge",
    regeneration: "Regeneration", regenerates: "Troll regenerates 15, unless prevented", regain: "Regain 15",
    spell: "Hold Person", paralyzed: "paralyzed", open: "until removed",
    holds: "Cultist Fanatic concentrates on Hold Person: save, DC 10", number: "Modifier, or total",
    failed: "Cultist Fanatic: Concentration 4 vs. DC 10", ends: "Cultist Fanatic stops concentrating.",
    breath: "Aim 17d6 fire", save: "Dexterity", deal: "Deal 45 fire to 4 combatants", burned: "Mialee takes 45 fire damage (15 HP).",
  },
  es: {
    heroes: "Lidda des 16 pg 66 resiste fuego alerta pj; Regdar pg 90 resiste fuego oleada de acción pj; Mialee pg 60 pj",
    ally: "Ogro aliado", ogre: "Ogro", dragon: "Dragón rojo adulto", troll: "Troll", fanatic: "Sectario fanático",
    asks: "Lidda tiene la dote Alerta. Intercambiar la iniciativa con:", swapped: "Lidda toma la iniciativa de Regdar: 19.",
    action: "acción", surge: "Acción súbita",
    regeneration: "Regeneración", regenerates: "Troll regenera 15, salvo que algo lo impida", regain: "Recuperar 15",
    spell: "Inmovilizar persona", paralyzed: "paralizado", open: "hasta que lo quites",
    holds: "Sectario fanático se concentra en Inmovilizar persona: salvación, CD 10", number: "Modificador o total",
    failed: "Sectario fanático: Concentración 4 contra CD 10", ends: "Sectario fanático pierde la concentración.",
    breath: "Aplicar 17d6 fuego", save: "Destreza", deal: "45 (fuego) de daño a 4 combatientes", burned: "Mialee pierde 45 PG (fuego). Queda en 15.",
  },
  fr: {
    heroes: "Lidda dex 16 pv 66 résistance feu vigilante pj; Regdar pv 90 résistance feu fougue pj; Mialee pv 60 pj",
    ally: "Ogre allié", ogre: "Ogre", dragon: "Dragon rouge adulte", troll: "Troll", fanatic: "Fanatique de secte",
    asks: "Lidda a le don Vigilant. Échanger l’initiative avec :", swapped: "Lidda prend l’initiative de Regdar : 19.",
    action: "action", surge: "Fougue",
    regeneration: "Régénération", regenerates: "Troll régénère 15, sauf empêchement", regain: "Récupérer 15",
    spell: "Immobilisation de personne", paralyzed: "paralysé", open: "jusqu’à nouvel ordre",
    holds: "Fanatique de secte se concentre sur Immobilisation de personne : sauvegarde, DD 10", number: "Modificateur, ou total",
    failed: "Fanatique de secte : Concentration 4 contre DD 10", ends: "Fanatique de secte cesse de se concentrer.",
    breath: "Viser avec 17d6 feu", save: "Dextérité", deal: "Infliger 45 (feu) à 4 combattants", burned: "Mialee perd 45 PV (feu). PV restants : 15.",
  },
};

/** Aims the breath of the stat block at four, for 45 damage. Returns the inputs so far, which are few by touch. */
async function aimBreath(table, page, text, keys) {
  const inputs = new Inputs(page);
  const targets = ["Lidda", "Regdar", "Mialee", text.ogre];
  const breath = page.locator(".stat-block").getByRole("button", { name: text.breath });
  await inputs.by("the stat block", table.press(page.locator("#stats")));
  await inputs.by("the breath", table.press(breath));
  await expect(page.locator("#save-for-half")).toHaveValue("21");
  await expect(page.locator(".half-save input").first()).toHaveValue(text.save);
  await expect(page.locator("#amount")).toBeFocused();
  await inputs.type(keys ? `45 ${targets.join(", ")}` : "45");
  if (!keys) for (const name of targets) await inputs.by(name, table.select(name));
  await expect(page.locator(".row.picked")).toHaveCount(4);
  await expect(page.locator(".deal")).toContainText(text.deal);
  return inputs;
}

async function playEvening(table, page, text, keys) {
  const { ogre, dragon, troll, fanatic } = text;
  const prompt = page.locator(".prompt:not(.legendary)");
  const asks = (words) => expect.poll(async () => withPlainSpaces(await prompt.innerText())).toContain(withPlainSpaces(words));
  const hitPoints = async (all) => {
    for (const [name, left] of Object.entries(all)) await table.expectHitPoints(name, left);
  };
  const whole = { Lidda: "66 / 66", Regdar: "90 / 90", Mialee: "60 / 60", [ogre]: "68 / 68" };

  await table.chooseRuleset("D&D 5e (2024)");
  await table.add(text.heroes);
  await table.add(text.ally);
  for (const name of [dragon, troll, fanatic]) await table.add(name);
  await table.press(page.locator("#go"));
  await table.totals({ Lidda: 24, [fanatic]: 21, Regdar: 19, [dragon]: 16, [troll]: 12, Mialee: 10, [ogre]: 5 });

  // Lidda is alert, and lets Regdar act first.
  await asks(text.asks);
  await table.press(prompt.getByRole("button", { name: "Regdar" }));
  await table.expectLogged(text.swapped);
  await table.expectOrder(["Regdar", fanatic, "Lidda", dragon, troll, "Mialee", ogre]);
  await table.expectTurn("Regdar");

  // Regdar takes two actions.
  const action = table.action(text.action);
  await table.press(action);
  await expect(action).toHaveClass(/used/);
  await table.press(table.action(text.surge));
  await expect(action).not.toHaveClass(/used/);
  await table.press(action);
  await expect(action).toHaveClass(/used/);
  await table.damage(troll, 30, "64 / 94");
  await table.damage(fanatic, 12, "32 / 44");
  await table.advance();

  // The fanatic holds Regdar, until Lidda breaks its concentration.
  await table.expectTurn(fanatic);
  await table.command("t", page.locator("#cast"));
  await table.send(page.locator("#cast-name"), text.spell);
  await table.give("Regdar", text.paralyzed, { until: { duration: text.open, by: fanatic } });
  await table.advance();
  await table.expectTurn("Lidda");
  await table.damage(fanatic, 9, "23 / 44");
  await asks(text.holds);
  await table.send(prompt.getByLabel(text.number), "4");
  await expect(prompt).toHaveCount(0);
  await expect(table.condition("Regdar", text.paralyzed)).toHaveCount(0);
  await table.expectLogged(text.failed);
  await table.expectLogged(text.ends);
  await table.advance();

  // The dragon breathes. No save reaches its DC, and two resist. One undo takes all of it back, and the use.
  await table.expectTurn(dragon);
  const inputs = await aimBreath(table, page, text, keys);
  await expect(page.locator("#save-of-4")).toHaveAttribute("placeholder", "−1");
  await table.expectUsable();
  await inputs.by("deal", keys ? page.keyboard.press("Enter") : page.locator(".deal").tap());
  if (!keys) inputs.expectAtMost(8, "a breath of the stat block on four, with their saves");
  await hitPoints({ Lidda: "44 / 66", Regdar: "68 / 90", Mialee: "15 / 60", [ogre]: "23 / 68" });
  await table.expectLogged(text.burned);
  const left = page.locator(".panel .limited-uses .pip");
  await expect(left).toHaveAttribute("aria-pressed", "false");
  await table.undo();
  await hitPoints(whole);
  await expect(left).toHaveAttribute("aria-pressed", "true");

  // Again, with the total of Lidda's player: half of half.
  await aimBreath(table, page, text, keys);
  await table.write(page.locator("#save-of-1"), "25");
  await table.press(page.locator(".deal"));
  await hitPoints({ Lidda: "55 / 66", Regdar: "68 / 90", Mialee: "15 / 60", [ogre]: "23 / 68" });
  await table.advance();

  await asks(text.regenerates);
  await expect(page.locator("#go")).toContainText(text.regain);
  await table.advance();
  await table.expectHitPoints(troll, "79 / 94");
  await table.expectTurn(troll);
  for (const next of ["Mialee", ogre, "Regdar"]) {
    await table.advance();
    await table.expectTurn(next);
  }
  await table.expectRound(table.words.round(2));
  await table.endCombat();
  table.expectNoConsoleOutput();
}

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("a dragon breathes on four", async ({ page }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open();
        await playEvening(table, page, text, by === "keyboard alone");
      });
    });
  }
}
