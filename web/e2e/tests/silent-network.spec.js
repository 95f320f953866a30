// Files of the site that never come, come damaged, or come late: the app says so, and tries again by itself.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";
import { noteFault } from "../reports/faults.js";

// A worker would have the files already.
test.use({ serviceWorkers: "block" });

// Two tries without a byte take 20 seconds.
test.describe.configure({ timeout: 120_000 });

/** Answers requests for files whose names match: not at all, until the function that this returns. */
async function silence(page, files) {
  let isSilent = true;
  await page.route(files, (route) => (isSilent ? undefined : route.continue()));
  return () => (isSilent = false);
}

/** Flips a bit in the first answer for each file whose name matches. Returns the numbers of requests by file. */
async function damageOnce(page, files) {
  const requests = new Map();
  await page.route(files, async (route) => {
    const name = new URL(route.request().url()).pathname;
    requests.set(name, (requests.get(name) ?? 0) + 1);
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    // The middle of a wasm is code, in which another number is as valid.
    if (requests.get(name) === 1) body[body.length >> 1] ^= 1;
    await route.fulfill({ response, body });
  });
  return requests;
}

test("a part that never comes is said, and comes by itself once it can be had", async ({ page }) => {
  const answer = await silence(page, /part-(more|combat)-/);
  await Table.opened(page, "en");
  await page.keyboard.press("?");
  await expect(page.getByRole("alert").filter({ hasText: "didn’t load" }).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Try again" }).first()).toBeVisible();
  answer();
  await expect(page.getByRole("alert").filter({ hasText: "didn’t load" })).toHaveCount(0, { timeout: 60_000 });
  noteFault("partSilent", 1, 0);
});

test("a saved fight whose reader does not come is announced, and opens once it can be had", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Aria +3 hp 20 pc; Ogre -1 hp 20");
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(2);
  const answer = await silence(page, /part-(reader|more|combat)-/);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "Asalto is loading…" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("hasn’t loaded yet", { timeout: 20_000 });
  await expect(page.locator(".loading")).toHaveCount(0);
  answer();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".row")).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole("alert").filter({ hasText: "hasn’t loaded yet" })).toHaveCount(0);
  noteFault("partSilent", 1, 0);
});

test("damaged bytes are found without a worker, and fetched again", async ({ page }) => {
  const requests = await damageOnce(page, /\/(app|part-\w+|creatures-table|rules-en)-[0-9a-f]{16}\.(wasm|txt)$/);
  const table = await Table.opened(page, "en");
  await table.chooseSample(table.words.sample);
  await page.goto("/#rules");
  await expect(page.locator("#search")).toBeVisible();
  await expect.poll(() => [...requests.keys()].filter((name) => name.includes("rules-en")).length).toBe(1);
  const once = [...requests].filter(([, times]) => times < 2);
  expect(once).toEqual([]);
  expect(requests.size).toBeGreaterThan(3);
  noteFault("partDamaged", requests.size, 0);
});

for (const file of ["app", "style"]) {
  test(`a damaged ${file} file is refused, and the page says so`, async ({ page }) => {
    await page.route(new RegExp(`/${file}-[0-9a-f]{16}\\.(js|css)$`), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}/**/` });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Asalto could not be loaded" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Asalto", exact: true })).toBeVisible();
    noteFault("startDamaged", 1, 0);
  });
}
