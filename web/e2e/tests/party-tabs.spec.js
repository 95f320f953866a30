// The page of a party and home beside a second tab: what they say is true at any time, and nothing typed is lost.
import { expect, test } from "@playwright/test";
import { field, groups, partyInTwoTabs, said, templateInTwoTabs, type, typeElsewhere } from "../fixtures/parties.js";

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
  await expect(said(page)).toContainText("Another tab has changed “The Companions”, so nothing was saved.");
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
