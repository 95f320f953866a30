// Reads the files of other tools: creatures, encounters and running fights. The readers are a wasm of their own, so
// that a host without files loads the engine alone, and a host of files the readers alone. import.d.ts has the types.
import start, { report } from "asalto:readers";
import { AsaltoError } from "./asalto.js";
import { loadedOnce, wasmSource } from "./wasm-source.js";

export { AsaltoError };

/** The most bytes of a file. Those of a longer one are not copied: the readers refuse it by its length. */
const LONGEST = 2_000_000;

let loaded = false;
let fallen = false;

/** Loads the readers, once for all calls. They find their own file without a source. */
export const load = loadedOnce(
  begin,
  (cause) => new AsaltoError({ kind: "unavailable", message: `The readers can’t be loaded: ${cause?.message}`, cause }),
);

async function begin(source) {
  await start({ module_or_path: await wasmSource(source ?? new URL("./import.wasm", import.meta.url)) });
  loaded = true;
}

/** Reads a file; returns what was understood, and what was not. The content tells the format, never the name. */
export function read(name, content) {
  if (typeof name !== "string") throw new AsaltoError({ kind: "unreadable", path: "name", message: "name must be a text." });
  const bytes = bytesOf(content);
  if (fallen) throw crashed();
  if (!loaded) throw new AsaltoError({ kind: "notLoaded", message: "The readers are not loaded: await load() first." });
  try {
    return JSON.parse(report(name, bytes));
  } catch (/** @type {any} */ error) {
    fallen = true;
    throw crashed(error);
  }
}

/** @returns {Uint8Array} */
function bytesOf(content) {
  // A byte more is enough to be refused.
  const end = LONGEST + 1;
  if (typeof content === "string") return new TextEncoder().encode(content.slice(0, end)).subarray(0, end);
  if (content instanceof ArrayBuffer) return new Uint8Array(content, 0, Math.min(content.byteLength, end));
  if (ArrayBuffer.isView(content)) {
    return new Uint8Array(content.buffer, content.byteOffset, Math.min(content.byteLength, end));
  }
  throw new AsaltoError({ kind: "unreadable", path: "content", message: "content must be a text, an ArrayBuffer or its bytes." });
}

function crashed(cause) {
  return new AsaltoError({ kind: "crashed", message: "The readers have stopped; load the page again.", cause });
}
