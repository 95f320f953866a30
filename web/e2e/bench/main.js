// Measures the built app in Chromium: `cargo xtask bench`. It prints a table and writes JSON. It asserts
// nothing, because machines differ. By hand: node bench/main.js [--site DIR] [--json FILE] [--against FILE]
// [--sizes 10,500] [--quick]
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { Combat, SPEEDS, start } from "./player.js";
import { serve } from "./server.js";

const { values: options } = parseArgs({
  options: {
    site: { type: "string", default: resolve(import.meta.dirname, "../../../dist") },
    json: { type: "string" },
    against: { type: "string" },
    sizes: { type: "string", default: "10,100,500,2000" },
    quick: { type: "boolean", default: false },
  },
});
const times = options.quick ? { start: 3, step: 12 } : { start: 7, step: 30 };
const sizes = options.sizes.split(",").filter(Boolean).map(Number);
const other = options.against ? JSON.parse(readFileSync(options.against, "utf8")) : {};
/** The size of the combat that continues for 1,000 turns. */
const LONG = 100;
const rows = {};

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Adds a row and prints it, with the ratio to another run. */
function row(name, measured) {
  const sorted = measured.toSorted((one, two) => one - two);
  const [median, p95] = [at(sorted, 0.5), at(sorted, 0.95)].map((value) => Math.round(value * 10) / 10);
  rows[name] = { median, p95 };
  const before = other[name];
  const ratio = before ? `${(median / before.median).toFixed(2)} of ${before.median}` : "";
  console.log(`${name.padEnd(52)}${String(median).padStart(9)}${String(p95).padStart(9)}   ${ratio}`);
}

async function starts(browser, address) {
  for (const [name, speed] of Object.entries(SPEEDS)) {
    const measured = { cold: [[], [], []], warm: [[], [], []] };
    const runs = speed.network ? Math.ceil(times.start / 2) : times.start;
    for (let run = 0; run < runs; run += 1) {
      for (const [visit, ...took] of await start(browser, address, speed)) {
        took.forEach((time, step) => measured[visit][step].push(time));
      }
    }
    for (const [visit, [content, combatant, added]] of Object.entries(measured)) {
      row(`start to the first content, ${visit}, ${name} (ms)`, content);
      row(`start to the first combatant, ${visit}, ${name} (ms)`, combatant);
      row(`start to the app with it, ${visit}, ${name} (ms)`, added);
    }
  }
}

async function steps(combat, label, step) {
  const paint = [];
  const work = [];
  for (let run = -3; run < times.step; run += 1) {
    const measured = await step();
    if (run >= 0) {
      paint.push(measured.paint);
      work.push(measured.work);
    }
  }
  row(`${label}, to paint (ms)`, paint);
  row(`${label}, work (ms)`, work);
}

async function combats(browser, address) {
  for (const size of sizes) {
    const combat = await Combat.open(browser, address, size);
    row(`${size}: nodes`, [await combat.nodes()]);
    row(`${size}: memory after loading (MB)`, [await combat.memory()]);
    await steps(combat, `${size}: next turn`, () => combat.turn());
    await steps(combat, `${size}: damage`, () => combat.damage());
    await steps(combat, `${size}: undo`, () => combat.undo());
    if (!options.quick) {
      await steps(combat, `${size}: add`, () => combat.add());
    }
    if (!options.quick && size === LONG) {
      await combat.turns(1_000);
      row(`${size}: memory after 1,000 turns (MB)`, [await combat.memory()]);
    }
    await combat.close();
  }
}

async function slowed(browser, address) {
  const combat = await Combat.open(browser, address, 500, SPEEDS["slowed 4x"]);
  await steps(combat, "500, slowed 4x: next turn", () => combat.turn());
  await combat.close();
}

async function longLog(browser, address) {
  const combat = await Combat.open(browser, address, 500);
  await steps(combat, "500, short log: damage", () => combat.damage());
  const began = performance.now();
  await combat.strike(10_000);
  row("10,000 commands (ms)", [performance.now() - began]);
  await steps(combat, "500, 10,000 entries: damage", () => combat.damage());
  const reloads = [];
  for (let run = 0; run < 5; run += 1) reloads.push(await combat.reload(500));
  row("500, 10,000 entries: reload (ms)", reloads);
  await combat.close();
}

const server = await serve(resolve(options.site));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
console.log(`${"".padEnd(52)}${"median".padStart(9)}${"p95".padStart(9)}`);
await starts(browser, server.address);
await combats(browser, server.address);
if (!options.quick) {
  await slowed(browser, server.address);
  await longLog(browser, server.address);
}
if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 1)}\n`);
await browser.close();
server.close();
