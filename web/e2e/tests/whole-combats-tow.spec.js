// Tales of War combats, each by keyboard alone and by touch on a narrow screen, and their announcements.
import { expect, test } from "@playwright/test";
import { hands } from "../drivers/input-methods.js";
import { Turn } from "../pages/driven-tow-table.js";
import { words } from "../pages/table.js";

const ladder = { Ada: 10, Bo: 15, Cy: 20 };

/** A real roll with this total, by a formula or none. */
const fumbled = (formula, total) => ["en", async (cycle, page) => {
  await cycle.sample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await cycle.passTo("Archer has priority", "Archer’s main phase");
  await cycle.declare(`Snap shot 3pa ${formula}vs 12 fumble 2 @Orc`);
  await cycle.expectPile("Snap shot → Orc · 3 AP");
  await cycle.passTo("Resolve Snap shot");
  await cycle.write(page.getByLabel("Fumble result"), "The bowstring snaps");
  await cycle.expectWell();
  await cycle.send(page.getByLabel("Roll total"), String(total));
  await cycle.expectLog(`Snap shot: fumble (roll ${total} vs. 12).`);
  await cycle.expectPile("The bowstring snaps");
  await expect(page.locator(".stack .note").first()).toHaveText("initiative 10 · consequences of a fumble");
  await cycle.expectWell();
  await cycle.passTo("Resolve The bowstring snaps");
  await cycle.onward();
  await expect(cycle.pile()).toHaveCount(0);
}];

const plays = {
  "a ladder of responses, the newest resolved first": ["es", async (cycle) => {
    await cycle.fight(ladder);
    await cycle.expectPrompt("Ada tiene la prioridad");
    await cycle.declare("Golpear @Cy");
    await cycle.expectPile("Golpear → Cy");
    await cycle.onward();
    await cycle.expectPrompt("Bo tiene la prioridad");
    await cycle.declare("Parar");
    await cycle.expectPile("Parar", "Golpear → Cy");
    await cycle.expectState("Ada", "le falta iniciativa para responder a Bo");
    await cycle.onward();
    await cycle.expectPrompt("Cy tiene la prioridad");
    await cycle.declare("Zancadilla @Bo");
    await cycle.expectPile("Zancadilla → Bo", "Parar", "Golpear → Cy");
    await cycle.expectWell();
    const left = ["Zancadilla", "Parar", "Golpear"];
    for (const [index, name] of left.entries()) {
      await cycle.passTo(`Resolver ${name}`);
      await cycle.expectWell();
      await cycle.press(cycle.button(`Resolver → ${name}`));
      await expect(cycle.pile()).toHaveCount(left.length - 1 - index);
      await cycle.expectWell();
    }
    await cycle.expectPrompt("Ada tiene la prioridad");
  }],

  "an arrow is shot, waits, and lands in the final phase": ["fr", async (cycle, page) => {
    await cycle.sample({ Archère: 10, Magicienne: 15, Orque: 5, Gobelin: 3 });
    await cycle.passTo("Archère a la priorité", "Phase principale d’Archère");
    await cycle.press(page.locator(".declare .saved").first());
    await cycle.press(page.locator(".declare .target", { hasText: "@Orque" }));
    await expect(page.locator("#declare-told")).toHaveText(
      "Tirer → Orque · 3 PA · 1d20+5 contre 12 · maladresse jusqu’à 2 · laisse Flèche",
    );
    await cycle.expectWell();
    await cycle.press(cycle.button("Déclarer"));
    await cycle.expectPile("Tirer → Orque · 3 PA");
    await cycle.passTo("Résoudre Tirer");
    await cycle.press(cycle.button("Réussite"));
    await expect(cycle.pile()).toHaveCount(0);
    await expect(cycle.postponed()).toHaveText(["Flèche → Orque"]);
    await cycle.expectWell();
    await cycle.passTo("Archère a la priorité", "Phase finale");
    await expect(cycle.postponed()).toHaveCount(0);
    await cycle.expectPile("Flèche → Orque");
    await cycle.expectWell();
    await cycle.passTo("Résoudre Flèche");
    await cycle.onward();
    // French puts a non-breaking space before a colon.
    await expect(page.locator(".log")).toContainText(/Flèche\u00a0: réussite\. Orque\u00a0: effet appliqué\./);
    await expect(cycle.pile()).toHaveCount(0);
  }],

  "a total that is as low as a fumble leaves its consequences on top": fumbled("", 2),

  "a total that is as low as a fumble but for the bonus of its formula": fumbled("1d20+5 ", 7),

  "a chain lightning whose first target is gone jumps from the ground": ["es", async (cycle, page) => {
    await cycle.sample({ Arquera: 10, Maga: 15, Orco: 5, Trasgo: 3 });
    await cycle.passTo("Maga tiene la prioridad", "Fase principal de Maga");
    await cycle.declare("Relámpago en cadena 4pa 2 potencia @Trasgo");
    await expect(cycle.actor("Maga")).toContainText("1/5 PA · potencia 1/3");
    await cycle.press(cycle.actor("Trasgo").locator(".name"));
    await cycle.expectWell();
    await cycle.press(page.locator("#more"));
    await cycle.press(page.locator("#remove"));
    await expect(cycle.actor("Trasgo")).toHaveCount(0);
    await cycle.passTo("Resolver Relámpago en cadena");
    const target = page.locator(".of-target.gone select");
    await expect(target).toHaveValue("");
    await expect(target.locator("option").first()).toHaveText("ya no está, se descarta");
    await cycle.expectWell();
    await cycle.choose(target, "se desvía a un lugar…");
    await cycle.write(page.getByLabel("Lugar", { exact: true }), "la tierra");
    await cycle.press(page.locator(".further summary"));
    const orc = page.locator(".further button", { hasText: "Orco" });
    await cycle.press(orc);
    await expect(orc).toHaveAttribute("aria-pressed", "true");
    await cycle.expectWell();
    await cycle.press(cycle.button("Resolver → Relámpago en cadena"));
    await cycle.expectLog("Relámpago en cadena: éxito. Trasgo: se desvía a la tierra. Orco: se aplica.");
    await expect(cycle.pile()).toHaveCount(0);
  }],

  "passing by itself stops when something new comes": ["fr", async (cycle, page) => {
    await cycle.fight(ladder);
    await cycle.expectPrompt("Ada a la priorité");
    await cycle.onward();
    await cycle.expectPrompt("Bo a la priorité");
    await cycle.press(cycle.button("jusqu’à la fin du tour TOW"));
    await expect(cycle.actor("Bo").locator(".setting")).toContainText("passe jusqu’à la fin du tour TOW, sauf nouveauté");
    await cycle.expectWell();
    await cycle.passTo("Ada a la priorité", "Phase principale de Cy");
    await expect(page.locator(".setting")).toHaveCount(1);
    await cycle.declare("Frapper @Cy");
    await expect(page.locator(".setting")).toHaveCount(0);
    await cycle.expectLog("Du nouveau : Frapper. On redemande à Bo.");
    await expect(cycle.go).toContainText("Passer → Bo peut répondre");
    await cycle.onward();
    await cycle.expectPrompt("Bo a la priorité");
    // The same holds after ending auto-pass by hand.
    await cycle.press(cycle.button("jusqu’à sa phase principale"));
    await cycle.press(cycle.button("Redemander à Bo"));
    await expect(page.locator(".setting")).toHaveCount(0);
    await cycle.expectWell();
  }],

  "going back in the middle of a circulation": ["en", async (cycle) => {
    await cycle.fight(ladder);
    await cycle.expectPrompt("Ada has priority");
    await cycle.declare("Strike @Cy");
    await cycle.expectPile("Strike → Cy");
    for (const next of ["Bo", "Cy"]) {
      await cycle.onward();
      await cycle.expectPrompt(`${next} has priority`);
    }
    await cycle.expectState("Bo", "has passed");
    await cycle.undo();
    await cycle.expectPrompt("Bo has priority");
    await cycle.expectSaid("Undo: Bo passes. Bo has priority.");
    await cycle.expectState("Ada", "has passed");
    await cycle.expectState("Cy", "can still respond");
    await cycle.expectWell();
    await cycle.undo();
    await cycle.expectPrompt("Ada has priority");
    await cycle.expectPile("Strike → Cy");
    await cycle.undo();
    await expect(cycle.pile()).toHaveCount(0);
    for (const who of ["Ada", "Bo", "Cy"]) {
      await cycle.redo();
      await cycle.expectPrompt(`${who} has priority`);
      await cycle.expectPile("Strike → Cy");
    }
    await cycle.expectWell();
    // Priority continues where it was.
    await cycle.onward();
    await cycle.expectPrompt("Resolve Strike");
  }],
};

for (const [by, { hand, use }] of Object.entries(hands)) {
  for (const [title, [lang, play]] of Object.entries(plays)) {
    test.describe(`by ${by}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test(title, async ({ page }) => {
        const cycle = new Turn(page, lang, hand);
        await cycle.open();
        await play(cycle, page);
        cycle.expectSilence();
      });
    });
  }
}

test("every push and every resolution of stacked responses is announced", async ({ page }) => {
  const cycle = new Turn(page, "en", hands["keyboard alone"].hand);
  await cycle.open();
  await cycle.fight(ladder);
  await cycle.expectSaid("No charge: Ada, Bo, and Cy. Ada has priority.");
  await cycle.declare("Strike @Cy");
  await cycle.expectSaid("Ada puts Strike on the stack. Ada has priority.");
  await cycle.onward();
  await cycle.expectSaid("Ada passes. Bo has priority.");
  await cycle.declare("Parry");
  await cycle.expectSaid("Bo puts Parry on the stack. Bo has priority.");
  await cycle.onward();
  await cycle.expectSaid("Bo passes. Cy has priority.");
  await cycle.declare("Trip @Bo");
  await cycle.expectSaid("Cy puts Trip on the stack. Cy has priority.");
  await cycle.onward();
  await cycle.expectSaid("Cy passes. Everyone has passed. Resolve Trip.");
  await cycle.onward();
  await cycle.expectSaid("Trip: success. Bo: applied. Bo has priority.");
  await cycle.passTo("Resolve Parry");
  await cycle.expectSaid("Cy passes. Everyone has passed. Resolve Parry.");
  await cycle.onward();
  await cycle.expectSaid("Parry: success. Ada has priority.");
  await cycle.passTo("Resolve Strike");
  await cycle.expectSaid("Cy passes. Everyone has passed. Resolve Strike.");
  await cycle.onward();
  await cycle.expectSaid("Strike: success. Cy: applied. Ada has priority.");
  cycle.expectSilence();
});
