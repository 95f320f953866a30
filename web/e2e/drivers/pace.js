// The pace of a person at the main button. The app takes a second press within a moment for a slip
// (web/shell/double-click.js), and a driver presses faster than anybody.

const MOMENT = 320;
const MAIN = "#go, #beside-go, .prompts .rolls-dice";

/** The pages whose last press was one of the main button. */
const pressed = new WeakSet();

/** Waits until another press of the main button counts. */
export function untilNextPress(page) {
  return page.waitForTimeout(MOMENT);
}

/**
 * Waits until a press of this control is no second one after the main button. The wait begins after the first press
 * has reached the page, however long that took.
 */
export async function atAPace(page, control) {
  if (pressed.delete(page)) await untilNextPress(page);
  if (await control.evaluate((element, main) => element.matches(main), MAIN)) pressed.add(page);
}
