// Combatants that are hidden from players and revealed, from the row, the panel and the command line; revealed when
// they act; shown under a second name; and a message to the players that ends with its encounter.
import { expect, test } from "@playwright/test";
import { Players } from "../pages/players.js";
import { Table } from "../pages/table.js";
import { Inputs } from "../reports/inputs.js";

const LINE = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27; Worg +1 hp 30";
const TOTALS = [["Wulfgar", 14], ["Catti", 12], ["Bugbear", 10], ["Worg", 8]];
const RULES = { en: "D&D 5e (2014)", es: "D&D 5e (2014)", fr: "D&D 5e (2014)" };

const WORDS = {
  en: {
    hidden: "hidden from players", hide: "Hide from players", reveal: "Reveal to players", revealName: "Reveal the name",
    name: "Name for players until revealed", acts: "Reveal on its turn or when it acts", save: "Save",
    hides: "Bugbear is hidden from players.", reveals: "Bugbear is revealed to players.", named: "Hooded figure is revealed as Worg.",
    quoted: "“Hooded figure”",
  },
  es: {
    hidden: "oculto a los jugadores", hide: "Ocultar a los jugadores", reveal: "Revelar a los jugadores", revealName: "Revelar el nombre",
    name: "Nombre para los jugadores hasta revelarlo", acts: "Revelar en su turno o cuando actúe", save: "Guardar",
    hides: "Los jugadores dejan de ver a Bugbear.", reveals: "Los jugadores ya ven a Bugbear.", named: "Hooded figure se revela como Worg.",
    quoted: "«Hooded figure»",
  },
  fr: {
    hidden: "caché aux joueurs", hide: "Cacher aux joueurs", reveal: "Révéler aux joueurs", revealName: "Révéler le nom",
    name: "Nom pour les joueurs jusqu’à la révélation", acts: "Révéler dès son action", save: "Enregistrer",
    hides: "Les joueurs ne voient plus Bugbear.", reveals: "Les joueurs voient Bugbear.", named: "Hooded figure se révèle être Worg.",
    quoted: "« Hooded figure »",
  },
};

const startCombat = (page, lang = "en") => Table.inCombat(page, lang, RULES[lang], LINE, TOTALS);
const eye = (table, who) => table.row(who).locator(".eye");
const seats = (players) => players.page.locator(".seat b");

/** Gives the worg a second name in its form. */
async function disguise(table, words) {
  await table.select("Worg");
  await table.pressTool("edit");
  const field = table.page.getByLabel(words.name);
  await field.fill("Hooded figure");
  await table.button(words.save).click();
  await expect(field).toHaveCount(0);
}

test("the eye of a member of a group stands beside its name during setup", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await table.add("Wulfgar +1 hp 52 pc; 6 goblins");
  const members = page.locator(".member", { has: page.locator(".eye") });
  await expect(members).toHaveCount(6);
  await page.locator(".kind .fold").click();
  for (const member of await members.all()) {
    const [name, eye] = await Promise.all([".name", ".eye"].map((part) => member.locator(part).boundingBox()));
    expect(eye.y + eye.height / 2).toBeGreaterThan(name.y);
    expect(eye.y + eye.height / 2).toBeLessThan(name.y + name.height);
    expect(eye.x).toBeGreaterThanOrEqual(name.x + name.width);
  }
  await table.expectAccessibleWithoutOverflow();
  table.expectNoConsoleOutput();
});

for (const [width, height] of [[360, 740], [1440, 900]]) {
  test(`the eye of a folded group hides and reveals all its members at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const table = await Table.opened(page, "en", "Dnd5e2024");
    await table.add("Wulfgar +1 hp 52 pc; 3 goblins; worg");
    await table.start();
    for (const [who, total] of [["Wulfgar", 14], ["Goblin Warrior 1", 12], ["Worg", 8]]) await table.total(who, total);
    const players = await Players.open(context);
    const group = page.locator(".group", { hasText: "Goblin Warrior" });
    const hides = group.getByRole("button", { name: "Goblin Warrior × 3: hidden from players" });
    await expect(hides).toHaveAttribute("aria-pressed", "false");
    await hides.click();
    await expect(hides).toHaveAttribute("aria-pressed", "true");
    await expect(seats(players)).toHaveText(["Wulfgar", "Worg"]);
    await table.expectAccessibleWithoutOverflow();
    await hides.click();
    await expect(hides).toHaveAttribute("aria-pressed", "false");
    await expect(seats(players)).toHaveText(["Wulfgar", "Goblin Warrior 1", "Goblin Warrior 2", "Goblin Warrior 3", "Worg"]);
    // One member alone: the group is not hidden as a whole.
    await group.locator(".fold").click();
    await eye(table, "Goblin Warrior 2").click();
    await expect(hides).toHaveAttribute("aria-pressed", "false");
    // It hides the others then, and reveals all.
    await hides.click();
    await expect(hides).toHaveAttribute("aria-pressed", "true");
    await expect(seats(players)).toHaveText(["Wulfgar", "Worg"]);
    await hides.click();
    await expect(hides).toHaveAttribute("aria-pressed", "false");
    await expect(seats(players)).toHaveText(["Wulfgar", "Goblin Warrior 1", "Goblin Warrior 2", "Goblin Warrior 3", "Worg"]);
    await expect(page.locator(".refusal")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
}

for (const lang of ["en", "es", "fr"]) {
  const words = WORDS[lang];
  test.describe(lang, () => {
    test.use({ locale: { en: "en-GB", es: "es-ES", fr: "fr-FR" }[lang] });

    for (const [width, height] of [[360, 740], [1440, 900]]) {
      test(`one tap on the row hides at ${width} px, and another reveals`, async ({ page, context }) => {
        await page.setViewportSize({ width, height });
        const table = await startCombat(page, lang);
        const players = await Players.open(context);
        await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
        const inputs = new Inputs(page);
        await inputs.click(eye(table, "Bugbear"));
        await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
        inputs.expectAtMost(1, "hide one");
        await expect(table.row("Bugbear").locator(".off-screen")).toHaveText(words.hidden);
        await expect(eye(table, "Bugbear")).toHaveAttribute("aria-pressed", "true");
        await expect(page.locator(".log")).toContainText(words.hides);
        await expect(eye(table, "Wulfgar")).toHaveCount(0);
        await table.expectAccessibleWithoutOverflow();
        await eye(table, "Bugbear").click();
        await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
        await expect(page.locator(".log")).toContainText(words.reveals);
        await expect(page.locator(".off-screen")).toHaveCount(0);
        table.expectNoConsoleOutput();
        players.expectNoConsoleOutput();
      });
    }

    test("before the fight the eye of a line hides and reveals", async ({ page, context }) => {
      const table = await Table.opened(page, lang);
      await table.chooseRuleset(RULES[lang]);
      await table.add(LINE);
      const member = (name) => page.locator(".member").filter({ hasText: name });
      await expect(member("Wulfgar").locator(".eye")).toHaveCount(0);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await member("Bugbear").locator(".eye").click();
        await expect(member("Bugbear")).toContainText(words.hidden);
        await table.expectAccessibleWithoutOverflow();
        if (width === 1440) await member("Bugbear").locator(".eye").click();
      }
      await expect(member("Worg")).not.toContainText(words.hidden);
      await table.start();
      for (const [name, total] of TOTALS) await table.total(name, total);
      const players = await Players.open(context);
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
      table.expectNoConsoleOutput();
    });

    test("a second name stands in place of the own one until it is revealed", async ({ page, context }) => {
      const table = await startCombat(page, lang);
      const players = await Players.open(context);
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
      await disguise(table, words);
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Hooded figure"]);
      await expect(table.row("Worg").locator(".known-as")).toHaveText(words.quoted);
      await table.expectAccessibleWithoutOverflow();
      await table.row("Worg").locator(".known-as").click();
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
      await expect(page.locator(".log")).toContainText(words.named);
      await expect(page.locator(".known-as")).toHaveCount(0);
      await page.keyboard.press("z");
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Hooded figure"]);
      table.expectNoConsoleOutput();
      players.expectNoConsoleOutput();
    });

    test("the panel and its key hide and reveal", async ({ page, context }) => {
      const table = await startCombat(page, lang);
      const players = await Players.open(context);
      await table.select("Bugbear");
      await expect(page.locator("#hide")).toContainText(words.hide);
      await page.keyboard.press("i");
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
      await expect(page.locator("#hide")).toContainText(words.reveal);
      await table.pressTool("hide");
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
      // Nobody hides a character.
      await table.select("Catti");
      await expect(page.locator("#hide")).toHaveCount(0);
      table.expectNoConsoleOutput();
      players.expectNoConsoleOutput();
    });

    test("a combatant is revealed when its turn starts, if the form says so", async ({ page, context }) => {
      const table = await startCombat(page, lang);
      const players = await Players.open(context);
      await table.select("Bugbear");
      await table.pressTool("edit");
      await page.getByLabel(words.acts).check();
      await page.getByLabel(words.hide).check();
      await table.button(words.save).click();
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
      await page.keyboard.press("n");
      await table.expectTurn("Catti");
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
      await page.keyboard.press("n");
      await table.expectTurn("Bugbear");
      await players.expectTurn("Bugbear");
      await expect(page.locator(".log")).toContainText(words.reveals);
      await page.keyboard.press("z");
      await table.expectTurn("Catti");
      await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Worg"]);
      table.expectNoConsoleOutput();
      players.expectNoConsoleOutput();
    });
  });
}

test("the eye of a row is pressed by keyboard and keeps the focus", async ({ page }) => {
  const table = await startCombat(page);
  await table.tabTo(eye(table, "Bugbear"));
  await page.keyboard.press("Enter");
  await expect(table.row("Bugbear").locator(".off-screen")).toHaveText("hidden from players");
  await expect(eye(table, "Bugbear")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".off-screen")).toHaveCount(0);
  await expect(eye(table, "Bugbear")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("while damage is pending, the eye is no button, and a press there aims", async ({ page }) => {
  const table = await startCombat(page);
  await expect(eye(table, "Bugbear")).toHaveAccessibleName("Bugbear: hidden from players");
  await page.keyboard.press("d");
  await page.keyboard.type("5");
  await expect(table.row("Bugbear").locator(".eye")).toBeHidden();
  const { x, y, width, height } = await table.row("Bugbear").locator(".eye").boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(table.row("Bugbear")).toHaveClass(/picked/);
  await expect(page.locator(".off-screen")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Bugbear", "22 / 27");
  await expect(eye(table, "Bugbear")).toHaveAccessibleName("Bugbear: hidden from players");
  await expect(eye(table, "Bugbear")).toHaveAttribute("aria-pressed", "false");
  table.expectNoConsoleOutput();
});

test("typed commands hide and reveal several, as one step", async ({ page, context }) => {
  const table = await startCombat(page);
  const players = await Players.open(context);
  const type = async (line) => {
    await page.keyboard.press("/");
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  };
  await type("hide bugbear and worg from players");
  await expect(seats(players)).toHaveText(["Wulfgar", "Catti"]);
  await expect(page.locator(".off-screen")).toHaveCount(2);
  await type("reveal bugbear and worg");
  await expect(seats(players)).toHaveText(["Wulfgar", "Catti", "Bugbear", "Worg"]);
  await table.waitForShortcuts();
  await page.keyboard.press("z");
  await expect(page.locator(".off-screen")).toHaveCount(2);
  table.expectNoConsoleOutput();
});

test("a message to the players ends with its combat and does not follow into another encounter", async ({ page, context }) => {
  const table = await startCombat(page);
  const players = await Players.open(context);
  await page.locator("#menu").click();
  await page.getByLabel("Message to the players").fill("The floor trembles");
  await page.keyboard.press("Enter");
  const note = players.page.locator(".note");
  await expect(note).toHaveText("The floor trembles");
  await page.keyboard.press("Escape");
  await table.waitForShortcuts();
  await page.keyboard.press("b");
  await expect(note).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(note).toHaveText("The floor trembles");
  await table.newEncounter();
  await expect(note).toHaveCount(0);
  await page.locator("#menu").click();
  await expect(page.getByLabel("Message to the players")).toHaveValue("");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});
