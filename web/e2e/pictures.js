// Draws the icons from web/public/icon.svg, and takes the pictures of the manifests and of the README. `cargo xtask
// pictures` runs it after a build.
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ICONS, draw, shipped } from "./fixtures/icons.js";
import { movingPicture } from "./fixtures/moving-picture.js";
import { ambush, explainedCount } from "./fixtures/scenes.js";
import { Site } from "./fixtures/site.js";

const SCREENSHOTS = [
  { file: "screenshots/wide.png", width: 1280, height: 800 },
  { file: "screenshots/narrow.png", width: 390, height: 844 },
];
const MOVING = new URL("../../docs/pictures/ambush.png", import.meta.url);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const site = new Site();
await site.start();

const page = await browser.newPage();
for (const icon of ICONS) fs.writeFileSync(path.join(shipped, icon.file), await draw(page, icon));

/** Opens a page of a size. Nothing moves on it, so a picture shows the end of each movement. */
const sized = async (/** @type {number} */ width, /** @type {number} */ height) => {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: "en-GB",
    colorScheme: "dark",
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  return context.newPage();
};

for (const { file, width, height } of SCREENSHOTS) {
  const page = await sized(width, height);
  await explainedCount(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(shipped, file) });
  await page.context().close();
}

const stage = await sized(880, 620);
/** @type {import("./fixtures/moving-picture.js").Still[]} */
const stills = [];
await ambush(stage, async (milliseconds) => {
  await stage.evaluate(() => document.fonts.ready);
  stills.push({ png: await stage.screenshot(), milliseconds });
});
fs.mkdirSync(path.dirname(MOVING.pathname), { recursive: true });
fs.writeFileSync(MOVING, movingPicture(stills));

await browser.close();
await site.stop();
