// The page of a party: members with their numbers, conditions and notes, edited in place.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { archived } from "../pages/home.js";
import { Table } from "../pages/table.js";

const party = (page) => page.locator("main.party");
const members = (page) => party(page).locator(".members > li");
const memberField = (page, at, label) => members(page).nth(at).getByRole("textbox", { name: label });
const quickLine = (page) => page.locator("#party-line");
const names = (page) => members(page).locator(".member-name");

/** Saves a party in setup, and opens its page from home. */
async function openParty(page, lang = "en", ruleset = "Dnd5e") {
  const table = await Table.opened(page, lang, ruleset);
  await table.add("Lidda +3 hp 16 ac 14 pc, Tordek +1 hp 20 pc");
  // Setup offers it without levels too.
  await page.locator(".keep-party").click();
  await expect(page.locator("#keep-name")).toBeFocused();
  await page.keyboard.type("The Companions");
  await page.keyboard.press("Enter");
  await expect(page.locator(".campaign .said")).toContainText("The Companions");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await expect(members(page)).toHaveCount(2);
  return table;
}

/** Types into a field and leaves it, which saves. */
async function typeInto(page, at, label, text) {
  await memberField(page, at, label).fill(text);
  await page.keyboard.press("Tab");
}

/** Makes each write to the database fail as if the storage were full, until the page puts `window.put` back. */
function fillStorage(page) {
  return page.evaluate(() => {
    window.put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}

/** Reloads the page by its address, like a bookmark. */
async function reloadByAddress(page) {
  const address = new URL(page.url()).hash;
  await page.reload();
  expect(new URL(page.url()).hash).toBe(address);
  await expect(members(page).first()).toBeVisible();
}

test("members are edited, added and removed, and each change can be undone", async ({ page }) => {
  const table = await openParty(page);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page).toHaveTitle("The Companions · Asalto");
  await typeInto(page, 0, "Level: Lidda", "3");
  await typeInto(page, 0, "HP: Lidda", "7");
  await typeInto(page, 0, "Conditions: Lidda", "Poisoned, prone");
  await typeInto(page, 0, "Notes: Lidda", "owes Tordek 20 gp");
  await typeInto(page, 1, "Max: Tordek", "24");
  await typeInto(page, 1, "Initiative: Tordek", "−1");
  await quickLine(page).fill("Jozan +0, AC 17, HP 9");
  await quickLine(page).press("Enter");
  await expect(members(page)).toHaveCount(3);
  await expect(quickLine(page)).toHaveValue("");
  await members(page).nth(1).getByRole("button", { name: "Remove: Tordek" }).click();
  await expect(names(page).nth(1)).toHaveValue("Jozan");
  await party(page).getByRole("button", { name: "Undo" }).click();
  await expect(names(page).nth(1)).toHaveValue("Tordek");
  await party(page).getByLabel("Name", { exact: true }).first().fill("Heroes <b>of</b> the Lance");
  await page.keyboard.press("Tab");
  await expect(party(page).locator(".bar-below strong")).toHaveText("Heroes <b>of</b> the Lance");
  await reloadByAddress(page);
  await expect(memberField(page, 0, "Level: Lidda")).toHaveValue("3");
  await expect(memberField(page, 0, "HP: Lidda")).toHaveValue("7");
  await expect(memberField(page, 0, "Max: Lidda")).toHaveValue("16");
  await expect(memberField(page, 0, "Conditions: Lidda")).toHaveValue("poisoned, prone");
  await expect(memberField(page, 0, "Notes: Lidda")).toHaveValue("owes Tordek 20 gp");
  await expect(memberField(page, 1, "Max: Tordek")).toHaveValue("24");
  await expect(memberField(page, 1, "Initiative: Tordek")).toHaveValue("−1");
  await expect(memberField(page, 2, "AC: Jozan")).toHaveValue("17");
  // The page begins an encounter with it.
  await page.locator("#begin-with").click();
  await expect(page.locator(".member")).toHaveCount(3);
  await expect(page.locator(".member", { hasText: "Lidda" })).toContainText("HP 7 / 16");
  await page.locator(".top").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".member")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a member renamed in combat keeps its result", async ({ page }) => {
  const table = await openParty(page);
  await page.locator("#begin-with").click();
  await expect(page.locator(".member")).toHaveCount(2);
  await table.add("orc hp 15");
  await table.start();
  for (const [at, name] of ["Lidda", "Tordek", "Orc"].entries()) await table.total(name, 20 - at);
  await table.expectTurn("Lidda");
  await page.keyboard.press("x");
  await page.getByLabel("Name", { exact: true }).fill("Lidda the Bold");
  await page.keyboard.press("Enter");
  await expect(page.locator(".row .name").first()).toHaveText("Lidda the Bold");
  await table.row("Lidda the Bold").locator("button.hp").click();
  await page.locator("input.hp").fill("9");
  await page.locator("input.hp").press("Enter");
  await page.locator("#end").click();
  await expect(page.locator(".ended .outcomes b").first()).toHaveText("Lidda the Bold");
  await page.getByRole("button", { name: "Save to The Companions" }).click();
  await expect(page.locator(".ended .said")).toContainText("Saved to The Companions.");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await expect(names(page).first()).toHaveValue("Lidda the Bold");
  await expect(memberField(page, 0, "HP: Lidda the Bold")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("a field is saved while it is typed in, and after a reload in the middle of a word", async ({ page }) => {
  const table = await openParty(page);
  const note = memberField(page, 0, "Notes: Lidda");
  await note.click();
  await page.keyboard.type("owes a favour");
  // The undo button can be pressed once the pause has saved the field. The field keeps the focus.
  await expect(party(page).getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "false");
  await expect(note).toBeFocused();
  const stored = async () => Object.values(await archived(page)).join("\n");
  await expect.poll(stored).toContain("owes a favour");
  await page.keyboard.type(" to Jozan");
  await page.reload();
  await expect(note).toHaveValue("owes a favour to Jozan");
  // The version that was written as the page was left may still stand beside the database.
  const beside = () => page.evaluate(() => Object.values(localStorage).join("\n"));
  await expect.poll(async () => (await stored()) + (await beside())).toContain("owes a favour to Jozan");
  table.expectNoConsoleOutput();
});

test("a tab that closes in the middle of a word loses none of it", async ({ page, context }) => {
  const table = await openParty(page);
  const address = page.url();
  // Another tab keeps the browser open.
  const other = await context.newPage();
  await other.goto("./#/home");
  await memberField(page, 0, "Notes: Lidda").click();
  await page.keyboard.type("owes a favour to Jozan");
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  await other.goto(address);
  await other.reload();
  await expect(memberField(other, 0, "Notes: Lidda")).toHaveValue("owes a favour to Jozan");
  table.expectNoConsoleOutput();
});

test("a page with a failed save asks before it closes", async ({ page }) => {
  await openParty(page);
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await fillStorage(page);
  await typeInto(page, 0, "HP: Lidda", "7");
  await expect(party(page).locator(".said")).toContainText("Storage is full");
  await page.reload();
  await expect(members(page)).toHaveCount(2);
  expect(asked).toEqual(["beforeunload"]);
  await page.reload();
  await expect(members(page)).toHaveCount(2);
  expect(asked).toEqual(["beforeunload"]);
});

test("invalid input stays in its field with a message, and is not saved", async ({ page }) => {
  const table = await openParty(page);
  for (const [label, typed] of [["AC: Lidda", "high"], ["AC: Lidda", "99999"], ["HP: Lidda", "17"], ["Level: Lidda", "0"], ["Max: Lidda", "0"]]) {
    const before = await memberField(page, 0, label).inputValue();
    await typeInto(page, 0, label, typed);
    await expect(memberField(page, 0, label)).toHaveValue(typed);
    await expect(memberField(page, 0, label)).toHaveAttribute("aria-invalid", "true");
    await typeInto(page, 0, label, before);
    await expect(memberField(page, 0, label)).not.toHaveAttribute("aria-invalid");
  }
  for (const name of ["", "\u200b"]) {
    await members(page).first().locator(".member-name").fill(name);
    await page.keyboard.press("Tab");
    await expect(members(page).first().locator(".member-name")).toHaveAccessibleDescription("This field doesn’t take that value.");
    await reloadByAddress(page);
    await expect(names(page).first()).toHaveValue("Lidda");
  }
  await quickLine(page).fill("100 guard, 100 orc, 1 rat");
  await quickLine(page).press("Enter");
  await expect(quickLine(page)).toHaveAccessibleDescription(/at most 200 combatants/);
  await expect(members(page)).toHaveCount(2);
  await expect(quickLine(page)).toHaveValue("100 guard, 100 orc, 1 rat");
  await page.evaluate(() => (location.hash = "#/party/1"));
  await expect(party(page)).toContainText("This party is gone.");
  table.expectNoConsoleOutput();
});

test("with full storage the typed text stays, and a message says so", async ({ page }) => {
  await openParty(page);
  await fillStorage(page);
  await typeInto(page, 0, "HP: Lidda", "7");
  await expect(party(page).locator(".said")).toContainText("Storage is full");
  const state = party(page).locator(".at-rest span");
  await expect(state).toHaveText("Not saved");
  await expect(memberField(page, 0, "HP: Lidda")).toHaveValue("7");
  await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await typeInto(page, 0, "Level: Lidda", "4");
  await expect(party(page).locator(".said")).toHaveCount(0);
  await expect(state).toHaveText("Saved as you type");
  await reloadByAddress(page);
  await expect(memberField(page, 0, "HP: Lidda")).toHaveValue("7");
  await expect(memberField(page, 0, "Level: Lidda")).toHaveValue("4");
});

test("a number that the page refuses is not called saved, and the page asks before it closes", async ({ page }) => {
  const table = await openParty(page);
  const state = party(page).locator(".at-rest span");
  for (const typed of ["23", "abc"]) {
    await typeInto(page, 0, "HP: Lidda", typed);
    await expect(state).toHaveText("Not saved");
    await expect(page.locator("html")).toHaveAttribute("data-unsaved-groups", "1");
    await typeInto(page, 0, "HP: Lidda", "7");
    await expect(state).toHaveText("Saved as you type");
    await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  }
  table.expectNoConsoleOutput();
});

test("every party that is not saved is named, and all are saved once there is room", async ({ page }) => {
  const table = await openParty(page);
  await page.evaluate(() => (location.hash = ""));
  await page.locator("#keep-name").fill("The Outlaws");
  await page.keyboard.press("Enter");
  await expect(page.locator(".campaign .said")).toContainText("Saved: The Outlaws.");
  const openByName = async (name) => {
    await page.evaluate(() => (location.hash = "#/home"));
    await page.locator("main.home .to-party", { hasText: name }).click();
    await expect(party(page).locator(".party-name")).toHaveValue(name);
  };
  await openByName("The Companions");
  await fillStorage(page);
  for (const name of ["The Companions", "The Outlaws"]) {
    await openByName(name);
    await typeInto(page, 0, "HP: Lidda", "7");
    await expect(party(page).locator(".said")).toContainText("Storage is full");
  }
  await page.evaluate(() => (location.hash = "#/home"));
  const told = page.locator("main.home .notices");
  await expect(told).toContainText("Not saved yet:");
  for (const name of ["The Companions", "The Outlaws"]) await expect(told).toContainText(name);
  // The page of one leaves the other in the notice.
  await openByName("The Outlaws");
  await expect(party(page).locator(".notices")).toContainText("The Companions");
  await expect(party(page).locator(".notices")).not.toContainText("The Outlaws");
  await page.evaluate(() => (IDBObjectStore.prototype.put = window.put));
  await typeInto(page, 0, "Level: Lidda", "4");
  await expect(party(page).locator(".at-rest span")).toHaveText("Saved as you type");
  await expect(party(page).locator(".notices .notice")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  await page.reload();
  await openByName("The Companions");
  await expect(memberField(page, 0, "HP: Lidda")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("a saved creature has a stat block whose dice roll, on its turn", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd35");
  await table.add("Lidda hp 16 level 3 pc, barghest hp 33");
  await page.locator(".keep summary").click();
  await page.locator(".keep-form .side").nth(2).click();
  await page.locator(".keep-form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".campaign .said")).toHaveText("Saved: Barghest.");
  await page.evaluate(() => (location.hash = "#/home"));
  const list = page.locator("main.home .saved-groups");
  await list.getByRole("button", { name: "Stat block: Barghest" }).click();
  await list.getByRole("textbox").fill("Bite. +9 to hit, 1d6+3 <b>damage</b>\nChange shape: into a goblin");
  await list.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("main.home .said")).toContainText("Saved: Barghest.");
  expect(await axeViolations(page)).toEqual([]);
  await page.locator("#continue").click();
  await table.start();
  await table.total("Barghest", 20);
  await table.total("Lidda", 10);
  await table.expectTurn("Barghest");
  await page.locator("#own-stats").click();
  const block = page.locator(".stat-block");
  await expect(block.locator("b").first()).toHaveText("Bite.");
  await expect(block).toContainText("<b>damage</b>");
  await expect(block.locator(".die")).toHaveText(["+9", "1d6+3"]);
  expect(await axeViolations(page)).toEqual([]);
  await block.locator(".die").nth(1).click();
  await expect(page.locator(".toast")).toContainText("1d6+3");
  // It stays away from Lidda's turn.
  await page.keyboard.press("n");
  await table.expectTurn("Lidda");
  await expect(page.locator("#own-stats")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

for (const [lang, locale] of [["en", "en-GB"], ["es", "es-ES"], ["fr", "fr-FR"]]) {
  test.describe(`by touch at 360 px, in ${lang}`, () => {
    test.use({ locale, ...PHONE });

    test(`the page of a party, ${lang}`, async ({ page }) => {
      const table = await openParty(page, lang, "Dnd35");
      await quickLine(page).fill("Maximiliana von Hohenstaufen-Lichtenberg +2 hp 31 ac 15");
      await party(page).locator(".party-line button").tap();
      await expect(members(page)).toHaveCount(3);
      await table.expectAccessibleWithoutOverflow();
      await members(page).nth(0).locator(".remove").tap();
      await expect(members(page)).toHaveCount(2);
      await page.locator("#begin-with").tap();
      await expect(page.locator(".member")).toHaveCount(2);
      table.expectNoConsoleOutput();
    });
  });
}
