// Rare moments of a combat: switching to a branch, a tie of three, the moment after the end.
import { expect, test } from "@playwright/test";
import { hands } from "../drivers/input-methods.js";
import { Played } from "../pages/driven-table.js";

const { hand: keyboard } = hands["keyboard alone"];
const { hand: touch, use: narrow } = hands["touch at 360 px"];

/** A 5e combat with typed totals. */
async function fight(page, hand, line, totals) {
  const table = new Played(page, "en", hand);
  await table.open();
  await table.choose(page.locator("select.ruleset"), "D&D 5e (2014)");
  await table.add(line);
  await table.press(page.locator("#go"));
  await table.totals(totals);
  return table;
}

const duel = (page, hand) => fight(page, hand, "Lidda +3 hp 16 pc; Orc +0 hp 9", { Lidda: 18, Orc: 9 });

for (const [by, { hand, use }] of Object.entries(hands)) {
  test.describe(`by ${by}`, () => {
    test.use(use);

    test("another past is a branch, and can be switched to", async ({ page }) => {
      const table = await duel(page, hand);
      await table.hurt("Orc", 9, "0 / 9");
      await table.end();
      await table.undo();
      await table.undo();
      await table.expectHitPoints("Orc", "9 / 9");
      await table.hurt("Orc", 4, "5 / 9");
      await table.press(page.locator(".branches summary"));
      await expect(page.locator(".branches li")).toHaveCount(1);
      await table.expectWell();
      await table.press(page.getByRole("button", { name: "Switch to branch: Orc takes 9 damage (0 HP)." }));
      await table.expectHitPoints("Orc", "0 / 9");
      await table.expectOver();
      // Screen readers announce the switch of branch.
      await expect(table.status).toContainText("Combat is over.");
      table.expectSilence();
    });

    test("three are tied, and named one after the other", async ({ page }) => {
      const table = await fight(page, hand, "Lidda +1 pc; Tordek +1 pc; Orc +1; Wolf +1", { Lidda: 12, Tordek: 12, Orc: 12, Wolf: 3 });
      const tie = page.locator(".tie");
      await expect(tie).toContainText("Tie between Lidda, Tordek, and Orc: the GM to decide.");
      await table.expectWell();
      const orc = tie.getByRole("button", { name: "Orc" });
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "1. Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "true");
      await expect(table.status).toContainText("1. Orc");
      await table.expectWell();
      // A mistake is undone.
      await table.press(orc);
      await expect(tie.getByRole("button")).toHaveText(["Lidda", "Tordek", "Orc"]);
      await expect(orc).toHaveAttribute("aria-pressed", "false");
      await table.press(orc);
      await table.press(tie.getByRole("button", { name: "Tordek" }));
      await expect(tie).toHaveCount(0);
      expect(await table.order()).toEqual(["Orc", "Tordek", "Lidda", "Wolf"]);
      await table.expectTurn("Orc");
      await table.expectWell();
      table.expectSilence();
    });
  });
}

test("no one is next after combat", async ({ page }) => {
  const table = await duel(page, keyboard);
  await expect(table.row("Orc").locator(".next")).toBeVisible();
  await table.end();
  await expect(page.locator(".next")).toHaveCount(0);
});

test("a new round is announced once", async ({ page }) => {
  const table = await duel(page, keyboard);
  await table.onward();
  await table.expectTurn("Orc");
  await table.onward();
  await table.expectRound("Round 2");
  await expect(table.status).toHaveText("Round 2. Lidda’s turn. Next: Orc.");
});

test("letters stay shortcuts in a save's number field", async ({ page }) => {
  const table = await duel(page, keyboard);
  await table.command("s");
  const number = page.locator("#save-number");
  await expect(number).toHaveAttribute("data-letters", "commands");
  await table.write(number, "17");
  await table.press(page.getByRole("button", { name: "Total 17" }));
  await expect(table.status).toContainText("17");
  await table.command("d");
  await expect(page.getByLabel(table.words.amount)).toBeFocused();
});

test.describe("on a narrow screen", () => {
  test.use(narrow);

  test("the main button is large enough for a thumb on every screen", async ({ page }) => {
    const big = page.locator("#go");
    const expectLarge = async () => expect.soft((await big.boundingBox()).height).toBeGreaterThanOrEqual(44);
    const table = new Played(page, "en", touch);
    await table.open();
    await expectLarge();
    await table.add("Lidda +3 hp 16 pc; Orc +0 hp 9");
    await big.tap();
    await expect(big).toContainText(table.words.rollAll);
    await expectLarge();
    await table.totals({ Lidda: 18, Orc: 9 });
    await expectLarge();
    await table.end();
    await expectLarge();
  });
});
