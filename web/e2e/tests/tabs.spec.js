// Several tabs with the same encounter: one plays, the others show it live and can take over.
import { expect, test } from "@playwright/test";
import { Home } from "../pages/home.js";
import { Table } from "../pages/table.js";

const names = (page) => page.locator(".member .name");
const following = (page) => page.locator(".notice").getByText("played in another tab or page");

async function two(context, page) {
  const first = new Table(page, "en");
  await first.open();
  await first.add("Lidda +3 hp 16 pc");
  const second = new Table(await context.newPage(), "en");
  await second.open();
  return [first, second];
}

test("a second tab follows live, does nothing by itself, and takes over", async ({ page, context }) => {
  const [first, second] = await two(context, page);
  await expect(following(second.page)).toBeVisible();
  await expect(following(first.page)).toHaveCount(0);
  await first.add("Tordek +1");
  await expect(names(second.page)).toHaveText(["Lidda", "Tordek"]);
  await expect(following(second.page)).toBeVisible();
  await second.add("Nobody");
  await expect(second.page.getByRole("status")).toContainText("another tab or page");
  await expect(names(second.page)).toHaveText(["Lidda", "Tordek"]);
  await second.button("Play here").click();
  await expect(following(second.page)).toHaveCount(0);
  await expect(following(first.page)).toBeVisible();
  await second.add("Jozan -1");
  await expect(names(first.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  await first.page.reload();
  await expect(names(first.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  first.expectSilence();
  second.expectSilence();
});

test("when the playing tab closes, the other plays on", async ({ page, context }) => {
  const [first, second] = await two(context, page);
  await expect(following(second.page)).toBeVisible();
  await first.add("Tordek +1");
  await first.page.close();
  await expect(following(second.page)).toHaveCount(0);
  await second.add("Jozan -1");
  await expect(names(second.page)).toHaveText(["Lidda", "Tordek", "Jozan"]);
  second.expectSilence();
});

test("a playing tab that sleeps cannot keep the encounter to itself", async ({ page, context }) => {
  const [first, second] = await two(context, page);
  await expect(following(second.page)).toBeVisible();
  const browser = await context.newCDPSession(first.page);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await second.button("Play here").click();
  await expect(following(second.page)).toHaveCount(0);
  await second.add("Jozan -1");
  await expect(names(second.page)).toHaveText(["Lidda", "Jozan"]);
});

test("another encounter is played beside it without a takeover", async ({ page, context }) => {
  const [first, second] = await two(context, page);
  await second.page.locator("details.menu summary").click();
  await second.button(second.words.newEncounter).click();
  await expect(following(second.page)).toHaveCount(0);
  await second.add("Ogre");
  await expect(names(second.page)).toHaveText(["Ogre"]);
  await expect(names(first.page)).toHaveText(["Lidda"]);
  first.expectSilence();
  second.expectSilence();
});

test("without locks and messages no tab overwrites the other: both encounters stay", async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    delete globalThis.BroadcastChannel;
  });
  const [first, second] = await two(context, page);
  await expect(names(second.page)).toHaveText(["Lidda"]);
  await first.add("Tordek +1");
  // A browser reports another tab's storage a moment later.
  await expect.poll(() => second.page.evaluate(() => Object.values(localStorage).join())).toContain("Tordek");
  await second.add("Jozan -1");
  await expect(second.page.getByRole("alert")).toContainText("an encounter of its own");
  await first.page.reload();
  const home = new Home(second.page);
  await home.open();
  // The open one is the newest.
  await expect(home.titles).toHaveText(["Lidda, Jozan", "Lidda, Tordek"]);
  first.expectSilence();
  second.expectSilence();
});

test("a browser that grants a free lock late loses nothing of what the user does meanwhile", async ({ page }) => {
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks);
    navigator.locks.request = async (...asked) => {
      await new Promise((done) => (window.grant = done));
      return request(...asked);
    };
    addEventListener("asalto:tab-role", ({ detail }) => (window.roles ??= []).push(detail));
  });
  const table = new Table(page, "en");
  await table.open();
  // The time after which a tab would follow another one passes.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  await table.add("Lidda +3");
  await expect(names(page)).toHaveText(["Lidda"]);
  await page.evaluate(() => window.grant());
  await expect.poll(() => page.evaluate(() => window.roles)).toEqual(["plays"]);
  await table.add("Tordek +1");
  await expect(names(page)).toHaveText(["Lidda", "Tordek"]);
  table.expectSilence();
});
