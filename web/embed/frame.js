// Connects the frame to a host. The user plays in the app, and the package's engine answers the host. Each
// sends the other the session after a change.
import "../shell/files.js";
import "../shell/texts.js";
import "../shell/choices.js";
import "../shell/focus.js";
import "../shell/folds.js";
import { ahead, partAhead, start as startApp } from "../shell/parts.js";
import { AsaltoError, Session, load, version } from "./pkg/asalto.js";
import { patience } from "./patience.js";

const PROTOCOL = 1;
/** How long the app may take to start, in seconds, before requests fail. */
const PATIENCE = 60;
const AGAIN = 250;
const mode = document.documentElement.dataset.mode;
const options = new URLSearchParams(location.search);
const allowed = document.querySelector("meta[name=asalto-hosts]")?.content.split(/\s+/).filter(Boolean) ?? [];

let port = null;
let session = null;
let before = {};
let saved = false;
let stopped = null;
const started = start();
// Without a host nobody asks.
started.catch(() => {});

/** Sends only hello, until an allowed host answers with a port. */
const calling = setInterval(hello, AGAIN);
hello();
addEventListener("message", (event) => {
  const [given] = event.ports;
  if (event.source !== parent || event.data !== "asalto:port" || !given) return;
  if (allowed.length && !allowed.includes(event.origin)) return;
  clearInterval(calling);
  // A host may answer two hellos that were sent before its first answer came. It uses the last port.
  port?.close();
  port = given;
  given.onmessage = ({ data }) => answer(data, given);
  const first = (event, detail) => port === given && tell(event, detail);
  started.then(
    () => first("ready", { protocol: PROTOCOL, version, mode, saved }),
    (error) => first("error", plain(error)),
  );
});

function hello() {
  if (parent !== self) parent.postMessage("asalto:hello", "*");
}

/** The methods of a host. A player's frame holds only data that players may see. */
const methods = {
  getState: () => session.getState(),
  getText: () => session.getText(),
  view,
  available: () => session.available(),
  awaiting: () => view().awaiting,
  position: () => ({ cursor: session.cursor, length: session.length }),
  setState: (state) => changed("setState", () => session.setState(mode === "player" ? forPlayers(state) : state)),
  dispatch: (command) => changed("dispatch", () => session.dispatch(command)),
  undo: () => changed("undo", () => session.undo()),
  redo: () => changed("redo", () => session.redo()),
  seek: (cursor) => changed("seek", () => session.seek(cursor)),
  set: (options) => {
    if (typeof options?.lang === "string") say("asalto:host-language", options.lang);
    if (typeof options?.theme === "string") say("asalto:host-theme", options.theme);
  },
};
const FORBIDDEN = { gm: [], readonly: ["dispatch"], player: ["dispatch", "getState", "getText", "available"] }[mode];

async function answer(data, asker) {
  // Messages that are not requests are ignored.
  if (typeof data !== "object" || data === null || !Number.isSafeInteger(data.id)) return;
  const { id, method, params = [] } = data;
  try {
    if (!Object.hasOwn(methods, method) || !Array.isArray(params) || params.length > 1) {
      throw new AsaltoError({ kind: "unreadable", message: "there is no such method" });
    }
    if (FORBIDDEN.includes(method)) throw new AsaltoError({ kind: "forbidden", message: `not in the mode ${mode}` });
    await started;
    asker.postMessage({ id, result: methods[method](...params) });
  } catch (error) {
    asker.postMessage({ id, error: plain(error) });
  }
}

/** Loads app and engine. Resolves once the app has sent the session it opened. */
async function start() {
  ahead().catch(() => {});
  partAhead(`language_${document.documentElement.lang}`);
  await load();
  session = new Session({ ruleset: options.get("ruleset") || undefined });
  const opened = new Promise((done, fail) => {
    addEventListener("asalto:host-told", ({ detail }) => done(detail), { once: true });
    addEventListener("asalto:stopped", () => fail(stopped));
    if (stopped) fail(stopped);
    // A part of the app may not have arrived.
    patience(PATIENCE, () => fail(new AsaltoError({ kind: "unavailable", message: "the app has not started" })));
  });
  startApp().catch((error) => dispatchEvent(new CustomEvent("asalto:failed", { detail: error })));
  const text = await opened;
  const kept = new Session({ state: text });
  // A compacted log may have no entries, but combatants.
  saved = kept.length > 0 || kept.view().combatants.length > 0;
  if (saved) session.setState(text);
  else show();
  kept.free();
  if (mode !== "gm") say("asalto:host-role", mode);
  before = turn();
  addEventListener("asalto:host-told", ({ detail: text }) => mode === "gm" && hear(text));
  new ResizeObserver(() => tell("resize", { height: Math.ceil(document.body.scrollHeight) })).observe(document.body);
}

// The guard shows that the app has stopped. From here on the session changes no more.
addEventListener("asalto:stopped", ({ detail: { crashed, error } }) => {
  const message = String(error?.message ?? error);
  stopped = new AsaltoError({ kind: crashed ? "crashed" : "unavailable", message });
  started.then(() => tell("error", plain(stopped)), () => {});
});

/** Handles a change that the user made in the app. */
function hear(text) {
  if (text === session.getText()) return;
  session.setState(text);
  announce("user");
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

function show() {
  say("asalto:host-state", session.getText());
}

/** The part of a state that players see; a player's frame keeps nothing else. */
function forPlayers(state) {
  const whole = new Session({ state });
  try {
    return whole.forPlayers();
  } finally {
    whole.free();
  }
}

/** The encounter as this frame's user may see it. */
function view() {
  return mode === "player" ? session.playerView() : session.view();
}

function announce(by) {
  const { cursor, length } = session;
  const text = mode === "player" ? null : session.getText();
  tell("change", { by, cursor, length, view: view(), text });
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

function say(name, detail) {
  dispatchEvent(new CustomEvent(name, { detail }));
}

/** An error as plain data: its own fields, never a stack trace. */
function plain(error) {
  if (!(error instanceof AsaltoError)) return { kind: "unavailable", message: String(error?.message ?? error) };
  const { name, cause, ...more } = error;
  return { ...more, message: error.message };
}
