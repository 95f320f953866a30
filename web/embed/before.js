// In a frame, before anything else: what the address asks for, and a storage of the frame's own. Other
// frames and the app itself may be of the same origin, so nothing here touches what is theirs.
"use strict";
{
  const options = new URLSearchParams(location.search);
  const root = document.documentElement;
  const mode = options.get("mode");
  root.dataset.hosted = "";
  root.dataset.mode = ["player", "readonly"].includes(mode) ? mode : "gm";

  const begins = `asalto-embed ${options.get("name") ?? ""} `;
  const lasting = options.get("persist") === "local" && root.dataset.mode === "gm" ? browsers() : null;
  const kept = new Map();
  for (const key of lasting ? Object.keys(lasting) : []) {
    if (key.startsWith(begins)) kept.set(key.slice(begins.length), lasting.getItem(key));
  }
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    // The browser's own comes first: what it does not take is not taken.
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

  function browsers() {
    try {
      return window.localStorage;
    } catch {
      // Sandboxed, or blocked: memory is what there is, and the host has every state.
      return null;
    }
  }
}
