// Connects the frame to a host. The user plays in the app, which is moved and read through events. The
// package's engine loads once the host requests data or gets a change event (docs/decisions/0049).
import "../../shell/files.js";
import "../../shell/texts.js";
import "../../shell/choice-keys.js";
import "../../shell/double-click.js";
import "../../shell/lost-focus.js";
import "../../shell/open-sections.js";
import "../../shell/styles.js";
import { ahead, partAhead, start as startApp } from "../../shell/parts.js";
import { addTypefaces } from "../../shell/typefaces.js";
import { patience } from "../../shell/waiting.js";
import { AsaltoError } from "./asalto-error.js";
import { linkedReplay } from "./replay-link.js";
import { unpacked } from "./saved-file.js";
import { wrong } from "./option-checks.js";
import { begin, faults, prepare, set } from "./frame-options.js";
import { FAILED, HELLO, HOST_ANSWER, HOST_MOMENT, HOST_ROLE, HOST_SEEK, HOST_STATE, PORT, STOPPED } from "../../shell/protocol.js";
import { send } from "../../shell/send.js";

const PROTOCOL = 1;
const VERSION = VERSION_OF_THE_BUILD;
/** The time that the app may take to start, in seconds, before requests fail. */
const PATIENCE = 60;
const AGAIN = 250;
const { lang, dataset: { mode } } = document.documentElement;
/** @type {HTMLMetaElement | null} */
const hosts = document.querySelector("meta[name=asalto-hosts]");
const allowed = hosts?.content.split(/\s+/).filter(Boolean) ?? [];

let port = null;
/** The encounter that the app shows, and the encounter that the host knows. */
let [text, known] = ["", ""];
let moment = {};
let saved = false;
let stopped = null;
/** The engine's class and its session, and the promise of both. */
let Session = null;
let session = null;
let loading = null;
let before = {};
/** Requests and the user's changes are handled one by one. */
let line = Promise.resolve();
const started = start();
// Nobody asks without a host.
started.catch(() => {});

/** Sends only hello, until an allowed host answers with a port. */
const calling = setInterval(hello, AGAIN);
hello();
addEventListener("message", (event) => {
  const [given] = event.ports;
  if (event.source !== parent || event.data !== PORT || !given) return;
  if (allowed.length && !allowed.includes(event.origin)) return;
  clearInterval(calling);
  // A host may answer two hellos sent before its first answer. It uses the last port.
  port?.close();
  port = given;
  given.onmessage = ({ data }) => hear(data, given);
  const first = (event, detail) => port === given && tell(event, detail);
  started.then(
    () => {
      first("ready", { protocol: PROTOCOL, version: VERSION, mode, saved });
      for (const one of faults) first("error", plain(one));
    },
    (error) => first("error", plain(error)),
  );
});

function hello() {
  if (parent !== self) parent.postMessage(HELLO, "*");
}

/** The methods that need no engine. */
const light = { getText: () => text, position: () => moment, open, seek, set };
/** The methods of the engine. A player's frame holds only data that players may see. */
const heavy = {
  getState: () => session.getState(),
  view,
  available: () => session.available(),
  awaiting: () => view().awaiting,
  setState: (state) => changed("setState", () => put(unpacked(state))),
  dispatch: (command) => changed("dispatch", () => session.dispatch(command)),
  undo: () => changed("undo", () => session.undo()),
  redo: () => changed("redo", () => session.redo()),
};
const FORBIDDEN = { gm: [], readonly: ["dispatch"], player: ["dispatch", "getState", "getText", "available"] }[mode];

function hear(data, asker) {
  // Messages that are not requests are ignored.
  if (typeof data !== "object" || data === null || !Number.isSafeInteger(data.id)) return;
  const { id, method, params = [] } = data;
  const answered = () =>
    answer(method, params).then(
      (result) => asker.postMessage({ id, result }),
      (error) => asker.postMessage({ id, error: plain(error) }),
    );
  // Options do not wait for other requests.
  if (method === "set") answered();
  else line = line.then(answered);
}

async function answer(method, params) {
  const methods = [light, heavy].find((some) => Object.hasOwn(some, method));
  if (!methods || !Array.isArray(params) || params.length > 1) {
    throw new AsaltoError({ kind: "unreadable", path: "method", message: "there is no such method" });
  }
  if (FORBIDDEN.includes(method)) throw new AsaltoError({ kind: "forbidden", message: `not in the mode ${mode}` });
  await started;
  if (methods === heavy) await engine();
  return methods[method](...params);
}

/** Loads the app. Resolves once the app has reported its encounter. */
async function start() {
  ahead().catch(() => {});
  partAhead(`language_${lang}`);
  prepare();
  const opened = new Promise((done, fail) => {
    addEventListener(HOST_MOMENT, ({ detail }) => done(detail), { once: true });
    addEventListener(STOPPED, () => fail(stopped));
    if (stopped) fail(stopped);
    // A part of the app may not have arrived.
    patience(PATIENCE, () => fail(new AsaltoError({ kind: "unavailable", message: "the app has not started" })));
  });
  startApp().then(addTypefaces, (error) => send(FAILED, error));
  const told = await opened;
  [, saved] = told;
  adopt(told);
  if (mode !== "gm") send(HOST_ROLE, mode);
  begin();
  addEventListener(HOST_MOMENT, ({ detail }) => follow(detail));
  new ResizeObserver(() => tell("resize", { height: Math.ceil(document.body.scrollHeight) })).observe(document.body);
}

// A link of a replay opens this page without a host.
if (parent === self) {
  linkedReplay(started, async (state) => {
    await open(state);
    // The combat plays from its beginning.
    if (!(await seek("round 1"))) await seek("0");
  });
}

// The guard shows that the app has stopped. The encounter no longer changes.
addEventListener(STOPPED, ({ detail: { crashed, error } }) => {
  const message = error instanceof Error ? error.message : String(error);
  stopped = new AsaltoError({ kind: crashed ? "crashed" : "unavailable", message });
  started.then(() => tell("error", plain(stopped)), () => {});
});

/**
 * Loads the engine with the encounter that the host knows. Announces changes that the user has made since
 * then.
 */
async function engine() {
  loading ??= loadEngine();
  try {
    await loading;
  } catch (/** @type {any} */ error) {
    // The next request tries again.
    loading = null;
    throw error;
  }
  catchUp();
}

async function loadEngine() {
  // @ts-expect-error The build puts the package beside this file.
  const engine = await import("./pkg/asalto.js");
  await engine.load();
  ({ Session } = engine);
  session = new Session({ state: known });
  before = turn();
}

/** Follows the app: the user's commands, or the moment of a replay. */
function follow(told) {
  const same = told[0] === text;
  take(told);
  if (same) return;
  // A replay moves without the engine, and its host gets the moment.
  if (mode !== "gm" && !session) known = text;
  else line = line.then(engine).catch((error) => tell("error", plain(error)));
}

function catchUp() {
  if (text === session.getText()) return;
  session.setState(text);
  if (mode === "gm") announce("user");
  else known = text;
}

/** Stores the encounter and the moment that the app reports. */
function take([now, , cursor, length, round]) {
  text = now;
  // The first moment is no move.
  const first = moment.cursor === undefined;
  const moved = cursor !== moment.cursor || length !== moment.length || round !== moment.round;
  moment = { cursor, length, round };
  if (moved && !first) tell("moment", moment);
}

/** Stores an encounter that the host has moved or opened. */
function adopt(told) {
  take(told);
  known = text;
  session?.setState(text);
}

/** Shows an encounter at the start. This is no change, so it needs no engine. */
async function open(state) {
  if (stopped) throw stopped;
  const given = unpacked(state);
  const told = typeof given === "string" && ask(HOST_STATE, given);
  if (told) return adopt(told);
  // The engine reads the other forms, and reports the faults of a state.
  await engine();
  put(given);
  return show();
}

/** Moves to a moment: a number, "end" or "round 2". Returns whether it exists. */
async function seek(to) {
  if (stopped) throw stopped;
  const fault = typeof to === "string" && wrong("start", to);
  if (fault) throw new AsaltoError({ kind: "unreadable", path: "seek", message: fault.replace("start", "seek") });
  if (mode === "gm") await engine();
  const told = ask(HOST_SEEK, String(to));
  if (!told) return false;
  adopt(told);
  // Only the moment on view changes in the other modes.
  if (mode === "gm") announce("seek");
  return true;
}

/** Changes the session for the host and shows it. */
function changed(by, change) {
  if (stopped) throw stopped;
  const result = change();
  if (result !== false) {
    show();
    announce(by);
  }
  return result;
}

/** Loads a state into the engine. A player's frame keeps only the players' view. */
function put(state) {
  if (mode !== "player") {
    session.setState(state);
    return;
  }
  const whole = new Session({ state });
  try {
    session.setState(whole.forPlayers());
  } finally {
    whole.free();
  }
}

function show() {
  const told = ask(HOST_STATE, session.getText());
  if (told) take(told);
}

/** The encounter as this frame's user may see it. */
function view() {
  return mode === "player" ? session.playerView() : session.view();
}

function announce(by) {
  const { cursor, length } = session;
  known = text = session.getText();
  tell("change", { by, cursor, length, view: view(), text: mode === "player" ? null : text });
  const now = turn();
  if (now.current !== before.current || now.round !== before.round) tell("turn", now);
  before = now;
}

function turn() {
  const { current, round, next } = view();
  return { current, round, next };
}

function tell(event, detail) {
  port?.postMessage({ event, detail });
}

/** Sends the app a request. It answers at once: with its new state, or null. */
function ask(name, detail) {
  let answer = null;
  const listen = (event) => (answer = event.detail ?? null);
  addEventListener(HOST_ANSWER, listen);
  send(name, detail);
  removeEventListener(HOST_ANSWER, listen);
  return answer;
}

/** Returns an error as plain data: its own fields, never a stack trace. */
function plain(error) {
  if (error?.name !== "AsaltoError") return { kind: "unavailable", message: String(error?.message ?? error) };
  const { name: _name, cause: _cause, ...more } = error;
  return { ...more, message: error.message };
}
