// The only texts that may become markup or a script (docs/decisions/0039). Leptos sets the markup of static
// elements as text, and the service worker has an address. The browser refuses all other texts.

import { reach } from "./interfaces.js";

/** Elements without scripts, addresses and styles. */
const PLAIN =
  /^(?:[^<]|<\/?(?!script|style|iframe|object|embed|link|meta|base)[a-z][a-z0-9]*(?: (?!on|src|href|style|action|formaction)[a-z-]+(?:="[^"<>]*")?)*>)*$/;

reach(() => globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (text) => (PLAIN.test(text) ? text : null),
  createScriptURL: (address) => (address === "./sw.js" ? address : null),
}));
