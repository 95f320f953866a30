// The guard: plain JavaScript that survives a crash of the app. It shows the crash screen in the user's
// language, with a reload, the stored encounters as a file, and a start without the last encounter. It runs
// before everything else.
"use strict";
import { DOWNLOAD_STORED, DOWNLOAD_TEXT, ENCOUNTER_ARCHIVED, ENCOUNTER_DELETED, FAILED, STOPPED, UNSAVED, WRITTEN } from "./protocol.js";
import { local, reach, replaceState, storedEntries } from "./interfaces.js";
import { send } from "./send.js";

{
  const WORDS = {
    en: {
      crashed: "Asalto has stopped",
      crashedWhy: "Something went wrong in the app. Everything before that is saved in this browser.",
      crashedUnsaved: "Something went wrong in the app, and this browser doesn’t save your encounters.",
      unloaded: "Asalto could not be loaded",
      unloadedWhy: "A file didn’t arrive, or this browser can’t run it. Your encounters are untouched.",
      reload: "Reload",
      download: "Download all encounters",
      safe: "Start in safe mode",
      safeWhy: "Safe mode doesn’t open the last encounter. It stays in the list.",
    },
    es: {
      crashed: "Asalto se ha detenido",
      crashedWhy: "Algo ha fallado en la aplicación. Lo que hiciste antes sigue guardado en este navegador.",
      crashedUnsaved: "Algo ha fallado en la aplicación, y este navegador no guarda tus encuentros.",
      unloaded: "No se ha podido cargar Asalto",
      unloadedWhy: "No ha llegado un archivo, o este navegador no puede ejecutarlo. Tus encuentros siguen intactos.",
      reload: "Recargar",
      download: "Descargar todos los encuentros",
      safe: "Empezar en modo seguro",
      safeWhy: "El modo seguro no abre el último encuentro, que sigue en la lista.",
    },
    fr: {
      crashed: "Asalto s’est arrêté",
      crashedWhy: "Une erreur s’est produite. Ce que vous avez fait avant reste enregistré dans ce navigateur.",
      crashedUnsaved: "Une erreur s’est produite, et ce navigateur n’enregistre pas vos rencontres.",
      unloaded: "Asalto n’a pas pu être chargé",
      unloadedWhy: "Un fichier n’est pas arrivé, ou ce navigateur ne peut pas l’exécuter. Vos rencontres sont intactes.",
      reload: "Recharger",
      download: "Télécharger toutes les rencontres",
      safe: "Démarrer en mode sans échec",
      safeWhy: "Le mode sans échec n’ouvre pas la dernière rencontre, qui reste dans la liste.",
    },
  };
  const CRASHES = "asalto.crashes";
  const LOOP_MINUTES = 5;
  // What was deleted, without IndexedDB, and the time of the last change of the bin.
  const BIN = /^asalto\.1\.(bin$|archive\.(bin|deleted)\.)/;
  // The app's last writes, in case the browser did not store them.
  const written = new Map();
  let stopped = false;

  const address = new URL(location.href);
  const asked = address.searchParams.has("safe");
  document.documentElement.lang = language();
  if (asked || recentCrashes().length > 1) {
    document.documentElement.dataset.safe = "";
  }
  if (asked) {
    address.searchParams.delete("safe");
    replaceState(null, address);
  }

  addEventListener("error", (event) => {
    const lost = event.target;
    if (lost instanceof HTMLScriptElement) stop(false, lost.src);
    else if (fromTheApp(event.error)) stop(true, event.error);
  }, true);
  // A script waits for the style sheets before it, so they have come or failed by now.
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    if (link instanceof HTMLLinkElement && !link.sheet) stop(false, link.href);
  }
  addEventListener("unhandledrejection", (event) => {
    if (fromTheApp(event.reason)) stop(true, event.reason);
  });
  addEventListener(FAILED, (event) => {
    stop(event.detail instanceof WebAssembly.RuntimeError, event.detail);
  });
  for (const name of [WRITTEN, UNSAVED]) {
    addEventListener(name, ({ detail: [key, text] }) => written.set(key, text));
  }
  for (const name of [ENCOUNTER_DELETED, ENCOUNTER_ARCHIVED]) {
    addEventListener(name, ({ detail: [keys] }) => {
      for (const key of written.keys()) if (key.startsWith(keys)) written.delete(key);
    });
  }
  addEventListener(DOWNLOAD_STORED, ({ detail }) => rescue(detail));
  addEventListener(DOWNLOAD_TEXT, ({ detail: [stem, key, text] }) => download(stem, { [key]: text }));
  // A crashed app is in an inconsistent state, so no event may reach it.
  for (const type of ["keydown", "keyup", "visibilitychange", "pagehide", "storage"]) {
    addEventListener(type, (event) => stopped && event.stopImmediatePropagation(), true);
  }

  function fromTheApp(error) {
    return error instanceof WebAssembly.RuntimeError || /wasm/.test(error?.stack ?? "");
  }

  function stop(crashed, error) {
    if (stopped) return;
    stopped = true;
    if (crashed) remember();
    send(STOPPED, { crashed, error });
    if (document.body) show(crashed, error);
    else addEventListener("DOMContentLoaded", () => show(crashed, error));
  }

  function show(crashed, error) {
    const words = WORDS[language()];
    const make = (tag, text, more) => Object.assign(document.createElement(tag), { textContent: text }, more);
    const reload = make("button", words.reload, { className: "go", onclick: () => location.reload() });
    const box = make("main", "", { className: "stopped" });
    box.append(make("h1", crashed ? words.crashed : words.unloaded));
    // A players' screen offers players nothing of the game master's.
    if (location.hash === "#/players") box.append(reload);
    else {
      box.append(
        make("p", !crashed ? words.unloadedWhy : saves() ? words.crashedWhy : words.crashedUnsaved),
        reload,
        make("button", words.download, { onclick: () => rescue("asalto.") }),
        make("button", words.safe, { onclick: startSafely }),
        make("p", words.safeWhy, { className: "hint" }),
        make("pre", String(error?.message ?? error)),
      );
    }
    box.setAttribute("role", "alert");
    document.body.replaceChildren(box);
    reload.focus();
  }

  /** Returns whether the app's writes outlast the page. */
  function saves() {
    return !("forgets" in document.documentElement.dataset) && reach(() => local()?.length) !== undefined;
  }

  function language() {
    const chosen = reach(() => local()?.getItem("asalto.1.language"));
    const tags = [chosen, ...(reach(() => navigator.languages) ?? [])].map((tag) => tag?.split("-")[0].toLowerCase());
    return tags.find((tag) => tag && Object.hasOwn(WORDS, tag)) ?? "en";
  }

  function startSafely() {
    address.searchParams.set("safe", "");
    location.replace(address);
  }

  /** Downloads the stored texts whose keys have this prefix, including damaged ones. */
  async function rescue(begins) {
    const slots = {};
    // Without storage, only the app's last writes are there.
    for (const [key, text] of storedEntries()) if (key.startsWith(begins) && !BIN.test(key)) slots[key] = text;
    for (const [key, text] of written) if (text && key.startsWith(begins)) slots[key] = text;
    // The archive's text of an encounter may be older than the open one, so it gets a separate name.
    const documents = {};
    for (const [key, text] of await archived()) {
      const [kind, id] = key.split(".");
      const own = `asalto.1.encounter.${id}.`;
      if (kind === "encounter") {
        if (own.startsWith(begins)) slots[`${own}unsaved`] = text;
      } else if (["summary", "size", "deleted", "bin"].includes(kind)) {
        // The archive makes the notes from their encounters, and what was deleted is in no file.
      } else if (begins === "asalto." || (begins === own && kind === "label")) documents[key] = text;
    }
    download("asalto", slots, documents);
  }

  /** Returns the keys and texts of the archive (archive.js), or nothing if there is none. */
  function archived() {
    return new Promise((done) => {
      const nothing = () => done([]);
      try {
        const request = indexedDB.open("asalto.1.archive", 1);
        // The database must not be created here, without its store.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = nothing;
        request.onsuccess = () => {
          const store = request.result.transaction("documents").objectStore("documents");
          const [keys, texts] = [store.getAllKeys(), store.getAll()];
          texts.onerror = nothing;
          texts.onsuccess = () => {
            request.result.close();
            done(keys.result.map((key, at) => [key, texts.result[at]]));
          };
        };
        setTimeout(nothing, 5000);
      } catch {
        nothing();
      }
    });
  }

  function download(stem, slots, documents = {}) {
    const name = `${stem}-${new Date().toISOString().slice(0, 10)}.asalto`;
    // An older version of the app would miss the journals, so it must not add this file.
    const text = JSON.stringify({ asalto: 2, slots, documents });
    const url = URL.createObjectURL(new Blob([text], { type: "application/vnd.asalto+json" }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  function recentCrashes() {
    try {
      const times = JSON.parse(local()?.getItem(CRASHES) ?? "null") ?? [];
      return times.filter((time) => Date.now() - time < LOOP_MINUTES * 60_000);
    } catch {
      return [];
    }
  }

  function remember() {
    // No document can crash the app again without storage.
    reach(() => local()?.setItem(CRASHES, JSON.stringify([...recentCrashes(), Date.now()].slice(-3))));
  }
}
