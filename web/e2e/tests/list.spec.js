// The list of encounters: deleting, storage used, and long encounters.
import { expect, test } from "@playwright/test";
import { Fight, session, slot, store, stored } from "../pages/fight.js";
import { note } from "../pages/ledger.js";

const titles = (page) => page.locator(".encounters .kept");
const openMenu = (page) => page.locator("details.menu summary").click();

/** Two encounters: Aria's fight, and Borin's, which is open. */
async function two(page) {
  const fight = new Fight(page);
  await fight.begin();
  await fight.strike();
  // The id is the second of creation, so the next encounter must start in another second.
  await openMenu(page);
  await page.getByRole("button", { name: "New encounter" }).click();
  await fight.add("Borin hp 20 pc");
  return fight;
}

async function ask(page, name) {
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  return page.locator(".encounters .sure");
}

test("an encounter is deleted after a second confirmation, and does not come back", async ({ page }) => {
  await two(page);
  if (!(await titles(page).first().isVisible())) await openMenu(page);
  await expect(titles(page)).toHaveCount(2);
  const before = await stored(page);

  let sure = await ask(page, "Aria");
  await expect(sure).toContainText("Aria, Ogre");
  await expect(sure.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sure).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New encounter" })).toBeFocused();
  expect(await stored(page)).toEqual(before);

  sure = await ask(page, "Aria");
  await sure.getByRole("button", { name: "Delete Aria" }).click();
  await expect(titles(page)).toHaveText(["Borin"]);
  await expect(page.getByRole("status")).toContainText("Deleted: Aria, Ogre.");
  await expect(page.getByRole("button", { name: "New encounter" })).toBeFocused();

  // Nothing else changes.
  const gone = before.map(([key]) => key).filter((key) => /encounter\.\d+\./.test(key));
  const left = new Map(await stored(page));
  const ids = new Set(gone.map((key) => key.match(/encounter\.(\d+)/)[1]));
  expect(ids.size).toBe(2);
  for (const [key, text] of before) if (left.has(key) && key !== "asalto.1.encounters") expect(left.get(key)).toBe(text);
  expect([...left.values()].filter((text) => /^asalto \d+ /.test(text) && text.includes("Aria"))).toEqual([]);

  // A killed browser still has it on disk: IndexedDB marks it as deleted.
  await page.evaluate((all) => all.forEach(([key, text]) => localStorage.setItem(key, text)), before);
  await page.reload();
  await openMenu(page);
  await expect(titles(page)).toHaveText(["Borin"]);
  expect((await stored(page)).filter(([key, text]) => key.endsWith(".a") && text.includes("Aria"))).toEqual([]);
});

test("the open encounter is deleted, and another one begins", async ({ page }) => {
  const fight = await two(page);
  if (!(await titles(page).first().isVisible())) await openMenu(page);
  const sure = await ask(page, "Borin");
  await sure.getByRole("button", { name: "Delete Borin" }).click();
  await expect(titles(page)).toHaveText(["Aria, Ogre"]);
  await expect(page.locator(".member")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openMenu(page);
  await expect(titles(page)).toHaveText(["Aria, Ogre"]);
  await titles(page).click();
  await fight.expectBlows(1);
});

for (const [choice, title] of [["Keep it", "keeps"], ["Delete", "deletes"]]) {
  test(`a tab that plays a deleted encounter asks its user, and ${title} it`, async ({ page, context }) => {
    const fight = new Fight(page);
    await fight.begin();
    await fight.strikes(3);
    const other = new Fight(await context.newPage());
    await other.open();
    await openMenu(other.page);
    const sure = await ask(other.page, "Aria");
    await sure.getByRole("button", { name: "Delete Aria" }).click();
    await expect(titles(other.page)).toHaveCount(0);

    await expect(page.getByRole("alert")).toContainText("Another tab deleted this encounter");
    // Until then the tab accepts no command, so nothing is written back or lost.
    expect(await fight.strikes(1)).toBe(0);
    await expect(page.getByRole("status")).toContainText("Another tab deleted");
    expect((await stored(page)).filter(([key]) => /encounter\.\d+\.[ab]$/.test(key))).toEqual([]);

    await page.getByRole("button", { name: choice, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    if (choice === "Keep it") {
      expect(await fight.strikes(1)).toBe(1);
      expect(await fight.again()).toBe(4);
    } else {
      await expect(page.locator(".row")).toHaveCount(0);
      await page.reload();
    }
    await openMenu(page);
    await expect(titles(page)).toHaveCount(choice === "Keep it" ? 1 : 0);
    note(`deleted in another tab while it is played, which ${title} it`, 1, 0);
    fight.expectSilence();
    other.expectSilence();
  });
}

test("a long encounter that is not open is compacted, says so, and opens unchanged", async ({ page }) => {
  const fight = new Fight(page);
  await fight.begin();
  const begun = await stored(page);
  await fight.strike();
  // The same combatants in setup, after four thousand commands.
  const { key, body } = session(await stored(page));
  const blow = body[2].at(-1);
  const joined = session(begun).body[2].filter((entry) => JSON.stringify(entry).includes("combatantAdded"));
  const entries = [...joined, ...Array(6000).fill(blow)];
  const text = JSON.stringify([2, body[1], entries, entries.length]);
  expect(text.length).toBeGreaterThan(128 * 1024);
  await store(page, [[key, slot(7, text)]]);

  await page.goto("./?new");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openMenu(page);
  await expect(titles(page)).toHaveText(["Aria, Ogre"]);
  await expect.poll(async () => (await stored(page)).filter(([, text]) => text.includes("\n[3,")).length).toBe(2);
  await expect(page.locator(".encounters .hint")).toHaveText(/^\d+ KB$/);
  const size = (await stored(page)).reduce((sum, [, text]) => sum + text.length, 0);
  expect(size).toBeLessThan(30_000);

  for (const again of [false, true]) {
    // At the next start the code that reads it loads before the app.
    if (again) await page.reload();
    else await titles(page).click();
    await expect(page.locator(".member .name")).toHaveText(["Aria", "Ogre"]);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});
