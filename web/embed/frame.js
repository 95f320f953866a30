// Connects the frame to a host. The user plays in the app, and the package's engine answers the host. Each
// sends the other the session after a change.
import "../shell/files.js";
import "../shell/rules.js";
import "../shell/choices.js";
import "../shell/focus.js";
import "../shell/folds.js";
import { ahead, partAhead, start as startApp } from "../shell/parts.js";
import { AsaltoError, Session, load, version } from "./pkg/asalto.js";
import { COMMAND, STATE, excess } from "../../pkg/js/measure.js";

const PROTOCOL = 1;
const AGAIN = 250;
const mode = document.documentElement.dataset.mode;
const options = new URLSearchParams(location.search);
const allowed = document.querySelector("meta[name=asalto-hosts]")?.content.split(/\s+/).filter(Boolean) ?? [];

let port = null;
let session = null;
let before = {};
const started = start();

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
    () => first("ready", { protocol: PROTOCOL, version, mode }),
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
  set: ({ lang, theme }) => {
    if (lang !== undefined) say("asalto:host-language", String(lang));
    if (theme !== undefined) say("asalto:host-theme", String(theme));
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
    const kind = excess(params, method === "setState" ? STATE : COMMAND);
    if (kind) throw new AsaltoError({ kind });
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
  const opened = new Promise((done) => addEventListener("asalto:host-told", done, { once: true }));
  const failed = new Promise((_, fail) => addEventListener("asalto:failed", ({ detail }) => fail(unavailable(detail)), { once: true }));
  failed.catch(() => {});
  startApp().catch((error) => dispatchEvent(new CustomEvent("asalto:failed", { detail: error })));
  const { detail } = await Promise.race([opened, failed]);
  const kept = new Session({ state: detail });
  if (kept.length > 0) session.setState(detail);
  else show();
  kept.free();
  if (mode !== "gm") say("asalto:host-role", mode);
  before = turn();
  addEventListener("asalto:host-told", ({ detail: text }) => mode === "gm" && hear(text));
  new ResizeObserver(() => tell("resize", { height: Math.ceil(document.body.scrollHeight) })).observe(document.body);
}

addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) tell("error", { kind: "crashed", message: error.message });
});

/** Handles a change that the user made in the app. */
function hear(text) {
  if (text === session.getText()) return;
  session.setState(text);
  announce("user");
}

/** Changes the session for the host and shows it. */
function changed(by, change) {
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

function unavailable(error) {
  const kind = error instanceof WebAssembly.RuntimeError ? "crashed" : "unavailable";
  return new AsaltoError({ kind, message: String(error?.message ?? error) });
}

/** An error as plain data: its own fields, never a stack trace. */
function plain(error) {
  if (!(error instanceof AsaltoError)) return { kind: "unavailable", message: String(error?.message ?? error) };
  const { name, cause, ...more } = error;
  return { ...more, message: error.message };
}
