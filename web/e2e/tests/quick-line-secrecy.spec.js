// Combatants that the quick line hides from players, with a second name and a time at which they are revealed.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { Players } from "../pages/players.js";
import { words } from "../pages/table.js";

const languages = {
  en: {
    line: 'worg +1 hp 30 hidden as "hooded figure" until it acts',
    plain: "hidden troll hp 84",
    preview: "hidden from players · players see “Hooded figure” · revealed when it acts",
    name: "Worg", hidden: "hidden from players", quoted: "“Hooded figure”", reveals: "revealed when it acts",
    nameless: "worg hidden as", fault: "“hidden as” needs the name that players see.",
  },
  es: {
    line: "lobo +1 pg 30 oculto como figura encapuchada hasta que actúe",
    plain: "oculto troll pg 84",
    preview: "oculto a los jugadores · los jugadores ven «Figura encapuchada» · se revela al actuar",
    name: "Lobo", hidden: "oculto a los jugadores", quoted: "«Figura encapuchada»", reveals: "se revela al actuar",
    nameless: "lobo oculto como", fault: "A «oculto como» le falta el nombre que ven los jugadores.",
  },
  fr: {
    line: "loup +1 pv 30 caché comme silhouette jusqu’à ce qu’il agisse",
    plain: "caché troll pv 84",
    preview: "caché aux joueurs · les joueurs voient « Silhouette » · révélé dès son action",
    name: "Loup", hidden: "caché aux joueurs", quoted: "« Silhouette »", reveals: "révélé dès son action",
    nameless: "loup caché comme", fault: "Il manque, après « caché comme », le nom que voient les joueurs.",
  },
};

/** A text with plain spaces. */
const spaced = (text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s"));

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(languages)) {
    test.describe(`in ${lang}, by ${by}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test("a second name and the revealing are read, previewed and added in one step", async ({ page, context }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open("Dnd5e");
        const line = page.locator("#quick-line");
        const member = (name) => page.locator(".member").filter({ hasText: name });
        await table.add("Lidda +3 hp 16 pc");
        await table.write(line, text.nameless);
        await expect(page.locator("#quick-preview")).toHaveText(spaced(text.fault));
        await table.write(line, text.line);
        await expect(page.locator("#quick-preview")).toContainText(spaced(text.preview));
        await table.expectNoOverflow();
        await table.submit(line);
        for (const said of [text.hidden, text.quoted, text.reveals]) await expect(member(text.name)).toContainText(spaced(said));
        await table.expectUsable();
        await table.add(text.plain);
        await expect(member("Troll")).toContainText(text.hidden);
        await expect(page.locator(".member")).toHaveCount(3);
        // The field keeps the focus for the next line.
        await page.keyboard.press("Escape");
        await table.undo();
        await expect(page.locator(".member")).toHaveCount(2);
        await table.undo();
        await expect(page.locator(".member")).toHaveCount(1);
        await table.redo();
        await expect(member(text.name)).toContainText(spaced(text.quoted));
        const players = await Players.open(context);
        const seats = players.page.locator(".seat b");
        await table.press(page.locator("#go"));
        await table.totals({ Lidda: 18, [text.name]: 9 });
        await expect(seats).toHaveText(["Lidda"]);
        await table.press(table.row(text.name).locator(".eye"));
        await expect(seats).toHaveText(["Lidda", text.quoted.replace(/[“”«»\u00a0]/g, "").trim()]);
        table.expectNoConsoleOutput();
        players.expectNoConsoleOutput();
      });
    });
  }
}
