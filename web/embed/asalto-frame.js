// Connects a page to Asalto in an <iframe> with three lines: see docs/widget.md.
import { COMMAND, STATE, excess } from "../../pkg/js/measure.js";

/** An error with a `kind`. */
export class AsaltoError extends Error {
  constructor({ kind, message, ...more }) {
    super(message || kind);
    this.name = "AsaltoError";
    Object.assign(this, more, { kind });
  }
}

/** Answers the frame's hello. `on(name, detail)` receives hello, ready, change, turn, resize and error. */
export function connect(iframe, on = () => {}) {
  const open = new Map();
  let port = null;
  let count = 0;
  let closed = false;
  let settle;
  const ready = new Promise((done, fail) => (settle = { done, fail }));
  // A caller that never awaits `ready` must not get an unhandled rejection.
  ready.catch(() => {});

  function greet({ source, origin, data }) {
    if (source !== iframe.contentWindow || data !== "asalto:hello" || origin !== expected()) return;
    // A reloaded frame sends hello again. Its earlier requests are lost.
    abandon("restarted");
    const line = new MessageChannel();
    port = line.port1;
    port.onmessage = (event) => hear(event.data);
    source.postMessage("asalto:port", origin === "null" ? "*" : origin, [line.port2]);
    on("hello");
  }

  function expected() {
    const sandboxed = iframe.hasAttribute("sandbox") && !iframe.sandbox.contains("allow-same-origin");
    return sandboxed ? "null" : new URL(iframe.src, document.baseURI).origin;
  }

  function hear({ id, result, error, event, detail }) {
    if (event) {
      if (event === "ready") settle.done(detail);
      if (event === "error") settle.fail(new AsaltoError(detail));
      on(event, detail);
    } else if (open.has(id)) {
      const { done, fail } = open.get(id);
      open.delete(id);
      if (error) fail(new AsaltoError(error));
      else done(result);
    }
  }

  function abandon(kind) {
    port?.close();
    for (const { fail } of open.values()) fail(new AsaltoError({ kind }));
    open.clear();
  }

  addEventListener("message", greet);
  return {
    ready,
    async call(method, ...params) {
      const kind = excess(params, method === "setState" ? STATE : COMMAND);
      if (kind) throw new AsaltoError({ kind });
      await ready;
      if (closed) throw new AsaltoError({ kind: "destroyed" });
      return new Promise((done, fail) => {
        open.set(++count, { done, fail });
        try {
          port.postMessage({ id: count, method, params });
        } catch (error) {
          // A value that cannot be cloned, such as a function.
          open.delete(count);
          fail(new AsaltoError({ kind: "unreadable", message: error.message }));
        }
      });
    },
    close() {
      closed = true;
      removeEventListener("message", greet);
      abandon("destroyed");
      settle.fail(new AsaltoError({ kind: "destroyed" }));
    },
  };
}
