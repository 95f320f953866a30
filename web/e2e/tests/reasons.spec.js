// Every condition opens its reason, with rules of the current ruleset.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

const reason = (table, name) => table.row(name).locator(".why");

/** Opens a condition, reads its reason and the rules it cites, and closes it again. */
async function expectReason(table, name, mark, text, rules) {
  const tag = table.row(name).locator("button.tag").filter({ hasText: mark });
  await tag.click();
  await expect(reason(table, name)).toContainText(text);
  const cited = reason(table, name).getByRole("link");
  await expect(cited).toHaveText(rules);
  await tag.click();
  await expect(reason(table, name)).toHaveCount(0);
}

test("in 3.5 delaying, prone and damaged combatants show their reasons", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Mialee +2 hp 9 pc; Orc +0 hp 5", [
    ["Lidda", 20],
    ["Mialee", 15],
    ["Orc", 10],
  ]);
  await page.locator("#delay").click();
  await table.expectTurn("Mialee");
  await expectReason(table, "Lidda", "delaying", "until the same count comes up again", ["D35-35", "D35-36", "D35-41"]);
  await page.locator("#ready").click();
  await page.locator("#ready-what").fill("shoot");
  await page.locator(".drawer.ready").getByLabel("Trigger").fill("it comes");
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await expectReason(table, "Mialee", "ready", "just before its trigger, until Mialee’s next turn", ["D35-52", "D35-53", "D35-60"]);
  await table.damage("Orc", 5);
  await expectReason(table, "Orc", "disabled", "only one move or standard action", ["D35-87"]);
  await page.locator("#conditions").click();
  await table.button("prone").click();
  await table.button("Orc: prone, until removed").click();
  await expectReason(table, "Orc", "prone", "Orc: prone. This alone doesn’t prevent acting.", []);
  await page.getByLabel("Amount").fill("4");
  await table.button("Temp HP").click();
  await expectReason(table, "Orc", "+4 temp HP", "Damage to Orc reduces the 4 temp HP first.", []);
  table.expectNoConsoleOutput();
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("in 3.0 a readied action cites the rules of 3.0", async ({ page }) => {
    const table = await Table.inCombat(page, "fr", "D&D 3.0", "Tordek +1 hp 24 pc; Cheval +0 hp 19 pc; Orque +0 hp 9", [
      ["Tordek", 15],
      ["Cheval", 12],
      ["Orque", 10],
    ]);
    await page.locator("#ready").click();
    await page.locator("#ready-what").fill("frapper");
    await page.getByLabel("Déclencheur").fill("il approche");
    await page.getByLabel("Déclencheur").press("Enter");
    await expectReason(table, "Tordek", "action préparée", "juste avant ce qui la déclenche", ["D30-57", "D30-58"]);
    table.expectNoConsoleOutput();
  });
});

test("3.0 shows why a combatant is flat-footed, and whose Dexterity is higher", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.0", "Lidda +3 dex 17 pc; Orc +3 dex 12", [["Lidda", 15], ["Orc", 15]]);
  await table.expectTurn("Lidda");
  await table.row("Orc").getByRole("button", { name: "flat-footed" }).click();
  await expect(page.locator(".why")).toContainText("Orc is flat-footed until the first turn comes, even if that is delayed.");
  await table.row("Orc").locator(".count").click();
  await expect(page.locator(".why")).toContainText("Dexterity 12 vs. 17, higher first");
  table.expectNoConsoleOutput();
});
