// Files and texts that another app shares with the installed app. They come as a form that is sent to the site: the worker
// takes it, so that it reaches no server, and keeps it for the page that opens.

/** The address that the manifests name, in the folder of the site. */
export const SHARE = "share";
/** The parameter of the page that shows what was shared. */
export const SHARED = "shared";
/** The cache that holds what was shared until the page takes it. It is no cache of a version. */
const shelf = (/** @type {string} */ scope) => `asalto-shared ${scope}`;
/** The header with the name of a file, as an encoded text. */
const NAME = "x-name";

/**
 * Keeps what was shared, and leads to the page that shows it.
 *
 * @param {Request} request
 * @param {string} scope
 */
export async function keepShared(request, scope) {
  const page = new URL(scope);
  try {
    const form = await request.formData();
    const parts = form.getAll("files").filter((part) => part instanceof File && part.size > 0);
    const texts = ["title", "text", "url"].map((name) => form.get(name));
    const text = texts.filter((part) => typeof part === "string" && part.trim()).join("\n");
    const cache = await caches.open(shelf(scope));
    const all = text ? [...parts, new File([text], "")] : parts;
    for (const [at, part] of /** @type {File[]} */ (all).entries()) {
      const headers = { [NAME]: encodeURIComponent(part.name) };
      await cache.put(`${scope}${SHARE}?${Date.now()}-${at}`, new Response(part, { headers }));
    }
    page.searchParams.set(SHARED, "");
  } catch {
    // The page opens without it, as there is no room for it.
  }
  return Response.redirect(page.href, 303);
}

/**
 * Takes what was shared from its cache. A file without a name is a text.
 *
 * @param {string} scope
 * @returns {Promise<File[]>}
 */
export async function takeShared(scope) {
  const cache = await caches.open(shelf(scope));
  const files = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept) files.push(new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME) ?? "")));
  }
  await caches.delete(shelf(scope));
  return files;
}
