// Files that are added: at the same moment in two tabs, twice, damaged, and with a progress that can be cancelled.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { addAtOnce, backupFile, backupSlots, encounterBodies } from "../fixtures/backups.js";
import { addFile } from "../pages/files.js";
import { archived, Home } from "../pages/home.js";
import { expectNothingLost } from "../reports/faults.js";

test.describe.configure({ timeout: 180_000 });

/** The bodies of the encounters and parties in the archive. */
async function contents(page) {
  const all = Object.entries(await archived(page)).filter(([key]) => /^(encounter|party)\.\d+$/.test(key));
  return all.map(([key, text]) => `${key.split(".")[0]} ${text.slice(text.indexOf("\n") + 1)}`);
}

/** Opens home in two tabs of one browser. */
async function twoTabs(page, context, entries) {
  const bodyOf = await encounterBodies(page, entries);
  const tabs = [new Home(page), new Home(await context.newPage())];
  await tabs[1].page.goto("./");
  for (const tab of tabs) await tab.open();
  return { bodyOf, tabs };
}

/** The notice with the result of a file: other notices may be beside it. */
const result = (home) => home.screen.locator(".notice").filter({ hasText: /added|Nothing new/ });

const told = (home) => result(home).locator("p");

const close = (home) => result(home).getByRole("button", { name: "Close" }).click();

test("two tabs that add the same file at the same moment add it once", async ({ page, context }) => {
  const { bodyOf, tabs } = await twoTabs(page, context);
  let lost = 0;
  for (let round = 0; round < 5; round += 1) {
    const before = (await contents(page)).length;
    const slots = backupSlots(bodyOf, Array.from({ length: 12 }, (_, at) => `Round ${round} ${at}`), { from: 1000 * (round + 1), parties: 4, party: `Round ${round}` });
    await addAtOnce(tabs.map((tab) => /** @type {const} */ ([tab.page, slots])));
    for (const tab of tabs) await expect(told(tab)).toContainText(/Already here|added/);
    const words = await Promise.all(tabs.map((tab) => told(tab).textContent()));
    expect(words.toSorted()).toEqual(["12 encounters added. Parties and creatures added: 4.", "Nothing new in that file. Already here, and not added again: 16."]);
    const now = await contents(page);
    lost += Math.abs(before + 16 - now.length) + (now.length - new Set(now).size);
    for (const tab of tabs) await close(tab);
  }
  expectNothingLost("addedAtOnce", 5 * 16, lost);
});

test("two tabs that add different documents with the same ids at the same moment lose none", async ({ page, context }) => {
  const { bodyOf, tabs } = await twoTabs(page, context);
  let lost = 0;
  for (let round = 0; round < 5; round += 1) {
    const before = new Set(await contents(page));
    const files = tabs.map((_, tab) =>
      backupSlots(bodyOf, Array.from({ length: 12 }, (_, at) => `Tab ${tab} ${round} ${at}`), { from: 1000 * (round + 1), parties: 4, party: `Tab ${tab} ${round}` }),
    );
    await addAtOnce(tabs.map((tab, at) => /** @type {const} */ ([tab.page, files[at]])));
    for (const tab of tabs) await expect(told(tab)).toContainText("12 encounters added. Parties and creatures added: 4.");
    const words = await Promise.all(tabs.map((tab) => told(tab).textContent()));
    expect(words.filter((words) => words.includes("Different from what is here, so added beside it: 16."))).toHaveLength(1);
    const now = new Set(await contents(page));
    lost += before.size + 32 - now.size;
    for (const tab of tabs) await close(tab);
  }
  // The lists of both tabs have all of them, too.
  for (const tab of tabs) {
    await tab.page.reload();
    await tab.waitForList();
    await expect(tab.titles).toHaveCount(5 * 24 + 1);
  }
  expectNothingLost("sameIdsAtOnce", 5 * 32, lost);
});

test("a file that is added again adds nothing, also after a rename, and a changed encounter is added beside the old one", async ({ page }, info) => {
  const bodyOf = await encounterBodies(page);
  const home = new Home(page);
  await home.open();
  const path = info.outputPath("backup.asalto");
  const add = async (slots) => {
    fs.writeFileSync(path, backupFile(slots));
    await addFile(page, path, home.screen);
  };
  const slots = backupSlots(bodyOf, ["Tordek", "Lidda", "Mialee"], { parties: 2 });
  await add(slots);
  await expect(told(home)).toHaveText("3 encounters added. Parties and creatures added: 2.");
  await home.rename("Tordek, Ogre", "The mill");
  await expect(home.titles.filter({ hasText: "The mill" })).toHaveCount(1);
  const before = await contents(page);
  for (let again = 0; again < 3; again += 1) {
    await close(home);
    await add(slots);
    await expect(told(home)).toHaveText("Nothing new in that file. Already here, and not added again: 5.");
    expect(await contents(page)).toEqual(before);
    await expect(home.titles).toHaveCount(4);
  }
  // The same ids with other content, beside one that is the same.
  await close(home);
  await add([...backupSlots(bodyOf, ["Jozan"], { parties: 0 }), slots[1]]);
  await expect(told(home)).toHaveText("1 encounter added. Different from what is here, so added beside it: 1. Already here, and not added again: 1. Different here and in the file: 1. Choose under Files, in the menu or in Encounters.");
  await expect(home.titles).toHaveCount(5);
  const now = await contents(page);
  expectNothingLost("addedAgain", 4 * 5, before.filter((one) => !now.includes(one)).length);
  await home.openEncounter("Jozan");
  await expect(page.locator(".row .name").filter({ hasText: "Jozan" })).toHaveCount(1);
});

test("the encounter that is open is not added again, and its older moment is", async ({ page }) => {
  const bodyOf = await encounterBodies(page);
  const home = new Home(page);
  await home.open();
  const own = backupSlots(bodyOf, ["Aria"], { from: 77 });
  await addAtOnce([[page, own]]);
  await expect(told(home)).toHaveText("Nothing new in that file. Already here, and not added again: 1.");
  await close(home);
  await page.keyboard.press("Escape");
  await page.locator(".row").first().waitFor();
  await page.keyboard.press("z");
  await home.open();
  await addAtOnce([[page, own]]);
  await expect(told(home)).toHaveText("1 encounter added.");
  await expect(home.titles).toHaveCount(2);
});

test("every spoiled document of a file is counted, and all others are added", async ({ page }) => {
  const bodyOf = await encounterBodies(page);
  const home = new Home(page);
  await home.open();
  const slots = backupSlots(bodyOf, Array.from({ length: 12 }, (_, at) => `Hero ${at}`), { parties: 6 });
  const spoils = [
    (text) => text.slice(0, text.length / 2),
    (text) => text.replace(/.$/u, "~"),
    (text) => text.replace("asalto 2", "asalto 9"),
    () => "",
    (text) => text.slice(text.indexOf("\n")),
    (text) => `${text} `,
  ];
  const spoiled = slots.map(([key, text], at) => [key, at % 3 === 0 ? spoils[(at / 3) % spoils.length](text) : text]);
  await addAtOnce([[page, spoiled]]);
  await expect(told(home)).toHaveText("8 encounters added. Parties and creatures added: 4. Damaged, or of a newer version, and left out: 6.");
  const found = await contents(page);
  expect(found).toHaveLength(12);
  const whole = slots.filter((_, at) => at % 3 !== 0);
  const lost = whole.filter(([, text]) => !found.some((one) => one.endsWith(text.slice(text.indexOf("\n") + 1))));
  expectNothingLost("spoiledFile", whole.length, lost.length);
});

test("a large file shows its progress, and cancelling adds nothing", async ({ page }, info) => {
  const bodyOf = await encounterBodies(page, { entries: 500 });
  const home = new Home(page);
  await home.open();
  // As on a slow machine: adding takes longer than a second.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  const names = Array.from({ length: 300 }, (_, at) => `Hero ${at}`);
  const path = info.outputPath("large.asalto");
  fs.writeFileSync(path, backupFile(backupSlots(bodyOf, names)));
  const adding = home.screen.locator(".notice.adding");
  const before = Date.now();
  await addFile(page, path, home.screen);
  await expect(adding).toContainText("of 300");
  await adding.getByRole("button", { name: "Cancel" }).click();
  await expect(told(home)).toHaveText("Canceled. Nothing was added.");
  console.log(`cancelled after ${Date.now() - before} ms`);
  expect(await contents(page)).toEqual([]);
  await close(home);
  // The bar moves on, and the page answers meanwhile.
  const begun = Date.now();
  // The page itself notes each value: a question from outside may come too late.
  await page.evaluate(() => {
    const values = /** @type {number[]} */ ([]);
    const note = () => {
      const value = document.querySelector(".notice.adding progress")?.getAttribute("value");
      if (value) values.push(Number(value));
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["value"] });
    Object.assign(globalThis, { values });
  });
  await addFile(page, path, home.screen);
  await expect(adding.getByRole("progressbar")).toBeVisible();
  await home.search.fill("Hero");
  await expect(adding).toBeVisible();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(told(home)).toHaveText("300 encounters added.", { timeout: 60_000 });
  console.log(`300 encounters of 500 entries added in ${Date.now() - begun} ms`);
  await expect(adding).toHaveCount(0);
  const values = [...new Set(await page.evaluate(() => /** @type {any} */ (globalThis).values))];
  expect(values.length).toBeGreaterThan(2);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(await contents(page)).toHaveLength(300);
});
