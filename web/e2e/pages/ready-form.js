// Page object: spells in combat.

/** Mialee, whose turn it is, readies dispel magic against a spell of the wizard, whose turn then begins. */
export async function readyDispel(page, table) {
  await page.locator("#ready").click();
  await page.locator(".drawer.ready").getByLabel("Action", { exact: true }).fill("Dispel");
  await page.locator(".drawer.ready").getByLabel("Trigger").fill("the wizard casts");
  await page.getByLabel("Purpose").selectOption({ label: "to counterspell" });
  await page.locator(".drawer.ready").getByLabel("Trigger").press("Enter");
  await table.endTurn("Mialee", "Wizard");
}
