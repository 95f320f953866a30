// One aim: a random walk through opening, aiming, Escape, selecting, turns and undo, with keys and mouse and by
// touch. At each step the button names the marked rows, and its command changes them alone, as they foretold.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { seededDice } from "../fixtures/seeded-dice.js";
import { Table } from "../pages/table.js";

const STEPS = 120;

const LINE = "Lidda +3 hp 240 pc; Mialee +2 hp 90 pc; Boss hp 270; 3 goblin hp 70";
const TOTALS = [["Lidda", 18], ["Mialee", 16], ["Boss", 14], ["Goblin 1", 9], ["Goblin 2", 8], ["Goblin 3", 7]];

const startCombat = (page) => Table.inCombat(page, "en", "D&D 3.5", LINE, TOTALS);

/** The aim on screen: the button, the rows with their hit points, the drawers, and the lines of the log. */
const read = (page) =>
  page.evaluate(async () => {
    const text = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
    const look = () => {
      const deal = document.querySelector(".amount.open .deal");
      const rows = [...document.querySelectorAll(".order .row")].map((row) => {
        const [now, after] = text(row.querySelector(".hp > span")).split(" / ")[0].split(" ");
        const share = /^[½×]/.exec(text(row.querySelector(".aimed")))?.[0] ?? "";
        return { name: text(row.querySelector(".name")), picked: row.matches(".picked"), share, now, after: after ?? now };
      });
      return {
        rows,
        open: deal !== null,
        words: text(deal),
        waits: deal?.getAttribute("aria-disabled") === "true",
        // The closed field keeps nothing.
        typed: /** @type {HTMLInputElement | null} */ (document.querySelector("#amount"))?.value ?? "",
        drawers: [...document.querySelectorAll(".drawer:not([hidden])")].map((drawer) => drawer.className),
        mains: [...document.querySelectorAll(".bar-below .go")].filter((one) => one.checkVisibility()).length,
        log: [...document.querySelectorAll(".log li:not(.heading) .line")].map(text),
        turn: text(document.querySelector('.row[aria-current="true"] .name')),
      };
    };
    // The page no longer changes.
    for (let seen = look(), before = ""; ; seen = look()) {
      if (JSON.stringify(seen) === before) return seen;
      before = JSON.stringify(seen);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    }
  });

/** The names in the words of a button, in the order of their shares. */
function named(words) {
  const list = words.replace(/^Deal .*? to |^(Damage|Heal): /, "").replace(/^Heal (.*) for .*$/, "$1");
  return list.split("; ").flatMap((part) => {
    const share = part.startsWith("half to ") ? "½" : part.startsWith("double to ") ? "×" : "";
    let kind = "";
    return part.replace(/^(half|double|\d+) to /, "").split(/,? and |, /).map((name) => {
      if (!/^\d+$/.test(name)) kind = name.replace(/ \d+$/, "");
      return { name: /^\d+$/.test(name) ? `${kind} ${name}` : name, share };
    });
  });
}

/** Checks that the button, the marked rows and the open mode agree. */
function expectAgreement(seen, step) {
  const marked = seen.rows.filter(({ picked }) => picked);
  expect(seen.mains, `${step}: one main command`).toBeLessThanOrEqual(1);
  expect(seen.drawers.length + Number(seen.open), `${step}: one mode`).toBeLessThanOrEqual(1);
  if (!seen.open) {
    expect(seen.typed, step).toBe("");
    return;
  }
  if (/^Tap who| called “| is neither a combatant/.test(seen.words)) {
    expect(seen.waits, step).toBe(true);
    expect(marked, `${step}: ${seen.words}`).toEqual([]);
    return;
  }
  if (seen.words.startsWith("An amount must be")) {
    expect(seen.waits, step).toBe(true);
    return;
  }
  const count = /(\d+) combatants/.exec(seen.words);
  if (count) return expect(marked.length, `${step}: ${seen.words}`).toBeGreaterThanOrEqual(Number(count[1]));
  const names = named(seen.words).map(({ name }) => name);
  expect(names.sort(), `${step}: ${seen.words}`).toEqual(marked.map(({ name }) => name).sort());
  // The first share of the words may be any; each other stands beside its names.
  for (const { name, share } of named(seen.words).filter(({ share }) => share)) {
    expect(marked.find((row) => row.name === name).share, `${step}: ${seen.words}`).toBe(share);
  }
}

/** Reads the page once it no longer changes, and checks it. */
async function agreed(page, step) {
  const seen = await read(page);
  expectAgreement(seen, step);
  return seen;
}

/** Checks the effect of the command by the hit points and the log: the marked rows, and no other. */
function expectCarried(before, after, step) {
  const changed = [];
  for (const row of before.rows) {
    const now = after.rows.find(({ name }) => name === row.name).now;
    expect(now, `${step}: ${row.name}, ${before.words}`).toBe(row.picked ? row.after : row.now);
    changed.push(...(now === row.now ? [] : [row.name]));
  }
  // The newest lines are on top.
  const lines = after.log.slice(0, after.log.length - before.log.length).join(" ");
  for (const name of changed) expect(lines, `${step}: ${before.words}`).toContain(name);
}

async function walk(page, press, steps) {
  const chance = seededDice("the aim");
  const pick = (all) => all[chance(all.length)];
  const names = TOTALS.map(([name]) => name);
  const amount = page.locator("#amount");
  let carried = 0;
  let seen = await agreed(page, "start");
  // A walk by chance may carry nothing for long.
  for (let step = 0; step < steps || (carried === 0 && step < 8 * steps); step += 1) {
    const act = pick(["aim", "aim", "aim", "aim", "write", "write", "enter", "enter", "escape", "damage", "damage", "heal", "conditions", "cancel", "turn", "undo", "redo"]);
    const told = `step ${step}, ${act}`;
    if (act === "aim") {
      const row = page.locator(".order .row").filter({ has: page.getByRole("button", { name: pick(names), exact: true }) });
      // While aiming any place in the row is the target: its name, its count, its number and the room between.
      await press(seen.open ? row.locator(pick([".name", ".count", "button.hp", ".who"])) : row.locator(".name"));
    } else if (act === "write" && seen.open) {
      await amount.fill(pick(["7", "3", "2 goblin 1", "4 boss, half lidda", "5 dragon", ""]));
    } else if (act === "enter" && seen.open) {
      await amount.press("Enter");
      const after = await agreed(page, told);
      if (seen.waits) {
        expectCarried({ ...seen, rows: seen.rows.map((row) => ({ ...row, picked: false })) }, after, told);
      } else if (!after.open) {
        expectCarried(seen, after, told);
        carried += 1;
      }
    } else if (act === "escape") {
      const targets = seen.rows.some(({ picked }) => picked);
      await page.keyboard.press("Escape");
      const after = await agreed(page, told);
      expect(after.rows.some(({ picked }) => picked), told).toBe(false);
      if (targets) expect([after.open, after.drawers], told).toEqual([seen.open, seen.drawers]);
      else expect([after.open, after.drawers], told).toEqual([false, []]);
    } else if (act === "cancel" && seen.open) {
      await press(page.locator(".amount .cancel"));
    } else if (!seen.open && ["damage", "heal", "conditions"].includes(act)) {
      await press(page.locator(act === "conditions" ? "#conditions" : `.to-${act}`));
    } else if (act === "turn" && !seen.open) {
      await press(page.locator("#go"));
    } else if (act === "undo" || act === "redo") {
      const button = page.getByRole("button", { name: act === "undo" ? "Undo" : "Redo", exact: true }).first();
      if (await button.isEnabled()) {
        await press(button);
        // The first entries of the log are before the first turn.
        if ((await page.locator('.row[aria-current="true"]').count()) === 0) await press(page.getByRole("button", { name: "Redo", exact: true }));
      }
    }
    seen = await agreed(page, told);
  }
  return carried;
}

test("a random walk with keys and mouse", async ({ page }) => {
  const table = await startCombat(page);
  expect(await walk(page, (control) => control.click(), STEPS)).toBeGreaterThan(0);
  table.expectNoConsoleOutput();
});

test.describe("at 360 px", () => {
  test.use(PHONE);

  test("a random walk by touch", async ({ page }) => {
    const table = await startCombat(page);
    expect(await walk(page, (control) => control.tap(), STEPS)).toBeGreaterThan(0);
    table.expectNoConsoleOutput();
  });
});

test("damage starts with nobody, and the command does nothing until a row is tapped", async ({ page }) => {
  const table = await startCombat(page);
  const deal = page.locator(".deal");
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await expect(deal).toHaveText("Tap who takes it");
  await page.keyboard.press("Enter");
  await deal.dispatchEvent("click");
  await expect(page.locator(".row s")).toHaveCount(0);
  await table.expectHitPoints("Lidda", "240 / 240");
  // The one main command is in the bar.
  await expect(page.locator("#go")).toBeHidden();
  await table.row("Goblin 1").locator(".count").click();
  await table.row("Goblin 3").locator(".hp").click();
  for (let times = 0; times < 2; times += 1) await table.row("Boss").click({ position: { x: 300, y: 20 } });
  await expect(deal).toHaveText("Deal 7 to Goblin 1, 3; half to Boss");
  await expect(table.row("Boss").locator(".hp > span").first()).toHaveText("270 267 / 270");
  await expect(page.locator(".why")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Goblin 1", "63 / 70");
  await table.expectHitPoints("Goblin 3", "63 / 70");
  await table.expectHitPoints("Boss", "267 / 270");
  table.expectNoConsoleOutput();
});

test("an undo leaves Enter to the amount, and the rows tell a screen reader who takes it", async ({ page }) => {
  const table = await startCombat(page);
  const name = (of) => table.row(of).locator(".name");
  await page.keyboard.press("d");
  await page.keyboard.type("9 boss");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Boss", "261 / 270");
  await expect(name("Lidda")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("d");
  await page.keyboard.type("5");
  await expect(name("Lidda")).toHaveAttribute("aria-pressed", "false");
  await name("Mialee").click();
  await expect(name("Mialee")).toHaveAttribute("aria-pressed", "true");
  await page.locator("#undo").click();
  await table.expectHitPoints("Boss", "270 / 270");
  await expect(page.locator(".amount.open > .deal")).toBeFocused();
  await expect(page.locator(".deal")).toHaveText("Deal 5 to Mialee");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Mialee", "85 / 90");
  await expect(name("Lidda")).toHaveAttribute("aria-pressed", "true");
  await expect(name("Mialee")).toHaveAttribute("aria-pressed", "false");
  table.expectNoConsoleOutput();
});

test("an undo of a turn takes back the turn alone, and keeps the targets", async ({ page }) => {
  const table = await startCombat(page);
  await page.locator("#go").click();
  await table.expectTurn("Mialee");
  await page.keyboard.press("d");
  await page.keyboard.type("5");
  await table.row("Boss").locator(".name").click();
  await page.locator("#undo").click();
  await table.expectTurn("Lidda");
  await expect(page.locator(".deal")).toHaveText("Deal 5 to Boss");
  await expect(page.locator(".amount.open > .deal")).toBeFocused();
  await page.locator("#redo").click();
  await table.expectTurn("Mialee");
  await expect(page.locator(".deal")).toHaveText("Deal 5 to Boss");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Boss", "265 / 270");
  table.expectNoConsoleOutput();
});

test("an undo that takes a target out of the combat leaves the amount to the others", async ({ page }) => {
  const table = await startCombat(page);
  await page.locator("#joins").click();
  await table.add("Rat hp 3");
  await table.total("Rat", 2);
  await page.keyboard.press("d");
  await page.keyboard.type("5");
  for (const name of ["Rat", "Boss"]) await table.row(name).locator(".name").click();
  for (let times = 0; times < 4 && (await table.row("Rat").count()) > 0; times += 1) await page.locator("#undo").click();
  await expect(table.row("Rat")).toHaveCount(0);
  await expect(page.locator(".deal")).toHaveText("Deal 5 to Boss");
  table.expectNoConsoleOutput();
});

test("the saves to tap have the color of other buttons beside a field with a fault", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 18 pc; Ogre +0 hp 29", [["Lidda", 18], ["Ogre", 9]]);
  await page.keyboard.press("d");
  await page.keyboard.type("7 ogre");
  await page.locator("#half-save").click();
  await page.locator(".deal").click();
  await expect(page.locator(".half-save .field-fault")).toBeVisible();
  const color = (of) => of.evaluate((element) => getComputedStyle(element).color);
  const ink = await color(page.locator("#amount"));
  for (const save of await page.locator(".half-save .choices button").all()) expect(await color(save)).toBe(ink);
  expect(await page.locator("[aria-invalid]").count()).toBe(1);
  table.expectNoConsoleOutput();
});

test("the button offers no amount that the game refuses", async ({ page }) => {
  const table = await startCombat(page);
  const deal = page.locator(".deal");
  await page.keyboard.press("d");
  // In 3.5 a penalty leaves at least 1 point, so only an amount that is too high is refused.
  await page.locator("#amount").fill("100000 lidda");
  await expect(deal).toHaveText("An amount must be 1 to 99,999.");
  await expect(deal).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator(".row s")).toHaveCount(0);
  await page.locator("#amount").fill("8 lidda fire half");
  await expect(deal).toHaveText("Deal 4 fire to Lidda");
  await page.locator("#amount").fill("7 goblins");
  await expect(deal).toHaveText("Deal 7 to Goblin 1, 2, 3");
  await page.locator("#amount").fill("7 all");
  await expect(deal).toHaveText("Deal 7 to 6 combatants");
  table.expectNoConsoleOutput();
});

test("after a tap on a row a name follows the amount, and a digit replaces it", async ({ page }) => {
  const table = await startCombat(page);
  const amount = page.getByLabel("Amount");
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await table.row("Boss").locator(".name").click();
  await expect(amount).toBeFocused();
  await page.keyboard.type(" goblin 1");
  await expect(amount).toHaveValue(/^7 goblin 1/);
  await expect(page.locator(".deal")).toHaveText(/^Deal 7 to /);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("9");
  await expect(amount).toHaveValue("9");
  table.expectNoConsoleOutput();
});

test("a row foretells a fall, and Escape drops the targets first and then the mode, from anywhere", async ({ page }) => {
  const table = await startCombat(page);
  await table.select("Goblin 2");
  await page.keyboard.press("d");
  await page.keyboard.type("75");
  await expect(table.row("Goblin 2").locator(".aimed")).toHaveText("−75 down");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("80");
  await expect(table.row("Goblin 2").locator(".aimed")).toHaveText("−80 dead");
  await page.locator("#help-open").focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".picked")).toHaveCount(0);
  await expect(page.locator(".deal")).toHaveText("Tap who takes it");
  await page.keyboard.press("Escape");
  await expect(page.locator(".deal")).toHaveCount(0);
  // The condition goes to the combatant on view, never to an earlier target.
  await table.select("Boss");
  await page.keyboard.press("c");
  await page.locator("#condition-search").fill("stun");
  await expect(page.locator("#go[form=picker]")).toHaveText(/^Boss: stunned/);
  table.expectNoConsoleOutput();
});

test("the cells of a folded group foretell the hit points and the falls", async ({ page }) => {
  const totals = [["Lidda", 18], ["Goblin 1", 12]];
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc; 3 Goblin +2 hp 7 group", totals);
  await page.keyboard.press("d");
  await page.keyboard.type("4 goblin 1");
  const cell = (number) => page.locator(".cells").getByRole("button", { name: new RegExp(`^Goblin ${number}, `) });
  await expect(cell(1).locator(".after")).toHaveText("→3");
  await expect(cell(1)).toHaveAccessibleName("Goblin 1, 7 of 7 hit points → 3");
  await expect(cell(2).locator(".after")).toHaveCount(0);
  await page.locator("#amount").fill("9 goblin 1, half goblin 2");
  await expect(cell(1).locator(".after")).toHaveText("→0 dead");
  await expect(cell(1)).toHaveAccessibleName(/→ 0 dead$/);
  await expect(cell(2).locator(".after")).toHaveText("→3");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".cells .after")).toHaveCount(0);
  table.expectNoConsoleOutput();
});
