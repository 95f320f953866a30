// History mode: names stay, the present is one step away, and no branch is lost.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

const line = (page, text) => page.locator(".log .line").filter({ hasText: text }).first();

test("history mode names combatants that join later, and redo leads out of it", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await page.locator("#joins").click();
  await page.getByLabel(table.words.quickLine).fill("Dragon +5 hp 99");
  await page.getByLabel(table.words.quickLine).press("Enter");
  await table.total("Dragon", 15);
  await table.damage("Dragon", 12);
  await line(page, "Round 1").click();
  await expect(line(page, "Dragon joins.")).toBeVisible();
  await expect(line(page, "Dragon takes 12 damage")).toBeVisible();
  const past = page.locator(".looking-back");
  await expect(past).toBeVisible();
  for (let steps = 0; steps < 20 && (await past.count()) > 0; steps += 1) await page.keyboard.press("Shift+Z");
  await expect(past).toHaveCount(0);
  await table.expectHitPoints("Dragon", "87 / 99");
  table.expectSilence();
});

test("combat undone to setup continues from a branch", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await table.damage("Ogre", 7);
  await page.locator("#go").focus();
  const start = page.getByRole("button", { name: "Start combat" });
  for (let steps = 0; steps < 20 && !(await start.isVisible()); steps += 1) await page.keyboard.press("z");
  await table.add("Wolf +2");
  await page.getByText("Other branches").click();
  await page.getByRole("button", { name: "Switch to branch: Combat begins" }).click();
  await table.expectHitPoints("Ogre", "23 / 30");
  await expect(table.row("Wolf")).toHaveCount(0);
  table.expectSilence();
});

test("deleting, restarting and changing language are announced", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  const status = page.getByRole("status");
  await table.damage("Ogre", 7);
  await table.button("Undo").click();
  await table.damage("Ogre", 3);
  await page.getByText("Other branches").click();
  await page.getByRole("button", { name: "Delete branch: Ogre takes 7" }).click();
  await expect(status).toHaveText(/^Delete branch: Ogre takes 7/);
  await page.locator(".menu summary").click();
  await page.getByLabel("Language").selectOption("es");
  await expect(status).toHaveText(/^Asalto 1\. Turno de Aria\./);
  await page.getByRole("button", { name: "Encuentro nuevo" }).click();
  await expect(status).toHaveText("Antes del combate");
  table.expectSilence();
});

test("a dark page prints in black ink", async ({ page }) => {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await page.locator(".menu summary").click();
  await page.getByLabel("Appearance").selectOption({ label: "Dark" });
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  const bright = (element) => getComputedStyle(element).color.match(/\d+/g).reduce((sum, part) => sum + Number(part), 0) / 3;
  for (const shown of [page.locator(".log .line").first(), table.row("Aria").locator(".name")]) {
    expect(await shown.evaluate(bright)).toBeLessThan(128);
  }
});
