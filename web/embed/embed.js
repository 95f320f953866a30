// <asalto-tracker>: Asalto in any page. The app runs in its own frame inside a shadow root, so styles, keys
// and crashes stay on their side (docs/decisions/0016).
import { AsaltoError, connect } from "./asalto-frame.js";
import { patience } from "./patience.js";

export { AsaltoError };
const VERSION = VERSION_OF_THE_BUILD;
/** How long the frame's page may take to load, in seconds. */
const PATIENCE = 30;
const LARGEST = 20_000_000;
const AT_START = ["mode", "persist", "name", "ruleset"];
const LIVE = ["lang", "theme"];

const sheet = new CSSStyleSheet();
// Without !important, the page's own `*` rules would win.
sheet.replaceSync(`
:host { display: block !important; height: var(--asalto-height, 640px) !important; min-width: 280px !important; }
:host([hidden]) { display: none !important; }
iframe { border: 0; display: block; height: 100%; width: 100%; }`);

export class AsaltoTracker extends HTMLElement {
  static observedAttributes = [...AT_START, ...LIVE, "src", "encounter"];

  version = VERSION;
  #root = this.attachShadow({ mode: "closed" });
  #own = new CSSStyleSheet();
  #watch = null;
  #line = null;
  #frame = null;
  #last = null;
  #calm = () => {};
  #destroyed = false;
  #wanted = deferred();

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [sheet, this.#own];
  }

  /** Resolves once the app is loaded. It loads when it comes into view or a method is called. */
  get ready() {
    this.#start();
    return this.#wanted.promise;
  }

  connectedCallback() {
    if (this.#destroyed) return;
    // Moving the element reloads its frame, so restart it with the last state.
    if (this.#frame) this.#restart();
    if (this.#watch || this.#frame) return;
    this.#watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#start(), {
      rootMargin: "200px",
    });
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop();
      this.#renew();
    });
  }

  attributeChangedCallback(name, old, value) {
    if (old === value || !this.#frame) return;
    if (LIVE.includes(name)) this.#line.call("set", { [name]: value ?? "" }).catch(() => {});
    else if (AT_START.includes(name)) this.#restart();
    else this.#take().catch((error) => this.#tell("error", error));
  }

  getState() {
    return this.#call("getState");
  }

  getText() {
    return this.#call("getText");
  }

  async setState(state) {
    await this.#call("setState", state);
    this.#last = state;
  }

  dispatch(command) {
    return this.#call("dispatch", command);
  }

  undo() {
    return this.#call("undo");
  }

  redo() {
    return this.#call("redo");
  }

  seek(cursor) {
    return this.#call("seek", cursor);
  }

  view() {
    return this.#call("view");
  }

  available() {
    return this.#call("available");
  }

  awaiting() {
    return this.#call("awaiting");
  }

  /** Removes the app for good. */
  destroy() {
    this.#destroyed = true;
    this.#stop();
    this.#renew();
  }

  async #call(method, ...params) {
    if (this.#destroyed || !this.isConnected) throw gone();
    await this.ready;
    if (!this.#line) throw gone();
    return this.#line.call(method, ...params);
  }

  #start() {
    if (this.#frame || this.#destroyed || !this.isConnected) return;
    const address = new URL("./embed.html", import.meta.url);
    for (const name of [...AT_START, ...LIVE]) {
      const value = this.getAttribute(name);
      if (value) address.searchParams.set(name, value);
    }
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.src = address;
    frame.title = "Asalto";
    frame.allow = "clipboard-write; fullscreen";
    this.#line = connect(frame, (name, detail) => this.#hear(name, detail));
    this.#calm = patience(PATIENCE, () => this.#fail(unavailable(whyNot())));
    const line = this.#line;
    // A frame that can report its own error has done so.
    line.ready.catch((error) => line === this.#line && this.#wanted.fail(error));
    this.#root.append(frame);
  }

  #stop() {
    this.#calm();
    this.#watch?.disconnect();
    this.#line?.close();
    this.#frame?.remove();
    this.#watch = this.#line = this.#frame = null;
  }

  /** Rejects `ready`. An element put into the page again gets a new one. */
  #renew() {
    this.#wanted.fail(gone());
    if (!this.#destroyed) this.#wanted = deferred();
  }

  /** Restarts with the last state. A pending `ready` stays pending; a settled one is replaced. */
  #restart() {
    this.#stop();
    if (this.#wanted.settled) this.#wanted = deferred();
    this.#start();
  }

  #hear(name, detail) {
    // From here on the frame reports its own errors, however slow the machine is.
    if (name === "hello") this.#calm();
    else if (name === "ready") this.#begin(detail);
    else if (name === "resize") this.#size(detail.height);
    else if (name === "error") this.#tell("error", new AsaltoError(detail));
    else {
      if (detail.text) this.#last = detail.text;
      this.#tell(name, detail);
    }
  }

  async #begin(detail) {
    const line = this.#line;
    try {
      if (this.#last !== null) await line.call("setState", this.#last);
      // What the frame has saved is newer than what the page began with.
      else if (!detail.saved) await this.#take();
    } catch (error) {
      // A frame that restarts becomes ready once more.
      if (["destroyed", "restarted"].includes(error.kind)) return;
      this.#tell("error", error);
    }
    if (line !== this.#line) return;
    this.#wanted.done(this);
    this.#tell("ready", detail);
  }

  /** Shows the state or the file that the attributes name. */
  async #take() {
    const line = this.#line;
    const given = this.getAttribute("encounter");
    const src = this.getAttribute("src");
    const state = given ?? (src && (await fetched(new URL(src, document.baseURI))));
    if (state && line === this.#line) {
      await line.call("setState", state);
      this.#last = state;
    }
  }

  #size(height) {
    const grows = this.hasAttribute("autosize");
    this.#own.replaceSync(grows ? `:host { height: ${Number(height)}px !important; }` : "");
  }

  #fail(error) {
    this.#wanted.fail(error);
    this.#tell("error", error);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`asalto-${name}`, { detail, bubbles: true, composed: true }));
  }
}

function unavailable(message) {
  return new AsaltoError({ kind: "unavailable", message });
}

/** The likely reason that the frame's page does not load. */
function whyNot() {
  if (!crossOriginIsolated) return "the frame does not answer";
  return "the frame does not load: this page has a Cross-Origin-Embedder-Policy, so embed.html must be served with one too";
}

function gone() {
  return new AsaltoError({ kind: "destroyed", message: "the element is not in the page" });
}

function deferred() {
  const made = { settled: false };
  made.promise = new Promise((done, fail) => Object.assign(made, { done, fail }));
  const settle = () => (made.settled = true);
  made.promise.then(settle, settle);
  return made;
}

/** A state from a file: a download of the app with its slots, or the output of `getState` or `getText`. */
async function fetched(address) {
  const answer = await fetch(address).catch((error) => {
    throw unavailable(error.message);
  });
  if (!answer.ok) throw unavailable(`${address}: ${answer.status}`);
  const text = await answer.text();
  if (text.length > LARGEST) throw new AsaltoError({ kind: "tooLarge" });
  if (!text.trimStart().startsWith("{")) return text.trim();
  try {
    const content = JSON.parse(text);
    return content.slots ? newest(Object.values(content.slots)) : content;
  } catch (error) {
    throw new AsaltoError({ kind: "unreadable", message: error.message });
  }
}

/** The encounter with the newest slot, with the changes in the journal that extends the slot. */
function newest(texts) {
  const sealed = texts.map((text) => /^asalto [12] (\d+) \d+ ([0-9a-f]{16})\n([^]*)$/.exec(text)).filter(Boolean);
  const slots = sealed.filter(([, , , body]) => body.startsWith("["));
  slots.sort(([, one], [, other]) => one - other);
  if (!slots.length) throw new SyntaxError("there is no encounter in it");
  const [, , mark, body] = slots.at(-1);
  const journal = sealed.find(([, , , lines]) => lines.startsWith(mark));
  if (!journal) return body;
  const session = JSON.parse(body);
  // Each line is a change behind its mark of 16 digits.
  for (const line of journal[3].trimEnd().split("\n").slice(1)) follow(session, line.slice(16));
  return JSON.stringify(session);
}

/** Makes a change: the cursor moves, and a command may add an entry there. Entries after it become a branch. */
function follow(session, change) {
  const at = parseInt(change, 10);
  const [entry] = change.includes("[") ? JSON.parse(change.slice(change.indexOf("["))) : [];
  session[3] = at;
  if (!entry) return;
  const [, , entries] = session;
  const tail = entries.splice(at);
  entries.push(entry);
  session[3] += 1;
  if (!tail.length) return;
  const branches = Array.isArray(session[4]) ? session[4] : [];
  // A branch that began later takes over the entries that led to it.
  const moved = branches.map(([from, own]) => (from < at ? [from, own] : [at, [...tail.slice(0, from - at), ...own]]));
  session[4] = [...moved, [at, tail]];
}

if (!customElements.get("asalto-tracker")) customElements.define("asalto-tracker", AsaltoTracker);
