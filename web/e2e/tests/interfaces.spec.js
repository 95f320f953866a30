// Every interface of the browser that the app uses, in every state: the sample can be played in each.
import { expect, test } from "@playwright/test";
import { INTERFACES, STATES, spoil } from "../fixtures/spoiled-interface.js";
import { noteFault } from "../reports/faults.js";
import { Table } from "../pages/table.js";

/** Plays the sample up to a second turn and deals damage. Returns the number of commands that had no effect. */
async function playSample(page) {
  const table = new Table(page, "en");
  await page.goto("/");
  await table.chooseSample(table.words.sample);
  await table.start();
  const acting = page.locator('.row[aria-current="true"] .name');
  const rolls = table.button(table.words.rollAll);
  await expect(acting.or(rolls).first()).toBeVisible();
  if (await rolls.isVisible()) await rolls.click();
  const first = await acting.textContent();
  await page.keyboard.press("n");
  await expect(acting).not.toHaveText(first ?? "");
  const amount = page.getByLabel(table.words.amount);
  const points = page.locator(".row .hp > span:first-child");
  const before = await points.allTextContents();
  await acting.click();
  await amount.fill("1");
  await amount.press("Enter");
  await expect(async () => expect(await points.allTextContents()).not.toEqual(before)).toPass();
  await expect(page.locator(".stopped")).toHaveCount(0);
  return table;
}

for (const path of Object.values(INTERFACES).flat()) {
  test(`${path} missing, thrown, refused and silent`, async ({ browser, baseURL }) => {
    for (const state of STATES) {
      await test.step(state, async () => {
        const context = await browser.newContext({ baseURL, locale: "en-GB" });
        const page = await context.newPage();
        const errors = [];
        page.on("pageerror", (error) => errors.push(String(error)));
        await spoil(page, path, state);
        await playSample(page);
        expect(errors, state).toEqual([]);
        await context.close();
      });
    }
    noteFault("interface", STATES.length, 0);
  });
}

test("a sandboxed frame, which has no origin, plays in memory and says so", async ({ page, baseURL }) => {
  await page.route("**/host.html", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe sandbox="allow-scripts" src="${baseURL}" width="1200" height="800"></iframe>` }));
  await page.goto("/host.html");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("[role=alert]")).toContainText("can’t save here");
  await frame.getByRole("button", { name: "The archer at the door D&D 3.5" }).click();
  await expect(frame.locator(".member").first()).toBeVisible();
  await frame.locator(".go").click();
  await frame.getByRole("button", { name: "Roll for all" }).click();
  await expect(frame.locator('.row[aria-current="true"]')).toBeVisible();
  noteFault("sandboxedFrame", 1, 0);
});
