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

async function played(page) {
  const table = await Table.fight(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  for (const amount of [3, 4, 5]) await table.damage("Ogre", amount);
  return table;
}

const slider = (page) => page.getByRole("slider", { name: "Moment" });

test("the slider goes through the moments by keyboard, and back to now", async ({ page }) => {
  const table = await played(page);
  await expect(slider(page)).toHaveCount(0);
  await line(page, "Ogre takes 3").click();
  await table.expectHitPoints("Ogre", "27 / 30");
  const last = Number(await slider(page).getAttribute("max")) + 1;
  await expect(slider(page)).toHaveValue(`${last - 2}`);
  await expect(slider(page)).toHaveAttribute("aria-valuetext", `${last - 2} of ${last}`);
  await table.tabTo(slider(page));
  await page.keyboard.press("ArrowRight");
  await table.expectHitPoints("Ogre", "23 / 30");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await table.expectHitPoints("Ogre", "30 / 30");
  await expect(slider(page)).toBeFocused();
  await table.expectFine();
  // The last step leads out of the past, and nothing was lost.
  for (let step = 0; step < 3; step += 1) await table.button("Later").click();
  await expect(slider(page)).toHaveCount(0);
  await table.expectHitPoints("Ogre", "18 / 30");
  await line(page, "Ogre takes 4").click();
  await table.button("Earlier").click();
  await page.keyboard.press("Escape");
  await expect(slider(page)).toHaveCount(0);
  await table.expectHitPoints("Ogre", "18 / 30");
  await expect(page.locator(".branches")).toHaveCount(0);
  table.expectSilence();
});

test.describe("by touch at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the slider takes the place of the commands, and the order stays in sight", async ({ page }) => {
    const table = await played(page);
    await line(page, "Ogre takes 3").tap();
    await expect(slider(page)).toBeVisible();
    await expect(page.locator(".in-combat")).toBeHidden();
    const { height } = await page.locator(".sheet").boundingBox();
    expect(height).toBeLessThan(740 * 0.4);
    await slider(page).evaluate((field) => {
      field.value = field.min;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expect(page.locator(".step")).toHaveText(/^0 of /);
    await table.expectNoOverflow();
    await page.locator("#now").tap();
    await expect(page.locator(".in-combat")).toBeVisible();
    await table.expectHitPoints("Ogre", "18 / 30");
    table.expectSilence();
  });
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
