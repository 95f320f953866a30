// Encounters as files: one or all, and back again beside the others. Files and shortcuts also open the app.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { twoEncounters } from "../fixtures/encounters.js";
import { readEntries, readSession, writeSlot } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { addFile, downloaded } from "../pages/files.js";
import { archived, fillArchive, Home, putArchived } from "../pages/home.js";
import { Table } from "../pages/table.js";

/** The text of a party with one member. */
const GROUP = (name, member) => JSON.stringify([name, "Party", [[[[member, 0, "player", {}, 3, {}, {}, {}, {}, {}, {}, 16], null, ""]]]]);

test("all encounters are saved to a file, and added to others", async ({ page, browser }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  await table.toggleMenu();
  await expect(page.getByText("Nothing downloaded yet.")).toBeVisible();
  await table.button(table.words.newEncounter).click();
  await table.add("Ogre -1");
  // A new encounter has closed the menu.
  await table.toggleMenu();
  const one = await downloaded(page, "Download this encounter");
  const all = await downloaded(page, "Download all encounters");
  await expect(page.getByText("Last download:")).toBeVisible();
  const documents = (path) => new Set(Object.keys(JSON.parse(fs.readFileSync(path, "utf8")).slots).map((key) => key.match(/encounter\.(\d+)/)?.[1]));
  expect(documents(one).size).toBe(1);

  const context = await browser.newContext({ locale: "en-GB" });
  const other = await Table.opened(await context.newPage(), "en");
  await other.add("Tordek +1");
  await other.toggleMenu();
  await addFile(other.page, all);
  await expect(other.page.getByText("2 encounters added.").first()).toBeVisible();
  await expect(other.page.locator(".member .name")).toHaveText(["Tordek"]);
  const home = new Home(other.page);
  await home.open();
  await expect(home.titles).toHaveText(["Tordek", "Ogre", "Lidda"]);
  await home.openEncounter("Ogre");
  await expect(other.page.locator(".member .name")).toHaveText(["Ogre"]);
  await context.close();
  table.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("a file of a version without journals is added", async ({ page }, info) => {
  const table = await Table.opened(page, "en");
  for (const name of ["Lidda", "Tordek", "Mialee"]) await table.add(`${name} +1`);
  await expect(page.locator(".member")).toHaveCount(3);
  const { body } = readSession(await readEntries(page));
  expect(body[2]).toHaveLength(3);
  body[3] = 3;
  // The encounter on screen would not be added again.
  const other = JSON.stringify(body).replaceAll("Mialee", "Jozan");
  const slots = { "asalto.1.encounter.9.a": writeSlot(3, other), "asalto.1.encounter.9.b": "cut" };
  const path = info.outputPath("older.asalto");
  fs.writeFileSync(path, JSON.stringify({ asalto: 1, slots }));
  await table.toggleMenu();
  await addFile(page, path);
  const home = new Home(page);
  await home.open();
  await expect(home.titles).toHaveCount(2);
  await home.titles.last().click();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek", "Jozan"]);
  table.expectNoConsoleOutput();
});

test("a foreign file changes nothing and gives a message", async ({ page }, info) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  await table.toggleMenu();
  const path = info.outputPath("other.json");
  for (const content of ['{"asalto":1}', '{"asalto":1,"slots":{"asalto.1.encounter.9.a":"asalto 1 3 2 0\\n{}"}}']) {
    fs.writeFileSync(path, content);
    await addFile(page, path);
    await expect(page.locator(".notice").getByText("No encounter found in that file.")).toBeVisible();
    await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  }
  // Those of other tools have a page of their own, which says why it is empty.
  for (const content of ["", "{", "null", "[1,2]"]) {
    fs.writeFileSync(path, content);
    await addFile(page, path);
    await expect(page.locator("main.bring-in .failed [role=alert]")).toHaveCount(1);
    await page.locator("main.bring-in").getByRole("button", { name: "Cancel" }).click();
    await table.toggleMenu();
  }
  const home = new Home(page);
  await home.open();
  await expect(home.titles).toHaveText(["Lidda"]);
  table.expectNoConsoleOutput();
});

test("the app shortcut starts one new encounter", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  await page.goto("./?new");
  await expect(page.locator(".member")).toHaveCount(0);
  await table.add("Ogre");
  await expect(page.locator(".member .name")).toHaveText(["Ogre"]);
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Ogre"]);
  table.expectNoConsoleOutput();
});

test("a file opened with the app is added, and a foreign one gives a message", async ({ page, browser }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  await table.toggleMenu();
  const file = fs.readFileSync(await downloaded(page, "Download all encounters"), "utf8");

  const context = await browser.newContext({ locale: "en-GB" });
  // Chromium hands over files opened before the page loaded in this way.
  await context.addInitScript((contents) => {
    const handles = contents.map((content) => ({ kind: "file", getFile: async () => new File([content], "fight.asalto") }));
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => void take({ files: handles }) } });
  }, [file, "none of ours"]);
  const other = await Table.opened(await context.newPage(), "en");
  await expect(other.page.locator("main.bring-in .failed [role=alert]")).toHaveText("Nothing in the file is recognized.");
  const home = new Home(other.page);
  await home.open();
  await expect(home.titles).toHaveText(["Lidda"]);
  await context.close();
});

test("a backup has everything, is added to a new browser, and replaces nothing", async ({ page, browser }, info) => {
  const [fight, home] = await twoEncounters(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await putArchived(page, "party.5", writeSlot(1, '["The Companions"]', 2));
  const path = await downloaded(page, "Download all encounters", home.screen);

  const context = await browser.newContext({ locale: "en-GB" });
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const add = (from) => addFile(other.page, from, there.screen);
  const told = there.screen.locator(".notice p");
  await add(path);
  await expect(told).toHaveText("2 encounters added. Parties and creatures added: 1.");
  await expect(there.titles).toHaveText(["Borin", "The mill"]);
  const first = await there.archive();
  expect(first["party.5"]).toContain("The Companions");

  // Again: nothing is replaced, and nothing is added twice.
  await there.rename("Borin", "Changed");
  await expect(there.titles.first()).toHaveText("Changed");
  await add(path);
  await expect(told).toHaveText("Nothing new in that file. Already here, and not added again: 3.");
  await expect(there.titles).toHaveText(["Changed", "The mill"]);
  for (const [key, text] of Object.entries(first)) if (key.startsWith("encounter.")) expect((await archived(other.page))[key]).toBe(text);

  // Neither is an encounter that is open.
  await there.openEncounter("The mill");
  // This browser loads the combat for the first time.
  await other.page.locator(".row").first().waitFor();
  await other.expectHitCount(3);
  await there.open();
  await add(path);
  await expect(told).toHaveText("Nothing new in that file. Already here, and not added again: 3.");

  // A truncated file, one with a damaged document, and one without room.
  const whole = fs.readFileSync(path, "utf8");
  const cut = info.outputPath("cut.asalto");
  for (const share of [0.2, 0.5, 0.99]) {
    fs.writeFileSync(cut, whole.slice(0, whole.length * share));
    await add(cut);
    await expect(told).toHaveText("No encounter found in that file.");
    await there.screen.locator(".notice").getByRole("button", { name: "Close" }).click();
  }
  const content = JSON.parse(whole);
  const [damaged] = Object.keys(content.slots).filter((key) => key.endsWith(".unsaved"));
  content.slots[damaged] = content.slots[damaged].slice(0, 100);
  fs.writeFileSync(cut, JSON.stringify(content));
  for (const name of ["Changed", "The mill"]) await there.pressAction(name, "Delete");
  await expect(there.titles).toHaveCount(0);
  const emptied = await there.archive();
  await fillArchive(other.page);
  await add(cut);
  await expect(told.first()).toHaveText("Storage has no room for that file. Nothing was added.");
  expect(await there.archive()).toEqual(emptied);
  await fillArchive(other.page, false);
  await add(cut);
  await expect(told.first()).toHaveText("1 encounter added. Already here, and not added again: 1. Damaged, or of a newer version, and left out: 1.");
  // The list already contains the new encounter, so no row moves under the click.
  await expect(there.titles).toHaveText(["Borin"]);
  await there.openEncounter("Borin");
  await expect(other.page.locator(".member .name")).toHaveText(["Borin"]);
  await context.close();
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("a backup brings saved rules, own conditions and settings, and replaces none", async ({ page, browser }) => {
  const CHOICES = ["asalto.1.conditions", "asalto.1.dice", "asalto.1.rules", "asalto.1.theme"];
  const choices = async (of) => Object.fromEntries((await readEntries(of)).filter(([key]) => CHOICES.includes(key)));
  const saveRules = async (table, first) => {
    await table.chooseRuleset("Any other game");
    const rules = table.page.getByRole("group", { name: "Game rules" });
    await rules.getByLabel("First to act").selectOption({ label: first });
    await rules.getByLabel("Save these rules as").fill("Our game");
    await rules.getByRole("button", { name: "Save", exact: true }).click();
    await expect(rules.getByRole("button", { name: "Use “Our game”" })).toBeVisible();
  };
  const table = await Table.opened(page, "en");
  await page.evaluate(() => {
    localStorage.setItem("asalto.1.conditions", '[["mark","hexed"]]');
    localStorage.setItem("asalto.1.dice", "real");
    localStorage.setItem("asalto.1.theme", "light");
  });
  await saveRules(table, "the lowest count");
  await table.add("Hydra");
  await table.toggleMenu();
  const path = await downloaded(page, "Download all encounters");
  const there = await choices(page);
  expect(Object.keys(there).sort()).toEqual(CHOICES);

  const context = await browser.newContext({ locale: "en-GB" });
  const other = await Table.opened(await context.newPage(), "en");
  await other.page.evaluate(() => localStorage.setItem("asalto.1.theme", "dark"));
  await other.toggleMenu();
  await addFile(other.page, path);
  const told = other.page.locator(".notice p").first();
  await expect(told).toHaveText("1 encounter added. Saved rules added: 1. Settings that apply when Asalto next starts: 1. Different here and in the file: 1. Choose under Files, in the menu or in Encounters.");
  expect(await choices(other.page)).toEqual({ ...there, "asalto.1.theme": "dark" });
  await addFile(other.page, path);
  await expect(told).toHaveText("Nothing new in that file. Already here, and not added again: 2. Different here and in the file: 1. Choose under Files, in the menu or in Encounters.");

  // Other rules of the same name stand beside those of the file.
  const third = await browser.newContext({ locale: "en-GB" });
  const mine = await Table.opened(await third.newPage(), "en");
  await saveRules(mine, "the highest count");
  await mine.toggleMenu();
  await addFile(mine.page, path);
  await expect(mine.page.locator(".notice p").first()).toContainText("Saved rules added: 1. Settings that apply when Asalto next starts: 2. Different from what is here, so added beside it: 1.");
  await mine.page.reload();
  await expect(mine.page.locator("html")).toHaveAttribute("data-theme", "light");
  for (const name of ["Our game", "Our game 2"]) await expect(mine.page.getByRole("button", { name: `Use “${name}”` })).toBeVisible();
  for (const one of [context, third]) await one.close();
  table.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
  mine.expectNoConsoleOutput();
});

test("what a backup has otherwise is shown and chosen", async ({ page, browser }, info) => {
  const [, home] = await twoEncounters(page);
  await putArchived(page, "party.5", writeSlot(1, GROUP("The Companions", "Lidda"), 2));
  await page.evaluate(() => localStorage.setItem("asalto.1.theme", "light"));
  const path = await downloaded(page, "Download all encounters", home.screen);
  const { slots, ...rest } = JSON.parse(fs.readFileSync(path, "utf8"));
  const body = (text) => text.slice(text.indexOf("\n") + 1);
  const changes = { "party.5": writeSlot(1, GROUP("The Companions", "Mialee"), 2), "asalto.1.theme": "dark" };
  for (const [key, text] of Object.entries(slots)) {
    if (body(text).includes("Ogre")) changes[key] = writeSlot(1, body(text).replaceAll("Ogre", "Troll"), 2);
  }
  const other = info.outputPath("other.asalto");
  fs.writeFileSync(other, JSON.stringify({ ...rest, slots: { ...slots, ...changes } }));

  for (const choice of ["Keep both", "Keep mine", "Take the file’s"]) {
    const context = await browser.newContext({ locale: "en-GB" });
    const table = new CountedCombat(await context.newPage());
    // Ids are seconds, and the two encounters of the file are not older than this test.
    await table.page.clock.setSystemTime(Date.now() + 3_600_000);
    await table.open();
    const there = new Home(table.page);
    await there.open();
    await addFile(table.page, path, there.screen);
    await expect(there.titles).toHaveCount(2);
    const form = there.screen.getByRole("form", { name: "Different in the file" });
    await expect(form).toHaveCount(0);
    await addFile(table.page, other, there.screen);
    await expect(form.getByRole("listitem")).toHaveCount(3);
    await expect(form.locator("li > span")).toHaveText(["Appearance", "Party: The Companions", /^Encounter: /]);
    // Nothing was replaced so far, and both are here.
    const theme = () => table.page.evaluate(() => localStorage.getItem("asalto.1.theme"));
    expect(await theme()).toBe("light");
    await expect(there.titles).toHaveCount(3);
    const first = form.getByRole("group", { name: "Appearance" });
    await expect(first.getByRole("button")).toHaveText(["Keep mine: Light", "Take the file’s: Dark"]);
    await expect(first.getByRole("button", { pressed: true })).toHaveText("Keep mine: Light");
    if (choice.startsWith("Take")) await first.getByRole("button", { name: choice }).click();
    for (const row of [1, 2]) await form.getByRole("listitem").nth(row).getByRole("button", { name: choice, exact: true }).click();
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(form).toHaveCount(0);
    await expect(there.screen.locator(".notice p").first()).toHaveText("Done. Settings apply when Asalto next starts.");
    const of = { "Keep both": [["Ogre", "Troll"], ["Lidda", "Mialee"]], "Keep mine": [["Ogre"], ["Lidda"]], "Take the file’s": [["Troll"], ["Mialee"]] };
    const [foes, members] = of[choice];
    const archive = await there.archive();
    const texts = (kind) => Object.entries(archive).filter(([key]) => key.startsWith(`${kind}.`)).map(([, text]) => text);
    const found = (kind, names) => names.filter((name) => texts(kind).some((text) => text.includes(name)));
    expect(found("encounter", ["Ogre", "Troll"])).toEqual(foes);
    expect(found("party", ["Lidda", "Mialee"])).toEqual(members);
    expect(texts("party")).toHaveLength(members.length);
    // A party keeps the id by which encounters know it.
    expect(archive["party.5"]).toContain(members[0]);
    expect(await theme()).toBe(choice.startsWith("Take") ? "dark" : "light");
    await table.page.reload();
    await there.open();
    await expect(there.titles).toHaveCount(foes.length + 1);
    await context.close();
    table.expectNoConsoleOutput();
  }
});

test("added and duplicated encounters never take the id of the open one", async ({ page, browser }) => {
  const [, home] = await twoEncounters(page);
  const path = await downloaded(page, "Download all encounters", home.screen);
  const context = await browser.newContext({ locale: "en-GB" });
  const other = new CountedCombat(await context.newPage());
  // An id is the second of its choice, and here everything happens in one.
  await other.page.clock.setFixedTime(new Date("2026-11-01T20:00:00Z"));
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const add = async (count) => {
    await addFile(other.page, path, there.screen);
    await expect(there.titles).toHaveCount(count);
  };
  await add(2);
  await there.pressAction("Ogre", "Duplicate");
  await expect(there.titles).toHaveCount(3);
  // Other encounters with the same ids: a name in them differs.
  const content = fs.readFileSync(path, "utf8");
  const body = (text) => text.slice(text.indexOf("\n") + 1);
  const { slots, ...rest } = JSON.parse(content);
  const changed = Object.entries(slots).filter(([key]) => key.endsWith(".unsaved")).map(([key, text]) => [key, writeSlot(1, body(text).replaceAll("Ogre", "Troll"), 2)]);
  expect(changed).toHaveLength(1);
  fs.writeFileSync(path, JSON.stringify({ ...rest, slots: Object.fromEntries(changed) }));
  await add(4);
  // The copy comes first: opening it opens another encounter.
  for (const title of ["Copy of Ogre", "Ogre", "Troll"]) {
    const all = there.titles.getByText(title, { exact: true });
    for (let at = 0; at < (await all.count()); at += 1) {
      await all.nth(at).click();
      await expect(there.screen).toHaveCount(0);
      await other.page.locator(".row").first().waitFor({ timeout: 20_000 });
      await other.expectHitCount(3);
      await there.open();
    }
  }
  await context.close();
  other.expectNoConsoleOutput();
});

test("an encounter is offered as a file while there is one, and either download is dated without room", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const files = home.screen.locator(".files");
  await expect(files).toContainText("Nothing downloaded yet.");
  await page.evaluate(() => {
    globalThis.set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await downloaded(page, "Download this encounter", home.screen);
  await expect(files).toContainText("Last download:");
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await home.open();
  await expect(files).toContainText("Last download:");
  await page.evaluate(() => (Storage.prototype.setItem = globalThis.set));
  await home.pressAction("Borin", "Delete");
  await expect(home.titles).toHaveText(["Ogre"]);
  await expect(files.getByRole("button", { name: "Download this encounter" })).toHaveCount(0);
  await expect(files.getByRole("button", { name: "Download all encounters" })).toBeVisible();
  fight.expectNoConsoleOutput();
});
