// Shows what another app shared with the installed app.
import { STARTED } from "./protocol.js";
import { ask, replaceState } from "./interfaces.js";
import { bringText } from "./pasted.js";
import { readFiles } from "./incoming-files.js";
import { SHARED, takeShared } from "./share-target.js";

addEventListener(STARTED, async () => {
  const address = new URL(location.href);
  if (!address.searchParams.has(SHARED)) return;
  // A reload must not look for it again.
  address.searchParams.delete(SHARED);
  replaceState(null, address);
  const { value: files = [] } = await ask(() => takeShared(new URL("./", address).href));
  const named = files.filter(({ name }) => name);
  if (named.length > 0) await readFiles(named);
  for (const text of files.filter(({ name }) => !name)) await bringText(await text.text());
}, { once: true });
