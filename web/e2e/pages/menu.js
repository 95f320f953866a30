// Page object: the menu, whose choices work while it is closed.
import { expect } from "@playwright/test";

/** Loads the menu, which is a part of the app, and closes it again. */
export async function loadMenu(page) {
  await page.locator(".menu summary").click();
  await expect(page.locator(".menu-body")).toBeVisible();
  await page.locator(".menu summary").click();
}

/** Chooses a language in the loaded menu, open or closed. */
export async function chooseLanguage(page, lang) {
  const choice = page.locator(".menu-body select").first();
  await choice.evaluate((select, tag) => {
    select.value = tag;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, lang);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}
