// Loads the wasm of the app and of its parts. The build provides WASM, the app's file, and PARTS: the file of
// each part, and the parts to load before it.
import init, { initSync } from "asalto:app";
import { fetchFile } from "./fetch-file.js";

const compiling = new Map();
const loading = new Map();

/** Fetches and compiles a file, once. The next call tries again after a failure. */
function compiled(file) {
  return once(compiling, file, () => fetchFile(file, async (answer) => {
    // Browsers compile while loading only if the host declares the file as WebAssembly.
    const streams = answer.headers.get("Content-Type")?.startsWith("application/wasm");
    return streams ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  }));
}

/** Fetches and compiles the app ahead of its start. */
export function ahead() {
  return compiled(WASM);
}

/** Fetches and compiles a part ahead of its use. A failure shows only when the part is needed. */
export function partAhead(name) {
  const [file, needs] = PARTS[name];
  for (const other of needs) partAhead(other);
  compiled(file).catch(() => {});
}

/** Starts the app. */
export async function start() {
  await init({ module_or_path: await ahead() });
}

/**
 * Returns the function that the app calls to load a part. It calls a function of the app by its index in the
 * table of functions, and reports whether the part has loaded.
 */
export function loader(name) {
  return async (place, detail) => {
    const loaded = await load(name).then(() => true, (error) => console.error(error));
    initSync().__indirect_function_table.get(place)(detail, loaded === true);
  };
}

function load(name) {
  return once(loading, name, async () => {
    const [file, needs] = PARTS[name];
    const module = compiled(file);
    // A failure of another part must not leave this promise unhandled.
    module.catch(() => {});
    await Promise.all(needs.map(load));
    const shared = initSync();
    await WebAssembly.instantiate(await module, { __wasm_split: shared, merged: shared });
  });
}

/** Returns the promise of a name. A function makes it unless there is one that has not failed. */
function once(promises, name, make) {
  if (!promises.has(name)) {
    const promise = make();
    promises.set(name, promise);
    promise.catch(() => promises.delete(name));
  }
  return promises.get(name);
}
