// The base of a miniature: its color, its letter and its picture in the form, in the row, on the players' screen and in
// typed lines; the picture is kept after a reload, and a file that is none is refused.
import { expect, test } from "@playwright/test";
import { Buffer } from "node:buffer";
import { CommandLine } from "../pages/command-line.js";
import { Players } from "../pages/players.js";
import { Table, words as tableWords } from "../pages/table.js";

const LINE = "Wulfgar +1 hp 52 pc; 3 goblin +1 hp 7 one roll each";
const TOTALS = [["Wulfgar", 14], ["Goblin 1", 12], ["Goblin 2", 10], ["Goblin 3", 8]];

const WORDS = {
  en: { color: "Color", letter: "Letter", picture: "Picture", red: "red", save: "Save", mark: "red base B", line: "7 red goblin", notRead: "The browser can’t read that file as a picture.", remove: "Remove the picture" },
  es: { color: "Color", letter: "Letra", picture: "Imagen", red: "roja", save: "Guardar", mark: "base roja B", line: "7 goblin rojo", notRead: "El navegador no puede leer ese archivo como imagen.", remove: "Quitar la imagen" },
  fr: { color: "Couleur", letter: "Lettre", picture: "Image", red: "rouge", save: "Enregistrer", mark: "socle rouge B", line: "7 goblin rouge", notRead: "Le navigateur ne peut pas lire ce fichier comme image.", remove: "Retirer l’image" },
};

/** A picture of this many pixels, as the browser draws it. */
async function png(page, width, height) {
  const address = await page.evaluate(([width, height]) => {
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    for (let x = 0; x < width; x += 4) {
      context.fillStyle = `hsl(${x % 360} 80% 50%)`;
      context.fillRect(x, (x * 7) % height, 60, 60);
    }
    return canvas.toDataURL("image/png");
  }, [width, height]);
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

async function edit(table, who) {
  await table.select(who);
  await table.pressTool("edit");
  const form = table.page.locator("form.profile");
  await expect(form).toBeVisible();
  return form;
}

for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: tableWords[lang].locale });

    test(`the red goblin has its base in the row, on the players' screen and in a typed line, ${lang}`, async ({ page, context }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2014)", LINE, TOTALS);
      const form = await edit(table, "Goblin 2");
      await form.getByLabel(words.color).selectOption(words.red);
      await form.getByLabel(words.letter).fill("b");
      await form.getByRole("button", { name: words.save }).click();
      await expect(form).toHaveCount(0);
      const mark = table.row("Goblin 2").locator(".base");
      await expect(mark).toHaveAttribute("aria-label", words.mark);
      await expect(mark).toHaveText("B");
      await expect(page.locator(".row .base")).toHaveCount(1);
      const players = await Players.open(context);
      const token = players.seat("Goblin 2").locator(".initial");
      await expect(token).toHaveAttribute("data-base", "red");
      await expect(token).toHaveText("B");
      await expect(players.seat("Goblin 2").locator(".who .hidden")).toContainText(words.mark);
      await page.bringToFront();
      const line = new CommandLine(page);
      await line.type(words.line);
      await expect(line.foreseen).toContainText("Goblin 2");
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Goblin 2", "0 / 7");
      await table.expectHitPoints("Goblin 1", "7 / 7");
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await table.expectAccessibleWithoutOverflow();
      }
      table.expectNoConsoleOutput();
    });
  });
}

test("a picture from a file is made small, kept, shown to players and taken away", async ({ page, context }) => {
  const words = WORDS.en;
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", LINE, TOTALS);
  const form = await edit(table, "Wulfgar");
  const file = form.getByLabel(words.picture);
  await file.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(form.getByText(words.notRead)).toHaveCount(1);
  await file.setInputFiles({ name: "wulfgar.png", mimeType: "image/png", buffer: await png(page, 1600, 900) });
  await expect(form.locator(".base img")).toHaveCount(1);
  await form.getByRole("button", { name: words.save }).click();
  const picture = table.row("Wulfgar").locator(".base img");
  const [source, width, height] = await picture.evaluate(async (image) => {
    await image.decode();
    return [image.src, image.naturalWidth, image.naturalHeight];
  });
  expect([width, height]).toEqual([128, 128]);
  expect(source).toMatch(/^data:image\/(webp|jpeg);base64,/);
  expect(source.length).toBeLessThanOrEqual(12_000);
  const players = await Players.open(context);
  await expect(players.seat("Wulfgar").locator(".initial img")).toHaveAttribute("src", source);
  await expect(players.page.locator(".face img")).toHaveAttribute("src", source);
  await page.bringToFront();
  await page.reload();
  await expect(table.row("Wulfgar").locator(".base img")).toHaveAttribute("src", source);
  const again = await edit(table, "Wulfgar");
  await again.getByRole("button", { name: words.remove }).click();
  await again.getByRole("button", { name: words.save }).click();
  await expect(page.locator(".row .base")).toHaveCount(0);
  await expect(players.page.locator("img")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("the quick line reads the color of a base", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await table.add("Wulfgar +1 hp 52 pc blue base; ogre red base");
  await table.start();
  for (const [who, total] of [["Wulfgar", 14], ["Ogre", 12]]) await table.total(who, total);
  await expect(table.row("Ogre").locator(".base")).toHaveAttribute("data-base", "red");
  await expect(table.row("Wulfgar").locator(".base")).toHaveAttribute("data-base", "blue");
  table.expectNoConsoleOutput();
});
