// The page of a party and home beside a second tab: what they say is true at any time, and nothing typed is lost.
import { expect, test } from "@playwright/test";
import { field, groups, partyInTwoTabs, said, saveAs, templateInTwoTabs, type, typeElsewhere } from "../fixtures/parties.js";
import { fillArchive, Home } from "../pages/home.js";
import { Table } from "../pages/table.js";

const state = (page) => page.locator("main.party .at-rest span");
const html = (page) => page.locator("html");

/** Deletes the party at home in the other tab. */
async function deleteElsewhere(other) {
  await other.evaluate(() => (location.hash = "#/home"));
  await groups(other).getByRole("button", { name: "Delete: The Companions" }).click();
  await expect(said(other)).toContainText("Deleted: The Companions.");
}

test("the page learns at once that another tab deletes its party, and that it is back", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await deleteElsewhere(other);
  // Nothing was typed, so nothing is lost.
  await expect(said(page)).toHaveText(/^Another tab has deleted “The Companions”. Keep it$/);
  await expect(state(page)).toHaveText("Not saved");
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole("status")).not.toContainText("deleted");
  await expect(state(page)).toHaveText("Saved as you type");
  // What is typed meanwhile is saved once the party is back.
  await groups(other).getByRole("button", { name: "Delete: The Companions" }).click();
  await expect(said(page)).toContainText("Another tab has deleted “The Companions”.");
  await page.bringToFront();
  await type(page, "HP: Lidda", "7");
  await expect(said(page)).toContainText("so what you typed isn’t saved");
  await expect(html(page)).toHaveAttribute("data-unsaved-groups");
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(state(page)).toHaveText("Saved as you type");
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  await page.reload();
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("the page keeps a party that another tab has deleted, and that tab no longer says so", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await deleteElsewhere(other);
  await expect(other.getByRole("status")).toContainText("Deleted: The Companions.");
  await said(page).getByRole("button", { name: "Keep it" }).click();
  await expect(said(page)).toContainText("Saved: The Companions.");
  await expect(state(page)).toHaveText("Saved as you type");
  await expect(said(other)).toHaveCount(0);
  await expect(groups(other).locator("li")).toHaveCount(1);
  await expect(other.getByRole("status")).not.toContainText("Deleted");
  table.expectNoConsoleOutput();
});

test("a page that is left with a deleted party says no more about it once the party is back", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  const address = new URL(page.url()).hash;
  await deleteElsewhere(other);
  await page.bringToFront();
  await type(page, "HP: Lidda", "7");
  await expect(said(page)).toContainText("so what you typed isn’t saved");
  await page.evaluate(() => (location.hash = ""));
  await expect(page.locator(".notices")).toContainText("“The Companions” isn’t saved yet.");
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(groups(other).locator("li")).toHaveCount(1);
  await page.evaluate((address) => (location.hash = address), address);
  await expect(state(page)).toHaveText("Saved as you type");
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  await expect(page.getByText("isn’t saved")).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  table.expectNoConsoleOutput();
});

test("home gives a form its text back once its group is back, and saves what a page has left", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  await groups(page).getByRole("button", { name: "Rename: Raiders" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  await name.fill("Raiders of the bridge");
  await groups(other).getByRole("button", { name: "Delete: Raiders" }).click();
  await expect(said(page)).toContainText("Another tab has deleted “Raiders”");
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(name).toHaveValue("Raiders of the bridge");
  await expect(said(page)).toHaveCount(0);
  await page.bringToFront();
  await name.press("Enter");
  await expect(said(page)).toContainText("Saved: Raiders of the bridge.");
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  // What was said goes with its group.
  await expect(groups(other).getByText("Raiders of the bridge")).toBeVisible();
  await groups(other).getByRole("button", { name: "Delete: Raiders of the bridge" }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole("status")).not.toContainText("Saved");
  table.expectNoConsoleOutput();
});

test("a saved name and an unsaved page of one party stand in one sentence", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await typeElsewhere(other, "Level: Lidda", "3");
  await page.bringToFront();
  await type(page, "Notes: Lidda", "owes Tordek 20 gp");
  await expect(said(page)).toContainText("“The Companions” has been changed elsewhere, so nothing was saved.");
  await expect(state(page)).toHaveText("Not saved");
  await page.evaluate(() => (location.hash = "#/home"));
  const told = page.locator("main.home .notices");
  await expect(told).toContainText("“The Companions” isn’t saved yet. Open it to try again.");
  await groups(page).getByRole("button", { name: "Rename: The Companions" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Heroes");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Saved: Heroes. What you typed on its page isn’t saved yet: open it to try again.");
  await expect(told).not.toContainText("saved");
  await said(page).getByRole("button", { name: "Undo" }).click();
  await expect(groups(page).getByText("The Companions")).toBeVisible();
  await expect(told).toContainText("“The Companions” isn’t saved yet.");
  table.expectNoConsoleOutput();
});

test("a wrong number ends the sentence that the party is saved", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await typeElsewhere(other, "Level: Lidda", "3");
  await page.bringToFront();
  await type(page, "Notes: Lidda", "owes Tordek 20 gp");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await page.locator("form.conflict").getByRole("button", { name: "Save" }).click();
  await expect(said(page)).toContainText("Saved: The Companions.");
  await type(page, "HP: Lidda", "99");
  await expect(state(page)).toHaveText("Not saved");
  await expect(said(page)).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("the notice about a full storage is true on the page of a party, and tries again", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc");
  await saveAs(page, "Party", "The Companions");
  // localStorage refuses, and IndexedDB does not.
  await page.evaluate(() => {
    globalThis.set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await table.add("Tordek +1 hp 20 pc");
  const notice = page.locator("main.party .notices .notice");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await expect(notice).toContainText("changes to the open encounter are not being saved");
  await type(page, "HP: Lidda", "7");
  await expect(state(page)).toHaveText("Saved as you type");
  const again = notice.getByRole("button", { name: "Try again" });
  await again.click();
  await expect(page.getByRole("status")).toContainText("changes to the open encounter are not being saved");
  await page.evaluate(() => (Storage.prototype.setItem = globalThis.set));
  await again.click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  await page.evaluate(() => (location.hash = ""));
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek"]);
  table.expectNoConsoleOutput();
});

test("a party without room is saved by its button once there is room", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc");
  await saveAs(page, "Party", "The Companions");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await fillArchive(page);
  await type(page, "HP: Lidda", "7");
  await expect(said(page)).toContainText("Storage is full");
  await expect(state(page)).toHaveText("Not saved");
  await fillArchive(page, false);
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(state(page)).toHaveText("Saved as you type");
  await expect(said(page)).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await page.reload();
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("a group without room in the bin stays with what is typed into its form, until it is deleted for good", async ({ page, context }) => {
  const { table } = await templateInTwoTabs(page, context);
  await groups(page).getByRole("button", { name: "Rename: Raiders" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  await name.fill("Raiders of the bridge");
  await fillArchive(page);
  const asked = page.locator("main.home .notice", { hasText: "was not deleted" });
  await groups(page).getByRole("button", { name: "Delete: Raiders" }).click();
  await expect(asked).toContainText("Raiders");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toHaveCount(0);
  await expect(name).toHaveValue("Raiders of the bridge");
  await groups(page).getByRole("button", { name: "Delete: Raiders" }).click();
  await asked.getByRole("button", { name: "Delete for good" }).click();
  await expect(groups(page).locator("li")).toHaveCount(0);
  await expect(page.getByRole("status")).toHaveText("Deleted for good: Raiders.");
  await expect(said(page)).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await fillArchive(page, false);
  await page.reload();
  await expect(page.locator("main.home")).toBeVisible();
  await expect(groups(page).locator("li")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a group that is saved anew leaves no row in the bin", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  const home = new Home(page);
  await groups(page).getByRole("button", { name: "Rename: Raiders" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Raiders of the bridge");
  await groups(other).getByRole("button", { name: "Delete: Raiders" }).click();
  await expect(home.bin.locator("summary")).toHaveText("Recently deleted (1)");
  await page.bringToFront();
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(said(page)).toContainText("Saved: Raiders of the bridge.");
  await expect(home.bin).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("what is said about a group ends with its name, and groups have the same order in every tab", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  await page.evaluate(() => (location.hash = ""));
  await saveAs(page, "Party", "The Companions");
  const names = (tab) => groups(tab).locator(".what b");
  await page.evaluate(() => (location.hash = "#/home"));
  for (const tab of [page, other]) await expect(names(tab)).toHaveText(["The Companions", "Raiders"]);
  const rename = async (tab, from, to) => {
    await tab.bringToFront();
    await groups(tab).getByRole("button", { name: `Rename: ${from}` }).click();
    await groups(tab).getByRole("textbox", { name: "Name" }).fill(to);
    await tab.keyboard.press("Enter");
    await expect(said(tab)).toContainText(`Saved: ${to}.`);
  };
  await rename(page, "Raiders", "Raiders of the mill");
  await rename(other, "Raiders of the mill", "Raiders of the ford");
  await expect(names(page)).toHaveText(["The Companions", "Raiders of the ford"]);
  await expect(said(page)).toHaveCount(0);
  await expect(page.getByRole("status")).not.toContainText("Saved");
  // The same holds for what is only announced.
  await page.bringToFront();
  await groups(page).getByRole("button", { name: "Delete: Raiders of the ford" }).click();
  await said(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toContainText("Restored: Raiders of the ford.");
  await expect(names(other)).toHaveText(["The Companions", "Raiders of the ford"]);
  await rename(other, "Raiders of the ford", "Raiders");
  await expect(names(page)).toHaveText(["The Companions", "Raiders"]);
  await expect(page.getByRole("status")).not.toContainText("Restored");
  table.expectNoConsoleOutput();
});

test("setup and the end of a combat follow a party that another tab renames and deletes", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  await page.evaluate(() => (location.hash = ""));
  await saveAs(page, "Party", "The Companions");
  const rename = async (from, to) => {
    await groups(other).getByRole("button", { name: `Rename: ${from}` }).click();
    await groups(other).getByRole("textbox", { name: "Name" }).fill(to);
    await groups(other).getByRole("textbox", { name: "Name" }).press("Enter");
    await expect(said(other)).toContainText(`Saved: ${to}.`);
  };
  await rename("The Companions", "Heroes");
  await expect(page.locator(".campaign .said")).toHaveCount(0);
  await table.start();
  await table.button(table.words.rollAll).click();
  const back = page.locator(".take-back, .ended .hint");
  await expect(page.locator(".row").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("end combat");
  await page.keyboard.press("Enter");
  await expect(back.filter({ hasText: "Heroes" })).toHaveCount(1);
  const note = page.locator(".outcomes .note").first();
  await note.fill("owes 20 gp");
  await rename("Heroes", "Thursday table");
  await expect(back.filter({ hasText: "Thursday table" })).toHaveCount(1);
  await expect(note).toHaveValue("owes 20 gp");
  await groups(other).getByRole("button", { name: "Delete: Thursday table" }).click();
  await expect(back.filter({ hasText: "Thursday table" })).toHaveCount(0);
  await expect(page.locator(".ended .said")).toContainText("Another tab has deleted “Thursday table”, so what you typed isn’t saved.");
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(back.filter({ hasText: "Thursday table" })).toHaveCount(1);
  await expect(page.locator(".ended .said")).toHaveCount(0);
  await expect(note).toHaveValue("owes 20 gp");
  // The next setup.
  const home = new Home(page);
  await home.open();
  await home.startNewEncounter();
  const offer = page.locator(".group-offer");
  await expect(offer.filter({ hasText: "Thursday table" })).toHaveCount(1);
  await rename("Thursday table", "Heroes");
  await expect(offer.filter({ hasText: "Heroes" })).toHaveCount(1);
  await groups(other).getByRole("button", { name: "Delete: Heroes" }).click();
  await expect(offer.filter({ hasText: "Heroes" })).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("another tab’s restoration moves no focus to the choice between two names", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  await groups(page).getByRole("button", { name: "Rename: Raiders" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Raiders of the bridge");
  await groups(other).getByRole("button", { name: "Delete: Raiders" }).click();
  await expect(said(page)).toContainText("Another tab has deleted “Raiders”");
  await page.bringToFront();
  const search = page.locator("#search-encounters");
  await search.focus();
  await said(other).getByRole("button", { name: "Undo" }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(groups(page).getByRole("textbox", { name: "Name" })).toHaveValue("Raiders of the bridge");
  await expect(search).toBeFocused();
  table.expectNoConsoleOutput();
});

test("the form with the name of a party stays after another tab has deleted the party", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await page.evaluate(() => (location.hash = "#/home"));
  await groups(page).getByRole("button", { name: "Rename: The Companions" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  await name.fill("Heroes");
  await deleteElsewhere(other);
  await expect(said(page)).toContainText("Another tab has deleted “The Companions”, so what you typed isn’t saved.");
  await page.bringToFront();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue("Heroes");
  await expect(groups(page).getByRole("link")).toHaveCount(0);
  await expect(groups(page).getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await name.press("Enter");
  await expect(name).toHaveAccessibleDescription("Another tab has deleted it, so the name isn’t saved.");
  await expect(name).toHaveValue("Heroes");
  // What is typed later is saved too.
  await name.fill("Heroes of the mill");
  await expect(name).toHaveAccessibleDescription("");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(groups(page).getByRole("link", { name: "Heroes of the mill" })).toBeFocused();
  await expect(name).toHaveCount(0);
  await expect(said(page)).toContainText("Saved: Heroes of the mill.");
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await expect(groups(other).getByRole("link")).toHaveText("Heroes of the mill");
  table.expectNoConsoleOutput();
});

test("a form of a deleted group goes with the press that folds it", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await page.evaluate(() => (location.hash = "#/home"));
  await groups(page).getByRole("button", { name: "Rename: The Companions" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  await deleteElsewhere(other);
  await expect(groups(page).getByRole("link")).toHaveCount(0);
  await page.bringToFront();
  await expect(name).toHaveValue("The Companions");
  // Nothing was typed, so nothing is asked.
  await expect(said(page)).toHaveCount(0);
  await groups(page).getByRole("button", { name: "Rename: The Companions" }).click();
  await expect(groups(page).locator("li")).toHaveCount(0);
  await expect(page.locator("section.groups")).toContainText("Nothing is saved yet.");
  table.expectNoConsoleOutput();
});

test("both forms of a creature that another tab has deleted are saved together", async ({ page, context }) => {
  const table = await Table.opened(page, "en", "Dnd35");
  await table.add("Lidda hp 16 level 3 pc, barghest hp 33");
  await page.locator(".keep summary").click();
  await page.locator(".keep-form .side").nth(2).click();
  await page.locator(".keep-form").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator(".campaign .said")).toHaveText("Saved: Barghest.");
  const other = await context.newPage();
  await other.goto("./#/home");
  await page.bringToFront();
  await page.evaluate(() => (location.hash = "#/home"));
  await groups(page).getByRole("button", { name: "Rename: Barghest" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  const sheet = groups(page).locator("textarea");
  await name.fill("Old barghest");
  await groups(page).getByRole("button", { name: "Stat block: Barghest" }).click();
  await sheet.fill("Bite. +9 to hit");
  await groups(other).getByRole("button", { name: "Delete: Barghest" }).click();
  await expect(said(page)).toContainText("Another tab has deleted “Barghest”, so what you typed isn’t saved.");
  await page.bringToFront();
  await name.fill("Elder barghest");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(said(page)).toContainText("Saved: Elder barghest.");
  await expect(name).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await groups(page).getByRole("button", { name: "Stat block: Elder barghest" }).click();
  await expect(sheet).toHaveValue("Bite. +9 to hit");
  table.expectNoConsoleOutput();
});

test("the name of a party that was typed before a reload is compared with that of another tab", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await page.evaluate(() => (location.hash = "#/home"));
  await groups(page).getByRole("button", { name: "Rename: The Companions" }).click();
  const name = groups(page).getByRole("textbox", { name: "Name" });
  await name.fill("Heroes");
  await other.evaluate(() => (location.hash = "#/home"));
  await groups(other).getByRole("button", { name: "Rename: The Companions" }).click();
  await groups(other).getByRole("textbox", { name: "Name" }).fill("Fellows");
  await other.keyboard.press("Enter");
  await expect(groups(other).getByRole("link")).toHaveText("Fellows");
  await page.bringToFront();
  await page.reload();
  await expect(name).toHaveValue("Heroes");
  await name.press("Enter");
  await expect(said(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(groups(other).getByRole("link")).toHaveText("Fellows");
  table.expectNoConsoleOutput();
});

test("a rest leaves the focus to the undo of it", async ({ page, context }) => {
  const { table } = await partyInTwoTabs(page, context);
  await page.bringToFront();
  await type(page, "HP: Lidda", "7");
  const rest = page.getByRole("button", { name: /^Rest/ });
  await rest.press("Enter");
  await expect(field(page, "HP: Lidda")).toHaveValue("16");
  await expect(rest).toHaveCount(0);
  await expect(page.locator("#undo-party")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("the retry of a refused name goes with its form, its text and its party", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc");
  await saveAs(page, "Party", "Braves");
  await page.evaluate(() => (location.hash = "#/home"));
  const name = groups(page).getByRole("textbox", { name: "Name" });
  const again = said(page).getByRole("button", { name: "Try again" });
  const refuse = async () => {
    await name.fill("Heroes");
    await name.press("Enter");
    await expect(said(page)).toContainText("Storage is full");
    await expect(again).toBeVisible();
  };
  await fillArchive(page);
  await groups(page).getByRole("button", { name: "Rename: Braves" }).click();
  await refuse();
  await name.press("Escape");
  await expect(name).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await expect(said(page)).toHaveCount(0);
  await groups(page).getByRole("button", { name: "Rename: Braves" }).click();
  await expect(name).toHaveValue("Braves");
  await refuse();
  await name.fill("Heroes of the mill");
  await expect(again).toHaveCount(0);
  await refuse();
  await fillArchive(page, false);
  await groups(page).getByRole("button", { name: "Delete: Braves" }).click();
  await expect(said(page)).toContainText("Deleted: Braves.");
  await expect(again).toHaveCount(0);
  await said(page).getByRole("button", { name: "Undo" }).click();
  await expect(groups(page).getByRole("link")).toHaveText("Braves");
  await expect(again).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("what had no room on the page of a party goes with the party", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc");
  await saveAs(page, "Party", "Braves");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await fillArchive(page);
  await type(page, "HP: Lidda", "7");
  await expect(said(page)).toContainText("Storage is full");
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(page.locator("main.home .notices")).toContainText("“Braves” isn’t saved yet");
  // The list tries to save it again as it comes.
  const remove = groups(page).getByRole("button", { name: "Delete: Braves" });
  await expect(remove).toBeVisible();
  await fillArchive(page, false);
  await remove.click();
  await expect(said(page)).toContainText("Deleted: Braves.");
  await expect(page.locator("main.home .notices .notice")).toHaveCount(0);
  await expect(html(page)).not.toHaveAttribute("data-unsaved-groups");
  await expect(said(page)).not.toContainText("Another tab");
  await said(page).getByRole("button", { name: "Undo" }).click();
  await page.locator("main.home .to-party").click();
  await expect(field(page, "HP: Lidda")).toHaveValue("16");
  table.expectNoConsoleOutput();
});
