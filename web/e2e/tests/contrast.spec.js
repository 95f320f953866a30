// Text that many can read: AAA contrast in both themes, twice the size of letters, 320 px, and the colors that a user
// forces. On every screen of a combat and around it.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Table } from "../pages/table.js";

/** Opens each screen in turn, and calls a check with its name. */
async function onEveryScreen(page, check) {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await check("first visit");
  await table.add("Lidda +3 hp 16 ac 17 pc; 3 goblins; ogre");
  await expect(page.locator("#forecast, .forecast").first()).toBeVisible();
  await check("setup");
  await table.start();
  await check("initiative");
  for (const [who, total] of [["Lidda", 18], ["Goblin Warrior 1", 12], ["Ogre", 8]]) await table.total(who, total);
  await table.expectTurn("Lidda");
  await check("combat");
  await table.damage("Ogre", 5);
  await table.expectHitPoints("Ogre", "63 / 68");
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await expect(page.locator("#amount")).toBeVisible();
  await check("damage");
  await page.keyboard.press("Escape");
  await table.toggleMenu();
  await check("menu");
  await page.keyboard.press("Escape");
  for (const place of ["/home", "rules", "/import", "/players"]) {
    await page.goto(`./#${place}`);
    await expect(page.locator("main :is(h1, h2, button)").first()).toBeAttached();
    await expect(page.getByText("leads nowhere")).toHaveCount(0);
    await check(place);
  }
}

for (const theme of /** @type {const} */ (["light", "dark"])) {
  test(`the contrast of text is 7 to 1, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const found = {};
    await onEveryScreen(page, async (name) => {
      const violations = await axeViolations(page, "html", ["color-contrast-enhanced"]);
      if (violations.length > 0) found[name] = violations;
    });
    expect(found).toEqual({});
  });
}

/** The elements whose text is cut off, and how far the page is wider than the window. */
const cut = (page) => page.evaluate(() => {
  const isCut = (element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    // Words for screen readers take a pixel, and a long list of names ends in dots.
    const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    if (element.clientWidth <= 1 || ends || !element.checkVisibility()) return false;
    const hides = [overflowX, overflowY].map((overflow) => overflow === "hidden" || overflow === "clip");
    return (hides[0] && element.scrollWidth > element.clientWidth + 1) || (hides[1] && element.scrollHeight > element.clientHeight + 1);
  };
  const texts = [...document.querySelectorAll("button, label, li, h1, h2, h3, p, td, th, strong")];
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  return { texts: texts.filter(isCut).map((element) => element.outerHTML.slice(0, 120)), wider: Math.max(wider, 0) };
});

for (const width of [1280, 640]) {
  test(`twice the size of letters cuts nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "200%"));
    });
    const found = {};
    await onEveryScreen(page, async (name) => {
      const { texts, wider } = await cut(page);
      if (texts.length > 0 || wider > 0) found[name] = { texts, wider };
    });
    expect(found).toEqual({});
  });
}

test("a window of 320 px scrolls in one direction", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  const found = {};
  await onEveryScreen(page, async (name) => {
    const { wider } = await cut(page);
    if (wider > 0) found[name] = wider;
  });
  expect(found).toEqual({});
});

test("with forced colors the acting row, the targets and the bars of hit points can be told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc; Ogre +1 hp 59; Orc +1 hp 15", [["Lidda", 18], ["Ogre", 8], ["Orc", 5]]);
  const look = (who) => table.row(who).evaluate((row) => {
    const { backgroundColor, outlineStyle, outlineColor, borderColor, boxShadow } = getComputedStyle(row);
    return [backgroundColor, outlineStyle, outlineColor, borderColor, boxShadow].join(" ");
  });
  expect(await look("Lidda")).not.toBe(await look("Ogre"));
  await page.keyboard.press("d");
  await table.row("Ogre").click();
  await expect(table.row("Ogre")).toHaveClass(/picked/);
  expect(await look("Ogre")).not.toBe(await look("Orc"));
  expect(await axeViolations(page)).toEqual([]);
});
