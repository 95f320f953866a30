// The texts of the rules, a file for each language (RULES comes from the build): fetched when the app
// wants them (asalto:rules-wanted) and handed over (asalto:rules) with the language; null where the
// file cannot be had.

addEventListener("asalto:rules-wanted", async ({ detail: language }) => {
  let text = null;
  try {
    const answer = await fetch(RULES[language]);
    if (answer.ok) text = await answer.text();
  } catch {
    // No network, and not kept: the app says so.
  }
  dispatchEvent(new CustomEvent("asalto:rules", { detail: [language, text] }));
});
