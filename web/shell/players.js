// The channel between the game master's windows and the players' screens (#/players). The first item of a
// message is its kind: "hello" from every window that starts, "asks" from a players' screen that wants the
// present, "bye" from one that closes, and "told" from the window that plays (web/src/components/players).

const channel = "BroadcastChannel" in self ? new BroadcastChannel("asalto.1.players") : null;
const isPlayers = () => location.hash === "#/players";
const was = isPlayers();

addEventListener("asalto:players", ({ detail }) => channel?.postMessage(detail));
addEventListener("asalto:started", () => channel?.postMessage(["hello"]));
channel?.addEventListener("message", ({ data }) => dispatchEvent(new CustomEvent(`asalto:players-${data[0]}`, { detail: data })));
// A window is one or the other from its start on.
addEventListener("hashchange", () => isPlayers() !== was && location.reload());
