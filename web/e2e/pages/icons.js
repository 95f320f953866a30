// The icons as PNG, for systems without SVG: the browser draws them from the one source.
import fs from "node:fs";
import path from "node:path";

export const shipped = path.resolve(import.meta.dirname, "../../public");

/** Each icon's size, and whether the system masks it: a masked icon has no corners. */
export const ICONS = [
  { file: "icons/icon-192.png", size: 192, maskable: false },
  { file: "icons/icon-512.png", size: 512, maskable: false },
  { file: "icons/maskable-512.png", size: 512, maskable: true },
];

/** A newly drawn icon. */
export async function draw(page, { size, maskable }) {
  const source = fs.readFileSync(path.join(shipped, "icon.svg"), "utf8");
  // A mask may cut off the outer fifth, so the strokes stay inside it.
  const drawn = maskable ? source.replace(/ rx="\d+"/, "").replace("<g ", '<g transform="translate(32 32) scale(.86) translate(-32 -34)" ') : source;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0; } svg { display: block; }</style>${drawn}`);
  return page.screenshot({ omitBackground: true });
}
