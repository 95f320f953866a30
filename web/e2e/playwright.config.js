// The browser tests: real Chromium on the built site, and a smoke run in Firefox and WebKit.
// `cargo xtask test` starts them; by hand, in this folder: CHROMIUM=/usr/bin/chromium npx playwright test
import { defineConfig } from "@playwright/test";

const port = Number(process.env.ASALTO_PORT ?? 8471);
const ALONE = /(hundred|cycles)\.spec\.js$/;
// Firefox is driven through a WebSocket, which node 20 has behind a flag.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket`;
const xtask = process.env.ASALTO_XTASK ?? "cargo xtask";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  snapshotPathTemplate: "looks/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // Two browsers beside each other, each a little slower for it.
  expect: { timeout: 10_000 },
  projects: [
    { name: "together", testIgnore: ALONE },
    // What measures frames or memory wants the machine for itself.
    { name: "alone", testMatch: ALONE, workers: 1, dependencies: ["together"] },
  ],
  forbidOnly: true,
  reporter: process.env.CI ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: "chromium",
    locale: "en-GB",
    colorScheme: "dark",
    viewport: { width: 1440, height: 900 },
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `${xtask} serve --no-build --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    cwd: "../..",
    reuseExistingServer: !process.env.CI,
  },
});
