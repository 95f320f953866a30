// Draws the icons from web/public/icon.svg, and takes the pictures that the manifests name. Run it in this
// folder, after `cargo xtask build`: CHROMIUM=/usr/bin/chromium node pictures.js
import fs from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { ICONS, draw, shipped } from "./fixtures/icons.js";
import { Site } from "./fixtures/site.js";
import { Table } from "./pages/table.js";

const PICTURES = [
  { file: "screenshots/wide.png", width: 1280, height: 800 },
  { file: "screenshots/narrow.png", width: 390, height: 844 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const site = new Site();
await site.start();

const page = await browser.newPage();
for (const icon of ICONS) fs.writeFileSync(path.join(shipped, icon.file), await draw(page, icon));

for (const { file, width, height } of PICTURES) {
  const context = await browser.newContext({ baseURL: site.url, locale: "en-GB", colorScheme: "dark", viewport: { width, height } });
  const table = new Table(await context.newPage(), "en");
  await table.open();
  await table.add("Lidda +3 dex 17 hp 16 ac 17 pc; Tordek +1 dex 13 hp 24 ac 18 pc; 3 goblin +1 hp 7 ac 15");
  await table.page.getByRole("button", { name: table.words.sideAware }).click();
  await table.start();
  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.expectTurn("Lidda");
  await table.damage("Goblin 1", 5);
  await table.expectHitPoints("Goblin 1", "2 / 7");
  await table.page.locator(".go").click();
  await table.expectTurn("Tordek");
  // The reason for a count is the app's main feature.
  await table.row("Goblin 1").getByRole("button", { name: table.words.surprised }).click();
  await table.page.evaluate(() => scrollTo(0, 0));
  // Animations must end first.
  await table.page.waitForTimeout(1000);
  await table.page.screenshot({ path: path.join(shipped, file) });
  await context.close();
}
await browser.close();
await site.stop();
