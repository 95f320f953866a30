// Links that hold an encounter: made in the menu, opened in another browser, cut short, and opened twice.
import zlib from "node:zlib";
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { BringIn } from "../pages/bring-in.js";
import { SendOut } from "../pages/send-out.js";
import { Table, words } from "../pages/table.js";

const linkWords = {
  en: { link: "Link", copied: "Copied: Link.", hidden: "With hidden combatants and real names", code: "Code of the link, for a camera", opened: "A link", cut: /cut short or changed/ },
  es: { link: "Enlace", copied: "Copiado: Enlace.", hidden: "Con combatientes ocultos y nombres reales", code: "Código del enlace, para una cámara", opened: "Un enlace", cut: /cortado o cambiado/ },
  fr: { link: "Lien", copied: "Copié : Lien.", hidden: "Avec les combattants cachés et les vrais noms", code: "Code du lien, pour un appareil photo", opened: "Un lien", cut: /coupé ou modifié/ },
};

/** Copies the link of the open encounter. */
async function copyLink(table, lang = /** @type {"en" | "es" | "fr"} */ ("en"), { hidden = false } = {}) {
  const { page } = table;
  const out = await SendOut.inMenu(table, lang);
  if (hidden) await page.getByLabel(linkWords[lang].hidden).check();
  const button = out.button("copy", linkWords[lang].link).first();
  await expect(button).toHaveAttribute("aria-disabled", "false");
  await button.click();
  await expect(page.locator(".notices")).toContainText(linkWords[lang].copied);
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The JSON in a link. */
const held = (link) => JSON.parse(zlib.gunzipSync(Buffer.from(link.split("/open/1/")[1], "base64url")).toString());

/** A link that holds these bytes. */
const linkOf = (bytes, version = 1) => `./#/open/${version}/${zlib.gzipSync(bytes).toString("base64url")}`;

for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale, permissions: ["clipboard-read", "clipboard-write"] });

    test("an encounter goes from one browser to another, once", async ({ page, browser }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Aria +3 hp 24 ac 16; 3 Worg +2 hp 7 ac 13");
      const link = await copyLink(table, lang);
      expect(held(link).combatants.map(({ name }) => name)).toEqual(["Aria", "Worg 1", "Worg 2", "Worg 3"]);
      await expect(page.getByRole("img", { name: linkWords[lang].code })).toBeVisible();
      await table.expectAccessible();

      const other = await browser.newContext({ locale: words[lang].locale });
      const there = await other.newPage();
      const bring = new BringIn(there);
      await there.goto(link);
      await expect(bring.screen).toContainText(linkWords[lang].opened);
      await expect(bring.rows).toHaveCount(4);
      // The address forgets it, and nothing is added yet.
      expect(new URL(there.url()).hash).not.toContain("open");
      await bring.finish();
      await expect(there.locator(".member")).toHaveCount(4);
      // The same link again finds all of them there.
      await there.evaluate((address) => { location.href = address; }, link);
      await expect(bring.screen).toBeVisible();
      await expect(bring.rows.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await other.close();
      table.expectNoConsoleOutput();
    });

    test("a link that was cut short says so, and the table stays", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Aria +3 hp 24");
      const whole = linkOf(JSON.stringify({ asalto: "import", combatants: [] }));
      const bring = new BringIn(page);
      await page.evaluate((address) => { location.href = address; }, whole.slice(0, -12));
      await expect(bring.failed).toContainText(linkWords[lang].cut);
      await page.goBack();
      await expect(page.locator(".member")).toHaveCount(1);
      table.expectNoConsoleOutput();
    });
  });
}

test.describe("what is hidden", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("stays out of the link unless it is asked for", async ({ page }) => {
    const table = await Table.opened(page, "en", "Dnd5e2024");
    await table.add("Aria +3 hp 24; Vashka +2 hp 33 hidden");
    const told = await copyLink(table);
    expect(JSON.stringify(held(told))).not.toMatch(/Vashka|33/);
    const out = new SendOut(page);
    await page.getByLabel(linkWords.en.hidden).check();
    const button = out.list.getByRole("button", { name: "Copy: Link" });
    await expect(async () => {
      await button.click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(held(link).combatants.map(({ name }) => name)).toEqual(["Aria", "Vashka"]);
    }).toPass();
    table.expectNoConsoleOutput();
  });

  test("a running combat goes on at its turn", async ({ page, browser }) => {
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc; Ogre -1 hp 59", [["Lidda", 15], ["Ogre", 9]]);
    await table.damage("Ogre", 9);
    await table.endTurn("Lidda", "Ogre");
    const link = await copyLink(table);
    const other = await browser.newContext({ locale: "en-US" });
    const there = await other.newPage();
    const bring = new BringIn(there);
    await there.goto(link);
    await bring.screen.getByRole("radio", { name: /^The combat as it stands/ }).check();
    await expect(bring.screen.locator(".dest")).toContainText("Round 1, Ogre acts.");
    await bring.finish();
    await new Table(there, "en").expectTurn("Ogre");
    await new Table(there, "en").expectHitPoints("Ogre", "50 / 59");
    await other.close();
    table.expectNoConsoleOutput();
  });
});

test.describe("at 360 px", () => {
  test.use({ ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });

  test("the code of a link fits, and a long link has none", async ({ page }) => {
    const table = await Table.opened(page, "en", "Dnd5e2024");
    await table.add("Aria +3 hp 24");
    await SendOut.inMenu(table);
    const code = page.getByRole("img", { name: linkWords.en.code });
    await expect(code).toBeVisible();
    await table.expectAccessibleWithoutOverflow();
    await table.toggleMenu();
    const names = Array.from({ length: 60 }, (_, at) => `Kin${(at * 7919 % 9973).toString(36)}${at * at} +${at % 7} hp ${at * 3 + 5}`);
    await table.add(names.join("; "));
    await SendOut.inMenu(table);
    await expect(page.getByRole("button", { name: "Copy: Link" })).toHaveAttribute("aria-disabled", "false");
    await expect(code).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test("links of other versions and links without end are refused", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const bring = new BringIn(page);
  const cases = /** @type {[string, RegExp][]} */ ([
    [linkOf("{}", 2), /newer version/],
    [linkOf(Buffer.alloc(2_000_001, " ")), /more than 2 MB/],
    ["./#/open/1/", /cut short/],
    ["./#/open/1/%%%", /cut short/],
    ["./#/open/x/AAAA", /cut short/],
  ]);
  for (const [link, words] of cases) {
    await page.evaluate((address) => { location.href = address; }, link);
    await expect(bring.failed.last()).toContainText(words);
    await page.goBack();
    await expect(bring.screen).toHaveCount(0);
  }
  table.expectNoConsoleOutput();
});

test("a browser that can't compress says so", async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(globalThis, "CompressionStream"); });
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await table.add("Aria +3 hp 24");
  await SendOut.inMenu(table);
  await expect(page.getByText("This browser can’t make links. Send a file instead.")).toBeVisible();
  table.expectNoConsoleOutput();
});
