// The channel between the game master's windows and the players' screens (#/players). The first item of a
// message is its kind: "hello" from every window that starts, "asks" from a players' screen that requests the
// present, "bye" from a closing screen, and "told" from the window that plays (web/src/players).
import { PLAYERS_ASKS, PLAYERS_BYE, PLAYERS_HELLO, PLAYERS_SEND, PLAYERS_TOLD, PLAYERS_VERSION_DIFFERS, STARTED } from "./protocol.js";
import { send } from "./send.js";

/** The events of the app by the kind of a message. */
const EVENTS = { hello: PLAYERS_HELLO, asks: PLAYERS_ASKS, bye: PLAYERS_BYE, told: PLAYERS_TOLD };

const channel = "BroadcastChannel" in self ? new BroadcastChannel("asalto.1.players") : null;
const here = () => location.hash === "#/players";

/** Whether this window is a players' screen. It never changes. */
export const isPlayers = here();
// A players' screen keeps no reference to the game master's window.
if (isPlayers) self.opener = null;

addEventListener(PLAYERS_SEND, ({ detail }) => channel?.postMessage(detail));
addEventListener(STARTED, () => channel?.postMessage(["hello"]));
channel?.addEventListener("message", ({ data }) => {
  // Other pages of the origin may send anything.
  if (Array.isArray(data) && Object.hasOwn(EVENTS, data[0])) send(EVENTS[data[0]], data);
});
addEventListener("hashchange", () => here() !== isPlayers && location.reload());

// An unreadable message comes from another version of the app, perhaps a newer one than this window has. The
// window reloads, at most once a minute.
addEventListener(PLAYERS_VERSION_DIFFERS, () => {
  const last = history.state?.reloaded ?? 0;
  if (Date.now() - last < 60_000 && last <= Date.now()) return;
  history.replaceState({ reloaded: Date.now() }, "");
  location.reload();
});
