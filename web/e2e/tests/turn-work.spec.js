// A turn among 500 costs as much as a turn among 10. It changes as many nodes of the page, and computes as
// many texts, flags, parts and lists. The tests assert counts; `cargo xtask bench` measures times.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

/**
 * The limits for a turn and a wound among 10: changes of the page, nodes that come and go with their content,
 * and computed texts, flags, parts and lists.
 */
const MOST = {
  turns: { changes: 33, nodes: 33, computed: 76 },
  // The bar of the pending amount closes with its controls.
  wounds: { changes: 93, nodes: 110, computed: 92 },
};

/**
 * The additional changes among 500, when the oldest line leaves the log and the counts above and below and the map
 * follow. On a busy machine a toast of the wound before may leave as well. Work for each row would add hundreds.
 */
const OLDEST = { changes: 20, nodes: 60, computed: 10 };

/** Counts the changed nodes and the computations of the app from now on. */
const countWork = (page) =>
  page.evaluate(async () => {
    const module = document.querySelector("script[type=module]").src;
    const { computed } = await import(module);
    let [changes, nodes, before] = [0, 0, computed()];
    window.taken = () => {
      const taken = { changes, nodes, computed: computed() - before };
      [changes, nodes, before] = [0, 0, computed()];
      return taken;
    };
    const size = (node) => [...node.childNodes].reduce((sum, child) => sum + size(child), 1);
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        changes += addedNodes.length + removedNodes.length || 1;
        for (const node of [...addedNodes, ...removedNodes]) nodes += size(node);
      }
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });

/** Waits until the page has not changed for 20 frames. */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        let quiet = 0;
        const observer = new MutationObserver(() => (quiet = 0));
        observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
        const frame = () => {
          quiet += 1;
          if (quiet < 20) return requestAnimationFrame(frame);
          observer.disconnect();
          done();
        };
        requestAnimationFrame(frame);
      }),
  );

/** The counts of some turns and wounds in a combat of this many. */
async function measureCombat(page, count) {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 3.5");
  for (let left = count; left > 0; left -= 50) await table.add(`${Math.min(left, 50)} goblin +2 hp 70 ac 15`);
  await expect(page.locator(".member")).toHaveCount(count);
  await table.start();
  await table.button(table.words.rollAll).click();
  await expect(page.locator(".row")).toHaveCount(count);
  await expect(page.getByLabel(table.words.amount)).toBeVisible();
  // The first turn has no previous turn to fold in the log.
  await page.keyboard.press("n");
  await expect(page.locator(".row.passed")).toHaveCount(2);
  // Toasts of the start leave by themselves.
  await expect(page.locator(".toast")).toHaveCount(0);
  await settled(page);
  await countWork(page);
  const all = { turns: [], wounds: [] };
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press("n");
    await expect(page.locator(".row.passed")).toHaveCount(turn + 3);
    await settled(page);
    all.turns.push(await page.evaluate(() => window.taken()));
  }
  await page.locator('.row[aria-current="true"] .name').click();
  for (let wound = 1; wound <= 3; wound += 1) {
    await page.getByLabel(table.words.amount).fill("1");
    await settled(page);
    await page.evaluate(() => window.taken());
    await page.getByLabel(table.words.amount).press("Enter");
    await expect(page.locator('.row[aria-current="true"] .hp > span').first()).toHaveText(`${70 - wound} / 70`);
    // The toast stays while the pointer is on it, so its end does not count as part of a wound.
    await page.locator(".toast").hover();
    await settled(page);
    all.wounds.push(await page.evaluate(() => window.taken()));
  }
  table.expectNoConsoleOutput();
  return all;
}

const largest = (measured, of) => Math.max(...measured.map((one) => one[of]));

test("a turn and a wound among 500 change and compute as much as among 10", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const few = await measureCombat(page, 10);
  const context = await browser.newContext();
  const many = await measureCombat(await context.newPage(), 500);
  await context.close();
  for (const [what, limits] of Object.entries(MOST)) {
    for (const [of, limit] of Object.entries(limits)) {
      console.log(`${what}: ${of} ${largest(few[what], of)} among 10, ${largest(many[what], of)} among 500`);
      expect.soft(largest(few[what], of), `${of} of ${what}`).toBeGreaterThan(0);
      expect.soft(largest(few[what], of), `${of} of ${what}`).toBeLessThanOrEqual(limit);
      // The log of 500 shows its newest lines, so the oldest of them leaves.
      expect.soft(largest(many[what], of), `${of} of ${what}`).toBeLessThanOrEqual(limit + OLDEST[of]);
    }
  }
});
