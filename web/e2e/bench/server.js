// Serves a built site like a static host: compressed, over connections that stay open.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { portOf } from "../fixtures/site.js";

const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const COMPRESSED = new Set(Object.keys(TYPES));

/** Serves a folder and returns its address. Each file is compressed once. */
export async function serve(folder) {
  const files = new Map();
  const read = async (path) => {
    if (!files.has(path)) {
      const content = await readFile(join(folder, path));
      const small = COMPRESSED.has(extname(path));
      files.set(path, { content: small ? brotliCompressSync(content) : content, small });
    }
    return files.get(path);
  };
  const server = createServer(async ({ url }, answer) => {
    const path = normalize(decodeURIComponent(new URL(url, "http://site").pathname)).replace(/\/$/, "/index.html");
    try {
      const { content, small } = await read(path);
      const head = { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "cache-control": "max-age=600" };
      if (small) head["content-encoding"] = "br";
      answer.writeHead(200, head).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  return { address: `http://127.0.0.1:${portOf(server)}/`, close: () => server.close() };
}
