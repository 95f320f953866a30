// Asalto's engine without a screen. A session takes commands and returns events, and can be undone, replayed
// and saved. All values that cross are plain data; asalto.d.ts has their types.
import start, { Engine, addWords as addTexts } from "asalto:engine";
import { HOST_RULESET } from "./default-ruleset.js";
import { COMMAND, STATE, Unfit, plain } from "./plain.js";
import { ruleIn } from "./rules.js";
import { loadedOnce, wasmSource } from "./wasm-source.js";

export const version = "VERSION";
/** The version of the interface. Only a change that breaks hosts increases it. */
export const interfaceVersion = 1;

/** An error with its `kind`, and with `rules` and `rejection` if a rule refuses. */
export class AsaltoError extends Error {
  /** @param {{ kind: string, message?: string, [more: string]: unknown }} fault */
  constructor({ kind, message, ...more }) {
    super(message || kind);
    this.name = "AsaltoError";
    this.kind = kind;
    Object.assign(this, more);
  }
}

let loaded = false;
let fallen = false;

/** Loads the engine, once for all calls. It finds its own file without a source. */
export const load = loadedOnce(
  begin,
  (cause) => new AsaltoError({ kind: "unavailable", message: `The engine can’t be loaded: ${cause?.message}`, cause }),
);

async function begin(source) {
  await start({ module_or_path: await wasmSource(source ?? new URL("./engine.wasm", import.meta.url)) });
  loaded = true;
  for (const one of words.values()) teach(one);
}

/** The words by language. */
const words = new Map();

/** Adds a language, before or after `load()`: the default export of `asalto/words/es`, and so on. */
export function addWords(given) {
  const { lang, version: of, texts, rules } = taken(given, STATE) ?? {};
  if (![lang, of, rules].every((one) => typeof one === "string") || typeof texts !== "object" || texts === null) {
    throw new AsaltoError({ kind: "unreadable", path: "", message: "addWords takes the default export of asalto/words/en, es or fr." });
  }
  if (of !== version) {
    throw new AsaltoError({ kind: "unreadable", path: "version", message: `These words are of version ${of}, and the engine is of ${version}.` });
  }
  const one = { lang, texts, rules };
  if (loaded) teach(one);
  words.set(lang, one);
}

/** English is in the engine. Its words are only the rules. */
function teach({ lang, texts }) {
  if (lang !== "en") guarded(() => addTexts(lang, texts));
}

/** The title and the text of a rule such as `D35-26`. */
export function rule(id, options) {
  const { lang = "en" } = chosen(options, ["lang"]);
  const name = taken(id, COMMAND);
  const found = words.get(lang);
  if (!found) throw noWords(lang);
  const one = ruleIn(found, name);
  if (!one) throw new AsaltoError({ kind: "unreadable", path: "id", message: `There is no rule “${String(name).slice(0, 60)}”.` });
  return one;
}

function noWords(lang) {
  if (!["en", "es", "fr"].includes(lang)) return new AsaltoError({ kind: "unreadable", path: "lang", message: "lang must be en, es or fr." });
  const message = `The words of “${lang}” are not loaded: give addWords() the default export of “asalto/words/${lang}” first.`;
  return new AsaltoError({ kind: "notLoaded", path: "lang", message });
}

/** The subjects that can be explained. */
const SUBJECTS = ["command", "event", "rejection", "reason"];

/** A session: the log of an encounter, and the current moment in it. */
export class Session {
  #engine;
  #listeners = new Set();

  constructor(options) {
    const { ruleset = HOST_RULESET, seed, dice = true, state } = chosen(options, ["ruleset", "seed", "dice", "state"]);
    if (!loaded) throw new AsaltoError({ kind: "notLoaded", message: "The engine is not loaded: await load() first." });
    const chance = dice ? seedOf(seed) : undefined;
    this.#engine = guarded(() => new Engine(ruleset, chance));
    if (state !== undefined) this.setState(state);
  }

  /** Carries out a command and returns its events. */
  dispatch(command, options) {
    const data = taken(command, COMMAND);
    const { at = Date.now() } = chosen(options, ["at"]);
    const time = timeOf(at);
    const events = this.#ask((engine) => engine.dispatch(data, time));
    this.#changed("dispatch", events);
    return events;
  }

  /** Adds a combatant and returns its id. */
  add(combatant, options) {
    const profile = taken(combatant, COMMAND);
    const events = this.dispatch({ ...profile, type: "addCombatant" }, options);
    return events.find(({ type }) => type === "combatantAdded").id;
  }

  /** Throws the errors of `dispatch` without carrying out the command. */
  check(command) {
    const data = taken(command, COMMAND);
    this.#ask((engine) => engine.check(data));
  }

  undo() {
    return this.#moved("undo", (engine) => engine.undo());
  }

  redo() {
    return this.#moved("redo", (engine) => engine.redo());
  }

  /** Goes to the moment after this many log entries; returns whether it exists. */
  seek(cursor) {
    const exists = Number.isInteger(cursor) && cursor >= 0 && cursor <= this.length;
    return exists && this.#moved("seek", (engine) => engine.seek(cursor));
  }

  get cursor() {
    return this.#ask((engine) => engine.cursor());
  }

  get length() {
    return this.#ask((engine) => engine.length());
  }

  view() {
    return this.#ask((engine) => engine.view());
  }

  awaiting() {
    return this.#ask((engine) => engine.awaiting());
  }

  available() {
    return this.#ask((engine) => engine.available());
  }

  /** The entries of the log: the time of each, and its events. */
  log() {
    return this.#ask((engine) => engine.log());
  }

  /**
   * Explains `{ command }`, `{ event }`, `{ rejection }` or `{ reason, of }`; `null` if there is nothing to
   * explain.
   */
  explain(subject, options) {
    const data = taken(subject, COMMAND);
    const { lang = "en" } = chosen(options, ["lang"]);
    if (SUBJECTS.filter((key) => data?.[key] != null).length !== 1) {
      throw new AsaltoError({ kind: "unreadable", path: "", message: "explain takes a command, an event, a rejection or a reason." });
    }
    return this.#ask((engine) => engine.explain(data, String(lang)));
  }

  /** Returns the log up to the current moment, line by line. */
  report(options) {
    const { lang = "en" } = chosen(options, ["lang"]);
    return this.#ask((engine) => engine.report(String(lang)));
  }

  /** Calls a listener after every change; returns a function that removes it. The errors of listeners are reported. */
  on(name, listener) {
    if (name !== "change" || typeof listener !== "function") {
      throw new AsaltoError({ kind: "unreadable", path: "on", message: "on takes “change” and a function." });
    }
    // The same function may listen twice.
    const entry = { listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  getState() {
    return this.#ask((engine) => engine.state());
  }

  /** The state as text, in the format of Asalto's files and links. */
  getText() {
    return this.#ask((engine) => engine.text());
  }

  /** The players' part of the state, for `setState`: the log of `playerEntries`. */
  forPlayers() {
    return seen(this.#ask((engine) => engine.forPlayers()));
  }

  /** The encounter as the players see it. */
  playerView() {
    return seen(this.#ask((engine) => engine.playerView()));
  }

  /** The log as the players see it. */
  playerEntries() {
    return seen(this.#ask((engine) => engine.playerEntries()));
  }

  /** Loads a state: the result of `getState` or `getText`, or JSON. Nothing changes if it does not load. */
  setState(state) {
    const data = taken(stateOf(state), STATE);
    this.#ask((engine) => engine.load(data));
    this.#changed("setState", []);
  }

  /** Frees the memory. Every later call throws. */
  free() {
    if (!fallen) this.#ask((engine) => engine.free());
    this.#engine = null;
    this.#listeners.clear();
  }

  static {
    // Acts as `free`, but does nothing to a session that is already free. A runtime without the symbol has no
    // `using`.
    /** @this {Session} */
    const dispose = function () {
      if (this.#engine) this.free();
    };
    if (Symbol.dispose) this.prototype[Symbol.dispose] = dispose;
  }

  #ask(work) {
    if (!this.#engine) throw new AsaltoError({ kind: "destroyed", message: "The session was freed." });
    return guarded(() => work(this.#engine));
  }

  #moved(by, move) {
    const moved = this.#ask(move);
    if (moved) this.#changed(by, []);
    return moved;
  }

  #changed(by, events) {
    if (this.#listeners.size === 0) return;
    const { cursor, length } = this;
    for (const { listener } of [...this.#listeners]) {
      try {
        listener({ by, events, cursor, length });
      } catch (error) {
        report(error);
      }
    }
  }
}

/**
 * Reports the error of a listener. The change has happened, so the fault is not the caller's. It ends no other
 * listener, and no process: some runtimes end with an error that nobody catches.
 */
function report(error) {
  try {
    if (globalThis.document && globalThis.reportError) globalThis.reportError(error);
    else console.error(error);
  } catch {
    // A console may refuse a value that can't be printed.
  }
}

/** Returns the players' view. Throws if a view without secrets could not be made. */
function seen(shown) {
  if (shown === undefined || shown === null) {
    throw new AsaltoError({ kind: "unloadable", message: "There is nothing to show to players." });
  }
  return shown;
}

function seedOf(seed) {
  if (seed === undefined) return crypto.getRandomValues(new BigUint64Array(1))[0];
  if (typeof seed === "bigint" || Number.isSafeInteger(seed)) return BigInt.asUintN(64, BigInt(seed));
  throw new AsaltoError({ kind: "unreadable", path: "seed", message: "seed must be a whole number." });
}

function timeOf(at) {
  if (Number.isFinite(at) && at >= 0 && at <= Number.MAX_SAFE_INTEGER) return BigInt(Math.trunc(at));
  throw new AsaltoError({ kind: "unreadable", path: "at", message: "at must be a time in milliseconds, as Date.now() gives it." });
}

/** Parses a JSON state into its object. Other text is in the notation of files. */
function stateOf(state) {
  if (typeof state !== "string" || !state.trimStart().startsWith("{") || state.length > STATE.letters) return state;
  try {
    return JSON.parse(state);
  } catch (/** @type {any} */ cause) {
    throw new AsaltoError({ kind: "unreadable", path: "", message: `The state is not JSON: ${cause.message}`, cause });
  }
}

/** Returns the named options as plain data. An error while reading them becomes an AsaltoError. */
function chosen(options, names) {
  const made = {};
  for (const name of names) {
    let value;
    try {
      value = options?.[name];
    } catch {
      throw new AsaltoError({ kind: "unreadable", path: name, message: `${name} can’t be read.` });
    }
    // A seed may be a bigint, and a state is copied where it is loaded.
    const asIs = value === undefined || typeof value === "bigint" || name === "state";
    made[name] = asIs ? value : taken(value, COMMAND, name);
  }
  return made;
}

/** Returns the value as plain data. A fault becomes an AsaltoError, and `name`, if given, begins its path. */
function taken(value, bounds, name) {
  try {
    return plain(value, bounds);
  } catch (unfit) {
    if (!(unfit instanceof Unfit)) throw unfit;
    const { kind, path, message } = name ? unfit.within(name) : unfit;
    throw new AsaltoError({ kind, path, message });
  }
}

/** Calls the engine; its errors become an AsaltoError. */
function guarded(work) {
  if (fallen) throw crashed();
  try {
    return work();
  } catch (/** @type {any} */ error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // The engine may have stopped halfway through a change, so it must not be used again.
      fallen = true;
      throw crashed(error);
    }
    if (error && typeof error === "object" && "kind" in error) throw new AsaltoError(error);
    throw new AsaltoError({ kind: "unavailable", message: String(error?.message ?? error), cause: error });
  }
}

function crashed(cause) {
  return new AsaltoError({ kind: "crashed", message: "The engine has stopped; load the page again.", cause });
}
