// Hostile input: each field bounds its text, and the page responds.
import { expect, test } from "@playwright/test";
import { CommandLine } from "../pages/command-line.js";
import { Players } from "../pages/players.js";
import { Table } from "../pages/table.js";

const LINES = {
  "50,000 combatants": ["a;".repeat(50_000), 0],
  "a count of 100,000": ["100000 rats", 0],
  "dice that never end": ["9999999999d9999999999 rats", 0],
  "hit points that never end": ["rat hp 9999999999d9999999999", 0],
  "a name of 10,000 letters": ["a".repeat(10_000), 0],
  "100,000 combining accents": [`a${"\u0301".repeat(100_000)}`, 0],
  "a name that reverses the text": ["\u202eogre", 1],
  "an invisible name": ["\u200b", 0],
  "control characters": ["or\u0000c\u0007", 1],
};
for (const [name, [line, members]] of Object.entries(/** @type {Record<string, any[]>} */ (LINES))) {
  test(`${name}: the line is bounded`, async ({ page }) => {
    await new Table(page, "en").open();
    const began = Date.now();
    await page.locator("#quick-line").focus();
    await page.keyboard.insertText(line);
    const preview = await page.locator("#quick-preview").boundingBox();
    expect(preview.height).toBeLessThan(200);
    await page.locator(".quick [type=submit]").click();
    await expect(page.locator(".member")).toHaveCount(members);
    console.log(`${name}: ${Date.now() - began} ms`);
    const names = await page.locator(".member .name").evaluateAll((all) => all.map((one) => one.textContent));
    for (const one of names) expect(one).toMatch(/^[\p{L}\p{M}\p{N} ]+$/u);
  });
}

const ACCENTS = `a${"\u0301".repeat(100_000)}`;
const BIDI = "\u202e\u2066ogre\u0000\u200b";

/** Puts a text into a field like a script or a hostile paste, beyond its maximum length. */
const setValue = (field, text) =>
  field.evaluate((one, text) => {
    one.value = text;
    one.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }, text);

test("a text that a script puts into a field is cut and cleaned before the page measures it", async ({ page }) => {
  await new Table(page, "en").open();
  const field = page.locator("#quick-line");
  const began = Date.now();
  await setValue(field, ACCENTS);
  const most = Number(await field.getAttribute("maxlength"));
  expect(most).toBeGreaterThan(0);
  expect((await field.inputValue()).length).toBe(most);
  await setValue(field, `gob${BIDI}lin`);
  await expect(field).toHaveValue("gobogrelin");
  await page.locator(".quick [type=submit]").click();
  await expect(page.locator(".member .name")).toHaveText([/gobogrelin/i]);
  console.log(`a script's text: ${Date.now() - began} ms`);
});

test("hostile texts in the command line, the picker and the message to the players are bounded", async ({ page, context }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc; Ogre +1 hp 29", [["Lidda", 19], ["Ogre", 13]]);
  const players = await Players.open(context);
  await players.expectTurn("Lidda");
  const began = Date.now();
  const line = new CommandLine(page);
  for (const text of [`add ${ACCENTS}`, `add ${"a;".repeat(50_000)}`, `7 to ${"g ".repeat(50_000)}`, `stun ${ACCENTS}`, `roll ${"9".repeat(50_000)}d6`]) {
    await line.type("x");
    await setValue(line.field, text);
    await expect(line.field).toBeFocused();
    expect((await line.dialog.boundingBox()).height).toBeLessThanOrEqual(page.viewportSize().height);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
  }
  await expect(page.locator(".row")).toHaveCount(2);
  console.log(`command line: ${Date.now() - began} ms`);

  await page.keyboard.press("c");
  const search = page.locator("#condition-search");
  await expect(search).toBeFocused();
  await page.keyboard.insertText(ACCENTS);
  expect((await search.inputValue()).length).toBe(40);
  await search.fill("stun");
  await page.keyboard.press("Enter");
  await expect(page.locator('.row[aria-current="true"]')).toContainText("stunned");

  await page.locator("#menu").click();
  const field = page.getByLabel("Message to the players");
  for (const [text, longest] of /** @type {any[]} */ ([[ACCENTS, 200], [`${BIDI}${"<b>".repeat(1000)}`, 200]])) {
    await field.fill("");
    await page.keyboard.insertText(text);
    await page.locator(".players-message [type=submit]").click();
    await expect(players.page.locator(".note")).toBeVisible();
    await expect.poll(async () => [...(await players.page.locator(".note").textContent())].length).toBeLessThanOrEqual(longest);
  }
  await expect(players.page.locator(".note")).toContainText("<b>");
  console.log(`all fields: ${Date.now() - began} ms`);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("a Hebrew name doesn't reorder the text around it, and a Latin one has no isolates", async ({ page }) => {
  const name = "גובלין 1";
  const isolated = `\u2068${name}\u2069`;
  await Table.inCombat(page, "en", "D&D 3.5", `${name} +9; Lidda +3`, [[isolated, 19], ["Lidda", 13]]);
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  const button = page.locator("#go");
  await expect(button).toContainText(isolated);
  // The words keep their places: the end of the button's text is right of the name.
  const places = await button.evaluate((one) => {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let text = walker.nextNode();
    while (!text.data.includes("\u2068")) text = walker.nextNode();
    const at = (from, to) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    const [begin, end] = ["\u2068", "\u2069"].map((mark) => text.data.indexOf(mark));
    return { text: text.data, digit: at(end - 1, end).left, first: at(begin + 1, begin + 2).left };
  });
  // The number ends the name at its left, because it reads from right to left.
  expect(places.digit).toBeLessThan(places.first);
  const told = (selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.textContent).join("\n"));
  const log = await told("#log li, .log li");
  expect(log).toContain(isolated);
  expect(await page.title()).toContain(name);
  for (const text of [log, await told(".combatant .name, .order .name")]) {
    expect(text.replaceAll(isolated, "")).not.toMatch(/[\u2066-\u2069\u0590-\u05ff]/u);
    expect(text).toContain("Lidda");
  }
});
