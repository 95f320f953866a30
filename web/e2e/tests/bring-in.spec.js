// Files of other tools: dropped on any screen, chosen and pasted; one preview, in which nothing is added before Add.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { archived } from "../pages/home.js";
import { BringIn, file, fixture } from "../pages/bring-in.js";
import { Table, words } from "../pages/table.js";

const NOTE = "# The mill\n\n```encounter\nname: The mill\ncreatures:\n  - 3: Goblin, 7, 15, 2\n  - Goblin Boss, 21, 17, 2\n  - 2: Wolf\n```\n";
const TABLE = "name;hp;ac;side\nLidda;16;14;players\nTroll;84;15;enemies\n";
const STAT_BLOCK = "Mud Troll\nLarge giant, chaotic evil\nArmor Class 15 (natural armor)\nHit Points 84 (8d10 + 40)\nSpeed 30 ft.\nSTR DEX CON INT WIS CHA\n18 (+4) 13 (+1) 20 (+5) 7 (-2) 9 (-1) 7 (-2)\nChallenge 5 (1,800 XP)\n";

const members = (page) => page.locator(".member .name");

test("files dropped on any screen are shown first, added with one press, and taken back with one undo", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.drag([file("Mill.md", NOTE)], { drop: false });
  await expect(page.locator(".drop-target")).toContainText("Drop the file here");
  await bring.drag([file("Mill.md", NOTE), file("party.csv", TABLE)]);
  await expect(page.locator(".drop-target")).toHaveCount(0);
  await expect(bring.rows).toHaveCount(5);
  await expect(page).toHaveTitle("Import · Asalto");
  await expect(bring.screen.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(bring.screen.locator(".src h2").first()).toContainText("The mill");
  await expect(bring.screen.locator(".src h2").first()).toContainText("Mill.md");
  // A number that the file does not have is unknown, and never 0.
  await expect(bring.number("Wolf", "HP: Wolf")).toHaveValue("");
  await expect(bring.number("Wolf", "HP: Wolf")).toHaveAttribute("placeholder", "?");
  await expect(bring.number("Goblin Boss", "Initiative: Goblin Boss")).toHaveValue("+2");
  await expect(bring.row("Lidda").locator("select")).toHaveValue("0");
  await expect(bring.add).toHaveText("Add 8 combatants");
  await bring.finish();
  await expect(members(page)).toHaveText(["Lidda", "Goblin 1", "Goblin 2", "Goblin 3", "Goblin Boss", "Wolf 1", "Wolf 2", "Troll"]);
  await page.locator("#undo").click();
  await expect(members(page)).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("rows are unticked and corrected, and a field with a fault keeps the focus", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.choose([file("Mill.md", NOTE)]);
  await bring.tick("Goblin Boss").uncheck();
  await expect(bring.add).toHaveText("Add 5 combatants");
  const points = bring.number("Wolf", "HP: Wolf");
  await points.fill("eleven");
  await points.press("Tab");
  await expect(bring.screen.locator(".field-fault")).toHaveText("Type a whole number.");
  await bring.add.click();
  await expect(points).toBeFocused();
  await points.fill("11");
  await points.press("Tab");
  await expect(bring.screen.locator(".field-fault")).toHaveCount(0);
  await bring.number("Wolf", "Count: Wolf").fill("1");
  await bring.row("Wolf").locator("input.name").fill("Old Wolf");
  await page.keyboard.press("Tab");
  await bring.row("Old Wolf").locator("select").selectOption({ label: "Party" });
  await expect(bring.add).toHaveText("Add 4 combatants");
  await bring.finish();
  await expect(members(page)).toHaveText(["Old Wolf", "Goblin 1", "Goblin 2", "Goblin 3"]);
  await expect(page.locator(".member").filter({ hasText: "Old Wolf" })).toContainText("HP 11");
  table.expectNoConsoleOutput();
});

test("a pasted stat block comes in from the menu", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await table.toggleMenu();
  await page.getByLabel("Paste a text").filter({ visible: true }).fill(STAT_BLOCK);
  await page.getByRole("button", { name: "Show what is in it" }).filter({ visible: true }).click();
  await expect(bring.row("Mud Troll")).toBeVisible();
  await expect(bring.number("Mud Troll", "HP: Mud Troll")).toHaveValue("84");
  await expect(bring.screen.locator(".src h2")).toContainText("stat block, Pasted text");
  await bring.finish();
  await expect(members(page)).toHaveText(["Mud Troll"]);
  await expect(page.locator("details.menu[open]")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("the same file adds nothing twice unless it is ticked", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.drag([file("Mill.md", NOTE)]);
  await expect(bring.rows).toHaveCount(3);
  await bring.finish();
  await expect(members(page)).toHaveCount(6);
  await bring.drag([file("Mill.md", NOTE)]);
  await expect(bring.rows).toHaveCount(3);
  for (const name of ["Goblin", "Goblin Boss", "Wolf"]) await expect(bring.row(name).first()).toContainText("already here");
  await expect(bring.said).toContainText("Nothing new");
  await expect(bring.add).toHaveAttribute("aria-disabled", "true");
  await bring.add.click({ force: true });
  await expect(bring.screen).toBeVisible();
  // A new encounter has none of them.
  await bring.screen.getByRole("radio", { name: "A new encounter" }).check();
  await expect(bring.add).toHaveText("Add 6 combatants");
  await bring.screen.getByRole("radio", { name: "This encounter" }).check();
  await expect(bring.add).toHaveAttribute("aria-disabled", "true");
  await bring.tick("Wolf").check();
  await expect(bring.add).toHaveText("Add 2 combatants");
  await bring.finish();
  await expect(members(page)).toHaveCount(8);
  await expect(members(page).last()).toHaveText("Wolf 4");
  table.expectNoConsoleOutput();
});

test("they join a running combat, or begin a new encounter beside it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc, Ogre -1 hp 29", [["Lidda", 15], ["Ogre", 9]]);
  await table.expectTurn("Lidda");
  const bring = new BringIn(page);
  await bring.drag([file("table.csv", "name,hp,max hp,ac\nTroll,30,84,15\n")]);
  await expect(bring.screen.getByRole("radio", { name: /^This combat/ })).toBeChecked();
  await expect(bring.row("Troll")).toContainText("30 of 84 HP left");
  await bring.finish();
  await table.expectHitPoints("Troll", "30 / 84");
  await expect(page.locator(".toast")).toContainText("Added: 1.");
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".row .name").filter({ hasText: "Troll" })).toHaveCount(0);
  await bring.drag([file("table.csv", "name,hp,max hp,ac\nTroll,30,84,15\n")]);
  await bring.screen.getByRole("radio", { name: /^A new encounter/ }).check();
  await bring.finish();
  await expect(members(page)).toHaveText(["Troll"]);
  table.expectNoConsoleOutput();
});

test("creatures and a party are saved, and one undo takes them back", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  const saved = async (kind) => Object.keys(await archived(page)).filter((key) => key.startsWith(`${kind}.`)).length;
  await bring.drag([file("Mill.md", NOTE)]);
  await bring.screen.getByRole("radio", { name: /^My creatures/ }).check();
  await expect(bring.add).toHaveText("Save 3 creatures");
  await bring.add.click();
  await expect(bring.screen.locator(".said")).toContainText("Saved: Goblin, Goblin Boss, and Wolf.");
  await expect.poll(() => saved("creature")).toBe(3);
  await expect(bring.said).toContainText("Nothing new");
  await bring.screen.locator(".said").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => saved("creature")).toBe(0);
  await expect(bring.add).toHaveText("Save 3 creatures");
  await bring.screen.getByRole("radio", { name: /^A party/ }).check();
  await expect(bring.screen.getByLabel("Name of the party")).toHaveValue("The mill");
  await bring.screen.getByLabel("Name of the party").fill("The pack");
  await bring.add.click();
  await expect(bring.screen.locator(".said")).toContainText("Saved: The pack.");
  await expect.poll(() => saved("party")).toBe(1);
  table.expectNoConsoleOutput();
});

test("a file with a running fight ticks the fight, and says what stays behind", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.choose([fixture("obsidian-initiative-tracker/data.json"), fixture("csv/espanol.csv")]);
  await expect(bring.screen.locator(".src h2").first()).toContainText("Cellar");
  // With a table beside it there is more than the fight.
  await bring.screen.getByRole("radio", { name: "This encounter" }).check();
  await expect(bring.screen).toContainText("round 4");
  await expect(bring.tick("Iria").first()).toBeChecked();
  await expect(bring.row("Iria").first()).toContainText("20 of 31 HP left · Bless · without its 2 temporary HP");
  await expect(bring.tick("Slug by the door")).not.toBeChecked();
  await expect(bring.row("Slug by the door")).toContainText("set aside in the file");
  expect(await bring.leftOut.count()).toBeGreaterThan(0);
  await expect(bring.screen.locator(".not")).toContainText("data.json, ");
  table.expectNoConsoleOutput();
});

const FIGHT = JSON.stringify({
  players: [],
  state: {
    state: true,
    round: 3,
    name: "Chapel",
    creatures: [
      { name: "Aria", initiative: 14, modifier: 2, hp: 24, currentMaxHP: 24, currentHP: 24, player: true },
      { name: "Goblin Boss", initiative: 16, modifier: 2, hp: 21, currentMaxHP: 21, currentHP: 15, active: true, status: [{ name: "Poisoned" }] },
      { name: "Lidda", initiative: 22, modifier: 3, hp: 38, currentMaxHP: 38, currentHP: 24, player: true },
      { name: "Goblin", initiative: 9, modifier: 2, hp: 7, currentMaxHP: 7, currentHP: 3 },
    ],
  },
});

test("a running fight from Obsidian goes on at its round, its turn and its hit points", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Ogre -1 hp 29");
  const bring = new BringIn(page);
  await bring.drag([file("data.json", FIGHT)]);
  const goesOn = bring.screen.getByRole("radio", { name: /^The combat as it stands/ });
  await expect(goesOn).toBeChecked();
  await expect(bring.screen.locator(".dest")).toContainText("Round 3, Goblin Boss acts.");
  await expect(bring.add).toHaveText("Continue the combat");
  await bring.finish();
  await table.expectRound("Round 3");
  await table.expectTurn("Goblin Boss");
  await table.expectHitPoints("Goblin Boss", "15 / 21");
  await table.expectHitPoints("Lidda", "24 / 38");
  await table.expectHitPoints("Goblin", "3 / 7");
  await page.reload();
  await table.expectTurn("Goblin Boss");
  // The same file does not begin it once more.
  await bring.drag([file("data.json", FIGHT)]);
  await expect(bring.screen.getByRole("radio", { name: /^This combat/ })).toBeChecked();
  await expect(bring.said).toContainText("Nothing new");
  await bring.screen.getByRole("button", { name: "Cancel" }).click();
  // The open encounter is still there.
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(page.locator("main.home .encounters .kept .name").filter({ hasText: "Ogre" })).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("a running fight with a dead enemy goes on, comes in alone, and is known afterwards", async ({ page }) => {
  const fight = JSON.parse(FIGHT);
  fight.state.creatures[3].currentHP = 0;
  const text = JSON.stringify(fight);
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Ogre -1 hp 29");
  const bring = new BringIn(page);
  await bring.drag([file("data.json", text), file("party.csv", "name;hp;ac\nTroll;84;15\nWolf;11;13\n")]);
  await expect(bring.add).toHaveText("Continue the combat");
  await expect(bring.tick("Troll")).not.toBeChecked();
  await expect(bring.row("Troll")).toContainText("stays on this page");
  await expect(bring.said).toHaveText("Only this combat comes in. Rows that stay on this page: 2.");
  await bring.finish();
  await table.expectRound("Round 3");
  await table.expectTurn("Goblin Boss");
  await page.evaluate(() => (location.hash = "#/import"));
  await expect(bring.rows).toHaveCount(2);
  await expect(bring.add).toHaveText("Add 2 combatants");
  await bring.screen.getByRole("button", { name: "Cancel" }).click();
  // One undo takes all back and opens what was open before.
  await page.locator("#undo").click();
  await expect(members(page)).toHaveText(["Ogre"]);
  await bring.drag([file("data.json", text)]);
  await expect(bring.add).toHaveText("Continue the combat");
  await bring.finish();
  await table.expectTurn("Goblin Boss");
  // Another encounter is open, and the fight is known all the same.
  await table.toggleMenu();
  await page.getByRole("button", { name: "New encounter" }).filter({ visible: true }).first().click();
  await expect(members(page)).toHaveCount(0);
  await bring.drag([file("data.json", text)]);
  await expect(bring.row("Goblin Boss")).toContainText("already here");
  await expect(bring.said).toContainText("Nothing new");
  await expect(bring.add).toHaveAttribute("aria-disabled", "true");
  table.expectNoConsoleOutput();
});

test("undo after a new encounter opens what was open before", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Ogre -1 hp 29");
  const bring = new BringIn(page);
  await bring.drag([file("party.csv", TABLE)]);
  await bring.screen.getByRole("radio", { name: "A new encounter" }).check();
  await bring.finish();
  await expect(members(page)).toHaveText(["Lidda", "Troll"]);
  await page.locator("#undo").click();
  await expect(members(page)).toHaveText(["Ogre"]);
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(page.locator("main.home .encounters .kept .name")).toHaveCount(1);
  table.expectNoConsoleOutput();
});

const HOSTILE = {
  en: { empty: "The file is empty.", cut: "the file ends in the middle", large: "The file is too large: 2,000,001 bytes.", entities: "declares entities" },
  es: { empty: "El archivo está vacío.", cut: "el archivo se corta a la mitad", large: "El archivo es demasiado grande: 2.000.001 bytes.", entities: "declara entidades" },
  fr: { empty: "Le fichier est vide.", cut: "le fichier s’arrête au milieu", large: "Le fichier est trop grand", entities: "déclare des entités" },
};

for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(lang, () => {
    test.use({ locale: words[lang].locale });

    test("a file that gives nothing says why, and the others come in", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e");
      const bring = new BringIn(page);
      await bring.drag([file("empty.csv", ""), file("large.csv", "x".repeat(2_000_001)), "hostile/cut.json", "hostile/entities.xml", file("Mill.md", NOTE)]);
      await expect(bring.failed).toHaveCount(4);
      const said = HOSTILE[lang];
      await expect(bring.failed.nth(0)).toContainText("empty.csv");
      await expect(bring.failed.nth(0)).toContainText(said.empty);
      await expect(bring.failed.nth(1)).toContainText(said.large);
      await expect(bring.failed.nth(2)).toContainText(said.cut);
      await expect(bring.failed.nth(3)).toContainText(said.entities);
      await expect(bring.rows).toHaveCount(3);
      await bring.finish();
      await expect(members(page)).toHaveCount(6);
      table.expectNoConsoleOutput();
    });

    test.describe("on a phone", () => {
      test.use(PHONE);

      test("the preview fits at 360 px, in both themes, without a fault", async ({ page }) => {
        const table = await Table.opened(page, lang, "Dnd5e");
        await page.evaluate(() => (location.hash = "#/import"));
        const bring = new BringIn(page);
        await expect(bring.screen.locator("#paste-here")).toBeVisible();
        await table.expectAccessibleWithoutOverflow();
        await bring.drag(["obsidian-initiative-tracker/data.json", "csv/espanol.csv", "hostile/cut.json"]);
        await expect(bring.rows.first()).toBeVisible();
        await bring.number("Iria", /^(HP|PG|PV)/).first().fill("x");
        await page.keyboard.press("Tab");
        await expect(bring.screen.locator(".field-fault")).toBeVisible();
        await table.expectAccessibleWithoutOverflow();
        await bring.screen.getByRole("radio").last().check();
        await table.expectAccessibleWithoutOverflow();
        table.expectNoConsoleOutput();
      });
    });
  });
}

test("by keyboard alone: Escape keeps what came in, and Cancel drops it", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.drag([file("Mill.md", NOTE)]);
  await expect(bring.screen.getByRole("heading", { level: 1 })).toBeFocused();
  await bring.tick("Goblin Boss").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(bring.screen).toHaveCount(0);
  await page.goForward();
  await expect(bring.tick("Goblin Boss")).not.toBeChecked();
  await bring.screen.getByRole("button", { name: "Cancel" }).focus();
  await page.keyboard.press("Enter");
  await expect(bring.screen).toHaveCount(0);
  await page.goForward();
  await expect(bring.rows).toHaveCount(0);
  await expect(bring.screen).toContainText("Nothing is here yet.");
  table.expectNoConsoleOutput();
});

test("two thousand creatures are shown in steps", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  const rows = Array.from({ length: 2000 }, (_, at) => `Beast ${at} of the marsh,${at + 1},12`).join("\n");
  await bring.drag([file("library.csv", `name,hp,ac\n${rows}\n`)]);
  await expect(bring.screen.locator(".src .hint")).toHaveText("0 of 2000");
  await expect(bring.rows).toHaveCount(0);
  await bring.screen.getByRole("button", { name: "Show 2000 more" }).click();
  await expect(bring.rows).toHaveCount(50);
  await bring.screen.getByRole("checkbox", { name: "All of Creatures" }).check();
  await expect(bring.said).toHaveText("At most 200 can be added at once. Untick some.");
  await expect(bring.add).toHaveAttribute("aria-disabled", "true");
  await bring.screen.getByRole("checkbox", { name: "All of Creatures" }).uncheck();
  await bring.rows.first().getByRole("checkbox").check();
  await expect(bring.add).toHaveText("Add 1 combatant");
  table.expectNoConsoleOutput();
});

test("a row names regeneration and limited uses", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await bring.choose([file("troll.txt", `${STAT_BLOCK}Regeneration. The troll regains 10 hit points at the start of its turn.\nMud Breath (Recharge 5-6). It spits mud.\n`)]);
  await expect(bring.row("Mud Troll")).toContainText("regenerates 10 HP at the start of each turn");
  await expect(bring.row("Mud Troll")).toContainText("Mud Breath (recharge 5–6)");
  table.expectNoConsoleOutput();
});
