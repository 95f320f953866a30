// Links with an encounter in the fragment of their address, which no server sees, or with a whole combat for the page of
// replays (docs/decisions/0101-links.md).
import { LINK_MADE, MAKE_LINK, OTHER_FILES } from "./protocol.js";
import { replaceState } from "./interfaces.js";
import { VERSION, pack, unpack } from "./packed-text.js";
import { receives, started } from "./receiving.js";
import { send } from "./send.js";

/** A link in a text: the fragment of its address. */
export const LINK = /#\/open\/\d+\/[\w-]+/;
/** The beginning of the fragment. The version of the form follows, and then the text. */
const OPENS = "#/open/";

/** The number of the last link that was asked for. */
let last = 0;

addEventListener(MAKE_LINK, async ({ detail: [mode, text] }) => {
  const own = (last += 1);
  // A replay has a mode, and a page that stores nothing.
  const address = new URL(mode ? `embed.html?mode=${mode}&controls` : location.pathname, location.href);
  const packed = await pack(text);
  address.hash = `${mode ? "#/replay/" : OPENS}${VERSION}/${packed}`;
  // A long text takes longer than a short one after it.
  if (own === last) send(LINK_MADE, packed === undefined ? null : address.href);
});

if (receives) {
  const open = async () => {
    const { hash } = location;
    if (!hash.startsWith(OPENS)) return;
    // A reload must not open it again, and the app knows no such page.
    replaceState(null, location.href.slice(0, -hash.length));
    const read = await unpack(hash.slice(OPENS.length));
    await started;
    send(OTHER_FILES, [[null, read]]);
  };
  open();
  addEventListener("hashchange", open);
}
