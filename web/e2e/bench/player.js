// Plays in the built app by keys and ids, which are the same in each version, and measures each step.
import { setTimeout as sleep } from "node:timers/promises";

/** Runs in the page: times each key from the input to the picture that shows its effect. */
const WATCH = () => {
  window.paints = [];
  const shown = (began) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.paints.push(performance.now() - began);
    requestAnimationFrame(() => port2.postMessage(0));
  };
  addEventListener("keydown", ({ timeStamp }) => shown(timeStamp), { capture: true });
};

/**
 * Runs in the page: adds a combatant as soon as the page has a field for it. It measures the times from the
 * first byte until the combatant is on screen and until the app has it.
 */
const ADD_FIRST = () => {
  const until = (find) =>
    new Promise((done) => {
      const look = () => find() && (observer.disconnect(), done());
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    });
  window.added = (async () => {
    await until(() => document.getElementById("quick-line"));
    const field = document.getElementById("quick-line");
    field.value = "Lidda +3 hp 16";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
    const shown = async (member) => {
      await until(() => document.querySelector(member));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      return performance.now();
    };
    // A line that waits for the app is busy.
    return Promise.all([".member", ".member:not([aria-busy])"].map(shown));
  })();
};

/** The milliseconds after a key in which its work is counted, including the save. */
const SETTLED = 200;

/** The speeds of the processor and the network. */
export const SPEEDS = {
  normal: {},
  "slowed 4x": { slowed: 4 },
  "slow network": { network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 } },
};

/** @param {{ slowed?: number, network?: any }} speed */
async function slow(page, speed) {
  const { slowed, network } = speed;
  const hand = await page.context().newCDPSession(page);
  if (slowed) await hand.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  if (network) {
    await hand.send("Network.enable");
    await hand.send("Network.emulateNetworkConditions", network);
  }
}

/** Stops the service worker after its installation, so that a later visit does not find it running. */
async function rest(page) {
  await page.waitForTimeout(2_000);
  const hand = await page.context().newCDPSession(page);
  await hand.send("ServiceWorker.enable");
  await hand.send("ServiceWorker.stopAllWorkers");
}

/**
 * Starts the app again. Returns the milliseconds to the first content, to the first combatant on screen and
 * to the same in the app, at the first and at the second visit.
 */
export async function start(browser, address, speed) {
  const context = await browser.newContext({ locale: "en-GB" });
  const times = [];
  for (const visit of ["cold", "warm"]) {
    const page = await context.newPage();
    await slow(page, speed);
    await page.addInitScript(ADD_FIRST);
    await page.goto(address, { timeout: 60_000 });
    const added = await page.evaluate(() => window.added);
    const [content] = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").map((one) => one.startTime));
    times.push([visit, content, ...added]);
    await page.evaluate(() => navigator.serviceWorker?.ready);
    await page.evaluate(() => localStorage.clear());
    if (visit === "cold") await rest(page);
    await page.close();
  }
  await context.close();
  return times;
}

/** A combat of a number of combatants at its first turn. */
export class Combat {
  static async open(browser, address, count, speed = {}) {
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.goto(address);
    const combat = new Combat(page, await context.newCDPSession(page), speed.slowed ?? 1);
    await page.locator("select.ruleset").selectOption({ label: "D&D 3.5" });
    for (let left = count; left > 0; left -= 50) {
      await page.locator("#quick-line").fill(`${Math.min(left, 50)} goblin +2 hp 70 ac 15`);
      await page.locator("#quick-line").press("Enter");
    }
    await combat.wait(".member", count);
    await page.locator(".go").click();
    await combat.wait(".call", count);
    await page.locator("#go").click();
    await combat.wait(".row", count);
    await page.locator("#amount").waitFor();
    await slow(page, speed);
    await combat.hand.send("Performance.enable");
    return combat;
  }

  constructor(page, hand, slowed) {
    this.page = page;
    this.hand = hand;
    this.slowed = slowed;
  }

  async wait(selector, count) {
    const there = ([selector, count]) => document.querySelectorAll(selector).length >= count;
    await this.page.waitForFunction(there, [selector, count], { timeout: 60_000 });
  }

  async metric(name) {
    const { metrics } = await this.hand.send("Performance.getMetrics");
    return metrics.find((metric) => metric.name === name).value;
  }

  /**
   * Presses a key. Returns the milliseconds to the picture, and those of work. It sends the page no request
   * meanwhile, which would count as work.
   */
  async press(key) {
    await this.page.evaluate(() => (window.paints = []));
    const before = await this.metric("TaskDuration");
    await this.page.keyboard.press(key);
    await sleep(SETTLED * this.slowed);
    const work = ((await this.metric("TaskDuration")) - before) * 1000;
    await this.page.waitForFunction(() => window.paints.length > 0);
    const [paint] = await this.page.evaluate(() => window.paints);
    return { paint, work };
  }

  turn() {
    return this.press("n");
  }

  async damage() {
    await this.page.locator('.row[aria-current="true"] .name').click();
    await this.page.keyboard.press("d");
    await this.page.keyboard.type("1");
    await this.page.waitForTimeout(100);
    const measured = await this.press("Enter");
    await this.page.evaluate(() => document.activeElement.blur());
    return measured;
  }

  undo() {
    return this.press("z");
  }

  async add() {
    await this.page.evaluate(() => (document.querySelector("details.joins").open = true));
    await this.page.locator("#quick-line").fill("wolf +1 hp 9");
    await this.page.waitForTimeout(100);
    const measured = await this.press("Enter");
    await this.page.evaluate(() => document.activeElement.blur());
    return measured;
  }

  /** Deals damage to the current combatant many times, from within the page. */
  strike(times) {
    return this.page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) {
        const field = document.getElementById("amount");
        field.value = time % 2 ? "1" : "2";
        field.dispatchEvent(new Event("input", { bubbles: true }));
        const healing = time % 2 === 1;
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey: healing, bubbles: true, cancelable: true }));
        if (time % 20 === 19) await new Promise((done) => setTimeout(done));
      }
    }, times);
  }

  /** Plays many turns, from within the page. */
  turns(times) {
    return this.page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true }));
        if (time % 20 === 19) await new Promise((done) => setTimeout(done));
      }
    }, times);
  }

  /** Reloads the page and returns the milliseconds to the first picture of its rows. */
  async reload(count) {
    await this.page.waitForTimeout(2_000);
    await this.page.reload();
    await this.wait(".row", count);
    return this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))));
  }

  /** Returns the megabytes in use after a garbage collection: the heap and the memory of the wasm. */
  async memory() {
    await this.hand.send("HeapProfiler.collectGarbage");
    return (await this.metric("JSHeapUsedSize")) / 2 ** 20;
  }

  nodes() {
    return this.page.evaluate(() => document.querySelectorAll("*").length);
  }

  close() {
    return this.page.context().close();
  }
}
