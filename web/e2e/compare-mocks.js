// Puts pictures of mocks beside those of the built app: each state at three widths and in two themes, on one HTML page.
// `cargo xtask compare-mocks DIR` runs it after a build: DIR has the mocks, a page each, and MOCKS names it.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { STATES } from "./fixtures/mock-states.js";
import { Site } from "./fixtures/site.js";

const WIDTHS = [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, { width: 360, height: 740 }];
const THEMES = /** @type {const} */ (["dark", "light"]);
const mocks = path.resolve(process.env.MOCKS ?? "");
const out = path.resolve(process.env.OUT ?? "");
/** Only the states whose name begins with this. */
const only = process.env.ONLY ?? "";

fs.mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const site = new Site();
await site.start();

const file = (state, owner, { width }, theme) => `${state}-${width}-${theme}-${owner}.png`.replaceAll(/[?=&]/g, "-");

/** Takes the pictures of a state of a mock. */
async function takeMock(page, state) {
  const [name, query = ""] = state.split("?");
  const address = pathToFileURL(path.join(mocks, `${name}.html`)).href;
  for (const size of WIDTHS) {
    for (const theme of THEMES) {
      await page.setViewportSize(size);
      await page.goto(`${address}?theme=${theme}${query && `&state=${query}`}`);
      await page.screenshot({ path: path.join(out, file(state, "mock", size, theme)) });
    }
  }
}

/** Plays a state in the app and takes its pictures. Returns the reason if it can't be shown. */
async function takeApp(state, play) {
  const context = await browser.newContext({
    baseURL: site.url,
    locale: "en-GB",
    colorScheme: "dark",
    reducedMotion: "reduce",
    viewport: WIDTHS[0],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  try {
    // A scene of the style guide is a frame in a page.
    const { shown = page, frame } = (await play(page)) ?? {};
    for (const size of WIDTHS) {
      await shown.setViewportSize(frame ? { width: size.width + 100, height: size.height + 400 } : size);
      for (const theme of THEMES) {
        const target = frame ?? shown;
        await target.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
        if (frame) {
          const element = await frame.frameElement();
          await element.evaluate((one, { width, height }) => {
            for (const box of [one, one.parentElement]) Object.assign(box.style, { width: `${width}px`, height: `${height}px`, border: "0", borderRadius: "0" });
            one.closest("figure").style.maxWidth = "none";
          }, size);
          await element.scrollIntoViewIfNeeded();
          await target.evaluate(() => document.fonts.ready);
          await element.screenshot({ path: path.join(out, file(state, "app", size, theme)) });
        } else {
          await target.evaluate(() => document.fonts.ready);
          await shown.screenshot({ path: path.join(out, file(state, "app", size, theme)) });
        }
      }
    }
    return "";
  } catch (/** @type {any} */ error) {
    return String(error.message).split("\n")[0];
  } finally {
    await context.close();
  }
}

const drawn = await browser.newPage();
const sections = [];
for (const [state, play] of Object.entries(STATES).filter(([state]) => state.startsWith(only))) {
  await takeMock(drawn, state);
  const fault = typeof play === "string" ? play : await takeApp(state, play);
  console.log(fault ? `${state}: ${fault}` : state);
  const picture = (owner, size, theme) =>
    `<img loading="lazy" alt="${owner}, ${size.width}, ${theme}" width="${size.width / 2}" height="${size.height / 2}" src="${file(state, owner, size, theme)}">`;
  const pair = (size, theme) => `<p>${picture("mock", size, theme)}${fault ? "" : picture("app", size, theme)}</p>`;
  const pairs = THEMES.flatMap((theme) => WIDTHS.map((size) => pair(size, theme)));
  sections.push(`<h2>${state}</h2>${fault && `<p>${fault.replaceAll("<", "&lt;")}</p>`}<div>${pairs.join("")}</div>`);
}
const style = "body{background:#555;color:#fff;font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:24px}p{margin:0}img{margin-right:8px}";
fs.writeFileSync(path.join(out, "index.html"), `<!doctype html><meta charset="utf-8"><title>Mocks and app</title><style>${style}</style><h1>Mock, app</h1>${sections.join("\n")}\n`);
await browser.close();
await site.stop();
