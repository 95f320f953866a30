// Installs the site for use without a network, and tells the app of a new version (asalto:update),
// which comes when the app asks for it (asalto:update-now) and never by itself.

const HOUR = 3_600_000;
const workers = navigator.serviceWorker;

if (workers) {
  // The network and the processor belong to the first screen until it is there.
  addEventListener("asalto:started", () => setTimeout(register, 1000), { once: true });
  addEventListener("asalto:update-now", update);
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    // Another tab took the new version: this one may follow when its user likes.
    if (controlled) dispatchEvent(new Event("asalto:update"));
    controlled = true;
  });
}

async function register() {
  const registration = await workers
    .register("./sw.js", { scope: "./", updateViaCache: "none" })
    // A browser that forbids workers, or a host that lacks the file: the app plays on by network.
    .catch(() => null);
  if (!registration) return;
  const offer = () => {
    // The first version of all replaces nothing.
    if (registration.waiting && registration.active) dispatchEvent(new Event("asalto:update"));
  };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  registration.addEventListener("updatefound", watch);
  watch();
  offer();
  registration.active?.postMessage("asalto:started");
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - asked > HOUR) {
      asked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

async function update() {
  const worker = (await workers.getRegistration())?.waiting;
  // Another tab took it already.
  if (!worker) return location.reload();
  worker.addEventListener("statechange", () => {
    if (worker.state === "activated") location.reload();
  });
  worker.postMessage("asalto:skip-waiting");
}

// The name of the installed app is the same everywhere; its words are in the page's language.
const manifest = document.querySelector("link[rel=manifest]");
const follow = () => {
  const lang = document.documentElement.lang;
  manifest.href = lang === "en" ? "./manifest.webmanifest" : `./manifest.${lang}.webmanifest`;
};
new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["lang"] });
