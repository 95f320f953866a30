// Encounters as files: one or all, and back again beside the others.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { session, slot, stored } from "../pages/counted-combat.js";
import { addFile, downloaded } from "../pages/files.js";
import { Home } from "../pages/home.js";
import { Table } from "../pages/table.js";

async function menu(page) {
  await page.locator("details.menu summary").click();
}

test("all encounters go into a file, and come back beside the others", async ({ page, browser }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 hp 16 pc");
  await menu(page);
  await expect(page.getByText("Nothing downloaded yet.")).toBeVisible();
  await table.button(table.words.newEncounter).click();
  await table.add("Ogre -1");
  // A new encounter has closed the menu.
  await menu(page);
  const one = await downloaded(page, "Download this encounter");
  const all = await downloaded(page, "Download all encounters");
  await expect(page.getByText("Last download:")).toBeVisible();
  const documents = (path) => new Set(Object.keys(JSON.parse(fs.readFileSync(path, "utf8")).slots).map((key) => key.match(/encounter\.(\d+)/)?.[1]));
  expect(documents(one).size).toBe(1);

  const context = await browser.newContext({ locale: "en-GB" });
  const other = new Table(await context.newPage(), "en");
  await other.open();
  await other.add("Tordek +1");
  await menu(other.page);
  await addFile(other.page, all);
  await expect(other.page.getByText("2 encounters added.").first()).toBeVisible();
  await expect(other.page.locator(".member .name")).toHaveText(["Tordek"]);
  const home = new Home(other.page);
  await home.open();
  await expect(home.titles).toHaveText(["Tordek", "Ogre", "Lidda"]);
  await home.choose("Ogre");
  await expect(other.page.locator(".member .name")).toHaveText(["Ogre"]);
  await context.close();
  table.expectSilence();
  other.expectSilence();
});

test("a file of a version without journals is added", async ({ page }, info) => {
  const table = new Table(page, "en");
  await table.open();
  for (const name of ["Lidda", "Tordek", "Mialee"]) await table.add(`${name} +1`);
  await expect(page.locator(".member")).toHaveCount(3);
  const { body } = session(await stored(page));
  expect(body[2]).toHaveLength(3);
  body[3] = 3;
  const slots = { "asalto.1.encounter.9.a": slot(3, JSON.stringify(body)), "asalto.1.encounter.9.b": "cut" };
  const path = info.outputPath("older.asalto");
  fs.writeFileSync(path, JSON.stringify({ asalto: 1, slots }));
  await menu(page);
  await addFile(page, path);
  const home = new Home(page);
  await home.open();
  await expect(home.titles).toHaveCount(2);
  await home.titles.last().click();
  await expect(page.locator(".member .name")).toHaveText(["Lidda", "Tordek", "Mialee"]);
  table.expectSilence();
});

test("a foreign file changes nothing and gives a message", async ({ page }, info) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 hp 16 pc");
  await menu(page);
  const path = info.outputPath("other.json");
  for (const content of ["", "{", "null", "[1,2]", '{"asalto":1}', '{"asalto":1,"slots":{"asalto.1.encounter.9.a":"asalto 1 3 2 0\\n{}"}}']) {
    fs.writeFileSync(path, content);
    await addFile(page, path);
    await expect(page.locator(".notice").getByText("No encounter found in that file.")).toBeVisible();
    await page.locator(".notice").getByRole("button", { name: "Close" }).click();
  }
  const home = new Home(page);
  await home.open();
  await expect(home.titles).toHaveText(["Lidda"]);
  table.expectSilence();
});

test("the app shortcut starts one new encounter", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 hp 16 pc");
  await page.goto("./?new");
  await expect(page.locator(".member")).toHaveCount(0);
  await table.add("Ogre");
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Ogre"]);
  table.expectSilence();
});

test("a file opened with the app is added, and a foreign one gives a message", async ({ page, browser }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 hp 16 pc");
  await menu(page);
  const file = fs.readFileSync(await downloaded(page, "Download all encounters"), "utf8");

  const context = await browser.newContext({ locale: "en-GB" });
  // Chromium hands over files opened before the page loaded in this way.
  await context.addInitScript((contents) => {
    const handles = contents.map((content) => ({ kind: "file", getFile: async () => new File([content], "fight.asalto") }));
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer: (take) => void take({ files: handles }) } });
  }, [file, "none of ours"]);
  const other = new Table(await context.newPage(), "en");
  await other.open();
  await expect(other.page.locator(".notice").getByText("No encounter found in that file.")).toBeVisible();
  const home = new Home(other.page);
  await home.open();
  await expect(home.titles).toHaveText(["Lidda"]);
  await context.close();
});

test("the manifests name only existing files", async ({ page }) => {
  await page.goto("./");
  for (const name of ["manifest", "manifest.es", "manifest.fr"]) {
    const manifest = await (await page.request.get(`./${name}.webmanifest`)).json();
    for (const picture of [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      const answer = await page.request.get(picture.src);
      expect(answer.ok(), picture.src).toBe(true);
      const [wide, high] = picture.sizes.split("x").map(Number);
      if (picture.type !== "image/svg+xml") {
        // A PNG has its size in its header.
        const bytes = await answer.body();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture.src).toEqual([wide, high]);
      }
    }
    expect(manifest.file_handlers[0].accept).toEqual({ "application/vnd.asalto+json": [".asalto"] });
    expect(manifest.shortcuts[0].url).toBe("./?new");
  }
});
