// Fetches texts to read: the rules in each language, and the creatures (the build provides TEXTS). The app asks
// with asalto:text-wanted. The answer asalto:text has the name and the text, or null if fetching fails.

addEventListener("asalto:text-wanted", async ({ detail: name }) => {
  let text = null;
  try {
    const answer = await fetch(TEXTS[name]);
    if (answer.ok) text = await answer.text();
  } catch {
    // Offline and not cached: the app says so.
  }
  dispatchEvent(new CustomEvent("asalto:text", { detail: [name, text] }));
});
