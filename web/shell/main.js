// Starts the app, and the scripts beside it. Everything that takes time begins at once; the app starts when
// the stored encounters are whole.
import { mended } from "./mirror.js";
import { ahead, partAhead, start } from "./parts.js";
import "./archive.js";
import "./tabs.js";
import "./files.js";
import "./texts.js";
import "./offline.js";
import { isPlayers } from "./players.js";
import "./styles.js";
import "./wake.js";
import "./motion.js";
import "./follow.js";
import "./choices.js";
import "./focus.js";
import "./folds.js";

export { computed } from "asalto:app";

ahead().catch(() => {});
partAhead(`language_${document.documentElement.lang}`);
if (!isPlayers && opensInCombat()) {
  partAhead("combat");
  partAhead(`combat_${document.documentElement.lang}`);
}

await mended;
start().catch((error) => dispatchEvent(new CustomEvent("asalto:failed", { detail: error })));

/** Whether the list of encounters (web/src/library/index.rs) says that the last one is in combat. */
function opensInCombat() {
  try {
    const open = Number(localStorage.getItem("asalto.1.open"));
    const items = JSON.parse(localStorage.getItem("asalto.1.encounters")) ?? [];
    return items.some(([id, , , fights]) => id === open && fights === true);
  } catch {
    // No storage, or another list: the part for combat loads after the first screen.
    return false;
  }
}
