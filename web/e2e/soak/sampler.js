// Samples of what the app uses: the heap of JavaScript, the memory of the wasm, and both kinds of storage.
import { expect } from "@playwright/test";

const MEGABYTE = 2 ** 20;

/** Keeps the memories of every wasm of the page, from before the first one is made. */
const WATCH = () => {
  window.memories = new Set();
  const keep = ({ exports }) => {
    for (const one of Object.values(exports)) if (one instanceof WebAssembly.Memory) window.memories.add(one);
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await make.apply(WebAssembly, given);
      keep(made.instance ?? made);
      return made;
    };
  }
};

export class Sampler {
  static async of(page) {
    await page.addInitScript(WATCH);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Performance.enable");
    return new Sampler(browser);
  }

  constructor(browser) {
    this.browser = browser;
    this.samples = [];
    this.began = Date.now();
  }

  /** Takes a sample after a garbage collection, and prints it. */
  async take(encounters, page) {
    await this.browser.send("HeapProfiler.collectGarbage");
    const { metrics } = await this.browser.send("Performance.getMetrics");
    const metric = (wanted) => metrics.find(({ name }) => name === wanted).value;
    const { wasm, characters, usage } = await page.evaluate(async () => ({
      wasm: [...window.memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
      characters: Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0),
      usage: (await navigator.storage.estimate()).usage,
    }));
    const sample = {
      encounters,
      minutes: (Date.now() - this.began) / 60_000,
      heap: metric("JSHeapUsedSize") / MEGABYTE,
      nodes: metric("Nodes"),
      wasm: wasm / MEGABYTE,
      characters,
      disk: usage / MEGABYTE,
    };
    this.samples.push(sample);
    if (this.samples.length === 1) console.log("| encounters | minutes | heap (MB) | wasm (MB) | nodes | localStorage (characters) | on disk (MB) |\n|--:|--:|--:|--:|--:|--:|--:|");
    const cells = [encounters, sample.minutes.toFixed(1), sample.heap.toFixed(1), sample.wasm.toFixed(1), sample.nodes, characters, sample.disk.toFixed(1)];
    console.log(`| ${cells.join(" | ")} |`);
  }

  /**
   * Asserts the bounds: memory may double after the first sample, plus four megabytes, and the wasm has 10 KB for each encounter
   * in the list of home; localStorage has the open encounter and the list; an encounter takes at most 64 KB of the disk.
   */
  expectBounded(encounters) {
    const [first] = this.samples;
    expect(this.samples.length).toBeGreaterThan(4);
    for (const { heap, wasm, characters, disk } of this.samples) {
      expect(wasm, "the wasm has memory").toBeGreaterThan(0);
      expect(heap, "heap").toBeLessThan(2 * first.heap + 4);
      expect(wasm, "wasm").toBeLessThan(2 * first.wasm + 4 + encounters / 100);
      expect(characters, "localStorage").toBeLessThan(100_000 + 200 * encounters);
      expect(disk, "disk").toBeLessThan(first.disk + 8 + encounters / 16);
    }
  }
}
