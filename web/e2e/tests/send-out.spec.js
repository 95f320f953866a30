// The encounter in the formats of other tools: downloaded, copied and shared, and read back.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { BringIn, file } from "../pages/bring-in.js";
import { SendOut } from "../pages/send-out.js";
import { Home } from "../pages/home.js";
import { Table, words } from "../pages/table.js";

const FORMATS = ["Improved Initiative", "Obsidian", "CSV", "Markdown", "JSON"];

test("each format is downloaded and comes in again with the same numbers", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("3 goblin +2 hp 7 ac 15");
  await table.add("=Troll|`x` +1 hp 84 ac 13");
  await table.add("Lidda +3 hp 16 ac 14 pc");
  const out = await SendOut.inMenu(table);
  const sent = {};
  for (const format of FORMATS) sent[format] = await out.download(format);
  expect(Object.values(sent).map(({ name }) => name)).toEqual(["asalto-improved-initiative.json", "asalto-encounter.md", "asalto-encounter.csv", "asalto-report.md", "asalto-players-view.json"]);
  expect(sent.Obsidian.text).toContain("  - 3: Goblin, 7, 15, 2\n");
  expect(sent.CSV.text).toContain("'=Troll|`x`,");
  expect(sent.Markdown.text).toContain("| \\=Troll\\|\\`x\\` | +1 | 84/84 | 13 |  |");

  // The preview folds those who are there already.
  await page.goto("./?new");
  await expect(page.locator(".member")).toHaveCount(0);
  const bring = new BringIn(page);
  for (const format of ["Improved Initiative", "CSV", "Obsidian"]) {
    await bring.drag([file(sent[format].name, sent[format].text)]);
    const troll = "=Troll|`x`";
    await expect(bring.number(troll, `HP: ${troll}`)).toHaveValue("84");
    await expect(bring.number(troll, `AC: ${troll}`)).toHaveValue("13");
    await expect(bring.number(troll, `Initiative: ${troll}`)).toHaveValue("+1");
    const goblin = format === "Obsidian" ? "Goblin" : "Goblin 3";
    await expect(bring.number(goblin, `HP: ${goblin}`).last()).toHaveValue("7");
    await expect(bring.leftOut).toHaveCount(0);
    await bring.screen.getByRole("button", { name: "Cancel" }).click();
    await expect(bring.screen).toHaveCount(0);
  }
  table.expectNoConsoleOutput();
});

test("a running combat goes on elsewhere, and the players’ view has nothing that is hidden", async ({ page, browser }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc, Ogre -1 hp 59, Vashka +2 hp 33 hidden", [["Lidda", 15], ["Ogre", 9], ["Vashka", 4]]);
  const out = await SendOut.inMenu(table);
  const { text: view } = await out.download("JSON");
  const { rows } = JSON.parse(view);
  expect(rows.map(({ name }) => name)).toEqual(["Lidda", "Ogre"]);
  expect(view).not.toMatch(/Vashka|59|33/);
  const { text: report } = await out.download("Markdown");
  expect(report).toContain("## Round 1");
  expect(report).toContain("| Vashka | 4 | 33/33 |");
  const { text: fight } = await out.download("Improved Initiative");
  table.expectNoConsoleOutput();

  const context = await browser.newContext({ locale: words.en.locale });
  const other = await Table.opened(await context.newPage(), "en");
  const bring = new BringIn(other.page);
  await bring.drag([file("fight.json", fight)]);
  await bring.screen.getByRole("radio", { name: /^The combat as it stands/ }).check();
  await expect(bring.screen.locator(".dest")).toContainText("Round 1, Lidda acts.");
  await bring.finish();
  await other.expectTurn("Lidda");
  await other.expectHitPoints("Ogre", "59 / 59");
  other.expectNoConsoleOutput();
  await context.close();
});

test("a combat that is open already adds nothing until it is chosen", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 16 pc, Ogre -1 hp 59", [["Lidda", 15], ["Ogre", 9]]);
  const out = await SendOut.inMenu(table);
  const { text: fight } = await out.download("Improved Initiative");
  await page.goto("./?new");
  await expect(page.locator(".row")).toHaveCount(0);
  const bring = new BringIn(page);
  await bring.drag([file("fight.json", fight)]);
  await bring.screen.getByRole("radio", { name: /^The combat as it stands/ }).check();
  await expect(bring.screen.getByText("already here", { exact: true })).toHaveCount(2);
  await expect(bring.add).toHaveAttribute("aria-disabled", "true");
  await bring.screen.getByRole("checkbox", { name: "All of Lidda, Ogre" }).check();
  await bring.finish();
  await table.expectTurn("Lidda");
  await table.expectHitPoints("Ogre", "59 / 59");
  table.expectNoConsoleOutput();
});

const reportWords = {
  en: { format: "Markdown", all: "With hidden combatants, real names and the log", round: "## Round 1" },
  es: { format: "Markdown", all: "Con combatientes ocultos, nombres reales y el registro", round: "## Asalto 1" },
  fr: { format: "Markdown", all: "Avec les combattants cachés, les vrais noms et le récit", round: "## Round 1" },
};
for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("the report leaves out what is hidden, when it is asked to", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", "Lidda +3 hp 16 pc; Ogre -1 hp 59; Vashka +2 hp 33 hidden", [["Lidda", 15], ["Ogre", 9], ["Vashka", 4]]);
      const own = reportWords[lang];
      const out = await SendOut.inMenu(table, lang);
      const whole = await out.download(own.format);
      expect(whole.text).toContain("| Vashka | 4 | 33/33 |");
      expect(whole.text).toContain(own.round);
      await page.getByLabel(own.all).uncheck();
      const told = await out.download(own.format);
      expect(told.text).toContain("| Ogre | 9 | 59/59 |");
      expect(told.text).not.toContain("Vashka");
      expect(told.text).not.toContain(own.round);
      table.expectNoConsoleOutput();
    });
  });
}

test("it is copied, and a browser that blocks copying is told apart", async ({ page }) => {
  await page.addInitScript(() => {
    const copied = [];
    Object.assign(window, { copied, blocked: false });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: (text) => (window["blocked"] ? Promise.reject(new Error("blocked")) : Promise.resolve(void copied.push(text))) } });
    document.execCommand = () => false;
  });
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Ogre -1 hp 59");
  const out = await SendOut.inMenu(table);
  await out.button("copy", "CSV").click();
  await expect(page.getByText("Copied: Table (CSV).").first()).toBeVisible();
  const [copied] = await page.evaluate(() => window["copied"]);
  expect(copied).toMatch(/^Name,/);
  await page.evaluate(() => Object.assign(window, { blocked: true }));
  await out.button("copy", "CSV").click();
  await expect(page.getByText("Your browser blocked copying. Download it instead.").first()).toBeVisible();
  table.expectNoConsoleOutput();
});

for (const [what, share, said] of /** @type {const} */ ([
  ["opens", "none", null],
  ["that the user closes says nothing", "AbortError", null],
  ["that refuses says so", "NotAllowedError", "Your browser refused to share it. Download it instead."],
])) {
  test(`a share sheet ${what}`, async ({ page }) => {
    await page.addInitScript((share) => {
      const shared = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }) => files.every(({ name }) => name.endsWith(".csv")),
        share: async (data) => {
          shared.push({ title: data.title, text: data.text ?? (await data.files[0].text()), isFile: "files" in data });
          if (share !== "none") throw new DOMException("no", share);
        },
      });
    }, share);
    const table = await Table.opened(page, "en", "Dnd5e");
    await table.add("Ogre -1 hp 59");
    const out = await SendOut.inMenu(table);
    await out.button("share", "CSV").click();
    await out.button("share", "Obsidian").click();
    await expect.poll(() => page.evaluate(() => window["shared"].length)).toBe(2);
    const [csv, block] = await page.evaluate(() => window["shared"]);
    expect([csv.title, csv.isFile]).toEqual(["asalto-encounter.csv", true]);
    expect(block.isFile).toBe(false);
    expect(block.text).toMatch(/^```encounter\nname: "Ogre"\ncreatures:\n/);
    if (said) await expect(page.getByText(said).first()).toBeVisible();
    else await expect(page.locator(".notice")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
}

test("without a share sheet there is no button for it, and nobody is not sent", async ({ page }) => {
  await page.addInitScript(() => delete Object.getPrototypeOf(navigator).share);
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Ogre -1 hp 59");
  const home = new Home(page);
  await home.open();
  const out = new SendOut(page);
  await out.open();
  await expect(out.button("copy", "CSV")).toBeVisible();
  await expect(out.list.getByRole("button", { name: "Share" })).toHaveCount(0);
  await page.goto("./?new");
  await expect(page.locator(".member")).toHaveCount(0);
  await table.toggleMenu();
  await out.open();
  await expect(out.list).toHaveText("Nobody takes part yet, so there is nothing to send.");
  table.expectNoConsoleOutput();
});

for (const lang of /** @type {const} */ (["en", "es", "fr"])) {
  test.describe(lang, () => {
    test.use({ ...PHONE, locale: words[lang].locale });

    test("the formats fit at 360 px, in both themes, and a table comes in again", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e");
      await table.add("Ogre -1 hp 59 ac 11");
      const out = await SendOut.inMenu(table, lang);
      // The link and the sheet of paper come first.
      await expect(out.list.getByRole("listitem")).toHaveCount(2 + FORMATS.length);
      await table.expectAccessibleWithoutOverflow();
      const { text } = await out.download("CSV");
      expect(text).toContain({ en: "Name,Creature", es: "Nombre;Criatura", fr: "Nom;Créature" }[lang]);
      const bring = new BringIn(page);
      await bring.drag([file("ogre.csv", text)]);
      await expect(bring.number("Ogre", /^(HP|PG|PV)/)).toHaveValue("59");
      table.expectNoConsoleOutput();
    });
  });
}
