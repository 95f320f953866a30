// What has the focus may go away with what was done: a field that was filled in, a form that was saved.
// The focus then goes to the command that comes next, never to the page as a whole.

// The help sheet is read from its top.
addEventListener("asalto:help", () => {
  const help = document.getElementById("help");
  help.showModal();
  help.querySelector("h2").focus();
});

const NEXT = ["go", "prompt", "now", "quick-line"];
let last;

addEventListener("focusin", ({ target }) => (last = target));

new MutationObserver(() => {
  if (last?.isConnected !== false) return;
  last = undefined;
  // Who wishes for the focus gets it first.
  requestAnimationFrame(() => requestAnimationFrame(keep));
}).observe(document.body, { childList: true, subtree: true });

function keep() {
  if (document.activeElement !== document.body) return;
  const next = NEXT.map((id) => document.getElementById(id)).find((one) => one?.checkVisibility());
  next?.focus({ preventScroll: true });
}
