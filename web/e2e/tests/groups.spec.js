// A group of goblins acts as one: one row that unfolds, one turn that ends as a whole, and a member that is split
// off and joins again. In each language, by keyboard and by touch.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const texts = {
  en: {
    line: "Lidda +3 hp 16 pc; 4 Goblin +2 hp 7 group; Ogre -1 hp 30",
    able: (able) => `${able} of 4 can act`,
    member: (number) => `Goblin ${number} (${number} of 4)`,
    end: "End the whole group’s turn: Goblin",
    leave: "Leave the group",
    join: "Join group: Goblin",
    joins: "joins the group next round",
    left: "Goblin 3 leaves the group.",
    awaited: "Goblin 3 joins the group next round.",
    joined: "Goblin 3 joins Goblin 1’s group.",
  },
  es: {
    line: "Lidda +3 hp 16 pc; 4 Goblin +2 hp 7 group; Ogre -1 hp 30",
    able: (able) => `pueden actuar ${able} de 4`,
    member: (number) => `Goblin ${number} (${number} de 4)`,
    end: "Fin del turno del grupo entero: Goblin",
    leave: "Actuar aparte",
    join: "Actuar con: Goblin",
    joins: "actúa con los demás en el próximo asalto",
    left: "Goblin 3 actúa aparte desde ahora.",
    awaited: "Goblin 3 actuará con los demás en el próximo asalto.",
    joined: "Goblin 3 actúa desde ahora con Goblin 1.",
  },
  fr: {
    line: "Lidda +3 hp 16 pc; 4 Goblin +2 hp 7 group; Ogre -1 hp 30",
    able: (able) => `${able} sur 4 en état d’agir`,
    member: (number) => `Goblin ${number} (${number} sur 4)`,
    end: /^Fin du tour du groupe entier\s: Goblin$/,
    leave: "Agir à part",
    join: /^Agir avec\s: Goblin$/,
    joins: "agit avec les autres au prochain round",
    left: "Goblin 3 agit désormais à part.",
    awaited: "Goblin 3 agira avec les autres au prochain round.",
    joined: "Goblin 3 agit désormais avec Goblin 1.",
  },
};

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });

      test("four goblins act as one", async ({ page }) => {
        const line = text.line;
        const totals = { Lidda: 18, "Goblin 1": 12, Ogre: 5 };
        const table = await DrivenTable.playing(page, lang, driver, "D&D 5e (2014)", line, totals);

        // One row for all four, folded, with their number and a cell of hit points for each.
        const group = page.locator(".group");
        const fold = group.locator(".fold");
        await expect(fold).toHaveText("Goblin × 4");
        await expect(fold).toHaveAttribute("aria-expanded", "false");
        await expect(group).toContainText(text.able(4));
        await expect(group.locator(".cell .meter")).toHaveCount(4);
        await table.expectOrder(["Lidda", "Ogre"]);
        await table.expectUsable();

        // It unfolds and folds.
        await table.press(fold);
        await expect(fold).toHaveAttribute("aria-expanded", "true");
        await table.expectOrder(["Lidda", "Goblin 1", "Goblin 2", "Goblin 3", "Goblin 4", "Ogre"]);
        await table.damage("Goblin 4", 7, "0 / 7");
        await expect(group).toContainText(text.able(3));
        await table.expectUsable();
        await table.select("Lidda");
        await table.press(fold);
        await expect(fold).toHaveAttribute("aria-expanded", "false");
        await table.expectOrder(["Lidda", "Ogre"]);

        // The member whose turn it is can be seen, and the main button names the next one.
        await table.advance();
        await table.expectTurn("Goblin 1");
        expect(await table.order()).toContain("Goblin 1");
        expect(await table.order()).not.toContain("Goblin 3");
        await expect(page.locator("#go")).toContainText(words[lang].endTurn("Goblin 1", text.member(2)));
        await table.advance();
        await table.expectTurn("Goblin 2");

        // The whole group ends its turn with one button, and takes it back with one.
        const whole = page.getByRole("button", { name: text.end });
        await table.press(whole);
        await table.expectTurn("Ogre");
        await expect(whole).toHaveCount(0);
        await table.undo();
        await table.expectTurn("Goblin 2");

        // A member is split off, and keeps its count.
        await table.press(fold);
        await table.select("Goblin 3");
        await table.command("o", page.locator("#seats"));
        await table.press(page.getByRole("button", { name: text.leave, exact: true }));
        await expect(page.locator(".log")).toContainText(text.left);
        await expect(fold).toHaveText("Goblin × 3");
        await expect(table.row("Goblin 3").locator(".count")).toHaveText("12");
        await expect(table.row("Goblin 3")).not.toHaveClass(/grouped/);

        // The group acts without it. Its own turn is next, so it joins again in the next round.
        await table.select("Goblin 2");
        await table.advance();
        await table.expectTurn("Goblin 3");
        await table.select("Goblin 3");
        // The open section has stayed open.
        await table.press(page.getByRole("button", { name: text.join }));
        await expect(page.locator(".log")).toContainText(text.awaited);
        await expect(table.row("Goblin 3").locator(".fact")).toContainText([text.joins]);
        await table.advance();
        await table.expectTurn("Ogre");
        await table.advance();
        await expect(fold).toHaveText("Goblin × 4");
        await expect(page.locator(".log")).toContainText(text.joined);
        await expect(table.row("Goblin 3")).toHaveClass(/grouped/);
        await table.expectUsable();
        table.expectNoConsoleOutput();
      });
    });
  }
}
