// Links with an encounter in the fragment of their address, which no server sees. The text is compressed with gzip, whose
// checksum finds a link that was cut or changed (docs/decisions/0101-links.md).
import { LINK_MADE, MAKE_LINK, OTHER_FILES } from "./protocol.js";
import { reach, replaceState } from "./interfaces.js";
import { receives, started } from "./receiving.js";
import { send } from "./send.js";

/** A link in a text: the fragment of its address. */
export const LINK = /#\/open\/\d+\/[\w-]+/;
/** The beginning of the fragment. The version of the form follows, and then the text. */
const OPENS = "#/open/";
const VERSION = "1";
/** The largest text, in bytes. `LONGEST_FILE` in `import/src/limits.rs` is the same. */
const LARGEST = 2_000_000;

addEventListener(MAKE_LINK, async ({ detail: text }) => {
  const address = new URL(location.href);
  address.search = "";
  const packed = await pack(text);
  address.hash = `${OPENS}${VERSION}/${packed}`;
  send(LINK_MADE, packed === undefined ? null : address.href);
});

if (receives) {
  const open = async () => {
    const { hash } = location;
    if (!hash.startsWith(OPENS)) return;
    // A reload must not open it again, and the app knows no such page.
    replaceState(null, location.href.slice(0, -hash.length));
    const read = await unpack(hash.slice(OPENS.length));
    await started;
    send(OTHER_FILES, [[null, read]]);
  };
  open();
  addEventListener("hashchange", open);
}

/** Compresses a text for an address. Undefined if the browser can't. */
async function pack(text) {
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
async function unpack(/** @type {string} */ rest) {
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
