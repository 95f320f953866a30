// The accent and the font of the host's page. Only a plain color and the names of fonts pass, and the accent
// becomes readable in the theme.

const FONT = /^(?:(?:"[\w .-]{1,60}"|'[\w .-]{1,60}'|[a-z_-][\w -]{0,59})(?:\s*,\s*|$)){1,8}$/i;
/** Values that refer to another value, which is not the host's. */
const INDIRECT = /var\(|env\(|attr\(|url\(|currentcolor|inherit|initial|unset|revert/i;
/** The contrast of text with its background (WCAG 1.4.3). */
const READABLE = 4.5;
const BEHIND = ["--bg", "--panel", "--raise"];
const root = document.documentElement;
let accent = "";

/** Returns the fault of a font or an accent as a sentence, or an empty text. */
export function unfit(name, value) {
  if (value === "") return "";
  if (name === "font") {
    const fits = FONT.test(value.trim()) && CSS.supports("font-family", value);
    return fits ? "" : "font must be the names of fonts, separated by commas.";
  }
  const color = value.length < 100 && !INDIRECT.test(value) && CSS.supports("color", value) && resolved([value])[0];
  if (!color) return "accent must be a color.";
  return color[3] < 1 ? "accent must be an opaque color." : "";
}

/** Uses a font of the device, or the app's own. */
export function useFont(names) {
  for (const name of ["--sans", "--serif"]) put(name, names && `${names}, system-ui, sans-serif`);
}

/** Uses an accent for the main command, marks and outlines, or the app's own. */
export function useAccent(color) {
  accent = color;
  tint();
}

function tint() {
  if (!accent) {
    put("--go", "");
    put("--on-go", "");
    return;
  }
  const [own, ink, ...behind] = resolved([accent, "var(--ink)", ...BEHIND.map((name) => `var(${name})`)]);
  if (!own || !ink) return;
  let [shown, part] = [own, 0];
  // The color of text is readable, so this ends.
  while (part < 1 && behind.some((one) => contrast(shown, one) < READABLE)) {
    part += 0.05;
    shown = own.map((value, at) => value + (ink[at] - value) * part);
  }
  const [black, white] = [[0, 0, 0], [1, 1, 1]];
  put("--go", written(shown));
  put("--on-go", written(contrast(shown, black) > contrast(shown, white) ? black : white));
}

function put(name, value) {
  if (value) root.style.setProperty(name, value);
  else root.style.removeProperty(name);
}

/** Returns colors as red, green, blue and opacity from 0 to 1; null for a text that is not a color. */
function resolved(colors) {
  const probe = document.createElement("span");
  document.body.append(probe);
  const all = colors.map((color) => {
    probe.style.color = `color-mix(in srgb, ${color}, ${color})`;
    const found = /^color\(srgb ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)(?: \/ ([\d.e-]+))?\)$/.exec(getComputedStyle(probe).color);
    return found && [...found.slice(1, 4).map((part) => Math.min(1, Math.max(0, Number(part)))), Number(found[4] ?? 1)];
  });
  probe.remove();
  return all;
}

/** @param {number[]} color */
function written([red, green, blue]) {
  return `rgb(${[red, green, blue].map((part) => Math.round(part * 255)).join(" ")})`;
}

function contrast(one, other) {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]) {
  const [r, g, b] = [red, green, blue].map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// Another theme has other colors behind the accent.
new MutationObserver(tint).observe(root, { attributeFilter: ["data-theme"] });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tint);
