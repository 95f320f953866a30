// Every mark opens its reason, with rules of the game that is played; what a line may say of those who join;
// and the sheets that lie over the page.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/cycle.js";
import { Table, words } from "../pages/table.js";

const why = (table, name) => table.row(name).locator(".why");

/** Opens a mark, reads its reason and the rules that it cites, and closes it again. */
async function expectReason(table, name, mark, text, rules) {
  const tag = table.row(name).locator("button.tag").filter({ hasText: mark });
  await tag.click();
  await expect(why(table, name)).toContainText(text);
  const cited = why(table, name).getByRole("link");
  await expect(cited).toHaveText(rules);
  await tag.click();
  await expect(why(table, name)).toHaveCount(0);
}

test("in 3.5 the marks of who waits, lies or is hurt tell why", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Mialee +2 hp 9 pc; Orc +0 hp 5", [
    ["Lidda", 20],
    ["Mialee", 15],
    ["Orc", 10],
  ]);
  await page.locator("#delay").click();
  await table.expectTurn("Mialee");
  await expectReason(table, "Lidda", "delaying", "until its own count comes round again", ["D35-35", "D35-36", "D35-41"]);
  await page.locator("#ready").click();
  await page.locator("#ready-what").fill("shoot");
  await page.getByLabel("On what condition").fill("it comes");
  await page.getByLabel("On what condition").press("Enter");
  await expectReason(table, "Mialee", "ready", "just before its trigger, until its next turn comes", ["D35-52", "D35-53", "D35-60"]);
  await table.damage("Orc", 5);
  await expectReason(table, "Orc", "disabled", "a single move or standard action is left to it", []);
  await page.locator("#conditions").click();
  await table.button("prone").click();
  await expectReason(table, "Orc", "prone", "Orc: prone. That alone keeps nobody from acting.", []);
  await page.getByLabel("Amount").fill("4");
  await table.button("Temporary").click();
  await expectReason(table, "Orc", "+4 temporary", "Damage to Orc takes the 4 temporary hit points first.", []);
  table.expectSilence();
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("in 3.0 who has readied is told so by the rules of 3.0", async ({ page }) => {
    const table = await Table.fight(page, "fr", "D&D 3.0", "Tordek +1 hp 24 pc; Cheval +0 hp 19 pc; Orque +0 hp 9", [
      ["Tordek", 15],
      ["Cheval", 12],
      ["Orque", 10],
    ]);
    await page.locator("#ready").click();
    await page.locator("#ready-what").fill("frapper");
    await page.getByLabel("À quelle condition").fill("il approche");
    await page.getByLabel("À quelle condition").press("Enter");
    await expectReason(table, "Tordek", "action préparée", "juste avant ce qui le déclenche", ["D30-57", "D30-58"]);
    table.expectSilence();
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("a line rolls hit points for each, and one undo takes all of them back", async ({ page }) => {
    const table = new Table(page, "es");
    await table.open();
    await page.getByLabel(table.words.quickLine).fill("12 trasgo pg 2d6 ca 15");
    await expect(page.locator("#quick-preview")).toContainText("PG 2d6");
    await page.getByLabel(table.words.quickLine).press("Enter");
    await expect(page.locator(".member")).toHaveCount(12);
    const facts = await page.locator(".member .meta").allInnerTexts();
    const rolled = facts.map((text) => Number(/PG (\d+)/.exec(text)[1]));
    expect(rolled.every((points) => points >= 2 && points <= 12)).toBe(true);
    expect(new Set(rolled).size).toBeGreaterThan(1);
    await expect(page.getByLabel(table.words.quickLine)).toHaveValue("");
    await page.getByRole("button", { name: table.words.undo }).click();
    await expect(page.locator(".member")).toHaveCount(0);
    table.expectSilence();
  });
});

test("the form says where somebody stands from the beginning, and asks for nothing that its rules do not know", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.locator("select.ruleset").selectOption({ label: "D&D 5e" });
  await page.locator("details.form summary").click();
  await page.getByLabel("Name").fill("Guard");
  await page.getByLabel("Position").fill("at the door");
  await expect(page.locator("form.profile").getByRole("checkbox")).toHaveCount(1);
  await page.getByLabel("Name").press("Enter");
  await expect(page.locator(".member").filter({ hasText: "Guard" })).toContainText("at the door");
  // Who is corrected is written about at once.
  await page.getByRole("button", { name: "Edit: Guard" }).click();
  await expect(page.locator("#edited-name")).toBeFocused();
  table.expectSilence();
});

test("behind the help sheet nothing is pressed and nothing has the focus", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.button("The archer at the door D&D 3.5").click();
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.locator(".member")).toHaveCount(4);
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement.closest("#help") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("n");
  await expect(page.locator(".call")).toHaveCount(4);
  table.expectSilence();
});

test("the sheet of an actor is beside its fight, and what is no cost is not lost in a name", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.sample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await cycle.passTo("Archer has priority", "Main phase of Archer");
  await cycle.actor("Archer").locator(".name").click();
  const sheet = page.getByRole("region", { name: "Sheet of the actor" });
  await expect(sheet).toContainText("1d10");
  await expect(sheet).toContainText("Shoot");
  await page.locator("#declare-line").fill("Push 2 virtue @Orc");
  await expect(page.locator("#declare-told")).toContainText("“2 virtue” is read as part of its name.");
  await page.locator("#declare-line").fill("Push 2 virtue 9pa @Orc");
  await expect(page.locator("#declare-told p")).toHaveText(
    /9 PA\. “2 virtue” is read as part of its name\. Archer cannot pay at once: \d PA missing\.$/,
  );
  await page.locator("#declare-line").fill("2pa");
  await expect(page.locator("#declare-told")).toHaveText("An action needs a name.");
  cycle.expectSilence();
});
