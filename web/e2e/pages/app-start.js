// The start of the app in a page: its first screen is there before, and handles no key.

/** Makes each load of the page record that the app has taken over. */
export const recordAppStart = (page) => page.addInitScript(() => addEventListener("asalto:started", () => (window.appStarted = true)));

/** Waits until the app has taken over the page. */
export const waitForApp = (page) => page.waitForFunction(() => window.appStarted);
