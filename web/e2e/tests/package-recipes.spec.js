// The package as users get it: packed, installed into an empty project, and used as its pages explain.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Ajv from "ajv/dist/2020.js";

const root = path.resolve(import.meta.dirname, "../../..");
const modules = path.join(root, "web/e2e/node_modules");
let folder;
let packed;

/** Runs a program in the project, with lines as its input; returns its output. */
function runProgram(program, args, input = "") {
  try {
    // The test runner enables colors.
    const env = { ...process.env, FORCE_COLOR: "0" };
    return execFileSync(program, args, { cwd: folder, encoding: "utf8", stdio: "pipe", input, env });
  } catch ({ stdout, stderr, message }) {
    throw new Error(`${stdout}${stderr}` || message);
  }
}

function runNode(file, ...args) {
  return runProgram("node", [file, ...args]).trimEnd().split("\n");
}

/** Writes a program into the project and runs it. */
function runText(name, text) {
  fs.writeFileSync(path.join(folder, name), text);
  return runNode(name);
}

function binary(name) {
  const { bin } = JSON.parse(fs.readFileSync(path.join(modules, name, "package.json"), "utf8"));
  return path.join(modules, name, typeof bin === "string" ? bin : Object.values(bin)[0]);
}

/** The JavaScript of a page of documentation. */
function javascriptExamples(page) {
  const text = fs.readFileSync(path.join(root, page), "utf8");
  return [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code);
}

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-"));
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
  [packed] = JSON.parse(runProgram("npm", ["pack", "--json", path.join(root, "dist/pkg")]));
  runProgram("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${packed.filename}`]);
});

test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

for (const page of ["docs/engine.md", "pkg/js/README.md"]) {
  test(`every example of ${page} runs`, () => {
    const all = javascriptExamples(page);
    expect(all.length).toBeGreaterThan(1);
    for (const [at, code] of all.entries()) {
      const said = runText(`example-${at}.mjs`, code);
      expect(said.join("\n").length, code).toBeGreaterThan(5);
    }
  });
}

test("the bot plays two rounds with a readied action, and reports and explains them in three languages", () => {
  fs.copyFileSync(path.join(root, "docs/examples/bot.mjs"), path.join(folder, "bot.mjs"));
  const [english, spanish, french] = ["en", "es", "fr"].map((lang) => runNode("bot.mjs", lang));
  const told = english.join("\n");
  for (const part of ["\nRound 1\n", "readies an action: shortbow (the ogre attacks).", "\nRound 2\n", "Lidda’s readied action triggers."]) {
    expect(told).toContain(part);
  }
  expect(spanish).toContain("Asalto 2");
  expect(french).toContain("Round 2");
  expect(spanish).toHaveLength(english.length);
  expect(french).toHaveLength(english.length);
  // The rejection cites rules, whose titles and texts are in the language too.
  const cited = [english, spanish, french].map((lines) => lines.filter((line) => /^ {2}D35-\d+ .+: ./.test(line)));
  expect(cited[0].length).toBeGreaterThan(0);
  expect(new Set(cited.map((lines) => lines.join("\n"))).size).toBe(3);
  const ids = cited.map((lines) => lines.map((line) => line.trim().split(" ")[0]).join());
  expect(new Set(ids).size).toBe(1);
});

test("the chat bot keeps a fight for each channel, and answers in Spanish", () => {
  fs.copyFileSync(path.join(root, "docs/examples/discord.mjs"), path.join(folder, "discord.mjs"));
  const lines = ["add Lidda 17 16", "add Ogro 8 29", "start", "roll", "hit Ogro 5", "undo", "hit Ogro 7", "hit Nadie 1", "hit Ogro x", "dance", "options"];
  const said = runProgram("node", ["discord.mjs"], `${lines.map((line) => `#tavern ${line}`).join("\n")}\n#road start\n`).trimEnd().split("\n");
  expect(said).toHaveLength(lines.length + 1);
  expect(said[0]).toBe("#tavern Llega Lidda.");
  expect(said[4]).toBe("#tavern Ogro pierde 5 PG. Queda en 24.");
  expect(said[5]).toBe("#tavern ↶");
  expect(said[6]).toBe("#tavern Ogro pierde 7 PG. Queda en 22.");
  expect(said[8]).toContain("damage.amount");
  expect(said[10]).toContain("Terminar el turno · ");
  // The other channel has nobody to fight yet.
  expect(said.at(-1)).toMatch(/^#road [A-ZÁÉÍÓÚ].+\.$/);
});

test("the tabletop finds its tokens by their references, which players never see", () => {
  fs.copyFileSync(path.join(root, "docs/examples/vtt.mjs"), path.join(folder, "vtt.mjs"));
  const said = runNode("vtt.mjs");
  expect(said).toContainEqual(expect.stringMatching(/^dispatch: ring token-\w+, bars none$/));
  expect(said).toContainEqual(expect.stringMatching(/^dispatch: ring token-\w+, bars token-ogre$/));
  expect(said).toContainEqual(expect.stringMatching(/^\[End the turn\] \[/));
  expect(said.at(-1)).toBe("players see: Ogre, ref hidden, hit points hidden");
});

test("the words of a language load before or after the engine, which has no others", () => {
  const said = runText(
    "words.mjs",
    `import fs from "node:fs";
    import { createRequire } from "node:module";
    import { Session, addWords, load, rule, version } from "asalto";
    import es from "asalto/words/es";
    import fr from "asalto/words/fr";
    const told = (work) => { try { return String(work()); } catch ({ kind, path, message }) { return [kind, path, message].join(" | "); } };
    const command = { type: "endTurn" };
    addWords(es);
    await load();
    const fight = new Session();
    const label = (lang) => fight.explain({ command }, { lang }).text;
    console.log(label("en"), "·", label("es"));
    console.log(told(() => label("fr")));
    console.log(told(() => fight.report({ lang: "fr" })));
    console.log(told(() => rule("D35-26", { lang: "fr" })));
    addWords(fr);
    console.log(label("fr"), "·", rule("D35-26", { lang: "fr" }).text === rule("D35-26", { lang: "es" }).text);
    for (const id of ["D35-9999", 7, "__proto__", null]) console.log(told(() => rule(id, { lang: "fr" })));
    console.log(told(() => rule("D35-26", { lang: "de" })));
    console.log(told(() => addWords({ ...es, version: "0.0.0" })));
    console.log(told(() => addWords(null)));
    console.log(told(() => addWords({ lang: "es", version, rules: "", get texts() { throw new Error("no"); } })));
    const wasm = fs.readFileSync(createRequire(import.meta.url).resolve("asalto/engine.wasm"));
    for (const text of ["takes {1} damage", "pierde {1} PG", "perd {1} PV"]) console.log(wasm.includes(text));`,
  );
  expect(said).toEqual([
    "End the turn · Terminar el turno",
    "notLoaded | lang | The words of “fr” are not loaded: give addWords() the default export of “asalto/words/fr” first.",
    "notLoaded | lang | The words of “fr” are not loaded: give addWords() the default export of “asalto/words/fr” first.",
    "notLoaded | lang | The words of “fr” are not loaded: give addWords() the default export of “asalto/words/fr” first.",
    "Terminer le tour · false",
    "unreadable | id | There is no rule “D35-9999”.",
    "unreadable | id | There is no rule “7”.",
    "unreadable | id | There is no rule “__proto__”.",
    "unreadable | id | There is no rule “null”.",
    "unreadable | lang | lang must be en, es or fr.",
    expect.stringMatching(/^unreadable \| version \| These words are of version 0\.0\.0, and the engine is of /),
    "unreadable |  | addWords takes the default export of asalto/words/en, es or fr.",
    "unreadable | texts | texts can’t be read: no.",
    "true",
    "false",
    "false",
  ]);
});

test("words that do not fit are a typed error, and the language stays as it was", () => {
  const said = runText(
    "unfit.mjs",
    `import { Session, addWords, load } from "asalto";
    import es from "asalto/words/es";
    await load();
    const told = (work) => { try { return String(work()); } catch ({ kind, path, message }) { return [kind, path, message].join(" | "); } };
    console.log(told(() => addWords({ ...es, texts: { ...es.texts, log: es.texts.log.slice(1) } })));
    console.log(told(() => addWords({ ...es, texts: { ...es.texts, log: [7] } })));
    console.log(told(() => addWords({ ...es, lang: "de" })));
    console.log(told(() => new Session().report({ lang: "es" })));
    addWords(es);
    addWords(es);
    console.log(new Session().report({ lang: "es" }).length);
    // A text of the words may contain any characters. It is never markup.
    const open = Object.fromEntries(Object.entries(es.texts).map(([topic, texts]) => [topic, texts.map(() => "{9} {x} {")]));
    console.log(told(() => addWords({ ...es, texts: open })));`,
  );
  expect(said).toEqual([
    "unreadable | texts.log | texts.log must have the texts of this version of the engine.",
    expect.stringMatching(/^unreadable \| log\[0\] \| log\[0\] must be a text, not 7\.$/),
    "unreadable | lang | lang must be en, es or fr.",
    expect.stringMatching(/^notLoaded \| lang/),
    "0",
    "undefined",
  ]);
});

test("importing on a server never throws, and require works in node", () => {
  const said = runText(
    "server.mjs",
    `import { createRequire } from "node:module";
    for (const name of ["asalto", "asalto/embed", "asalto/frame", "asalto/react", "asalto/words/en"]) {
      const exported = Object.keys(await import(name));
      console.log(name, exported.sort().join(" "));
    }
    const require = createRequire(import.meta.url);
    const { Session, load } = require("asalto");
    await load();
    console.log(new Session().awaiting().type, require("asalto/package.json").name, require("asalto/schema.json").$defs !== undefined);`,
  );
  expect(said).toEqual([
    "asalto AsaltoError Session addWords interfaceVersion load rule version",
    "asalto/embed AsaltoError AsaltoTracker",
    "asalto/frame AsaltoError connect",
    "asalto/react AsaltoError AsaltoTracker",
    "asalto/words/en default",
    "setup asalto true",
  ]);
});

test("the types pass under --strict with every library checked, the engine's without the DOM", () => {
  test.slow();
  fs.writeFileSync(
    path.join(folder, "headless.ts"),
    `import { Session, addWords, interfaceVersion, load, rule, type EventOf, type RuleId } from "asalto";
    import es from "asalto/words/es";
    addWords(es);
    await load();
    const session: Session = new Session({ seed: 1 });
    const id = session.add({ name: "Lidda", side: 0, ref: "token-7" });
    const [event] = session.dispatch({ type: "removeCombatant", who: id });
    const gone = event as EventOf<"combatantRemoved">;
    const text: string | undefined = session.explain({ event: gone })?.text;
    const label: string | undefined = session.explain({ command: { type: "endTurn" } }, { lang: "es" })?.text;
    const id35: RuleId = "D35-26";
    const ref: string | null | undefined = session.view().combatants[0]?.profile.ref;
    const one: 1 = interfaceVersion;
    console.log(text, label, rule(id35, { lang: "es" }).title, ref, one);
    // @ts-expect-error There is no such field.
    session.check({ type: "endTurn", who: id });
    // @ts-expect-error There is no such language.
    rule(id35, { lang: "de" });`,
  );
  fs.writeFileSync(
    path.join(folder, "page.tsx"),
    `import { useRef } from "react";
    import type { AsaltoTracker } from "asalto/react";
    import { connect } from "asalto/frame";
    export function Page() {
      const tracker = useRef<AsaltoTracker>(null);
      return <asalto-tracker ref={tracker} site="https://your.site/" mode="player" autosize onasalto-turn={({ detail }) => console.log(detail.round)} />;
    }
    export function Wrong() {
      // @ts-expect-error There is no such mode.
      return <asalto-tracker mode="admin" />;
    }
    void connect;`,
  );
  const tsc = path.join(modules, "typescript/bin/tsc");
  const compile = (lib, file, ...more) => {
    runProgram("node", [tsc, "--noEmit", "--strict", "--skipLibCheck", "false", "--target", "es2022", "--lib", lib, "--module", "nodenext", ...more, file]);
  };
  fs.writeFileSync(path.join(folder, "console.d.ts"), "declare var console: { log(...all: unknown[]): void };");
  compile("es2022", "headless.ts", "console.d.ts");
  // React's types are the test's own.
  fs.mkdirSync(path.join(folder, "node_modules/@types"), { recursive: true });
  for (const name of ["@types/react", "csstype"]) fs.cpSync(path.join(modules, name), path.join(folder, "node_modules", name), { recursive: true });
  compile("es2022,dom,dom.iterable", "page.tsx", "--jsx", "react-jsx");
});

test("publint and are-the-types-wrong find nothing", () => {
  test.slow();
  const file = path.join(folder, packed.filename);
  const linted = runProgram("node", [binary("publint"), "run", file, "--strict"]);
  expect(linted).toContain("All good!");
  // It is a package of ES modules, which `require` loads too.
  const checked = runProgram("node", [binary("@arethetypeswrong/cli"), file, "--profile", "esm-only", "--no-definitely-typed", "--no-emoji", "--no-color", "--format", "table-flipped", "--entrypoints", ".", "embed", "frame", "react", "words/en", "words/es", "words/fr"]);
  const fine = checked.split("\n").filter((line) => /"asalto.* OK \(ESM\) +│ OK /.test(line));
  expect(fine, checked).toHaveLength(7);
});

test("the schema validates what the engine writes and takes, and nothing else", () => {
  test.slow();
  const schema = JSON.parse(fs.readFileSync(path.join(root, "dist/pkg/schema.json"), "utf8"));
  // pkg/tests/typed.rs has written the values of all scenarios, with commands that are wrong in one place.
  const said = path.join(process.env.CARGO_TARGET_DIR ?? path.join(root, "target"), "tmp/said.json");
  const values = JSON.parse(fs.readFileSync(said, "utf8"));
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(schema, "asalto");
  const counts = {};
  const wrong = [];
  for (const [kind, valid, value] of values) {
    const check = ajv.getSchema(`asalto#/$defs/${kind}`);
    if (check(value) !== valid) wrong.push([kind, valid, value, check.errors]);
    counts[`${kind} ${valid}`] = (counts[`${kind} ${valid}`] ?? 0) + 1;
  }
  console.log(JSON.stringify(counts));
  expect(wrong).toEqual([]);
  for (const kind of ["Command true", "Command false", "GameEvent true", "EncounterView true", "PlayerView true", "PlayerEntry true", "Rejection true", "SavedSession true"]) {
    expect(counts[kind], kind).toBeGreaterThan(10);
  }
});

test("the engine needs nothing but its own files", () => {
  const text = fs.readFileSync(path.join(folder, "node_modules/asalto/asalto.js"), "utf8");
  const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(imports)).toEqual(new Set(["node:fs/promises"]));
  const { dependencies, exports } = createRequire(import.meta.url)(path.join(folder, "node_modules/asalto/package.json"));
  expect(dependencies).toBeUndefined();
  expect(Object.keys(exports)).toEqual([".", "./import", "./embed", "./frame", "./react", "./words/*", "./engine.wasm", "./import.wasm", "./schema.json", "./package.json"]);
});
