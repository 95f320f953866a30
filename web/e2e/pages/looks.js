// Page object: scenes of the style guide that are stable enough for reference pictures on any machine.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import { fixDice } from "../fixtures/dice.js";

const require = createRequire(import.meta.url);

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
  // The storage shown depends on the version that wrote it, and a toast is there for some seconds only.
  const unstable = ".menu-body .hint{visibility:hidden}.toast{display:none}";
  return `${unstable}${(await Promise.all(rules)).join("")}${families}`;
}

/** Opens the style guide with some of its scenes, in frames of a width. */
export async function openGuide(page, { lang, theme, width, scenes }) {
  await fixDice(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: width + 100, height: 1000 });
  await page.goto(`styleguide.html#${new URLSearchParams({ lang, theme, width: String(width), scenes: scenes.join(" ") })}`);
  await expect(page.locator("figure")).toHaveCount(scenes.length);
}

/** Compares a scene with its picture. */
export async function compareScene(page, id, picture) {
  const figure = page.locator(`figure[data-scene=${id}]`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-state", "shown", { timeout: 30_000 });
  const frame = await (await figure.locator("iframe").elementHandle()).contentFrame();
  await frame.addStyleTag({ content: await fonts() });
  // A press may have scrolled, as far as the page was long at that moment.
  await frame.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
  await expect.soft(figure.locator("iframe")).toHaveScreenshot(picture, tolerance);
}
