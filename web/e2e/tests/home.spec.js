// Home: the saved encounters by name, and their actions.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { twoEncounters } from "../fixtures/encounters.js";
import { encounterTexts, readEntries } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";
import { Players } from "../pages/players.js";
import { Table, words } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

const status = (page) => page.getByRole("status");

test("an encounter is renamed, found, duplicated, archived, deleted and restored", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.rename("Aria, Ogre", "The mill");
  await expect(home.titles).toHaveText(["Borin", "The mill"]);
  await expect(status(page)).toHaveText("Renamed: The mill.");
  await home.rename("Borin", "  The\u202e \u200bbridge <b>\n");
  await expect(home.titles).toHaveText(["The bridge <b>", "The mill"]);

  // By name, by combatant, and without accents.
  for (const [word, found] of [["MILL", ["The mill"]], ["ógre", ["The mill"]], ["borin", ["The bridge <b>"]], ["x", []]]) {
    await home.search.fill(word);
    await expect(home.titles).toHaveText(found);
    await expect(status(page)).toHaveText(found.length > 0 ? `${found.length} found.` : "No encounter found.");
  }
  await expect(home.screen).toContainText("No encounter found.");
  await home.search.fill("");

  await home.pressAction("The mill", "Duplicate");
  await expect(home.titles).toHaveCount(3);
  await expect(home.titles.filter({ hasText: "Copy of The mill" })).toHaveCount(1);

  await home.pressAction("The mill", "Archive");
  await expect(home.titles.filter({ hasText: /^The mill$/ })).toHaveCount(0);
  await home.screen.getByRole("button", { name: "Archived (1)" }).click();
  await expect(home.titles).toHaveText(["The mill"]);
  await home.pressAction("The mill", "Move out of the archive");
  await expect(home.titles).toHaveCount(0);
  await home.screen.getByRole("button", { name: "Archived (0)" }).click();
  await expect(home.titles).toHaveCount(3);

  const before = await home.archive();
  await home.pressAction("The mill", "Delete");
  await expect(home.titles).toHaveCount(2);
  await expect(home.screen.getByRole("button", { name: "Undo" })).toBeFocused();
  expect(Object.keys(await home.archive()).length).toBe(Object.keys(before).length - 2);
  await page.keyboard.press("Enter");
  await expect(home.titles).toHaveCount(3);
  expect(await home.archive()).toEqual(before);

  // All of it is there after a reload, and the combat is as it was.
  await page.reload();
  await expect(home.titles).toHaveCount(3);
  await home.openEncounter(/^The mill$/);
  await fight.expectHitCount(3);
  expect(await fight.reloadAndCount()).toBe(3);
  await home.openEncounter("Copy of The mill");
  await fight.expectHitCount(3);
  fight.expectNoConsoleOutput();
});

for (const [lang, more] of Object.entries({ en: "and 1 more", es: "y 1 más", fr: "et 1 autre" })) {
  test(`an encounter without a name has that of its enemies, and the given name wins, ${lang}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: words[lang].locale, baseURL });
    const page = await context.newPage();
    const table = await Table.opened(page, lang);
    await table.add("Lidda +9 hp 16 pc; 3 Qvarg +2 hp 7; Zuul +1 hp 20; Vlim +0; Brakk +0");
    const title = page.locator(".top .of-encounter");
    await expect(title).toHaveText(`Qvarg ×3, Zuul, Vlim ${more}`);
    await expect(page).toHaveTitle(`Qvarg ×3, Zuul, Vlim ${more} · Asalto`);
    await table.expectAccessibleWithoutOverflow();
    // Nothing of it is on the players’ screen.
    const players = await Players.open(context);
    await expect(players.page.locator(".seat b")).toHaveText(["Lidda"]);
    await expect(players.page).not.toHaveTitle(/Qvarg/);
    const home = new Home(page);
    await home.open();
    await expect(home.titles).toHaveText([`Qvarg ×3, Zuul, Vlim ${more}`]);
    await expect(home.with("Lidda, Qvarg ×3, Zuul, Vlim, Brakk")).toHaveCount(1);
    await expect(page.locator(".last h2")).toHaveText(`Qvarg ×3, Zuul, Vlim ${more}`);
    if (lang === "en") {
      await home.rename(`Qvarg ×3, Zuul, Vlim ${more}`, "The mill");
      await expect(home.titles).toHaveText(["The mill"]);
      await page.locator("#continue").click();
      await expect(title).toHaveText("The mill");
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(title).toBeHidden();
      await table.expectAccessibleWithoutOverflow();
      await table.start();
      await table.button(table.words.rollAll).click();
      await expect(page.locator(".round")).toBeVisible();
      await expect(title).toHaveCount(0);
      await expect(players.page).not.toHaveTitle(/mill/);
      expect(await players.page.locator("body").innerText()).not.toContain("mill");
    }
    table.expectNoConsoleOutput();
    await context.close();
  });
}

for (const [lang, save] of Object.entries({ en: "Save", es: "Guardar", fr: "Enregistrer" })) {
  test(`the title in the header of the setup is typed in its place, ${lang}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: words[lang].locale, baseURL });
    const page = await context.newPage();
    const table = await Table.opened(page, lang);
    await table.add("Lidda +9 hp 16 pc; 3 Qvarg +2 hp 7");
    const title = page.locator("#encounter-title");
    await expect(title).toHaveText("Qvarg ×3");
    await title.focus();
    await page.keyboard.press("Enter");
    const field = page.locator("#rename");
    await expect(field).toBeFocused();
    await table.expectAccessibleWithoutOverflow();
    // Escape leaves it as it was.
    await page.keyboard.type("Nothing");
    await page.keyboard.press("Escape");
    await expect(title).toBeFocused();
    await expect(title).toHaveText("Qvarg ×3");
    await title.click();
    await field.fill("The mill");
    await page.locator(".of-encounter").getByRole("button", { name: save }).click();
    await expect(title).toHaveText("The mill");
    await expect(title).toBeFocused();
    await page.reload();
    await expect(title).toHaveText("The mill");
    // Without a name it is that of its enemies again.
    await title.click();
    await field.fill("");
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("Qvarg ×3");
    table.expectNoConsoleOutput();
    await context.close();
  });
}

test("equal titles are numbered, and a combat whose enemies are all down is won", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const home = new Home(page);
  for (const total of [15, 5]) {
    await table.add("Lidda hp 16 pc; Ogre hp 9");
    await table.start();
    await table.total("Lidda", 10);
    await table.total("Ogre", total);
    await table.damageInRow("Ogre", total === 15 ? 9 : 1, total === 15 ? "0 / 9" : "8 / 9");
    await page.locator("#end").click();
    await expect(page.locator(".ended")).toBeVisible();
    await home.open();
    if (total === 15) await home.startNewEncounter();
  }
  await expect(home.titles).toHaveText(["Ogre (2)", "Ogre (1)"]);
  await expect(home.screen.locator(".encounters .stands")).toHaveText([/^finished/, /^won/]);
  // The menu of a row closes by a press elsewhere, and by Escape, which stays at home.
  const menus = home.screen.locator(".acts");
  await home.screen.getByRole("button", { name: "Actions: Ogre (1)", exact: true }).click();
  await expect(menus).toHaveCount(1);
  await home.screen.getByRole("heading", { level: 1 }).click();
  await expect(menus).toHaveCount(0);
  await home.screen.getByRole("button", { name: "Actions: Ogre (2)", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(menus).toHaveCount(0);
  await expect(home.screen.getByRole("button", { name: "Actions: Ogre (2)", exact: true })).toBeFocused();
  await expect(home.screen).toBeVisible();
  table.expectNoConsoleOutput();
});

test("a deleted encounter does not come back", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await home.pressAction("Borin", "Delete");
  await expect(home.titles).toHaveText(["Ogre"]);
  await home.screen.getByRole("button", { name: "Undo" }).click();
  await expect(home.titles).toHaveCount(2);
  await home.pressAction("Borin", "Delete");
  await home.pressAction("Aria, Ogre", "Delete");
  await expect(home.titles).toHaveCount(0);
  await expect(home.screen).toContainText("No saved encounters yet.");
  await page.reload();
  await expect(home.screen).toContainText("No saved encounters yet.");
  expect(await home.archive()).toEqual({});
  expect(encounterTexts(await readEntries(page))).toEqual([]);
  fight.expectNoConsoleOutput();
});

for (const [choice, title] of [["Keep it", "keeps"], ["Delete", "deletes"]]) {
  test(`a tab that plays a deleted encounter asks its user, and ${title} it`, async ({ page, context }) => {
    const fight = new CountedCombat(page);
    await fight.startCombat();
    await fight.hit(3);
    const home = new Home(page);
    await home.open();
    await home.rename("Aria, Ogre", "The bridge");
    await expect(home.titles).toHaveText(["The bridge"]);
    await home.openEncounter("The bridge");
    const labels = async () => Object.entries(await home.archive()).filter(([key]) => key.startsWith("label."));
    const [[label]] = await labels();
    const other = new CountedCombat(await context.newPage());
    await other.open();
    const there = new Home(other.page);
    await there.open();
    await there.pressAction("The bridge", "Delete");
    await expect(there.titles).toHaveCount(0);
    expect(await labels()).toEqual([]);

    await expect(page.getByRole("alert")).toContainText("Another tab deleted this encounter");
    // The tab accepts no command until then, so nothing is written back or lost.
    expect(await fight.hit(1)).toBe(0);
    await expect(status(page)).toContainText("Another tab deleted");
    expect((await readEntries(page)).filter(([key]) => /encounter\.\d+\.[ab]$/.test(key))).toEqual([]);

    await page.getByRole("button", { name: choice, exact: true }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    if (choice === "Keep it") {
      expect(await fight.hit(1)).toBe(1);
      // The name is in the archive again.
      await expect.poll(async () => (await labels()).map(([key]) => key)).toEqual([label]);
      expect((await labels())[0][1]).toContain("The bridge");
      expect(await fight.reloadAndCount()).toBe(4);
      // It is no longer in the bin, so the other tab offers no undo that would make a second one.
      await expect(there.titles).toHaveText(["The bridge"]);
      await expect(there.screen.locator("#undelete")).toHaveCount(0);
      await expect(there.bin).toHaveCount(0);
    } else {
      await expect(page.locator(".row")).toHaveCount(0);
      // The header has the name of the encounter that is open.
      await expect(page.locator(".top .of-encounter")).toHaveCount(0);
      await page.reload();
    }
    await home.open();
    await expect(home.titles).toHaveText(choice === "Keep it" ? ["The bridge"] : []);
    expectNothingLost("deletedElsewhere", 1, 0);
    fight.expectNoConsoleOutput();
    other.expectNoConsoleOutput();
  });
}

for (const [width, height] of [[1280, 720], [360, 740]]) {
  test(`the menu of an encounter opens above the bar at ${width} × ${height}`, async ({ page }) => {
    const [fight, home] = await twoEncounters(page);
    await home.pressAction("Borin", "Duplicate");
    await expect(home.titles).toHaveCount(3);
    await page.setViewportSize({ width, height });
    for (const more of await home.screen.locator(".encounters .more").all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await more.click();
      const menu = home.screen.locator(".acts");
      const bar = home.screen.locator(".bar-below");
      await expect.poll(async () => {
        const [inner, outer] = [await menu.boundingBox(), await bar.boundingBox()];
        return inner && outer && inner.y >= 0 && inner.y + inner.height <= outer.y;
      }).toBe(true);
      await page.keyboard.press("Escape");
      await expect(menu).toHaveCount(0);
    }
    fight.expectNoConsoleOutput();
  });
}

test("an encounter that another tab plays is not archived", async ({ page, context }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(2);
  const other = new CountedCombat(await context.newPage());
  await other.open();
  const there = new Home(other.page);
  await there.open();
  await there.startNewEncounter();
  await other.add("Borin hp 20 pc");
  await there.open();
  await there.rename("Borin", "Mine");
  await expect(there.titles).toHaveText(["Mine", "Ogre"]);
  expect(Object.keys(await there.archive()).filter((key) => key.startsWith("encounter."))).toEqual([]);
  expect(await fight.hit(2)).toBe(2);
  expect(await fight.reloadAndCount()).toBe(4);
  fight.expectNoConsoleOutput();
  other.expectNoConsoleOutput();
});

test("the menu folds on the way home", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Aria +3 pc hp 9; Ogre +0", [["Aria", 18], ["Ogre", 9]]);
  const menu = page.locator("details.menu");
  await page.keyboard.press(",");
  await menu.getByRole("link", { name: "Encounters" }).click();
  await page.locator("#continue").click();
  await table.expectTurn("Aria");
  await expect(menu).not.toHaveAttribute("open");
  table.expectNoConsoleOutput();
});

test("home opens by its button, by its address and by the browser's back, and Escape leaves it", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  await expect(home.screen.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(home.screen).toHaveCount(0);
  await page.getByRole("link", { name: "Encounters" }).first().click();
  await expect(home.screen).toBeVisible();
  await page.goBack();
  await expect(home.screen).toHaveCount(0);
  await page.goForward();
  await expect(home.screen).toBeVisible();

  // A rename is left first.
  await home.pressAction("Borin", "Rename");
  await expect(home.screen.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(home.screen.getByLabel("Name", { exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(home.screen).toHaveCount(0);

  // A new encounter from home has the quick line in focus, and a sample begins at once.
  await home.open();
  await home.startNewEncounter();
  await expect(page.getByLabel("Add combatants", { exact: true })).toBeFocused();
  await home.open();
  await home.screen.getByRole("button", { name: "The archer at the door D&D 3.5" }).click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".member").first()).toBeVisible();
  await home.open();
  await home.screen.getByRole("button", { name: "Continue" }).click();
  await expect(home.screen).toHaveCount(0);
  await expect(page.locator(".go").first()).toBeFocused();
  fight.expectNoConsoleOutput();
});

test("home has no accessibility faults and nothing too small or too wide", async ({ page }) => {
  const [, home] = await twoEncounters(page);
  await home.pressAction("Borin", "Archive");
  await expect(home.titles).toHaveCount(1);
  for (const lang of ["en", "es", "fr"]) {
    await page.evaluate((lang) => localStorage.setItem("asalto.1.language", lang), lang);
    for (const [width, theme] of /** @type {any[]} */ ([[1440, "dark"], [768, "light"], [360, "dark"], [360, "light"]])) {
      await page.evaluate((theme) => localStorage.setItem("asalto.1.theme", theme), theme);
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await home.waitForList();
      await expect(home.titles).toHaveCount(1);
      await home.screen.locator(".more").first().click();
      expect(await axeViolations(page), `${lang} ${width} ${theme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${lang} ${width}`).toBe(true);
      const small = await home.screen.locator("button, a, input").evaluateAll((all) =>
        all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
      );
      expect(small).toEqual([]);
    }
  }
});

test("an empty list says where the encounters are", async ({ page }) => {
  const [fight, home] = await twoEncounters(page);
  const list = home.screen.locator("section.saved");
  const archived = list.getByRole("button", { name: /^Archived/ });
  for (const name of ["Aria, Ogre", "Borin"]) await home.pressAction(name, "Archive");
  await expect(home.titles).toHaveCount(0);
  await expect(list).toContainText("All encounters are archived. “Archived” shows them.");
  await home.search.fill("ogre");
  await expect(list).toContainText("No encounter found here. In the archive: 1.");
  await expect(status(page)).toHaveText("No encounter found here. In the archive: 1.");
  await archived.click();
  await expect(home.titles).toHaveText(["Ogre"]);
  await home.search.fill("");
  for (const name of ["Aria, Ogre", "Borin"]) await home.pressAction(name, "Move out of the archive");
  await expect(list).toContainText("The archive is empty.");
  await home.search.fill("ogre");
  await expect(list).toContainText("No encounter found in the archive. Outside it: 1.");
  await home.search.fill("x");
  await expect(list).toContainText("No encounter found.");
  fight.expectNoConsoleOutput();
});
