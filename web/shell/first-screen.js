// The first screen, before the app has loaded. The page contains its markup in every language, which the app
// itself wrote at build time. The app replaces it, and takes over by id: the text of fields, the focus, and
// the presses. Every control of the markup has an id (web/first/render.js).
import { APP_RULESET } from "../../pkg/js/default-ruleset.js";
import * as earlyLines from "./early-lines.js";
import { local } from "./interfaces.js";
import { MOUNTING, STARTED, STOPPED } from "./protocol.js";

const PRESSED = "a, button, summary";
const FIELDS = "input, select, textarea";

/** The sentence for a page that stays empty longer than a moment, by language. */
const LOADING = { en: "Asalto is loading…", es: "Asalto se está cargando…", fr: "Chargement d’Asalto…" };
/** The time until that sentence, in milliseconds. */
const MOMENT = 1000;

/** The first screen, until the app has started. @type {HTMLElement | null} */
let screen = null;
/** The side of the next lines: the id of its button. */
let side = "";
/** The ids of the pressed controls, in order. */
const pressed = new Set();
/** The id of the control under a pressed mouse button. */
let held = "";
/** The texts of the fields by id. */
const values = new Map();
/** The id of the control with the focus, and the selection in it. @type {{ id: string, selection: [number, number, any] }} */
let focused = { id: "", selection: [0, 0, "none"] };

customElements.define("asalto-first", class extends HTMLElement {
  connectedCallback() {
    show(this);
  }
});

function show(place) {
  const root = document.documentElement;
  const templates = /** @type {HTMLTemplateElement[]} */ ([...document.querySelectorAll("template[lang]")]);
  const template = templates.find(({ lang }) => lang === root.lang);
  // A frame of another page has none.
  if (!template) return place.remove();
  screen = /** @type {HTMLElement} */ (template.content.firstElementChild);
  for (const one of templates) one.remove();
  const { theme, keys, dice, setup } = stored();
  if (theme === "dark" || theme === "light") root.dataset.theme = theme;
  root.dataset.keys = keys === "off" ? "off" : "on";
  root.dataset.dice = dice === "real" ? "real" : "app";
  if (!setup) {
    // The app opens an encounter, so the empty frame of the page waits for it.
    screen.querySelector("main")?.replaceChildren();
    screen.inert = true;
    screen.ariaHidden = "true";
    sayLoading();
  }
  earlyLines.resume(screen);
  const elsewhere = /^#(rules(\/|$)|\/players$)/.test(location.hash);
  if (elsewhere) place.remove();
  else place.replaceWith(screen);
  // A first visit begins in the line. On a touch screen a field with the focus would open its keyboard.
  if (setup && !elsewhere && !navigator.maxTouchPoints) earlyLines.begin(screen);
  screen.addEventListener("click", press);
  screen.addEventListener("submit", (event) => {
    event.preventDefault();
    if (screen) earlyLines.enter(screen);
  });
  screen.addEventListener("mousedown", ({ button, target }) => (held = button ? "" : (controlOf(target)?.id ?? "")));
  addEventListener("mouseup", () => (held = ""));
}

/** Shows and announces that the app loads, if it takes longer than a moment. */
function sayLoading() {
  const sentence = document.createElement("p");
  sentence.className = "loading";
  sentence.role = "status";
  document.body.append(sentence);
  const wait = setTimeout(() => (sentence.textContent = LOADING[document.documentElement.lang]), MOMENT);
  const end = () => {
    clearTimeout(wait);
    sentence.remove();
  };
  for (const name of [MOUNTING, STOPPED]) addEventListener(name, end, { once: true });
}

/**
 * Returns the settings that change the first screen, and whether the app will open an empty setup like the
 * markup: with the ruleset of a new user.
 */
function stored() {
  const stored = local();
  // Without storage the app shows a warning above the setup.
  if (!stored) return { setup: false };
  const of = (name) => stored.getItem(`asalto.1.${name}`);
  try {
    const encounters = Object.keys(stored).some((key) => key.startsWith("asalto.1.encounter."));
    const safe = "safe" in document.documentElement.dataset;
    const setup = !encounters && !safe && (of("ruleset") ?? APP_RULESET) === APP_RULESET;
    return { theme: of("theme"), keys: of("keys"), dice: of("dice"), setup };
  } catch {
    // The browser has begun to refuse it.
    return { setup: false };
  }
}

/** @returns {any} */
function controlOf(target) {
  return target.closest(PRESSED);
}

/** Records a press for the app. */
function press(event) {
  const control = controlOf(event.target);
  // The browser itself opens a link in another window, and submits a form.
  if (!control || control.target || (control.type === "submit" && control.form)) return;
  // The app fills a section when it opens.
  if (control.localName === "summary") event.preventDefault();
  if (control.matches(".side")) choose(control);
  else pressed.add(control.id);
}

/** Chooses the side of the next lines. */
function choose(button) {
  side = button.id;
  for (const one of screen?.querySelectorAll(".side") ?? []) one.ariaPressed = String(one === button);
}

addEventListener(MOUNTING, () => {
  if (!screen) return;
  for (const field of fields(screen)) values.set(field.id, field.value);
  const { id = "", selectionStart, selectionEnd, selectionDirection } = /** @type {any} */ (document.activeElement ?? {});
  focused = { id, selection: [selectionStart, selectionEnd, selectionDirection] };
  screen.remove();
});

addEventListener(STARTED, () => {
  if (!screen) return;
  if (isThere(screen)) repeat();
  else earlyLines.add();
  screen = null;
});

/**
 * Returns whether the app shows the screen of the markup. An encounter restored from its copy has other
 * controls.
 */
function isThere(screen) {
  return !screen.inert && [...screen.querySelectorAll("[id]")].every(({ id }) => document.getElementById(id));
}

/** Repeats the user's input in the app. */
function repeat() {
  document.getElementById(side)?.click();
  for (const field of fields(document.body)) {
    const value = values.get(field.id);
    if (value === undefined || value === field.value) continue;
    field.value = value;
    field.dispatchEvent(new Event(field.localName === "select" ? "change" : "input", { bubbles: true }));
  }
  restoreFocus();
  earlyLines.add(() => {
    for (const id of pressed) document.getElementById(id)?.click();
  });
  // A press that began before the app took over ends on the app's control. The browser makes no click of it.
  const control = document.getElementById(held);
  if (control) addEventListener("mouseup", ({ target }) => control.contains(/** @type {Node} */ (target)) && control.click(), { once: true });
}

function restoreFocus() {
  const { id, selection } = focused;
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(id));
  field?.focus({ preventScroll: true });
  // The app's first effects write the value once more, which moves the caret to the end.
  if (field?.localName === "input") setTimeout(() => field.value === values.get(id) && field.setSelectionRange(...selection));
}

/** @returns {NodeListOf<HTMLInputElement>} */
function fields(within) {
  return within.querySelectorAll(FIELDS);
}
