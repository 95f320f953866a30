// The typefaces of the app. They load after the first picture; until then the page has fonts of the device with the
// same widths (web/styles/typefaces.css), so that nothing moves when they arrive.
import { reach } from "./interfaces.js";

/** The name, the file and the weights of each typeface. */
const FACES = [
  ["Alegreya", FONTS.alegreya, "400 900"],
  ["Source Sans 3", FONTS["source-sans-3"], "200 900"],
];

/** Adds the typefaces once the page has been drawn. The browser fetches those that the page uses. */
export function addTypefaces() {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    for (const [name, file, weight] of FACES) {
      reach(() => document.fonts.add(new FontFace(name, `url(${file})`, { weight, display: "swap" })));
    }
  }));
}
