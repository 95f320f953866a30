// Page object: spells in combat.

/**
 * Makes Mialee, on her turn, ready dispel magic against a spell of the wizard. The wizard's turn then begins.
 */
export async function readyDispel(page, table) {
  await page.locator("#ready").click();
  await page.locator(".drawer.ready").getByLabel("Action", { exact: true }).fill("Dispel");
  await page.locator(".drawer.ready").getByLabel("Trigger").fill("the wizard casts");
  await page.locator(".drawer.ready summary").click();
  await page.getByLabel("Purpose").selectOption({ label: "to counterspell" });
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await table.endTurn("Mialee", "Wizard");
}
