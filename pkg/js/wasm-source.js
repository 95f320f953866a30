// The wasm of a module, as wasm-bindgen takes it, and its loading. node reads the file beside the module; other platforms fetch
// it.

/** @param {unknown} given An address, a Response, the bytes or a module: whatever the host passes to `load`. */
export async function wasmSource(given) {
  if (!(given instanceof URL && given.protocol === "file:")) return given;
  const { readFile } = await import("node:fs/promises");
  return readFile(given);
}

/**
 * Returns a function that loads a module, once for all calls. After a failure, the next call tries again.
 *
 * @param {(source: unknown) => Promise<void>} begin
 * @param {(cause: any) => Error} failed the error for the host
 */
export function loadedOnce(begin, failed) {
  /** @type {Promise<void> | null} */
  let loading = null;
  return (/** @type {unknown} */ source) => {
    loading ??= begin(source).catch((cause) => {
      loading = null;
      throw failed(cause);
    });
    return loading;
  };
}
