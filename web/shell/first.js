// Shows the first screen before the app has loaded: the page holds its markup in every language. The app
// replaces it, and what the user did meanwhile is done again in the app.
import * as early from "./early.js";
import { MOUNTING, STARTED } from "./protocol.js";

/** The ruleset of the markup, which is that of new users (web/src/settings.rs). */
const RULESET = "Dnd5e2024";
const CONTROLS = "a, button, input, select, summary, textarea";

let screen = null;
let focused = -1;
let selection = [];
let fields = [];
let markup = "";
const pressed = [];
/** The control on which the mouse is down. */
let held = -1;

customElements.define("asalto-first", class extends HTMLElement {
  connectedCallback() {
    show(this);
  }
});

function show(place) {
  const root = document.documentElement;
  const templates = [...document.querySelectorAll("template[lang]")];
  // A frame of another page has none.
  if (!templates.length) return place.remove();
  screen = templates.find(({ lang }) => lang === root.lang).content.firstElementChild;
  for (const template of templates) template.remove();
  const { theme, keys, dice, setup } = stored();
  if (["dark", "light"].includes(theme)) root.dataset.theme = theme;
  root.dataset.keys = keys === "off" ? "off" : "on";
  root.dataset.dice = dice === "real" ? "real" : "app";
  if (!setup) {
    // The app opens an encounter, so the frame of the page waits for it.
    screen.querySelector("main").replaceChildren();
    screen.inert = true;
    screen.ariaHidden = "true";
  }
  early.resume(screen);
  const elsewhere = /^#(rules(\/|$)|\/players$)/.test(location.hash);
  if (elsewhere) place.remove();
  else place.replaceWith(screen);
  for (const type of ["click", "submit"]) screen.addEventListener(type, keep);
  screen.addEventListener("mousedown", ({ button, target }) => (held = button ? -1 : controls(screen).indexOf(target.closest(CONTROLS))));
  addEventListener("mouseup", () => (held = -1));
}

/** The settings that change the first screen, and whether the app will open an empty setup by RULESET. */
function stored() {
  const of = (name) => localStorage.getItem(`asalto.1.${name}`);
  try {
    const encounters = Object.keys(localStorage).some((key) => key.startsWith("asalto.1.encounter."));
    const safe = "safe" in document.documentElement.dataset;
    const setup = !encounters && !safe && (of("ruleset") ?? RULESET) === RULESET;
    return { theme: of("theme"), keys: of("keys"), dice: of("dice"), setup };
  } catch {
    // Without storage the app shows a warning above the setup.
    return { setup: false };
  }
}

/** Keeps a press for the app. A press of Enter in a field submits its form. */
function keep(event) {
  const control = event.type === "submit" ? event.target.querySelector("[type=submit]") : event.target.closest(CONTROLS);
  // The browser itself opens a link in a window of its own.
  if (control?.target || (event.type === "click" && control?.type === "submit" && control.form)) return;
  if (event.type === "submit" || control?.localName === "summary") event.preventDefault();
  if (control?.closest(".quick")) {
    if (event.type === "submit") early.enter(screen);
    else if (control.matches(".side")) choose(control);
    return;
  }
  const place = controls(screen).indexOf(control);
  if (place >= 0 && !["input", "select"].includes(control.localName) && !pressed.includes(place)) pressed.push(place);
}

/** Chooses the side of the next lines. */
function choose(side) {
  for (const one of screen.querySelectorAll(".side")) one.ariaPressed = String(one === side);
}

addEventListener(MOUNTING, () => {
  if (!screen) return;
  const all = controls(screen);
  markup = shape(all);
  focused = all.indexOf(document.activeElement);
  const { selectionStart, selectionEnd, selectionDirection } = all[focused] ?? {};
  selection = [selectionStart, selectionEnd, selectionDirection];
  fields = all.map((control) => control.value);
  screen.remove();
});

addEventListener(STARTED, () => {
  if (!screen) return;
  // The markup is that of the app, so controls are equal by their place. An encounter that came back from its copy
  // has other controls.
  const all = controls(document.body);
  if (shape(all) === markup) repeat(all);
  else early.add();
  screen = null;
});

/** Repeats in the app what was done in its markup. */
function repeat(all) {
  const side = screen.querySelector('.side[aria-pressed="true"]');
  all.forEach((control, place) => {
    if (control.dataset.side === side.dataset.side && control.ariaPressed === "false") control.click();
    if (!["input", "select"].includes(control.localName) || control.value === fields[place]) return;
    control.value = fields[place];
    control.dispatchEvent(new Event(control.localName === "input" ? "input" : "change", { bubbles: true }));
  });
  const field = all[focused];
  field?.focus({ preventScroll: true });
  // The app's first effects write the value once more, which moves the caret to the end.
  if (field?.localName === "input") setTimeout(() => field.value === fields[focused] && field.setSelectionRange(...selection));
  early.add(() => {
    for (const place of pressed) all[place].click();
  });
  // A press that began before the app took over ends on the app's control, and the browser makes no click of it.
  const control = all[held];
  if (control) addEventListener("mouseup", ({ target }) => control.contains(target) && control.click(), { once: true });
}

/** What tells whether two screens have the same controls. */
function shape(all) {
  return all.map(({ localName, id }) => localName + id).join();
}

function controls(within) {
  return [...within.querySelectorAll(CONTROLS)];
}
