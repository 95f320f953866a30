// A party, template or creature that two tabs change: nothing typed is lost, both versions are shown, and the user
// chooses field by field.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { field, groups, partyInTwoTabs, said, saveAs, templateInTwoTabs, type, typeElsewhere } from "../fixtures/parties.js";
import { Table } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

const conflict = (page) => page.locator("form.conflict");

/** The button of a version of a field: “Here” or “Elsewhere”. */
const version = (page, label, words) => conflict(page).getByRole("group", { name: label, exact: true }).getByRole("button", { name: new RegExp(`^${words.replaceAll(/[.()?*+]/g, "\\$&")}`) });

test("a party that two tabs change keeps both changes", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await typeElsewhere(other, "Level: Lidda", "3");
  await typeElsewhere(other, "HP: Tordek", "11");
  await typeElsewhere(other, "Max: Lidda", "18");
  await type(page, "Notes: Lidda", "owes Tordek 20 gp");
  await expect(said(page)).toContainText("“The Companions” has been changed elsewhere, so nothing was saved. Your text is still here.");
  await expect(field(page, "Notes: Lidda")).toHaveValue("owes Tordek 20 gp");
  // What is typed after the refusal counts too.
  await type(page, "HP: Tordek", "7");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(conflict(page).getByRole("heading")).toContainText("The Companions has been changed elsewhere.");
  await expect(conflict(page).locator("li")).toHaveCount(5);
  for (const [label, here, there, chosen] of [
    ["Level: Lidda", "Here: empty", "Elsewhere: 3", "there"],
    ["HP: Lidda", "Here: 16", "Elsewhere: 18", "there"],
    ["Max: Lidda", "Here: 16", "Elsewhere: 18", "there"],
    ["Notes: Lidda", "Here: owes Tordek 20 gp", "Elsewhere: empty", "here"],
    ["HP: Tordek", "Here: 7", "Elsewhere: 11", "here"],
  ]) {
    await expect(version(page, label, "Here")).toContainText(here);
    await expect(version(page, label, "Elsewhere")).toContainText(there);
    await expect(version(page, label, chosen === "here" ? "Here" : "Elsewhere")).toHaveAttribute("aria-pressed", "true");
  }
  expect(await axeViolations(page)).toEqual([]);
  await version(page, "HP: Tordek", "Elsewhere").click();
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(conflict(page)).toHaveCount(0);
  await expect(said(page)).toContainText("Saved: The Companions.");
  let lost = 0;
  for (const tab of [page, other]) {
    if (tab === other) await tab.reload();
    for (const [label, value] of [["Level: Lidda", "3"], ["HP: Lidda", "18"], ["Max: Lidda", "18"], ["Notes: Lidda", "owes Tordek 20 gp"], ["HP: Tordek", "11"]]) {
      await expect(field(tab, label).first()).toBeVisible();
      lost += Number((await field(tab, label).inputValue()) !== value);
    }
  }
  expectNothingLost("changedInTwoTabs", 10, lost);
  // The page saves again, and undo leads back to what was typed here.
  await page.locator("main.party").getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "HP: Tordek")).toHaveValue("7");
  await type(page, "AC: Tordek", "17");
  await page.reload();
  await expect(field(page, "AC: Tordek")).toHaveValue("17");
  await expect(field(page, "HP: Tordek")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("members that one tab adds and another removes are shown, and a third change is a conflict again", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await other.locator("#party-line").fill("Jozan hp 9");
  await other.keyboard.press("Enter");
  await expect(other.locator(".member-name")).toHaveCount(3);
  await page.locator(".members").getByRole("button", { name: "Remove: Tordek" }).click();
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "Tordek", "Here: absent")).toHaveAttribute("aria-pressed", "true");
  await expect(version(page, "Jozan", "Elsewhere: present")).toHaveAttribute("aria-pressed", "true");
  // The other tab changes it once more before this one saves.
  await typeElsewhere(other, "Level: Lidda", "5");
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "Level: Lidda", "Elsewhere: 5")).toHaveAttribute("aria-pressed", "true");
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(said(page)).toContainText("Saved: The Companions.");
  await page.reload();
  await expect(field(page, "Level: Lidda")).toHaveValue("5");
  expect(await page.locator(".member-name").evaluateAll((fields) => fields.map((field) => field.value))).toEqual(["Lidda", "Jozan"]);
  table.expectNoConsoleOutput();
});

test("a template and the stat block of a creature have the same way on", async ({ page, context }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc; 2 goblin +2 hp 7");
  await saveAs(page, "Template", "Raiders");
  await saveAs(page, "Creature", "Goblin");
  const other = await context.newPage();
  await other.goto("./#/home");
  await page.evaluate(() => (location.hash = "#/home"));
  // A form that is open keeps its text while another tab changes the same one.
  const rename = async (tab, from, to) => {
    await groups(tab).getByRole("button", { name: `Rename: ${from}` }).click();
    await groups(tab).getByRole("textbox", { name: "Name" }).fill(to);
  };
  await expect(groups(page).getByText("Raiders")).toBeVisible();
  await rename(page, "Raiders", "Raiders of the bridge");
  await rename(other, "Raiders", "Raiders of the mill");
  await other.keyboard.press("Enter");
  await expect(said(other)).toContainText("Saved: Raiders of the mill.");
  await page.bringToFront();
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("“Raiders” has been changed elsewhere");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "Name", "Here: Raiders of the bridge")).toHaveAttribute("aria-pressed", "true");
  await expect(version(page, "Name", "Elsewhere: Raiders of the mill")).toBeVisible();
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(groups(page).getByText("Raiders of the bridge")).toBeVisible();

  const write = async (tab, text) => {
    await groups(tab).getByRole("button", { name: "Stat block: Goblin" }).click();
    await groups(tab).getByRole("textbox").fill(text);
  };
  const save = (tab) => groups(tab).getByRole("button", { name: "Save" }).click();
  await write(page, "Claw. 1d6");
  await write(other, "Bite. 1d4");
  await save(other);
  await expect(said(other)).toContainText("Saved: Goblin.");
  await save(page);
  await said(page).getByRole("button", { name: "Try again" }).click();
  await version(page, "Stat block: Goblin", "Elsewhere: Bite. 1d4").click();
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(said(page)).toContainText("Saved: Goblin.");
  await groups(page).getByRole("button", { name: "Stat block: Goblin" }).click();
  await expect(groups(page).getByRole("textbox")).toHaveValue("Bite. 1d4");
  table.expectNoConsoleOutput();
});

test("a name that another tab has overtaken outlives the page that asks about it", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  for (const [tab, name] of [[page, "Raiders of the bridge"], [other, "Raiders of the mill"]]) {
    await groups(tab).getByRole("button", { name: "Rename: Raiders" }).click();
    await groups(tab).getByRole("textbox", { name: "Name" }).fill(name);
  }
  await other.keyboard.press("Enter");
  await expect(said(other)).toContainText("Saved: Raiders of the mill.");
  await page.bringToFront();
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("“Raiders” has been changed elsewhere");
  // The first one folds the form, the second one leaves home.
  await page.keyboard.press("Escape");
  await expect(groups(page).getByRole("textbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.locator("main.home")).toHaveCount(0);
  await expect(page.getByText("isn’t saved yet. Go back to Encounters to try again.").first()).toBeVisible();
  // Encounters shows both versions at once, and the choice outlives the page too.
  await page.evaluate(() => (location.hash = "#/home"));
  await version(page, "Name", "Here: Raiders of the bridge").click();
  await page.keyboard.press("Escape");
  await expect(page.locator("main.home")).toHaveCount(0);
  await page.evaluate(() => (location.hash = "#/home"));
  // A reload would lose it, so the browser asks.
  await expect(page.locator("html")).toHaveAttribute("data-unsaved-groups", "1");
  await expect(version(page, "Name", "Elsewhere: Raiders of the mill")).toBeVisible();
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(groups(page).getByText("Raiders of the bridge")).toBeVisible();
  // Nothing is asked any more.
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  await page.keyboard.press("Escape");
  await expect(page.locator("main.home")).toHaveCount(0);
  await expect(page.getByText("isn’t saved yet")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a name being typed is offered again after another tab has deleted its group", async ({ page, context }) => {
  const { table, other } = await templateInTwoTabs(page, context);
  await groups(page).getByRole("button", { name: "Rename: Raiders" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Raiders of the bridge");
  await groups(other).getByRole("button", { name: "Delete: Raiders" }).click();
  await expect(said(other)).toContainText("Deleted: Raiders.");
  await page.bringToFront();
  await expect(said(page)).toContainText("Another tab has deleted “Raiders”, so what you typed isn’t saved.");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(groups(page).getByText("Raiders of the bridge")).toBeVisible();
  await expect(said(page)).toContainText("Saved: Raiders of the bridge.");
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  // Here it is meant.
  await groups(page).getByRole("button", { name: "Rename: Raiders of the bridge" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Raiders of the mill");
  await groups(page).getByRole("button", { name: "Delete: Raiders of the bridge" }).click();
  await expect(said(page)).toContainText("Deleted: Raiders of the bridge.");
  await expect(groups(page)).not.toContainText("Raiders");
  table.expectNoConsoleOutput();
});

test("a party that another tab has deleted is saved again with what was typed", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await other.evaluate(() => (location.hash = "#/home"));
  await other.locator(".saved-groups").getByRole("button", { name: "Delete: The Companions" }).click();
  await expect(said(other)).toContainText("Deleted: The Companions.");
  await page.bringToFront();
  await type(page, "HP: Lidda", "7");
  // It is not created again in silence.
  await expect(said(page)).toContainText("Another tab has deleted “The Companions”, so what you typed isn’t saved.");
  await expect(page.locator("main.party .at-rest span")).toHaveText("Not saved");
  await expect(groups(other).locator("li")).toHaveCount(0);
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main.party .at-rest span")).toHaveText("Saved as you type");
  // The undo of the deletion would add a second one.
  await expect(said(other)).toHaveCount(0);
  await expect(groups(other).locator("li")).toHaveCount(1);
  await page.reload();
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("a party that another tab has deleted is offered at home after its page", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await other.evaluate(() => (location.hash = "#/home"));
  await groups(other).getByRole("button", { name: "Delete: The Companions" }).click();
  await expect(said(other)).toContainText("Deleted: The Companions.");
  await page.bringToFront();
  await type(page, "HP: Lidda", "7");
  await expect(said(page)).toContainText("Another tab has deleted");
  await page.evaluate(() => (location.hash = "#/home"));
  await expect(groups(page).locator("li")).toHaveCount(0);
  await expect(said(page)).toContainText("Another tab has deleted");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(groups(page).getByRole("link", { name: "The Companions" })).toBeFocused();
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  await groups(page).getByRole("link", { name: "The Companions" }).click();
  await expect(field(page, "HP: Lidda")).toHaveValue("7");
  table.expectNoConsoleOutput();
});

test("rules that two tabs save are all kept, and with the same name the game master chooses", async ({ page, context }) => {
  const table = await Table.opened(page, "en", "Any");
  await table.add("Aria; Ogre");
  const rules = (tab) => tab.locator(".table-rules");
  const names = (tab) => rules(tab).getByRole("button", { name: /^Use/ });
  const save = async (tab, name) => {
    await rules(tab).getByLabel("Save these rules as").fill(name);
    await tab.keyboard.press("Enter");
  };
  const other = await context.newPage();
  await other.goto("./?new");
  await other.locator("#quick-line").waitFor();
  // The rules of any other game are open.
  for (const tab of [page, other]) await expect(rules(tab)).toBeVisible();
  await save(other, "Theirs");
  await save(page, "Ours");
  await expect(names(page)).toHaveText(["Use “Theirs”", "Use “Ours”"]);
  // The same name with other rules.
  await rules(page).getByLabel("First to act").selectOption({ label: "the lowest count" });
  await save(other, "House");
  await expect(names(other)).toHaveText(["Use “Theirs”", "Use “Ours”", "Use “House”"]);
  await save(page, "House");
  const conflict = rules(page).locator(".rules-conflict");
  await expect(conflict).toContainText("Another tab has saved “House” differently.");
  await expect(names(page)).toHaveText(["Use “Theirs”", "Use “Ours”", "Use “House”"]);
  await conflict.getByRole("button", { name: "Save as “House 2”" }).click();
  await expect(names(page)).toHaveText(["Use “Theirs”", "Use “Ours”", "Use “House”", "Use “House 2”"]);
  await save(page, "House");
  await expect(conflict).toHaveCount(0);
  // The other tab does not delete rules that it has not seen.
  await rules(other).getByRole("button", { name: "Delete “House”" }).click();
  await expect(rules(other).locator(".rules-conflict")).toContainText("“House”");
  const stored = JSON.parse(await page.evaluate(() => localStorage.getItem("asalto.1.rules")));
  expect(stored.map(([name]) => name).toSorted()).toEqual(["House", "House 2", "Ours", "Theirs"]);
  expectNothingLost("rulesInTwoTabs", 4, 4 - stored.length);
  table.expectNoConsoleOutput();
});
