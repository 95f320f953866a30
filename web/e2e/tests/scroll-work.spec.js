// A combat of a hundred scrolls and steps with little work. Scrolling never waits for script and changes
// nothing in the page. A step changes only the parts of its turn, however many combatants there are. The
// tests assert only counts and states. They print the dropped frames and the time of script, which depend on
// the machine.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

/**
 * The most changes of the page in a turn: two rows, the texts of the panel and the bar, a line of the log.
 */
const TURN = 34;

/** The events of a Chromium trace that run script. */
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "EventDispatch", "TimerFire", "FireAnimationFrame", "RunMicrotasks"]);

/** The trace categories of frames and of script. */
const CATEGORIES = ["devtools.timeline", "toplevel", "cc", "benchmark", "disabled-by-default-devtools.timeline.frame"];

/** Counts the frames of a trace: those shown, and those dropped, with those that made a movement jerk. */
function frameCounts(trace) {
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

/** The milliseconds of the longest piece of script in a trace. */
function longestScript(trace) {
  const run = trace.traceEvents.filter((event) => event.ph === "X" && SCRIPT.has(event.name));
  return Math.max(0, ...run.map((event) => (event.tdur ?? event.dur) / 1000)).toFixed(1);
}

/**
 * Counts the changes of the page from now on: each element, text or attribute once per change. It leaves out
 * the numbers of rows above and below, which follow the scroll.
 */
function countChanges(page) {
  return page.evaluate(() => {
    const isCount = ({ target }) => (target.closest ? target : target.parentElement)?.closest(".beyond, .map");
    const count = (record) => (isCount(record) ? 0 : record.addedNodes.length + record.removedNodes.length || 1);
    window.changes = 0;
    const observer = new MutationObserver((records) => {
      for (const record of records) window.changes += count(record);
    });
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Returns the number of changes since the last call. */
function takeChanges(page) {
  return page.evaluate(() => {
    const changed = window.changes;
    window.changes = 0;
    return changed;
  });
}

/** The trace of an action. */
async function recordTrace(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  return JSON.parse((await browser.stopTracing()).toString());
}

// The test runner's own trace copies the page at each step, which would drop frames too.
test.use({ trace: "off" });

test("a combat of a hundred scrolls without script, and a step changes only its turn", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const table = await Table.opened(page, "en");
  await table.add("50 goblin +2 hp 7 ac 15; 49 orc +1 hp 9 ac 13; Lidda +3 hp 16 pc");
  await expect(page.locator(".member")).toHaveCount(100);
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(100);
  await expect(page.getByLabel(table.words.amount)).toBeVisible();
  const second = page.locator(".row .name").nth(50);
  await second.evaluate((row) => (row.kept = true));

  // The browser compiles code in the first turn, when it runs for the first time.
  await page.keyboard.press("n");
  await expect(page.locator(".row.passed")).toHaveCount(2);
  await countChanges(page);
  await page.waitForTimeout(500);
  await takeChanges(page);
  const hand = await page.context().newCDPSession(page);
  const scrolling = await recordTrace(browser, page, async () => {
    for (const yDistance of [-900, 900, -2400, 2400, -900, 900]) {
      const gesture = { x: 300, y: 400, yDistance, speed: 1800, gestureSourceType: /** @type {const} */ ("mouse") };
      await hand.send("Input.synthesizeScrollGesture", gesture);
    }
  });
  const scrolled = frameCounts(scrolling);
  console.log(`scrolling: ${scrolled.shown} frames shown, ${scrolled.dropped} dropped, script at most ${longestScript(scrolling)} ms`);
  expect(scrolled.scrolled).toBeGreaterThan(0);
  expect(scrolled.waited).toBe(0);
  expect(await takeChanges(page)).toBe(0);

  const turns = 20;
  const trace = await recordTrace(browser, page, async () => {
    for (let turn = 0; turn < turns; turn += 1) {
      await page.keyboard.press("n");
      await expect(page.locator(".row.passed")).toHaveCount(turn + 3);
      await page.waitForTimeout(250);
    }
  });
  const stepped = frameCounts(trace);
  const changed = await takeChanges(page);
  console.log(`${turns} turns: ${stepped.shown} frames shown, ${stepped.jerks} dropped of what moved, script at most ${longestScript(trace)} ms`);
  console.log(`${turns} turns: ${changed} changes in the page`);
  expect(changed).toBeGreaterThan(turns);
  expect(changed).toBeLessThanOrEqual(turns * TURN);
  await expect(page.locator('.row[aria-current="true"]')).toHaveCount(1);
  expect(await page.locator(".row.passed").count()).toBe(turns + 2);
  // An unchanged row is the same element: the list is not rebuilt.
  expect(await second.evaluate((row) => row.kept)).toBe(true);
  table.expectNoConsoleOutput();
});
