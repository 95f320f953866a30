// A page on another origin that embeds Asalto, with the policy and the markup of a test.
import http from "node:http";
import { expect } from "@playwright/test";

export class Host {
  /** @param asalto the address of the built site; @param name the host name of this machine for the page */
  constructor(page, asalto, name = "localhost") {
    Object.assign(this, { page, asalto, name, body: "", policy: null });
    this.wrong = [];
    page.on("console", (message) => message.type() === "error" && this.wrong.push(message.text()));
    page.on("pageerror", (error) => this.wrong.push(String(error)));
  }

  async start() {
    this.server = http.createServer((request, response) => {
      if (request.url !== "/") return response.writeHead(204).end();
      const headers = { "Content-Type": "text/html; charset=utf-8", ...this.headers };
      if (this.policy) headers["Content-Security-Policy"] = this.policy;
      return response.writeHead(200, headers).end(this.whole ?? `<!doctype html><html lang="en"><title>Host</title>${this.body}`);
    });
    await new Promise((done) => this.server.listen(0, "127.0.0.1", done));
    this.origin = `http://${this.name}:${this.server.address().port}`;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Opens a page with the element's script and this markup. */
  async open(body, policy = null) {
    this.body = `<script type="module" src="${this.asalto}embed.js"></script>${body}`;
    this.policy = policy;
    await this.page.goto(this.origin);
    await this.page.waitForFunction(() => customElements.get("asalto-tracker"));
  }

  /** Opens a whole page unchanged, with the element or without it. */
  async serve(html, hasElement = true) {
    this.whole = html;
    await this.page.goto(this.origin);
    if (hasElement) await this.page.waitForFunction(() => customElements.get("asalto-tracker"));
  }

  /** Runs a function with the element of an id, as a script of the page would. */
  on(id, work, given) {
    return this.page.evaluate(
      ([id, work, given]) => new Function("element", "given", `return (${work})(element, given)`)(document.getElementById(id), given),
      [id, String(work), given],
    );
  }

  /** The Asalto frames in the page, in the order they loaded. */
  frames() {
    return this.page.frames().filter((frame) => frame.url().startsWith(`${this.asalto}embed.html`));
  }

  async expectFrames(number) {
    await expect.poll(() => this.frames().length).toBe(number);
  }

  /** The error that a method of an element rejects with. */
  refused(id, method, ...params) {
    return this.page.evaluate(
      ([id, method, params]) =>
        document
          .getElementById(id)
          [method](...params)
          .then(
            () => null,
            (error) => ({ ...error, name: error.name, message: error.message }),
          ),
      [id, method, params],
    );
  }
}
