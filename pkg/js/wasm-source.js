// The wasm of a module, as wasm-bindgen takes it. node reads the file beside the module; other platforms fetch it.

/** @param {unknown} given An address, a Response, the bytes or a module: whatever the host passes to `load`. */
export async function wasmSource(given) {
  if (!(given instanceof URL && given.protocol === "file:")) return given;
  const { readFile } = await import("node:fs/promises");
  return readFile(given);
}
