// A text in an address: compressed with gzip, whose checksum finds a link that was cut or changed, and as base64url.
import { reach } from "./interfaces.js";

/** The version of the form. */
export const VERSION = "1";
/** The largest text, in bytes. `LONGEST_FILE` in `import/src/limits.rs` is the same. */
const LARGEST = 2_000_000;

/** Compresses a text for an address. Undefined if the browser can't. */
export async function pack(text) {
  const made = reach(() => new CompressionStream("gzip"));
  if (!made) return undefined;
  const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(made)).arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(signs).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Returns the bytes in a link, or what is wrong with it.
 *
 * @returns {Promise<Uint8Array | "cut" | "large" | "newer" | "unsupported">}
 */
export async function unpack(/** @type {string} */ rest) {
  const [version, packed] = rest.split("/", 2);
  if (version !== VERSION) return /^\d+$/.test(version) ? "newer" : "cut";
  const inflater = reach(() => new DecompressionStream("gzip"));
  if (!inflater) return "unsupported";
  const parts = [];
  let length = 0;
  try {
    const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(inflater).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      // A short link can hold a text without end.
      if (length > LARGEST) {
        reader.cancel().catch(() => {});
        return "large";
      }
      parts.push(part.value);
    }
  } catch {
    return "cut";
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
