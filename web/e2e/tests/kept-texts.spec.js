// Typed texts that are not used yet are still there: after Escape, after Start, and after another page.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { Table, words } from "../pages/table.js";

const LINE = "Lidda +3 hp 16 pc; Orc +0 hp 15";
const TOTALS = [["Lidda", 18], ["Orc", 9]];

const texts = {
  en: { form: "Full form", name: "Name", message: "Message to the players", position: "Position and notes" },
  es: { form: "Ficha completa", name: "Nombre", message: "Mensaje para los jugadores", position: "Posición y notas" },
  fr: { form: "Fiche complète", name: "Nom", message: "Message aux joueurs", position: "Position et notes" },
};

const sizes = { "at 360 px": PHONE, "at 1280 px": {} };

for (const [size, use] of Object.entries(sizes)) {
  for (const [lang, text] of Object.entries(texts)) {
    test.describe(`in ${lang}, ${size}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test("the message to the players keeps its text at Escape", async ({ page }) => {
        const table = await Table.inCombat(page, lang, "D&D 3.5", LINE, TOTALS);
        const message = page.getByLabel(text.message);
        await table.toggleMenu();
        await message.fill("The floor");
        await page.keyboard.press("Escape");
        await expect(message).toBeHidden();
        await table.toggleMenu();
        await expect(message).toHaveValue("The floor");
        await message.press("Enter");
        await page.keyboard.press("Escape");
        await table.toggleMenu();
        await expect(message).toHaveValue("The floor");
        await table.expectNoOverflow();
        table.expectNoConsoleOutput();
      });

      test("a half-filled form stays over the start of the combat", async ({ page }) => {
        const table = await Table.opened(page, lang);
        await table.add(LINE);
        const name = page.locator("form.profile").getByLabel(text.name, { exact: true });
        await page.locator("#full-form").click();
        await name.fill("Ogre");
        await table.start();
        for (const [who, total] of TOTALS) await table.total(who, total);
        await page.locator("#joins").click();
        await expect(name).toHaveValue("Ogre");
        await name.press("Enter");
        await expect(page.locator(".row .name, .call .name").filter({ hasText: "Ogre" }).first()).toBeVisible();
        await expect(name).toHaveValue("");
        table.expectNoConsoleOutput();
      });

      test("typed totals, a half-filled form and a message stay over a reload", async ({ page }) => {
        const table = await Table.opened(page, lang);
        await table.add(LINE);
        await table.start();
        const total = (name) => page.locator(".call").filter({ hasText: name }).locator("input");
        await total("Lidda").fill("25");
        await total("Orc").fill("-3");
        await page.reload();
        await expect(total("Lidda")).toHaveValue("25");
        await expect(total("Orc")).toHaveValue("-3");
        await expect(total("Orc")).not.toHaveClass(/suggested/);
        await total("Lidda").press("Enter");
        await total("Orc").press("Enter");
        await table.expectTurn("Lidda");

        const message = page.getByLabel(text.message);
        await table.toggleMenu();
        await message.fill("The floor");
        await page.keyboard.press("Escape");
        await table.waitForShortcuts();
        await page.keyboard.press("x");
        const form = page.locator("form.profile");
        await form.getByLabel(text.position).fill("on the bridge");
        await page.reload();
        await table.expectTurn("Lidda");
        await table.toggleMenu();
        await expect(message).toHaveValue("The floor");
        await page.keyboard.press("Escape");
        await table.waitForShortcuts();
        await page.keyboard.press("x");
        await expect(form.getByLabel(text.position)).toHaveValue("on the bridge");
        table.expectNoConsoleOutput();
      });

      test("the line of a party stays over another page and a reload", async ({ page }) => {
        const table = await Table.opened(page, lang, "Dnd5e");
        await table.add("Lidda +3 hp 16 pc; Tordek +1 hp 20 pc");
        await page.locator(".keep-party").click();
        await page.locator("#keep-name").fill("Party");
        await page.locator("#keep-name").press("Enter");
        await expect(page.locator(".campaign .said")).toContainText("Party");
        const line = page.locator("#party-line");
        const open = async () => {
          await page.evaluate(() => (location.hash = "#/home"));
          await page.locator("main.home .to-party").click();
        };
        await open();
        await line.fill("Jozan +0 hp 9");
        await open();
        await expect(line).toHaveValue("Jozan +0 hp 9");
        await page.reload();
        await line.focus();
        await expect(line).toHaveValue("Jozan +0 hp 9");
        await line.press("Enter");
        await expect(page.locator("main.party .members > li")).toHaveCount(3);
        await open();
        await expect(line).toHaveValue("");
        await table.expectNoOverflow();
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("Escape folds the house rules, wherever the focus is, and a field uses the key first", async ({ page }) => {
  const table = await Table.opened(page, "en");
  const rules = page.locator(".house-rules");
  await page.locator("#house-rules").click();
  await expect(rules.locator("li").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rules).not.toHaveAttribute("open");
  await page.locator("#house-rules").click();
  await page.locator("h2").first().click();
  await page.locator("#quick-line").focus();
  await page.keyboard.press("Escape");
  await expect(rules).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(rules).not.toHaveAttribute("open");
  table.expectNoConsoleOutput();
});

test("the browser asks about a typed command of several words, and offers it again after a reload", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, TOTALS);
  const html = page.locator("html");
  await page.keyboard.press("/");
  const field = page.locator("#command");
  await field.fill("5");
  await expect(html).not.toHaveAttribute("data-unsaved-groups");
  await field.fill("5 orc and");
  await expect(html).toHaveAttribute("data-unsaved-groups");
  await page.reload();
  await table.expectTurn("Lidda");
  await expect(html).not.toHaveAttribute("data-unsaved-groups");
  await table.waitForShortcuts();
  await page.keyboard.press("/");
  await expect(page.getByRole("option").first()).toContainText("5 orc and");
  // Escape gives the line up.
  await field.fill("5 orc and");
  await page.keyboard.press("Escape");
  await expect(html).not.toHaveAttribute("data-unsaved-groups");
  table.expectNoConsoleOutput();
});

test("the browser asks about an amount with its targets, and not about a number", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", LINE, TOTALS);
  const html = page.locator("html");
  await table.waitForShortcuts();
  await page.keyboard.press("d");
  await expect(page.locator("#amount")).toBeFocused();
  await page.keyboard.type("7");
  await expect(page.locator("#amount")).toHaveValue("7");
  await expect(html).not.toHaveAttribute("data-unsaved-groups");
  await page.keyboard.type(" orc");
  await expect(html).toHaveAttribute("data-unsaved-groups");
  // The first one drops the targets, the second one closes the field.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(html).not.toHaveAttribute("data-unsaved-groups");
  table.expectNoConsoleOutput();
});
