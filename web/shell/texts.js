// Fetches texts to read: the rules in each language, and the creatures (the build provides TEXTS).
import { fetchFile } from "./fetch-file.js";
import { FETCH_TEXT, TEXT_FETCHED } from "./protocol.js";
import { send } from "./send.js";

addEventListener(FETCH_TEXT, async ({ detail: name }) => {
  // The app shows the failure.
  const text = await fetchFile(TEXTS[name], (answer) => answer.text()).catch(() => null);
  send(TEXT_FETCHED, [name, text]);
});
