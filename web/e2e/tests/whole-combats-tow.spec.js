// Tales of War combats, each by keyboard alone and by touch on a narrow screen, and their announcements.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { keyboard } from "../drivers/keyboard.js";
import { DrivenTowTable } from "../pages/driven-tow-table.js";
import { words } from "../pages/table.js";

const ladder = { Ada: 10, Bo: 15, Cy: 20 };

/** A real roll with this total, by a formula or none. */
const fumbled = (formula, total) => ["en", async (tow, page) => {
  await tow.startSample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await tow.passUntil("Archer has priority", "Archer’s main phase");
  await tow.declare(`Snap shot 3pa ${formula}vs 12 fumble 2 @Orc`);
  await tow.expectStack("Snap shot → Orc · 3 AP");
  await tow.passUntil("Resolve Snap shot");
  await tow.write(page.getByLabel("Fumble result"), "The bowstring snaps");
  await tow.expectUsable();
  await tow.send(page.getByLabel("Roll total"), String(total));
  await tow.expectLog(`Snap shot: fumble (roll ${total} vs. 12).`);
  await tow.expectStack("The bowstring snaps");
  await expect(page.locator(".stack .note").first()).toHaveText("initiative 10 · consequences of a fumble");
  await tow.expectUsable();
  await tow.passUntil("Resolve The bowstring snaps");
  await tow.advance();
  await expect(tow.stack).toHaveCount(0);
}];

const plays = {
  "a ladder of responses, the newest resolved first": ["es", async (tow) => {
    await tow.startCombat(ladder);
    await tow.expectPrompt("Ada tiene la prioridad");
    await tow.declare("Golpear @Cy");
    await tow.expectStack("Golpear → Cy");
    await tow.advance();
    await tow.expectPrompt("Bo tiene la prioridad");
    await tow.declare("Parar");
    await tow.expectStack("Parar", "Golpear → Cy");
    await tow.expectState("Ada", "le falta iniciativa para responder a Bo");
    await tow.advance();
    await tow.expectPrompt("Cy tiene la prioridad");
    await tow.declare("Zancadilla @Bo");
    await tow.expectStack("Zancadilla → Bo", "Parar", "Golpear → Cy");
    await tow.expectUsable();
    const left = ["Zancadilla", "Parar", "Golpear"];
    for (const [index, name] of left.entries()) {
      await tow.passUntil(`Resolver ${name}`);
      await tow.expectUsable();
      await tow.press(tow.button(`Resolver → ${name}`));
      await expect(tow.stack).toHaveCount(left.length - 1 - index);
      await tow.expectUsable();
    }
    await tow.expectPrompt("Ada tiene la prioridad");
  }],

  "an arrow is shot, waits, and lands in the final phase": ["fr", async (tow, page) => {
    await tow.startSample({ Archère: 10, Magicienne: 15, Orque: 5, Gobelin: 3 });
    await tow.passUntil("Archère a la priorité", "Phase principale d’Archère");
    await tow.press(page.locator(".declare .saved").first());
    await tow.press(page.locator(".declare .target", { hasText: "@Orque" }));
    await expect(page.locator("#declare-told")).toHaveText(
      "Tirer → Orque · 3 PA · 1d20+5 contre 12 · maladresse à 2 ou moins · laisse Flèche",
    );
    await tow.expectUsable();
    await tow.press(tow.button("Déclarer"));
    await tow.expectStack("Tirer → Orque · 3 PA");
    await tow.passUntil("Résoudre Tirer");
    await tow.press(tow.button("Réussite"));
    await expect(tow.stack).toHaveCount(0);
    await expect(tow.postponed).toHaveText(["Flèche → Orque"]);
    await tow.expectUsable();
    await tow.passUntil("Archère a la priorité", "Phase finale");
    await expect(tow.postponed).toHaveCount(0);
    await tow.expectStack("Flèche → Orque");
    await tow.expectUsable();
    await tow.passUntil("Résoudre Flèche");
    await tow.advance();
    // French puts a non-breaking space before a colon.
    await expect(page.locator(".log")).toContainText(/Flèche\u00a0: réussite\. Orque\u00a0: effet appliqué\./);
    await expect(tow.stack).toHaveCount(0);
  }],

  "a total that is as low as a fumble leaves its consequences on top": fumbled("", 2),

  "a total that is as low as a fumble but for the bonus of its formula": fumbled("1d20+5 ", 7),

  "a chain lightning whose first target is gone jumps from the ground": ["es", async (tow, page) => {
    await tow.startSample({ Arquera: 10, Maga: 15, Orco: 5, Goblin: 3 });
    await tow.passUntil("Maga tiene la prioridad", "Fase principal de Maga");
    await tow.declare("Relámpago en cadena 4pa 2 potencia @Goblin");
    await expect(tow.actor("Maga")).toContainText("1/5 PA · potencia 1/3");
    await tow.press(tow.actor("Goblin").locator(".name"));
    await tow.expectUsable();
    await tow.press(page.locator("#more"));
    await tow.press(page.locator("#remove"));
    await expect(tow.actor("Goblin")).toHaveCount(0);
    await tow.passUntil("Resolver Relámpago en cadena");
    const target = page.locator(".of-target.gone select");
    await expect(target).toHaveValue("");
    await expect(target.locator("option").first()).toHaveText("ya no está, se descarta");
    await tow.expectUsable();
    await tow.choose(target, "se desvía hacia un lugar…");
    await tow.write(page.getByLabel("Lugar", { exact: true }), "la tierra");
    await tow.press(page.locator(".further summary"));
    const orc = page.locator(".further button", { hasText: "Orco" });
    await tow.press(orc);
    await expect(orc).toHaveAttribute("aria-pressed", "true");
    await tow.expectUsable();
    await tow.press(tow.button("Resolver → Relámpago en cadena"));
    await tow.expectLog("Relámpago en cadena: éxito. Goblin: se desvía hacia la tierra. Orco: se aplica.");
    await expect(tow.stack).toHaveCount(0);
  }],

  "auto-pass stops when a new item comes": ["fr", async (tow, page) => {
    await tow.startCombat(ladder);
    await tow.expectPrompt("Ada a la priorité");
    await tow.advance();
    await tow.expectPrompt("Bo a la priorité");
    await tow.press(tow.button("jusqu’à la fin du tour TOW"));
    await expect(tow.actor("Bo").locator(".setting")).toContainText("passe jusqu’à la fin du tour TOW, sauf nouveauté");
    await tow.expectUsable();
    await tow.passUntil("Ada a la priorité", "Phase principale de Cy");
    await expect(page.locator(".setting")).toHaveCount(1);
    await tow.declare("Frapper @Cy");
    await expect(page.locator(".setting")).toHaveCount(0);
    await tow.expectLog("Du nouveau : Frapper. Fin du passage automatique : Bo.");
    await expect(tow.go).toContainText("Passer → Bo peut répondre");
    await tow.advance();
    await tow.expectPrompt("Bo a la priorité");
    // The same holds after ending auto-pass by hand.
    await tow.press(tow.button("jusqu’à sa phase principale"));
    await tow.press(tow.button("Arrêter le passage automatique de Bo"));
    await expect(page.locator(".setting")).toHaveCount(0);
    await tow.expectUsable();
  }],

  "undo while priority circulates": ["en", async (tow) => {
    await tow.startCombat(ladder);
    await tow.expectPrompt("Ada has priority");
    await tow.declare("Strike @Cy");
    await tow.expectStack("Strike → Cy");
    for (const next of ["Bo", "Cy"]) {
      await tow.advance();
      await tow.expectPrompt(`${next} has priority`);
    }
    await tow.expectState("Bo", "has passed");
    await tow.undo();
    await tow.expectPrompt("Bo has priority");
    await tow.expectAnnounced("Undo: Bo passes. Bo has priority.");
    await tow.expectState("Ada", "has passed");
    await tow.expectState("Cy", "can still respond");
    await tow.expectUsable();
    await tow.undo();
    await tow.expectPrompt("Ada has priority");
    await tow.expectStack("Strike → Cy");
    await tow.undo();
    await expect(tow.stack).toHaveCount(0);
    for (const who of ["Ada", "Bo", "Cy"]) {
      await tow.redo();
      await tow.expectPrompt(`${who} has priority`);
      await tow.expectStack("Strike → Cy");
    }
    await tow.expectUsable();
    // Priority continues where it was.
    await tow.advance();
    await tow.expectPrompt("Resolve Strike");
  }],
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [title, [lang, play]] of Object.entries(plays)) {
    test.describe(`by ${by}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test(title, async ({ page }) => {
        const tow = new DrivenTowTable(page, lang, driver);
        await tow.open();
        await /** @type {any} */ (play)(tow, page);
        tow.expectNoConsoleOutput();
      });
    });
  }
}

test("every push and every resolution of stacked responses is announced", async ({ page }) => {
  const tow = new DrivenTowTable(page, "en", keyboard);
  await tow.open();
  await tow.startCombat(ladder);
  await tow.expectAnnounced("No charge: Ada, Bo, and Cy. Ada has priority.");
  await tow.declare("Strike @Cy");
  await tow.expectAnnounced("Ada puts Strike on the stack. Ada has priority.");
  await tow.advance();
  await tow.expectAnnounced("Ada passes. Bo has priority.");
  await tow.declare("Parry");
  await tow.expectAnnounced("Bo puts Parry on the stack. Bo has priority.");
  await tow.advance();
  await tow.expectAnnounced("Bo passes. Cy has priority.");
  await tow.declare("Trip @Bo");
  await tow.expectAnnounced("Cy puts Trip on the stack. Cy has priority.");
  await tow.advance();
  await tow.expectAnnounced("Everyone passes. Resolve Trip.");
  await tow.advance();
  await tow.expectAnnounced("Trip: success. Bo: applied. Bo has priority.");
  await tow.passUntil("Resolve Parry");
  await tow.expectAnnounced("Everyone passes. Resolve Parry.");
  await tow.advance();
  await tow.expectAnnounced("Parry: success. Ada has priority.");
  await tow.passUntil("Resolve Strike");
  await tow.expectAnnounced("Everyone passes. Resolve Strike.");
  await tow.advance();
  await tow.expectAnnounced("Strike: success. Cy: applied. Ada has priority.");
  tow.expectNoConsoleOutput();
});
