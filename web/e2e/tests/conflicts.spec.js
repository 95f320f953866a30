// A party, template or creature that two tabs change: nothing typed is lost, both versions are shown, and the user
// chooses field by field.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Table } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

const conflict = (page) => page.locator("form.conflict");
/** The notice of the party page or of home: setup keeps one of its own. */
const said = (page) => page.locator("main.home .said");
const field = (page, label) => page.locator("main.party .members").getByRole("textbox", { name: label });

/** The button of a version of a field: “Here” or “Other tab”. */
const version = (page, label, words) => conflict(page).getByRole("group", { name: label, exact: true }).getByRole("button", { name: words });

/** Saves the combatants of setup as a group. */
async function saveAs(page, use, name) {
  // Setup opens the form at the first button.
  if ((await page.locator("#keep-name").count()) === 0) await page.locator(".keep-party").click();
  await page.locator(".keep-form").getByRole("button", { name: use, exact: true }).click();
  await page.locator("#keep-name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.locator(".campaign .said")).toContainText(`Saved: ${name}.`);
}

/** Types into a field of the page of a party and leaves it, which saves. */
async function type(page, label, text) {
  await field(page, label).fill(text);
  await page.keyboard.press("Tab");
}

/** Opens the page of a party in two tabs. */
async function partyInTwoTabs(page, context) {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 ac 14 pc, Tordek +1 hp 20 pc");
  await saveAs(page, "Party", "The Companions");
  await page.evaluate(() => (location.hash = "#/home"));
  await page.locator("main.home .to-party").click();
  await expect(field(page, "HP: Lidda")).toHaveValue("16");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, "HP: Lidda")).toHaveValue("16");
  return { table, other };
}

/** Saves in the other tab, and waits until the party is saved: the page shows no more than that it has changed. */
async function typeElsewhere(other, label, text) {
  const generation = () =>
    other.evaluate(async () => {
      const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
      const base = await answered(indexedDB.open("asalto.1.archive", 1));
      const store = base.transaction("documents").objectStore("documents");
      const texts = await answered(store.getAll(IDBKeyRange.bound("party.", "party.\uffff")));
      base.close();
      return Number(texts[0].split(" ")[2]);
    });
  const before = await generation();
  await type(other, label, text);
  await expect.poll(generation).toBeGreaterThan(before);
}

test("a party that two tabs change keeps both changes", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await typeElsewhere(other, "Level: Lidda", "3");
  await typeElsewhere(other, "HP: Tordek", "11");
  await typeElsewhere(other, "Max: Lidda", "18");
  await type(page, "Notes: Lidda", "owes Tordek 20 gp");
  await expect(said(page)).toContainText("Another tab has changed it, so nothing was saved. Your text is still here.");
  await expect(field(page, "Notes: Lidda")).toHaveValue("owes Tordek 20 gp");
  // What is typed after the refusal counts too.
  await type(page, "HP: Tordek", "7");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(conflict(page).getByRole("heading")).toContainText("Another tab has changed The Companions.");
  await expect(conflict(page).locator("li")).toHaveCount(5);
  for (const [label, here, there, chosen] of [
    ["Level: Lidda", "Here: empty", "Other tab: 3", "there"],
    ["HP: Lidda", "Here: 16", "Other tab: 18", "there"],
    ["Max: Lidda", "Here: 16", "Other tab: 18", "there"],
    ["Notes: Lidda", "Here: owes Tordek 20 gp", "Other tab: empty", "here"],
    ["HP: Tordek", "Here: 7", "Other tab: 11", "here"],
  ]) {
    await expect(version(page, label, "Here")).toContainText(here);
    await expect(version(page, label, "Other tab")).toContainText(there);
    await expect(version(page, label, chosen === "here" ? "Here" : "Other tab")).toHaveAttribute("aria-pressed", "true");
  }
  expect(await axeViolations(page)).toEqual([]);
  await version(page, "HP: Tordek", "Other tab").click();
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
  await expect(version(page, "Jozan", "Other tab: present")).toHaveAttribute("aria-pressed", "true");
  // The other tab changes it once more before this one saves.
  await typeElsewhere(other, "Level: Lidda", "5");
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "Level: Lidda", "Other tab: 5")).toHaveAttribute("aria-pressed", "true");
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(said(page)).toContainText("Saved: The Companions.");
  await page.reload();
  await expect(field(page, "Level: Lidda")).toHaveValue("5");
  expect(await page.locator(".member-name").evaluateAll((fields) => fields.map((field) => field.value))).toEqual(["Lidda", "Jozan"]);
  table.expectNoConsoleOutput();
});

test("a template and the stat block of a creature have the same way on", async ({ page, context }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc; 2 goblin hp 7");
  await saveAs(page, "Template", "Raiders");
  await saveAs(page, "Creature", "Goblin");
  const other = await context.newPage();
  await other.goto("./#/home");
  await page.evaluate(() => (location.hash = "#/home"));
  const groups = (tab) => tab.locator(".saved-groups");
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
  await expect(said(page)).toContainText("Another tab has changed it");
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(version(page, "Name", "Here: Raiders of the bridge")).toHaveAttribute("aria-pressed", "true");
  await expect(version(page, "Name", "Other tab: Raiders of the mill")).toBeVisible();
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
  await version(page, "Stat block: Goblin", "Other tab: Bite. 1d4").click();
  await conflict(page).getByRole("button", { name: "Save" }).click();
  await expect(said(page)).toContainText("Saved: Goblin.");
  await groups(page).getByRole("button", { name: "Stat block: Goblin" }).click();
  await expect(groups(page).getByRole("textbox")).toHaveValue("Bite. 1d4");
  table.expectNoConsoleOutput();
});

test("a party that another tab has deleted is saved again with what was typed", async ({ page, context }) => {
  const { table, other } = await partyInTwoTabs(page, context);
  await other.evaluate(() => (location.hash = "#/home"));
  await other.locator(".saved-groups").getByRole("button", { name: "Delete: The Companions" }).click();
  await expect(said(other)).toContainText("Deleted: The Companions.");
  await type(page, "HP: Lidda", "7");
  await page.reload();
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
