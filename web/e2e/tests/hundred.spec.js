// A fight of a hundred scrolls and steps without a dropped frame, by the browser's own account of its
// frames, as far as it is ours: scrolling never waits for our script, which does next to nothing
// meanwhile, and no step holds a frame up for long. How many frames were dropped is told; the machine that
// runs the tests may be busy with something else, so few of them fail nothing.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

/** The longest that our script may take at once, in milliseconds: what a browser calls a long task. */
const LONG = 50;

/** What runs script in a trace of Chromium. */
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks"]);

/** What the browser tells of its frames, and of what runs script. */
const CATEGORIES = ["devtools.timeline", "toplevel", "cc", "benchmark", "disabled-by-default-devtools.timeline.frame"];

/** How the frames of a trace ended: how many were shown and, of those that were not, which made what moves jerk. */
function frames(trace) {
  const all = trace.traceEvents.filter((event) => event.name === "PipelineReporter" && event.ph === "b");
  const ended = all.map((event) => event.args.frame_reporter);
  const dropped = ended.filter((frame) => frame.state === "STATE_DROPPED");
  return {
    shown: ended.filter((frame) => frame.state.startsWith("STATE_PRESENTED")).length,
    scrolled: ended.filter((frame) => frame.scroll_state === "SCROLL_COMPOSITOR_THREAD").length,
    waited: ended.filter((frame) => frame.scroll_state === "SCROLL_MAIN_THREAD").length,
    dropped: dropped.length,
    jerks: dropped.filter((frame) => frame.affects_smoothness).length,
  };
}

/** How long each piece of script took in a trace, in milliseconds, the longest first. */
function script(trace) {
  const run = trace.traceEvents.filter((event) => event.ph === "X" && SCRIPT.has(event.name));
  return run.map((event) => (event.tdur ?? event.dur) / 1000).sort((one, other) => other - one);
}

/** What is recorded while something is done. */
async function traced(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return JSON.parse((await browser.stopTracing()).toString());
}

// The runner's own trace copies the page at each step, which would drop frames of its own.
test.use({ trace: "off" });

test("a fight of a hundred scrolls and steps without a dropped frame", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const table = new Table(page, "en");
  await table.open();
  await table.add("50 goblin +2 hp 7 ac 15; 49 orc +1 hp 9 ac 13; Lidda +3 hp 16 pc");
  await expect(page.locator(".member")).toHaveCount(100);
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(100);
  await expect(page.getByLabel(table.words.amount)).toBeVisible();
  const second = page.locator(".row .name").nth(50);
  await second.evaluate((row) => (row.kept = true));

  // The first turn is the browser's: it compiles what runs for the first time.
  await page.keyboard.press("n");
  await expect(page.locator(".row.passed")).toHaveCount(2);
  const hand = await page.context().newCDPSession(page);
  const scrolling = await traced(browser, page, async () => {
    for (const yDistance of [-900, 900, -2400, 2400, -900, 900]) {
      const gesture = { x: 300, y: 400, yDistance, speed: 1800, gestureSourceType: "mouse" };
      await hand.send("Input.synthesizeScrollGesture", gesture);
    }
  });
  const scrolled = frames(scrolling);
  console.log(`scrolling: ${scrolled.shown} frames shown, ${scrolled.dropped} dropped`);
  expect(scrolled.scrolled).toBeGreaterThan(100);
  expect(scrolled.waited).toBe(0);
  expect(Math.max(0, ...script(scrolling))).toBeLessThan(LONG / 5);
  expect(scrolled.dropped).toBeLessThanOrEqual(scrolled.shown / 10);

  const trace = await traced(browser, page, async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.keyboard.press("n");
      await expect(page.locator(".row.passed")).toHaveCount(turn + 3);
      await page.waitForTimeout(250);
    }
  });
  const stepped = frames(trace);
  console.log(`20 turns: ${stepped.shown} frames shown, ${stepped.jerks} dropped of what moved`);
  // Two rows that change places are all that moves in a turn.
  expect(stepped.jerks).toBeLessThanOrEqual(20);
  await expect(page.locator('.row[aria-current="true"]')).toHaveCount(1);
  expect(await page.locator(".row.passed").count()).toBe(22);
  // A row that has not changed is the same element: the list is not made anew.
  expect(await second.evaluate((row) => row.kept)).toBe(true);

  const long = script(trace);
  expect(long.length).toBeGreaterThan(20);
  // The browser may compile better or collect what is unused in the middle of one or two of them.
  const held = long.filter((time) => time > LONG).map((time) => Math.round(time));
  expect(held.length, `over ${LONG} ms: ${held}`).toBeLessThanOrEqual(2);
  expect(Math.max(0, ...held)).toBeLessThan(2 * LONG);
  table.expectSilence();
});
