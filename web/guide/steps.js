// The presses that lead a frame to a state. Each waits until its element is there, never for a time.

/** @typedef {{ click: string } | { key: string } | { type: string, text: string } | { wait: string }} Step */

/** The time that an element may take to appear, in milliseconds. */
const PATIENCE = 20_000;

/** Carries out the steps in a frame. */
export async function follow(/** @type {HTMLIFrameElement} */ frame, /** @type {Step[]} */ steps) {
  const document = /** @type {Document} */ (frame.contentDocument);
  const view = /** @type {Window & typeof globalThis} */ (document.defaultView);
  for (const step of steps) {
    if ("key" in step) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new view.KeyboardEvent("keydown", { key: step.key, bubbles: true, cancelable: true }));
    } else if ("click" in step) (await found(document, step.click)).click();
    else if ("wait" in step) await found(document, step.wait);
    else {
      const field = /** @type {HTMLInputElement} */ (await found(document, step.type));
      field.focus();
      field.value = step.text;
      field.dispatchEvent(new view.InputEvent("input", { bubbles: true }));
    }
  }
}

/** Waits until an element is shown. */
async function found(/** @type {Document} */ document, /** @type {string} */ selector) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const all = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector));
    for (const element of all) if (element.checkVisibility()) return element;
    if (performance.now() > end) throw new Error(`${selector} does not appear`);
    await new Promise((done) => setTimeout(done, 30));
  }
}
