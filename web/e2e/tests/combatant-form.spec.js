// The form of a combatant, in setup and in combat.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { CommandLine } from "../pages/command-line.js";
import { Table, words } from "../pages/table.js";

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("the form has every field of a combatant", async ({ page }) => {
    const table = await Table.opened(page, "fr");
    await table.chooseRuleset("D&D 5e (2014)");
    await page.getByText("Fiche complète").click();
    const form = page.locator("form.profile");
    await form.getByLabel("Nom", { exact: true }).fill("Éclaireuse");
    await form.getByLabel("Jet d’initiative").selectOption("Avantage");
    await form.getByLabel("Modificateur de Discrétion").fill("6");
    await form.getByLabel("Jet de Discrétion").selectOption("Désavantage");
    await form.getByLabel("Perception passive").fill("14");
    await form.getByLabel("Actions bonus accordées").fill("Attaque à deux armes, Ruse");
    await form.getByLabel("Groupe à jet commun").fill("3");
    await form.getByRole("button", { name: "Ajouter" }).click();
    await page.getByRole("button", { name: "Modifier : Éclaireuse" }).click();
    const edit = page.locator(".roster form.profile");
    await expect(edit.getByLabel("Jet d’initiative")).toHaveValue("Avantage");
    await expect(edit.getByLabel("Perception passive")).toHaveValue("14");
    await expect(edit.getByLabel("Actions bonus accordées")).toHaveValue("Attaque à deux armes, Ruse");
    await expect(edit.getByLabel("Groupe à jet commun")).toHaveValue("3");
    // The form has no field that its ruleset does not use.
    await page.getByRole("button", { name: "Modifier : Éclaireuse" }).click();
    await table.chooseRuleset("D&D 3.5");
    await page.getByRole("button", { name: "Modifier : Éclaireuse" }).click();
    await expect(edit.getByLabel("Groupe à jet commun")).toHaveCount(1);
    await expect(edit.getByLabel("Perception passive")).toHaveCount(0);
    await expect(edit.getByLabel("Actions bonus accordées")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test("the form of Tales of War has its own fields and no others", async ({ page }) => {
  const table = await Table.opened(page, "en");
  const fields = async (ruleset) => {
    await table.chooseRuleset(ruleset);
    await page.getByText("Full form").click();
    const labels = page.locator("form.profile label");
    await expect(labels.first()).toBeVisible();
    // The change of rules waits until the combat part has loaded.
    await expect(labels.filter({ hasText: "AP each TOW turn" })).toHaveCount(ruleset === "Tales of War" ? 1 : 0);
    const all = await labels.evaluateAll((all) => all.map((label) => [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())?.data.trim()));
    await page.getByText("Full form").click();
    return all;
  };
  const tow = await fields("Tales of War");
  const shared = ["Name", "Side", "Hit points", "Armor class", "Position and notes", "Player character", "Hide from players", "Reveal on its turn or when it acts", "Name for players until revealed", "Color", "Letter", "Picture"];
  const own = ["Initiative, e.g. 1d10+4", "AP each TOW turn", "Limits each TOW turn, e.g. potency 3, virtue 2", "Saved actions"];
  expect([...tow].sort()).toEqual([...shared, ...own].sort());
  // The other rulesets have none of its fields.
  for (const ruleset of ["D&D 3.5", "D&D 5e (2014)", "Any other game"]) {
    const others = await fields(ruleset);
    expect(others.filter((field) => tow.includes(field))).toEqual(shared);
  }
  table.expectNoConsoleOutput();
});

test("the form includes the position, and omits fields its rules do not use", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 5e (2014)");
  await page.locator("details.form summary").click();
  await page.getByLabel("Name", { exact: true }).fill("Guard");
  await page.getByLabel("Position").fill("at the door");
  // Uncanny dodge is not a feature of 5e; a lair, Action Surge and what changes initiative are.
  const boxes = page.locator("form.profile label").filter({ has: page.getByRole("checkbox") });
  expect((await boxes.allTextContents()).map((text) => text.trim()).sort()).toEqual([
    "Action Surge",
    "Alert",
    "Feral Instinct",
    "Hide from players",
    "In its lair (acts on 20)",
    "Player character",
    "Reveal on its turn or when it acts",
  ]);
  await page.getByLabel("Name", { exact: true }).press("Enter");
  await expect(page.locator(".member").filter({ hasText: "Guard" })).toContainText("at the door");
  // Editing a combatant moves the focus into the form.
  await page.getByRole("button", { name: "Edit: Guard" }).click();
  await expect(page.locator("#edited-name")).toBeFocused();
  table.expectNoConsoleOutput();
});

test("the form has the position, and the row shows it", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 pc; Orc +0");
  const orc = page.locator(".member").filter({ hasText: "Orc" });
  await orc.getByRole("button", { name: "Edit" }).click();
  const form = page.locator(".roster .profile");
  await form.getByLabel("Position").fill("behind the pillar");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(orc).toContainText("behind the pillar");
  await expect(form).toHaveCount(0);
  await table.start();
  await table.total("Lidda", 18);
  await table.total("Orc", 12);
  await expect(table.row("Orc").locator(".fact")).toHaveText(["behind the pillar"]);
  await table.select("Orc");
  await table.pressTool("edit");
  await page.locator(".panel .profile").getByLabel("Position").last().fill("");
  await page.locator(".panel").getByRole("button", { name: "Save" }).click();
  await expect(table.row("Orc").locator(".fact")).toHaveCount(0);
  await expect(page.locator(".log li:not(.heading)").first()).toContainText("Orc: position cleared.");
  await table.button("Undo").click();
  await expect(table.row("Orc").locator(".fact")).toHaveText(["behind the pillar"]);
  table.expectNoConsoleOutput();
});

test.describe("in Spanish", () => {
  test.use({ locale: words.es.locale });

  test("the browser’s message for a field is in the language of the app", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await page.getByText("Ficha completa").click();
    const form = page.locator("form.profile");
    await form.getByRole("button", { name: "Añadir" }).click();
    const name = form.getByRole("textbox", { name: "Nombre", exact: true });
    const said = () => name.evaluate((field) => field.validationMessage);
    expect(await said()).toBe("Rellena este campo.");
    await name.fill("Lidda");
    expect(await said()).toBe("");
    await form.getByRole("button", { name: "Añadir" }).click();
    await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
    table.expectNoConsoleOutput();
  });
});

const edits = {
  en: { armor: "Armor class", name: "Name", save: "Save", edited: ["Orc: AC 19.", "Orc is now called Grishnak."] },
  es: { armor: "Clase de armadura", name: "Nombre", save: "Guardar", edited: ["Orc: CA 19.", "Orc se llama ahora Grishnak."] },
  fr: { armor: "Classe d’armure", name: "Nom", save: "Enregistrer", edited: ["Orc\u00a0: CA 19.", "Orc s’appelle maintenant Grishnak."] },
};

for (const [lang, text] of Object.entries(edits)) {
  for (const [size, use] of Object.entries({ "at 360 px": PHONE, "by keyboard": {} })) {
    test.describe(`in ${lang}, ${size}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test("an edit of one number or of the name is told by what has changed", async ({ page }) => {
        const table = await Table.inCombat(page, lang, "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 15 ac 13", [["Lidda", 18], ["Orc", 9]]);
        const edit = async (who, label, value) => {
          await table.select(who);
          await table.pressTool("edit");
          const form = page.locator("form.profile").filter({ visible: true });
          await form.getByLabel(label, { exact: true }).fill(value);
          await page.keyboard.press("Enter");
          await expect(form).toHaveCount(0);
        };
        const [number, renamed] = text.edited;
        await edit("Orc", text.armor, "19");
        await expect(page.locator(".log")).toContainText(number);
        await expect(table.status).toContainText(number);
        await edit("Orc", text.name, "Grishnak");
        await expect(page.locator(".log")).toContainText(renamed);
        await expect(table.status).toContainText(renamed);
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("an edit that Escape leaves is there again, and Cancel drops it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Ogre -1 hp 29", [["Lidda", 18], ["Ogre", 9]]);
  const edit = page.locator("form.profile");
  const name = edit.getByLabel("Name", { exact: true });
  const notes = edit.getByLabel("Position and notes");
  await page.keyboard.press("x");
  await expect(name).toHaveValue("Lidda");
  await name.fill("Lidda the Swift");
  await notes.fill("behind the altar");
  await notes.press("Escape");
  await expect(edit).toHaveCount(0);
  await page.keyboard.press("x");
  await expect(edit).toContainText("These changes are not saved yet.");
  await expect(name).toHaveValue("Lidda the Swift");
  await expect(notes).toHaveValue("behind the altar");
  await edit.getByRole("button", { name: "Cancel" }).click();
  await expect(edit).toHaveCount(0);
  await page.keyboard.press("x");
  await expect(name).toHaveValue("Lidda");
  await expect(edit).not.toContainText("These changes are not saved yet.");
  // A change meanwhile wins over what was left.
  await name.fill("Lidia");
  await name.press("Escape");
  await new CommandLine(page).run("rename Lidda to Lis", "Lidda is edited.");
  await table.expectTurn("Lis");
  await page.keyboard.press("x");
  await expect(name).toHaveValue("Lis");
  table.expectNoConsoleOutput();
});

test("combat starts with what an open form says, and not at all if the form refuses it", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.chooseRuleset("D&D 5e (2014)");
  await table.add("Lidda hp 20 pc; Ogre hp 59");
  await page.getByRole("button", { name: "Edit: Ogre" }).click();
  const name = page.locator("#edited-name");
  await name.fill("");
  await page.locator("#go").click();
  await expect(name).toBeFocused();
  await expect(page.locator("main.setup, #ruleset").first()).toBeVisible();
  await name.fill("Ogre chief");
  await page.locator(".roster form.profile").getByLabel("Hit points").fill("80");
  await page.locator("#go").click();
  for (const [name, total] of /** @type {const} */ ([["Lidda", 20], ["Ogre chief", 10]])) await table.total(name, total);
  await table.expectTurn("Lidda");
  await expect(table.row("Ogre chief").locator(".hp").first()).toContainText("80");
  table.expectNoConsoleOutput();
});
