// The styles of the element, and the properties that it reads from the styles of its page.

/** The custom properties of the page, by the options of the frame. */
const LOOK = { accent: "--asalto-accent", font: "--asalto-font" };

let sheet = null;

/** The styles in every element. The page may set the height; its `*` rules would break the rest. */
export function styles() {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:host { display: grid !important; grid-template: minmax(0, 1fr) / minmax(0, 1fr) !important; min-width: 280px !important; overflow: hidden !important; }
:host([hidden]) { display: none !important; }
slot, iframe, .size { grid-area: 1 / 1; }
.size { height: var(--asalto-height, 640px); visibility: hidden; width: 0; }
slot { display: block; min-height: 0; overflow: auto; }
slot.gone { display: none; }
iframe { border: 0; display: block; height: 100%; min-height: 0; transition: 1ms step-start allow-discrete; transition-property: ${Object.values(LOOK)}; width: 100%; }
iframe.waits { visibility: hidden; }`);
  return sheet;
}

/** The accent and the font that the page gives an element. */
export function lookOf(element) {
  const styles = getComputedStyle(element);
  return Object.fromEntries(Object.entries(LOOK).map(([name, property]) => [name, styles.getPropertyValue(property).trim()]));
}

/** Calls a function with each option of the look whose property the page has changed. */
export function followLook(frame, change) {
  let seen = lookOf(frame);
  // The styles of the page may change at any time. Only a transition shows the change.
  frame.addEventListener("transitionend", () => {
    const now = lookOf(frame);
    for (const [name, value] of Object.entries(now)) if (value !== seen[name]) change({ [name]: value });
    seen = now;
  });
}

/** Names the custom property of the page in the error of its option. */
export function named(error) {
  const property = LOOK[error.path];
  if (property) Object.assign(error, { message: error.message.replace(error.path, property), path: property });
  return error;
}
