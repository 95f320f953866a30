// A whole evening: four heroes, six goblins and a bugbear, and a worg that joins. Surprise, half damage, a stun, a
// lost concentration, a readied shot and two death saves, by keyboard alone and by touch, in the three languages.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

const says = {
  en: { stunned: "stunned", half: "half", dead: "dead" },
  es: { stunned: "aturdido", half: "mitad", dead: "muert" },
  fr: { stunned: "étourdi", half: "moitié", dead: "mort" },
};

const TOTALS = {
  Drizzt: 22, Catti: 20, Bruenor: 15, Wulfgar: 7,
  "Goblin 1": 18, "Goblin 2": 17, "Goblin 3": 14, "Goblin 4": 13, "Goblin 5": 12, "Goblin 6": 11, Bugbear: 9,
};

async function playEvening(table, page, { say, keys }) {
  const acting = page.locator('.row[aria-current="true"] .name');
  const advanceToBruenor = async () => {
    for (let turns = 0; (await acting.textContent()) !== "Bruenor"; turns += 1) {
      expect(turns).toBeLessThan(15);
      await table.advance();
    }
  };
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Drizzt +4 hp 44 ac 17 pc; Catti +3 hp 38 ac 16 pc; Bruenor +1 hp 45 ac 18 pc; Wulfgar +2 hp 52 ac 15 pc");
  await table.add("6 goblin +2 hp 7 ac 15 one roll each; bugbear +2 hp 27 ac 16");
  await table.press(table.button(table.words.sideAware));
  await expect(table.forecast).toContainText("Bugbear");
  await table.advance();
  await table.totals(TOTALS);

  // Round 1: the enemies are surprised. Catti holds a spell, and readies a shot.
  await table.expectTurn("Drizzt");
  await table.damage("Goblin 1", 7, "0 / 7");
  await expect(table.row("Goblin 1")).toContainText(say.dead);
  await table.advance();
  await table.expectTurn("Catti");
  await table.command("t", page.locator("#cast"));
  await table.send(page.locator("#cast-name"), "Bless");
  await expect(table.row("Catti").locator(".lasting")).toHaveCount(1);
  await table.command("e", page.locator("#ready"));
  const form = page.locator(".drawer.ready");
  await table.write(form.getByRole("textbox").first(), "shoot");
  await table.press(page.locator("#go[form=ready-form]"));
  await expect(table.row("Catti")).toContainText("shoot");
  await table.advance();
  await expect(page.locator('.row[aria-current="true"]')).toHaveCount(1);
  const shot = page.locator(".comes-in button").first();
  await table.press(shot);
  await expect(table.stack.first()).toContainText("shoot");
  await table.advance();
  await expect(table.stack).toHaveCount(0);
  await table.damage("Goblin 2", 7, "0 / 7");

  // Bruenor hits three, one of them for half, and the bugbear is stunned until his next turn.
  await advanceToBruenor();
  await table.select("Goblin 3");
  const shares = `6 g3 g4, ${say.half} g5`;
  if (keys) {
    await page.keyboard.press("d");
    await page.keyboard.type(shares);
    await page.keyboard.press("Enter");
  } else {
    await page.getByLabel(table.words.amount).fill(shares);
    await page.locator(".amount .deal").tap();
  }
  await table.expectHitPoints("Goblin 3", "1 / 7");
  await table.expectHitPoints("Goblin 4", "1 / 7");
  await table.expectHitPoints("Goblin 5", "4 / 7");
  await table.select("Bugbear");
  await table.command("c", page.locator("#conditions"));
  await table.send(page.locator("#condition-search"), say.stunned);
  await expect(table.row("Bugbear")).toContainText(say.stunned);

  // A worg joins, with its roll.
  await table.command("a", page.locator("#joins"));
  await table.add("worg +1 hp 26 ac 13");
  await table.total("Worg", 10);
  await expect(page.locator("#go")).toHaveCount(1);

  // Catti is hit and loses her spell. The question comes before the next turn.
  await table.damage("Catti", 10, "28 / 38");
  await expect(page.locator("#go")).toHaveCount(0);
  await table.press(page.locator(".prompt .buttons button").last());
  await expect(table.row("Catti").locator(".lasting")).toHaveCount(0);

  // Drizzt and Wulfgar fall. Each makes a death save when its turn comes.
  await table.damage("Drizzt", 44, "0 / 44");
  await table.damage("Wulfgar", 52, "0 / 52");
  const save = page.locator(".prompt", { has: page.locator("#death-save-number") });
  const saved = [];
  for (let turns = 0; saved.length < 2; turns += 1) {
    expect(turns).toBeLessThan(30);
    if (await save.count()) {
      const asked = await save.locator(".asks").textContent();
      saved.push(asked);
      await table.press(save.locator(".buttons button").nth(saved.length - 1));
      await expect(save.filter({ hasText: asked })).toHaveCount(0);
    } else {
      await table.advance();
    }
  }
  expect(saved[0]).toContain("Wulfgar");
  expect(saved[1]).toContain("Drizzt");
  await table.heal("Drizzt", 5, "5 / 44");
  await advanceToBruenor();
  await expect(table.row("Bugbear")).not.toContainText(say.stunned);
  await table.expectUsable();
  await table.endCombat();
  table.expectNoConsoleOutput();
}

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, say] of Object.entries(says)) {
    test.describe(`by ${by}, in ${lang}`, () => {
      test.use({ ...use, locale: words[lang].locale });
      test("a long combat with twelve combatants", async ({ page }) => {
        const table = new DrivenTable(page, lang, driver);
        await table.open();
        await playEvening(table, page, { say, keys: by === "keyboard alone" });
      });
    });
  }
}
