// The engine as a package: in node, and with types under tsc --strict.
import { execFileSync, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { errorsOf } from "../fixtures/package-errors.js";

const root = path.resolve(import.meta.dirname, "../../..");
const { AsaltoError, Session, addWords, load } = await import(path.join(root, "dist/pkg/asalto.js"));

const errorOf = errorsOf(AsaltoError);

function sessionInCombat(options) {
  const session = new Session({ seed: 7, ...options });
  session.dispatch({ type: "addCombatant", name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 });
  session.dispatch({ type: "addCombatant", name: "Ogre", side: 1, hitPoints: 29 });
  session.dispatch({ type: "start" });
  session.dispatch({ type: "rollInitiative" });
  return session;
}

test.beforeAll(async () => {
  for (const lang of ["es", "fr"]) addWords((await import(path.join(root, `dist/pkg/words/${lang}.js`))).default);
  await load();
});

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
  const options = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext"];
  // Only the imported types: those of the recipes' packages need a browser.
  options.push("--typeRoots", path.join(root, "web/e2e/typed"));
  const types = fs.readdirSync(path.join(root, "web/e2e/typed")).map((name) => path.join(root, "web/e2e/typed", name));
  // The events and commands of all scenarios: pkg/tests/typed.rs writes them.
  types.push(path.join(process.env.CARGO_TARGET_DIR ?? path.join(root, "target"), "tmp/said.ts"));
  const compile = (lib, files) => {
    try {
      execFileSync("node", [tsc, ...options, "--lib", lib, ...files], { stdio: "pipe", encoding: "utf8" });
    } catch ({ stdout, message }) {
      throw new Error(stdout || message);
    }
  };
  compile("es2022,dom", types);
  // The engine's own types need no browser.
  compile("es2022", [path.join(root, "dist/pkg/asalto.d.ts")]);
});

test("equal seeds roll equal dice, and different seeds differ", () => {
  const log = (seed) => sessionInCombat({ seed }).log().at(-1).events;
  expect(log(7)).toEqual(log(7n));
  expect([1, 2, 3, 4, 5].map((seed) => JSON.stringify(log(seed))).filter((one, at, all) => all.indexOf(one) === at).length).toBeGreaterThan(1);
  const without = new Session({ dice: false });
  without.dispatch({ type: "addCombatant", name: "Lidda", side: 0 });
  without.dispatch({ type: "addCombatant", name: "Ogre", side: 1 });
  without.dispatch({ type: "start" });
  expect(errorOf(() => without.dispatch({ type: "rollInitiative" })).rejection).toEqual({ type: "dice.noDice" });
});

test("a command returns its events, a rejection its rules, and a rejection changes nothing", () => {
  const session = sessionInCombat();
  const before = session.getText();
  expect(session.dispatch({ type: "damage", who: [2], amount: 5 })).toEqual([{ type: "hitPointsChanged", who: 2, by: -5, left: 24 }]);
  session.undo();
  session.dispatch({ type: "takeAction", action: "standard" });
  session.undo();
  const refused = errorOf(() => session.dispatch({ type: "damage", who: [9], amount: 5 }));
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
  const session = sessionInCombat();
  const commands = session.available();
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    session.check(command);
    const other = new Session({ state: session.getState(), seed: 1 });
    expect(other.dispatch(command).length).toBeGreaterThan(0);
    other.free();
  }
});

for (const [name, command, path] of /** @type {any[]} */ ([
  ["an unknown name", { type: "surrender" }, "type"],
  ["a text", "endTurn", ""],
  ["an object without a type", { who: [1], amount: 1 }, "type"],
  ["an unknown field", { type: "damage", who: [1], amount: 1, amuont: 2 }, "damage.amuont"],
  ["an unknown inner field", { type: "takeAction", action: "standard", spell: {} }, "takeAction.spell"],
  ["a condition as a text", { type: "addCondition", who: 1, condition: "prone" }, "addCondition.condition"],
  ["a part of a larger command alone", { type: "priority" }, "type"],
  ["a number", 7, ""],
  ["nothing", undefined, ""],
  ["null", null, ""],
  ["an amount with a fraction", { type: "damage", who: [1], amount: 1.5 }, "damage.amount"],
  ["an amount that is not a number", { type: "damage", who: [1], amount: NaN }, "damage.amount"],
  ["a text for a list", { type: "damage", who: "all", amount: 1 }, "damage.who"],
  ["an id below zero", { type: "damage", who: [-1], amount: 1 }, "damage.who[0]"],
  ["a ruling on an invalid command", { type: "rule", command: { type: "damage", who: [1] } }, "rule.command.damage.amount"],
  ["a function", () => {}, ""],
  ["a set", { type: "damage", who: new Set([1]), amount: 1 }, "damage.who"],
  ["a list of bytes", { type: "damage", who: new Uint8Array(50_000_000), amount: 1 }, "damage.who"],
  ["an endless iterator", { type: "damage", who: { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }) }) }, amount: 1 }, "damage.who"],
  [
    "a getter that throws",
    {
      type: "damage",
      get who() {
        throw new Error("no");
      },
      amount: 1,
    },
    "damage.who",
  ],
  ["a proxy that throws", new Proxy({}, { ownKeys: () => { throw new Error("no"); } }), ""],
])) {
  test(`${name} is not a command`, () => {
    const session = sessionInCombat();
    const before = session.getText();
    const began = performance.now();
    const error = errorOf(() => session.dispatch(command));
    console.log(`${(performance.now() - began).toFixed(1)} ms: ${error.message}`);
    expect(error).toMatchObject({ kind: "unreadable", path });
    expect(error.message).toMatch(new RegExp(`^${path ? path.replace(/[[\].]/g, "\\$&") : "The value"} .+\\.$`));
    expect(session.getText()).toBe(before);
  });
}

test("an undefined field counts as absent", () => {
  const session = new Session();
  const lidda = session.add({ name: "Lidda", side: 0, dexterity: undefined, controller: undefined });
  expect(session.view().combatants.map(({ id }) => id)).toEqual([lidda]);
});

test("listeners receive every change", () => {
  const session = sessionInCombat();
  const heard = [];
  const stop = session.on("change", ({ by, events, cursor, length }) => heard.push([by, events.map(({ type }) => type), cursor, length]));
  session.dispatch({ type: "damage", who: [2], amount: 5 });
  session.undo();
  session.redo();
  session.seek(1);
  session.seek(99);
  errorOf(() => session.dispatch({ type: "damage", who: [9], amount: 5 }));
  session.setState(session.getText());
  stop();
  session.undo();
  expect(heard).toEqual([
    ["dispatch", ["hitPointsChanged"], 5, 5],
    ["undo", [], 4, 5],
    ["redo", [], 5, 5],
    ["seek", [], 1, 5],
    ["setState", [], 1, 5],
  ]);
  expect(errorOf(() => session.on("turn", () => {})).kind).toBe("unreadable");
});

test("an error in a listener is reported, and ends neither the command, nor other listeners, nor the process", () => {
  const host = `import { Session, load } from ${JSON.stringify(path.join(root, "dist/pkg/asalto.js"))};
    await load();
    const session = new Session();
    session.on("change", () => { throw new Error("a fault"); });
    session.on("change", () => { throw Object.create(null, { [Symbol.toStringTag]: { get() { throw 1; } } }); });
    session.on("change", () => { session.free(); throw undefined; });
    session.on("change", ({ cursor }) => console.log("heard: " + cursor));
    console.log("id: " + session.add({ name: "Lidda", side: 0 }));
    await new Promise((done) => setTimeout(done, 20));
    console.log("still runs");`;
  const { stdout, stderr, status } = spawnSync("node", ["--input-type=module", "-e", host], { encoding: "utf8" });
  expect(stdout.trim().split("\n")).toEqual(["heard: 1", "id: 1", "still runs"]);
  expect(stderr).toContain("Error: a fault");
  expect(status).toBe(0);
});

test("an error in a listener leaves the session as after the change, and in a page its window reports it", async ({ page }) => {
  const session = new Session();
  const others = [];
  const reported = [];
  const { error } = console;
  console.error = (one) => reported.push(one.message);
  try {
    session.on("change", () => {
      throw new Error("a fault");
    });
    session.on("change", ({ cursor }) => others.push(cursor));
    session.add({ name: "Lidda", side: 0 });
    session.undo();
    session.redo();
  } finally {
    console.error = error;
  }
  expect(reported).toEqual(["a fault", "a fault", "a fault"]);
  expect(others).toEqual([1, 0, 1]);
  expect([session.cursor, session.length, session.view().combatants.length]).toEqual([1, 1, 1]);
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("./licenses.txt");
  const heard = await page.evaluate(async () => {
    // @ts-expect-error The site serves it.
    const { Session, load } = await import("/pkg/asalto.js");
    await load();
    const session = new Session();
    const heard = [];
    session.on("change", () => {
      throw new Error("in a page");
    });
    session.on("change", ({ cursor }) => heard.push(cursor));
    session.add({ name: "Lidda", side: 0 });
    return heard;
  });
  expect(heard).toEqual([1]);
  expect(errors).toEqual(["in a page"]);
});

test("events, rejections and reasons are explained in three languages", () => {
  const session = sessionInCombat();
  const events = session.dispatch({ type: "damage", who: [2], amount: 5 });
  expect(session.explain({ event: events[0] })).toEqual({ text: "Ogre takes 5 damage (24 HP).", rules: [] });
  expect(session.explain({ event: events[0] }, { lang: "es" }).text).toBe("Ogre pierde 5 PG. Queda en 24.");
  const { current, combatants } = session.view();
  session.dispatch({ type: "takeAction", action: "standard" });
  const { rejection, message, rules } = errorOf(() => session.dispatch({ type: "delay" }));
  const told = session.explain({ rejection });
  expect(told).toEqual({ text: message, rules });
  expect(message).toMatch(/^[A-Z].*[.]$/);
  const texts = ["en", "es", "fr"].map((lang) => session.explain({ rejection }, { lang }).text);
  expect(new Set(texts).size).toBe(3);
  for (const one of combatants) {
    const { text } = session.explain({ reason: one.place, of: one.id });
    expect(text).toContain(String(one.count));
  }
  expect(current).not.toBe(null);
  expect(errorOf(() => session.explain({}))).toMatchObject({ kind: "unreadable" });
  expect(errorOf(() => session.explain({ rejection }, { lang: "de" }))).toMatchObject({ kind: "unreadable", path: "lang" });
  expect(errorOf(() => session.explain({ event: { type: "nothing" } })).path).toBe("event.type");
});

test("a report tells the log up to the current moment", () => {
  const session = sessionInCombat();
  const texts = () => session.report().map(({ text }) => text);
  expect(texts()[0]).toContain("Lidda");
  expect(session.report().some(({ heading }) => heading)).toBe(true);
  const all = texts().length;
  session.seek(2);
  expect(texts()).toHaveLength(2);
  session.seek(4);
  expect(session.report({ lang: "fr" })).toHaveLength(all);
});

test("the log has the events with their types", () => {
  const session = sessionInCombat();
  const log = session.log();
  expect(log).toHaveLength(4);
  expect(log[0].events).toEqual([expect.objectContaining({ type: "combatantAdded", id: 1 })]);
  expect(log[0].at).toBeGreaterThan(1_600_000_000_000);
});

test("a state is taken as an object, as JSON and as text", () => {
  const session = sessionInCombat();
  for (const state of [session.getState(), JSON.stringify(session.getState()), session.getText()]) {
    expect(new Session({ state }).getText()).toBe(session.getText());
  }
  expect(errorOf(() => session.setState("{")).message).toMatch(/^The state is not JSON: /);
});

test("calls before loading, after freeing or at an invalid time are typed errors", () => {
  const session = sessionInCombat();
  for (const at of [NaN, Infinity, -1, "now", 1e300]) {
    expect(errorOf(() => session.dispatch({ type: "endTurn" }, { at }))).toMatchObject({ kind: "unreadable", path: "at" });
  }
  session.free();
  for (const use of [() => session.free(), () => session.view(), () => session.undo(), () => session.dispatch({ type: "endTurn" }), () => session.length]) {
    expect(errorOf(use)).toMatchObject({ kind: "destroyed", message: "The session was freed." });
  }
  if (Symbol.dispose) session[Symbol.dispose]();
  const early = `import { Session } from ${JSON.stringify(path.join(root, "dist/pkg/asalto.js"))};
    try { new Session(); } catch ({ name, kind, message }) { console.log(name, kind, message); }`;
  const said = execFileSync("node", ["--input-type=module", "-e", early], { encoding: "utf8" });
  expect(said.trim()).toBe("AsaltoError notLoaded The engine is not loaded: await load() first.");
});

test("every available command has a label in three languages", () => {
  const session = sessionInCombat();
  for (const command of session.available()) {
    const labels = ["en", "es", "fr"].map((lang) => session.explain({ command }, { lang }).text);
    for (const label of labels) expect(label).toMatch(/^[\p{Lu}\p{Lo}5]/u);
    expect(new Set(labels).size, labels.join()).toBeGreaterThan(1);
  }
  expect(session.explain({ command: { type: "damage", who: [1, 2], amount: 5 } })).toEqual({ text: "Damage to Lidda and Ogre: 5", rules: [] });
  expect(session.explain({ command: { type: "rule", command: { type: "delay", until: 4 } } }, { lang: "es" }).text).toBe("Excepción a las reglas: Retrasar hasta iniciativa 4");
  expect(errorOf(() => session.explain({ command: { type: "endTurn", who: 1 } })).path).toBe("command.endTurn.who");
});

test("a reference of the host is kept and returned, and players don’t see that of a hidden combatant", () => {
  const session = new Session({ seed: 1 });
  const lidda = session.add({ name: "Lidda", side: 0, ref: "token-7" });
  const [added] = session.dispatch({ type: "addCombatant", name: "Ogre", side: 1, ref: "the secret boss" });
  expect(added).toMatchObject({ type: "combatantAdded", profile: { name: "Ogre", ref: "the secret boss" } });
  const refs = (one) => one.view().combatants.map(({ profile }) => profile.ref ?? null);
  for (const state of [session.getState(), session.getText(), JSON.stringify(session.getState())]) {
    expect(refs(new Session({ state }))).toEqual(["token-7", "the secret boss"]);
  }
  session.dispatch({ type: "setAwarenessOfAll", observer: lidda, aware: true });
  session.dispatch({ type: "start" });
  session.dispatch({ type: "rollInitiative" });
  const seen = [session.playerView(), session.playerEntries()].map((value) => JSON.stringify(value)).join() + session.forPlayers();
  expect(seen).toContain("token-7");
  expect(seen).not.toContain("secret");
  // A profile without a reference has no such field. A reference may be as long as a name.
  expect(Object.keys(new Session({ state: session.getState() }).view().combatants[0].profile)).toContain("ref");
  session.dispatch({ type: "editCombatant", who: lidda, profile: { name: "Lidda", side: 0 } });
  expect(refs(session).filter(Boolean)).toEqual(["the secret boss"]);
  const long = errorOf(() => session.add({ name: "Orc", side: 1, ref: "x".repeat(121) }));
  expect(long).toMatchObject({ kind: "rejected", rejection: { type: "profile", fault: "ref" } });
  expect(errorOf(() => session.add({ name: "Orc", side: 1, ref: 7 })).path).toBe("addCombatant.ref");
});

test("invalid options are typed errors", () => {
  const session = sessionInCombat();
  const event = session.log()[0].events[0];
  for (const options of [null, undefined, {}, 7]) expect(session.report(options).length).toBeGreaterThan(0);
  for (const lang of [7, null, {}, "de", Symbol.iterator]) {
    expect(errorOf(() => session.report({ lang }))).toMatchObject({ kind: "unreadable", path: "lang" });
    expect(errorOf(() => session.explain({ event }, { lang }))).toMatchObject({ kind: "unreadable", path: "lang" });
  }
});

test("no type has the name of a type of the browser", () => {
  const own = (file, pattern) => [...fs.readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name);
  const browser = own(path.join(root, "web/e2e/node_modules/typescript/lib/lib.dom.d.ts"), /^(?:declare var|interface|type) (\w+)/gm);
  const ours = own(path.join(root, "dist/pkg/asalto.d.ts"), /^export (?:declare class|interface|type) (\w+)/gm);
  expect(ours.length).toBeGreaterThan(100);
  expect(browser).toContain("Event");
  expect(ours.filter((name) => browser.includes(name))).toEqual([]);
});

test("too large or too deep input is rejected unread", () => {
  const session = sessionInCombat();
  let deep = { type: "endTurn" };
  for (let level = 0; level < 100_000; level += 1) deep = { type: "rule", command: deep };
  expect(errorOf(() => session.dispatch(deep)).kind).toBe("tooDeep");
  expect(errorOf(() => session.setState(deep)).kind).toBe("tooDeep");
  const large = { type: "addCombatant", name: "x".repeat(50_000_000), side: 0 };
  expect(errorOf(() => session.dispatch(large)).kind).toBe("tooLarge");
  expect(errorOf(() => session.setState("x".repeat(50_000_000))).kind).toBe("tooLarge");
  expect(errorOf(() => session.dispatch({ type: "damage", who: Array(300_000).fill(1), amount: 1 })).kind).toBe("tooLarge");
});

test("states that do not load say why, and change nothing", () => {
  const session = sessionInCombat();
  const before = session.getText();
  const state = session.getState();
  const reason = (wrong) => errorOf(() => session.setState(wrong));
  expect(reason({ ...state, format: 99 })).toMatchObject({ kind: "unloadable", reason: { type: "newerFormat", found: 99 } });
  expect(reason({ ...state, cursor: 99 })).toMatchObject({ kind: "unloadable", reason: { type: "outOfLog" } });
  expect(reason({ ...state, entries: state.entries.slice(1), cursor: 0 })).toMatchObject({ kind: "unloadable" });
  expect(reason("x")).toMatchObject({ kind: "unloadable", reason: { type: "unreadable" } });
  expect(reason({}).kind).toBe("unreadable");
  expect(reason(null).kind).toBe("unreadable");
  expect(errorOf(() => new Session({ ruleset: "dnd4" })).kind).toBe("unreadable");
  expect(errorOf(() => new Session({ seed: "x" })).kind).toBe("unreadable");
  expect(session.getText()).toBe(before);
});

test("markup in a name is a name", () => {
  const session = new Session();
  const name = "<img src=x onerror=alert(1)>";
  session.dispatch({ type: "addCombatant", name, side: 0 });
  expect(session.view().combatants[0].profile.name).toBe(name);
});

test("a seed given again after loading continues its sequence of dice", () => {
  const roll = { type: "roll", who: null, expression: "3d20" };
  const told = (session) => JSON.stringify(session.dispatch(roll, { at: 0 }));
  const whole = sessionInCombat({ seed: 7 });
  const saved = whole.getState();
  const rest = [told(whole), told(whole), told(whole)];
  expect(new Set(rest).size).toBeGreaterThan(1);
  const again = new Session({ seed: 7, state: saved });
  expect([told(again), told(again), told(again)]).toEqual(rest);
  // Undone dice are not rolled again.
  const last = told(again);
  again.undo();
  expect(told(again)).not.toBe(last);
});

const hostile = {
  "a getter that throws": () => ({ get type() { throw new Error("no"); } }),
  "a getter that throws an object that throws": () => ({ get type() { throw new Proxy({}, { get() { throw 1; } }); } }),
  "a proxy that throws": () => new Proxy({}, { ownKeys() { throw new Error("no"); } }),
  "a proxy without an end": () => {
    const endless = () => new Proxy({}, { ownKeys: () => ["a"], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }), get: (_, key) => (key === "a" ? endless() : undefined) });
    return endless();
  },
  "an endless iterator": () => ({ type: "damage", who: { *[Symbol.iterator]() { for (;;) yield 1; } }, amount: 1 }),
  "a huge set": () => new Set(Array.from({ length: 1_000_000 }, (_, at) => at)),
  "a huge set in a list": () => ({ type: "damage", who: new Set(Array.from({ length: 1_000_000 }, (_, at) => at)), amount: 1 }),
  "a map": () => new Map([["type", "endTurn"]]),
  "a typed array of 50 MB": () => new Uint8Array(50_000_000),
  "a list that claims a length": () => Array(4_000_000_000),
  "a cycle": () => { const one = {}; one.one = one; return one; },
  "nested lists of one list": () => { let one = /** @type {any[]} */ ([1]); for (let level = 0; level < 25; level += 1) one = [one, one, one, one]; return one; },
  "a function": () => () => {},
  "a symbol": () => Symbol("x"),
  "a text of 50 MB": () => "x".repeat(50_000_000),
  "a name that is a prototype": () => JSON.parse('{"__proto__":{"type":"endTurn"}}'),
};
for (const [name, make] of Object.entries(hostile)) {
  test(`${name} is a typed error, as a command, as a state and as options`, () => {
    const session = sessionInCombat();
    const before = session.getText();
    const value = make();
    for (const [use, work] of /** @type {[string, () => unknown][]} */ ([
      ["command", () => session.dispatch(value)],
      ["state", () => session.setState(value)],
      ["seed", () => new Session({ seed: value })],
      ["ruleset", () => new Session({ ruleset: value })],
      ["moment", () => session.dispatch({ type: "endTurn" }, { at: value })],
    ])) {
      const began = performance.now();
      const { kind } = errorOf(work);
      console.log(`${name}, ${use}: ${kind} after ${(performance.now() - began).toFixed(0)} ms`);
      expect(["unreadable", "unloadable", "tooLarge", "tooDeep"], use).toContain(kind);
    }
    expect(session.getText()).toBe(before);
  });
}

test("a freed session answers every call with a typed error, a second free too", () => {
  const session = sessionInCombat();
  session.free();
  for (const work of [() => session.free(), () => session.view(), () => session.cursor, () => session.dispatch({ type: "endTurn" }), () => session.undo()]) {
    expect(errorOf(work).kind).toBe("destroyed");
  }
});
