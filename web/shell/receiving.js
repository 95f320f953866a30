// Whether this page takes files, texts and links, and from when on.
import { STARTED } from "./protocol.js";
import { isPlayers } from "./players-channel.js";

/** Resolves when the app has started, as it hears nothing before. */
export const started = new Promise((done) => addEventListener(STARTED, done, { once: true }));

/** Whether the page takes what comes in. A frame leaves it to its host, and the players' screen shows alone. */
export const receives = !isPlayers && !("hosted" in document.documentElement.dataset);
