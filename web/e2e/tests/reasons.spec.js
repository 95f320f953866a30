// Every condition opens its reason, with rules of the current ruleset; the quick line's options; and the
// sheets over the page.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/tow-table.js";
import { Table, words } from "../pages/table.js";

const why = (table, name) => table.row(name).locator(".why");

/** Opens a condition, reads its reason and the rules it cites, and closes it again. */
async function expectReason(table, name, mark, text, rules) {
  const tag = table.row(name).locator("button.tag").filter({ hasText: mark });
  await tag.click();
  await expect(why(table, name)).toContainText(text);
  const cited = why(table, name).getByRole("link");
  await expect(cited).toHaveText(rules);
  await tag.click();
  await expect(why(table, name)).toHaveCount(0);
}

test("in 3.5 delaying, prone and damaged combatants show their reasons", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Mialee +2 hp 9 pc; Orc +0 hp 5", [
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
  await expectReason(table, "Mialee", "ready", "just before its trigger, until the next turn", ["D35-52", "D35-53", "D35-60"]);
  await table.damage("Orc", 5);
  await expectReason(table, "Orc", "disabled", "only one move or standard action", []);
  await page.locator("#conditions").click();
  await table.button("prone").click();
  await table.button("Orc: prone, until removed").click();
  await expectReason(table, "Orc", "prone", "Orc: prone. This alone doesn’t prevent acting.", []);
  await page.getByLabel("Amount").fill("4");
  await table.button("Temp HP").click();
  await expectReason(table, "Orc", "+4 temp HP", "Damage to Orc reduces the 4 temp HP first.", []);
  table.expectSilence();
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("in 3.0 a readied action cites the rules of 3.0", async ({ page }) => {
    const table = await Table.fight(page, "fr", "D&D 3.0", "Tordek +1 hp 24 pc; Cheval +0 hp 19 pc; Orque +0 hp 9", [
      ["Tordek", 15],
      ["Cheval", 12],
      ["Orque", 10],
    ]);
    await page.locator("#ready").click();
    await page.locator("#ready-what").fill("frapper");
    await page.getByLabel("Déclencheur").fill("il approche");
    await page.getByLabel("Déclencheur").press("Enter");
    await expectReason(table, "Tordek", "action préparée", "juste avant ce qui la déclenche", ["D30-57", "D30-58"]);
    table.expectSilence();
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("a quick line rolls hit points for each, and one undo removes all", async ({ page }) => {
    const table = new Table(page, "es");
    await table.open();
    await page.getByLabel(table.words.quickLine).fill("12 trasgo pg 2d6 ca 15");
    await expect(page.locator("#quick-preview")).toContainText("PG 2d6");
    await page.getByLabel(table.words.quickLine).press("Enter");
    await expect(page.locator(".member")).toHaveCount(12);
    const facts = await page.locator(".member .meta").allTextContents();
    const rolled = facts.map((text) => Number(/PG (\d+)/.exec(text)[1]));
    expect(rolled.every((points) => points >= 2 && points <= 12)).toBe(true);
    expect(new Set(rolled).size).toBeGreaterThan(1);
    await expect(page.getByLabel(table.words.quickLine)).toHaveValue("");
    await page.getByRole("button", { name: table.words.undo, exact: true }).click();
    await expect(page.locator(".member")).toHaveCount(0);
    table.expectSilence();
  });
});

test("the form includes the position, and omits fields its rules do not use", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.locator("select.ruleset").selectOption({ label: "D&D 5e (2014)" });
  await page.locator("details.form summary").click();
  await page.getByLabel("Name").fill("Guard");
  await page.getByLabel("Position").fill("at the door");
  // Uncanny dodge is not a feature of 5e; a lair is.
  await expect(page.locator("form.profile").getByRole("checkbox")).toHaveCount(2);
  await page.getByLabel("Name").press("Enter");
  await expect(page.locator(".member").filter({ hasText: "Guard" })).toContainText("at the door");
  // Editing a combatant moves the focus into the form.
  await page.getByRole("button", { name: "Edit: Guard" }).click();
  await expect(page.locator("#edited-name")).toBeFocused();
  table.expectSilence();
});

test("behind the help sheet nothing can be pressed or focused", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.button("The archer at the door D&D 3.5").click();
  await expect(page.locator(".member")).toHaveCount(4);
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Shortcuts and help" });
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

test("an actor's sheet is beside its combat, and an unreadable cost is reported", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.sample({ Archer: 10, Mage: 15, Orc: 5, Goblin: 3 });
  await cycle.passTo("Archer has priority", "Archer’s main phase");
  await cycle.actor("Archer").locator(".name").click();
  const sheet = page.getByRole("region", { name: "Actor sheet" });
  await expect(sheet).toContainText("1d10");
  await expect(sheet).toContainText("Shoot");
  await page.locator("#declare-line").fill("Push 2 virtue @Orc");
  await expect(page.locator("#declare-told")).toContainText("“2 virtue” is read as part of its name.");
  await page.locator("#declare-line").fill("Push 2 virtue 9pa @Orc");
  await expect(page.locator("#declare-told p")).toHaveText(
    /9 AP\. “2 virtue” is read as part of its name\. Archer can’t pay at once: \d AP missing\.$/,
  );
  await page.locator("#declare-line").fill("2pa");
  await expect(page.locator("#declare-told")).toHaveText("An action needs a name.");
  cycle.expectSilence();
});
