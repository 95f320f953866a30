// The start of the app in a page: its first screen is there before, and takes no key.

/** Has each load of the page record when the app has taken the page over. */
export const recordAppStart = (page) => page.addInitScript(() => addEventListener("asalto:started", () => (window.appStarted = true)));

/** Waits until the app has taken the page over. */
export const waitForApp = (page) => page.waitForFunction(() => window.appStarted);
