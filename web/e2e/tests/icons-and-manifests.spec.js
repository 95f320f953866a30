// Pictures that systems show before the app opens. The icons match their source, and every size matches the
// manifests. `node pictures.js` makes them.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { draw, ICONS, shipped } from "../fixtures/icons.js";

const readShipped = (file) => fs.readFileSync(path.join(shipped, file));

/** The share of pixels that differ by more than font smoothing. */
const difference = (page, one, other) =>
  page.evaluate(async (sources) => {
    const [one, other] = await Promise.all(
      sources.map(async (source) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    if (one.length !== other.length) return 1;
    return one.filter((value, at) => Math.abs(value - other[at]) > 64).length / one.length;
  }, [one, other].map((picture) => picture.toString("base64")));

for (const icon of ICONS) {
  test(`${icon.file} is drawn from the source`, async ({ page }) => {
    const drawn = await draw(page, icon);
    expect(await difference(page, drawn, readShipped(icon.file))).toBeLessThan(0.002);
    // The comparison distinguishes two icons.
    const otherwise = await draw(page, { ...icon, maskable: !icon.maskable });
    expect(await difference(page, drawn, otherwise)).toBeGreaterThan(0.01);
  });
}

for (const file of fs.readdirSync(shipped).filter((name) => name.endsWith(".webmanifest"))) {
  test(`${file} names existing pictures with their size`, () => {
    const { icons, screenshots, shortcuts } = JSON.parse(String(readShipped(file)));
    const named = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(named.length).toBeGreaterThan(5);
    for (const { src, sizes } of named.filter((picture) => picture.sizes !== "any")) {
      const png = readShipped(src);
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
}

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
    const endings = Object.values(manifest.file_handlers[1].accept).flat();
    expect(endings).toEqual([".json", ".csv", ".tsv", ".md", ".xml", ".txt"]);
    expect(manifest.share_target).toMatchObject({ action: "./share", method: "POST", enctype: "multipart/form-data" });
    expect(manifest.shortcuts[0].url).toBe("./?new");
  }
});
