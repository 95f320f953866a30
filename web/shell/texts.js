// Fetches texts to read: the rules in each language, and the creatures (the build provides TEXTS).
import { FETCH_TEXT, TEXT_FETCHED } from "./protocol.js";
import { send } from "./send.js";

addEventListener(FETCH_TEXT, async ({ detail: name }) => {
  let text = null;
  try {
    const answer = await fetch(TEXTS[name]);
    if (answer.ok) text = await answer.text();
  } catch {
    // Offline and not cached: the app shows the failure.
  }
  send(TEXT_FETCHED, [name, text]);
});
