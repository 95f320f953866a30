// Adds the styles of a part of the app, once. The page's policy forbids a style element.
import { ADD_STYLES } from "./protocol.js";

const added = new Set();

addEventListener(ADD_STYLES, ({ detail }) => {
  if (added.has(detail)) return;
  added.add(detail);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(detail);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
