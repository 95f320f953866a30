// The texts of an encounter in storage, as src/storage/library writes them: slots and journals. Each begins
// with a line "asalto SCHEMA GENERATION LENGTH CHECKSUM".

/** The keys of slots and journals. A spare copy and texts set aside have other keys. */
export const KEY = /^asalto\.1\.encounter\.\d+\.(journal-)?[ab]$/;
// The newest version of the format that this version of the app knows.
const SCHEMA = 2;
const HEAD = /^asalto (\d+) (\d+) (\d+) ([0-9a-f]{16})\n/;

/** Returns the generation of a text; NaN for a text without one. */
export function generation(text) {
  return Number(HEAD.exec(text)?.[2] ?? NaN);
}

/** Returns the checksum in the head of a text. */
export function sum(text) {
  return HEAD.exec(text)?.[4];
}

/** Returns whether a newer version of the app wrote a text. */
export function isNewer(text) {
  return Number(HEAD.exec(text)?.[1]) > SCHEMA;
}

/** Returns whether a text is complete: its length and its checksum fit. */
export function isWhole(text) {
  const head = HEAD.exec(text);
  if (!head) return false;
  const [line, schema, number, length, named] = head;
  const body = new TextEncoder().encode(text.slice(line.length));
  return body.length === Number(length) && checksum(numbers(schema, number), body) === named;
}

/** FNV-1a with 64 bits, in two halves: the prime is 2^40 + 0x1b3. */
function checksum(...parts) {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const bytes of parts) {
    for (let at = 0; at < bytes.length; at += 1) {
      low = (low ^ bytes[at]) >>> 0;
      const product = low * 0x1b3;
      high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 2 ** 32)) >>> 0;
      low = product >>> 0;
    }
  }
  return [high, low].map((half) => half.toString(16).padStart(8, "0")).join("");
}

/** Returns the schema and the generation in the form of the checksum's input. */
function numbers(...texts) {
  const bytes = new DataView(new ArrayBuffer(8 * texts.length));
  texts.forEach((text, at) => bytes.setBigUint64(8 * at, BigInt(text), true));
  return new Uint8Array(bytes.buffer);
}
