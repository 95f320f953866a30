// Hit points: changed on the row, for several combatants at once, and undone from the toast.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { combatOfFour } from "../fixtures/combats.js";
import { Table, words } from "../pages/table.js";

const combatOfTwo = (page, lang) =>
  Table.inCombat(page, lang, "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 9", [["Lidda", 18], ["Orc", 9]]);

const hitPointsButton = (table, name) => table.row(name).locator("button.hp");

const hitPointsField = (table, name) => table.row(name).locator("input.hp");

async function changeInRow(table, name, typed) {
  await hitPointsButton(table, name).click();
  await expect(hitPointsField(table, name)).toBeFocused();
  await table.page.keyboard.type(typed);
  await table.page.keyboard.press("Enter");
  await expect(hitPointsField(table, name)).toHaveCount(0);
}

test("a number, a sign and dice change the hit points of a row", async ({ page }) => {
  const table = await combatOfTwo(page, "en");
  await changeInRow(table, "Orc", "4");
  await table.expectHitPoints("Orc", "5 / 9");
  await expect(hitPointsButton(table, "Orc")).toBeFocused();
  await changeInRow(table, "Orc", "-2");
  await table.expectHitPoints("Orc", "3 / 9");
  await changeInRow(table, "Orc", "+5");
  await table.expectHitPoints("Orc", "8 / 9");
  await changeInRow(table, "Orc", "t5");
  await expect(table.row("Orc").locator(".lasting")).toContainText(["5"]);
  await changeInRow(table, "Lidda", "2d4+8");
  const left = Number((await hitPointsButton(table, "Lidda").locator("span").first().textContent()).split(" ")[0]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left).toBeLessThanOrEqual(6);
  await table.button("Undo").click();
  await table.expectHitPoints("Lidda", "16 / 16");
  // The row of another combatant does not take the turn's place in the panel.
  await expect(page.locator(".panel .title")).toHaveText("Lidda");
  table.expectNoConsoleOutput();
});

test("the field tells the hit points that Enter leaves, and an equals sign sets them", async ({ page }) => {
  const table = await combatOfTwo(page, "en");
  await hitPointsButton(table, "Orc").click();
  await expect(hitPointsField(table, "Orc")).toBeFocused();
  await page.keyboard.type("7");
  const then = table.row("Orc").locator(".then");
  await expect(then).toHaveText("→ 2");
  await hitPointsField(table, "Orc").fill("2d6");
  await expect(then).toHaveCount(0);
  await hitPointsField(table, "Orc").fill("=4");
  await expect(then).toHaveText("→ 4");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "4 / 9");
  await changeInRow(table, "Orc", "=8");
  await table.expectHitPoints("Orc", "8 / 9");
  table.expectNoConsoleOutput();
});

test("letters are text in the field, a wrong entry changes nothing, and Escape closes it", async ({ page }) => {
  const table = await combatOfTwo(page, "en");
  await hitPointsButton(table, "Orc").click();
  await expect(hitPointsField(table, "Orc")).toBeFocused();
  await page.keyboard.type("bug");
  await page.keyboard.press("Enter");
  await expect(hitPointsField(table, "Orc")).toHaveValue("bug");
  await expect(page.getByRole("status").first()).toContainText("7 damage, +5 heal");
  await page.keyboard.press("Escape");
  await expect(hitPointsField(table, "Orc")).toHaveCount(0);
  await table.expectHitPoints("Orc", "9 / 9");
  await table.expectTurn("Lidda");
  table.expectNoConsoleOutput();
});

for (const lang of ["en", "es", "fr"]) {
  test.describe(`at 360 px, in ${lang}`, () => {
    test.use({ locale: words[lang].locale, ...PHONE });

    test("hit points are changed by touch, and the sheet holds the commands", async ({ page }) => {
      const table = await combatOfTwo(page, lang);
      await hitPointsButton(table, "Orc").tap();
      await expect(hitPointsField(table, "Orc")).toBeFocused();
      await table.expectAccessibleWithoutOverflow();
      await hitPointsField(table, "Orc").fill("4");
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Orc", "5 / 9");
      // The acting row, the commands and the main button are in sight together.
      for (const one of ['.row[aria-current="true"]', ".to-damage", ".to-more", "#go"]) {
        await expect(page.locator(one)).toBeInViewport({ ratio: 1 });
      }
      await page.locator("#more").tap();
      await table.expectAccessibleWithoutOverflow();
      table.expectNoConsoleOutput();
    });
  });
}

test("hit points of several at once: halved, temporary, full", async ({ page }) => {
  const table = await combatOfFour(page);
  const marked = (name) => table.row(name).locator(".aimed");
  await table.row("Orc").getByRole("button", { name: "Orc", exact: true }).click({ modifiers: ["Shift"] });
  await table.row("Wolf").getByRole("button", { name: "Wolf", exact: true }).click({ modifiers: ["Shift"] });
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await expect(marked("Orc")).toHaveText("−7");
  await page.getByRole("button", { name: "Half", exact: true }).click();
  await expect(marked("Orc")).toHaveText("½ −3");
  await expect(marked("Wolf")).toHaveText("½ −3");
  await expect(page.locator(".deal")).toHaveText("Deal 3 to Orc and Wolf");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "9 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  await table.expectHitPoints("Lidda", "16 / 16");
  await expect(page.locator(".aimed")).toHaveCount(0);

  await page.keyboard.press("d");
  await page.locator("#several").click();
  const several = page.getByRole("group", { name: "Several targets" });
  await several.getByRole("button", { name: "Orc" }).click();
  await several.getByRole("button", { name: "Tordek" }).click();
  await page.getByLabel("Amount").fill("5");
  await table.button("Temp HP").click();
  await expect(table.effects("Orc")).toHaveText(["+5 temp HP"]);
  await expect(table.effects("Tordek")).toHaveText(["+5 temp HP"]);
  await table.damage("Orc", 6);
  await expect(table.effects("Orc")).toHaveCount(0);
  await table.expectHitPoints("Orc", "8 / 12");
  await page.getByLabel("Amount").fill("3");
  await page.getByRole("button", { name: "Double", exact: true }).click();
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "2 / 12");
  await page.keyboard.press("h");
  await table.button("Full HP").click();
  await table.expectHitPoints("Orc", "12 / 12");
  table.expectNoConsoleOutput();
});

test("damage to several by taps: a second tap halves, a third removes", async ({ page }) => {
  const table = await combatOfFour(page);
  const tap = (name) => table.select(name);
  const marked = (name) => table.row(name).locator(".aimed");
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  for (const name of ["Orc", "Wolf", "Wolf", "Tordek"]) await tap(name);
  await expect(marked("Wolf")).toHaveText("½ −3");
  await expect(page.locator(".deal")).toHaveText("Deal 7 to Orc and Tordek; half to Wolf");
  for (const name of ["Tordek", "Tordek"]) await tap(name);
  await expect(marked("Tordek")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "5 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  // The names may be typed instead, and dice are rolled.
  await page.keyboard.press("d");
  await page.keyboard.type("3 orc, half wol");
  await expect(marked("Wolf")).toHaveText("½ −1");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "2 / 12");
  await table.expectHitPoints("Wolf", "5 / 9");
  await page.keyboard.press("d");
  await page.keyboard.type("1d1+1 dragon");
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=status]").first()).toHaveText("“dragon” is neither a combatant nor a type of damage.");
  await page.getByLabel("Amount").fill("1d1+1 orc");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "0 / 12");
  // One undo takes the dice and the damage of a command back.
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await table.expectHitPoints("Orc", "5 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  table.expectNoConsoleOutput();
});

test("saves for half are typed or rolled, and applied in one command", async ({ page }) => {
  const table = await combatOfFour(page);
  const tap = (name) => table.select(name);
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  for (const name of ["Orc", "Wolf", "Tordek"]) await tap(name);
  await table.button("Save for half").click();
  await page.getByLabel("Which save").first().fill("Reflex");
  await page.locator("#save-for-half").fill("15");
  await page.getByLabel("Save of Orc").fill("18");
  await page.getByLabel("Save of Wolf").fill("9");
  await page.getByLabel("Save of Tordek").fill("+90");
  await page.locator(".deal").click();
  await table.expectHitPoints("Orc", "9 / 12");
  await table.expectHitPoints("Wolf", "2 / 9");
  await expect(page.locator(".log li").filter({ hasText: "Orc: Reflex 18" })).toHaveCount(1);
  await expect(page.locator(".log li").filter({ hasText: "Tordek: Reflex" })).toHaveCount(1);
  await page.keyboard.press("z");
  await table.expectHitPoints("Orc", "12 / 12");
  await table.expectHitPoints("Wolf", "9 / 9");
  table.expectNoConsoleOutput();
});

test("a save for half needs its DC, and the totals of players who roll", async ({ page }) => {
  const table = await Table.opened(page, "en", "D&D 5e (2014)");
  await table.add("Ork +2 hp 12; Tordek +1 hp 20 pc");
  await table.button("Players type their own rolls").click();
  await table.start();
  const call = page.locator(".call").filter({ hasText: "Tordek" }).locator("input");
  await expect(call).toBeFocused();
  await page.keyboard.type("40");
  await page.keyboard.press("Enter");
  await table.expectTurn("Tordek");
  await page.keyboard.press("d");
  await page.keyboard.type("8");
  for (const name of ["Ork", "Tordek"]) await table.select(name);
  await table.button("Save for half").click();
  // Without a DC nobody takes the whole damage.
  await page.locator(".deal").click();
  await expect(page.locator("#save-for-half")).toBeFocused();
  await expect(page.locator(".half-save .field-fault")).toHaveText("Fill in this field.");
  await page.locator("#save-for-half").fill("30");
  await expect(page.locator(".half-save .field-fault")).toHaveCount(0);
  // The app does not roll for Tordek, whose player rolls.
  await page.locator(".deal").click();
  await expect(page.getByLabel("Save of Tordek")).toBeFocused();
  await expect(page.locator(".half-save .field-fault")).toHaveText("Type the total: the player rolls the die.");
  await table.expectHitPoints("Tordek", "20 / 20");
  await table.expectHitPoints("Ork", "12 / 12");
  await page.getByLabel("Save of Tordek").fill("31");
  await page.locator(".deal").click();
  await table.expectHitPoints("Tordek", "16 / 20");
  await table.expectHitPoints("Ork", "4 / 12");
  table.expectNoConsoleOutput();
});

test("a toast says what was done, and undoes it", async ({ page }) => {
  const table = await combatOfFour(page);
  await table.damage("Orc", 5);
  await table.expectHitPoints("Orc", "7 / 12");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Orc takes 5 damage");
  // It stays while the pointer is on it, however long the checks take.
  await toast.hover();
  await table.expectAccessibleWithoutOverflow();
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
  await table.expectHitPoints("Orc", "12 / 12");
  // The next turn closes it. Otherwise it closes after some seconds.
  await table.damage("Orc", 5);
  await expect(toast).toBeVisible();
  await page.keyboard.press("n");
  await expect(toast).toHaveCount(0);
  await table.damage("Orc", 1);
  await page.mouse.move(400, 20);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 20_000 });
  await table.expectHitPoints("Orc", "6 / 12");
  table.expectNoConsoleOutput();
});

test("a toast about thirty names takes a fifth of a phone, and scrolls", async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc; 30 Bandit +0 hp 30");
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(31);
  await table.waitForShortcuts();
  await page.keyboard.press("/");
  await page.keyboard.type("5 to bandits");
  await page.keyboard.press("Enter");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Bandit 1");
  const { height } = await toast.boundingBox();
  expect(Math.floor(height)).toBeLessThanOrEqual(PHONE.viewport.height / 5);
  expect(await toast.evaluate((toast) => toast.scrollHeight - toast.clientHeight)).toBeGreaterThan(0);
  expect(await toast.textContent()).toContain("Bandit 30");
});

test("a target without hit points is named before the command, which deals the others", async ({ page }) => {
  const line = "Lidda +3 hp 16 pc; Orc +0 hp 12; Witness +1";
  const table = await Table.inCombat(page, "en", "D&D 3.5", line, [["Lidda", 18], ["Orc", 9], ["Witness", 5]]);
  await page.keyboard.press("d");
  const deal = page.locator(".deal");
  const aim = (name) => table.row(name).locator(".name").click();
  await expect(deal).toHaveText("Tap who takes it");
  await page.keyboard.type("5");
  await aim("Witness");
  await expect(deal).toHaveText("No HP set for Witness. Edit to add them.");
  await expect(deal).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(deal).toBeVisible();
  await aim("Orc");
  await expect(deal).toHaveText("Deal 5 to Orc");
  await expect(page.locator(".untracked")).toHaveText("No HP set for Witness. Edit to add them.");
  await table.expectAccessibleWithoutOverflow();
  await page.keyboard.press("Enter");
  await expect(deal).toHaveCount(0);
  await table.expectHitPoints("Orc", "7 / 12");
  table.expectNoConsoleOutput();
});
