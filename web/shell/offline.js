// Installs the site for offline use, and reports a new version to the app. The version installs only when the app
// asks for it.
import { SKIP_WAITING, STARTED, UPDATE_NOW, UPDATE_READY } from "./protocol.js";
import { ask, onChange, workers } from "./interfaces.js";
import { send } from "./send.js";

const HOUR = 3_600_000;

if (workers) {
  // The registration waits, so that network and processor serve the first screen.
  addEventListener(STARTED, () => setTimeout(register, 1000), { once: true });
  addEventListener(UPDATE_NOW, update);
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // Another tab installed the new version. This tab offers it too.
    if (controlled) send(UPDATE_READY);
    controlled = true;
  });
}

async function register() {
  // The app works online if the browser refuses workers or the host lacks the file. Installing may take long.
  const { value: registration } = await ask(() => workers?.register("./sw.js", { scope: "./", updateViaCache: "none" }), Infinity);
  if (!registration) return;
  const offer = () => {
    // The first version replaces nothing, so there is no update.
    if (registration.waiting && registration.active) send(UPDATE_READY);
  };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  watch();
  offer();
  registration.active?.postMessage(STARTED);
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > HOUR) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

async function update() {
  const worker = (await workers?.getRegistration())?.waiting;
  // Another tab has already installed it.
  if (!worker) return location.reload();
  worker.addEventListener("statechange", () => {
    if (worker.state === "activated") location.reload();
  });
  worker.postMessage(SKIP_WAITING);
}

// The manifest follows the page's language. The app's name is the same in all of them.
const manifest = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
const follow = () => {
  const lang = document.documentElement.lang;
  manifest.href = lang === "en" ? "./manifest.webmanifest" : `./manifest.${lang}.webmanifest`;
};
onChange(document.documentElement, { attributeFilter: ["lang"] }, follow);
