// <asalto-tracker>: Asalto in any page. The app runs in its own frame inside a shadow root, so styles, keys
// and crashes stay on their side (docs/decisions/0016).
import { AsaltoError, connect } from "./asalto-frame.js";
import { patience } from "../shell/patience.js";
import { wrong } from "./options.js";

export { AsaltoError };
const VERSION = VERSION_OF_THE_BUILD;
/** How long the frame's page may take to load, in seconds. */
const PATIENCE = 30;
const LARGEST = 20_000_000;
/** The attributes with their defaults: those that the frame starts with, those that change in it, and the rest. */
const AT_START = { mode: "gm", persist: "none", name: "", ruleset: "dnd35", site: "" };
const LIVE = { lang: "", theme: "system", speed: "1" };
const OWN = { src: "", encounter: "", start: "", label: "Asalto", loading: "lazy" };
const FLAGS = ["controls", "autosize"];
/** What the styles of the page give, by the options of the frame. */
const LOOK = { accent: "--asalto-accent", font: "--asalto-font" };
/** The part of an element that stays for its main command, in pixels. */
const IN_SIGHT = 160;

/** Resolves once the scripts of the page have run, so that they hear what is wrong with its attributes. */
const parsed = new Promise((done) => {
  if (globalThis.document?.readyState === "complete") done();
  else for (const name of ["DOMContentLoaded", "load"]) globalThis.addEventListener?.(name, () => done());
});

let sheet = null;

/** The styles in every element. The page may set the height; the rest would break under the page's `*` rules. */
function styles() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { display: grid !important; grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important; min-width: 280px !important; overflow: hidden !important; }
:host([hidden]) { display: none !important; }
:host > *, slot, iframe, .size { grid-area: 1 / 1; }
.size { height: var(--asalto-height, 640px); visibility: hidden; width: 0; }
slot { display: block; min-height: 0; overflow: auto; }
slot.gone { display: none; }
iframe { border: 0; display: block; height: 100%; min-height: 0; transition: 1ms step-start allow-discrete; transition-property: ${Object.values(LOOK)}; width: 100%; }
iframe.waits { visibility: hidden; }`);
  return sheet;
}

// On a server there are no elements, but the module loads.
export class AsaltoTracker extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = [...Object.keys({ ...AT_START, ...LIVE, ...OWN }), ...FLAGS];

  version = VERSION;
  #root = this.attachShadow({ mode: "closed" });
  #own = new CSSStyleSheet();
  #slot = document.createElement("slot");
  #states = this.attachInternals?.().states;
  #watch = null;
  #line = null;
  #frame = null;
  /** The last state, and the moment on view in it. */
  #last = null;
  #cursor = null;
  #said = new Set();
  #off = null;
  #below = 0;
  #calm = () => {};
  #destroyed = false;
  #wanted = deferred();

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styles(), this.#own];
    const size = document.createElement("div");
    size.className = "size";
    this.#root.append(size, this.#slot);
  }

  /** Resolves once the app is loaded. It loads when it comes into view or a method is called. */
  get ready() {
    this.#start();
    return this.#wanted.promise;
  }

  connectedCallback() {
    if (this.#destroyed) return;
    // A page may have set properties before this class was there.
    for (const name of AsaltoTracker.observedAttributes) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    for (const name of AsaltoTracker.observedAttributes) this.#check(name);
    // Moving the element reloads its frame, so restart it with the last state.
    if (this.#frame) this.#restart();
    if (this.#watch || this.#frame) return;
    this.#show("loading");
    this.#watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#start(), {
      rootMargin: "200px",
    });
    this.#watch.observe(this);
    this.#hurry();
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#stop();
      this.#renew();
    });
  }

  attributeChangedCallback(name, old, value) {
    if (old === value || !this.isConnected) return;
    this.#check(name);
    if (name === "loading") this.#hurry();
    if (!this.#frame) return;
    if (name === "autosize") this.#size(NaN);
    if (name === "label") this.#frame.title = this.label;
    else if (FLAGS.includes(name)) this.#set({ [name]: this.hasAttribute(name) });
    else if (name in LIVE) this.#set({ [name]: this.#value(name) ?? "" });
    else if (name in AT_START) this.#restart();
    else if (value !== null && name !== "loading") this.#later(name);
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

  seek(moment) {
    return this.#call("seek", moment);
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

  #set(options) {
    this.#line.call("set", options).catch((error) => error.kind === "unreadable" && this.#tell("error", named(error)));
  }

  /** The value of an attribute, or null without one or with one that does not fit. */
  #value(name) {
    const value = this.getAttribute(name);
    if (!wrong(name, value)) return FLAGS.includes(name) && value !== null ? "true" : value;
    // A mode that is none must not uncover what only the game master sees.
    return name === "mode" ? "player" : null;
  }

  /** Tells once what is wrong with an attribute. */
  #check(name) {
    const message = wrong(name, this.getAttribute(name));
    if (!message || this.#said.has(message)) return;
    this.#said.add(message);
    console.warn(`<asalto-tracker> ${message}`);
    parsed.then(() => this.#tell("error", new AsaltoError({ kind: "unreadable", path: name, message })));
  }

  #hurry() {
    if (this.#value("loading") === "eager") queueMicrotask(() => this.#start());
  }

  #start() {
    if (this.#frame || this.#destroyed || !this.isConnected) return;
    const site = this.#value("site") || import.meta.url;
    const address = new URL("embed.html", new URL(site, document.baseURI));
    for (const name of [...Object.keys({ ...AT_START, ...LIVE }), ...FLAGS]) {
      const value = name === "site" ? null : this.#value(name);
      if (value) address.searchParams.set(name, value);
    }
    for (const [name, value] of Object.entries(this.#look())) if (value) address.searchParams.set(name, value);
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.src = address;
    frame.title = this.label;
    frame.allow = "clipboard-write; fullscreen";
    // The styles of the page may change, and the frame can't see them.
    let seen = JSON.stringify(this.#look());
    frame.addEventListener("transitionend", () => {
      const look = this.#look();
      if (seen === (seen = JSON.stringify(look))) return;
      // Each for itself, so that one that does not fit keeps no other away.
      for (const [name, value] of Object.entries(look)) this.#set({ [name]: value });
    });
    this.#line = connect(frame, (name, detail) => this.#hear(name, detail));
    this.#calm = patience(PATIENCE, () => this.#fail(unavailable(whyNot())));
    const line = this.#line;
    // A frame that can report its own error has done so.
    line.ready.catch((error) => line === this.#line && this.#wanted.fail(error));
    this.#show("loading");
    this.#root.append(frame);
    this.#follow();
  }

  #stop() {
    this.#calm();
    this.#off?.abort();
    this.#watch?.disconnect();
    this.#line?.close();
    this.#frame?.remove();
    this.#off = this.#watch = this.#line = this.#frame = null;
    this.#below = 0;
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
    else if (name === "error") {
      if (!this.#wanted.settled || detail.kind === "crashed") this.#show("failed");
      this.#tell("error", named(new AsaltoError(detail)));
    } else {
      if (name === "moment") this.#cursor = detail.cursor;
      if (detail.text) this.#last = detail.text;
      this.#tell(name, detail);
    }
  }

  async #begin(detail) {
    const line = this.#line;
    try {
      const [last, cursor] = [this.#last, this.#cursor];
      if (last !== null) {
        await line.call("open", last);
        // A view that only looks stays at its moment.
        if (detail.mode !== "gm" && cursor !== null) await line.call("seek", cursor);
      } else if (!detail.saved) {
        // What the frame has saved is newer than what the page began with.
        await this.#take(this.hasAttribute("encounter") ? "encounter" : "src", "open");
        await this.#goTo();
      }
    } catch (error) {
      // A frame that restarts becomes ready once more.
      if (["destroyed", "restarted"].includes(error.kind)) return;
      this.#tell("error", error);
    }
    if (line !== this.#line) return;
    this.#show("ready");
    this.#wanted.done(this);
    this.#tell("ready", detail);
  }

  /** Follows a changed attribute: an encounter, or the moment to show. */
  async #later(name) {
    try {
      await this.#line.ready;
      if (name !== "start") await this.#take(name, "setState");
      await this.#goTo();
    } catch (error) {
      if (error.kind !== "destroyed") this.#tell("error", error);
    }
  }

  /** Shows the state or the file that an attribute names. */
  async #take(name, method) {
    const line = this.#line;
    const value = this.#value(name);
    const state = value && name === "src" ? await fetched(new URL(value, document.baseURI)) : value;
    if (state && line === this.#line) {
      await line.call(method, state);
      this.#last = state;
    }
  }

  /** Goes to the moment that the page names. */
  async #goTo() {
    const start = this.#value("start");
    if (!start || (await this.#line.call("seek", /^\d/.test(start) ? Number(start) : start))) return;
    throw new AsaltoError({ kind: "unreadable", path: "start", message: `The encounter has no moment “${start}”.` });
  }

  /** Shows the content of the element until the app is there, if there is any. */
  #show(state) {
    const waits = state === "loading" && this.#slot.assignedNodes().some((one) => one.nodeType === 1 || one.data?.trim());
    this.#frame?.classList.toggle("waits", waits);
    this.#slot.classList.toggle("gone", state !== "loading" && Boolean(this.#frame));
    this.#mark(state);
  }

  #mark(state) {
    this.#states?.clear();
    try {
      this.#states?.add(state);
    } catch {
      // Earlier browsers know only states with dashes.
    }
  }

  #size(height) {
    const grows = this.hasAttribute("autosize") && Number.isFinite(height);
    this.#own.replaceSync(grows ? `.size { height: ${height}px; }` : "");
    this.#follow();
  }

  /** Keeps the main command in sight while the element is higher than the window. */
  #follow() {
    this.#off?.abort();
    this.#off = new AbortController();
    let asked = 0;
    const look = () => {
      asked = 0;
      const { bottom, height } = this.getBoundingClientRect();
      const hidden = this.hasAttribute("autosize") ? Math.min(bottom - innerHeight, height - IN_SIGHT) : 0;
      const below = Math.max(0, Math.round(hidden));
      if (below === this.#below || !this.#line) return;
      this.#below = below;
      this.#set({ below });
    };
    const soon = () => (asked ||= requestAnimationFrame(look));
    soon();
    if (!this.hasAttribute("autosize")) return;
    const { signal } = this.#off;
    addEventListener("scroll", soon, { capture: true, passive: true, signal });
    addEventListener("resize", soon, { signal });
  }

  #look() {
    const styles = getComputedStyle(this.#frame ?? this);
    return Object.fromEntries(Object.entries(LOOK).map(([name, property]) => [name, styles.getPropertyValue(property).trim()]));
  }

  #fail(error) {
    // The frame has nothing to show, so the content of the element stays.
    this.#mark("failed");
    this.#wanted.fail(error);
    this.#tell("error", error);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`asalto-${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** Each attribute is a property, too. `lang` is one of every element. */
for (const [name, usual] of Object.entries({ ...AT_START, ...LIVE, ...OWN })) {
  if (name === "lang") continue;
  Object.defineProperty(AsaltoTracker.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this.getAttribute(name) || usual;
      return name === "speed" ? Number(value) : value;
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, typeof value === "object" ? JSON.stringify(value) : value);
    },
  });
}

for (const name of FLAGS) {
  Object.defineProperty(AsaltoTracker.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.hasAttribute(name);
    },
    set(on) {
      this.toggleAttribute(name, Boolean(on));
    },
  });
}

/** An error of an option that is a custom property here. */
function named(error) {
  if (error.path in LOOK) {
    const property = LOOK[error.path];
    error.message = error.message.replace(error.path, property);
    error.path = property;
  }
  return error;
}

function unavailable(message, path) {
  return new AsaltoError({ kind: "unavailable", message, ...(path && { path }) });
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

/** The text of a file, which the frame reads. */
async function fetched(address) {
  const answer = await fetch(address).catch((error) => {
    throw unavailable(`${address}: ${error.message}`, "src");
  });
  if (!answer.ok) throw unavailable(`${address}: ${answer.status}`, "src");
  const text = await answer.text();
  if (text.length > LARGEST) {
    throw new AsaltoError({ kind: "tooLarge", path: "src", message: `${address} has more than ${LARGEST} characters` });
  }
  return text;
}

const registry = globalThis.customElements;
if (registry && !registry.get("asalto-tracker")) registry.define("asalto-tracker", AsaltoTracker);
