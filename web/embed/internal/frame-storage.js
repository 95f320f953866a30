// Runs first in a frame, whose page marks the script. It reads the options in the address and gives the frame
// its own storage. Other frames and the app may share the origin, so this script never touches their data.
"use strict";
import { local } from "../../shell/interfaces.js";

if (document.currentScript?.hasAttribute("data-frame")) {
  const options = new URLSearchParams(location.search);
  const root = document.documentElement;
  const mode = options.get("mode");
  root.dataset.hosted = "";
  // An unknown mode must not reveal the game master's data.
  root.dataset.mode = ["gm", "readonly"].includes(mode ?? "gm") ? (mode ?? "gm") : "player";

  const begins = `asalto-embed ${options.get("name") ?? ""} `;
  const lasting = options.get("persist") === "local" && root.dataset.mode === "gm" ? local() : undefined;
  const kept = new Map();
  for (const key of lasting ? Object.keys(lasting) : []) {
    if (key.startsWith(begins)) kept.set(key.slice(begins.length), lasting?.getItem(key));
  }
  if (!lasting) root.dataset.forgets = "";
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    // localStorage comes first: a rejected write must not enter the copy.
    setItem: (key, text) => {
      lasting?.setItem(begins + key, text);
      kept.set(key, String(text));
    },
    removeItem: (key) => {
      lasting?.removeItem(begins + key);
      kept.delete(key);
    },
  };
  Object.defineProperty(window, "localStorage", { value: storage });
  if (options.get("lang")) kept.set("asalto.1.language", options.get("lang"));
  if (options.get("theme")) kept.set("asalto.1.theme", options.get("theme"));
}
