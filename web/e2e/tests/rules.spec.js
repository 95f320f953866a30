// The rules in words: opened, searched, reached from a reason, and closed.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Site, waitForInstall } from "../fixtures/site.js";
import { RULES, Rules } from "../pages/rules.js";
import { rememberRuleset, Table, words } from "../pages/table.js";
import { lengthenTexts } from "../pages/text.js";

for (const lang of ["en", "es", "fr"]) {
  test.describe(lang, () => {
    test.use({ locale: words[lang].locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test("every rule at 360 px, searched, without a fault", async ({ page }) => {
      const table = new Table(page, lang);
      const rules = new Rules(page, lang);
      await table.open();
      await page.locator("summary", { hasText: table.words.menu }).click();
      await page.getByRole("link", { name: rules.words.title }).click();
      await rules.expectOpen();
      await expect(page).toHaveTitle(`${rules.words.title} · Asalto`);
      await expect(rules.search).toBeFocused();
      expect(await rules.games()).toEqual(["D&D 3.5", "D&D 3.0", "D&D 5e (2014)", "D&D 5e (2024)", "Tales of War", rules.words.anyGame]);
      expect(new Set(await rules.ids()).size).toBe(RULES);
      await expect(rules.rule("D35-8")).toContainText(rules.words.flatFooted);
      await table.expectAccessible();
      await table.expectNoOverflow();
      // Search ignores case, accents and word order.
      await rules.search.fill(rules.words.plain.typed);
      await expect(rules.rule(rules.words.plain.found)).toBeVisible();
      expect((await rules.ids()).length).toBeLessThan(5);
      await rules.search.fill("tow-80");
      expect(await rules.ids()).toEqual(["TOW-80"]);
      await rules.search.fill("xyzzy");
      await expect(rules.count).toHaveText(rules.words.none);
      await expect(page.getByRole("status")).toHaveText(rules.words.none);
      expect(await rules.ids()).toEqual([]);
      await rules.leaveButton.click();
      await rules.expectClosed();
      await expect(page.getByRole("link", { name: rules.words.title })).toBeFocused();
      table.expectNoConsoleOutput();
    });
  });
}

/** Opens an ambush with the reason for a condition. */
async function openReason(page) {
  const table = await Table.opened(page, "en");
  await table.chooseSample(table.words.sample);
  await table.start();
  await table.button(table.words.rollAll).click();
  await page.locator(".tag").first().click();
  await expect(page.locator(".why")).toBeVisible();
  return table;
}

test("a reason leads to its rule, and every way back to the same place", async ({ page }) => {
  const table = await openReason(page);
  const rules = new Rules(page, "en");
  const link = page.locator(".why .cite").first();
  const id = await link.innerText();
  const ways = {
    escape: () => page.keyboard.press("Escape"),
    back: () => page.goBack(),
    button: () => rules.leaveButton.click(),
  };
  for (const back of Object.values(ways)) {
    await link.press("Enter");
    await rules.expectOpen();
    await expect(page).toHaveURL(new RegExp(`#rules/${id}$`));
    await expect(rules.rule(id)).toBeFocused();
    await expect(rules.rule(id)).toBeInViewport();
    await expect(rules.rule(id)).toHaveClass("sought");
    await back();
    await rules.expectClosed();
    await expect(link).toBeFocused();
    await expect(page).not.toHaveURL(/#rules/);
  }
  table.expectNoConsoleOutput();
});

test("R opens the rules, and no shortcut plays while they are open", async ({ page }) => {
  const table = await openReason(page);
  const rules = new Rules(page, "en");
  const order = await table.order();
  const round = await page.locator(".round").innerText();
  await page.keyboard.press("r");
  await rules.expectOpen();
  await rules.leaveButton.focus();
  for (const key of ["n", "z", "p", "d"]) await page.keyboard.press(key);
  await page.keyboard.press("Escape");
  await rules.expectClosed();
  await table.expectOrder(order);
  expect(await page.locator(".round").innerText()).toBe(round);
  await expect(page.locator("body")).not.toBeFocused();
  table.expectNoConsoleOutput();
});

test("an address opens a rule, and from there the encounter", async ({ page }) => {
  const rules = new Rules(page, "en");
  await page.goto("./#rules/TOW-7");
  await rules.expectOpen();
  await expect(rules.rule("TOW-7")).toBeFocused();
  await expect(rules.rule("TOW-7")).toBeInViewport();
  await page.keyboard.press("Escape");
  await rules.expectClosed();
  await expect(page).not.toHaveURL(/#/);
  // An unknown rule id opens the start.
  await page.goto("./#rules/D35-200");
  await rules.expectOpen();
  await expect(rules.search).toBeFocused();
});

test("a failed fetch gives a message and is retried", async ({ page, context }) => {
  const rules = new Rules(page, "en");
  await context.route(/rules-en-/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("./#rules");
  await expect(page.getByRole("alert")).toHaveText(rules.words.missing);
  expect(await axeViolations(page)).toEqual([]);
  await context.unroute(/rules-en-/);
  // The app may have tried again by itself, and the button is gone then.
  await page.getByRole("button", { name: rules.words.again }).click({ timeout: 5_000 }).catch(() => {});
  await rules.expectOpen();
  await expect(rules.search).toBeFocused();
});

test("a page sent instead of the file is rejected", async ({ page, context }) => {
  const rules = new Rules(page, "en");
  const body = "<!doctype html><title>Home</title>";
  await context.route(/rules-en-/, (route) => route.fulfill({ status: 200, body }));
  await page.goto("./#rules");
  await expect(page.getByRole("alert")).toHaveText(rules.words.missing);
});

test("under a path and offline the rules are there", async ({ page }) => {
  const site = new Site("/games/asalto/");
  await site.start();
  try {
    const rules = new Rules(page, "en");
    await rememberRuleset(page);
    await page.goto(site.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(site.asked.filter((name) => name.includes("rules-"))).toEqual([]);
    await waitForInstall(page);
    await site.stop();
    await page.goto(`${site.url}#rules/D5E-41`);
    await rules.expectOpen();
    await expect(rules.rule("D5E-41")).toBeFocused();
  } finally {
    await site.stop();
  }
});

// A language with longer words: every text is lengthened, and nothing overflows.
for (const lang of ["en", "es", "fr"]) {
  test.describe(`${lang}, lengthened by 40%`, () => {
    test.use({ locale: words[lang].locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test("nothing overflows at 360 px", async ({ page }) => {
      const table = new Table(page, lang);
      const rules = new Rules(page, lang);
      await table.open();
      await lengthenTexts(page);
      await table.expectNoOverflow();
      await table.open();
      await table.chooseSample(table.words.sample);
      // It loads with the part that plays it.
      await expect(page.locator(".member").first()).toBeVisible();
      await lengthenTexts(page);
      await table.expectNoOverflow();
      await page.reload();
      await table.start();
      await expect(page.locator(".call").first()).toBeVisible();
      await lengthenTexts(page);
      await table.expectNoOverflow();
      await page.reload();
      await table.button(table.words.rollAll).click();
      await page.locator(".tag").first().click();
      await lengthenTexts(page);
      await table.expectNoOverflow();
      await page.goto("./#rules");
      await page.reload();
      await rules.expectOpen();
      await lengthenTexts(page);
      await table.expectNoOverflow();
    });
  });
}

