// The style guide: every scene is shown by the built app in three languages and both themes, without a violation of axe.
import { expect, test } from "@playwright/test";
import { axeViolations } from "../fixtures/axe.js";

/** The ids of the scenes, in the order of web/guide/scenes.js. */
const SCENES = `
  first typing refused samples setup awareness form rolls tie combat surprise damage
  points aimed newcomer legendary forty popcorn dying conditions more save log typed
  deathSave concentration readied pile history undone rejection menu rules keys end towSetup
  towPhases towDeclare towStack
`.split(/\s+/).filter(Boolean);
const THEMES = { en: "dark", es: "light", fr: "dark" };

for (const [lang, theme] of Object.entries(THEMES)) {
  test(`every scene in ${lang}, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    // Nothing is half faded in while axe looks.
    await page.emulateMedia({ reducedMotion: "reduce" });
    const output = [];
    page.on("console", (message) => output.push(message.text()));
    page.on("pageerror", (error) => output.push(String(error)));
    await page.goto(`styleguide.html#lang=${lang}&theme=${theme}&width=360`);
    await expect(page.locator("figure")).toHaveCount(SCENES.length);
    for (const id of SCENES) {
      await test.step(id, async () => {
        const figure = page.locator(`figure[data-scene=${id}]`);
        await figure.scrollIntoViewIfNeeded();
        await expect(figure, await figure.innerText()).toHaveAttribute("data-state", "shown", { timeout: 30_000 });
        const frame = await (await figure.locator("iframe").elementHandle())?.contentFrame();
        expect(await frame?.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual([lang, theme]);
        expect(await axeViolations(frame), id).toEqual([]);
      });
    }
    expect(output).toEqual([]);
  });
}

test("the page of the style guide has no violation, and a choice of all languages and themes", async ({ page }) => {
  await page.goto("styleguide.html");
  await expect(page.locator("figure")).toHaveCount(3 * SCENES.length);
  expect(await axeViolations(page, "header")).toEqual([]);
  await page.getByLabel("Theme").selectOption("both");
  await expect(page.locator("figure")).toHaveCount(6 * SCENES.length);
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.locator("figure")).toHaveCount(2 * SCENES.length);
});

test("the app neither loads nor keeps the style guide", async ({ request }) => {
  const worker = await (await request.get("sw.js")).text();
  expect(worker).not.toContain("styleguide");
  expect(await (await request.get("./")).text()).not.toContain("styleguide");
});
