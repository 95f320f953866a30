// Home and a second tab: what one changes, the other shows.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { twoEncounters } from "../fixtures/encounters.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { fillArchive, Home } from "../pages/home.js";

/** Plays an encounter with three hits, and deletes it in a second tab. */
async function deletedElsewhere(page, context) {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(3);
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(page.getByRole("alert")).toContainText("Another tab deleted this encounter");
  return { fight, other, there };
}

/** The command line, its field, and what it says below it. */
const commandLine = (page) => ({ dialog: page.locator("#command-line[open]"), field: page.locator("#command"), said: page.locator("#command-line .foreseen") });
const NOT_CARRIED_OUT = "Your command was not carried out. Another tab deleted this encounter. Keep it here?";

/** Types a command into the command line, and enters it. */
async function enterCommand(page, text) {
  await page.bringToFront();
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a command is refused at its field while another tab has deleted the encounter, and carried out once it is back", async ({ page, context }) => {
  const { fight, other, there } = await deletedElsewhere(page, context);
  const { dialog, field, said } = commandLine(page);
  await enterCommand(page, "5 ogre");
  await expect(said).toHaveText(NOT_CARRIED_OUT);
  await expect(field).toHaveValue("5 ogre");
  await expect(field).toBeFocused();
  await fight.expectHitCount(3);
  await there.screen.locator("#undelete").click();
  await expect(there.titles).toHaveText(["Ogre"]);
  await expect(said).not.toContainText("deleted");
  await expect(said).toContainText("Ogre");
  await untilNextPress(page);
  await field.press("Enter");
  await expect(dialog).toHaveCount(0);
  await fight.expectHitCount(8);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await fight.hit(1)).toBe(1);
  expect(await fight.reloadAndCount()).toBe(9);
  await there.open();
  await expect(there.titles).toHaveText(["Ogre"]);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("the command line keeps an encounter that another tab has deleted while the command was being typed", async ({ page, context }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  const { dialog, field, said } = commandLine(page);
  await page.bringToFront();
  await page.keyboard.press("/");
  await page.keyboard.type("5 ogre");
  await expect(said).toContainText("Ogre");
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(said).toHaveText("Another tab deleted this encounter. Keep it here?");
  await page.bringToFront();
  await field.press("Enter");
  await expect(said).toHaveText(NOT_CARRIED_OUT);
  await page.locator("#command-line").getByRole("button", { name: "Keep it", exact: true }).click();
  await expect(said).not.toContainText("deleted");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("5 ogre");
  await untilNextPress(page);
  await field.press("Enter");
  await expect(dialog).toHaveCount(0);
  await fight.expectHitCount(5);
  expect(await fight.reloadAndCount()).toBe(5);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("home follows what another tab changes, and waits for a name that is being typed", async ({ page, context }) => {
  const [fight, home] = await twoEncounters(page);
  const there = new Home(await context.newPage());
  await there.page.goto("./#/home");
  await there.waitForList();
  await there.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await home.pressAction("Borin", "Rename");
  const field = home.screen.locator(".encounters form input").first();
  await field.fill("The ford");
  await there.pressAction("The mill", "Delete");
  await expect(there.titles).toHaveText(["Borin"]);
  await expect(field).toHaveValue("The ford");
  await page.keyboard.press("Enter");
  await expect(home.titles).toHaveText(["The ford"]);
  await expect(there.titles).toHaveText(["The ford"]);
  fight.expectNoConsoleOutput();
});

/** Opens home in a second tab. */
async function homeInTwoTabs(page, context) {
  const [fight, home] = await twoEncounters(page);
  const there = new Home(await context.newPage());
  await there.page.goto("./#/home");
  await there.waitForList();
  await page.bringToFront();
  return { fight, home, there };
}

const nameField = (home) => home.screen.locator(".encounters form.rename input");

test("a name for an encounter that another tab has deleted is refused, stays in its field, and creates nothing", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await home.pressAction("Aria, Ogre", "Rename");
  await nameField(home).fill("ghost");
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(there.titles).toHaveText(["Borin"]);
  await page.bringToFront();
  await nameField(home).press("Enter");
  await expect(nameField(home)).toHaveAccessibleDescription("Another tab has deleted this encounter, so the name isn’t saved.");
  await expect(nameField(home)).toHaveValue("ghost");
  await expect(page.getByRole("status")).not.toContainText("Renamed");
  expect(Object.keys(await home.archive())).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(home.titles).toHaveText(["Borin"]);
  await expect(home.search).toBeFocused();
  await page.reload();
  await home.waitForList();
  await expect(home.titles).toHaveText(["Borin"]);
  fight.expectNoConsoleOutput();
});

test("the fault at a name ends with its cause", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await home.pressAction("Aria, Ogre", "Rename");
  await nameField(home).fill("The ford");
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(there.titles).toHaveText(["Borin"]);
  await page.bringToFront();
  await nameField(home).press("Enter");
  await expect(nameField(home)).toHaveAccessibleDescription(/Another tab has deleted this encounter/);
  await there.screen.locator("#undelete").click();
  await expect(there.titles).toHaveText(["Borin", "Ogre"]);
  await expect(nameField(home)).toHaveAccessibleDescription("");
  await expect(nameField(home)).toHaveValue("The ford");
  await expect(page.getByRole("status")).not.toContainText("deleted");
  // A name that another tab gives, and takes away again.
  await there.rename("Aria, Ogre", "The mill");
  await expect(there.titles).toHaveText(["Borin", "The mill"]);
  await page.bringToFront();
  await untilNextPress(page);
  await nameField(home).press("Enter");
  await expect(nameField(home)).toHaveAccessibleDescription(/Another tab has named it/);
  await there.rename("The mill", "");
  await expect(there.titles).toHaveText(["Borin", "Ogre"]);
  await expect(nameField(home)).toHaveAccessibleDescription("");
  await untilNextPress(page);
  await nameField(home).press("Enter");
  await expect(home.titles).toHaveText(["Borin", "The ford"]);
  fight.expectNoConsoleOutput();
});

test("another tab’s restoration leaves the focus in its place, and a new name ends the sentence about the old one", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.screen.locator("#undelete")).toBeFocused();
  await there.openBin();
  await there.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  await expect(home.screen.locator("#undelete")).toHaveCount(0);
  const list = home.screen.locator("ul.encounters");
  await expect(list).toBeFocused();
  await page.bringToFront();
  await page.keyboard.press("Tab");
  await expect(list.locator("button").first()).toBeFocused();

  // The last row of the bin.
  await home.pressAction("Aria, Ogre", "Delete");
  await home.openBin();
  await home.bin.getByRole("button", { name: /^Restore: / }).focus();
  // The section was gone, and is folded again.
  await there.openBin();
  await there.bin.getByRole("button", { name: /^Restore: / }).click();
  await expect(home.bin).toHaveCount(0);
  await expect(home.screen.locator("h1")).not.toBeFocused();
  await expect(home.screen.locator(".bar-below")).toBeFocused();

  await home.pressAction("Aria, Ogre", "Delete");
  await home.screen.locator("#undelete").click();
  await expect(page.getByRole("status")).toHaveText("Restored: Ogre.");
  await expect(there.titles).toHaveText(["Borin", "Ogre"]);
  await there.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await expect(page.getByRole("status")).not.toContainText("Restored");
  fight.expectNoConsoleOutput();
});

test("a name that another tab has changed meanwhile is shown, and the second save is meant", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await home.pressAction("Aria, Ogre", "Rename");
  await nameField(home).fill("The ford");
  await there.rename("Aria, Ogre", "The mill");
  await expect(there.titles).toHaveText(["Borin", "The mill"]);
  await page.bringToFront();
  await nameField(home).press("Enter");
  await expect(nameField(home)).toHaveAccessibleDescription(/Another tab has named it “\W?The mill\W?”/);
  await expect(nameField(home)).toHaveValue("The ford");
  await expect(there.titles).toHaveText(["Borin", "The mill"]);
  await nameField(home).press("Enter");
  await expect(home.titles).toHaveText(["Borin", "The ford"]);
  await expect(there.titles).toHaveText(["Borin", "The ford"]);
  fight.expectNoConsoleOutput();
});

test("a name that is being typed outlives its page and a reload, and the browser asks before the tab closes", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.pressAction("Borin", "Rename");
  await nameField(home).fill("The ford");
  await expect(page.locator("html")).toHaveAttribute("data-unsaved-groups");
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await home.open();
  await expect(nameField(home)).toHaveValue("The ford");
  await page.reload();
  await home.waitForList();
  await expect(nameField(home)).toHaveValue("The ford");
  await expect(page.locator("html")).toHaveAttribute("data-unsaved-groups");
  await nameField(home).press("Enter");
  await expect(home.titles.first()).toHaveText("The ford");
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  fight.expectNoConsoleOutput();
});

test("an encounter in play that another tab deletes and restores is open after a reload", async ({ page, context }) => {
  const { fight, there } = await deletedElsewhere(page, context);
  await there.screen.locator("#undelete").click();
  await expect(there.titles).toHaveText(["Ogre"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  // Nothing is played in between.
  expect(await fight.reloadAndCount()).toBe(3);
  fight.expectNoConsoleOutput();
});

test("Enter keeps the encounter once the command line has refused the command and shows so", async ({ page, context }) => {
  const { fight, other } = await deletedElsewhere(page, context);
  const { dialog, field, said } = commandLine(page);
  await page.bringToFront();
  await page.keyboard.press("/");
  // A word that would be completed, and one that is mistyped.
  for (const line of ["5 ogre", "dmage ogre"]) {
    await field.fill(line);
    const keeps = dialog.getByRole("button", { name: "Keep it" });
    await expect(keeps).toBeVisible();
    await expect(dialog.locator(".runs, .completes")).toHaveCount(0);
    if (line !== "5 ogre") continue;
    await field.press("Enter");
    await expect(said).toHaveText(NOT_CARRIED_OUT);
    await expect(dialog.locator(".runs")).toHaveText("Keep it⏎");
    // A second Enter that comes at once answers nothing.
    await field.press("Enter");
    await expect(said).toHaveText(NOT_CARRIED_OUT);
    // Another line has not been refused.
  }
  await field.fill("5 ogre");
  await untilNextPress(page);
  await field.press("Enter");
  await expect(said).toHaveText(NOT_CARRIED_OUT);
  await untilNextPress(page);
  await field.press("Enter");
  await expect(said).not.toContainText("deleted");
  await expect(field).toHaveValue("5 ogre");
  await expect(field).toBeFocused();
  await untilNextPress(page);
  await field.press("Enter");
  await expect(dialog).toHaveCount(0);
  await fight.expectHitCount(8);
  expect(await fight.reloadAndCount()).toBe(8);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("the damage bar says at its field that another tab keeps the command from being carried out", async ({ page, context }) => {
  const { fight, there } = await deletedElsewhere(page, context);
  await page.bringToFront();
  await fight.select("Ogre");
  const amount = page.getByLabel("Amount");
  await amount.fill("5");
  await amount.press("Enter");
  await expect(amount).toHaveAccessibleDescription(new RegExp(NOT_CARRIED_OUT.replaceAll(/[.?]/g, "\\$&")));
  await expect(page.locator(".amount")).toContainText("Your command was not carried out.");
  await expect(page.locator(".notice.warning")).toContainText(NOT_CARRIED_OUT);
  await expect(amount).toHaveValue("5");
  await expect(amount).toBeFocused();
  await fight.expectHitCount(3);
  // It ends with its cause.
  await there.screen.locator("#undelete").click();
  await expect(page.getByText("Your command was not carried out.")).toHaveCount(0);
  await amount.press("Enter");
  await fight.expectHitCount(8);
  fight.expectNoConsoleOutput();
});

test("a question about a deletion follows the title of its encounter, and ends with it", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await fillArchive(page);
  await home.pressAction("Aria, Ogre", "Delete");
  const asked = home.screen.locator(".notice", { hasText: "Delete it for good?" });
  await expect(asked).toContainText("“Ogre” was not deleted");
  await there.rename("Aria, Ogre", "The mill");
  await expect(asked).toContainText("“The mill” was not deleted");
  await expect(page.getByRole("status")).toContainText("“The mill” was not deleted");
  await there.rename("The mill", "");
  await expect(asked).toContainText("“Ogre” was not deleted");
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole("status")).not.toContainText("deleted");
  await expect(home.titles).toHaveText(["Borin"]);
  fight.expectNoConsoleOutput();
});

test("the name in the header is held back once another tab has given another one, also after a reload", async ({ page, context }) => {
  const { fight, home, there } = await homeInTwoTabs(page, context);
  await home.rename("Borin", "The ford");
  await expect(there.titles).toHaveText(["The ford", "Ogre"]);
  await page.evaluate(() => (location.hash = ""));
  const title = page.locator("#encounter-title");
  const field = page.locator("#rename");
  await title.click();
  await field.fill("Header name");
  await there.rename("The ford", "B wolf");
  await expect(there.titles).toHaveText(["B wolf", "Ogre"]);
  await page.bringToFront();
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Another tab has named it “\W?B wolf\W?”/);
  await expect(field).toHaveValue("Header name");
  await page.reload();
  await title.click();
  await expect(field).toHaveValue("Header name");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Another tab has named it “\W?B wolf\W?”/);
  await expect(there.titles).toHaveText(["B wolf", "Ogre"]);
  await untilNextPress(page);
  await field.press("Enter");
  await expect(title).toContainText("Header name");
  await expect(there.titles).toHaveText(["Header name", "Ogre"]);
  fight.expectNoConsoleOutput();
});

test("“Play here” gives the focus back to the amount, and withdraws the refusal", async ({ page, context }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  const other = new CountedCombat(await context.newPage());
  await other.open();
  await other.page.locator("#play-here").click();
  const here = page.locator("#play-here");
  await expect(here).toBeVisible();
  await page.bringToFront();
  await fight.select("Ogre");
  const amount = page.getByLabel("Amount");
  await amount.fill("5");
  await amount.press("Enter");
  await expect(page.getByRole("status")).toContainText("Your command was not carried out.");
  await here.click();
  await expect(here).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue("5");
  await expect(page.getByText("Your command was not carried out.")).toHaveCount(0);
  await untilNextPress(page);
  await amount.press("Enter");
  await fight.expectHitCount(5);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});
