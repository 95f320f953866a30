// The second copy in the browser's private files, for the time in which IndexedDB refuses or is silent. Each text
// has a file. A file is replaced when its new text is complete, so a killed browser leaves the old or the new one.
import { reach } from "./interfaces.js";

const FOLDER = "asalto.1.copies";
// A mark of a deleted encounter has its key prefix as its key. Some file systems refuse names that end in a dot.
const MARK = "gone";

/** The texts that the files have, by key. Another tab writes the files of its own encounter. */
const held = new Map();

/** @param {boolean} create */
async function folder(create) {
  const root = await reach(() => navigator.storage)?.getDirectory();
  if (!root) throw new Error("no private files");
  return root.getDirectoryHandle(FOLDER, { create });
}

/**
 * Writes the texts that the files lack. A text of null removes its file. A key that ends in a dot marks a deleted
 * encounter, and removes the files of its texts.
 *
 * @param {Map<string, string | null>} texts by key, the newest last
 */
export async function putFiles(texts) {
  const files = await folder(true);
  for (const [key, text] of texts) {
    if (held.get(key) === text) continue;
    if (key.endsWith(".")) {
      for (const other of await names(files)) if (other.startsWith(key)) await remove(files, other);
    } else {
      await remove(files, key.slice(0, key.lastIndexOf(".") + 1) + MARK);
    }
    if (text === null) await remove(files, key);
    else await write(files, key.endsWith(".") ? key + MARK : key, text);
    held.set(key, text);
  }
}

/** Returns the texts of all files, by key; none if there is no folder. */
export async function readFiles() {
  const texts = new Map();
  const files = await folder(false).catch(() => null);
  if (!files) return texts;
  for (const name of await names(files)) {
    const file = await (await files.getFileHandle(name)).getFile();
    texts.set(name.endsWith(`.${MARK}`) ? name.slice(0, -MARK.length) : name, await file.text());
  }
  return texts;
}

/** Removes all files: IndexedDB has their texts. */
export async function removeFiles() {
  held.clear();
  const root = await reach(() => navigator.storage)?.getDirectory();
  await root?.removeEntry(FOLDER, { recursive: true });
}

/** @param {FileSystemDirectoryHandle} files */
async function names(files) {
  const all = [];
  for await (const name of files.keys()) all.push(name);
  return all;
}

async function remove(files, name) {
  await files.removeEntry(name).catch(() => {});
}

async function write(files, name, text) {
  const file = await (await files.getFileHandle(name, { create: true })).createWritable();
  await file.write(text);
  await file.close();
}
