import { expect, test } from "@playwright/test";

test("the page starts without a word on the console", async ({ page }) => {
  const said = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.goto("./");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(said).toEqual([]);
});
