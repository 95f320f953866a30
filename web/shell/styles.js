// Adds the styles that come with a part of the app. The page's policy forbids a style element.
addEventListener("asalto:style", ({ detail }) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(detail);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});
