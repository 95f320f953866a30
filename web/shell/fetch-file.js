// Fetches the files of the site whose names hold a hash of their content. A host may be silent, a connection may end,
// and a cache may hold damaged bytes: each try has a limit, and the bytes are compared with the name.
import { NETWORK_BACK } from "./protocol.js";
import { patience } from "./waiting.js";
import { reach } from "./interfaces.js";
import { send } from "./send.js";
import { sha256 } from "./sha256.js";

/** How long a file may take without any new byte, in seconds. */
const SILENCE = 10;
/** When a missing file is looked for again, in seconds after the last look. */
const LOOKS = [2, 5, 10, 20, 40, 60];

let looks = 0;
/** The missing file that is looked for. */
let missing = "";

/**
 * Fetches a file, and passes its response to a function that reads it. If that fails, the file is fetched once more past
 * the browser's cache. If that fails too, `NETWORK_BACK` follows when the file can be had.
 *
 * @template T
 * @param {string} file
 * @param {(answer: Response) => Promise<T>} read
 * @returns {Promise<T>}
 */
export async function fetchFile(file, read) {
  try {
    return await fetchOnce(file, read, "default");
  } catch {
    try {
      return await fetchOnce(file, read, "reload");
    } catch (error) {
      lookFor(file);
      throw error;
    }
  }
}

/**
 * @template T
 * @param {string} file
 * @param {(answer: Response) => Promise<T>} read
 * @param {RequestCache} cache
 */
async function fetchOnce(file, read, cache) {
  const limit = new AbortController();
  const lose = () => limit.abort(new Error(`${file}: nothing for ${SILENCE} s`));
  let calm = patience(SILENCE, lose);
  try {
    const answer = await fetch(new URL(file, import.meta.url), { cache, signal: limit.signal });
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const pieces = [];
    // The reader may compile the bytes as they come.
    const whole = answer.clone().body?.pipeTo(new WritableStream({
      write(piece) {
        pieces.push(piece);
        calm();
        calm = patience(SILENCE, lose);
      },
    }));
    const [value] = await Promise.all([read(answer), whole]);
    if (!(await isNamed(file, pieces))) throw new Error(`${file} is damaged`);
    looks = 0;
    return value;
  } catch (error) {
    limit.abort(error);
    throw error;
  } finally {
    calm();
  }
}

/** Whether bytes are those of a file, by the hash in its name. Pages without https can't tell. */
async function isNamed(file, pieces) {
  const [, named] = /-([0-9a-f]{16})\.\w+$/.exec(file) ?? [];
  if (!named || !reach(() => crypto.subtle)) return true;
  return (await sha256(await new Blob(pieces).arrayBuffer())).startsWith(named);
}

/** Looks for a missing file from time to time, and at once when the browser is online again. */
function lookFor(file) {
  if (missing) return;
  missing = file;
  const look = async () => {
    calm();
    const answer = await fetch(new URL(file, import.meta.url), { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (!answer?.ok) return again();
    removeEventListener("online", look);
    missing = "";
    send(NETWORK_BACK);
  };
  let calm = () => {};
  const again = () => {
    calm = patience(LOOKS[looks] ?? LOOKS[LOOKS.length - 1], look);
    looks = Math.min(looks + 1, LOOKS.length - 1);
  };
  addEventListener("online", look);
  again();
}
