// A picture of every scene of the style guide: each at one width, in one theme and one language. The reference pictures are in
// looks/. Look at them after an intended change and update them:
// npx playwright test looks --project=desktop --update-snapshots
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { compareScene, openGuide } from "../pages/looks.js";

// The app's own policy blocks fonts from elsewhere.
test.use({ bypassCSP: true, trace: "off" });

const PICTURES = [
  { width: 360, theme: "dark", lang: "es", scenes: ["first", "refused", "towSetup", "rolls", "aimed", "conditions", "popcorn"] },
  { width: 360, theme: "light", lang: "en", scenes: ["typing", "setup", "damage", "undone", "rejection", "towPhases"] },
  { width: 768, theme: "dark", lang: "fr", scenes: ["newcomer", "more", "typed", "deathSave", "rules", "samples"] },
  { width: 768, theme: "light", lang: "es", scenes: ["form", "tie", "concentration", "pile", "history", "menu"] },
  { width: 1440, theme: "dark", lang: "en", scenes: ["combat", "points", "legendary", "log", "readied", "end", "towDeclare"] },
  { width: 1440, theme: "light", lang: "fr", scenes: ["awareness", "surprise", "forty", "dying", "save", "keys", "towStack"] },
];

/** The file of a picture. */
const file = (id, { width, theme, lang }) => `${id}-${width}-${theme}-${lang}.png`;

for (const pictures of PICTURES) {
  const { width, theme, lang, scenes } = pictures;
  test(`${scenes.length} scenes at ${width} px, ${theme}, ${lang}`, async ({ page }) => {
    test.setTimeout(120_000);
    await openGuide(page, pictures);
    for (const id of scenes) await test.step(id, () => compareScene(page, id, file(id, pictures)));
  });
}

test("every scene of the style guide has one picture, and no picture is left over", async ({ page }) => {
  await page.goto("styleguide.html#lang=en");
  await expect(page.locator("figure")).not.toHaveCount(0);
  const scenes = await page.locator("figure").evaluateAll((all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.scene));
  expect(PICTURES.flatMap(({ scenes }) => scenes).toSorted()).toEqual(scenes.toSorted());
  const files = PICTURES.flatMap((pictures) => pictures.scenes.map((id) => file(id, pictures)));
  expect(fs.readdirSync(new URL("../looks/", import.meta.url)).toSorted()).toEqual(files.toSorted());
});
