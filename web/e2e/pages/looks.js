// Page object: one page made steady enough to be compared with its kept picture on any machine, and
// shown in every width and light, with the languages taking turns.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";

const require = createRequire(import.meta.url);

const widths = [
  { width: 360, height: 740 },
  { width: 768, height: 900 },
  { width: 1440, height: 810 },
];
const looks = widths.flatMap((size) => ["dark", "light"].map((light) => ({ size, light })));
const languages = ["es", "fr", "en"];

/** A tolerance for how other machines smooth letters; a word that is gone exceeds it. */
const tolerance = { maxDiffPixels: 150, threshold: 0.25 };

/** The app's types of letters, the same on every machine. */
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
  // How much is stored depends on the version that stores it.
  const sizes = ".menu-body .hint{visibility:hidden}";
  return `${sizes}${(await Promise.all(rules)).join("")}${families}`;
}

export class Looks {
  constructor(page) {
    this.page = page;
    this.shown = 0;
  }

  /** A page with a clock that stands, and letters of its own. */
  async begin() {
    await this.page.clock.setFixedTime(new Date("2026-11-21T20:00:00"));
    // The totals that are suggested are always the same.
    await this.page.addInitScript(() => {
      crypto.getRandomValues = (numbers) => numbers.fill(7);
    });
    await this.page.goto("./");
    await this.dress();
    // The menu is a part; once it is there, its choice of a language can be used while it is closed.
    await this.page.locator(".menu summary").click();
    await expect(this.page.locator(".menu-body")).toBeVisible();
    await this.page.locator(".menu summary").click();
  }

  async dress() {
    await this.page.addStyleTag({ content: await fonts() });
    await this.page.evaluate(() => document.fonts.ready);
  }

  async speak(lang) {
    const choice = this.page.locator(".menu-body select").first();
    await choice.evaluate((select, tag) => {
      select.value = tag;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, lang);
    await expect(this.page.locator("html")).toHaveAttribute("lang", lang);
  }

  /** Compares with the six pictures of a screen; where it is long, from an element on: on a phone, or on
      all that are narrower than is said, as where it lies far down on each. */
  async keep(name, { from, below = 700, ready } = {}) {
    const { page } = this;
    await page.mouse.move(0, 0);
    for (const [index, { size, light }] of looks.entries()) {
      // Each screen is kept twice in every language, and each light and width in all of them.
      const lang = languages[(this.shown + index + (index >= 3 ? 1 : 0)) % 3];
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: light, reducedMotion: "reduce" });
      await this.speak(lang);
      if (ready) await ready(lang);
      await page.evaluate((selector) => {
        const top = selector ? document.querySelector(selector).getBoundingClientRect().top : null;
        window.scrollTo(0, top === null ? 0 : window.scrollY + top - 12);
      }, size.width < below ? from : undefined);
      const picture = `${name}-${size.width}-${light}-${lang}.png`;
      await expect.soft(page).toHaveScreenshot(picture, tolerance);
    }
    await this.speak("en");
    await page.setViewportSize(widths[2]);
    this.shown += 1;
  }
}
