// Starts the app, and the scripts beside it. Everything that takes time begins at once. The app starts when
// the stored encounters are complete.
import "./field-texts.js";
import "./typed-line.js";
import "./save-typing.js";
import { restored } from "./second-copy.js";
import { ahead, partAhead, start } from "./parts.js";
import "./archive.js";
import "./tabs.js";
import "./files.js";
import "./links.js";
import "./pasted.js";
import "./shared.js";
import "./texts.js";
import "./offline.js";
import { isPlayers } from "./players-channel.js";
import "./styles.js";
import "./wake-lock.js";
// This comes before motion.js: a sliding row is not at its place.
import "./scroll-into-view.js";
import "./motion.js";
import "./tick.js";
import "./order-overview.js";
import "./choice-keys.js";
import "./double-click.js";
import "./lost-focus.js";
import "./open-sections.js";
import "./unsaved.js";
import { addTypefaces } from "./typefaces.js";
import { storedKeys } from "./interfaces.js";
import { FAILED } from "./protocol.js";
import { send } from "./send.js";

// A counter for the browser tests. They run on the files that ship, so it ships too.
export { computed } from "asalto:app";

ahead().catch(() => {});
partAhead(`language_${document.documentElement.lang}`);
if (!isPlayers && isSaved()) {
  // The app waits for the code that reads saved encounters, which needs that of a combat.
  partAhead("reader");
  partAhead(`combat_${document.documentElement.lang}`);
}

await restored;
start().then(addTypefaces, (error) => send(FAILED, error));

/** Whether any encounter is saved. */
function isSaved() {
  return storedKeys().some((key) => key.startsWith("asalto.1.encounter."));
}
