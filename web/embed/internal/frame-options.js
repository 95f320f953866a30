// The options of a frame: those in its address, and those that its host changes later.
import { HOST_RULESET } from "../../../pkg/js/default-ruleset.js";
import { AsaltoError } from "./asalto-error.js";
import { unfit, useAccent, useFont } from "./accent-and-font.js";
import { wrong } from "./option-checks.js";
import { HOST_CONTROLS, HOST_LANGUAGE, HOST_THEME } from "../../shell/protocol.js";
import { send } from "../../shell/send.js";

const LOOK = { accent: useAccent, font: useFont };
const root = document.documentElement;
const { mode } = root.dataset;
const address = new URLSearchParams(location.search);
const bar = { controls: address.has("controls"), speed: address.get("speed") || "1" };

/** The faults of the options in the address. */
export const faults = [...address].map(([name, value]) => fault(name, value)).filter(Boolean);

/** Gives the app the values that it needs before its start: the look, and the ruleset of new encounters. */
export function prepare() {
  for (const name of Object.keys(LOOK)) {
    const value = address.get(name) ?? "";
    if (!fault(name, value)) LOOK[name](value);
  }
  const given = address.get("ruleset");
  const ruleset = given && !wrong("ruleset", given) ? given : HOST_RULESET;
  try {
    // The app stores the ruleset under this name.
    localStorage.setItem("asalto.1.ruleset", ruleset[0].toUpperCase() + ruleset.slice(1));
  } catch {
    // Storage is full: new encounters use the ruleset of the last one.
  }
}

/** Gives the app the other options of the address after its start. */
export function begin() {
  showBar();
  if (address.has("autosize")) use("autosize", true);
}

/** Changes options. A wrong option changes none. */
export function set(given) {
  const all = Object.entries(given ?? {});
  for (const [name, value] of all) {
    const wrong = fault(name, value);
    if (wrong) throw wrong;
  }
  for (const [name, value] of all) use(name, value);
}

function use(name, value) {
  if (name === "lang" && value) send(HOST_LANGUAGE, value);
  else if (name === "theme" && value) send(HOST_THEME, value);
  else if (name === "autosize") root.toggleAttribute("data-autosize", value !== false);
  else if (name === "below") root.style.setProperty("--below", `${value}px`);
  else if (name in LOOK) LOOK[name](value);
  else if (name in bar) {
    bar[name] = value || (name === "speed" ? "1" : false);
    showBar();
  }
}

/** Shows the controls of a replay, unless the user plays: the main command has their place. */
function showBar() {
  send(HOST_CONTROLS, bar.controls === false || mode === "gm" ? null : Number(bar.speed));
}

/** The error of an option, or nothing. */
function fault(name, value) {
  const message = name in LOOK ? unfit(name, String(value)) : name === "below" ? unfitNumber(value) : wrong(name, asText(value));
  return message ? new AsaltoError({ kind: "unreadable", path: name, message }) : null;
}

function unfitNumber(value) {
  return Number.isFinite(value) && value >= 0 && value < 1e6 ? "" : "below must be a number of pixels.";
}

/** Returns an option as an attribute would have it: flags are empty or missing. */
function asText(value) {
  return typeof value === "boolean" ? "" : String(value ?? "");
}
