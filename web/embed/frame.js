// The frame's end of the line to a host. The app plays; the engine of the package answers the host,
// and each tells the other what has become of the session. (The build puts WASM and init in front.)
import { AsaltoError, Session, load, version } from "./pkg/asalto.js";
import { COMMAND, STATE, excess } from "./pkg/measure.js";

const PROTOCOL = 1;
const AGAIN = 250;
const mode = document.documentElement.dataset.mode;
const options = new URLSearchParams(location.search);
const allowed = document.querySelector("meta[name=asalto-hosts]")?.content.split(/\s+/).filter(Boolean) ?? [];

let port = null;
let session = null;
let before = {};
const started = start();

/** Says hello, and nothing else, until a host that may answers with a port. */
const calling = setInterval(hello, AGAIN);
hello();
addEventListener("message", (event) => {
  const [given] = event.ports;
  if (port || event.source !== parent || event.data !== "asalto:port" || !given) return;
  if (allowed.length && !allowed.includes(event.origin)) return;
  clearInterval(calling);
  port = given;
  port.onmessage = ({ data }) => answer(data);
  started.then(
    () => tell("ready", { protocol: PROTOCOL, version, mode }),
    (error) => tell("error", plain(error)),
  );
});

function hello() {
  if (parent !== self) parent.postMessage("asalto:hello", "*");
}

/** What a host may ask for; a player's frame gives nothing away that players do not see. */
const methods = {
  getState: () => session.getState(),
  getText: () => session.getText(),
  view: () => visible().view(),
  available: () => session.available(),
  awaiting: () => visible().awaiting(),
  position: () => ({ cursor: session.cursor, length: session.length }),
  setState: (state) => changed("setState", () => session.setState(state)),
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

async function answer(data) {
  // What is no request gets no answer: there is nobody to tell.
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
    port.postMessage({ id, result: methods[method](...params) });
  } catch (error) {
    port.postMessage({ id, error: plain(error) });
  }
}

/** Loads app and engine; done when the app has told what it opened. */
async function start() {
  await load();
  session = new Session({ ruleset: options.get("ruleset") || undefined });
  const opened = new Promise((done) => addEventListener("asalto:host-told", done, { once: true }));
  const failed = new Promise((_, fail) => addEventListener("asalto:failed", ({ detail }) => fail(unavailable(detail)), { once: true }));
  failed.catch(() => {});
  init({ module_or_path: new URL(WASM, import.meta.url) }).catch((error) =>
    dispatchEvent(new CustomEvent("asalto:failed", { detail: error })),
  );
  const { detail } = await Promise.race([opened, failed]);
  const kept = new Session({ state: detail });
  if (kept.length > 0) session.setState(detail);
  else show();
  kept.free();
  if (mode !== "gm") say("asalto:host-role", "follows");
  before = turn();
  addEventListener("asalto:host-told", ({ detail: text }) => mode === "gm" && hear(text));
  new ResizeObserver(() => tell("resize", { height: Math.ceil(document.body.scrollHeight) })).observe(document.body);
}

addEventListener("error", ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) tell("error", { kind: "crashed", message: error.message });
});

/** The user has done something in the app. */
function hear(text) {
  if (text === session.getText()) return;
  session.setState(text);
  announce("user");
}

/** Changes the session for the host, and shows it. */
function changed(by, change) {
  const result = change();
  if (result !== false) {
    show();
    announce(by);
  }
  return result;
}

function show() {
  say("asalto:host-state", mode === "player" ? session.forPlayers() : session.getText());
}

/** The session as whoever looks at this frame may see it. */
function visible() {
  return mode === "player" ? new Session({ state: session.forPlayers() }) : session;
}

function announce(by) {
  const seen = visible();
  const { cursor, length } = seen;
  const text = mode === "player" ? null : seen.getText();
  tell("change", { by, cursor, length, view: seen.view(), text });
  const now = turn();
  if (now.current !== before.current || now.round !== before.round) tell("turn", now);
  before = now;
}

function turn() {
  const { current, round, next } = visible().view();
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

/** An error as it crosses: its own fields, and never a stack. */
function plain(error) {
  if (!(error instanceof AsaltoError)) return { kind: "unavailable", message: String(error?.message ?? error) };
  const { name, cause, ...more } = error;
  return { ...more, message: error.message };
}
