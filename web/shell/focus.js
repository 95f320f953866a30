// Restores a lost focus. A command can remove the focused element, such as a submitted form. The focus
// then goes to the next command, never to the page as a whole.

// Opens a dialog, or closes the open one. Screen readers start the help sheet at its heading.
addEventListener("asalto:dialog", ({ detail: id }) => {
  const dialog = document.getElementById(id);
  if (dialog.open) return dialog.close();
  dialog.showModal();
  dialog.querySelector("h2")?.focus();
});

const NEXT = ["go", "prompt", "now", "quick-line"];
let last;
// How often the focus has moved or been lost. What was lost before that is settled.
let moves = 0;

addEventListener("focusin", ({ target }) => {
  last = target;
  moves += 1;
});

new MutationObserver(() => {
  if (last?.isConnected !== false) return;
  last = undefined;
  moves += 1;
  const lost = moves;
  // Components that request the focus get it first.
  requestAnimationFrame(() => requestAnimationFrame(() => keep(lost)));
}).observe(document.body, { childList: true, subtree: true });

function keep(lost) {
  if (lost !== moves || document.activeElement !== document.body) return;
  const next = NEXT.map((id) => document.getElementById(id)).find((one) => one?.checkVisibility());
  next?.focus({ preventScroll: true });
}
