// The typefaces of the app. They load after the first picture; until then the page has fonts of the device with the
// same widths (web/styles/typefaces.css), so that nothing moves when they arrive.
import { reach } from "./interfaces.js";

/** The letters of Western European languages, and all other Latin letters, as the files have them. */
const LATIN = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, "
  + "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const LATIN_EXTENDED = "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, "
  + "U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

/**
 * The name, the weights, the file and the letters of each typeface. Of two with the same letter, the last one wins.
 *
 * @type {[name: string, weight: string, file: string, unicodeRange: string][]}
 */
const FACES = [
  ["Alegreya", "400 900", FONTS["alegreya-ext"], LATIN_EXTENDED],
  ["Alegreya", "400 900", FONTS.alegreya, LATIN],
  ["Source Sans 3", "200 900", FONTS["source-sans-3-ext"], LATIN_EXTENDED],
  ["Source Sans 3", "200 900", FONTS["source-sans-3"], LATIN],
];

/** Adds the typefaces once the page has been drawn. The browser fetches those with letters that the page uses. */
export function addTypefaces() {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const [name, weight, file, unicodeRange] of FACES) {
      reach(() => document.fonts.add(new FontFace(name, `url(${file})`, { weight, unicodeRange, display: "swap" })));
    }
  }));
}
