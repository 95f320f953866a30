// Lines that the user enters before the app has loaded. The page shows each line below the quick line at
// once, and the app adds them in their order after its start. A page that is left before then keeps them for
// its next load.
import { ADD_LINE, LINE_TAKEN } from "./protocol.js";
import { local, reach, session } from "./interfaces.js";
import { send } from "./send.js";

const KEY = "asalto.1.early";
/** The key of the last batches that an app has added, in the storage that all tabs share. */
const ADDED = "asalto.1.early-added";
/** How many batches are remembered: more than the tabs that wait at the same time. */
const REMEMBERED = 20;

/** The most lines that a load takes: nobody enters as many before the app is there. */
const MOST = 200;

/** The id of the lines of this page. A duplicated tab starts with a copy of the lines, and with their id. */
let batch = newId();

/** The lines that the app has not added, each with the number of its side. @type {[side: number, text: string][]} */
let lines = [];
/** Their list in the page. */
let list = document.createElement("div");
/** Runs after the last line. @type {(() => void) | undefined} */
let finish;

/** Shows the lines that the page kept when it was left. */
export function resume(screen) {
  try {
    const [id, ...kept] = JSON.parse(session()?.getItem(KEY) ?? "[]");
    if (typeof id === "string") {
      batch = id;
      lines = kept.filter(([side, text]) => [0, 1, 2].includes(side) && typeof text === "string").slice(0, MOST);
    }
  } catch {
    // The text is not ours, or storage is blocked.
  }
  show(screen);
}

/** Moves the focus into the line. */
export function begin(screen) {
  quickLine(screen).focus({ preventScroll: true });
}

/** Takes the line in the field. */
export function enter(screen) {
  const field = quickLine(screen);
  const text = field.value.trim();
  if (!text) return;
  lines.push([Number(screen.querySelector('.side[aria-pressed="true"]').dataset.side), text]);
  save();
  field.value = "";
  show(screen);
}

/**
 * Sends the app the lines, and calls a function after the last one. The app may show any encounter if no
 * function is given.
 */
export function add(then) {
  finish = then;
  if (lines.length && !claim()) {
    lines = [];
    save();
  }
  show(document.body);
  next();
}

/** Claims the lines for this tab. Returns whether no other tab has added them. */
function claim() {
  const added = (reach(() => local()?.getItem(ADDED)) ?? "").split(" ").filter(Boolean);
  if (added.includes(batch)) return false;
  // Only a duplicated tab could add the lines again if there is no storage.
  reach(() => local()?.setItem(ADDED, [...added, batch].slice(-REMEMBERED).join(" ")));
  // A page that is left in the middle keeps the rest, which nobody has added.
  batch = newId();
  save();
  return true;
}

function newId() {
  return `${Date.now()}-${Math.random()}`;
}

function next() {
  if (!lines.length) finish?.();
  // A combat restored from its copy takes no lines of a setup.
  else if (finish || document.querySelector(".opening .quick")) send(ADD_LINE, lines[0].join(" "));
}

addEventListener(LINE_TAKEN, ({ detail: returned }) => {
  lines.shift();
  save();
  show(document.body);
  if (returned) {
    const field = quickLine(document.body);
    field.value = [returned, field.value].filter(Boolean).join("; ");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  // The app is still busy with this line.
  queueMicrotask(next);
});

function save() {
  // Without storage the lines stay in this page.
  reach(() => (lines.length ? session()?.setItem(KEY, JSON.stringify([batch, ...lines])) : session()?.removeItem(KEY)));
}

/** Shows the lines by side, as they were typed. Only the app can parse them. */
function show(screen) {
  list.remove();
  const sides = [...screen.querySelectorAll(".opening .side")].filter(({ dataset }) => textsOf(dataset.side).length);
  if (!sides.length) return;
  list = element("div", "roster early", sides.map(section));
  screen.querySelector(".quick + details").after(list);
  // The app's own button follows the encounter.
  if (screen !== document.body) screen.querySelector("#go").ariaDisabled = "false";
}

function section({ dataset: { side }, textContent }) {
  const made = element("section", "", [element("h3", "", [textContent]), element("ul", "", textsOf(side).map(row))]);
  made.dataset.side = side;
  return made;
}

function row(text) {
  const member = element("div", "member", [element("span", "bar", []), element("span", "name", [text])]);
  member.ariaBusy = "true";
  return element("li", "", [member]);
}

function textsOf(side) {
  return lines.filter(([of]) => of === Number(side)).map(([, text]) => text);
}

function element(name, className, children) {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

/** @returns {HTMLInputElement} */
function quickLine(screen) {
  return screen.querySelector("#quick-line");
}
