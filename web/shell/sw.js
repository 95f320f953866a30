// The service worker. It installs the whole site or none of it, for offline use from the second visit. `cargo
// xtask build` puts BUILD and FILES in front: the files it wrote, with their SHA-256.
import { SKIP_WAITING, STARTED } from "./protocol.js";
import { sha256 } from "./sha256.js";
import { keepShared, SHARE } from "./share-target.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = worker.registration.scope;
const OURS = `asalto ${SCOPE} `;
const CACHE = OURS + BUILD;
const hashes = new Map(FILES.map(([path, hash]) => [new URL(path, SCOPE).href, hash]));
/**
 * The browser itself serves the files of this version from their cache, before it has started a worker. The
 * worker answers for those of older versions.
 */
const ROUTES = [...hashes.keys()].map((address) => ({
  condition: { urlPattern: { pathname: plain(new URL(address).pathname), search: "" } },
  source: { cacheName: CACHE },
}));

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
  // The worker answers without routes, as it does in other browsers.
  /** @type {any} */ (event).addRoutes?.(ROUTES).catch(() => {});
});
worker.addEventListener("activate", (event) => event.waitUntil(activate()));

worker.addEventListener("message", (event) => {
  // A new version waits until the user asks for it: another tab may be in combat.
  if (event.data === SKIP_WAITING) worker.skipWaiting();
  if (event.data === STARTED) event.waitUntil(tidy(event.source instanceof Client ? event.source.id : undefined));
});

worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === SCOPE + SHARE) return event.respondWith(keepShared(event.request, SCOPE));
  const address = addressOf(event.request);
  if (address) event.respondWith(find(address).then((found) => found ?? fetch(event.request)));
});

/** Returns a path as a pattern that matches only itself. */
function plain(path) {
  return path.replace(/[^\w/]/g, "\\$&");
}

/** Caches every file, or throws if one is missing, truncated or changed. */
async function install() {
  const files = await Promise.all([...hashes].map(async ([address, hash]) => {
    const response = await fetch(new Request(address, { cache: "reload" }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const body = await response.arrayBuffer();
    if ((await sha256(body)) !== hash) throw new Error(`${address} is not the file that was built`);
    // The body is decompressed, so the compression headers no longer apply.
    const type = response.headers.get("Content-Type") ?? "application/octet-stream";
    return { address, copy: new Response(body, { headers: { "Content-Type": type } }) };
  }));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(({ address, copy }) => cache.put(address, copy)));
  } catch (full) {
    await caches.delete(CACHE);
    throw full;
  }
}

async function activate() {
  // The first version may serve the page that installed it: there is no older page to protect.
  if ((await others()).length === 0) await worker.clients.claim();
  else await dropOld();
}

/** Returns the cache address for a request, or null if the worker does not answer it. */
function addressOf(request) {
  if (request.method !== "GET") return null;
  const url = new URL(request.url);
  const address = url.origin + url.pathname;
  // The page answers only for the site's own address: other sites may be in subfolders.
  if (address === SCOPE || address === `${SCOPE}index.html`) return SCOPE;
  // A page of an older version requests older file names, which contain a content hash.
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

/** Installs again if the browser has deleted files of this version, and deletes older versions. */
async function tidy(asking) {
  // A replaced version must not come back.
  if (worker.serviceWorker && worker.serviceWorker.state !== "activated") return;
  const stored = await (await caches.open(CACHE)).keys();
  // The app works online if the files can't be fetched now. The next start tries again.
  if (stored.length < hashes.size) await install().catch(() => {});
  await dropOld(asking);
}

/**
 * Deletes the caches of older versions, unless a newer version is installing or an older page may be open.
 */
async function dropOld(asking) {
  if (worker.registration.installing || worker.registration.waiting) return;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.filter((page) => page.url.startsWith(SCOPE) && page.id !== asking);
  if (open.length > 0) return;
  for (const name of await others()) await caches.delete(name);
}

/** Returns the other caches of this site. The prefix excludes other apps and folders of the origin. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS) && name !== CACHE);
}
