// Damaged, missing and foreign texts in storage, made on purpose and counted: no accepted command may be lost.
import { expect, test } from "@playwright/test";
import { seededDice } from "../fixtures/seeded-dice.js";
import { encounterSlots, encounterTexts, newest, readEntries, replaceEntries } from "../fixtures/storage.js";
import { CountedCombat } from "../pages/counted-combat.js";
import { Home } from "../pages/home.js";
import { Table } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

test.describe.configure({ timeout: 240_000 });

// Recording a trace of thousands of commands takes longer than the commands.
test.use({ trace: "off" });

/** Reloads the page without the address of home, which would hide the combat. */
async function reloadWithoutHome(page, fight) {
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  return fight.reloadAndCount();
}

/** Opens an encounter of the list, and returns whether a warning named it. */
const openFromList = (page, title) =>
  page.evaluate(async (title) => {
    const task = () => new Promise((done) => setTimeout(done));
    const warning = () => document.querySelector(".notice.warning:has([role=alert])");
    warning()?.querySelector("button.quiet").click();
    await task();
    if (warning()) return false;
    location.hash = "#/home";
    const kept = () => [...document.querySelectorAll(".encounters .kept")].find((kept) => kept.textContent.startsWith(title));
    while (!kept()) await task();
    kept().click();
    // It is open when home is closed. A warning appears if it can't be opened.
    while (!warning() && document.querySelector("main.home")) await task();
    return warning() !== null;
  }, title);

test("slots and journals cut or with flipped bits", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(7);
  const whole = encounterTexts(await readEntries(page)).map(([key, text]) => [key.split(".").at(-1), text]);
  expect(whole.map(([name]) => name).sort()).toEqual(["a", "b", "journal-a", "journal-b"]);
  const [journal, lines] = newest(whole.filter(([name]) => name.includes("journal")));
  const dice = seededDice(test.info().title);
  const kinds = /** @type {const} */ ({ a: "damagedSlot", b: "damagedSlot", "journal-a": "damagedJournal", "journal-b": "damagedJournal", both: "damagedSlots" });
  const names = Object.keys(kinds);
  const lost = Object.fromEntries(names.map((name) => [name, 0]));
  const tries = { ...lost };
  /**
   * Returns the texts of an encounter, with one of them or both slots damaged, and the number of hits still
   * readable.
   */
  const spoil = (which) => {
    let left = 7;
    const spoiled = whole.map(([name, text]) => {
      if (name !== which && !(which === "both" && name.length === 1)) return { name, text, spoiled: false };
      const at = dice(text.length);
      const cut = dice(2) === 0;
      const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << dice(7)));
      // Each line of the journal is a command, and damage costs its line and those after it. A flipped bit in
      // the first line costs nothing, because that line only describes the others.
      const harmless = !cut && at < text.indexOf("\n");
      if (name === journal && !harmless) left = Math.max(0, 7 - (lines.slice(at).split("\n").length - 1));
      return { name, text: cut ? text.slice(0, at) : text.slice(0, at) + flipped + text.slice(at + 1), spoiled: true };
    });
    return { left, texts: spoiled };
  };
  // The page loads twenty times with ten such encounters. Loading opens the first, and the list opens the
  // others.
  for (let load = 0; load < 20; load += 1) {
    const trials = Array.from({ length: 10 }, (_, number) => {
      const which = names[(load * 10 + number) % names.length];
      // The archive has those of earlier loads under their own ids.
      return { which, id: 100 + load * 10 + number, title: `Try ${number} of ${load}`, ...spoil(which) };
    });
    const entries = trials.flatMap(({ id, texts }) => texts.map(({ name, text }) => [`asalto.1.encounter.${id}.${name}`, text]));
    const list = JSON.stringify(trials.map(({ id, title }) => [id, [title], 2]));
    await replaceEntries(page, [...entries, ["asalto.1.encounters", list], ["asalto.1.open", String(trials[0].id)]]);
    let open = 0;
    for (const { which, title, texts, left } of trials) {
      const first = title === trials[0].title;
      if (first) {
        await reloadWithoutHome(page, fight);
        await new Home(page).open();
        await page.locator(".encounters .kept").first().waitFor();
      }
      const told = first ? (await fight.alert.count()) === 1 : await openFromList(page, title);
      const blows = await fight.hitCount();
      // One damaged slot costs nothing, because the other slot and the journals lead to the same moment. The
      // open encounter stays open if no slot is readable.
      const expected = which === "both" ? open : left;
      const now = (await readEntries(page)).map(([, text]) => text);
      const kept = texts.every(({ text, spoiled }) => !spoiled || now.includes(text));
      tries[which] += 1;
      if (blows !== expected || !told || !kept) {
        console.log(`${title}: ${which}, ${blows} blows of ${expected}, told ${told}, kept ${kept}`);
        lost[which] += 1;
      }
      open = blows;
    }
  }
  for (const [which, kind] of Object.entries(kinds)) expectNothingLost(kind, tries[which], lost[which]);
});

test("equal generations", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hit(2);
  // Both slots have one generation, as after two writers without a lock.
  const [key, text] = newest(encounterSlots(await readEntries(page)));
  const entries = (await readEntries(page)).map((entry) => (/\.[ab]$/.test(entry[0]) ? [entry[0], text] : entry));
  expect(entries.filter(([name, same]) => name !== key && same === text).length).toBeGreaterThan(0);
  await replaceEntries(page, entries);
  const blows = await fight.reloadAndCount();
  expectNothingLost("equalGenerations", 1, 2 - blows);
});

test("storage cleared in the middle", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  let lost = 0;
  let blows = 0;
  for (let time = 0; time < 5; time += 1) {
    blows += await fight.hit(time);
    await page.evaluate(() => localStorage.clear());
    blows += Number(await fight.hitOnce());
    lost += blows - (await fight.reloadAndCount());
  }
  expectNothingLost("storageCleared", 5, lost);
});

test("a newer version's encounters", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hitOnce();
  // An open encounter: this tab saves its own, and the other stays unchanged.
  const newer = "asalto 999 9 2 63c1440735b47056\n{}";
  const [key] = encounterSlots(await readEntries(page))[0];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, newer]);
  await fight.hitOnce();
  await expect(fight.alert).toContainText("an encounter of its own");
  let lost = 2 - (await fight.reloadAndCount());
  const after = new Map(await readEntries(page));
  lost += Number(after.get(key) !== newer);
  expectNothingLost("olderTab", 1, lost);
  // On opening: a message, and no change.
  await page.evaluate((id) => {
    // A tab that has none of its own opens the last one.
    sessionStorage.clear();
    localStorage.setItem("asalto.1.open", id);
  }, key.match(/encounter\.(\d+)/)[1]);
  await page.reload();
  await expect(fight.alert).toContainText("newer version");
  expectNothingLost("newerVersion", 1, Number((await page.evaluate((key) => localStorage.getItem(key), key)) !== newer));
});

test("keys of other apps on the origin", async ({ page }) => {
  await page.goto("./");
  const foreign = [["asalto", "{"], ["asalto.1.encounter.", "x"], ["asalto.1.encounter.abc.a", "y"], ["asalto.1.encounters.old", "z"], ["excalidraw", "[]"], ["", "empty"]];
  await replaceEntries(page, foreign);
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hitOnce();
  const lost = 1 - (await fight.reloadAndCount());
  const now = new Map(await readEntries(page));
  expectNothingLost("foreignKeys", foreign.length, lost + foreign.filter(([key, text]) => now.get(key) !== text).length);
});

test("the list is missing, or names missing encounters", async ({ page }) => {
  const fight = new CountedCombat(page);
  await fight.startCombat();
  await fight.hitOnce();
  let lost = 0;
  const lists = [null, "", "{", "[]", '[[1,["Nobody"],1]]', "[[1,2,3]]"];
  for (const list of lists) {
    await page.evaluate((text) => (text === null ? localStorage.removeItem("asalto.1.encounters") : localStorage.setItem("asalto.1.encounters", text)), list);
    await reloadWithoutHome(page, fight);
    const home = new Home(page);
    await home.open();
    const titles = home.titles;
    await expect(titles.first()).toBeVisible();
    const found = await titles.allInnerTexts();
    lost += Number(found.length !== 1 || found[0] !== "Ogre");
  }
  expectNothingLost("listDamaged", lists.length, lost);
});

test("a damaged encounter is set aside with a message", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc");
  const damaged = (await readEntries(page)).map(([key, text]) => [key, key.startsWith("asalto.1.encounter.") ? '{"format":1,"cut' : text]);
  await replaceEntries(page, damaged);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("is damaged");
  const aside = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("asalto.1.aside.")));
  expect(aside).toHaveLength(1);
  await table.add("Ogre");
  await expect(page.locator(".member .name")).toHaveText(["Ogre"]);
  table.expectNoConsoleOutput();
});
