// The browser tests: Chromium on the built site, and a smoke run in Firefox and WebKit. `cargo xtask test`
// starts them; by hand, in this folder: CHROMIUM=/usr/bin/chromium npx playwright test
import { defineConfig } from "@playwright/test";

const port = Number(process.env.ASALTO_PORT ?? 8471);
const xtask = process.env.ASALTO_XTASK ?? "cargo xtask";
/** The pictures and the killed browsers need the desktop browser. */
const DESKTOP = /(looks|storage-killed)\.spec\.js$/;

/** @param {string | undefined} executablePath */
const launch = (executablePath) => ({
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  snapshotPathTemplate: "looks/{arg}{ext}",
  fullyParallel: true,
  // More workers than the cores of a small machine: a test spends much of its time waiting.
  workers: 3,
  // `cargo xtask test` reports a test that passes on its second try as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // Browsers that run in parallel are a little slower.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: /** @type {any} */ ([["list"], ...(process.env.CI ? [["json"]] : []), ["./reports/fault-table.js"], ["./reports/inputs-table.js"]]),
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: "chromium",
    locale: "en-GB",
    colorScheme: "dark",
    viewport: { width: 1440, height: 900 },
    // A trace copies the page at each step, which takes as long as the tests. `--trace on` records one.
    trace: "off",
  },
  projects: [
    { name: "desktop", testMatch: DESKTOP, use: { launchOptions: launch(process.env.CHROMIUM) } },
    // The same engine without a desktop needs half of the time.
    { name: "shell", testIgnore: DESKTOP, use: { launchOptions: launch(process.env.HEADLESS_SHELL ?? process.env.CHROMIUM) } },
  ],
  webServer: {
    command: `${xtask} serve --no-build --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    cwd: "../..",
    reuseExistingServer: !process.env.CI,
  },
});
