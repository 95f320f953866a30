// Stored texts that can't be read: home lists them, saves each to a file and deletes it.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { twoEncounters } from "../fixtures/encounters.js";
import { writeSlot } from "../fixtures/storage.js";
import { archived, putArchived } from "../pages/home.js";

/** Presses a button, and returns the texts in the downloaded file. */
async function saved(page, button) {
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return JSON.parse(fs.readFileSync(await file.path(), "utf8")).slots;
}

test("what can't be read is listed, saved to a file and deleted, and the deletion can be undone", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const group = writeSlot(1, '["The Companions"]', 2);
  const texts = {
    "party.5": group.slice(0, 40),
    "template.6": writeSlot(1, "[]", 99),
    "creature.7": group,
    "aside.party.5.1790000000000": group.slice(0, 20),
  };
  for (const [key, text] of Object.entries(texts)) await putArchived(page, key, text);
  await page.evaluate(() => localStorage.setItem("asalto.1.aside.4.a.1790000000001", "cut"));
  await page.reload();
  await home.waitForList();
  const rows = home.screen.locator(".unreadable li");
  await expect(rows).toHaveCount(5);
  await expect(rows).toContainText([/^Party · 40 characters/, /^Template · \d+ characters/, /^Creature · \d+ characters/, /^Party · .*2026 · 20 characters/, /^Encounter · .*2026 · 3 characters/]);
  expect(await axeViolations(page)).toEqual([]);
  expect(await saved(page, rows.nth(0).getByRole("button", { name: "Save to a file" }))).toEqual({ "party.5": texts["party.5"] });
  expect(await saved(page, rows.nth(4).getByRole("button", { name: "Save to a file" }))).toEqual({ "asalto.1.aside.4.a.1790000000001": "cut" });
  for (const left of [4, 3, 2, 1, 0]) {
    await rows.first().getByRole("button", { name: "Delete" }).click();
    await expect(rows).toHaveCount(left);
    await home.screen.locator(".unreadable").getByRole("button", { name: "Undo" }).click();
    await expect(rows).toHaveCount(left + 1);
    await rows.nth(left === 4 ? 0 : left).getByRole("button", { name: "Delete" }).click();
    await expect(rows).toHaveCount(left);
  }
  expect(Object.keys(await archived(page)).filter((key) => key in texts)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("aside")))).toEqual([]);
  fight.expectNoConsoleOutput();
});

test("a damaged encounter is saved to a file and deleted by its actions", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const [key, text] = Object.entries(await home.archive())[0];
  const damaged = text.slice(0, 90);
  await putArchived(page, key, damaged);
  await home.with("Aria").click();
  await expect(home.screen.locator(".notice")).toContainText("This encounter is damaged and can’t be opened. Its actions save it to a file or delete it.");
  await home.screen.getByRole("button", { name: "Actions: Ogre", exact: true }).click();
  const slots = await saved(page, home.screen.locator(".acts").getByRole("button", { name: "Save to a file" }));
  expect(Object.values(slots)).toEqual([damaged]);
  // An action folds the menu.
  await home.screen.getByRole("button", { name: "Actions: Ogre", exact: true }).click();
  await home.screen.locator(".acts").getByRole("button", { name: "Delete" }).click();
  await expect(home.titles).toHaveText(["Borin"]);
  expect(await home.archive()).toEqual({});
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.titles).toHaveText(["Borin", "Ogre"]);
  expect((await home.archive())[key]).toBe(damaged);
  fight.expectNoConsoleOutput();
});
