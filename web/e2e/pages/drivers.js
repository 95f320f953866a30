// Firefox and WebKit by WebDriver, as somebody would use them: keys, taps, and what is on the screen.
// Firefox speaks WebDriver BiDi itself; WebKit has a driver with the older commands.
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const SOON = 20_000;
const ENTER = "\uE007";

/** What both have in common; a driver gives `run`, `act`, `go` and `reload`. */
class Driver {
  constructor() {
    this.programs = [];
  }

  /** Calls a function in the page with values, and has what it comes to. */
  async evaluate(work, ...values) {
    const answer = await this.run(`(${work})(...${JSON.stringify(values)})`);
    return answer === undefined || answer === null ? undefined : JSON.parse(answer);
  }

  /** Waits until the page says something that is true, and has that. */
  async until(work, ...values) {
    const began = Date.now();
    for (;;) {
      const found = await this.evaluate(work, ...values);
      if (found) return found;
      if (Date.now() - began > SOON) throw new Error(`not in ${SOON} ms: ${work}(${JSON.stringify(values)})\n${await this.shown()}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** What is there to read, for a message. */
  shown() {
    return this.evaluate(() => document.body.innerText);
  }

  /** Taps what the selector finds and the text begins, where it can be seen and nothing covers it. */
  async tap(selector, text = "") {
    const [x, y] = await this.until(
      async (selector, text) => {
        const all = [...document.querySelectorAll(selector)];
        const found = all.find((element) => element.checkVisibility() && element.innerText.startsWith(text));
        found?.scrollIntoView({ block: "center" });
        await new Promise((done) => requestAnimationFrame(done));
        const box = found?.getBoundingClientRect();
        const middle = box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
        return middle && found.contains(document.elementFromPoint(...middle)) && middle;
      },
      selector,
      text,
    );
    const moves = [{ type: "pointerMove", x, y }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: moves }]);
  }

  /** Types into what has the focus, and presses Enter. */
  async type(text) {
    const actions = [...text, ENTER].flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
    await this.act([{ type: "key", id: "keys", actions }]);
  }

  start(program, words, more = {}) {
    const started = spawn(program, words, { stdio: "ignore", ...more });
    this.programs.push(started);
    started.on("error", (error) => (this.failed = error));
    return started;
  }

  /** Ends what was started, last first, and waits until it is gone. */
  async close() {
    for (const program of this.programs.reverse()) {
      if (program.exitCode !== null || program.signalCode !== null || !program.pid) continue;
      const gone = new Promise((done) => program.once("exit", done));
      program.kill();
      await gone;
    }
    if (this.folder) fs.rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Debian's Firefox, by BiDi. */
export class Firefox extends Driver {
  static at = "FIREFOX";

  async open(program) {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-firefox-"));
    // It is to ask nobody else for anything, and its first page is ours.
    const settings = { "app.normandy.enabled": false, "app.update.auto": false, "datareporting.policy.dataSubmissionEnabled": false, "intl.accept_languages": "en-GB" };
    const lines = Object.entries(settings).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    fs.writeFileSync(path.join(this.folder, "user.js"), lines.join("\n"));
    const words = ["--headless", "--no-remote", "--profile", this.folder, "--remote-debugging-port", "0", "about:blank"];
    const started = this.start(program, words, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise((done, fail) => {
      let said = "";
      started.stderr.on("data", (piece) => {
        said += piece;
        const found = said.match(/BiDi listening on (ws:\S+)/);
        if (found) done(found[1]);
      });
      started.on("exit", () => fail(new Error(`Firefox is gone: ${said}`)));
      started.on("error", fail);
    });
    this.socket = new WebSocket(`${address}/session`);
    this.asked = new Map();
    this.socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    await new Promise((done, fail) => Object.assign(this.socket, { onopen: done, onerror: fail }));
    await this.ask("session.new", { capabilities: {} });
    const { contexts } = await this.ask("browsingContext.getTree", {});
    this.context = contexts[0].context;
  }

  ask(method, params) {
    const id = this.asked.size + 1;
    return new Promise((done, fail) => {
      this.asked.set(id, [done, fail]);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  hear({ id, type, result, message }) {
    const [done, fail] = this.asked.get(id) ?? [];
    if (type === "success") done(result);
    else fail?.(new Error(message));
  }

  go(url) {
    return this.ask("browsingContext.navigate", { context: this.context, url, wait: "complete" });
  }

  reload() {
    return this.ask("browsingContext.reload", { context: this.context, wait: "complete" });
  }

  async run(expression) {
    const asked = { expression: `Promise.resolve(${expression}).then(JSON.stringify)`, target: { context: this.context }, awaitPromise: true };
    const { type, result, exceptionDetails } = await this.ask("script.evaluate", asked);
    if (type === "exception") throw new Error(exceptionDetails.text);
    return result.value;
  }

  act(actions) {
    return this.ask("input.performActions", { context: this.context, actions });
  }
}

/** WebKitGTK's small browser, by its driver, on a screen that nobody sees. */
export class WebKit extends Driver {
  static at = "WEBKIT_DRIVER";

  async open(program) {
    const display = process.env.DISPLAY ?? (await this.screen());
    const port = 20_000 + (process.pid % 20_000);
    this.start(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display, GDK_BACKEND: "x11" } });
    this.at = `http://127.0.0.1:${port}/session`;
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } };
    const { sessionId } = await this.ask("POST", "", { capabilities });
    this.at += `/${sessionId}`;
  }

  /** A screen in memory; it says which number it took. */
  async screen() {
    const started = this.start("Xvfb", ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    return new Promise((done, fail) => {
      started.stdio[3].once("data", (number) => done(`:${String(number).trim()}`));
      started.on("error", fail);
      started.on("exit", () => fail(new Error("Xvfb did not start")));
    });
  }

  /** The driver takes a moment until it listens. */
  async ask(method, address, body) {
    for (let tries = 0; ; tries += 1) {
      try {
        const answer = await fetch(this.at + address, { method, body: body && JSON.stringify(body) });
        const { value } = await answer.json();
        if (answer.ok) return value;
        throw new Error(`${value.error}: ${value.message}`);
      } catch (error) {
        if (this.failed) throw this.failed;
        if (!(error instanceof TypeError) || tries > 100) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
  }

  go(url) {
    return this.ask("POST", "/url", { url });
  }

  reload() {
    return this.ask("POST", "/refresh", {});
  }

  run(expression) {
    const script = `Promise.resolve(${expression}).then((found) => arguments[0](JSON.stringify(found)))`;
    return this.ask("POST", "/execute/async", { script, args: [] });
  }

  act(actions) {
    return this.ask("POST", "/actions", { actions });
  }

  async close() {
    if (this.at?.split("/session/")[1]) await this.ask("DELETE", "").catch(() => {});
    await super.close();
  }
}

