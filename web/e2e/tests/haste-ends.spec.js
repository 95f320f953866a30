// The end of haste in D&D 5e (2024): its target neither moves nor acts until its next turn is over, and loses its
// concentration (D5E-80, D24-26).
import { expect, test } from "@playwright/test";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";

test.describe("in French, by touch at 360 px", () => {
  test.use({ ...PHONE, locale: words.fr.locale });

  test("a cleric is lethargic for a turn, and loses a blessing", async ({ page }) => {
    const totals = { Mialee: 19, Jozan: 15, Ogre: 8 };
    const table = await DrivenTable.playing(page, "fr", touch, "D&D 5e (2024)", "Mialee pv 20 pj; Jozan pv 30 pj; Ogre -1 pv 59", totals);
    const tag = (who, said) => table.row(who).locator(".tag", { hasText: said });
    const concentrate = async (who, spell) => {
      await table.command("t", page.locator("#cast"));
      await table.send(page.locator("#cast-name"), spell);
      await expect(tag(who, spell)).toBeVisible();
    };
    await table.expectTurn("Mialee");
    await concentrate("Mialee", "Hâte");
    // A condition given right after a spell ends with its concentration.
    await table.give("Jozan", "accéléré");
    await table.advance();
    await table.expectTurn("Jozan");
    await concentrate("Jozan", "Bénédiction");
    await table.advance();
    await table.expectTurn("Ogre");
    await table.damage("Mialee", 6, "14 / 20");
    await table.press(page.locator(".prompt .buttons button").last());
    await expect(tag("Mialee", "Hâte")).toHaveCount(0);
    await expect(tag("Jozan", "accéléré")).toHaveCount(0);
    await expect(tag("Jozan", "léthargique")).toBeVisible();
    await expect(tag("Jozan", "Bénédiction")).toHaveCount(0);
    // He has no turn in round 2, and one in round 3.
    await table.advance();
    await table.expectTurn("Mialee");
    await table.advance();
    await table.expectTurn("Ogre");
    await table.expectRound("Round 2");
    await table.expectLogged("Jozan ne peut pas agir : son tour est perdu.");
    await expect(tag("Jozan", "léthargique")).toHaveCount(0);
    await table.advance();
    await table.expectTurn("Mialee");
    await table.advance();
    await table.expectTurn("Jozan");
    await table.expectRound("Round 3");
    table.expectNoConsoleOutput();
  });
});
