// The sources' five examples, from the first screen to the end of combat and the copied log, each by keyboard
// alone and by touch on a narrow screen.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const plays = {
  "the kobold in the corridor (3.0)": ["es", async (table, page) => {
    await table.chooseSample("El kobold del pasillo D&D 3.0");
    await expect(table.forecast).toContainText("Kobold actúa");
    await table.command("p", page.locator("#prepare"));
    await expect(page.locator(".prepared")).toHaveText("Asaltos de preparación: 1");
    await table.expectUsable();
    await table.advance();

    // Nobody has rolled. Surprised combatants only make their saves.
    await table.expectTurn("Kobold");
    for (const name of ["Tordek", "Mialee"]) await expect(table.condition(name, "desprevenido")).toBeVisible();
    await table.cast("Rayo relampagueante", 3);
    await expect(table.stack).toHaveText(["Rayo relampagueante", "turno"]);
    await table.expectUsable();
    await table.advance();
    await expect(table.stack).toHaveCount(0);
    await table.select("Mialee");
    await table.command("s", page.locator("#save"));
    const save = page.locator(".drawer.save");
    await table.write(save.getByLabel("Qué salvación"), "Reflejos");
    await table.write(save.getByLabel("CD"), "14");
    await table.write(save.getByLabel("Modificador o total"), "17");
    await table.press(save.getByRole("button", { name: "Total 17" }));
    await expect(table.status).toHaveText("Mialee: Reflejos 17 contra CD 14, éxito.");
    await table.damage("Mialee", 7, "5 / 12");
    await table.damage("Tordek", 14, "10 / 24");
    await table.advance();

    await table.totals({ Tordek: 11, Mialee: 18, Kobold: 7 });
    await table.expectTurn("Mialee");
    await table.expectOrder(["Mialee", "Tordek", "Kobold"]);
    await expect(table.condition("Kobold", "desprevenido")).toHaveCount(0);
    await table.damage("Kobold", 4, "5 / 9");
    await table.advance();
    await table.expectTurn("Tordek");
    await table.damage("Kobold", 6, "−1 / 9");
    await expect(table.condition("Kobold", "moribundo")).toBeVisible();
    await table.expectUsable();
    await table.endCombat();
    await table.expectReport([
      "Asalto de preparación 1.",
      "Asalto de sorpresa",
      "Kobold empieza a lanzar Rayo relampagueante.",
      "Mialee: Reflejos 17 contra CD 14, éxito.",
      "Tordek pierde 14 PG. Queda en 10.",
      "Asalto 2",
      "Kobold pierde 6 PG. Queda en −1. Kobold: moribundo.",
      "El combate ha terminado.",
    ]);
  }],

  "Lidda and the gargoyle (3.0)": ["fr", async (table, page) => {
    await table.chooseSample("Lidda et la gargouille D&D 3.0");
    await expect(table.forecast).toContainText("Lidda et Gargouille agissent");
    await table.advance();
    await table.totals({ Lidda: 11, Gargouille: 17 });
    await table.expectRound("Round de surprise");
    await table.expectTurn("Gargouille");
    await table.takeAction(1);
    await expect(page.locator(".pip").first()).toHaveClass(/used/);
    await table.damage("Lidda", 5, "11 / 16");
    await table.expectUsable();
    await table.advance();
    await table.expectTurn("Lidda");
    await table.damage("Gargouille", 6, "31 / 37");
    await table.advance();

    // The others roll after those two have acted.
    await table.totals({ Tordek: 20, Jozan: 3 });
    await table.expectRound("Round 1");
    await table.expectOrder(["Tordek", "Gargouille", "Lidda", "Jozan"]);
    await expect(table.condition("Jozan", "pris au dépourvu")).toBeVisible();
    await table.expectTurn("Tordek");
    await table.damage("Gargouille", 12, "19 / 37");
    await table.advance();
    await table.damage("Lidda", 14, "−3 / 16");
    await expect(table.condition("Lidda", "mourant")).toBeVisible();
    await table.advance();
    // A dying combatant has no turn: it becomes stable, or loses 1 hit point.
    await table.press(page.locator(".prompt .success"));
    await table.expectTurn("Jozan");
    await table.heal("Lidda", 8, "5 / 16");
    await expect(table.condition("Lidda", "mourant")).toHaveCount(0);
    await table.advance();
    await table.expectRound("Round 2");
    await table.expectTurn("Tordek");
    await table.damage("Gargouille", 12, "7 / 37");
    await table.advance();
    await table.expectTurn("Gargouille");
    await table.remove("Gargouille");
    await table.expectTurn("Lidda");
    await table.endCombat();
    await table.expectReport([
      "Round de surprise",
      "Gargouille : action partielle.",
      "Round 1",
      "Lidda perd 14 PV. PV restants : −3. Lidda : mourant.",
      "Lidda ne peut pas agir : son tour est perdu.",
      "Lidda récupère 8 PV. PV restants : 5.",
      "Round 2",
      "Gargouille s’en va.",
      "Le combat est terminé.",
    ]);
  }],

  "the archer at the door, and the delay into the next round (3.5)": ["en", async (table, page) => {
    await table.press(page.locator("#sample-door"));
    await expect(table.forecast.locator("p")).toHaveText("Everyone is aware: no surprise round. Roll initiative.");
    await table.advance();
    await table.totals({ Mialee: 18, Tordek: 5, Orc: 15, Gnoll: 10 });
    await table.expectTurn("Mialee");
    await table.ready("shoot", "somebody comes through the door");
    await expect(table.row("Mialee")).toContainText("ready · shoot (somebody comes through the door)");
    await table.advance();
    await table.expectTurn("Orc");
    await table.command("w", page.locator("#delay"));
    await table.expectTurn("Gnoll");
    await expect(table.row("Orc")).toContainText("delaying");

    // The gnoll's turn is the bottom card, with the shot above it until it resolves.
    await table.press(table.comesIn.getByText("Trigger Mialee’s readied action"));
    await expect(table.stack).toHaveText(["shoot (somebody comes through the door)", "turn"]);
    await expect(page.locator("#go")).toContainText("Resolve: Mialee");
    await table.expectUsable();
    await table.damage("Gnoll", 6, "5 / 11");
    await table.advance();
    await expect(table.stack).toHaveCount(0);
    await table.expectTurn("Gnoll");
    await table.press(table.comesIn.getByText("Orc acts after this turn"));
    await table.expectTurn("Orc");
    await table.expectOrder(["Mialee", "Gnoll", "Orc", "Tordek"]);
    await table.damage("Tordek", 9, "15 / 24");
    await table.advance();

    // Tordek delays until the archer has shot in the next round, and acts there before his own count.
    await table.expectTurn("Tordek");
    await table.command("w", page.locator("#delay"));
    await table.expectRound("Round 2");
    await table.expectTurn("Mialee");
    await table.damage("Gnoll", 7, "−2 / 11");
    await table.press(table.comesIn.getByText("Tordek acts after this turn"));
    await table.expectTurn("Tordek");
    await table.expectRound("Round 2");
    await table.expectOrder(["Mialee", "Tordek", "Gnoll", "Orc"]);
    await table.expectUsable();
    await table.advance();
    await table.expectTurn("Orc");
    await table.advance();
    // He has had his turn of the second round, and has none at his old count.
    await table.expectRound("Round 3");
    await table.expectTurn("Mialee");
    await table.advance();
    await table.expectTurn("Tordek");
    await table.damage("Orc", 6, "−1 / 5");
    await table.endCombat();
    await table.expectReport([
      "Mialee readies an action: shoot (somebody comes through the door).",
      "Mialee’s readied action triggers.",
      "Orc acts after the delay.",
      "Tordek delays.",
      "Tordek acts after the delay.",
      "Combat is over.",
    ]);
  }],

  "the counterspell (3.5)": ["fr", async (table, page) => {
    await table.add("Mialee +1 pv 12 pj; Magicien +2 pv 30");
    await table.press(page.locator("#go"));
    await table.totals({ Mialee: 18, Magicien: 15 });
    await table.expectTurn("Mialee");
    await table.ready("Contresort", "le magicien incante", "contrer un sort");
    await expect(table.row("Mialee")).toContainText("contrer un sort");
    await table.advance();
    await table.expectTurn("Magicien");
    await table.cast("Hâte", 3);
    await expect(table.stack).toHaveText(["Hâte", "tour"]);
    const check = page.getByRole("group", { name: "Mialee : Art de la magie, DD 18" });
    await expect(check).toContainText("Réussite : le même sort le contre.");
    await table.expectUsable();
    await table.write(check.getByLabel("Modificateur, ou total"), "18");
    await table.press(check.getByRole("button", { name: "Total 18" }));
    await table.press(table.button("Le même sort, magie profane"));
    await expect(table.stack).toHaveCount(3);
    await table.advance();
    await expect(table.status).toContainText("Le sort est contré.");
    await expect(table.stack).toHaveCount(0);
    await table.expectTurn("Magicien");
    await expect(table.row("Mialee")).not.toContainText("contrer un sort");
    await table.advance();

    // She acts just before the wizard from now on, and no one counters her spells.
    await table.expectRound("Round 2");
    await table.expectTurn("Mialee");
    await expect(table.row("Mialee").locator(".count")).toHaveText("15");
    await table.cast("Boule de feu", 3);
    await expect(page.locator(".prompt")).toHaveCount(0);
    await table.advance();
    await expect(table.stack).toHaveCount(0);
    await table.damage("Magicien", 33, "−3 / 30");
    await table.endCombat();
    await table.expectReport([
      "Magicien commence à lancer Hâte.",
      "Mialee : Art de la magie 18 contre DD 18, réussite.",
      "Mialee contre le sort.",
      "Le sort est contré.",
      "Mialee commence à lancer Boule de feu.",
      "Magicien perd 33 PV. PV restants : −3. Magicien : mourant.",
      "Le combat est terminé.",
    ]);
  }],

  "the bandit camp, and the guard who is not surprised (5e)": ["es", async (table, page) => {
    await table.chooseSample("El campamento de bandidos D&D 5e (2014)");
    await expect(table.forecast).toContainText("A Capitán y Bandido les pilla por sorpresa.");
    // One of the bandits is on guard and hears Regdar's mail.
    await table.press(page.getByText("Uno por uno y con pruebas"));
    await table.check(page.getByLabel("Bandido es consciente de Regdar"));
    await expect(table.forecast).toContainText("A Capitán le pilla por sorpresa.");
    await table.expectUsable();
    await table.press(page.locator("#go"));
    await table.totals({ Lidda: 8, Regdar: 10, Capitán: 21, Bandido: 10 });

    // A player character and a bandit tie: the game master breaks it.
    const tie = page.locator(".tie");
    await expect(tie).toContainText("Empate entre Regdar y Bandido. Desempate: quien dirige.");
    await expect(page.locator("#go")).toContainText("Desempatar con dados");
    await table.expectUsable();
    await table.press(tie.getByRole("button", { name: "Bandido" }));
    await expect(tie).toHaveCount(0);
    await table.expectTurn("Capitán");
    await table.expectOrder(["Capitán", "Bandido", "Regdar", "Lidda"]);

    await expect(table.condition("Capitán", "sorprendido")).toBeVisible();
    await expect(table.condition("Bandido", "sorprendido")).toHaveCount(0);
    await table.takeAction(1);
    await expect(page.locator(".refusal .cite")).toHaveAttribute("title", "D5E-13");
    await table.expectUsable();
    await table.advance();
    await table.expectTurn("Bandido");
    await expect(table.condition("Capitán", "sorprendido")).toHaveCount(0);
    await table.takeAction(1);
    await expect(page.locator(".refusal")).toHaveCount(0);
    await table.damage("Regdar", 6, "22 / 28");
    await table.advance();
    await table.expectTurn("Regdar");
    await table.damage("Bandido", 12, "0 / 11");
    await table.advance();
    await table.expectTurn("Lidda");
    await table.damage("Capitán", 9, "56 / 65");
    await table.advance();
    await table.expectRound("Asalto 2");
    await table.expectTurn("Capitán");
    await table.remove("Capitán");
    await table.expectTurn("Regdar");
    await table.endCombat();
    await table.expectReport([
      "Empieza el combate. A Capitán le pilla por sorpresa.",
      "Empate: Regdar y Bandido.",
      "Desempate: Bandido y Regdar.",
      "Capitán se repone de la sorpresa.",
      "Bandido pierde 12 PG. Queda en 0.",
      "Bandido muere.",
      "Capitán se va.",
      "El combate ha terminado.",
    ]);
  }],
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  test.describe(`by ${by}`, () => {
    test.use({ permissions: ["clipboard-read", "clipboard-write"], ...use });
    for (const [name, [lang, play]] of Object.entries(plays)) {
      test.describe(() => {
        test.use({ locale: words[lang].locale });
        test(name, async ({ page }) => {
          const table = new DrivenTable(page, lang, driver);
          await table.open();
          await /** @type {any} */ (play)(table, page);
          table.expectNoConsoleOutput();
        });
      });
    }
  });
}
