// The engine as a package: in node, and with types under tsc --strict.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../../..");
const { AsaltoError, Session, load } = await import(path.join(root, "dist/pkg/asalto.js"));

/** The error that a function throws. */
function thrown(work) {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(AsaltoError);
    return error;
  }
  throw new Error("nothing was thrown");
}

function fight(options) {
  const session = new Session({ seed: 7, ...options });
  session.dispatch({ type: "addCombatant", name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 });
  session.dispatch({ type: "addCombatant", name: "Ogre", side: 1, hitPoints: 29 });
  session.dispatch({ type: "start" });
  session.dispatch({ type: "rollInitiative" });
  return session;
}

test.beforeAll(() => load());

test("the example in docs runs in node with the expected output", () => {
  const said = execFileSync("node", [path.join(root, "docs/examples/headless.mjs")], { encoding: "utf8" });
  expect(said.trim().split("\n")).toEqual([
    expect.stringMatching(/^\d+ \w+/),
    expect.stringMatching(/^\d+ \w+ \(flat-footed\)$/),
    "refused: rejected by D35-35, D35-46",
    expect.stringMatching(/^combatant \d delays; 5 entries$/),
    "the same after saving and loading",
  ]);
});

test("the types hold under tsc --strict", () => {
  const tsc = path.join(root, "web/e2e/node_modules/typescript/bin/tsc");
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom"];
  const types = fs.readdirSync(path.join(root, "web/e2e/typed")).map((name) => path.join(root, "web/e2e/typed", name));
  // What the engine has said in all scenarios, and what it takes: core/tests/typed.rs writes it.
  types.push(path.join(process.env.CARGO_TARGET_DIR ?? path.join(root, "target"), "tmp/said.ts"));
  try {
    execFileSync("node", [tsc, ...options, ...types], { stdio: "pipe", encoding: "utf8" });
  } catch ({ stdout, message }) {
    throw new Error(stdout || message);
  }
});

test("equal seeds roll equal dice, and different seeds differ", () => {
  const log = (seed) => fight({ seed }).getState().entries.at(-1).events;
  expect(log(7)).toEqual(log(7n));
  expect([1, 2, 3, 4, 5].map((seed) => JSON.stringify(log(seed))).filter((one, at, all) => all.indexOf(one) === at).length).toBeGreaterThan(1);
  const without = new Session({ dice: false });
  without.dispatch({ type: "addCombatant", name: "Lidda", side: 0 });
  without.dispatch({ type: "addCombatant", name: "Ogre", side: 1 });
  without.dispatch({ type: "start" });
  expect(thrown(() => without.dispatch({ type: "rollInitiative" })).rejection).toEqual({ type: "dice.noDice" });
});

test("a command returns its events, a rejection its rules, and a rejection changes nothing", () => {
  const session = fight();
  const before = session.getText();
  expect(session.dispatch({ type: "damage", who: [2], amount: 5 })).toEqual([{ type: "hitPointsChanged", who: 2, by: -5, left: 24 }]);
  session.undo();
  session.dispatch({ type: "takeAction", action: "standard" });
  session.undo();
  const refused = thrown(() => session.dispatch({ type: "damage", who: [9], amount: 5 }));
  expect(refused).toMatchObject({ kind: "rejected", rejection: { type: "unknownCombatant", who: 9 }, rules: [], overrulable: false });
  expect(session.getText()).not.toBe(before);
  expect(session.cursor).toBe(4);
  expect(session.length).toBe(5);
  expect(session.redo()).toBe(true);
  expect(session.seek(0)).toBe(true);
  expect(session.view().combatants).toEqual([]);
  expect(session.seek(99)).toBe(false);
  expect(session.seek(-1)).toBe(false);
  expect(session.seek(1.5)).toBe(false);
});

test("every available command is accepted", () => {
  const session = fight();
  const commands = session.available();
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    session.check(command);
    const other = new Session({ state: session.getState(), seed: 1 });
    expect(other.dispatch(command).length).toBeGreaterThan(0);
    other.free();
  }
});

for (const [name, command] of [
  ["a name that is none", "surrender"],
  ["an object that is none", { surrender: {} }],
  ["two commands at once", { damage: { who: [1], amount: 1 }, heal: { who: [1], amount: 1 } }],
  ["a number", 7],
  ["nothing", undefined],
  ["null", null],
  ["an amount with a fraction", { type: "damage", who: [1], amount: 1.5 }],
  ["an amount that is no number", { type: "damage", who: [1], amount: NaN }],
  ["a text for a list", { type: "damage", who: "all", amount: 1 }],
  ["an id below zero", { type: "damage", who: [-1], amount: 1 }],
]) {
  test(`${name} is not a command`, () => {
    const session = fight();
    const before = session.getText();
    expect(thrown(() => session.dispatch(command)).kind).toBe("unreadable");
    expect(session.getText()).toBe(before);
  });
}

test("too large or too deep input is rejected unread", () => {
  const session = fight();
  let deep = { type: "endTurn" };
  for (let level = 0; level < 100_000; level += 1) deep = { type: "rule", command: deep };
  expect(thrown(() => session.dispatch(deep)).kind).toBe("tooDeep");
  expect(thrown(() => session.setState(deep)).kind).toBe("tooDeep");
  const large = { type: "addCombatant", name: "x".repeat(50_000_000), side: 0 };
  expect(thrown(() => session.dispatch(large)).kind).toBe("tooLarge");
  expect(thrown(() => session.setState("x".repeat(50_000_000))).kind).toBe("tooLarge");
  expect(thrown(() => session.dispatch({ type: "damage", who: Array(300_000).fill(1), amount: 1 })).kind).toBe("tooLarge");
});

test("states that do not load say why, and change nothing", () => {
  const session = fight();
  const before = session.getText();
  const state = session.getState();
  const reason = (wrong) => thrown(() => session.setState(wrong));
  expect(reason({ ...state, format: 99 })).toMatchObject({ kind: "unloadable", reason: { type: "newerFormat", found: 99 } });
  expect(reason({ ...state, cursor: 99 })).toMatchObject({ kind: "unloadable", reason: { type: "outOfLog" } });
  expect(reason({ ...state, entries: state.entries.slice(1), cursor: 0 })).toMatchObject({ kind: "unloadable" });
  expect(reason("x")).toMatchObject({ kind: "unloadable", reason: { type: "unreadable" } });
  expect(reason({}).kind).toBe("unreadable");
  expect(reason(null).kind).toBe("unreadable");
  expect(thrown(() => new Session({ ruleset: "dnd4" })).kind).toBe("unreadable");
  expect(thrown(() => new Session({ seed: "x" })).kind).toBe("unreadable");
  expect(session.getText()).toBe(before);
});

test("markup in a name is a name", () => {
  const session = new Session();
  const name = "<img src=x onerror=alert(1)>";
  session.dispatch({ type: "addCombatant", name, side: 0 });
  expect(session.view().combatants[0].profile.name).toBe(name);
});
