// Links that hold a whole combat: made in the menu, and played in another browser by a page that stores nothing.
import zlib from "node:zlib";
import { expect, test } from "@playwright/test";
import { SendOut } from "../pages/send-out.js";
import { Table, words } from "../pages/table.js";

const linkWords = {
  en: { link: "Link", copied: "Copied: Link.", whole: "The whole combat, as a replay", all: "With everything that you see", replay: "Replay", play: "Play", next: "Next step", cut: "The link was cut short or changed. Ask for it again." },
  es: { link: "Enlace", copied: "Copiado: Enlace.", whole: "El combate entero, como repetición", all: "Con todo lo que ves tú", replay: "Repetición", play: "Reproducir", next: "Paso siguiente", cut: "El enlace está cortado o cambiado. Pídelo otra vez." },
  fr: { link: "Lien", copied: "Copié : Lien.", whole: "Le combat entier, en replay", all: "Avec tout ce que vous voyez", replay: "Replay", play: "Lire", next: "Étape suivante", cut: "Le lien est coupé ou modifié. Redemandez-le." },
};

/** A combat of three turns, with one who is hidden. */
const FIGHT = "Lidda +3 hp 16 pc; Ogre -1 hp 59; Vashka +2 hp 33 hidden";
const ROLLS = /** @type {[string, number][]} */ ([["Lidda", 15], ["Ogre", 9], ["Vashka", 4]]);

/** Copies the link of the combat. */
async function copyReplay(table, lang, { all = false } = {}) {
  const { page } = table;
  const own = linkWords[lang];
  const out = await SendOut.inMenu(table, lang);
  await page.getByLabel(own.whole).check();
  if (all) await page.getByLabel(own.all).check();
  const button = out.button("copy", own.link).first();
  const mode = all ? "readonly" : "player";
  await expect(async () => {
    await button.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`embed.html?mode=${mode}&controls#/replay/1/`);
  }).toPass();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The session in a link, as text. */
const held = (link) => zlib.gunzipSync(Buffer.from(link.split("/replay/1/")[1], "base64url")).toString();

for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale, permissions: ["clipboard-read", "clipboard-write"] });

    test("a whole combat plays in another browser, twice, and stores nothing there", async ({ page, browser }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", FIGHT, ROLLS);
      await table.damage("Ogre", 9);
      await table.endTurn("Lidda", "Ogre");
      const link = await copyReplay(table, lang);
      expect(held(link)).not.toContain("Vashka");
      await table.expectAccessible();

      const other = await browser.newContext({ locale: words[lang].locale });
      const there = await Table.opened(await other.newPage(), lang);
      await there.add("Tordek +1 hp 12");
      const stored = () => there.page.evaluate(() => Object.entries({ ...localStorage }).filter(([key]) => key.includes("encounter")));
      const before = await stored();
      const replay = await other.newPage();
      const controls = replay.getByRole("region", { name: linkWords[lang].replay });
      for (const _time of [1, 2]) {
        await replay.goto("about:blank");
        await replay.goto(link);
        await expect(controls).toBeVisible();
        await expect(replay.locator(".row").filter({ hasText: "Ogre" })).toBeVisible();
        await expect(replay.getByText("Vashka")).toHaveCount(0);
        await expect(controls.getByRole("button", { name: linkWords[lang].play })).toBeVisible();
        const moment = controls.getByRole("slider");
        const last = Number(await moment.getAttribute("max"));
        const first = Number(await moment.inputValue());
        expect(first).toBeLessThan(last);
        await controls.getByRole("button", { name: linkWords[lang].next }).click();
        await expect(moment).toHaveValue(String(first + 1));
        await controls.getByRole("button", { name: linkWords[lang].play }).click();
        await expect(moment).toHaveValue(String(last), { timeout: 20_000 });
      }
      // The encounter that is open there stays as it is.
      expect(await stored()).toEqual(before);
      await expect(there.page.locator(".member .name")).toHaveText(["Tordek"]);
      await other.close();
      table.expectNoConsoleOutput();
    });

    test("a link of a replay that was cut short says so", async ({ page }) => {
      await page.goto("./embed.html?mode=player&controls#/replay/1/H4sIAAAAAAAA");
      await expect(page.getByRole("alert")).toHaveText(linkWords[lang].cut);
    });
  });
}

test.describe("with everything", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("the game master's view plays, when it is asked for", async ({ page, browser }) => {
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", FIGHT, ROLLS);
    await table.damage("Ogre", 9);
    const link = await copyReplay(table, "en", { all: true });
    expect(held(link)).toMatch(/Vashka/);
    const other = await browser.newContext({ locale: "en-US" });
    const replay = await other.newPage();
    await replay.goto(link);
    await expect(replay.locator(".row").filter({ hasText: "Vashka" })).toBeVisible();
    await other.close();
    table.expectNoConsoleOutput();
  });

  test("a combat that is too long for a link says so", async ({ page }) => {
    // A log that grows when it is packed stands for a long one.
    await page.addInitScript(() => {
      const grows = class extends TransformStream {
        constructor() {
          super({ transform: (part, way) => { for (let time = 0; time < 200; time += 1) way.enqueue(part); } });
        }
      };
      Object.defineProperty(globalThis, "CompressionStream", { value: grows });
    });
    const table = await Table.inCombat(page, "en", "D&D 5e (2014)", FIGHT, ROLLS);
    await SendOut.inMenu(table);
    await page.getByLabel(linkWords.en.whole).check();
    await page.getByLabel(linkWords.en.all).check();
    await expect(page.getByText(/^The combat is too long for a link: it would have \d+ characters\./)).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy: Link" })).toHaveAttribute("aria-disabled", "true");
    table.expectNoConsoleOutput();
  });
});
