// Page object: a page that is stable enough for reference pictures on any machine. It is shown in every
// width, with alternating themes and languages.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { fixRandomNumbers } from "../fixtures/dice.js";
import { chooseLanguage, loadMenu } from "./menu.js";
import { rememberRuleset } from "./table.js";

const require = createRequire(import.meta.url);

const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1440, height: 810 },
];
const lights = ["dark", "light"];
const languages = ["es", "fr", "en"];
/** The step from the language of the previous screen to the next, for each theme and width. */
const STEPS = { dark: [0, 2, 2], light: [1, 1, 0] };

/** The tolerance for font smoothing on other machines. A missing word exceeds it. */
const tolerance = { maxDiffPixels: 150, threshold: 0.25 };

/** The app's fonts, the same on every machine. */
async function fonts() {
  const faces = { sans: ["Sans", "Sans-Bold"], serif: ["Serif", "Serif-Bold"] };
  const rules = Object.entries(faces).flatMap(([family, files]) =>
    files.map(async (file, index) => {
      const font = require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf");
      const name = file.replace(/^(Sans|Serif)/, "DejaVu$1Condensed");
      const bytes = await readFile(font.replace("DejaVuSans.ttf", `${name}.ttf`));
      const source = `data:font/ttf;base64,${bytes.toString("base64")}`;
      const weight = index === 0 ? "100 500" : "600 900";
      return `@font-face{font-family:kept-${family};font-weight:${weight};src:url(${source})}`;
    }),
  );
  const families = ":root{--sans:kept-sans!important;--serif:kept-serif!important}";
  // The storage shown depends on the version that wrote it.
  const sizes = ".menu-body .hint{visibility:hidden}";
  return `${sizes}${(await Promise.all(rules)).join("")}${families}`;
}

export class Looks {
  constructor(page) {
    this.page = page;
    this.shown = 0;
  }

  /** A page with a stopped clock and fixed fonts. */
  async start() {
    await this.page.clock.setFixedTime(new Date("2026-11-21T20:00:00"));
    // The suggested totals are always the same.
    await fixRandomNumbers(this.page);
    await rememberRuleset(this.page);
    await this.page.goto("./");
    await this.loadFonts();
    await loadMenu(this.page);
  }

  async loadFonts() {
    await this.page.addStyleTag({ content: await fonts() });
    await this.page.evaluate(() => document.fonts.ready);
  }

  /** Compares a screen with its three pictures: one at each width, in each language, with alternating themes.
      On a long screen the picture begins at an element: on a phone, or on all screens narrower than
      `below`.

      @param {string} name
      @param {{ from?: string, below?: number, ready?: (lang: string) => Promise<unknown> }} [how] */
  async compare(name, { from, below = 700, ready } = {}) {
    const { page } = this;
    await page.mouse.move(0, 0);
    for (const [at, size] of widths.entries()) {
      const light = lights[(this.shown + at) % 2];
      const lang = languages[(this.shown + STEPS[light][at]) % 3];
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: light, reducedMotion: "reduce" });
      await chooseLanguage(page, lang);
      if (ready) await ready(lang);
      await page.evaluate((selector) => {
        const top = selector ? document.querySelector(selector).getBoundingClientRect().top : null;
        window.scrollTo(0, top === null ? 0 : window.scrollY + top - 12);
      }, size.width < below ? from : undefined);
      const picture = `${name}-${size.width}-${light}-${lang}.png`;
      await expect.soft(page).toHaveScreenshot(picture, tolerance);
    }
    await chooseLanguage(page, "en");
    await page.setViewportSize(widths[2]);
    this.shown += 1;
  }
}
