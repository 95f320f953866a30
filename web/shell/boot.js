// Starts the app. The build provides the name of its wasm and the files of the imports.
import init from "asalto:app";
import { mended } from "asalto:shell";

await mended;
init({ module_or_path: new URL(WASM, import.meta.url) }).catch((error) =>
  dispatchEvent(new CustomEvent("asalto:failed", { detail: error })),
);
