// Several tabs with the same encounter: one plays, the others show it live and can take over.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";
import { Table, words } from "../pages/table.js";

const memberNames = (page) => page.locator(".member .name");
const followsNotice = (page) => page.locator(".notice").getByText("played in another tab or page");

async function twoTabs(context, page) {
  const first = await Table.opened(page, "en");
  await first.add("Lidda +3 hp 16 pc");
  const second = await Table.opened(await context.newPage(), "en");
  return [first, second];
}

test("a second tab follows live, does nothing by itself, and takes over", async ({ page, context }) => {
  const [first, second] = await twoTabs(context, page);
  await expect(followsNotice(second.page)).toBeVisible();
  await expect(followsNotice(first.page)).toHaveCount(0);
  await first.add("Tordek +1");
  await expect(memberNames(second.page)).toHaveText(["Lidda", "Tordek"]);
  await expect(followsNotice(second.page)).toBeVisible();
  await second.add("Nobody");
  await expect(second.page.getByRole("status")).toContainText("another tab or page");
  await expect(second.page.locator("#play-here")).toBeFocused();
  await expect(memberNames(second.page)).toHaveText(["Lidda", "Tordek"]);
  // Only the pages of the encounter say so.
  const home = new Home(second.page);
  await home.open();
  await expect(followsNotice(second.page)).toHaveCount(0);
  await second.page.goBack();
  await expect(followsNotice(second.page)).toBeVisible();
  await second.page.locator("#play-here").click();
  await expect(followsNotice(second.page)).toHaveCount(0);
  await expect(followsNotice(first.page)).toBeVisible();
  await second.add("Jozan -1");
  await expect(memberNames(first.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  await first.page.reload();
  await expect(memberNames(first.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  first.expectNoConsoleOutput();
  second.expectNoConsoleOutput();
});

test("a command that is typed while another tab takes over is refused at its field, and carried out after “Play here”", async ({ page, context }) => {
  const [first, second] = await twoTabs(context, page);
  await first.add("Ogre hp 59");
  await first.start();
  await first.button(first.words.rollAll).click();
  await expect(first.page.locator(".of-order .row").first()).toBeVisible();
  await expect(second.page.locator(".of-order .row").first()).toBeVisible();
  await first.page.bringToFront();
  await first.page.keyboard.press("/");
  await first.page.keyboard.type("5 ogre");
  const line = first.page.locator("#command-line");
  await expect(line.locator(".foreseen")).toContainText("Ogre");
  await second.page.locator("#play-here").click();
  await expect(line.locator(".foreseen")).toHaveText(/^This encounter is played in another tab or page/);
  await line.locator("#command").press("Enter");
  await expect(line.locator(".foreseen")).toHaveText(/^Your command was not carried out. This encounter is played/);
  await expect(line.locator("#command")).toHaveValue("5 ogre");
  await line.getByRole("button", { name: "Play here" }).click();
  await expect(line.locator(".foreseen")).not.toContainText("played");
  await untilNextPress(first.page);
  await line.locator("#command").press("Enter");
  await expect(first.page.locator("#command-line[open]")).toHaveCount(0);
  for (const tab of [first, second]) await expect(tab.page.locator(".row", { hasText: "Ogre" }).locator(".hp").first()).toContainText("54");
  first.expectNoConsoleOutput();
  second.expectNoConsoleOutput();
});

test("when the playing tab closes, the other plays on", async ({ page, context }) => {
  const [first, second] = await twoTabs(context, page);
  await expect(followsNotice(second.page)).toBeVisible();
  await first.add("Tordek +1");
  await first.page.close();
  await expect(followsNotice(second.page)).toHaveCount(0);
  await second.add("Jozan -1");
  await expect(memberNames(second.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  second.expectNoConsoleOutput();
});

test("a playing tab that sleeps cannot keep the encounter to itself", async ({ page, context }) => {
  const [first, second] = await twoTabs(context, page);
  await expect(followsNotice(second.page)).toBeVisible();
  const browser = await context.newCDPSession(first.page);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await second.page.locator("#play-here").click();
  await expect(followsNotice(second.page)).toHaveCount(0);
  await second.add("Jozan -1");
  await expect(memberNames(second.page)).toHaveText(["Lidda", "Jozan"]);
});

test("another encounter is played beside it without a takeover", async ({ page, context }) => {
  const [first, second] = await twoTabs(context, page);
  await second.page.locator("details.menu summary").click();
  await second.button(second.words.newEncounter).click();
  await expect(followsNotice(second.page)).toHaveCount(0);
  await second.add("Ogre");
  await expect(memberNames(second.page)).toHaveText(["Ogre"]);
  await expect(memberNames(first.page)).toHaveText(["Lidda"]);
  first.expectNoConsoleOutput();
  second.expectNoConsoleOutput();
});

test("a reload opens the tab’s own encounter, whatever another tab has opened since", async ({ page, context }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(3);
  const other = await Table.opened(await context.newPage(), "en");
  const there = new Home(other.page);
  await there.open();
  await there.startNewEncounter();
  await other.add("Borin hp 20 pc");
  await expect(memberNames(other.page)).toHaveText(["Borin"]);
  expect(await fight.reloadAndCount()).toBe(3);
  await other.page.reload();
  await expect(memberNames(other.page)).toHaveText(["Borin"]);
  // The other tab moves it to the archive while this one is at another page.
  await page.goto("./licenses.txt");
  await there.open();
  await there.expectArchived(1);
  await page.goto("./");
  await fight.expectHitCount(3);
  // A new encounter without combatants stays one.
  const home = new Home(page);
  await home.open();
  await home.startNewEncounter();
  await there.open();
  await there.openEncounter("Borin");
  await page.reload();
  await fight.waitForScreen();
  await expect(memberNames(page)).toHaveCount(0);
  await expect(followsNotice(page)).toHaveCount(0);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("the button of a tab that watches has one color on a phone", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fight = new CountedCombat(page);
  await fight.startCombat();
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await other.goto("./");
  const button = other.locator("#go.watches");
  await expect(button).toBeVisible();
  const { x, y, width, height } = /** @type {any} */ (await button.boundingBox());
  const picture = await other.screenshot({ clip: { x: x + 24, y: y + 2, width: 4, height: height - 4 }, animations: "disabled" });
  expect(width).toBeGreaterThan(200);
  // A page without a policy reads the colors.
  const reader = await context.newPage();
  const colors = await reader.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    brush.drawImage(image, 0, 0);
    const { data } = brush.getImageData(0, 0, 1, image.height);
    return new Set(Array.from({ length: image.height }, (_, row) => data.slice(4 * row, 4 * row + 3).join())).size;
  }, `data:image/png;base64,${picture.toString("base64")}`);
  expect(colors).toBe(1);
  fight.expectNoConsoleOutput();
});

test("without locks and messages no tab overwrites the other: both encounters stay", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    delete globalThis.BroadcastChannel;
  });
  const [first, second] = await twoTabs(context, page);
  await expect(memberNames(second.page)).toHaveText(["Lidda"]);
  await first.add("Tordek +1");
  // A browser reports another tab's storage a moment later.
  await expect.poll(() => second.page.evaluate(() => Object.values(localStorage).join())).toContain("Tordek");
  await second.add("Jozan -1");
  await expect(second.page.getByRole("alert")).toContainText("an encounter of its own");
  await first.page.reload();
  const home = new Home(second.page);
  await home.open();
  // The open encounter is the newest.
  await expect(home.titles).toHaveText(["Jozan", "Tordek"]);
  first.expectNoConsoleOutput();
  second.expectNoConsoleOutput();
});

test("a browser that grants a free lock late loses nothing of what the user does meanwhile", async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = async (...asked) => {
      await new Promise((done) => (window.grant = done));
      return request(.../** @type {[any, any]} */ (asked));
    };
    addEventListener("asalto:tab-role", ({ detail }) => (window.roles ??= []).push(detail));
  });
  const table = await Table.opened(page, "en");
  // The time after which a tab would follow another one passes.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  await table.add("Lidda +3");
  await expect(memberNames(page)).toHaveText(["Lidda"]);
  await page.evaluate(() => window.grant());
  await expect.poll(() => page.evaluate(() => window.roles)).toEqual(["plays"]);
  await table.add("Tordek +1");
  await expect(memberNames(page)).toHaveText(["Lidda", "Tordek"]);
  table.expectNoConsoleOutput();
});

const play = { en: "Play here", es: "Jugar aquí", fr: "Jouer ici" };

for (const lang of ["en", "es", "fr"]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a tab that only watches looks like it on each screen, and takes over by its main button", async ({ page, context }) => {
      const first = await Table.opened(page, lang);
      await first.add("Lidda +3 hp 16; Tordek +1 hp 30");
      const second = await Table.opened(await context.newPage(), lang);
      const go = second.page.locator("#go");
      // Setup, the rolls, and the combat.
      await expect(go).toHaveText(play[lang]);
      await expect(go).toHaveClass(/watches/);
      await expect(second.page.locator("#quick-add")).toHaveAttribute("aria-disabled", "true");
      await first.start();
      await expect(second.page.getByRole("textbox", { name: words[lang].total("Lidda"), exact: true })).toBeVisible();
      await expect(go).toHaveText(play[lang]);
      await first.total("Lidda", 20);
      await first.total("Tordek", 10);
      await expect(second.page.locator(".of-order .row").first()).toBeVisible();
      await expect(go).toHaveText(play[lang]);
      await expect(second.page.locator(".previous")).toHaveAttribute("aria-disabled", "true");
      await expect(second.page.locator("#undo")).toHaveAttribute("aria-disabled", "true");
      const pips = second.page.locator(".budget .pip");
      expect(await pips.count()).toBeGreaterThan(1);
      for (const pip of await pips.all()) await expect(pip).toHaveAttribute("aria-disabled", "true");
      // Each tile leads to the notice, and no key takes the encounter over.
      const tiles = second.page.locator(".panel .tile:not(#more, .seldom)").filter({ visible: true });
      expect(await tiles.count()).toBeGreaterThan(3);
      for (const tile of await tiles.all()) await expect(tile).toHaveAttribute("aria-disabled", "true");
      await second.page.locator(".panel .tile[aria-expanded]:not(#more)").filter({ visible: true }).first().click({ force: true });
      await expect(second.page.locator("#play-here")).toBeFocused();
      await expect(second.page.locator(".drawer:visible")).toHaveCount(0);
      await go.focus();
      for (const key of ["n", "d", "h"]) await second.page.keyboard.press(key);
      await expect(second.page.locator("#play-here")).toBeFocused();
      await expect(second.page.locator(".amount.open")).toHaveCount(0);
      await expect(go).toHaveText(play[lang]);
      await second.expectAccessibleWithoutOverflow();

      await go.click();
      await expect(go).toHaveText(new RegExp(words[lang].endTurn("Lidda", "Tordek")));
      await expect(go).not.toHaveClass(/watches/);
      await expect(tiles.first()).toHaveAttribute("aria-disabled", "false");
      await expect(second.page.locator("#undo")).toHaveAttribute("aria-disabled", "false");
      await expect(pips.first()).toHaveAttribute("aria-disabled", "false");
      await expect(first.page.locator("#go")).toHaveText(play[lang]);
      await second.page.keyboard.press("n");
      await second.expectTurn("Tordek");
      await first.expectTurn("Tordek");
      first.expectNoConsoleOutput();
      second.expectNoConsoleOutput();
    });
  });
}
