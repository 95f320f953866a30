// <asalto-tracker>: Asalto in any page. The app runs in its own frame inside a shadow root, so styles, keys
// and crashes stay on their side (docs/decisions/0016).
import { AsaltoError, connect } from "./asalto-frame.js";
import { patience } from "../../shell/waiting.js";
import { ATTRIBUTES, AT_START, FLAGS, LIVE, reflect, upgrade } from "../internal/attributes.js";
import { deferred, fault, gone, unavailable, whyNot } from "../internal/element-errors.js";
import { wrong } from "../internal/option-checks.js";
import { followLook, lookOf, named, styles } from "../internal/element-styles.js";
import { watchBelow } from "../internal/visible-part.js";
import { fetched } from "../internal/src-file.js";

export { AsaltoError };
const VERSION = VERSION_OF_THE_BUILD;
/** The time that the frame's page may take to load, in seconds. */
const PATIENCE = 30;

/** Resolves once the scripts of the page have run and listen to errors. */
/** @type {Promise<void>} */
const parsed = new Promise((done) => {
  if (globalThis.document?.readyState === "complete") done();
  else for (const name of ["DOMContentLoaded", "load"]) globalThis.addEventListener?.(name, () => done());
});

// A server has no elements, but the module loads.
export class AsaltoTracker extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = ATTRIBUTES;

  version = VERSION;
  #root = this.attachShadow({ mode: "closed" });
  #own = new CSSStyleSheet();
  #slot = document.createElement("slot");
  #states = this.attachInternals?.().states;
  /** @type {IntersectionObserver | null} */
  #watch = null;
  /** @type {import("./asalto-frame.js").Line | null} */
  #line = null;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** The last state, and the moment on view in it. @type {any} */
  #last = null;
  /** @type {number | null} */
  #cursor = null;
  #said = new Set();
  /** @type {(() => void) | null} */
  #unwatch = null;
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
    upgrade(this);
    for (const name of ATTRIBUTES) this.#check(name);
    // A moved element reloads its frame, so it restarts with the last state.
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
    if (name === "label") this.#frame.title = this.#label;
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
    this.#line?.call("set", options).catch((error) => error.kind === "unreadable" && this.#tell("error", named(error)));
  }

  /** The title of the frame. `reflect` gives the class its property. */
  get #label() {
    return /** @type {import("./embed.js").AsaltoTracker} */ (/** @type {unknown} */ (this)).label;
  }

  /** The value of an attribute; null if it is missing or does not fit. */
  #value(name) {
    const value = this.getAttribute(name);
    if (!wrong(name, value)) return FLAGS.includes(name) && value !== null ? "true" : value;
    // An unknown mode must not reveal the game master's data.
    return name === "mode" ? "player" : null;
  }

  /** Reports a fault of an attribute, once. */
  #check(name) {
    const message = wrong(name, this.getAttribute(name));
    if (!message || this.#said.has(message)) return;
    this.#said.add(message);
    console.warn(`<asalto-tracker> ${message}`);
    parsed.then(() => this.#tell("error", fault({ kind: "unreadable", path: name, message })));
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
    for (const [name, value] of Object.entries(lookOf(this))) if (value) address.searchParams.set(name, value);
    const frame = document.createElement("iframe");
    this.#frame = frame;
    frame.src = address.href;
    frame.title = this.#label;
    frame.allow = "clipboard-write; fullscreen";
    this.#line = connect(frame, (name, detail) => this.#hear(name, detail));
    this.#calm = patience(PATIENCE, () => this.#fail(unavailable(whyNot())));
    const line = this.#line;
    // A frame that can report its own error has done so.
    line.ready.catch((error) => line === this.#line && this.#wanted.fail(error));
    this.#show("loading");
    this.#root.append(frame);
    // Each option is set separately, so that a wrong one blocks no other.
    followLook(frame, (option) => this.#set(option));
    this.#size(NaN);
  }

  #stop() {
    this.#calm();
    this.#unwatch?.();
    this.#watch?.disconnect();
    this.#line?.close();
    this.#frame?.remove();
    this.#unwatch = this.#watch = this.#line = this.#frame = null;
  }

  /** Rejects `ready`. An element that returns to the page gets a new promise. */
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
    // The frame reports its own errors from here on, however slow the machine is.
    if (name === "hello") this.#calm();
    else if (name === "ready") this.#begin(detail);
    else if (name === "resize") this.#size(detail.height);
    else if (name === "error") {
      if (!this.#wanted.settled || detail.kind === "crashed") this.#show("failed");
      this.#tell("error", named(fault(detail)));
    } else {
      if (name === "moment") this.#cursor = detail.cursor;
      if (detail.text) this.#last = detail.text;
      this.#tell(name, detail);
    }
  }

  async #begin(detail) {
    const line = this.#line;
    if (!line) return;
    try {
      const [last, cursor] = [this.#last, this.#cursor];
      if (last !== null) {
        await line.call("open", last);
        // A view without commands stays at its moment.
        if (detail.mode !== "gm" && cursor !== null) await line.call("seek", cursor);
      } else if (!detail.saved) {
        // An encounter that the frame has saved is newer than the page's.
        await this.#take(this.hasAttribute("encounter") ? "encounter" : "src", "open");
        await this.#goTo();
      }
    } catch (/** @type {any} */ error) {
      // A restarting frame becomes ready again.
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
      await this.#line?.ready;
      if (name !== "start") await this.#take(name, "setState");
      await this.#goTo();
    } catch (/** @type {any} */ error) {
      if (error.kind !== "destroyed") this.#tell("error", error);
    }
  }

  /** Shows the state or the file that an attribute names. */
  async #take(name, method) {
    const line = this.#line;
    const value = this.#value(name);
    const state = value && name === "src" ? await fetched(new URL(value, document.baseURI)) : value;
    if (state && line && line === this.#line) {
      await line.call(method, state);
      this.#last = state;
    }
  }

  /** Goes to the moment that the page names. */
  async #goTo() {
    const start = this.#value("start");
    if (!start || (await this.#line?.call("seek", /^\d/.test(start) ? Number(start) : /** @type {any} */ (start)))) return;
    throw fault({ kind: "unreadable", path: "start", message: `The encounter has no moment “${start}”.` });
  }

  /** Shows the content of the element, if it has any, until the app has loaded. */
  #show(state) {
    const waits = state === "loading" && this.#slot.assignedNodes().some((one) => one instanceof Element || (one instanceof Text && one.data.trim()));
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

  /**
   * Sets the height to that of the content, and keeps the main command in the window, if the page requests
   * it.
   */
  #size(height) {
    const grows = this.hasAttribute("autosize");
    if (grows && Number.isFinite(height)) this.#own.replaceSync(`.size { height: ${height}px; }`);
    else if (!grows) this.#own.replaceSync("");
    if (grows) this.#unwatch ??= watchBelow(this, (below) => this.#set({ below }));
    else {
      this.#unwatch?.();
      this.#unwatch = null;
    }
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

reflect(AsaltoTracker.prototype);
const registry = globalThis.customElements;
if (registry && !registry.get("asalto-tracker")) registry.define("asalto-tracker", AsaltoTracker);
