// The channel between the game master's windows and the players' screens (#/players). The first item of a
// message is its kind: "hello" from every window that starts, "asks" from a players' screen that requests the
// present, "bye" from a closing screen, and "told" from the window that plays (web/src/players).
import { PLAYERS_ASKS, PLAYERS_BYE, PLAYERS_HELLO, PLAYERS_SEND, PLAYERS_TOLD, PLAYERS_VERSION_DIFFERS, STARTED } from "./protocol.js";
import { openChannel, replaceState } from "./interfaces.js";
import { send } from "./send.js";

/** The events of the app by the kind of a message. */
const EVENTS = { hello: PLAYERS_HELLO, asks: PLAYERS_ASKS, bye: PLAYERS_BYE, told: PLAYERS_TOLD };

// Other pages of the origin may send anything.
const post = openChannel("asalto.1.players", (data) => {
  if (Array.isArray(data) && Object.hasOwn(EVENTS, data[0])) send(EVENTS[data[0]], data);
});
const here = () => location.hash === "#/players";

/** Whether this window is a players' screen. It never changes. */
export const isPlayers = here();
// A players' screen keeps no reference to the game master's window.
if (isPlayers) self.opener = null;

addEventListener(PLAYERS_SEND, ({ detail }) => post(detail));
addEventListener(STARTED, () => post(["hello"]));
addEventListener("hashchange", () => here() !== isPlayers && location.reload());

// An unreadable message comes from another version of the app, perhaps a newer one than this window has. The
// window reloads, at most once a minute.
addEventListener(PLAYERS_VERSION_DIFFERS, () => {
  const [last, now] = [history.state?.reloaded ?? 0, Date.now()];
  if (now - last < 60_000 && last <= now) return;
  replaceState({ reloaded: now });
  // Without the time of this reload the next one would follow at once.
  if (history.state?.reloaded === now) location.reload();
});
