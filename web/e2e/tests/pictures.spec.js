// The scenes of the pictures can be played, so their words are those of the app; and the moving picture is one.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { ambush, explainedCount } from "../fixtures/scenes.js";

test("the scene of the manifests' pictures is that of the app", async ({ page }) => {
  const table = await explainedCount(page);
  await expect(table.row("Goblin 1").locator(".why")).toContainText("surprised");
  table.expectNoConsoleOutput();
});

test("the ambush of the README is that of the app, and its picture has its steps", async ({ page }) => {
  let taken = 0;
  const table = await ambush(page, async () => {
    taken += 1;
  });
  table.expectNoConsoleOutput();
  const picture = fs.readFileSync(new URL("../../../docs/pictures/ambush.png", import.meta.url));
  const control = picture.indexOf("acTL");
  expect(picture.readUInt32BE(control + 4)).toBe(taken);
  expect(fs.readFileSync(new URL("../../../README.md", import.meta.url), "utf8")).toContain("docs/pictures/ambush.png");
  // It loads at once on a slow line too.
  expect(picture.length).toBeLessThan(1_500_000);
});
