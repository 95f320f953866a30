// The pace of a person. The app takes a second press within a moment for a slip (web/shell/double-click.js), and a driver
// presses faster than anybody.

/** The time until another press counts. */
const MOMENT = 520;

const MAIN = "#go, #beside-go, .prompts .rolls-dice, [data-once]";

const OPENER = "[aria-expanded], summary";

/** The distance in pixels below which the app may take two taps for a double one. */
const NEAR = 60;

/**
 * The last press on each page: what was pressed, whether it leads on or opens something, and the middle of it.
 *
 * @type {WeakMap<object, { what: string, leadsOn: boolean, opens: boolean, x: number, y: number }>}
 */
const last = new WeakMap();

/** Waits until another press counts, wherever it is. */
export function untilNextPress(page) {
  return page.waitForTimeout(MOMENT);
}

/** Notes that Enter was pressed in a field. */
export function noteEnter(page) {
  last.set(page, { what: "field", leadsOn: false, opens: false, x: NaN, y: NaN });
}

/**
 * Waits until a press of this control is no second one. The wait begins after the first press has reached the page, however long
 * that took.
 */
export async function atAPace(page, control) {
  await control.scrollIntoViewIfNeeded();
  const press = await control.evaluate((element, [main, opener]) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      what: `${element.tagName} ${element.id} ${element.textContent}`,
      leadsOn: element.matches(main),
      opens: element.matches(opener),
      x: x + width / 2,
      y: y + height / 2,
    };
  }, [MAIN, OPENER]);
  const before = last.get(page);
  last.set(page, press);
  if (!before) return;
  const isNear = Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
  const isOther = before.what !== press.what;
  if (before.leadsOn || (before.opens && !isOther) || (isOther && (isNear || press.leadsOn))) await page.waitForTimeout(MOMENT);
}
