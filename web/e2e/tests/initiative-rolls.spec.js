// The initiative rolls: suggested totals, totals that players type, and real dice.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

test("totals are suggested, and Enter rolls the number in the field", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; Tordek +1 pc; 3 goblin +2; Mialee +2 pc");
  await table.start();
  const total = (name) => page.getByLabel(table.words.total(name), { exact: true });
  const said = {};
  for (const name of ["Lidda", "Tordek", "Mialee"]) {
    said[name] = Number(await total(name).inputValue());
  }
  expect(said.Lidda).toBeGreaterThanOrEqual(4);
  expect(said.Lidda).toBeLessThanOrEqual(23);
  // A typed total counts instead, and an empty field needs one.
  await total("Tordek").fill("");
  await total("Tordek").press("Enter");
  await expect(total("Tordek")).toBeFocused();
  await total("Tordek").fill("30");
  await total("Lidda").focus();
  for (const next of ["Tordek", "Goblin 1"]) {
    await page.keyboard.press("Enter");
    await expect(total(next)).toBeFocused();
  }
  for (let left = await page.locator(".call").count(); left > 0; left -= 1) {
    await expect(page.locator(".call")).toHaveCount(left);
    await page.keyboard.press("Enter");
  }
  await table.expectTurn("Tordek");
  for (const [name, count] of Object.entries({ ...said, Tordek: 30 })) {
    await expect(table.row(name).locator(".count")).toHaveText(String(count));
  }
  // The log shows them as rolls, and the typed total as typed.
  const log = page.locator(".log li");
  await expect(log.filter({ hasText: /^Lidda rolls \d+ for initiative \(\d+ \+3\)/ })).toHaveCount(1);
  await expect(log.filter({ hasText: "Tordek: initiative 30." })).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("with real dice the fields are empty", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.toggleMenu();
  await table.button("I roll real dice").click();
  await table.toggleMenu();
  await table.add("Lidda +3 pc; Tordek +1 pc");
  await table.start();
  const field = page.getByLabel(table.words.total("Lidda"), { exact: true });
  await expect(field).toHaveValue("");
  await field.press("Enter");
  await expect(page.locator(".call")).toHaveCount(2);
  table.expectNoConsoleOutput();
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("with real dice the app rolls nothing, and totals are typed", async ({ page }) => {
    const table = await Table.opened(page, "fr");
    await table.button("Menu").or(page.locator(".menu summary")).first().click();
    await page.getByRole("button", { name: "Vrais dés à la table" }).click();
    await table.toggleMenu();
    await table.add("Lidda +3 pj; Gobelin +1");
    await table.start();
    await expect(page.locator(".call")).toHaveCount(2);
    await expect(page.getByRole("button", { name: /lancer/i })).toHaveCount(0);
    // The main button takes the typed totals, and shows the missing ones.
    await page.getByLabel(table.words.total("Lidda"), { exact: true }).fill("12");
    await table.button("Valider les totaux").click();
    await expect(page.locator(".call")).toHaveCount(1);
    await expect(page.getByLabel(table.words.total("Gobelin"), { exact: true })).toBeFocused();
    await table.total("Gobelin", 12);
    await table.expectTurn("Lidda");
    await page.getByText("Dés et récit").click();
    await expect(page.locator(".tools-body")).toContainText("l’app n’en lance aucun");
    await expect(page.getByLabel("Dés à lancer")).toHaveCount(0);
    // The setting belongs to the device and stays.
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-dice", "real");
    table.expectNoConsoleOutput();
  });
});

test("each row says who rolls its initiative, and players type theirs one after the other", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; Tordek +1 pc; Guard +1 party; 2 goblin +2 group; Ogre -1");
  const rolls = page.locator(".member .rolls");
  const group = "one roll, +2";
  const others = ["rolls, +1", group, group, "rolls, −1"];
  await expect(rolls).toHaveText(["rolls, +3", "rolls, +1", ...others]);
  await page.getByRole("button", { name: "Players type their own rolls" }).click();
  await expect(rolls).toHaveText(["types, +3", "types, +1", ...others]);
  // It is remembered.
  await page.reload();
  await expect(rolls.first()).toHaveText("types, +3");
  await table.start();
  const call = (name) => page.locator(".call").filter({ hasText: name }).locator("input");
  await expect(page.locator(".call .name")).toHaveText(["Lidda", "Tordek", "Guard", "Goblin 1", "Ogre"]);
  await expect(call("Lidda")).toBeFocused();
  await expect(call("Lidda")).toHaveValue("");
  await expect(call("Ogre")).not.toHaveValue("");
  await expect(page.locator("#go")).toContainText("Roll the rest");
  await table.expectAccessibleWithoutOverflow();
  // The app rolls for all others after the last player.
  await page.keyboard.type("18");
  await page.keyboard.press("Enter");
  await expect(call("Tordek")).toBeFocused();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.locator(".call")).toHaveCount(0);
  await expect(table.row("Lidda").locator(".count")).toHaveText("18");
  await expect(table.row("Tordek").locator(".count")).toHaveText("9");
  await expect(table.row("Ogre").locator(".count")).not.toBeEmpty();
  table.expectNoConsoleOutput();
});

test("the main key never rolls for players who type, and a reload shows the same rolls", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; Tordek +1 pc; Ogre -1; Worg +2");
  await page.getByRole("button", { name: "Players type their own rolls" }).click();
  await table.start();
  const call = (name) => page.locator(".call").filter({ hasText: name }).locator("input");
  await expect(call("Lidda")).toBeFocused();
  const shown = await Promise.all([call("Ogre").inputValue(), call("Worg").inputValue()]);
  expect(shown).not.toContain("");
  await page.reload();
  await expect(call("Ogre")).toHaveValue(shown[0]);
  await expect(call("Worg")).toHaveValue(shown[1]);
  await expect(page.locator("#go")).toContainText("Roll the rest");
  // It takes the rolls that are shown, and goes to the first missing total.
  await page.keyboard.press("n");
  await expect(page.locator(".call .name")).toHaveText(["Lidda", "Tordek"]);
  await expect(table.row("Ogre").locator(".count")).toHaveText(shown[0]);
  await expect(table.row("Worg").locator(".count")).toHaveText(shown[1]);
  await expect(page.locator("#go")).toContainText("Use these totals");
  await expect(call("Lidda")).toBeFocused();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator(".call")).toHaveCount(2);
  await expect(call("Lidda")).toBeFocused();
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await page.keyboard.type("39");
  // A second Enter ends no turn.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await table.expectTurn("Lidda");
  await page.keyboard.press("Enter");
  await table.expectTurn("Lidda");
  await expect(page.locator("#order-heading")).toBeFocused();
  await page.keyboard.press("n");
  await table.expectTurn("Tordek");
  // Nor is a player rolled for who joins.
  await page.keyboard.press("a");
  await table.add("Mialee +2 pc");
  await expect(call("Mialee")).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.locator(".newcomers .call")).toHaveCount(1);
  await expect(call("Mialee")).toBeFocused();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(table.row("Mialee").locator(".count")).toHaveText("12");
  table.expectNoConsoleOutput();
});
