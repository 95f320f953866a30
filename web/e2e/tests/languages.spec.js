// Every screen in every language: no text stays in another language, and nothing overflows or is cut off with
// long words.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/tow-table.js";
import { Rules, words as rules } from "../pages/rules.js";
import { Table } from "../pages/table.js";

const sizes = [{ width: 360, height: 740 }, { width: 1440, height: 900 }];

/** Text that the user wrote, or that is the same in every language. */
const OWN = /^(Asalto|Total …|Lidda|Tordek|Grishnak|Kobold \d|Kobold|Ada|Bo|Strike.*|D&D .*|Tales of War|[A-Z0-9]+-\d+|@Ada|@Bo|\dpa|invisible|English|Español|Français|Ctrl|Esc|Round \d|[^\p{L}]*\p{L}?[^\p{L}]*)$/u;

/** All text on the page now, without the user's own. */
function texts(page) {
  return page.evaluate(() => {
    const read = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      const within = node.parentElement;
      // An announcement keeps the language of its moment.
      if (text && within.checkVisibility() && !within.closest("kbd, [role=status]")) read.push(text);
    }
    const named = [...document.querySelectorAll("[aria-label], [placeholder]")];
    for (const one of named.filter((element) => element.checkVisibility())) {
      read.push(...[one.getAttribute("aria-label"), one.getAttribute("placeholder")].filter(Boolean));
    }
    return read;
  });
}

async function speak(page, lang) {
  await page.locator(".menu-body select").first().evaluate((select, tag) => {
    select.value = tag;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, lang);
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
}

/** Makes every text 40% longer, with syllables as in longer words. The app's own data stays. */
async function lengthen(page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    window.lengthened = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.data.trim();
      if (text.length < 2 || /^[\d\s/−+-]+$/.test(text)) continue;
      const more = "lorema ipsita dolorem ".repeat(20).slice(0, Math.ceil(text.length * 0.4));
      window.lengthened.push([node, node.data]);
      node.data = `${node.data}${more}`;
    }
  });
}

const shorten = (page) =>
  page.evaluate(() => {
    for (const [node, text] of window.lengthened) node.data = text;
  });

/** Cut-off elements: their text is wider than the box that hides the overflow. */
const cut = (page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll("button, summary, h1, h2, h3, p, li, dt, dd, label, legend, td, th, .tag, .name")];
    const shown = all.filter((one) => one.checkVisibility() && !one.closest(".hidden, .status, .visually-hidden"));
    const is = (one) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      if (clipPath !== "none") return false;
      const hides = (way) => way === "hidden" || way === "clip";
      const wide = hides(overflowX) && one.scrollWidth > one.clientWidth + 1;
      return wide || (hides(overflowY) && one.scrollHeight > one.clientHeight + 1);
    };
    return shown.filter(is).map((one) => one.outerHTML.slice(0, 120));
  });

/** Checks a screen in all languages and at both widths. */
async function look(page, name, ready = async () => {}) {
  const read = {};
  for (const lang of ["en", "es", "fr"]) {
    await speak(page, lang);
    await ready(lang);
    read[lang] = new Set((await texts(page)).filter((text) => !OWN.test(text)));
    await lengthen(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, `${name}, ${lang}, ${size.width} px: sticks out`).toBeLessThanOrEqual(0);
      expect.soft(await cut(page), `${name}, ${lang}, ${size.width} px: cut off`).toEqual([]);
    }
    await shorten(page);
  }
  // A text that is the same in all three languages was not translated.
  const alike = [...read.en].filter((text) => read.es.has(text) && read.fr.has(text));
  expect.soft(alike, `${name}: the same in every language`).toEqual([]);
  await speak(page, "en");
}

async function begin(page) {
  await page.locator(".menu summary").click();
  await expect(page.locator(".menu-body")).toBeVisible();
  await page.locator(".menu summary").click();
}

test("D&D shows every text in every language, and nothing overflows", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await begin(page);
  await look(page, "the first screen");
  await table.add("Lidda +3 dex 17 hp 16 ac 17 pc; Tordek +1 hp 24 pc; Grishnak +2 hp 37 ac 16; kobold +1 hp 4");
  await page.getByRole("button", { name: table.words.sideAware }).click();
  await page.locator(".awareness summary").first().click();
  await expect(page.locator(".matrices table")).toHaveCount(2);
  await look(page, "the opening");
  await table.start();
  await look(page, "the rolls");
  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.expectTurn("Lidda");
  await look(page, "the surprise round");
  await page.locator("#more").click();
  for (const tool of ["ready", "conditions", "seats"]) {
    await table.tool(tool);
    await look(page, `the drawer ${tool}`);
  }
  await page.locator(".tools summary, .log summary").first().click();
  await look(page, "the tools of the turn");
  await page.locator(".row .tag").first().click();
  await page.keyboard.press("3");
  await look(page, "a refusal");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.locator("#help dl")).toBeVisible();
  await look(page, "the keys");
  await page.keyboard.press("Escape");
  await page.locator(".menu summary").click();
  await look(page, "the menu");
  await page.getByRole("link", { name: rules.en.title }).click();
  await look(page, "the rules", (lang) => expect(new Rules(page, lang).heading).toBeVisible());
});

test("so does a TOW turn", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await begin(page);
  await look(page, "the opening");
  await cycle.fight({ Ada: 10, Bo: 15 });
  await look(page, "charges");
  await cycle.onward();
  await cycle.passTo("Ada has priority", "Ada’s main phase");
  await cycle.declare("Strike 0pa @Bo");
  await page.locator(".triggers summary").click();
  await look(page, "the stack");
});
