// Runs the app under node with an empty storage and prints the markup of its first screen (docs/decisions/0032).
// `cargo xtask build` bundles it with the app and runs it once for each language.
import { readFile } from "node:fs/promises";
import { parseHTML } from "linkedom";
import { FAILED, STARTED } from "../shell/protocol.js";

const [language] = process.argv.slice(2);
const { document, ...dom } = parseHTML("<!doctype html><html><head></head><body></body></html>");
const events = new EventTarget();

/** The parts of a browser's window that the app uses before its first screen is built. */
const browser = {
  document,
  window: globalThis,
  Window: class {
    static [Symbol.hasInstance](value) {
      return value === globalThis;
    }
  },
  navigator: { languages: [language], maxTouchPoints: 0 },
  location: new URL("https://localhost/"),
  localStorage: { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} },
  requestAnimationFrame() {},
  cancelAnimationFrame() {},
  fetch: async (url) => new Response(await readFile(new URL(url)), { headers: { "Content-Type": "application/wasm" } }),
};
for (const name of ["Node", "Element", "HTMLElement", "HTMLInputElement", "ShadowRoot"]) browser[name] = dom[name];
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) browser[name] = events[name].bind(events);
for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

const started = new Promise((done, failed) => {
  addEventListener(STARTED, done);
  addEventListener(FAILED, ({ detail }) => failed(new Error(String(detail))));
});
const { start } = await import("asalto:parts");
await start();
await started;
const screen = document.querySelector("body > div");
if (!screen) throw new Error("the app shows no screen");
// The app takes over by id (web/shell/first-screen.js).
for (const control of screen.querySelectorAll("a, button, input, select, summary, textarea")) {
  if (!control.id) throw new Error(`a control of the first screen has no id: ${control.outerHTML}`);
}
// The DOM of node writes a property as an attribute.
for (const field of screen.querySelectorAll("input")) field.removeAttribute("value");
// The app marks positions in its own markup with comments, which this copy does not need.
process.stdout.write(screen.outerHTML.replaceAll("<!---->", ""), () => process.exit());
