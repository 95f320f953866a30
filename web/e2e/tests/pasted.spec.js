// What is pasted anywhere, and what another app shares with the installed app: both go through the preview, and a list goes
// into the quick line.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { Site, waitForInstall } from "../fixtures/site.js";
import { BringIn, fixture } from "../pages/bring-in.js";
import { rememberRuleset, Table } from "../pages/table.js";

const STAT_BLOCK = "Mud Troll\nLarge giant, chaotic evil\nArmor Class 15 (natural armor)\nHit Points 84 (8d10 + 40)\nSpeed 30 ft.\nChallenge 5 (1,800 XP)\n";

const members = (page) => page.locator(".member .name");

/** Pastes a text, or files, where the focus is. */
const paste = (page, text, files = /** @type {{ name: string, text: string, type: string }[]} */ ([])) =>
  page.evaluate(([text, files]) => {
    const data = new DataTransfer();
    if (text) data.setData("text/plain", text);
    for (const { name, text, type } of files) data.items.add(new File([text], name, { type }));
    const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  }, /** @type {const} */ ([text, files]));

test("a stat block pasted into the quick line becomes a creature after its preview", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await page.locator("#quick-line").focus();
  expect(await paste(page, STAT_BLOCK)).toBe(true);
  await expect(bring.row("Mud Troll")).toBeVisible();
  await expect(bring.number("Mud Troll", "HP: Mud Troll")).toHaveValue("84");
  await expect(bring.screen.locator(".src h2")).toContainText("Pasted text");
  await bring.finish();
  await expect(members(page)).toHaveText(["Mud Troll"]);
  await expect(page.locator("#quick-line")).toHaveValue("");
  table.expectNoConsoleOutput();
});

for (const [language, name] of /** @type {const} */ ([["Spanish", "espanol.md"], ["3.5", "of_35.txt"], ["Pathfinder", "pathfinder2.txt"]])) {
  test(`a block of ${language} is known by its lines`, async ({ page }) => {
    const table = await Table.opened(page, "en", "Dnd35");
    const bring = new BringIn(page);
    await page.locator("#quick-line").focus();
    expect(await paste(page, fs.readFileSync(fixture(`stat-block-text/${name}`), "utf8"))).toBe(true);
    await expect(bring.rows.first()).toBeVisible();
    table.expectNoConsoleOutput();
  });
}

test("a list pasted into the quick line is a combatant a line, and a name alone stays as it is", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await page.locator("#quick-line").focus();
  expect(await paste(page, "Aria")).toBe(false);
  expect(await paste(page, "- Borin +1 hp 30 pc\r\n- 2 Worg hp 7 ac 13\r\n\r\n3. Boss ac 17 hp 40\n")).toBe(true);
  await expect(page.locator("#quick-line")).toHaveValue("Borin +1 hp 30 pc; 2 Worg hp 7 ac 13; Boss ac 17 hp 40");
  await page.keyboard.press("Enter");
  await expect(members(page)).toHaveText(["Borin", "Worg 1", "Worg 2", "Boss"]);
  table.expectNoConsoleOutput();
});

test("a file or a table pasted outside of fields is shown first; other fields keep what is pasted", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const bring = new BringIn(page);
  await page.locator("#full-form").click();
  const name = page.locator("details.form input").first();
  await name.focus();
  expect(await paste(page, STAT_BLOCK)).toBe(false);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  expect(await paste(page, "a word")).toBe(false);
  expect(await paste(page, "name\thp\tac\nTroll\t84\t15\n")).toBe(true);
  await expect(bring.row("Troll")).toBeVisible();
  await page.goBack();
  await expect(bring.screen).toHaveCount(0);
  expect(await paste(page, "", [{ name: "party.csv", text: "name,hp,ac\nLidda,16,14\n", type: "text/csv" }])).toBe(true);
  await expect(bring.row("Lidda")).toBeVisible();
  await expect(bring.screen.locator(".src h2").last()).toContainText("party.csv");
  table.expectNoConsoleOutput();
});

test.describe("with the worker", () => {
  /** @type {Site} */
  let site;
  test.afterEach(() => site.stop());

  test("what another app shares reaches no server, is shown once and adds nothing before Add", async ({ page }) => {
    site = new Site("/");
    await site.start();
    const table = new Table(page, "en");
    await rememberRuleset(page);
    await page.goto(site.url);
    await waitForInstall(page);
    const bring = new BringIn(page);
    const answered = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/share")) answered.push(response.fromServiceWorker());
    });
    // The system sends the form from outside of the site.
    await page.goto("about:blank");
    await page.setContent(`<form method="post" action="${site.url}share" enctype="multipart/form-data">
      <input type="file" name="files" multiple><textarea name="text"></textarea></form>`);
    await page.locator("textarea").fill(STAT_BLOCK);
    await page.locator("input").setInputFiles([{ name: "álbum.csv", mimeType: "text/csv", buffer: Buffer.from("name,hp,ac\nWyvern,110,13\n") }]);
    await page.evaluate(() => document.forms[0].submit());
    await expect(bring.row("Wyvern")).toBeVisible();
    await expect(bring.row("Mud Troll")).toBeVisible();
    await expect(bring.screen.locator(".src h2")).toContainText([/álbum\.csv/, /Pasted text/]);
    expect(answered).toEqual([true]);
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("shared")))).toEqual([]);
    await page.reload();
    await expect(bring.screen).toBeVisible();
    await expect(bring.rows).toHaveCount(0);
    await page.goBack();
    await expect(page.locator("#quick-line")).toBeVisible();
    await expect(members(page)).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test("a pasted stat block keeps its actions: the panel shows them, and damage is aimed from there", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const bring = new BringIn(page);
  await table.add("Lidda +3 hp 80 pc");
  await page.locator("#quick-line").focus();
  const actions = "Actions\nBite. Melee Attack Roll: +7, reach 5 ft. Hit: 9 (2d4 + 4) Piercing damage.\n"
    + "Mud Breath (Recharge 5–6). Dexterity Saving Throw: DC 15, each creature in a 30-foot Cone. Failure: 21 (6d6) Acid damage. Success: Half damage.\n";
  expect(await paste(page, STAT_BLOCK + actions)).toBe(true);
  const keeps = bring.screen.getByRole("checkbox", { name: "Keep the actions of stat blocks: 1" });
  await expect(keeps).toBeChecked();
  await expect(bring.screen).toContainText("“Stat block” shows its actions");
  await bring.finish();
  await table.start();
  for (const [name, total] of /** @type {const} */ ([["Mud Troll", 20], ["Lidda", 5]])) await table.total(name, total);
  await table.expectTurn("Mud Troll");
  await page.locator("#own-stats").click();
  const block = page.locator(".stat-block");
  await expect(block).toContainText("Mud Breath (Recharge 5–6).");
  await block.getByRole("button", { name: "Aim 6d6 acid" }).click();
  await expect(page.locator("#amount")).toHaveValue("6d6");
  await expect(page.locator("#damage-type option:checked")).toHaveText("acid");
  await expect(page.locator("#save-for-half")).toHaveValue("15");
  table.expectNoConsoleOutput();
});

test("a stat block whose actions are not wanted leaves its numbers alone", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const bring = new BringIn(page);
  await page.locator("#quick-line").focus();
  const action = "Actions\nBite. Melee Attack Roll: +7, reach 5 ft. Hit: 9 (2d4 + 4) Piercing damage.\n";
  expect(await paste(page, STAT_BLOCK + action)).toBe(true);
  await bring.screen.getByRole("checkbox", { name: "Keep the actions of stat blocks: 1" }).uncheck();
  await bring.finish();
  await expect(members(page)).toHaveText(["Mud Troll"]);
  expect(await page.evaluate(() => localStorage.getItem("asalto.1.party"))).toBeNull();
  table.expectNoConsoleOutput();
});
