// Files that come in: chosen, dropped on any screen, or opened with the installed app. Our own go to the app as stored
// texts, all others as bytes, which it shows before it adds anything (docs/decisions/0094-other-tools-files.md).
import { FILE_READ, FILES_OVER, OTHER_FILES, STARTED } from "./protocol.js";
import { reach } from "./interfaces.js";
import { receives, started } from "./receiving.js";
import { send } from "./send.js";

/** The largest file of ours, in bytes. */
const LARGEST = 20_000_000;
/** The largest file of another tool. `LONGEST_FILE` in `import/src/limits.rs` is the same. */
const LARGEST_OTHER = 2_000_000;
/** The most files that are read at once. */
const MOST = 100;
/** The beginning of a file of ours, also of one that is cut off. */
const OURS = /^\s*\{\s*"asalto"\s*:\s*[12]\b/;

/**
 * Reads files and hands them to the app.
 *
 * @param {Iterable<File>} files
 */
export async function readFiles(files) {
  /** @type {[name: string, content: Uint8Array | number | null][]} */
  const others = [];
  for (const file of [...files].slice(0, MOST)) {
    const other = await read(file);
    if (other !== undefined) others.push([file.name, other]);
  }
  if (others.length > 0) send(OTHER_FILES, others);
}

/** Hands a file of ours to the app, or returns the content of another: its bytes, its size if it is too large, or null. */
async function read(file) {
  if (file.size > LARGEST) return file.size;
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that is gone.
    return null;
  }
  const begins = new TextDecoder().decode(bytes.subarray(0, 200));
  let ours = OURS.test(begins);
  let detail = null;
  if (ours || begins.trimStart().startsWith("{")) {
    try {
      const content = JSON.parse(new TextDecoder().decode(bytes));
      // The first form has no journals.
      ours = content.asalto === 1 || content.asalto === 2;
      if (ours) detail = textsOf(content);
    } catch {
      // It is cut off, or not ours: the app reports it.
    }
  }
  if (ours) {
    send(FILE_READ, detail);
    return undefined;
  }
  return bytes.length > LARGEST_OTHER ? bytes.length : bytes;
}

/** Returns the stored texts of a file of ours, as alternating keys and texts. */
function textsOf(content) {
  // The documents are parties, creatures and names.
  const all = [...Object.entries(content.slots), ...Object.entries(content.documents ?? {})];
  const slots = all.filter(([, text]) => typeof text === "string");
  // Storage lists keys in any order. Imported encounters keep the order of their creation.
  slots.sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return slots.flat();
}

addEventListener(STARTED, () => {
  reach(() => globalThis.launchQueue?.setConsumer(async ({ files: handles }) => {
    const files = await Promise.all((handles ?? []).map((handle) => handle.getFile()));
    await readFiles(files);
  }));
}, { once: true });

if (receives) {
  /** The elements that the files are over. One is entered before the last is left. */
  let over = 0;
  const holdsFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files") === true;
  const leave = () => {
    over = 0;
    send(FILES_OVER, null);
  };
  addEventListener("dragenter", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    over += 1;
    const items = [...event.dataTransfer?.items ?? []].filter(({ kind }) => kind === "file");
    if (over === 1) send(FILES_OVER, items.length);
  });
  addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    // Without this, the browser would open the file in place of the app.
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  });
  addEventListener("dragleave", (event) => {
    if (!holdsFiles(event)) return;
    over -= 1;
    if (over <= 0) leave();
  });
  addEventListener("drop", async (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    leave();
    // The list is empty once the event is over.
    const files = [...event.dataTransfer?.files ?? []];
    await started;
    await readFiles(files);
  });
}
