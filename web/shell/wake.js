// Keeps the screen awake while the app says so (asalto:wake, with true or false).

let wanted = false;
let held = null;

addEventListener("asalto:wake", (event) => {
  wanted = event.detail;
  settle();
});

// The browser takes the lock away from a page that is hidden and gives it back to nobody.
document.addEventListener("visibilitychange", settle);

async function settle() {
  if (!wanted) {
    held?.release();
    held = null;
  } else if (document.visibilityState === "visible" && (held?.released ?? true)) {
    // A browser without it, or one that is low on battery, lets the screen go dark as ever.
    held = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
    if (!wanted) settle();
  }
}
