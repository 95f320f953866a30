// Setup: awareness, and combatants by dice, in groups and with all fields.
import { expect, test } from "@playwright/test";
import { faults } from "../fixtures/axe.js";
import { Table, words } from "../pages/table.js";

async function ruleset(page, name) {
  await page.locator(".ruleset").selectOption({ label: name });
}

test.describe("in English, D&D 3.5", () => {
  test("the matrix sets one pair or a row, and a Spot check shows its arithmetic", async ({ page }) => {
    const table = new Table(page, "en");
    await table.open();
    await table.add("Lidda +3 pc; Tordek +1 pc; 2 goblin +1");
    await page.getByText("Individuals and checks").click();
    const of = (observer, target) => page.getByLabel(`${observer} is aware of ${target}`);
    await expect(page.locator(".matrix")).toHaveCount(2);
    await expect(of("Lidda", "Goblin 1")).toBeChecked();

    await of("Lidda", "Goblin 1").uncheck();
    await page.locator(".matrix").getByRole("button", { name: "Tordek" }).click();
    await expect(of("Tordek", "Goblin 1")).not.toBeChecked();
    await expect(of("Tordek", "Goblin 2")).not.toBeChecked();
    await expect(of("Goblin 1", "Tordek")).toBeChecked();
    await expect(page.locator(".forecast")).toContainText("Tordek is surprised.");

    // 12 + 6 − 3 reaches 15 (SRD 3.5: each 10 feet take 1 off the check).
    const field = (name) => page.locator(".calculator").getByLabel(name);
    await field("Observer").selectOption("Tordek");
    await field("Target").selectOption("Goblin 2");
    await field("Spot or Listen modifier").fill("6");
    await field("Distance, in feet").fill("35");
    await field("Hide or Move Silently result").fill("15");
    await expect(page.locator(".calculator")).toContainText("d20 +6 −3 (distance) vs. 15: notices on 12+.");
    await field("d20 roll").fill("12");
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.locator(".calculator .told")).toHaveText("Tordek → Goblin 2: 12 +6 −3 = 15 vs. 15: notices.");
    await expect(of("Tordek", "Goblin 2")).toBeChecked();
    // The game master has the last word.
    await of("Tordek", "Goblin 2").uncheck();
    await expect(of("Tordek", "Goblin 2")).not.toBeChecked();
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.locator(".calculator .told")).not.toHaveText("");
    expect(await faults(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await table.expectNoOverflow();
    table.expectSilence();
  });

  test("dice count combatants, and a group has one roll", async ({ page }) => {
    const table = new Table(page, "en");
    await table.open();
    await page.getByLabel("Add combatants").fill("2d4 goblin +2 group; Aria pc");
    await expect(page.locator("#quick-preview")).toContainText("2d4 goblin");
    await page.getByLabel("Add combatants").press("Enter");
    const names = page.locator(".member .name");
    await expect(names.first()).toHaveText("Aria");
    const count = (await names.count()) - 1;
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(8);
    await table.start();
    await page.locator(".call").filter({ hasText: "Goblin 1" }).getByRole("button", { name: "Roll", exact: true }).click();
    await expect(page.locator(".call")).toHaveCount(1);
    table.expectSilence();
  });
});

test.describe("in Spanish, D&D 5e (2014)", () => {
  test.use({ locale: words.es.locale });

  test("Stealth against passive Perception suggests who is surprised", async ({ page }) => {
    const table = new Table(page, "es");
    await table.open();
    await ruleset(page, "D&D 5e (2014)");
    await table.add("Lidda +3 st +7 pj; Regdar +0 pj; Guardia pp 12; Centinela pp 19");
    await page.getByText("Uno por uno y con pruebas").click();
    for (const [name, total] of [["Lidda", 18], ["Regdar", 14]]) {
      await page.getByLabel(`Total de Sigilo: ${name}`).fill(String(total));
      await page.getByLabel(`Total de Sigilo: ${name}`).press("Enter");
    }
    const told = page.locator(".calculator .told");
    await expect(told).toContainText("Guardia, pasiva 12, contra Lidda, Sigilo 18: no percibe.");
    await expect(told).toContainText("Centinela, pasiva 19, contra Lidda, Sigilo 18: percibe.");
    await page.getByRole("button", { name: "Aplicar este resultado" }).click();
    await expect(page.locator(".forecast")).toContainText("El combate sorprende a Guardia.");
    table.expectSilence();
  });
});

test.describe("in French", () => {
  test.use({ locale: words.fr.locale });

  test("the form has every field of a combatant", async ({ page }) => {
    const table = new Table(page, "fr");
    await table.open();
    await page.locator("select.ruleset").selectOption({ label: "D&D 5e (2014)" });
    await page.getByText("Par une fiche").click();
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
    // What a ruleset does not have, its form does not ask for.
    await page.getByRole("button", { name: "Modifier : Éclaireuse" }).click();
    await page.locator("select.ruleset").selectOption({ label: "D&D 3.5" });
    await page.getByRole("button", { name: "Modifier : Éclaireuse" }).click();
    await expect(edit.getByLabel("Groupe à jet commun")).toHaveCount(1);
    await expect(edit.getByLabel("Perception passive")).toHaveCount(0);
    await expect(edit.getByLabel("Actions bonus accordées")).toHaveCount(0);
    table.expectSilence();
  });
});

test("the form of Tales of War has its own fields and no others", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  const fields = async (ruleset) => {
    await page.locator("select.ruleset").selectOption({ label: ruleset });
    await page.getByText("Full form").click();
    const labels = page.locator("form.profile label");
    await expect(labels.first()).toBeVisible();
    // Until the part of combat has loaded, the change of rules waits for it.
    await expect(labels.filter({ hasText: "AP each TOW turn" })).toHaveCount(ruleset === "Tales of War" ? 1 : 0);
    const all = await labels.evaluateAll((all) => all.map((label) => [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())?.data.trim()));
    await page.getByText("Full form").click();
    return all;
  };
  const tow = await fields("Tales of War");
  const shared = ["Name", "Side", "Hit points", "Armor class", "Position and notes", "Player character"];
  const own = ["Initiative, e.g. 1d10+4", "AP each TOW turn", "Limits each TOW turn, e.g. potency 3, virtue 2", "Saved actions"];
  expect([...tow].sort()).toEqual([...shared, ...own].sort());
  // The others have none of those.
  for (const ruleset of ["D&D 3.5", "D&D 5e (2014)", "Any other game"]) {
    const others = await fields(ruleset);
    expect(others.filter((field) => tow.includes(field))).toEqual(shared);
  }
  table.expectSilence();
});

test("each row says who rolls its initiative, and players type theirs one after the other", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await table.add("Lidda +3 pc; Tordek +1 pc; Guard +1 party; 2 goblin +2 group; Ogre -1");
  const rolls = page.locator(".member .rolls");
  await expect(rolls).toHaveText(["rolls, +3", "rolls, +1", "rolls, +1", "one roll, +2", "one roll, +2", "rolls, −1"]);
  await page.getByRole("button", { name: "Players type their own rolls" }).click();
  await expect(rolls).toHaveText(["types, +3", "types, +1", "rolls, +1", "one roll, +2", "one roll, +2", "rolls, −1"]);
  // It is remembered.
  await page.reload();
  await expect(rolls.first()).toHaveText("types, +3");
  await table.start();
  const call = (name) => page.locator(".call").filter({ hasText: name }).locator("input");
  await expect(page.locator(".call .name")).toHaveText(["Lidda", "Tordek", "Guard", "Goblin 1", "Ogre"]);
  await expect(call("Lidda")).toBeFocused();
  await expect(call("Lidda")).toHaveValue("");
  await expect(call("Ogre")).not.toHaveValue("");
  await expect(page.locator("#go")).toContainText("Roll the rest");
  await table.expectFine();
  // After the last player the app rolls for all others.
  await page.keyboard.type("18");
  await page.keyboard.press("Enter");
  await expect(call("Tordek")).toBeFocused();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(page.locator(".call")).toHaveCount(0);
  await expect(table.row("Lidda").locator(".count")).toHaveText("18");
  await expect(table.row("Tordek").locator(".count")).toHaveText("9");
  await expect(table.row("Ogre").locator(".count")).not.toBeEmpty();
  table.expectSilence();
});
