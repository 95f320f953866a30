// Log tools: the dice roller, real dice, and the copied and printed log.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Table, words } from "../pages/table.js";

/** A combat at Lidda's turn. */
async function startCombat(page, lang) {
  const table = await Table.opened(page, lang);
  await table.add("Lidda +3 hp 16 pc; Goblin +1 hp 7");
  await table.start();
  await table.total("Lidda", 18);
  await table.total("Goblin", 4);
  await table.expectTurn("Lidda");
  return table;
}

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("any dice can be rolled, and the log shows each roll", async ({ page }) => {
    const table = await startCombat(page, "es");
    await page.getByText("Dados y registro").click();
    await page.getByLabel("Qué tirar").fill("2d6+3");
    await page.getByLabel("Qué tirar").press("Enter");
    const line = page.locator(".log li:not(.heading)").first();
    await expect(line).toContainText("2d6+3 [");
    const [, one, other, total] = (await line.innerText()).match(/\[(\d), (\d)\] = (\d+)\./).map(Number);
    expect(total).toBe(one + other + 3);
    await page.getByRole("button", { name: "Ventaja", exact: true }).click();
    await expect(line).toContainText(/2d20kh1 \[\d+, \(\d+\)\] = \d+\./);
    // Words of the language, alone or after an expression; and the source of randomness.
    await page.getByLabel("Qué tirar").fill("d20+5 desventaja");
    await page.getByLabel("Qué tirar").press("Enter");
    await expect(line).toContainText(/d20\+5 desventaja \[(\d+, \(\d+\)|\(\d+\), \d+)\] = \d+\./);
    await expect(page.locator(".tools-body")).toContainText(/Semilla de los dados: [0-9a-f]{16}\./);
    // An unreadable expression gives a message.
    await page.getByLabel("Qué tirar").fill("2x6");
    await page.getByLabel("Qué tirar").press("Enter");
    await expect(page.locator(".refusal")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await table.expectNoOverflow();
    table.expectNoConsoleOutput();
  });
});

test.describe("the combat log", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied, the oldest line first", async ({ page }) => {
    const table = await startCombat(page, "en");
    await page.getByText("Dice and log").click();
    await table.button("Copy log").click();
    await expect(page.locator(".notices")).toContainText("Log copied.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("Lidda joins.\nGoblin joins.");
    expect(copied).toContain("\n\nRound 1");
    table.expectNoConsoleOutput();
  });

  test("is copied without a clipboard too", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    const table = await startCombat(page, "en");
    await page.getByText("Dice and log").click();
    await table.button("Copy log").click();
    await expect(page.locator(".notices")).toContainText("Log copied.");
    table.expectNoConsoleOutput();
  });

  test("is printed alone, by rounds", async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => {
        globalThis.printed = (globalThis.printed ?? 0) + 1;
      };
    });
    const table = await startCombat(page, "en");
    await page.getByText("Dice and log").click();
    await table.button("Print log").click();
    await expect.poll(() => page.evaluate(() => globalThis.printed)).toBe(1);
    await expect(page.locator(".printed")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".printed h1")).toHaveText("Combat log");
    await expect(page.locator(".printed h2")).toHaveText("Round 1");
    await expect(page.locator(".printed")).toContainText("Lidda: initiative 18.");
    await expect(page.locator(".bar-below")).toBeHidden();
    await expect(page.locator(".order")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator(".printed")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test("a dark page prints in black ink", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc; Ogre +0 hp 30", [["Aria", 18], ["Ogre", 9]]);
  await table.toggleMenu();
  await page.getByLabel("Appearance").selectOption({ label: "Dark" });
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  const bright = (element) => getComputedStyle(element).color.match(/\d+/g).reduce((sum, part) => sum + Number(part), 0) / 3;
  for (const shown of [page.locator(".log li:not(.heading) .line").first(), table.row("Aria").locator(".name")]) {
    expect(await shown.evaluate(bright)).toBeLessThan(128);
  }
});
