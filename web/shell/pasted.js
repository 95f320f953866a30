// What is pasted: the content of another tool goes to the preview, which adds nothing before Add. A list goes into the
// quick line, where each of its lines is a combatant.
import { OTHER_FILES } from "./protocol.js";
import { LINK } from "./links.js";
import { readFiles } from "./incoming-files.js";
import { receives, started } from "./receiving.js";
import { send } from "./send.js";

/** The beginning of JSON, of a page, and of a note with blocks. */
const OPENS = /^\s*(?:[{[<]|`{3}|---\s)/;
/** A line of a stat block, in any of the languages. The line of a list begins with a name. */
const STAT = /^[\s*_#>|-]*(?:armou?r class|hit (?:points|dice)|clase de armadura|puntos de golpe|classe d.armure|points de vie|(?:ac|hp|ca|pg|pv)\b)[\s*_:]*\d/im;
/** The sign before an item of a list. */
const BULLET = /^(?:[-*•–]|\d+[.)])\s+/;
/** The fewest lines of a stat block. */
const FEWEST = 3;

/** Hands a text to the app, which shows what is in it. */
export async function bringText(/** @type {string} */ text) {
  const link = LINK.exec(text);
  if (link) {
    location.hash = link[0];
    return;
  }
  await started;
  // A text has no file name.
  send(OTHER_FILES, [["", new TextEncoder().encode(text)]]);
}

/** Returns the lines of a text that have anything on them. */
const linesOf = (/** @type {string} */ text) => text.split(/[\n\r]+/).map((line) => line.trim()).filter(Boolean);

/** Returns whether a text is the content of another tool, and not a list of names. */
function isContent(/** @type {string} */ text) {
  const lines = linesOf(text);
  const isTable = lines.length > 1 && lines.every((line) => line.includes("\t"));
  return LINK.test(text) || OPENS.test(text) || isTable || (lines.length >= FEWEST && STAT.test(text));
}

/** Puts a list into the quick line. Returns false if it is too long for it. */
function putList(/** @type {HTMLInputElement} */ field, /** @type {string[]} */ lines) {
  const list = lines.map((line) => line.replace(BULLET, "")).join("; ");
  const { selectionStart, selectionEnd, value, maxLength } = field;
  const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  if (value.length - (to - from) + list.length > maxLength) return false;
  field.setRangeText(list, from, to, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}

if (receives) {
  addEventListener("paste", (event) => {
    const target = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
    const field = target?.closest("input, textarea, select, [contenteditable]");
    const isLine = field instanceof HTMLInputElement && field.id === "quick-line";
    if (field && !isLine) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const lines = linesOf(text);
    // A copied cell comes with its picture.
    const files = [...event.clipboardData?.files ?? []].filter(({ type }) => !type.startsWith("image/"));
    if (lines.length === 0 && files.length > 0) {
      event.preventDefault();
      started.then(() => readFiles(files));
    } else if (isContent(text)) {
      event.preventDefault();
      bringText(text);
    } else if (isLine && lines.length > 1) {
      event.preventDefault();
      if (!putList(field, lines)) bringText(text);
    }
  });
}
