// The quick line: its preview, and combatants whose number or hit points are rolled.
import { expect, test } from "@playwright/test";
import { Table, words } from "../pages/table.js";

test("a preview shows the numbers of identical combatants once", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.getByLabel("Add combatants").fill("2 grunk +2 hp 7 ac 15; Aria +3 pc; crow");
  await expect(page.locator("#quick-preview")).toHaveText("Adds 4: Grunk 1, Grunk 2 (initiative +2 · HP 7 · AC 15), Aria (Party · initiative +3), and Crow");
  table.expectNoConsoleOutput();
});

test("a reload keeps what stands in the quick line, in setup and in combat", async ({ page }) => {
  const table = await Table.opened(page, "en");
  const line = page.getByLabel("Add combatants");
  const preview = page.locator("#quick-preview");
  await line.fill("3 wol");
  await page.reload();
  await expect(line).toHaveValue("3 wol");
  // The search may have named the wolves by then.
  await expect(preview).toContainText(/Wolf? 3/);
  await table.add("Aria +3 pc; Ogre -1");
  await line.fill("2 goblin");
  await page.reload();
  await expect(page.locator(".member")).toHaveCount(2);
  await expect(line).toHaveValue("2 goblin");
  await expect(preview).toContainText("Goblin 2");
  await line.fill("");
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(2);
  await page.keyboard.press("a");
  await page.locator("#quick-line").fill("1 rat");
  await page.reload();
  await expect(page.locator(".row")).toHaveCount(2);
  await page.keyboard.press("a");
  await expect(page.locator("#quick-line")).toHaveValue("1 rat");
  // The line comes back once.
  await page.locator("#quick-line").fill("");
  await page.reload();
  await expect(page.locator(".row")).toHaveCount(2);
  await page.keyboard.press("a");
  await expect(page.locator("#quick-line")).toHaveValue("");
  // The line is open and has chosen a side. The key leads to the line again, not to the sides.
  await page.keyboard.type("rat");
  await page.keyboard.press("Enter");
  await expect(page.locator(".call")).toHaveCount(1);
  await page.locator(".call input").press("Escape");
  await page.keyboard.press("a");
  await expect(page.locator("#quick-line")).toBeFocused();
  table.expectNoConsoleOutput();
});

test.describe("in English, D&D 3.5", () => {
  test("dice count combatants, and a group has one roll", async ({ page }) => {
    const table = await Table.opened(page, "en");
    await page.getByLabel("Add combatants").fill("2d4 goblin +2 group; Aria pc");
    await expect(page.locator("#quick-preview")).toContainText("2d4 Goblin");
    await page.getByLabel("Add combatants").press("Enter");
    const names = page.locator(".member .name");
    await expect(names.first()).toHaveText("Aria");
    const count = (await names.count()) - 1;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(8);
    await table.start();
    await page.locator(".call").filter({ hasText: "Goblin 1" }).getByRole("button", { name: "Roll", exact: true }).click();
    await expect(page.locator(".call")).toHaveCount(1);
    table.expectNoConsoleOutput();
  });
});

test("starting a combat adds what stands in the line, or says why it does not", async ({ page }) => {
  const table = await Table.opened(page, "en");
  const line = page.getByLabel("Add combatants");
  await table.add("Lidda +3 pc");
  await line.fill("500 rats");
  await page.locator("#go").click();
  await expect(page.locator(".field-fault")).toContainText("“500” is not a count from 1 to 100");
  await expect(line).toHaveValue("500 rats");
  await expect(line).toBeFocused();
  // A name waits for the search, and then combat starts.
  await line.fill("3 wolf");
  await page.locator("#go").click();
  await expect(page.locator(".call")).toHaveCount(4);
  // The field of a total has the focus, and takes every key.
  await page.locator("#undo").click();
  await page.locator("#undo").click();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await expect(line).toHaveValue("");
  table.expectNoConsoleOutput();
});

test("setup says who is hidden from players", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("assassin +5 hidden; Lidda +3 pc");
  await expect(page.locator(".member", { hasText: "Assassin" }).locator(".facts")).toContainText("hidden from players");
  await expect(page.locator(".member", { hasText: "Lidda" }).locator(".facts")).not.toContainText("hidden");
  table.expectNoConsoleOutput();
});

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("a quick line rolls hit points for each, and one undo removes all", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await page.getByLabel(table.words.quickLine).fill("12 trasgo pg 2d6 ca 15");
    await expect(page.locator("#quick-preview")).toContainText("PG 2d6");
    await page.getByLabel(table.words.quickLine).press("Enter");
    await expect(page.locator(".member")).toHaveCount(12);
    const facts = await page.locator(".member .meta").allTextContents();
    const rolled = facts.map((text) => Number(/PG (\d+)/.exec(text)[1]));
    expect(rolled.every((points) => points >= 2 && points <= 12)).toBe(true);
    expect(new Set(rolled).size).toBeGreaterThan(1);
    await expect(page.getByLabel(table.words.quickLine)).toHaveValue("");
    await page.getByRole("button", { name: table.words.undo, exact: true }).click();
    await expect(page.locator(".member")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});
