// A database of the archive that the browser does not open: home says so, calls nothing gone, and lists everything once it opens.
import { expect, test } from "@playwright/test";
import { twoEncounters } from "../fixtures/encounters.js";
import { groups, saveAs } from "../fixtures/parties.js";
import { downloaded } from "../pages/files.js";

const missing = (home) => home.screen.locator(".notice.closed");
const MISSING = "The browser can’t open its database, so closed encounters, parties, creatures and deleted items may be missing here.";
const REFUSED = "The browser can’t open its database now, so nothing was changed.";

/** Makes the browser refuse to open databases from the next load on, until `openAgain`. */
async function closeDatabases(page, how) {
  await page.addInitScript((how) => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (sessionStorage.getItem("opens")) return open.call(this, name, version);
      if (how === "throws") throw new DOMException("broken", "UnknownError");
      const request = /** @type {any} */ ({ error: new DOMException("broken", "UnknownError") });
      setTimeout(() => request.onerror?.());
      return request;
    };
  }, how);
}

const openAgain = (page) => page.evaluate(() => sessionStorage.setItem("opens", "yes"));

/** Saves two encounters, of which Ogre’s is in the archive, and a party. */
async function saved(page) {
  const [fight, home] = await twoEncounters(page);
  await page.evaluate(() => (location.hash = ""));
  await expect(home.screen).toHaveCount(0);
  await saveAs(page, "Party", "Braves");
  return { fight, home };
}

for (const how of ["throws", "fails"]) {
  test(`a database that ${how} at the start takes nothing from the lists, and “Try again” opens it`, async ({ page }) => {
    const { fight, home } = await saved(page);
    await closeDatabases(page, how);
    await page.reload();
    await home.open();
    await expect(missing(home)).toContainText(MISSING);
    await expect(home.titles).toHaveText(["Borin", "Ogre"]);
    await expect(home.screen.locator("section.groups")).not.toContainText("Nothing is saved yet");
    const refused = home.screen.locator(".notice.reply");
    await home.with("Ogre").click();
    await expect(refused).toContainText(REFUSED);
    for (const action of ["Delete", "Archive", "Duplicate"]) {
      await refused.getByRole("button", { name: "Close" }).click();
      await expect(refused).toHaveCount(0);
      await home.pressAction("Ogre", action);
      await expect(refused).toContainText(REFUSED);
    }
    await expect(home.titles).toHaveText(["Borin", "Ogre"]);
    await openAgain(page);
    await missing(home).getByRole("button", { name: "Try again" }).click();
    await expect(missing(home)).toHaveCount(0);
    await expect(groups(page).getByRole("link")).toHaveText("Braves");
    await home.openEncounter("Ogre");
    await fight.expectHitCount(3);
  });
}

test("a list that is lost with a closed database is not called empty, and fills by itself", async ({ page }) => {
  const { fight, home } = await saved(page);
  await closeDatabases(page, "throws");
  await page.goto("./licenses.txt");
  await page.evaluate(() => localStorage.clear());
  await page.goto("./#/home");
  await home.waitForList();
  await expect(missing(home)).toContainText(MISSING);
  await expect(home.titles).toHaveCount(0);
  await expect(home.screen).not.toContainText("No saved encounters yet");
  await expect(home.screen).not.toContainText("Nothing is saved yet");
  await openAgain(page);
  await expect(missing(home)).toHaveCount(0, { timeout: 20_000 });
  await expect(home.with("Ogre")).toHaveCount(1);
  await expect(groups(page).getByRole("link")).toHaveText("Braves");
  await home.openEncounter("Ogre");
  await fight.expectHitCount(3);
});

test("the page of a party that can’t be read does not call it gone", async ({ page }) => {
  const { home } = await saved(page);
  await home.open();
  await groups(page).getByRole("link", { name: "Braves" }).click();
  await expect(page.locator("main.party .party-name")).toHaveValue("Braves");
  await closeDatabases(page, "throws");
  await page.reload();
  const notice = page.locator("main.party .notice", { hasText: "this party can’t be read" });
  await expect(notice).toBeVisible();
  await expect(page.locator("main.party")).not.toContainText("This party is gone");
  await openAgain(page);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("main.party .party-name")).toHaveValue("Braves");
});

test("a download of everything says that it lacks what a closed database has", async ({ page }) => {
  const { fight } = await saved(page);
  await closeDatabases(page, "throws");
  await page.reload();
  await fight.waitForScreen();
  await fight.toggleMenu();
  const lacks = page.locator(".notice.reply");
  await downloaded(page, "Download all encounters");
  await expect(lacks).toContainText("the file lacks closed encounters, parties and creatures");
  await lacks.getByRole("button", { name: "Close" }).click();
  await openAgain(page);
  // The menu is still open.
  await downloaded(page, "Download all encounters");
  await expect(lacks).toHaveCount(0);
});
