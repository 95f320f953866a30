// Every screen in every language: no text stays in another language, and nothing overflows or is cut off with
// long words.
import { expect, test } from "@playwright/test";
import { chooseLanguage, loadMenu } from "../pages/menu.js";
import { Rules, words as rules } from "../pages/rules.js";
import { Table } from "../pages/table.js";
import { lengthenTexts, restoreTexts } from "../pages/text.js";
import { TowTable } from "../pages/tow-table.js";

const sizes = [{ width: 360, height: 740 }, { width: 1440, height: 900 }];

/** Text that the user wrote, or that is the same in every language. */
const OWN = /^(Asalto|Total …|Lidda|Tordek|Grishnak(, Kobold)?|Kobold \d|Kobold|Ada|Bo|Strike.*|D&D .*|Tales of War|[A-Z0-9]+-\d+|@Ada|@Bo|\dpa|invisible|English|Español|Français|Ctrl|Esc|Round \d|[^\p{L}]*\p{L}?[^\p{L}]*)$/u;

/** All text on the page now, without the user's own. */
function textsOnScreen(page) {
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

/** Returns the cut-off elements: their text is wider than the box that hides the overflow. */
const cutOffElements = (page) =>
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
async function checkScreen(page, name, ready = async (_lang) => {}) {
  const read = {};
  for (const lang of ["en", "es", "fr"]) {
    await chooseLanguage(page, lang);
    await ready(lang);
    read[lang] = new Set((await textsOnScreen(page)).filter((text) => !OWN.test(text)));
    await lengthenTexts(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(over, `${name}, ${lang}, ${size.width} px: sticks out`).toBeLessThanOrEqual(0);
      expect.soft(await cutOffElements(page), `${name}, ${lang}, ${size.width} px: cut off`).toEqual([]);
    }
    await restoreTexts(page);
  }
  // A text that is the same in all three languages was not translated.
  const alike = [...read.en].filter((text) => read.es.has(text) && read.fr.has(text));
  expect.soft(alike, `${name}: the same in every language`).toEqual([]);
  await chooseLanguage(page, "en");
}

test("D&D shows every text in every language, and nothing overflows", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await loadMenu(page);
  await checkScreen(page, "the first screen");
  await table.add("Lidda +3 dex 17 hp 16 ac 17 pc; Tordek +1 hp 24 pc; Grishnak +2 hp 37 ac 16; kobold +1 hp 4");
  await page.getByRole("button", { name: table.words.sideAware }).click();
  await page.locator(".awareness summary").first().click();
  await expect(page.locator(".matrices table")).toHaveCount(2);
  await checkScreen(page, "the opening");
  await table.start();
  await checkScreen(page, "the rolls");
  await table.total("Lidda", 18);
  await table.total("Tordek", 12);
  await table.expectTurn("Lidda");
  await checkScreen(page, "the surprise round");
  await page.locator("#more").click();
  for (const tool of ["ready", "conditions", "seats"]) {
    await table.pressTool(tool);
    await checkScreen(page, `the drawer ${tool}`);
  }
  // Open commands have the room of the log.
  await page.keyboard.press("Escape");
  await expect(page.locator(".drawer.seats")).toBeHidden();
  await page.locator(".tools summary, .log summary").first().click();
  await checkScreen(page, "the tools of the turn");
  await page.locator(".row .tag").first().click();
  await page.keyboard.press("3");
  await checkScreen(page, "a refusal");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.locator("#help dl")).toBeVisible();
  await checkScreen(page, "the keys");
  await page.keyboard.press("Escape");
  await table.toggleMenu();
  await checkScreen(page, "the menu");
  await page.getByRole("link", { name: rules.en.title }).click();
  await checkScreen(page, "the rules", (lang) => expect(new Rules(page, lang).heading).toBeVisible());
});

test("a TOW turn shows every text in every language, and nothing overflows", async ({ page }) => {
  const tow = new TowTable(page, "en");
  await tow.open();
  await loadMenu(page);
  await checkScreen(page, "the opening");
  await tow.startCombat({ Ada: 10, Bo: 15 });
  await checkScreen(page, "charges");
  await tow.advance();
  await tow.passUntil("Ada has priority", "Ada’s main phase");
  await tow.declare("Strike 0pa @Bo");
  await page.locator(".triggers summary").click();
  await checkScreen(page, "the stack");
});
