// The channel between the game master's windows and the players' screens (#/players). The first item of a
// message is its kind: "hello" from every window that starts, "asks" from a players' screen that wants the
// present, "bye" from one that closes, and "told" from the window that plays (web/src/components/players).

const channel = "BroadcastChannel" in self ? new BroadcastChannel("asalto.1.players") : null;
const here = () => location.hash === "#/players";

/** Whether this window is a players' screen. It is one or the other from its start on. */
export const isPlayers = here();
// It holds no window of the game master.
if (isPlayers) opener = null;

addEventListener("asalto:players", ({ detail }) => channel?.postMessage(detail));
addEventListener("asalto:started", () => channel?.postMessage(["hello"]));
channel?.addEventListener("message", ({ data }) => {
  // Other pages of the origin may send anything.
  if (Array.isArray(data)) dispatchEvent(new CustomEvent(`asalto:players-${data[0]}`, { detail: data }));
});
addEventListener("hashchange", () => here() !== isPlayers && location.reload());

// A message that can't be read comes from another version of the app, perhaps a newer one than this window has.
// It is loaded anew, and again only after a minute.
addEventListener("asalto:players-differ", () => {
  const last = history.state?.reloaded ?? 0;
  if (Date.now() - last < 60_000 && last <= Date.now()) return;
  history.replaceState({ reloaded: Date.now() }, "");
  location.reload();
});
