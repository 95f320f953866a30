// Keeps the screen awake while the app requests it.
import { ask } from "./interfaces.js";
import { KEEP_AWAKE } from "./protocol.js";

let wanted = false;
let held = null;

addEventListener(KEEP_AWAKE, (event) => {
  wanted = event.detail;
  settle();
});

// The browser releases the lock of a hidden page and does not restore it.
document.addEventListener("visibilitychange", settle);

async function settle() {
  if (!wanted) {
    held?.release();
    held = null;
  } else if (document.visibilityState === "visible" && (held?.released ?? true)) {
    // The screen turns off as usual without wake locks, or on low battery.
    held = (await ask(() => navigator.wakeLock?.request("screen"))).value ?? null;
    if (!wanted) settle();
  }
}
