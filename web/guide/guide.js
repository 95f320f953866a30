// The style guide: every component in its states, shown by the built app itself. A scene is an encounter that the engine plays
// and the presses that lead to a state; a frame of the site shows it. The page defines no component, so it can't differ from
// the app. A frame keeps its own data, so nothing of the user's is read or changed (web/embed/internal/frame-storage.js).
import { connect } from "../embed/public/asalto-frame.js";
import { SCENES } from "./scenes.js";
import { follow } from "./steps.js";

const LANGUAGES = ["en", "es", "fr"];
const THEMES = ["dark", "light"];
/** The frames that stay when they leave the window. */
const MOST = 12;
const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const contents = /** @type {HTMLElement} */ (document.querySelector("nav"));

// @ts-expect-error The build puts the package beside this file.
const engine = import("./pkg/asalto.js").then(async (engine) => {
  await engine.load();
  return engine;
});
/** Frames start one after the other: each is a whole app. */
let line = Promise.resolve();

/** Starts a frame when it comes near the window. */
const watch = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const figure = /** @type {HTMLElement} */ (target);
      if (isIntersecting) figure.dataset.near = "";
      else delete figure.dataset.near;
      if (isIntersecting && !figure.dataset.state) start(figure);
    }
  },
  { rootMargin: "400px" },
);

/** The languages, themes and width that the address names, and the scenes if it names some. */
function choices() {
  const given = new URLSearchParams(location.hash.slice(1));
  const theme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  const named = given.get("scenes")?.split(" ");
  const scenes = Object.entries(SCENES).filter(([id]) => named?.includes(id) ?? true);
  return { scenes, chosen: { lang: given.get("lang") ?? "all", theme: given.get("theme") ?? theme, width: given.get("width") ?? "360" } };
}

function build() {
  const { scenes, chosen } = choices();
  for (const [name, value] of Object.entries(chosen)) {
    /** @type {HTMLSelectElement} */ (form.elements.namedItem(name)).value = value;
  }
  document.documentElement.dataset.theme = chosen.theme === "both" ? "" : chosen.theme;
  document.body.dataset.width = chosen.width;
  main.replaceChildren();
  contents.replaceChildren();
  for (const [id, scene] of scenes) {
    const section = document.createElement("section");
    section.id = id;
    const heading = document.createElement("h2");
    heading.textContent = scene.title;
    const frames = document.createElement("div");
    frames.className = "frames";
    for (const theme of chosen.theme === "both" ? THEMES : [chosen.theme]) {
      for (const lang of chosen.lang === "all" ? LANGUAGES : [chosen.lang]) frames.append(place(id, lang, theme));
    }
    section.append(heading, frames);
    main.append(section);
    const link = document.createElement("a");
    link.textContent = scene.title;
    link.href = `#${id}`;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      section.scrollIntoView();
    });
    contents.append(link);
  }
}

/** The place of a frame, which keeps its size while the frame is away. */
function place(id, lang, theme) {
  const figure = document.createElement("figure");
  Object.assign(figure.dataset, { scene: id, lang, theme });
  const caption = document.createElement("figcaption");
  caption.textContent = `${lang}, ${theme}`;
  const room = document.createElement("div");
  room.className = "place";
  figure.append(caption, room);
  watch.observe(figure);
  return figure;
}

/** Removes the earliest frames far from the window, if there are many. Each is a whole app. */
function makeRoom() {
  const far = main.querySelectorAll("figure:is([data-state=shown], [data-state=failed]):not([data-near])");
  const frames = main.querySelectorAll("iframe").length;
  for (const figure of /** @type {Iterable<HTMLElement>} */ ([...far].slice(0, Math.max(0, frames - MOST)))) {
    delete figure.dataset.state;
    figure.querySelector(".place")?.replaceChildren();
  }
}

function start(/** @type {HTMLElement} */ figure) {
  figure.dataset.state = "waits";
  line = line.then(() => show(figure)).catch((error) => {
    figure.dataset.state = "failed";
    /** @type {HTMLElement} */ (figure.querySelector("figcaption")).append(`: ${error.message}`);
  });
}

/** Shows a scene in its frame. */
async function show(/** @type {HTMLElement} */ figure) {
  // Another choice may have removed it.
  if (!figure.isConnected) return;
  figure.dataset.state = "starts";
  const { scene: id = "", lang = "", theme = "" } = figure.dataset;
  const scene = SCENES[id];
  const frame = document.createElement("iframe");
  frame.title = `${scene.title}, ${lang}, ${theme}`;
  const address = new URL("embed.html", location.href);
  for (const [name, value] of Object.entries({ lang, theme, ruleset: scene.ruleset })) address.searchParams.set(name, value);
  frame.src = address.href;
  const host = connect(frame);
  figure.querySelector(".place")?.replaceChildren(frame);
  await host.ready;
  if (scene.play) {
    const { Session } = await engine;
    const fight = new Session({ ruleset: scene.ruleset, seed: 11 });
    scene.play(fight, lang);
    await host.call("open", fight.getText());
    fight.free();
  }
  await follow(frame, scene.steps ?? []);
  figure.dataset.state = "shown";
  makeRoom();
}

form.addEventListener("change", () => {
  location.hash = new URLSearchParams(/** @type {any} */ (new FormData(form))).toString();
});
addEventListener("hashchange", build);
build();
