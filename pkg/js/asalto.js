// Asalto's engine without a screen. A session takes commands and returns events, and can be undone,
// replayed and saved. All values that cross are plain data; asalto.d.ts has their types.
import start, { Engine } from "asalto:engine";
import { COMMAND, STATE, excess } from "./measure.js";

export const version = "VERSION";

/** What went wrong, by its `kind`; `rules` and `rejection` where a rule refuses. */
export class AsaltoError extends Error {
  constructor({ kind, message, ...more }) {
    super(message || kind);
    this.name = "AsaltoError";
    this.kind = kind;
    Object.assign(this, more);
  }
}

let loading = null;
let fallen = false;

/** Loads the engine; once, however often it is called. Without a source it finds its own file. */
export function load(source) {
  loading ??= begin(source).catch((cause) => {
    loading = null;
    throw new AsaltoError({ kind: "unavailable", message: `the engine cannot be loaded: ${cause?.message}`, cause });
  });
  return loading;
}

async function begin(source) {
  let from = source ?? new URL("./engine.wasm", import.meta.url);
  if (from instanceof URL && from.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    from = await readFile(from);
  }
  await start({ module_or_path: from });
}

/** A session: the log of an encounter, and where in it the table is. */
export class Session {
  #engine;

  constructor({ ruleset = "dnd35", seed, dice = true, state } = {}) {
    this.#engine = guarded(() => new Engine(ruleset, dice ? seedOf(seed) : undefined));
    if (state !== undefined) this.setState(state);
  }

  /** Carries a command out and returns its events. */
  dispatch(command, { at = Date.now() } = {}) {
    bounded(command, COMMAND);
    return guarded(() => this.#engine.dispatch(command, BigInt(Math.trunc(at))));
  }

  /** Throws what `dispatch` would throw, and does nothing. */
  check(command) {
    bounded(command, COMMAND);
    guarded(() => this.#engine.check(command));
  }

  undo() {
    return guarded(() => this.#engine.undo());
  }

  redo() {
    return guarded(() => this.#engine.redo());
  }

  /** Goes to the moment after so many entries of the log; says whether there is one. */
  seek(cursor) {
    const exists = Number.isInteger(cursor) && cursor >= 0 && cursor <= this.length;
    return exists && guarded(() => this.#engine.seek(cursor));
  }

  get cursor() {
    return guarded(() => this.#engine.cursor());
  }

  get length() {
    return guarded(() => this.#engine.length());
  }

  view() {
    return guarded(() => this.#engine.view());
  }

  awaiting() {
    return guarded(() => this.#engine.awaiting());
  }

  available() {
    return guarded(() => this.#engine.available());
  }

  getState() {
    return guarded(() => this.#engine.state());
  }

  /** The state as the text that Asalto's files and links hold. */
  getText() {
    return guarded(() => this.#engine.text());
  }

  /** What the players see, as a state for `setState`: the log of `playerEntries`. */
  forPlayers() {
    return seen(guarded(() => this.#engine.forPlayers()));
  }

  /** The encounter as the players see it. */
  playerView() {
    return seen(guarded(() => this.#engine.playerView()));
  }

  /** The log as the players see it. */
  playerEntries() {
    return seen(guarded(() => this.#engine.playerEntries()));
  }

  /** Takes a state that `getState` or `getText` gave; where it does not load, nothing changes. */
  setState(state) {
    bounded(state, STATE);
    guarded(() => this.#engine.load(state));
  }

  /** Gives back the memory. */
  free() {
    if (!fallen) this.#engine.free();
  }
}

/** What players see; an encounter that can't be shown without secrets is not shown at all. */
function seen(shown) {
  if (shown === undefined || shown === null) {
    throw new AsaltoError({ kind: "unloadable", message: "there is nothing to show to players" });
  }
  return shown;
}

function seedOf(seed) {
  if (seed === undefined) return crypto.getRandomValues(new BigUint64Array(1))[0];
  if (typeof seed === "bigint" || Number.isSafeInteger(seed)) return BigInt.asUintN(64, BigInt(seed));
  throw new AsaltoError({ kind: "unreadable", message: "a seed is a whole number" });
}

function bounded(value, bounds) {
  const kind = excess(value, bounds);
  if (kind) throw new AsaltoError({ kind, message: `more than ${bounds.size} letters or ${bounds.depth} levels` });
}

/** Does something with the engine; what it throws becomes an AsaltoError. */
function guarded(work) {
  if (fallen) throw crashed();
  try {
    return work();
  } catch (error) {
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
  return new AsaltoError({ kind: "crashed", message: "the engine has stopped; load the page again", cause });
}
