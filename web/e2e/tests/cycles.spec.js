// <asalto-tracker> put into a page and taken out again, many times.
import { expect, test } from "@playwright/test";
import { Host } from "../pages/host.js";

test("a hundred times mounted and taken away leaves nothing behind", async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const host = new Host(page, baseURL);
  await host.start();
  await host.open("");
  const cdp = await page.context().newCDPSession(page);
  const round = (times) =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) {
        const element = document.createElement("asalto-tracker");
        document.body.append(element);
        const ready = element.ready.catch(() => {});
        // Every fourth is there for long enough to load; the others are gone in the middle of it.
        if (time % 4 === 0) await ready;
        else await new Promise((done) => setTimeout(done, 5));
        element.remove();
      }
    }, times);
  const counted = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return { ...(await cdp.send("Memory.getDOMCounters")), usedSize };
  };
  await round(8);
  const before = await counted();
  await round(100);
  await expect.poll(async () => (await counted()).jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  const after = await counted();
  expect(after.documents - before.documents).toBeLessThan(4);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  // A hundred of anything that stays would be more than this.
  expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000);
  await host.expectFrames(0);
  await host.stop();
});
