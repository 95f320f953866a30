// A browser that refuses every write: what home lists is true, can be opened, and nothing that was saved is lost.
import { expect, test } from "@playwright/test";
import { twoEncounters, twoEncountersWithoutDatabase } from "../fixtures/encounters.js";
import { groups, said, saveAs } from "../fixtures/parties.js";
import { Home, removeArchived } from "../pages/home.js";
import { Table } from "../pages/table.js";

/** Makes localStorage refuse every write, or take them again. */
const refuseWrites = (page, refuse = true) =>
  page.evaluate((refuse) => {
    globalThis.set ??= Storage.prototype.setItem;
    const throws = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    Storage.prototype.setItem = refuse ? throws : globalThis.set;
  }, refuse);

const notDeleted = (home) => home.screen.locator(".notice", { hasText: "was not deleted, because there is no room" });

test("the restoration of the last deletion fails without room, and the bin keeps all of it", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveText(["Borin"]);
  await refuseWrites(page);
  await home.screen.locator("#undelete").click();
  await expect(home.screen.locator(".notices")).toContainText("Storage is full, so nothing was changed.");
  await expect(home.titles).toHaveText(["Borin"]);
  await home.openBin();
  await home.bin.getByRole("button", { name: "Restore: Ogre" }).click();
  await expect(home.screen.locator(".notices")).toContainText("Storage is full, so nothing was changed.");
  await expect(home.titles).toHaveText(["Borin"]);
  await refuseWrites(page, false);
  await page.reload();
  await home.openBin();
  await home.bin.getByRole("button", { name: "Restore: Ogre" }).click();
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  await home.openEncounter("Ogre");
  await fight.expectHitCount(2);
  fight.expectNoConsoleOutput();
});

test("a deletion without room deletes nothing, and for good it takes the row with it", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await refuseWrites(page);
  for (const name of ["Aria, Ogre", "Borin"]) {
    const before = await page.evaluate(() => Object.entries(localStorage));
    await home.pressAction(name, "Delete");
    await expect(notDeleted(home)).toBeVisible();
    expect(await page.evaluate(() => Object.entries(localStorage))).toEqual(before);
    await notDeleted(home).getByRole("button", { name: "Delete for good" }).click();
    await expect(home.with(name)).toHaveCount(0);
  }
  await expect(home.titles).toHaveCount(0);
  // The list in storage is an old one. It is made again from what there is.
  await page.reload();
  await home.waitForList();
  await expect(home.titles).toHaveCount(0);
  fight.expectNoConsoleOutput();
});

test("with the archive alone, what is saved there is listed under its name", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await refuseWrites(page);
  await home.pressAction("Borin", "Duplicate");
  await expect(home.titles.filter({ hasText: "Copy of Borin" })).toHaveCount(1);
  await home.rename("Copy of Borin", "The mill");
  await expect(home.titles.filter({ hasText: "The mill" })).toHaveCount(1);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles.filter({ hasText: "Ogre" })).toHaveCount(0);
  await home.screen.locator("#undelete").click();
  await expect(home.titles.filter({ hasText: "Ogre" })).toHaveCount(1);
  // It can't be opened while there is no room for it, and home says so.
  await home.with("Ogre").click();
  await expect(home.screen.locator(".notices")).toContainText("Storage is full");
  fight.expectNoConsoleOutput();
});

test("an encounter that is gone is listed no longer once it is pressed, and home says so", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  // Nothing tells this page.
  for (const key of Object.keys(await home.archive())) await removeArchived(page, key);
  await home.with("Ogre").click();
  await expect(home.screen.locator(".notices")).toContainText("This is gone.");
  await expect(home.titles).toHaveText(["Borin"]);
  await expect(home.search).toBeFocused();
  fight.expectNoConsoleOutput();
});

test("what is new and not saved is no row, and the card of the open encounter has its title", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("private", "SecurityError");
    };
  });
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Lidda +3 hp 16 pc; Zog hp 9");
  await saveAs(page, "Party", "Braves");
  await refuseWrites(page);
  const home = new Home(page);
  await home.open();
  await home.startNewEncounter();
  await table.add("Tordek hp 20 pc; Krag hp 7");
  await home.open();
  await expect(home.titles).toHaveText(["Zog"]);
  await expect(page.locator("main.home .last h2")).toHaveText("Krag");
  await expect(home.screen.locator(".notices").getByRole("alert")).toContainText("changes to the open encounter are not being saved");
  await home.pressAction("Lidda, Zog", "Duplicate");
  await expect(home.screen.locator(".notices")).toContainText("Storage is full, so nothing was changed.");
  await expect(home.titles).toHaveText(["Zog"]);
  await groups(page).getByRole("button", { name: "Rename: Braves" }).click();
  await groups(page).getByRole("textbox", { name: "Name" }).fill("Heroes");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Storage is full, so nothing was saved.");
  await expect(groups(page).getByRole("link")).toHaveText("Braves");
  // Once there is room, “Try again” saves both.
  await refuseWrites(page, false);
  await page.locator("main.home .notices").getByRole("button", { name: "Try again" }).click();
  await expect(home.screen.locator(".notices")).not.toContainText(/storage is full/i);
  await said(page).getByRole("button", { name: "Try again" }).click();
  await expect(groups(page).getByRole("link")).toHaveText("Heroes");
  await expect(home.titles).toHaveText(["Krag", "Zog"]);
  table.expectNoConsoleOutput();
});

test("the notice about what had no room goes with its encounter", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await refuseWrites(page);
  await fight.add("Rat hp 3");
  const notSaved = page.getByText("changes to the open encounter are not being saved");
  await expect(notSaved.first()).toBeVisible();
  await home.open();
  // There is room again, but nothing was saved since.
  await refuseWrites(page, false);
  await home.with("Ogre").click();
  await expect(home.screen).toHaveCount(0);
  await expect(notSaved).toHaveCount(0);
  fight.expectNoConsoleOutput();
});

test("a refusal at home is in view wherever it was pressed, and goes once there is room", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveText(["Borin"]);
  await home.openBin();
  await refuseWrites(page);
  const refused = home.screen.locator(".notice", { hasText: "Storage is full, so nothing was changed." });
  await home.bin.getByRole("button", { name: "Restore: Ogre" }).click();
  await expect(refused).toBeInViewport({ ratio: 1 });
  await refused.getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => document.querySelector(".encounters")?.scrollIntoView({ block: "start" }));
  await home.pressAction("Borin", "Duplicate");
  await expect(refused).toBeInViewport({ ratio: 1 });
  // The save of a party is a write that succeeds.
  await refuseWrites(page, false);
  await page.locator("main.home .keep summary").click();
  await page.locator("#keep-name").fill("Braves");
  await page.keyboard.press("Enter");
  await expect(said(page)).toContainText("Saved: Braves.");
  await expect(refused).toHaveCount(0);
  fight.expectNoConsoleOutput();
});

const unsaved = (page) => page.locator(".notice.warning", { hasText: "Not saved yet: Krag" }).filter({ visible: true });

test("an encounter without room is kept when another one opens, and saved once there is room", async ({ page }) => {
  const [fight, home] = await twoEncountersWithoutDatabase(page);
  await home.startNewEncounter();
  await expect(home.screen).toHaveCount(0);
  await refuseWrites(page);
  await fight.add("Krag hp 7");
  await home.open();
  await home.startNewEncounter();
  await expect(home.screen).toHaveCount(0);
  await expect(unsaved(page)).toBeVisible();
  await home.open();
  await expect(home.titles).toHaveText(["Krag", "Borin", "Ogre"]);
  await expect(home.with("Krag")).toContainText("not saved yet");
  await expect(page.locator("html")).toHaveAttribute("data-unsaved-groups", "1");
  await home.with("Krag").click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".member .name")).toHaveText(["Krag"]);
  await expect(page.getByRole("alert").first()).toContainText("changes to the open encounter are not being saved");
  // Opening a saved one keeps it too.
  await fight.add("Zog hp 9");
  await home.openEncounter("Borin");
  await home.open();
  await home.with("Krag").click();
  await expect(page.locator(".member .name")).toHaveText(["Krag", "Zog"]);
  await home.open();
  await home.startNewEncounter();
  await refuseWrites(page, false);
  await unsaved(page).getByRole("button", { name: "Try again" }).click();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-unsaved-groups");
  await page.reload();
  await home.openEncounter("Krag");
  await expect(page.locator(".member .name")).toHaveText(["Krag", "Zog"]);
  fight.expectNoConsoleOutput();
});

test("an encounter without room in localStorage goes to the archive when another one opens", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await refuseWrites(page);
  await fight.add("Rat hp 3");
  await home.open();
  await home.startNewEncounter();
  await home.expectArchived(2);
  await expect(page.getByText("Not saved yet")).toHaveCount(0);
  await refuseWrites(page, false);
  await page.reload();
  await home.openEncounter("Borin");
  await expect(page.locator(".member .name")).toHaveText(["Borin", "Rat"]);
  fight.expectNoConsoleOutput();
});
