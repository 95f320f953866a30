// A page that is left with a field in use: what was typed is saved, or the page stays.
import { expect, test } from "@playwright/test";
import { archived, fillArchive, holdArchive } from "../pages/home.js";
import { Table } from "../pages/table.js";

const members = (page) => page.locator("main.party .members > li");

/** Saves a party in setup, and opens its page from home. */
async function openParty(page) {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 ac 14 pc, Tordek +1 hp 20 pc");
  await page.locator(".keep-party").click();
  await expect(page.locator("#keep-name")).toBeFocused();
  await page.keyboard.type("Heroes");
  await page.keyboard.press("Enter");
  await expect(page.locator(".campaign .said")).toContainText("Heroes");
  await reopen(page);
  return table;
}

/** Opens the page of the party through home, so that the browser's back leads to home. */
async function reopen(page) {
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await expect(members(page).first()).toBeVisible();
}

/** The ways to leave the page, each with a locator of what is there afterwards. */
const WAYS = {
  Escape: (page) => page.keyboard.press("Escape"),
  "the browser’s back": (page) => page.goBack(),
  "another address": (page) => page.evaluate(() => (location.hash = "#rules")),
  "the way home": (page) => page.locator(".home-top button").first().click(),
};

const EDITS = [
  ["HP: Lidda", "9"],
  ["Initiative: Lidda", "+5"],
  ["Conditions: Lidda", "prone"],
  ["Notes: Lidda", "owes 20 gp"],
];

for (const [way, leave] of Object.entries(WAYS)) {
  test(`a field in use is saved when the page is left by ${way}`, async ({ page }) => {
    const table = await openParty(page);
    for (const [label, typed] of EDITS) {
      const field = members(page).first().getByRole("textbox", { name: label });
      await field.focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(typed);
      await leave(page);
      await expect(page.locator("main.party")).toHaveCount(0);
      await reopen(page);
      await expect(field).toHaveValue(typed);
    }
    await page.locator(".party-name").focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Companions");
    await leave(page);
    await expect(page.locator("main.party")).toHaveCount(0);
    await reopen(page);
    await expect(page.locator(".party-name")).toHaveValue("Companions");
    table.expectNoConsoleOutput();
  });

  test(`a wrong text holds the page that is left by ${way}, until it is right`, async ({ page }) => {
    const table = await openParty(page);
    const address = page.url();
    const field = members(page).first().getByRole("textbox", { name: "HP: Lidda" });
    for (const typed of ["abc", "1e5", "12.5", "１２", "17"]) {
      await field.focus();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(typed);
      await leave(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/^Type a whole number/);
      await expect(page.locator(".members .field-fault")).toBeVisible();
      await expect(page).toHaveURL(address);
    }
    await page.keyboard.press("Control+A");
    await page.keyboard.type("12");
    await leave(page);
    await expect(page.locator("main.party")).toHaveCount(0);
    await reopen(page);
    await expect(field).toHaveValue("12");
    table.expectNoConsoleOutput();
  });
}

test("a slow page takes the focus from no field", async ({ page }) => {
  const table = await openParty(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("main.party")).toHaveCount(0);
  await page.evaluate(() => {
    globalThis.heldFrames = [];
    globalThis.requestAnimationFrame = (run) => globalThis.heldFrames.push(run);
  });
  await reopen(page);
  await expect.poll(() => page.evaluate(() => globalThis.heldFrames.length)).toBeGreaterThan(0);
  const field = members(page).first().getByRole("textbox", { name: "Notes: Lidda" });
  await field.focus();
  await page.keyboard.type("owes ");
  await page.evaluate(() => {
    for (const run of globalThis.heldFrames.splice(0)) run(performance.now());
  });
  await page.keyboard.type("20 gp");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("owes 20 gp");
  table.expectNoConsoleOutput();
});

/** The text of the party in the archive. */
const partyText = async (page) => Object.entries(await archived(page)).find(([key]) => key.startsWith("party."))?.[1];

async function typeInto(page, label, typed) {
  await members(page).first().getByRole("textbox", { name: label }).fill(typed);
  await page.keyboard.press("Escape");
  await expect(page.locator("main.party")).toHaveCount(0);
}

test("a page that opens while its party is being saved continues with what was typed", async ({ page }) => {
  const table = await openParty(page);
  const release = await holdArchive(page);
  const [first, second] = [members(page).first(), members(page).nth(1)];
  await typeInto(page, "HP: Lidda", "9");
  await reopen(page);
  await expect(first.getByRole("textbox", { name: "HP: Lidda" })).toHaveValue("9");
  await typeInto(page, "Notes: Lidda", "owes 20 gp");
  await reopen(page);
  await second.getByRole("textbox", { name: "HP: Tordek" }).fill("11");
  await second.getByRole("textbox", { name: "HP: Tordek" }).blur();
  await release();
  await expect.poll(() => partyText(page)).toMatch(/owes 20 gp/);
  await page.reload();
  await expect(first.getByRole("textbox", { name: "HP: Lidda" })).toHaveValue("9");
  await expect(first.getByRole("textbox", { name: "Notes: Lidda" })).toHaveValue("owes 20 gp");
  await expect(second.getByRole("textbox", { name: "HP: Tordek" })).toHaveValue("11");
  await expect(page.locator("main.party .said")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("what could not be saved is there when its page opens again, and is saved once there is room", async ({ page }) => {
  const table = await openParty(page);
  const said = page.locator("main.party .said");
  const notes = members(page).first().getByRole("textbox", { name: "Notes: Lidda" });
  await fillArchive(page);
  await typeInto(page, "Notes: Lidda", "owes 20 gp");
  await expect(page.locator("main.home .notices")).toContainText(/isn’t saved yet|Storage is full/);
  await reopen(page);
  await expect(notes).toHaveValue("owes 20 gp");
  await expect(said).toContainText("Storage is full");
  // The page tells of it alone.
  await expect(page.locator("main.party .notices .notice")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("main.party")).toHaveCount(0);
  await fillArchive(page, false);
  await reopen(page);
  await expect.poll(() => partyText(page)).toMatch(/owes 20 gp/);
  await expect(said).toHaveCount(0);
  await page.reload();
  await expect(notes).toHaveValue("owes 20 gp");
  table.expectNoConsoleOutput();
});

test("a party deleted in another tab takes its page with it, a field in use too", async ({ page, context }) => {
  const table = await openParty(page);
  await members(page).first().getByRole("textbox", { name: "Notes: Lidda" }).focus();
  await page.keyboard.type("gone");
  const other = await context.newPage();
  await other.goto("./#/home");
  await other.locator(".saved-groups").getByRole("button", { name: "Delete: Heroes" }).click();
  await expect(other.locator(".saved-groups li")).toHaveCount(0);
  await page.bringToFront();
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(page.locator("main.home")).toBeVisible();
  table.expectNoConsoleOutput();
});

test("Escape at home closes the nearest thing, and leaves home last", async ({ page }) => {
  const table = await openParty(page);
  await page.evaluate(() => (location.hash = "#/home"));
  const search = page.locator("#search-encounters");
  await search.fill("orc");
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
  await expect(page.locator("main.home")).toBeVisible();
  const rename = page.locator(".saved-groups").getByRole("button", { name: "Rename: Heroes" });
  await rename.click();
  const field = page.locator(".saved-groups form.field input");
  await field.fill("Villains");
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(rename).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("main.home")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("the keys of the menu, the rules and the help work on every page", async ({ page }) => {
  const table = await openParty(page);
  const home = page.locator("main.home");
  for (const hash of ["#/home", new URL(page.url()).hash]) {
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(home.locator(".open-help")).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.locator("#help")).toBeVisible();
    await expect(page.locator("#help dl")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("#help")).toBeHidden();
    await expect(home).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.locator("main.rules .open-help")).toBeVisible();
    // The search has the focus, and takes every key.
    await page.locator("main.rules .open-help").focus();
    await page.keyboard.press("?");
    await expect(page.locator("#help")).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.locator("#help")).toBeHidden();
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(home).toBeVisible();
    await page.keyboard.press(",");
    await expect(home).toHaveCount(0);
    await expect(page.locator("details.menu")).toHaveAttribute("open");
    await page.keyboard.press("Escape");
    await expect(page.locator("details.menu")).not.toHaveAttribute("open");
  }
  // A field takes each of them.
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("#search-encounters").focus();
  await page.keyboard.type("r,?");
  await expect(page.locator("#search-encounters")).toHaveValue("r,?");
  table.expectNoConsoleOutput();
});

test("an unknown address goes to the start, and says so", async ({ page }) => {
  const table = await Table.opened(page, "en");
  for (const hash of ["#/nonsense", "#/party", "#/home/", "#/players/zzz", "#rulesX"]) {
    await page.evaluate((to) => (location.hash = to), hash);
    await expect(page.locator(".notices .notice")).toHaveText(/This address leads nowhere/);
    await expect(page).not.toHaveURL(/#/);
    await expect(page.locator("#quick-line")).toBeVisible();
    await page.locator(".notices").getByRole("button", { name: "Close" }).click();
    await expect(page.locator(".notices .notice")).toHaveCount(0);
  }
  await page.goto("./?again#/nonsense");
  await expect(page.locator(".notices .notice")).toHaveText(/This address leads nowhere/);
  table.expectNoConsoleOutput();
});
