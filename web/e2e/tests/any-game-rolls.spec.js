// Any other game is no dead end: its dice, a combat without dice, the side that begins, cards by the main key, and
// conditions that stay; in each language, on a desk and on a phone.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: {
    game: "Any other game",
    rolls: "rolls, 1d20+30",
    rolled: /Hero rolls \d+ for initiative \(\d+ \+30\)/,
    missing: "No initiative dice: Hero and Orc. Set the dice here, or type each total.",
    refused: "Hero has no initiative dice: fill in “Initiative dice for everyone”, or type the total.",
    whichSide: "Which side goes first?",
    roll: "Roll for who goes first",
    sides: ["Party", "Enemies"],
    chosen: "Orc’s side goes first.",
    deal: "Deal to all",
    actsNow: /^acts now, with (10|[2-9JQKA]|the joker)/,
    dying: "Orc: dying 2, until removed",
  },
  es: {
    game: "Otro juego",
    rolls: "tira, 1d20+30",
    rolled: /Hero saca \d+ de iniciativa \(\d+ \+30\)/,
    missing: "Sin dados de iniciativa: Hero y Orc. Pon aquí los dados o escribe cada total.",
    refused: "Hero no tiene dados de iniciativa: rellena «Dados de iniciativa para todos» o escribe el total.",
    whichSide: "¿Qué bando empieza?",
    roll: "Tirar para ver quién empieza",
    sides: ["Aliados", "Enemigos"],
    chosen: "Empieza el bando de Orc.",
    deal: "Repartir a todos",
    actsNow: /^actúa ahora, con (10|[2-9JQKA]|el comodín)/,
    dying: "Orc: dying 2, hasta que lo quites",
  },
  fr: {
    game: "Autre jeu",
    rolls: "lance, 1d20+30",
    rolled: /Hero fait \d+ à l’initiative \(\d+ \+30\)/,
    missing: "Pas de dés d’initiative : Hero et Orc. Indiquez ici les dés ou saisissez chaque total.",
    refused: "Hero n’a pas de dés d’initiative : remplissez « Dés d’initiative pour tout le monde » ou saisissez le total.",
    whichSide: "Quel camp commence ?",
    roll: "Tirer au sort qui commence",
    sides: ["Groupe", "Ennemis"],
    chosen: "Le camp d’Orc commence.",
    deal: "Distribuer à tous",
    actsNow: /^agit maintenant, avec (10|[2-9JQKA]|le joker)/,
    dying: "Orc : dying 2, jusqu’à nouvel ordre",
  },
};

test("at 0 hit points a character keeps its turn, and an enemy misses it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "Any other game", "Valeros +2 hp 9 pc; Orc +1 hp 9", [["Valeros", 15], ["Orc", 10]]);
  await table.damageInRow("Valeros", 9, "0 / 9");
  await table.endTurn("Valeros", "Orc");
  await table.endTurn("Orc", "Valeros");
  await table.expectTurn("Valeros");
  await expect(table.row("Valeros").locator(".tag.life")).toHaveCount(0);
  await table.damageInRow("Orc", 9, "0 / 9");
  await page.locator("#go").click();
  await table.expectTurn("Valeros");
  await expect(page.locator(".round")).toContainText("3");
  table.expectNoConsoleOutput();
});

const plain = async (of) => withPlainSpaces(await of.innerText());

for (const [on, use] of Object.entries({ "a desk": {}, "a phone": PHONE })) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`on ${on}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      /** A new encounter of any other game with two combatants. */
      const setup = async (page, order) => {
        const table = await Table.opened(page, lang);
        await table.chooseRuleset(text.game);
        if (order) await page.locator(".table-rules select").first().selectOption(order);
        // Whatever the dice, the two are never tied.
        await table.add("Hero +30 pc, Orc +1");
        return table;
      };

      test("a new encounter rolls a d20 and the modifier of each", async ({ page }) => {
        const table = await setup(page);
        const hero = page.locator(".member").filter({ hasText: "Hero" });
        expect(await plain(hero)).toContain(text.rolls);
        await table.start();
        await expect(page.locator(".call .meta").first()).toHaveText("1d20+30");
        await page.locator("#go").click();
        await table.expectRound(/1/);
        await expect.poll(() => plain(page.locator(".log"))).toMatch(text.rolled);
        await table.expectAccessibleWithoutOverflow();
        table.expectNoConsoleOutput();
      });

      test("a combat without dice says so, and takes them where they are missing", async ({ page }) => {
        const table = await setup(page);
        const dice = page.locator("#table-dice");
        await expect(dice).toHaveValue("1d20");
        await dice.fill("0");
        await dice.press("Tab");
        expect(await dice.evaluate((field) => field.validationMessage)).not.toBe("");
        await dice.fill("");
        await dice.press("Tab");
        await table.start();
        await expect.poll(() => plain(page.locator(".missing-dice .hint"))).toBe(text.missing);
        await page.locator("#go").click();
        await expect.poll(() => plain(page.locator(".refusal"))).toContain(text.refused);
        await expect(dice).toBeFocused();
        await table.expectAccessibleWithoutOverflow();
        await dice.fill("2d6");
        await dice.press("Enter");
        await expect(page.locator(".missing-dice")).toHaveCount(0);
        await expect(page.locator(".call .meta").first()).toHaveText("2d6+30");
        await page.locator("#go").click();
        await table.expectRound(/1/);
        table.expectNoConsoleOutput();
      });

      test("the question is which side goes first", async ({ page }) => {
        const table = await setup(page, "2");
        await table.start();
        const tie = page.locator(".tie");
        await expect.poll(() => plain(tie.locator(".aside"))).toBe(text.whichSide);
        await expect(page.locator("#go")).toContainText(text.roll);
        // Nobody has rolled, so no number is shown.
        await expect(page.locator(".row .count")).toHaveCount(0);
        await table.expectAccessibleWithoutOverflow();
        await tie.getByRole("button", { name: text.sides[1] }).click();
        await table.expectOrder(["Orc", "Hero"]);
        await expect.poll(() => plain(page.locator(".log"))).toContain(text.chosen);
        table.expectNoConsoleOutput();
      });

      test("the main key deals cards in each round, and no rank is shown", async ({ page }) => {
        const table = await setup(page, "4");
        await table.start();
        for (const round of [/1/, /2/]) {
          await expect(page.locator("#go")).toContainText(text.deal);
          // The key works without a click first: no list of cards has the focus.
          await page.keyboard.press("n");
          await table.expectRound(round);
          await expect.poll(() => plain(page.locator(".panel .sub"))).toMatch(text.actsNow);
          await expect(page.locator(".row .count").first()).toHaveText(/[♣♦♥♠🃏★☆]/u);
          await table.expectAccessibleWithoutOverflow();
          await page.keyboard.press("n");
          await page.keyboard.press("n");
        }
        table.expectNoConsoleOutput();
      });

      test("a typed condition stays until it is removed", async ({ page }) => {
        const table = await setup(page);
        await table.start();
        await table.total("Hero", 15);
        await table.total("Orc", 5);
        await table.expectTurn("Hero");
        await table.select("Orc");
        await table.pressTool("conditions");
        await page.locator("#condition-search").fill("dying 2");
        await expect.poll(() => plain(page.locator("#go[form=picker]"))).toBe(text.dying);
        await page.locator("#go[form=picker]").click();
        for (let turns = 0; turns < 4; turns += 1) await page.locator("#go").click();
        await table.expectRound(/3/);
        await expect(table.row("Orc")).toContainText("dying 2");
        table.expectNoConsoleOutput();
      });
    });
  }
}
