// A second home for what is written: some browsers put localStorage on disk seconds later, and lose
// those seconds when they are killed. Before the app starts, what is newer here goes back there; where
// that takes too long, the app begins without it and takes it up as soon as it is there.

const PATIENCE = 2000;
const SLOT = /^asalto 1 (\d+) /;

const base = new Promise((done) => {
  const request = indexedDB.open("asalto.1", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("slots");
  request.onsuccess = () => done(request.result);
  request.onerror = request.onblocked = () => done(null);
  // A browser that forbids it throws, and there is no second home.
}).catch(() => null);

addEventListener("asalto:written", async ({ detail: [key, text] }) => {
  const slots = (await base)?.transaction("slots", "readwrite", { durability: "strict" }).objectStore("slots");
  slots?.put(text, key);
  // What is written again is there again.
  slots?.delete(key.slice(0, key.lastIndexOf(".") + 1));
});

// An encounter that is deleted is struck out here, under what its keys begin with: the browser may be
// killed before it has taken it off its disk.
addEventListener("asalto:forgotten", async ({ detail: keys }) => {
  const slots = (await base)?.transaction("slots", "readwrite", { durability: "strict" }).objectStore("slots");
  slots?.delete(IDBKeyRange.bound(keys, `${keys}\uffff`));
  slots?.put("", keys);
});

let late = false;
let written = false;
for (const name of ["asalto:written", "asalto:unsaved"]) addEventListener(name, () => (written = true));

/** Kept when all is mended, or could not be; never rejected, and never long in coming. */
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
    // What is unreadable there is the app's to put aside, and what is newer stays.
    const older = here === null || generation(here) < generation(texts[at]);
    if (older) localStorage.setItem(key, texts[at]);
    restored ||= older;
  });
  // Whoever has played on without it meets it at the next command, and then both are kept.
  if (restored && late && !written) dispatchEvent(new Event("asalto:restored"));
}

function forget(keys) {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keys)) localStorage.removeItem(key);
}

/** The generation of a slot; not a number, and so never older, for anything else. */
function generation(text) {
  return Number(SLOT.exec(text)?.[1] ?? NaN);
}

function answered(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}
