// A host of the built site that behaves as hosts do: it serves under a path, deploys a new version and
// removes the old one, loses or truncates a file, and goes down.
import { createHash } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { expect } from "@playwright/test";

const dist = path.resolve(import.meta.dirname, "../../../dist");
const TYPES = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  json: "application/json",
  webmanifest: "application/manifest+json",
};

/** Runs a play on a page whose site is gone since it was installed. */
export async function offline(page, play) {
  const site = new Site();
  await site.start();
  try {
    await page.goto(site.url);
    await installed(page);
    await site.stop();
    await page.reload();
    await play();
  } finally {
    await site.stop();
  }
}

export class Site {
  /** @param base the path it serves under */
  constructor(base = "/") {
    this.base = base;
    this.files = built();
    this.asked = [];
    /** Extra headers of every response, such as the caching time. */
    this.headers = { "Cache-Control": "no-cache" };
    this.sockets = new Set();
  }

  /** Starts the server, on the same port as before if there was one. */
  async start() {
    this.server = http.createServer((request, response) => this.answer(request, response));
    this.server.on("connection", (socket) => {
      this.sockets.add(socket);
      socket.on("close", () => this.sockets.delete(socket));
    });
    await new Promise((done) => this.server.listen(this.port ?? 0, "127.0.0.1", done));
    this.port = this.server.address().port;
    this.url = `http://127.0.0.1:${this.port}${this.base}`;
  }

  /** Stops the server and its open requests. */
  async stop() {
    if (!this.server?.listening) return;
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  /** Deploys another version: every name has another hash, and the old files are gone. */
  publish(number) {
    const turned = (text) => text.replace(/-[0-9a-f]{16}(?=\.\w)/g, (hash) => `-${digest(hash + number).slice(0, 16)}`);
    const files = new Map();
    for (const [name, content] of built()) {
      const text = /\.(html|js|css)$/.test(name) && name !== "sw.js";
      files.set(turned(name), text ? Buffer.from(turned(String(content))) : content);
    }
    const page = String(files.get("index.html")).replace("<body>", `<body data-version="${number}">`);
    files.set("index.html", Buffer.from(page));
    const worker = String(built().get("sw.js"))
      .replace(/BUILD ?= ?"[^"]*"/, `BUILD="version-${number}"`)
      .replace(/\["\.\/([^"]*)","[^"]*"\]/g, (_, address) => {
        const name = turned(address);
        return `["./${name}","${digest(files.get(name || "index.html"))}"]`;
      });
    files.set("sw.js", Buffer.from(worker));
    this.files = files;
  }

  /** The name of the file with this start and end. */
  named(start, ending) {
    return [...this.files.keys()].find((name) => name.startsWith(start) && name.endsWith(ending));
  }

  answer(request, response) {
    const { pathname } = new URL(request.url, "http://host");
    this.asked.push(pathname);
    const name = pathname.startsWith(this.base) ? pathname.slice(this.base.length) || "index.html" : null;
    const content = name && this.files.get(name);
    if (!content) return response.writeHead(404).end("not found");
    const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
    return response.writeHead(200, { "Content-Type": type, ...this.headers }).end(content);
  }
}

function built(folder = dist, prefix = "") {
  const files = new Map();
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const from = path.join(folder, entry.name);
    if (entry.isDirectory()) for (const [name, content] of built(from, `${prefix}${entry.name}/`)) files.set(name, content);
    else files.set(prefix + entry.name, fs.readFileSync(from));
  }
  return files;
}

function digest(content) {
  return createHash("sha256").update(content).digest("hex");
}

/** The service worker's state: whether a version is installing, waiting or active. */
export function workers(page) {
  return page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return {
      coming: Boolean(found?.installing),
      waits: Boolean(found?.waiting),
      active: found?.active?.state === "activated",
    };
  });
}

/** Waits until the page's site has a worker that has cached every file. */
export async function installed(page) {
  await expect.poll(() => workers(page)).toEqual({ coming: false, waits: false, active: true });
}

/** Waits until a newer version waits. */
export async function waiting(page) {
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found.update()));
  await expect.poll(() => workers(page)).toEqual({ coming: false, waits: true, active: true });
}
