// Reads a file from a host: a download or a replay of the app, or the text of a state.
import { AsaltoError } from "./asalto-error.js";

/** The encounter in a file with slots. Any other value is returned as it is. */
export function unpacked(state) {
  if (typeof state !== "string" || !state.trimStart().startsWith("{")) return typeof state === "string" ? state.trim() : state;
  try {
    const content = JSON.parse(state);
    return content.slots ? newest(Object.values(content.slots)) : content;
  } catch (/** @type {any} */ error) {
    throw new AsaltoError({ kind: "unreadable", path: "", message: `The file can’t be read: ${error.message}.` });
  }
}

/** The encounter with the newest slot, with the changes in the journal that extends the slot. */
function newest(texts) {
  const sealed = texts.map((text) => /^asalto [12] (\d+) \d+ ([0-9a-f]{16})\n([^]*)$/.exec(text)).filter(Boolean);
  const slots = sealed.filter(([, , , body]) => body.startsWith("["));
  slots.sort(([, one], [, other]) => one - other);
  if (!slots.length) throw new SyntaxError("there is no encounter in it");
  const [, , mark, body] = slots.at(-1);
  const journal = sealed.find(([, , , lines]) => lines.startsWith(mark));
  if (!journal) return body;
  const session = JSON.parse(body);
  // Each line is a change after its mark of 16 digits.
  for (const line of journal[3].trimEnd().split("\n").slice(1)) follow(session, line.slice(16));
  return JSON.stringify(session);
}

/** Makes a change: the cursor moves, and a command may add an entry there. Entries after it become a branch. */
function follow(session, change) {
  const at = parseInt(change, 10);
  const [entry] = change.includes("[") ? JSON.parse(change.slice(change.indexOf("["))) : [];
  session[3] = at;
  if (!entry) return;
  const [, , entries] = session;
  const tail = entries.splice(at);
  entries.push(entry);
  session[3] += 1;
  if (!tail.length) return;
  const branches = Array.isArray(session[4]) ? session[4] : [];
  // A branch that began later takes over the entries before it.
  const moved = branches.map(([from, own]) => (from < at ? [from, own] : [at, [...tail.slice(0, from - at), ...own]]));
  session[4] = [...moved, [at, tail]];
}
