// <asalto-tracker> added to a page and removed, many times.
import { expect } from "@playwright/test";
import { test } from "../fixtures/widget.js";

test("mounting and removing a hundred times leaks nothing", async ({ page, host }) => {
  test.setTimeout(180_000);
  await host.open("");
  const cdp = await page.context().newCDPSession(page);
  const round = (times) =>
    page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) {
        const element = document.createElement("asalto-tracker");
        document.body.append(element);
        const ready = element.ready.catch(() => {});
        // Every fourth element stays long enough to load. The others are removed while loading.
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
  // Removed objects may be collected later. A leak in each of a hundred elements would exceed these.
  await expect(async () => {
    const after = await counted();
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
    expect(after.documents - before.documents).toBeLessThan(4);
    expect(after.nodes - before.nodes).toBeLessThan(100);
    expect(after.usedSize - before.usedSize).toBeLessThan(1_000_000);
  }).toPass({ timeout: 10_000 });
  await host.expectFrames(0);
});
