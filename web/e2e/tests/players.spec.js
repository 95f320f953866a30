// The players' screen: a second window that follows the window that plays, and receives nothing hidden.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";
import { Players, recordMessages } from "../pages/players.js";
import { Table } from "../pages/table.js";
import { expectNothingLost } from "../reports/faults.js";

const LINE = "Wulfgar +1 hp 52 pc; Catti +2 hp 38 pc; Bugbear +1 hp 27 ac 16; 3 goblin +1 hp 9 group";
const TOTALS = [["Wulfgar", 14], ["Catti", 12], ["Bugbear", 10], ["Goblin 1", 8]];

const startCombat = (page, lang = "en") => Table.inCombat(page, lang, "D&D 5e (2014)", LINE, TOTALS);

async function dealDamage(table, name, amount) {
  await table.row(name).locator(".name").click();
  await table.page.keyboard.press("d");
  await table.page.keyboard.type(String(amount));
  await table.page.keyboard.press("Enter");
}

async function addCondition(table, name, condition) {
  await table.row(name).locator(".name").click();
  await table.page.keyboard.press("c");
  await expect(table.page.locator("#condition-search")).toBeFocused();
  await table.page.keyboard.type(condition);
  await table.page.keyboard.press("Enter");
  await table.waitForShortcuts();
}

test.beforeEach(({ context }) => recordMessages(context));

test("it follows turns, damage and conditions, and no number of an enemy is sent", async ({ page }) => {
  const table = await startCombat(page);
  const players = await Players.from(page);
  await players.expectTurn("Wulfgar");
  await expect(players.page.locator(".players .round")).toHaveText("Round 1");
  await expect(players.page.locator(".players .then")).toHaveText("Then Catti");
  await expect(players.page.locator(".seat b")).toHaveText(["Wulfgar", "Catti", "Bugbear", "Goblin ×3"]);
  await expect(players.seat("Goblin")).toHaveAttribute("data-of", "enemies");
  await players.expectHealth("Wulfgar", "unhurt", "52 / 52");
  await players.expectHealth("Bugbear", "unhurt", "unhurt");

  await dealDamage(table, "Bugbear", 5);
  await players.expectHealth("Bugbear", "wounded", "wounded");
  await dealDamage(table, "Bugbear", 16);
  await players.expectHealth("Bugbear", "nearly-down", "nearly down");
  await page.locator(".group .fold").click();
  await dealDamage(table, "Goblin 2", 9);
  await expect(players.seat("Goblin").locator("b")).toHaveText("Goblin ×2");
  await players.expectHealth("Goblin", "unhurt", "unhurt");
  await dealDamage(table, "Wulfgar", 7);
  await players.expectHealth("Wulfgar", "wounded", "45 / 52");
  await addCondition(table, "Bugbear", "stun");
  await expect(players.seat("Bugbear").locator(".state")).toHaveText(["stunned "]);

  // A turn is announced once, and nothing else.
  await players.recordAnnouncements();
  await page.evaluate(() => addEventListener("keydown", () => (window.pressed = Date.now()), { once: true, capture: true }));
  const changed = players.nextChange();
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  console.log(`the screen follows after ${(await changed) - (await page.evaluate(() => window.pressed))} ms`);
  await dealDamage(table, "Catti", 1);
  await players.expectHealth("Catti", "wounded", "37 / 38");
  await expect.poll(() => players.announcements()).toEqual(["Round 1. Catti’s turn."]);
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await players.expectTurn("Wulfgar");

  const bytes = await players.bytes();
  expect(bytes).toContain("45,52");
  for (const hidden of ["27", "22", "16", '"9', ",9,", "passive", "dexterity"]) expect(bytes).not.toContain(hidden);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("it opens before the fight, and unseen combatants and their conditions are not sent", async ({ page, context }) => {
  const players = await Players.open(context);
  const heading = players.page.locator(".players h1");
  await expect(heading).toHaveText("No combat is open.");
  const table = await Table.opened(page, "en");
  await expect(heading).toHaveText("Combat has not begun yet.");
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Lidda +3 hp 16 pc; Lurker +1 hp 31; Jozan +0 hp 20 pc");
  await expect(players.page.locator(".seat b")).toHaveText(["Lidda", "Jozan"]);
  await page.getByRole("button", { name: "Party aware of the enemies" }).click();
  await table.start();
  await expect(heading).toHaveText("Roll initiative!");
  await table.total("Lidda", 15);
  await table.total("Lurker", 10);
  await table.total("Jozan", 5);
  await addCondition(table, "Lurker", "prone");
  await players.expectTurn("Lidda");
  await expect(players.page.locator(".players .then")).toHaveText("Then Jozan");
  const bytes = await players.bytes();
  expect(bytes).toContain("Lidda");
  for (const hidden of ["Lurker", "prone", "31"]) expect(bytes).not.toContain(hidden);
  await page.keyboard.press("n");
  await players.expectTurn("Lurker");
  await expect(players.seat("Lurker").locator(".state")).toContainText(["prone"]);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("the menu sets what it shows, which is remembered, and a message is announced once", async ({ page }) => {
  const table = await startCombat(page);
  await dealDamage(table, "Bugbear", 5);
  await addCondition(table, "Bugbear", "stun");
  const players = await Players.from(page);
  await players.expectHealth("Bugbear", "wounded", "wounded");
  await table.button("Menu").or(page.locator("#menu")).first().click();
  await page.locator("#players-shown").click();
  await page.getByLabel("Health of the party").selectOption("hidden");
  await page.getByRole("button", { name: "Conditions of everyone else" }).click();
  await page.locator(".players-desk").getByRole("button", { name: "Goblin 3" }).click();
  await expect(players.seat("Goblin").locator("b")).toHaveText("Goblin ×2");
  await expect(page.getByRole("button", { name: "Goblin 3, 9 of 9 hit points, hidden from players" })).toBeVisible();
  await expect(page.locator(".off-screen")).toHaveCount(1);
  await expect(players.seat("Bugbear").locator(".state")).toHaveCount(0);
  await expect(players.seat("Wulfgar").locator(".health")).toHaveCount(0);

  await players.recordAnnouncements();
  await page.getByLabel("Message to the players").fill("The door <b>burns</b>");
  await page.keyboard.press("Enter");
  await expect(players.page.locator(".note")).toHaveText("The door <b>burns</b>");
  await expect.poll(() => players.announcements()).toEqual(["The door <b>burns</b>"]);

  // A window that opens now receives nothing hidden, and a reload changes nothing.
  await page.reload();
  await table.expectTurn("Wulfgar");
  await expect(page.getByRole("button", { name: "Goblin 3, 9 of 9 hit points, hidden from players" })).toBeVisible();
  await expect(page.locator(".off-screen")).toHaveCount(1);
  const other = await Players.open(page.context());
  for (const one of [players, other]) {
    await one.expectTurn("Wulfgar");
    await expect(one.seat("Goblin").locator("b")).toHaveText("Goblin ×2");
    await expect(one.page.locator(".note")).toHaveText("The door <b>burns</b>");
  }
  const bytes = await other.bytes();
  expect(bytes).toContain("Bugbear");
  for (const hidden of ["52", "38", "stunned", "Goblin 3"]) expect(bytes).not.toContain(hidden);

  // The other screens continue when one closes.
  await other.page.close();
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Remove the message" }).click();
  await expect(players.page.locator(".note")).toHaveCount(0);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("while someone hidden acts, the mark stays and nothing is sent", async ({ page }) => {
  const line = "Wulfgar +1 hp 52 pc; Assassin +5 hp 27 hidden; Catti +2 hp 38 pc; Bugbear +1 hp 27";
  const totals = [["Wulfgar", 14], ["Assassin", 12], ["Catti", 10], ["Bugbear", 8]];
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", line, totals);
  await expect(table.row("Assassin").locator(".off-screen")).toHaveText("hidden from players");
  const players = await Players.from(page);
  await players.expectTurn("Wulfgar");
  await expect(players.page.locator(".players .then")).toHaveText("Then Catti");
  await expect(players.page.locator(".seat")).toHaveCount(3);
  const seats = () =>
    players.page.locator(".seat").evaluateAll((all) => all.map((seat) => Number(seat.dataset.combatant)).sort());
  expect(await seats()).toEqual([1, 2, 3]);
  const sent = () => players.page.evaluate(() => window.messages.filter((text) => text.includes('"told"')).length);

  // The end of Wulfgar's turn, and all that the assassin does to itself.
  const before = await sent();
  await page.keyboard.press("n");
  await table.expectTurn("Assassin");
  await addCondition(table, "Assassin", "invis");
  await dealDamage(table, "Assassin", 3);
  await players.expectTurn("Wulfgar");
  await dealDamage(table, "Catti", 4);
  await players.expectHealth("Catti", "wounded", "34 / 38");
  await players.expectTurn("Wulfgar");
  expect(await sent()).toBe(before + 1);
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  expect(await sent()).toBe(before + 2);

  // The replay for players has the same, and no gap.
  expect(await players.bytes()).not.toContain("Assassin");
  await page.locator("#menu").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export replay, players’ view" }).click();
  const stream = await (await download).createReadStream();
  let file = "";
  for await (const part of stream) file += part;
  expect(file).toContain("Wulfgar");
  expect(file).not.toContain("Assassin");

  // It is revealed with the next number, and an undo hides it again.
  await page.locator("#players-shown").click();
  const button = page.locator(".players-desk").getByRole("button", { name: "Assassin" });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(players.seat("Assassin")).toHaveAttribute("data-combatant", "4");
  await expect(players.seat("Assassin").locator(".state")).toContainText(["invisible"]);
  await expect(table.row("Assassin").locator(".off-screen")).toHaveCount(0);
  await players.expectTurn("Catti");
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(players.seat("Assassin")).toHaveCount(0);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("the full form hides a newcomer, and a reload and a new encounter from the file keep it", async ({ page, context }) => {
  const players = await Players.open(context);
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Lidda +3 hp 16 pc");
  await page.locator("#full-form").click();
  const form = page.locator("form.profile");
  await form.getByLabel("Name", { exact: true }).fill("Assassin");
  await form.getByLabel("Hide from players").check();
  await form.getByRole("button", { name: "Add" }).click();
  await table.start();
  await table.total("Lidda", 15);
  await table.total("Assassin", 20);
  await table.expectTurn("Assassin");
  // As in a combat without the hidden one, the first in sight acts.
  await players.expectTurn("Lidda");
  await page.reload();
  await table.expectTurn("Assassin");
  await expect(table.row("Assassin").locator(".off-screen")).toHaveText("hidden from players");
  await page.keyboard.press("n");
  await players.expectTurn("Lidda");
  expect(await players.bytes()).not.toContain("Assassin");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("of two encounters it shows the last one played", async ({ page, context }) => {
  const table = await startCombat(page);
  const second = await Table.opened(await context.newPage(), "en");
  await second.page.locator("#menu").click();
  await second.page.locator("#new-encounter").click();
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  await second.add("Lidda +3 hp 16 pc");
  await expect(players.page.locator(".seat b")).toHaveText(["Lidda"]);
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  table.expectNoConsoleOutput();
  second.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("Tales of War shows the phase, the actor, and priority", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("Tales of War");
  await table.add("Archer 1d10+5 ap 4 pc; Orc 1d10+1 ap 3");
  await table.start();
  await table.total("Archer", 12);
  await table.total("Orc", 5);
  const players = await Players.from(page);
  await expect(players.page.locator(".players .round")).toHaveText("TOW turn 1");
  await expect(players.page.locator(".players h1")).toHaveText("Adjustment phase");
  await expect(players.page.locator(".seat b")).toHaveText(["Archer", "Orc"]);
  await expect(players.page.locator(".players .then")).toHaveText("Then Archer");
  await page.keyboard.press("n");
  await players.expectTurn("Archer");
  await expect(players.page.locator(".players .t")).toHaveText("main phase");
  await expect(players.page.locator(".players .then")).toHaveText("Orc has priority");
  await expect(players.seat("Orc").locator(".state")).toHaveText(["has priority "]);
  await expect(players.page.getByRole("status").first()).toHaveText("Archer’s main phase");
  expect(await players.bytes()).not.toContain("1d10");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("Tales of War shows the stack, its targets and the points of the party, and nothing of the hidden", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("Tales of War");
  await table.add("Archer 1d10+5 ap 4 pc; Orc 1d10+1 ap 3; Assassin ap 3 hidden");
  await table.start();
  for (const [name, total] of [["Archer", 12], ["Orc", 15], ["Assassin", 20]]) await table.total(name, total);
  const players = await Players.from(page);
  const items = players.page.locator(".pile li");
  await expect(items).toHaveCount(0);
  await page.locator("#beside-go").click();
  await expect(page.locator("#prompt")).toHaveText("Archer has priority");
  const declare = async (line) => {
    await page.locator("#declare-line").fill(line);
    await page.locator("#declare-line").press("Enter");
  };
  await declare("Shoot 1d20+5 vs 12 @Orc");
  await expect(items).toHaveText(["Shoot → OrcArcher"]);
  await expect(players.seat("Archer").locator(".state")).toContainText(["0/4 AP"]);
  await expect(players.seat("Orc").locator(".state").filter({ hasText: "AP" })).toHaveCount(0);
  await page.locator("#go").click();
  await expect(page.locator("#prompt")).toHaveText("Orc has priority");
  await declare("Shield @Archer");
  await expect(items).toHaveText(["Shield → ArcherOrc", "Shoot → OrcArcher"]);
  await page.locator("#go").click();
  await expect(page.locator("#prompt")).toHaveText("Assassin has priority");
  await declare("Poison @Archer");
  await expect(page.locator(".stack:not(.postponed) .what")).toHaveCount(3);
  await expect(items).toHaveText(["Shield → ArcherOrc", "Shoot → OrcArcher"]);
  for (const [width, height] of [[1440, 900], [1920, 1080], [360, 740]]) {
    await players.page.setViewportSize({ width, height });
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    await expect(players.seat("Archer")).toBeVisible();
    expect(await axeViolations(players.page)).toEqual([]);
    expect(await players.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  for (const secret of ["Assassin", "Poison", "1d20"]) expect(await players.bytes()).not.toContain(secret);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("it is accessible on a phone and a television, in both themes and three languages", async ({ page }) => {
  const words = {
    en: ["Round 1", "acts now", "Then Catti", "wounded", "stunned"],
    es: ["Asalto 1", "actúa ahora", "Después Catti", "herido", "aturdido"],
    fr: ["Round 1", "agit maintenant", "Ensuite Catti", "blessé", "étourdi"],
  };
  const table = await startCombat(page);
  await dealDamage(table, "Bugbear", 5);
  await addCondition(table, "Bugbear", "stun");
  const players = await Players.from(page);
  for (const [width, height] of [[1440, 900], [360, 740]]) {
    await players.page.setViewportSize({ width, height });
    for (const colorScheme of ["dark", "light"]) {
      await players.page.emulateMedia({ colorScheme });
      await players.expectTurn("Wulfgar");
      expect(await axeViolations(players.page)).toEqual([]);
    }
  }
  await players.page.setViewportSize({ width: 320, height: 600 });
  const wide = () => document.documentElement.scrollWidth - innerWidth;
  expect(await players.page.evaluate(wide)).toBeLessThanOrEqual(0);
  await page.locator("#menu").click();
  for (const [lang, [round, acts, then, health, stunned]] of Object.entries(words)) {
    await page.locator(".menu-body select").first().selectOption(lang);
    await expect(players.page.locator("html")).toHaveAttribute("lang", lang);
    await expect(players.page.locator(".players .round")).toHaveText(round);
    await expect(players.page.locator(".players .t")).toHaveText(acts);
    await expect(players.page.locator(".players .then")).toHaveText(then);
    await players.expectHealth("Bugbear", "wounded", health);
    await expect(players.seat("Bugbear").locator(".state")).toHaveText([`${stunned} `]);
    expect(await players.page.evaluate(wide)).toBeLessThanOrEqual(0);
  }
  players.expectNoConsoleOutput();
});

test("in a long order the acting row is in sight", async ({ page }) => {
  const names = Array.from({ length: 14 }, (_, at) => `${String.fromCharCode(65 + at)}da`);
  const totals = names.map((name, at) => [name, 30 - at]);
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", names.map((name) => `${name} +1 pc`).join("; "), totals);
  const players = await Players.from(page);
  await players.expectTurn("Ada");
  for (let turns = 1; turns < names.length; turns += 1) await page.keyboard.press("n");
  await table.expectTurn("Nda");
  await players.expectTurn("Nda");
  await expect(players.page.locator('.seat[aria-current], [aria-current="true"]').first()).toBeInViewport();
  // Only the order scrolls.
  await expect(players.page.locator(".players .now h1")).toBeInViewport({ ratio: 1 });
  expect(await players.page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight)).toBe(0);
  table.expectNoConsoleOutput();
});

for (const [width, height] of [[360, 640], [768, 1024], [1440, 900]]) {
  test(`long names push the other seats away at ${width} px`, async ({ page }) => {
    const names = Array.from({ length: 9 }, (_, at) => `${String.fromCharCode(65 + at)}da the Unforgiving Chieftain of the Eastern Marches`);
    const totals = names.map((name, at) => [name, 30 - at]);
    await Table.inCombat(page, "en", "D&D 5e (2014)", names.map((name) => `${name} +1 hp 9 pc`).join("; "), totals);
    const players = await Players.from(page);
    await players.page.setViewportSize({ width, height });
    await players.expectTurn(names[0]);
    const overlaps = () => players.page.locator(".seat").evaluateAll((seats) => {
      const boxes = seats.map((seat) => [seat, ...seat.querySelectorAll(".who")].map((one) => one.getBoundingClientRect()));
      const within = ([seat, ...parts]) => parts.every((part) => part.top >= seat.top && part.bottom <= seat.bottom);
      const apart = boxes.every(([seat], at) => at === 0 || seat.top >= boxes[at - 1][0].bottom);
      return [boxes.length, boxes.every(within), apart];
    });
    await expect.poll(overlaps).toEqual([9, true, true]);
    players.expectNoConsoleOutput();
  });
}

test("a dying character stays marked while someone unseen acts after its death save", async ({ page }) => {
  const line = "Aria +3 hp 10 pc; Drow +5 hp 27 hidden; Borin +1 hp 20 pc";
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", line, [["Aria", 20], ["Drow", 15], ["Borin", 10]]);
  const players = await Players.from(page);
  const says = players.page.locator(".players .now .t");
  await page.keyboard.press("n");
  await table.expectTurn("Drow");
  await page.keyboard.press("n");
  await table.expectTurn("Borin");
  await table.damageInRow("Aria", 10, "0 / 10");
  // The number does not say it, so a word does.
  await expect(players.seat("Aria").locator(".state")).toHaveText(["down", "prone"]);
  await page.keyboard.press("n");
  await players.expectTurn("Aria");
  await expect(says).toHaveText("fights for life");
  await expect(players.page.locator(".players .then")).toHaveCount(0);
  await page.locator(".prompts").getByRole("button", { name: "Failure", exact: true }).click();
  await table.expectTurn("Drow");
  // The death save is over, and nothing tells that somebody acts.
  await players.expectTurn("Aria");
  await expect(says).toHaveText("fights for life");
  await page.keyboard.press("n");
  await players.expectTurn("Borin");
  await expect(says).toHaveText("acts now");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("it joins no other channel and reads no saved encounter", async ({ page, context }) => {
  const table = await startCombat(page);
  await context.addInitScript(() => {
    window.used = [];
    const Channel = window.BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name) {
        super(name);
        window.used.push(`channel ${name}`);
      }
    };
    for (const [of, method] of /** @type {any[]} */ ([[Storage, "getItem"], [IDBFactory, "open"]])) {
      const work = of.prototype[method];
      of.prototype[method] = function (...given) {
        window.used.push(given[0]);
        return work.apply(this, given);
      };
    }
  });
  const players = await Players.from(page);
  await players.expectTurn("Wulfgar");
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  expect(await players.page.evaluate(() => opener)).toBe(null);
  const used = new Set(await players.page.evaluate(() => window.used));
  expect(used).toContain("channel asalto.1.players");
  for (const name of used) expect(name).not.toMatch(/encounter|^channel asalto\.1$|^asalto\.1$/);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("hostile and stale messages change nothing, and a clock that was set back stops nothing", async ({ page, context }) => {
  const table = await startCombat(page);
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  const other = await context.newPage();
  await other.goto("./icon.svg");
  const told = (await players.page.evaluate(() => window.messages)).map((text) => JSON.parse(text)).findLast(([kind]) => kind === "told");
  const began = Date.now();
  await other.evaluate(([told]) => {
    const channel = new BroadcastChannel("asalto.1.players");
    const deep = [];
    let inner = deep;
    for (let level = 0; level < 1000; level += 1) inner = inner[0] = [];
    const hostile = [null, undefined, 7, "told", {}, [], [null], deep, ["asks", deep], ["bye"], new ArrayBuffer(8), new Map([["told", 1]])];
    for (const one of hostile) channel.postMessage(one);
    // An older change of another window.
    channel.postMessage(["told", "1", told[2], told[3], "stale", told[5]]);
    channel.close();
  }, [told]);
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  await expect(players.page.locator(".note")).toHaveCount(0);
  // A change from the future: the clock has been set back since. The next change still shows.
  await other.evaluate(([told]) => {
    const channel = new BroadcastChannel("asalto.1.players");
    channel.postMessage(["told", "18446744073709551615", told[2], told[3], "future", told[5]]);
    channel.close();
  }, [told]);
  await expect(players.page.locator(".note")).toHaveText("future");
  await page.keyboard.press("n");
  await players.expectTurn("Bugbear");
  await expect(players.page.locator(".note")).toHaveCount(0);
  console.log(`hostile messages: ${Date.now() - began} ms`);
  expectNothingLost("playersMessages", 14, 0);
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("a message from another version reloads the window once", async ({ page, context }) => {
  await startCombat(page);
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  let loads = 0;
  players.page.on("load", () => (loads += 1));
  const other = await context.newPage();
  await other.goto("./icon.svg");
  const tell = () =>
    other.evaluate(() => {
      const channel = new BroadcastChannel("asalto.1.players");
      channel.postMessage(["told", String(Date.now()), "en", "dark", "", "another format"]);
      channel.close();
    });
  await tell();
  await expect.poll(() => loads).toBe(1);
  await players.expectTurn("Wulfgar");
  await tell();
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  expect(loads).toBe(1);
});

test("combatants hidden in one window of the game master are hidden in the others", async ({ page, context }) => {
  const table = await startCombat(page);
  const second = await context.newPage();
  await second.goto("./");
  await expect(second.locator(".row").first()).toBeVisible();
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  await page.locator("#menu").click();
  await page.locator("#players-shown").click();
  await page.locator(".players-desk").getByRole("button", { name: "Bugbear" }).click();
  await expect(players.page.locator(".seat b")).toHaveText(["Wulfgar", "Catti", "Goblin ×3"]);
  await second.locator("#play-here").click();
  await expect(second.getByText("played in another tab or page")).toHaveCount(0);
  await second.keyboard.press("n");
  await expect(players.page.locator(".players h1")).toHaveText("Catti");
  await expect(players.page.locator(".seat b")).toHaveText(["Wulfgar", "Catti", "Goblin ×3"]);
  expect(await players.bytes()).toContain("Catti");
  table.expectNoConsoleOutput();
  players.expectNoConsoleOutput();
});

test("a message of an unknown kind does nothing", async ({ page, context }) => {
  await startCombat(page);
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  await players.page.evaluate(() => (window.stays = true));
  await page.evaluate(() => {
    const channel = new BroadcastChannel("asalto.1.players");
    for (const kind of ["differ", "version-differs", "send", "toString"]) channel.postMessage([kind, "x"]);
  });
  // Messages come in their order.
  await page.keyboard.press("n");
  await players.expectTurn("Catti");
  expect(await players.page.evaluate(() => window.stays)).toBe(true);
  players.expectNoConsoleOutput();
});

test("after a crash it offers a reload alone", async ({ page, context }) => {
  await startCombat(page);
  const players = await Players.open(context);
  await players.expectTurn("Wulfgar");
  await players.page.evaluate(() => dispatchEvent(new CustomEvent("asalto:failed", { detail: new Error("the ogre has 29 hit points") })));
  const stopped = players.page.locator(".stopped");
  await expect(stopped.getByRole("button")).toHaveText(["Reload"]);
  await expect(stopped).not.toContainText("29");
  await stopped.getByRole("button").click();
  await players.expectTurn("Wulfgar");
});
