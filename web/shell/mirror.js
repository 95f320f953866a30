// Copies each write to IndexedDB. Some browsers write localStorage to disk seconds later, and lose those
// seconds when killed. Before the app starts, newer slots go back to localStorage. If that takes too long,
// the app starts without them and opens them once they arrive.

const PATIENCE = 2000;
const SLOT = /^asalto 1 (\d+) /;

const base = new Promise((done) => {
  const request = indexedDB.open("asalto.1", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("slots");
  request.onsuccess = () => done(request.result);
  request.onerror = request.onblocked = () => done(null);
  // A browser that forbids IndexedDB throws, and there is no copy.
}).catch(() => null);

addEventListener("asalto:written", async ({ detail: [key, text] }) => {
  const slots = (await base)?.transaction("slots", "readwrite", { durability: "strict" }).objectStore("slots");
  slots?.put(text, key);
  // A new write cancels the mark of a deleted encounter.
  slots?.delete(key.slice(0, key.lastIndexOf(".") + 1));
});

// A deleted encounter is marked here under its key prefix. The browser may be killed before it has removed
// the encounter from disk.
addEventListener("asalto:forgotten", async ({ detail: keys }) => {
  const slots = (await base)?.transaction("slots", "readwrite", { durability: "strict" }).objectStore("slots");
  slots?.delete(IDBKeyRange.bound(keys, `${keys}\uffff`));
  slots?.put("", keys);
});

let late = false;
let written = false;
for (const name of ["asalto:written", "asalto:unsaved"]) addEventListener(name, () => (written = true));

/** Resolves once slots are restored, or after PATIENCE milliseconds. Never rejects. */
export const mended = Promise.race([
  mend().catch(() => {}),
  new Promise((done) => setTimeout(done, PATIENCE)).then(() => (late = true)),
]);

async function mend() {
  const slots = (await base)?.transaction("slots").objectStore("slots");
  if (!slots) return;
  const [keys, texts] = await Promise.all([slots.getAllKeys(), slots.getAll()].map(answered));
  let restored = false;
  keys.forEach((key, at) => {
    if (key.endsWith(".")) return forget(key);
    const here = localStorage.getItem(key);
    // The app sets a damaged slot aside itself, and a newer slot stays.
    const older = here === null || generation(here) < generation(texts[at]);
    if (older) localStorage.setItem(key, texts[at]);
    restored ||= older;
  });
  // A user who played on without the restored slot meets it at the next command, which saves both.
  if (restored && late && !written) dispatchEvent(new Event("asalto:restored"));
}

function forget(keys) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keys)) localStorage.removeItem(key);
}

/** The generation of a slot. NaN for any other text, so it never counts as older. */
function generation(text) {
  return Number(SLOT.exec(text)?.[1] ?? NaN);
}

function answered(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
