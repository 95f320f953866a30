// Texts of a page in comparable form.

/** Returns a text with ordinary spaces. French puts non-breaking spaces before some signs. */
export const withPlainSpaces = (text) => text.replace(/\s/g, " ");

/** Makes every text in a page 40% longer, with syllables as in longer words. */
export const lengthenTexts = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    window.lengthened = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      if (text.length < 2 || /^[\d\s/−+-]+$/.test(text)) continue;
      const more = "lorema ipsita dolorem ".repeat(20).slice(0, Math.ceil(text.length * 0.4));
      window.lengthened.push([node, node.data]);
      node.data = `${node.data}${more}`;
    }
  });

/** Restores the original words of each lengthened text. */
export const restoreTexts = (page) =>
  page.evaluate(() => {
    for (const [node, text] of window.lengthened) node.data = text;
  });
