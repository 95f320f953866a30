// An example of docs/examples on a site of its own, with the address of the built site instead of your.site.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript", css: "text/css" };

export class Recipe {
  /** @param asalto the address of the built site; @param name the host name of this machine for the page */
  constructor(page, asalto, name = "localhost") {
    Object.assign(this, { page, asalto, name });
    this.wrong = [];
    page.on("console", (message) => message.type() === "error" && this.wrong.push(message.text()));
    page.on("pageerror", (error) => this.wrong.push(String(error)));
  }

  /** Serves the files of a folder. */
  async serve(folder) {
    this.server = http.createServer((request, response) => {
      const name = decodeURIComponent(new URL(request.url, "http://host").pathname.slice(1)) || "index.html";
      const file = path.join(folder, path.normalize(`/${name}`));
      if (!fs.existsSync(file)) return response.writeHead(404).end();
      const type = TYPES[name.split(".").pop()] ?? "application/octet-stream";
      const content = fs.readFileSync(file);
      return response.writeHead(200, { "Content-Type": type }).end(type === TYPES.html ? this.at(String(content)) : content);
    });
    await new Promise((done) => this.server.listen(0, "127.0.0.1", done));
    this.origin = `http://${this.name}:${this.server.address().port}`;
  }

  /** Opens a page of docs/examples. */
  async open(name) {
    await this.serve(path.join(root, "docs/examples"));
    await this.page.goto(`${this.origin}/${name}`);
  }

  /** Builds an example with Vite, below the packages of the tests, and opens it. The package is the built one. */
  async build(name, folder) {
    const made = path.join(folder, name);
    fs.cpSync(path.join(root, "docs/examples", name), made, { recursive: true });
    fs.cpSync(path.join(root, "dist/pkg"), path.join(made, "node_modules/asalto"), { recursive: true });
    for (const file of fs.readdirSync(made).filter((one) => /\.(tsx|vue)$/.test(one))) {
      fs.writeFileSync(path.join(made, file), this.at(fs.readFileSync(path.join(made, file), "utf8")));
    }
    const run = (program, ...args) => {
      try {
        execFileSync("node", [path.join(root, "web/e2e/node_modules", program), ...args], { cwd: made, stdio: "pipe", encoding: "utf8" });
      } catch ({ stdout, stderr, message }) {
        throw new Error(stdout + stderr || message);
      }
    };
    if (fs.existsSync(path.join(made, "tsconfig.json"))) run("typescript/bin/tsc", "--noEmit", "--project", made);
    run("vite/bin/vite.js", "build", "--logLevel", "warn");
    await this.serve(path.join(made, "dist"));
    await this.page.goto(this.origin);
  }

  at(text) {
    return text.replaceAll("https://your.site/", this.asalto).replaceAll("https://your.site", new URL(this.asalto).origin);
  }

  /** The frame of the element whose frame has this title. */
  async frame(title) {
    const handle = await this.page.waitForSelector(`asalto-tracker`, { state: "attached" });
    await handle.evaluate((element) => element.ready);
    const frames = this.page.frames().filter((one) => one.url().startsWith(`${this.asalto}embed.html`));
    for (const frame of frames) if ((await (await frame.frameElement()).getAttribute("title")) === title) return frame;
    throw new Error(`no frame is called ${title}`);
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((done) => (this.server ? this.server.close(done) : done()));
  }
}
