// Fetches the texts of the rules, one file for each language (the build provides RULES). The app asks with
// asalto:rules-wanted. The answer asalto:rules has the language and the text, or null if fetching fails.

addEventListener("asalto:rules-wanted", async ({ detail: language }) => {
  let text = null;
  try {
    const answer = await fetch(RULES[language]);
    if (answer.ok) text = await answer.text();
  } catch {
    // Offline and not cached: the app says so.
  }
  dispatchEvent(new CustomEvent("asalto:rules", { detail: [language, text] }));
});
