// The main button is in view with 1 to 40 questions of a kind, and with as many of the rarer ones as a table has.
// main-button.spec.js has newcomers.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { TowTable } from "../pages/tow-table.js";

const SIZES = [[1280, 720], [1440, 900], [320, 480], [360, 640]];
const COUNTS = [1, 9, 40];

/** Names that share no word, so that they stay single combatants, and that no creature has. */
const names = (count) => Array.from({ length: count }, (_, at) => `Qv${"bdfghjkl"[at % 8]}${"aeiouy"[Math.floor(at / 8)]}z`);

/** Checks that the command is in view at every size, and that nothing covers it. */
async function expectInView(page, command, what) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(command, `${what} at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
    await command.click({ trial: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Rolls for all, and rolls off the ties, until a turn begins. */
async function rollAll(page, table) {
  await table.start();
  await table.button(table.words.rollAll).click();
  const turn = page.locator('.row[aria-current="true"]');
  await expect(turn.or(page.locator(".tie")).first()).toBeVisible();
  while ((await turn.count()) === 0) {
    const before = await page.locator(".log").innerText();
    await page.locator("#go").click();
    await expect(page.locator(".log")).not.toHaveText(before, { useInnerText: true });
  }
}

for (const count of COUNTS) {
  test(`${count + 1} tied characters`, async ({ page }) => {
    const all = names(count + 1);
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", all.map((name) => `${name} +1 pc`).join("; "), all.map((name) => [name, 12]));
    await expect(page.locator(".tie").getByRole("button")).toHaveCount(count + 1);
    await expectInView(page, page.locator("#go"), `${count + 1} tied`);
    table.expectNoConsoleOutput();
  });

  test(`${count} dying characters`, async ({ page }) => {
    const dying = names(count);
    const table = await Table.opened(page, "en");
    await table.chooseRuleset("D&D 5e (2014)");
    await table.add(`Wulfgar +30 hp 9 pc; ${dying.map((name) => `${name} hp 9 pc`).join("; ")}`);
    await rollAll(page, table);
    await table.expectTurn("Wulfgar");
    await page.keyboard.press("/");
    await page.keyboard.type(`9 ${dying.join(" ")}`);
    await page.keyboard.press("Enter");
    await expect(page.locator(".row .saves.made, .row .tag.life")).not.toHaveCount(0);
    await page.locator("#go").click();
    await expect(page.locator(".prompt .success")).toBeVisible();
    await expectInView(page, page.locator("#go"), `${count} dying`);
    table.expectNoConsoleOutput();
  });

  test(`${count} legendary creatures with lairs`, async ({ page }) => {
    const table = await Table.opened(page, "en");
    await table.chooseRuleset("D&D 5e (2014)");
    // Two of three characters act one after the other, so a turn ends before one that is not the creature's own.
    await table.add(`Wulfgar hp 9 pc; Regis hp 9 pc; Catti hp 9 pc; ${names(count).map((name) => `${name} hp 200 leg 3 lair`).join("; ")}`);
    await rollAll(page, table);
    const lair = page.locator("form.lair");
    const legendary = page.locator("form.legendary");
    const seen = { lair: false, legendary: false };
    for (let turns = 0; turns < 3 * count + 9 && !(seen.lair && seen.legendary); turns += 1) {
      const now = { lair: (await lair.count()) > 0, legendary: (await legendary.count()) > 0 };
      for (const kind of ["lair", "legendary"]) {
        if (!now[kind] || seen[kind]) continue;
        seen[kind] = true;
        await expectInView(page, page.locator("#go"), `${count} ${kind}`);
      }
      const before = await page.locator(".log").innerText();
      await page.locator("#go").click();
      await expect(page.locator(".log")).not.toHaveText(before, { useInnerText: true });
    }
    expect(seen).toEqual({ lair: true, legendary: true });
    table.expectNoConsoleOutput();
  });

  test(`${count} enemies to charge, to aim at and to resolve`, async ({ page }) => {
    const tow = new TowTable(page, "en");
    await tow.open();
    const foes = names(count);
    await tow.add(`Ada pc; ${foes.join("; ")}`);
    await tow.enterTotals({ Ada: 1, ...Object.fromEntries(foes.map((name, at) => [name, at + 2])) });
    await tow.expectPrompt("Ada may declare a charge");
    await expect(page.locator(".prompt .buttons button")).toHaveCount(count + 2);
    await expectInView(page, tow.go, `${count} to charge`);
    await tow.advance();
    await tow.expectPrompt("Ada has priority");
    await expectInView(page, tow.go, `${count} to aim at`);
    await tow.declare(`Strike ${foes.slice(0, 9).map((name) => `@${name}`).join(" ")}`);
    await expect(tow.stack).toHaveCount(1);
    await expectInView(page, tow.go, `${count} may respond`);
    // Nobody responds, and the action resolves as declared. Undo takes back the resolution alone.
    await expect(page.locator("#beside-go")).toContainText("Nobody responds");
    await page.locator("#beside-go").click();
    await expect(tow.stack).toHaveCount(0);
    await page.keyboard.press("z");
    await tow.expectPrompt("Resolve Strike");
    await expectInView(page, tow.go, `${count} to resolve`);
    tow.expectNoConsoleOutput();
  });
}

test("1 to 40 owed saves, beside newcomers and a death save", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Aria +3 hp 400 pc; Borin +1 hp 9 pc; Orc +0", [["Aria", 18], ["Borin", 14], ["Orc", 9]]);
  await table.pressTool("cast");
  await page.getByLabel("Spell", { exact: true }).fill("Bless");
  await page.getByLabel("Spell", { exact: true }).press("Enter");
  const first = page.locator(".prompts .rolls-dice").first();
  for (let saves = 1; saves <= 40; saves += 1) {
    await table.damageInRow("Aria", 1, `${400 - saves} / 400`);
    await expect(page.locator(".prompts .prompt").first()).toBeVisible();
    if ([1, 3, 9, 40].includes(saves)) await expectInView(page, first, `${saves} owed saves`);
  }
  await table.damageInRow("Borin", 9, "0 / 9");
  await expectInView(page, first, "40 saves and one that is dying");
  await page.keyboard.press("a");
  await table.add(names(9).map((name) => `${name} +2 hp 7`).join("; "));
  await expect(page.locator("#prompts-heading")).toContainText("1 of 2");
  await expectInView(page, first, "40 saves before 9 newcomers");
  // Without concentration no save is owed, and the newcomers are next.
  await page.getByRole("button", { name: "Loses concentration" }).click();
  await expect(page.locator(".newcomers .call")).toHaveCount(9);
  await expectInView(page, table.button(table.words.rollAll), "9 newcomers");
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".newcomers")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("nine readied actions", async ({ page }) => {
  const readying = names(9);
  const table = await Table.inCombat(page, "en", "D&D 3.5", [...readying, "Ogre"].map((name) => `${name} hp 9 ${name === "Ogre" ? "" : "pc"}`).join("; "), [...readying, "Ogre"].map((name, at) => [name, 30 - at]));
  for (const name of readying) {
    await table.expectTurn(name);
    await page.locator("#ready").click();
    await page.locator("#ready-what").fill("Strike");
    await page.locator("#ready-what").press("Enter");
    await expect(table.row(name)).toContainText("Strike");
    await page.locator("#go").click();
  }
  await table.expectTurn("Ogre");
  await expectInView(page, page.locator("#go"), "9 readied actions");
  table.expectNoConsoleOutput();
});
