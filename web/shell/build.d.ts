/**
 * The values that the build gives the scripts in place of names, and generated modules (xtask/src/site.rs).
 */

/** The wasm of the app, and of its parts with the parts to load before. */
declare const WASM: string;
declare const PARTS: Record<string, [file: string, needs: string[]]>;
/** The files with texts to read, by name. */
declare const TEXTS: Record<string, string>;
/** The files of the typefaces, by name. */
declare const FONTS: Record<"alegreya" | "alegreya-ext" | "source-sans-3" | "source-sans-3-ext", string>;
declare const VERSION_OF_THE_BUILD: string;
/** The rulesets, by the names of the package (xtask/src/rulesets.rs). */
declare const RULESETS: string[];
/** For the service worker: the name of the build, and the built files with their SHA-256. */
declare const BUILD: string;
declare const FILES: [path: string, hash: string][];

/** The glue of wasm-bindgen for the app. */
declare module "asalto:app" {
  interface Wasm {
    __indirect_function_table: { get(place: number): (detail: number, loaded: boolean) => void };
  }
  export default function init(options: { module_or_path: WebAssembly.Module }): Promise<Wasm>;
  export function initSync(): Wasm & WebAssembly.ModuleImports;
  export function computed(): number;
}

/** The loader, beside the wasm of the app. */
declare module "asalto:parts" {
  export function start(): Promise<void>;
}

/** The glue of wasm-bindgen for the package. */
declare module "asalto:engine" {
  export default function start(options: { module_or_path: unknown }): Promise<unknown>;
  export function addWords(lang: string, texts: unknown): void;
  // The methods of pkg/src; asalto.d.ts has the types of their results.
  export class Engine {
    constructor(ruleset: string, seed?: bigint);
    [method: string]: any;
  }
}

/** The glue of wasm-bindgen for the readers of the package. */
declare module "asalto:readers" {
  export default function start(options: { module_or_path: unknown }): Promise<unknown>;
  export function report(name: string, bytes: Uint8Array): string;
}

/** The DOM for node, which comes without types. */
declare module "linkedom" {
  export function parseHTML(html: string): Window & typeof globalThis;
}

/** The host's end of the channel, which the page of an element loads once. */
declare module "asalto:frame" {
  export { AsaltoError } from "../embed/public/asalto-frame.js";
}
