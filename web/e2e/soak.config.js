// The soak, a test apart: `cargo xtask soak` starts it. It uses the browser and the settings of the other tests.
import { defineConfig } from "@playwright/test";
import tests from "./playwright.config.js";

const shell = tests.projects.find(({ name }) => name === "shell");

export default defineConfig({
  testDir: "soak",
  outputDir: "test-results/soak",
  workers: 1,
  reporter: [["list"]],
  timeout: 0,
  expect: { timeout: 60_000 },
  use: { ...tests.use, ...shell.use },
});
