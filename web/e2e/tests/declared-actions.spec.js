// Declared actions: others can respond before they resolve.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("a spear set against a charge: double damage, shown before the hit points", async ({ page }) => {
    const table = await Table.opened(page, "es");
    await table.add("Regdar +1 pg 24 pj; Orco +2 pg 20");
    const regdar = page.locator(".member").filter({ hasText: "Regdar" });
    await regdar.getByRole("button", { name: "Editar" }).click();
    await page.getByLabel("Arma para recibir cargas").check();
    await page.locator(".roster .profile").getByRole("button", { name: "Guardar" }).click();
    await table.start();
    await table.total("Regdar", 18);
    await table.total("Orco", 15);
    await page.locator("#ready").click();
    await page.getByLabel("Acción prevista").fill("la lanza");
    await page.getByLabel("Desencadenante").fill("cargan");
    await page.locator(".drawer.ready summary").click();
    await page.locator(".drawer.ready select").nth(2).selectOption({ label: "recibir una carga" });
    await page.locator("#go[form=ready-form]").click();
    await table.endTurn("Regdar", "Orco");
    // A charge against a set weapon stays on the stack until the response.
    await page.locator("#more").click();
    await page.locator(".pip").filter({ hasText: "carga" }).click();
    await expect(table.stack).toHaveText(["carga", "turno"]);
    await page.getByRole("button", { name: /^Regdar: usar la acción preparada/ }).click();
    await expect(page.locator(".log")).toContainText("doble");
    await page.locator("#go").click();
    await page.locator("#go").click();
    await expect(page.locator(".pile")).toHaveCount(0);
    table.expectNoConsoleOutput();
  });
});

test("a 5e action is declared by keyboard, gets a response, and resolves", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 10], ["Ogre", 15]]);
  await expect(page.locator("#announce kbd")).toHaveText("V");
  await page.keyboard.press("v");
  await expect(page.locator(".drawer.announce").getByLabel("Action", { exact: true })).toBeFocused();
  await page.keyboard.type("swings the club at Mialee");
  await page.keyboard.press("Enter");
  await expect(table.stack).toHaveText(["swings the club at Mialee", "turn"]);
  await expect(page.locator("#go")).toBeFocused();
  await expect(page.locator("#go")).toHaveText(/^Resolve: Ogre/);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: "Mialee: reaction", exact: true }).press("Enter");
  await expect(table.stack).toHaveText(["reaction", "swings the club at Mialee", "turn"]);
  await table.expectAccessible();
  await page.locator("#go").focus();
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect(page.locator(".pile")).toHaveCount(0);
  await expect(page.locator("#announce")).toHaveCount(1);
  table.expectNoConsoleOutput();
});

test("a reaction counters a declared spell, by the button and by a typed line, and an undo takes it back", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Mialee +1 hp 22 pc; Ogre +2 hp 30", [["Mialee", 10], ["Ogre", 15]]);
  await page.keyboard.press("v");
  await page.keyboard.type("Fireball");
  await page.keyboard.press("Enter");
  await expect(table.stack).toHaveText(["Fireball", "turn"]);
  await page.getByRole("button", { name: "Countered", exact: true }).click();
  await expect(page.locator(".pile")).toHaveCount(0);
  await expect(page.locator(".log")).toContainText("Fireball, countered.");
  await table.waitForShortcuts();
  await page.keyboard.press("z");
  await expect(table.stack).toHaveText(["Fireball", "turn"]);
  await page.keyboard.press("/");
  await page.keyboard.type("mialee counters fireball");
  await page.keyboard.press("Enter");
  await expect(page.locator(".pile")).toHaveCount(0);
  await expect(page.locator(".log")).toContainText("Fireball, countered.");
  table.expectNoConsoleOutput();
});

test("a declared action is lost with its owner", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 3.5", "Lidda +3 hp 16 pc; Orc +0 hp 5", [["Lidda", 10], ["Orc", 15]]);
  await table.pressTool("announce");
  await page.locator(".drawer.announce").getByLabel("Action", { exact: true }).fill("shoots");
  await page.locator(".drawer.announce").getByRole("button", { name: "Declare an action" }).click();
  await expect(table.stack.first()).toHaveText("shoots");
  await table.damage("Orc", 20);
  await page.locator("#go").click();
  await expect(page.locator(".pile")).toHaveCount(0);
  await expect(page.locator(".log li").filter({ hasText: "Orc declares: shoots." })).toHaveCount(1);
  await expect(page.locator(".log li").filter({ hasText: "The interrupted action is lost." })).toHaveCount(1);
  await table.endTurn("Orc", "Lidda");
  table.expectNoConsoleOutput();
});
