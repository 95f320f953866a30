// Replays: exported from the app's menu, shown in a page, and moved by controls, by the page and by an
// attribute.
import fs from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { Host } from "../fixtures/host.js";
import { siteTest } from "../fixtures/widget.js";
import { rememberRuleset } from "../pages/table.js";

const SETUP = [
  { type: "addCombatant", name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 },
  { type: "addCombatant", name: "Ogre", side: 1, dexterity: 8, hitPoints: 29, armorClass: 15 },
  { type: "start" },
  { type: "rollInitiative" },
];
const TURN = [{ type: "damage", who: [2], amount: 3 }, { type: "endTurn" }];
const WORDS = {
  en: { whole: "Export replay", seen: "Export replay, players’ view", play: "Play" },
  es: { whole: "Exportar repetición", seen: "Exportar lo que vieron los jugadores", play: "Reproducir" },
  fr: { whole: "Exporter le replay", seen: "Exporter le replay des joueurs", play: "Lire" },
};

/** A test whose site has the replay of a combat of four turns. */
const test = siteTest.extend({
  host: async ({ host, site }, use) => {
    await host.open(`<asalto-tracker id="made"></asalto-tracker>`);
    await host.dispatchAll("made", [...SETUP, ...TURN, ...TURN, ...TURN, ...TURN]);
    site.files.set("replay.asalto", Buffer.from(await host.on("made", (element) => element.getText())));
    await use(host);
  },
});

/** Shows the replay with these attributes. */
async function showReplay(host, site, attributes) {
  await host.open(`<asalto-tracker id="a" src="${site.url}replay.asalto" lang="en" ${attributes}></asalto-tracker>`);
  await host.on("a", (element) => element.ready);
  return host.frames()[0];
}

/** Records the moments, changes and errors of the elements in a page. */
const recordEvents = (page) =>
  page.evaluate(() => {
    window.events = [];
    for (const name of ["moment", "change", "error"]) {
      document.addEventListener(`asalto-${name}`, ({ detail }) => window.events.push([name, detail.path ?? detail.cursor]));
    }
  });
/** Waits for these events, in this order, since the last call. */
async function expectEvents(page, events) {
  await expect.poll(() => page.evaluate(() => window.events)).toEqual(events);
  await takeEvents(page);
}

/** Returns the events since the last call. */
const takeEvents = (page) => page.evaluate(() => window.events.splice(0));

for (const mode of ["readonly", "player"]) {
  test(`a press on a log line of a ${mode} replay moves to its moment`, async ({ page, host, site }) => {
    const frame = await showReplay(host, site, `mode="${mode}" controls start="end" theme="dark"`);
    await recordEvents(page);
    const slider = frame.getByRole("slider", { name: "Moment" });
    const end = Number(await slider.inputValue());
    const heading = frame.locator(".log .line").filter({ hasText: "Round 2" });
    const moment = Number(await heading.getAttribute("data-moment"));
    expect(moment).toBeLessThan(end);
    await heading.click();
    await expect(slider).toHaveValue(`${moment}`);
    await expect.poll(() => takeEvents(page)).toContainEqual(["moment", moment]);
    await expect(frame.locator(".looking-back")).toHaveCount(0);
  });
}

// Players do not see the damage to the ogre, so their log is shorter.
for (const [mode, second, last] of /** @type {any[]} */ ([
  ["readonly", 8, 12],
  ["player", 6, 8],
])) {
  test(`the controls of a ${mode} replay step, jump by round, play and change the speed, without the engine`, async ({ page, host, site }) => {
    const frame = await showReplay(host, site, `mode="${mode}" controls start="0" theme="dark"`);
    await recordEvents(page);
    const button = (name) => frame.getByRole("button", { name, exact: true });
    const slider = frame.getByRole("slider", { name: "Moment" });
    const jump = frame.getByRole("combobox", { name: "Jump to" });
    await expect(slider).toHaveValue("0");
    await expect(jump.locator("option")).toHaveText(["Setup", "Round 1", "Round 2", "Round 3"]);
    await button("Next step").click();
    await expect(frame.locator(".member .name")).toHaveText(["Lidda"]);
    await button("Next round").click();
    await expect(frame.locator(".round strong")).toHaveText("Round 1");
    await expect(jump).toHaveValue("4");
    await jump.selectOption("Round 2");
    await expect(frame.locator(".round strong")).toHaveText("Round 2");
    await expect(slider).toHaveAttribute("aria-valuetext", `Round 2, ${second} of ${last}`);
    await button("Previous step").click();
    await expect(slider).toHaveValue(String(second - 1));
    await button("Previous round").click();
    await expect(slider).toHaveValue("4");
    await expectEvents(page, [1, 4, second, second - 1, 4].map((cursor) => ["moment", cursor]));
    await slider.fill(String(last - 3));
    if (mode === "readonly") await expect(frame.locator(".log")).toContainText("Ogre takes 3 damage");
    else await expect(frame.locator(".log")).not.toContainText("damage");
    await frame.getByRole("combobox", { name: "Speed" }).selectOption("4×");
    await button("Play").click();
    // It stops at the end, and then begins with round 1.
    await expect(slider).toHaveValue(String(last));
    await expect(button("Play")).toBeVisible();
    await expectEvents(page, [3, 2, 1, 0].map((left) => last - left).map((cursor) => ["moment", cursor]));
    await expect(button("Next step")).toHaveAttribute("aria-disabled", "true");
    await frame.getByRole("combobox", { name: "Speed" }).selectOption("½×");
    await button("Play").click();
    await button("Pause").click();
    expect(Number(await slider.inputValue())).toBeLessThan(last);
    expect(site.asked.filter((path) => path.endsWith("/engine.wasm"))).toHaveLength(1);
    // Later the engine follows the controls.
    await slider.fill("2");
    expect(await host.on("a", (element) => element.view().then((view) => view.combatants.length))).toBe(2);
    await slider.fill("1");
    await expect.poll(() => host.on("a", (element) => element.view().then((view) => view.combatants.length))).toBe(1);
  });
}

test("start names a round, the end or a moment; seek takes the same, and so does a changed attribute", async ({ page, host, site }) => {
  const frame = await showReplay(host, site, 'mode="readonly" start="round 2"');
  const moment = () => host.on("a", (element) => element.getText()).then((text) => JSON.parse(text)[3]);
  const seek = (to) => host.on("a", (element, to) => element.seek(to).catch(({ kind, path, message }) => ({ kind, path, message })), to);
  await expect(frame.locator(".round strong")).toHaveText("Round 2");
  await expect(frame.getByRole("button", { name: "Play" })).toHaveCount(0);
  expect(await moment()).toBe(8);
  expect(await seek("round 1")).toBe(true);
  expect(await moment()).toBe(4);
  expect(await seek("end")).toBe(true);
  expect(await moment()).toBe(12);
  expect(await seek(3)).toBe(true);
  expect(await moment()).toBe(3);
  for (const none of ["round 9", 13, -1, 1.5]) expect(await seek(none), String(none)).toBe(false);
  expect(await seek("round two")).toEqual({
    kind: "unreadable",
    path: "seek",
    message: "seek must be “round 2”, “end” or the number of a moment, not “round two”.",
  });
  expect(await moment()).toBe(3);
  await recordEvents(page);
  await host.on("a", (element) => (element.start = "round 3"));
  await expect.poll(moment).toBe(12);
  await host.on("a", (element) => (element.start = "round 7"));
  await expect.poll(() => takeEvents(page)).toContainEqual(["error", "start"]);
  expect(await moment()).toBe(12);
  // The controls can be removed and added.
  await host.on("a", (element) => Object.assign(element, { controls: true, speed: 4 }));
  await expect(frame.getByRole("combobox", { name: "Speed" })).toHaveValue("4");
  await host.on("a", (element) => (element.controls = false));
  await expect(frame.getByRole("slider")).toHaveCount(0);
});

test("in the game master's mode seek is a change, and there are no controls", async ({ page, host, site }) => {
  const frame = await showReplay(host, site, 'controls start="round 2"');
  await expect(frame.getByRole("slider")).toHaveCount(0);
  await recordEvents(page);
  expect(await host.on("a", (element) => element.seek("round 1"))).toBe(true);
  await expectEvents(page, [
    ["moment", 4],
    ["change", 4],
  ]);
  await frame.locator("#go").click();
  await expect.poll(() => takeEvents(page)).toContainEqual(["change", 5]);
});

for (const [lang, words] of Object.entries(WORDS)) {
  test(`the app's menu exports a replay, whole or as players saw it, and both work as src (${lang})`, async ({ page, site }) => {
    await rememberRuleset(page);
    await page.addInitScript((lang) => localStorage.setItem("asalto.1.language", lang), lang);
    await page.goto(site.url);
    await page.locator("#quick-line").fill("Lidda +3 hp 16 pc; Ogre +1 hp 29 ac 15");
    await page.locator("#quick-line").press("Enter");
    for (let press = 0; press < 2; press += 1) await page.locator("#go").click();
    await expect(page.locator(".row .name")).toHaveCount(2);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("n");
    await page.keyboard.press("z");
    await page.locator("#menu").click();
    for (const [name, file, mode] of [
      [words.whole, "whole.asalto", "readonly"],
      [words.seen, "seen.asalto", "readonly"],
    ]) {
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
      expect(download.suggestedFilename()).toMatch(/^asalto-replay(-players)?-\d{4}-\d\d-\d\d\.asalto$/);
      const content = fs.readFileSync(await download.path());
      site.files.set(file, content);
      // The file has no undone command.
      const [body] = Object.values(JSON.parse(String(content)).slots).map((slot) => JSON.parse(slot.split("\n")[1]));
      expect(body[2]).toHaveLength(body[3]);
      const other = await page.context().newPage();
      const own = new Host(other, site.url);
      await own.start();
      await own.open(`<asalto-tracker id="a" src="${site.url}${file}" mode="${mode}" controls start="round 2" lang="${lang}"></asalto-tracker>`);
      const view = await own.on("a", (element) => element.view());
      expect(view.combatants.map((one) => one.profile.name).sort()).toEqual(["Lidda", "Ogre"]);
      expect(view.round).toBe(2);
      await expect(own.frames()[0].getByRole("button", { name: words.play })).toBeVisible();
      // The players' file has only the players' view, in any mode.
      const ogre = own.frames()[0].locator(".row").filter({ hasText: "Ogre" });
      if (file === "whole.asalto") await expect(ogre.locator(".hp")).toContainText("29");
      else await expect(ogre.locator(".hp")).toHaveCount(0);
      await own.stop();
      await other.close();
    }
  });
}

for (const [width, theme] of [
  [360, "light"],
  [360, "dark"],
  [768, "light"],
  [1440, "dark"],
]) {
  test(`the controls pass axe and are large enough to touch, ${width} px, ${theme}`, async ({ page, host, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await host.open(`<main><h1>A replay</h1><asalto-tracker id="a" src="${site.url}replay.asalto" lang="en" mode="readonly" controls
      start="round 2" style="--asalto-accent: rebeccapurple"></asalto-tracker></main>`);
    await host.on("a", (element) => element.ready);
    const [frame] = host.frames();
    const sizes = await frame.locator(".replay :is(button, select, input)").evaluateAll((all) => all.map((one) => [one.offsetWidth, one.offsetHeight]));
    expect(sizes.length).toBe(8);
    for (const [across, high] of sizes) expect(Math.min(across, high)).toBeGreaterThanOrEqual(44);
    expect(await frame.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target)])).toEqual([]);
  });
}
