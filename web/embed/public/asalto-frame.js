// Connects a page to Asalto in an <iframe> with three lines: see docs/widget.md.
import { COMMAND, STATE, Unfit, plain } from "../../../pkg/js/plain.js";
import { patience } from "../../shell/waiting.js";
import { AsaltoError } from "../internal/asalto-error.js";
import { HELLO, PORT } from "../../shell/protocol.js";

export { AsaltoError };

/** The time that the frame may take to start after its hello, and to answer a call, in seconds. */
const PATIENCE = 90;
/** The methods whose parameter is a whole state. */
const LARGE = new Set(["setState", "open"]);

function silent(what) {
  return new AsaltoError({ kind: "unavailable", message: `the frame ${what}` });
}

/** A copy of the parameters of a call as plain data. */
function copied(method, params) {
  if (typeof method !== "string") throw new AsaltoError({ kind: "unreadable", message: "there is no such method" });
  try {
    return params.map((one) => plain(one, LARGE.has(method) ? STATE : COMMAND));
  } catch (unfit) {
    if (!(unfit instanceof Unfit)) throw unfit;
    const { kind, path, message } = unfit;
    throw new AsaltoError({ kind, path, message });
  }
}

/** Answers the frame's hello. `on(name, detail)` receives hello, ready, change, turn, moment, resize and error. */
export function connect(iframe, on = (_name, _detail) => {}) {
  const open = new Map();
  /** @type {MessagePort | null} */
  let port = null;
  let count = 0;
  let closed = false;
  let relax = () => {};
  /** @type {(detail: unknown) => void} */
  let begun;
  /** @type {(error: AsaltoError) => void} */
  let failed;
  const ready = new Promise((done, fail) => ([begun, failed] = [done, fail]));
  // A caller that never awaits `ready` must not get an unhandled rejection.
  ready.catch(() => {});

  function greet({ source, origin, data }) {
    if (source !== iframe.contentWindow || data !== HELLO || origin !== expected()) return;
    // A reloaded frame sends hello again. Its earlier requests are lost.
    abandon("restarted");
    relax();
    relax = patience(PATIENCE, () => {
      const error = silent("does not start");
      failed(error);
      on("error", { kind: error.kind, message: error.message });
    });
    const line = new MessageChannel();
    port = line.port1;
    port.onmessage = (event) => hear(event.data);
    source.postMessage(PORT, origin === "null" ? "*" : origin, [line.port2]);
    on("hello");
  }

  function expected() {
    const sandboxed = iframe.hasAttribute("sandbox") && !iframe.sandbox.contains("allow-same-origin");
    return sandboxed ? "null" : new URL(iframe.src, document.baseURI).origin;
  }

  function hear({ id, result, error, event, detail }) {
    if (event) {
      if (event === "ready" || event === "error") relax();
      if (event === "ready") begun(detail);
      if (event === "error") failed(new AsaltoError(detail));
      on(event, detail);
    } else if (open.has(id)) {
      const { done, fail } = open.get(id);
      if (error) fail(new AsaltoError(error));
      else done(result);
    }
  }

  /** Sends a request once the frame is ready, unless the connection has closed. */
  async function send(id, method, params) {
    await ready;
    const request = open.get(id);
    if (!request) return;
    request.sent = true;
    port?.postMessage({ id, method, params });
  }

  function abandon(kind) {
    port?.close();
    for (const { fail, sent } of open.values()) if (sent || closed) fail(new AsaltoError({ kind }));
  }

  addEventListener("message", greet);
  return {
    ready,
    async call(method, ...params) {
      const given = copied(method, params);
      if (closed) throw new AsaltoError({ kind: "destroyed" });
      const id = ++count;
      let calm = () => {};
      try {
        return await new Promise((done, fail) => {
          open.set(id, { done, fail });
          calm = patience(PATIENCE, () => fail(silent("does not answer")));
          send(id, method, given).catch(fail);
        });
      } finally {
        calm();
        open.delete(id);
      }
    },
    close() {
      closed = true;
      removeEventListener("message", greet);
      relax();
      abandon("destroyed");
      failed(new AsaltoError({ kind: "destroyed" }));
    },
  };
}
