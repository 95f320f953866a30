// The pace of a person at the main button. The app takes a second press within a moment for a slip
// (web/shell/double-click.js), and a driver presses faster than anybody.

const MOMENT = 320;
const MAIN = "#go, #beside-go, .prompts .rolls-dice";

/** The time of the last press of the main button in a page. */
const pressed = new WeakMap();

/** Waits until another press of the main button counts. */
export function untilNextPress(page) {
  return page.waitForTimeout(MOMENT);
}

/** Waits until a press of this control is no second one after the main button, and remembers a press of that. */
export async function atAPace(page, control) {
  const rest = (pressed.get(page) ?? 0) + MOMENT - Date.now();
  if (rest > 0) await page.waitForTimeout(rest);
  if (await control.evaluate((element, main) => element.matches(main), MAIN)) pressed.set(page, Date.now());
}
