// The only texts that may become markup or a script (docs/decisions/0039). Leptos sets the markup of static
// elements as text, and the service worker has an address. The browser refuses all other texts.

import { reach } from "./interfaces.js";

/** Elements that show text or a shape: none loads, runs, animates or leads anywhere. */
const ELEMENT = "b|bdi|br|circle|code|div|em|h[1-6]|hr|i|kbd|li|line|ol|option|p|path|pre|rect|small|span|strong|ul";
/** Attributes that name, describe or shape an element: none has an address, a style or a script. */
const ATTRIBUTE = "class|id|role|hidden|lang|dir|value|aria-[a-z]+|data-[a-z-]+|d|cx|cy|r|rx|ry|x|x1|x2|y|y1|y2|width|height";
const PLAIN = new RegExp(`^(?:[^<]|</?(?:${ELEMENT})(?: (?:${ATTRIBUTE})(?:="[^"<>]*")?)*>)*$`);

reach(() => globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (PLAIN.test(text) ? text : null),
  createScriptURL: (address) => (address === "./sw.js" ? address : null),
}));
