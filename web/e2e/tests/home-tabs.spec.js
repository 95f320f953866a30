// Home and a second tab: what one changes, the other shows.
import { expect, test } from "@playwright/test";
import { twoEncounters } from "../fixtures/encounters.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";

test("the question about a deleted encounter ends when the other tab restores it", async ({ page, context }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(3);
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  await there.pressAction("Aria, Ogre", "Delete");
  await expect(page.getByRole("alert")).toContainText("Another tab deleted this encounter");
  // A typed line that has no effect is offered again.
  await page.bringToFront();
  await page.keyboard.press("/");
  await page.keyboard.type("5 ogre");
  await page.keyboard.press("Enter");
  await expect(page.locator("#command-line[open]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Keep it", exact: true })).toBeFocused();
  await there.screen.locator("#undelete").click();
  await expect(there.titles).toHaveText(["Ogre"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await fight.hit(1)).toBe(1);
  expect(await fight.reloadAndCount()).toBe(4);
  await there.open();
  await expect(there.titles).toHaveText(["Ogre"]);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("home follows what another tab changes, and waits for a name that is being typed", async ({ page, context }) => {
  const [fight, home] = await twoEncounters(page);
  const there = new Home(await context.newPage());
  await there.page.goto("./#/home");
  await there.waitForList();
  await there.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await home.pressAction("Borin", "Rename");
  const field = home.screen.locator(".encounters form input").first();
  await field.fill("The ford");
  await there.pressAction("The mill", "Delete");
  await expect(there.titles).toHaveText(["Borin"]);
  await expect(field).toHaveValue("The ford");
  await page.keyboard.press("Enter");
  await expect(home.titles).toHaveText(["The ford"]);
  await expect(there.titles).toHaveText(["The ford"]);
  fight.expectNoConsoleOutput();
});
