// Loads far beyond a table: the app keeps every command and shows every combatant. The tests assert counts and print times.
import { expect, test } from "@playwright/test";
import { encounterSlots, readEntries, waitForSecondCopy } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { addFile, downloaded } from "../pages/files.js";
import { Home } from "../pages/home.js";
import { Table } from "../pages/table.js";

const COMBATANTS = 2000;
const ENTRIES = 60_000;

/** Prints the time of a step. */
async function timed(name, step) {
  const began = Date.now();
  const result = await step();
  console.log(`${name}: ${Date.now() - began} ms`);
  return result;
}

test("a fight of 2,000 plays, undoes, saves and opens", async ({ page }) => {
  test.setTimeout(240_000);
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 3.5");
  await timed("adding 2,000", async () => {
    for (let left = COMBATANTS; left > 0; left -= 50) {
      await page.locator("#quick-line").fill("50 goblin +2 hp 70 ac 15");
      await page.locator("#quick-line").press("Enter");
    }
    await expect(page.locator(".member")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  // By ids: a search by role reads the names of ten thousand buttons.
  await page.locator(".go").click();
  await expect(page.locator(".call")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  await timed("rolling for 2,000", async () => {
    await page.locator("#go").click();
    await expect(page.locator(".row")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  const acting = page.locator('.row[aria-current="true"] .name');
  const amount = page.locator("#amount");
  await expect(amount).toBeVisible();
  const [first, second, third] = await table.order();
  await expect(acting).toHaveText(first);
  await timed("two turns", async () => {
    await page.keyboard.press("n");
    await expect(acting).toHaveText(second);
    await page.keyboard.press("n");
    await expect(acting).toHaveText(third);
  });
  const points = page.locator('.row[aria-current="true"] .hp > span').first();
  await timed("a wound and its undoing", async () => {
    await acting.click();
    await amount.fill("7");
    await amount.press("Enter");
    await expect(points).toHaveText("63 / 70");
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.keyboard.press("z");
    await expect(points).toHaveText("70 / 70");
    await page.keyboard.press("z");
    await expect(acting).toHaveText(second);
  });
  // A line of many targets is one command.
  await page.keyboard.press("/");
  await page.keyboard.type("7 to goblins");
  await page.keyboard.press("Enter");
  const wounded = page.locator(".row .hp > span:first-child").filter({ hasText: "63 / 70" });
  await expect(wounded).toHaveCount(COMBATANTS, { timeout: 30_000 });
  await waitForSecondCopy(page);
  const characters = (await readEntries(page)).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  console.log(`localStorage: ${characters} characters`);
  await timed("reload", async () => {
    await page.reload();
    await expect(page.locator(".row")).toHaveCount(COMBATANTS, { timeout: 60_000 });
  });
  await expect(wounded).toHaveCount(COMBATANTS);
  await expect(acting).toHaveText(second);
  expect(await table.order()).toHaveLength(COMBATANTS);
  table.expectNoConsoleOutput();
});

test("a log of 60,000 entries plays, undoes, opens, moves to the archive and back, and is added from a file", async ({ page, browser, baseURL }) => {
  test.setTimeout(400_000);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(3);
  await timed(`a log of ${ENTRIES} entries opens`, () => fight.growLog(ENTRIES));
  // Enough for a whole write, for which there is no room beside the slot.
  let blows = 3 + (await timed("500 commands", () => fight.hit(500)));
  expect(blows).toBe(503);
  await expect(fight.alert).toHaveCount(0);
  const slots = encounterSlots(await readEntries(page));
  expect(slots).toHaveLength(1);
  console.log(`the slot: ${slots[0][1].length} characters`);
  expect(slots[0][1].length).toBeGreaterThan(2_400_000);

  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("z");
  await fight.expectHitCount(498);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("Shift+Z");
  await fight.expectHitCount(502);
  await waitForSecondCopy(page);
  expect(await timed("reload", () => fight.reloadAndCount())).toBe(502);
  blows = 502 + (await fight.hit(300));
  expect(blows).toBe(802);
  await waitForSecondCopy(page);

  // A killed browser may have the state before the last whole write on disk: it leaves too little room for the copy.
  await page.evaluate(([key, text]) => {
    const older = text.replace(/^asalto (\d+) \d+/, "asalto $1 1");
    localStorage.setItem(key, older.slice(0, -90_000));
    const other = key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
    for (let size = older.length; size > 0; size -= 20_000) {
      try {
        localStorage.setItem(other, older.slice(0, size));
        break;
      } catch {
        // A smaller text may fit.
      }
    }
  }, encounterSlots(await readEntries(page))[0]);
  expect(await fight.reloadAndCount()).toBe(blows);

  const home = new Home(page);
  await home.open();
  await home.startNewEncounter();
  await fight.add("Borin hp 20 pc");
  await home.open();
  await timed("the archive takes it", () => home.expectArchived(1));
  await timed("the archive returns it", async () => {
    await home.openEncounter("Aria");
    await fight.expectHitCount(blows);
  });
  expect(await fight.hit(2)).toBe(2);
  await expect(fight.alert).toHaveCount(0);

  blows += 2;

  await fight.toggleMenu();
  const file = await downloaded(page, "Download this encounter");
  const context = await browser.newContext({ locale: "en-GB", baseURL });
  const other = new CountedCombat(await context.newPage());
  await other.open();
  await other.toggleMenu();
  await timed("adding the file", async () => {
    await addFile(other.page, file);
    await expect(other.page.getByText("1 encounter added.").first()).toBeVisible({ timeout: 60_000 });
  });
  await new Home(other.page).openEncounter("Aria");
  await other.expectHitCount(blows);
  expect(await other.hit(1)).toBe(1);
  await context.close();
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});
