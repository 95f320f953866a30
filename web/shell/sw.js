// The service worker: the whole site or nothing of it, from the second visit on without a network.
// `cargo xtask build` puts BUILD and FILES in front: what it wrote, with every file's SHA-256.

const SCOPE = self.registration.scope;
const OURS = `asalto ${SCOPE} `;
const CACHE = OURS + BUILD;
const hashes = new Map(FILES.map(([path, hash]) => [new URL(path, SCOPE).href, hash]));

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  // A new version waits until the user asks for it: others may be in the middle of a fight.
  if (event.data === "asalto:skip-waiting") self.skipWaiting();
  if (event.data === "asalto:started") event.waitUntil(dropOld(event.source?.id));
});

self.addEventListener("fetch", (event) => {
  const address = addressOf(event.request);
  if (address) event.respondWith(find(address).then((found) => found ?? fetch(event.request)));
});

/** Takes every file or throws: with one missing, cut short or changed it would be no version. */
async function install() {
  const files = await Promise.all([...hashes].map(async ([address, hash]) => {
    const response = await fetch(new Request(address, { cache: "reload" }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const body = await response.arrayBuffer();
    if ((await sha256(body)) !== hash) throw new Error(`${address} is not the file that was built`);
    // The headers that told of compression do not fit the body any more.
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return [address, new Response(body, { headers: { "Content-Type": type } })];
  }));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([address, response]) => cache.put(address, response)));
  } catch (full) {
    await caches.delete(CACHE);
    throw full;
  }
}

async function activate() {
  // The first version of all may serve the page that brought it: there is no other to keep apart.
  if ((await others()).length === 0) await self.clients.claim();
  else await dropOld();
}

/** Where the answer lies; nothing where the request is none of ours. */
function addressOf(request) {
  if (request.method !== "GET") return null;
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  // The page answers for the site's own address alone: other sites may lie further down.
  if (address === SCOPE || address === `${SCOPE}index.html`) return SCOPE;
  // A page of an older version asks for older names, which change with their content.
  const older = address.startsWith(SCOPE) && /-[0-9a-f]{16}\.\w+$/.test(address);
  return older || hashes.has(address) ? address : null;
}

async function find(address) {
  const current = await (await caches.open(CACHE)).match(address);
  if (current || address === SCOPE) return current;
  for (const name of await others()) {
    const found = await (await caches.open(name)).match(address);
    if (found) return found;
  }
  return undefined;
}

/** Drops what older versions left, unless a newer one is coming or an older page may be open. */
async function dropOld(asking) {
  if (self.registration.installing || self.registration.waiting) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.filter((page) => page.url.startsWith(SCOPE) && page.id !== asking);
  if (open.length > 0) return;
  for (const name of await others()) await caches.delete(name);
}

/** The other caches of this site, and of no other app or folder of the origin. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}

async function sha256(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
