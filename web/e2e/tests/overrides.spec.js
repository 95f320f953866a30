// Durations and overrides: effects that count down, places in the order, turns skipped and given, removed
// combatants that return, mounts, and hit points of several combatants at once.
import { expect, test } from "@playwright/test";
import { Table } from "../pages/table.js";

async function begin(page, lang = "en") {
  const table = new Table(page, lang);
  await table.open();
  await table.add("Lidda +3 hp 16 pc; Tordek +1 hp 24 pc; Orc +0 hp 12; Wolf +2 hp 9");
  await table.start();
  for (const [name, total] of [["Lidda", 20], ["Tordek", 15], ["Orc", 10], ["Wolf", 5]]) {
    await table.total(name, total);
  }
  await table.expectTurn("Lidda");
  return table;
}

const look = (table, name) => table.row(name).getByRole("button", { name, exact: true }).click();

const tags = (table, name) => table.row(name).locator(".tag.lasting");

test("effects count down in the row and end by themselves", async ({ page }) => {
  const table = await begin(page);
  await look(table, "Orc");
  await page.locator("#conditions").click();
  const form = page.locator(".picker");
  await form.getByRole("button", { name: "prone" }).click();
  await page.locator("#other-duration").click();
  await form.getByRole("spinbutton", { name: "Rounds" }).fill("2");
  await form.getByLabel("Source").selectOption({ label: "Lidda" });
  await form.getByRole("button", { name: "Orc: prone, 2 rounds" }).click();
  await expect(tags(table, "Orc")).toHaveText(["prone · 2 rounds"]);
  await page.locator("#conditions").click();
  await expect(page.locator(".has li")).toContainText("prone · 2 rounds · by Lidda");

  // A custom condition, until the end of Tordek's turn.
  await page.locator("#condition-search").fill("bolstered");
  await page.locator("#other-duration").click();
  await form.locator("select").first().selectOption({ label: "until the end of a turn" });
  await form.getByLabel("Whose turn").selectOption({ label: "Tordek" });
  await form.getByRole("button", { name: "Orc: bolstered, until the end of Tordek’s next turn" }).click();
  await expect(tags(table, "Orc")).toHaveText(["prone · 2 rounds", "bolstered · until the end of Tordek’s turn"]);
  await table.endTurn("Lidda", "Tordek");
  await table.endTurn("Tordek", "Orc");
  await expect(tags(table, "Orc")).toHaveText(["prone · 2 rounds"]);
  await expect(page.locator(".log li").filter({ hasText: "Orc: no longer bolstered." })).toHaveCount(1);
  await table.endTurn("Orc", "Wolf");
  await table.endTurn("Wolf", "Lidda");
  await expect(tags(table, "Orc")).toHaveText(["prone · 1 round"]);
  for (const [who, next] of [["Lidda", "Tordek"], ["Tordek", "Orc"], ["Orc", "Wolf"]]) {
    await table.endTurn(who, next);
  }
  await expect(tags(table, "Orc")).toHaveText(["prone · 1 round"]);
  // The effect ends just before the count at which it began.
  await table.endTurn("Wolf", "Lidda");
  await expect(tags(table, "Orc")).toHaveCount(0);
  await table.button("Undo").click();
  await expect(tags(table, "Orc")).toHaveText(["prone · 1 round"]);
  table.expectSilence();
});

test("a condition lasts until the acting combatant’s next turn, unless it usually lasts longer", async ({ page }) => {
  const table = await begin(page);
  await look(table, "Orc");
  await page.keyboard.press("c");
  await page.keyboard.type("stun");
  await expect(page.locator(".picker .deal")).toHaveText("Orc: stunned, until Lidda’s next turn");
  await expect(page.locator(".picker")).toContainText("No action, no move, no reaction.");
  await page.keyboard.press("Enter");
  await expect(table.row("Orc").locator(".tag.lasting")).toHaveText(["stunned · until the start of Lidda’s turn"]);
  // What the combatant has is not offered, and can be ended.
  await page.keyboard.press("c");
  await expect(page.locator(".picker .toggle").first()).toHaveText("prone");
  await expect(page.locator(".has li")).toContainText("stunned · until the start of Lidda’s turn · by Lidda");
  await page.getByRole("button", { name: "End: stunned" }).click();
  await expect(table.row("Orc").locator(".tag.lasting")).toHaveCount(0);
  // A fall lasts, and so does what is chosen.
  await page.locator(".picker .toggle").filter({ hasText: "prone" }).click();
  await expect(page.locator(".picker .deal")).toHaveText("Orc: prone, until removed");
  await page.getByRole("button", { name: "1 minute" }).click();
  await page.locator(".picker .deal").click();
  await expect(tags(table, "Orc")).toHaveText(["prone · 10 rounds"]);
  // Several at once.
  await table.row("Wolf").locator(".name").click({ modifiers: ["Shift"] });
  await table.row("Tordek").locator(".name").click({ modifiers: ["Shift"] });
  await page.keyboard.press("c");
  await page.keyboard.type("entangled");
  await page.keyboard.press("Enter");
  for (const name of ["Wolf", "Tordek"]) {
    await expect(tags(table, name)).toHaveText(["entangled · until the start of Lidda’s turn"]);
  }
  await expect(tags(table, "Orc")).toHaveText(["prone · 10 rounds"]);
  table.expectSilence();
});

test("a toast says what was done, and undoes it", async ({ page }) => {
  const table = await begin(page);
  await table.damage("Orc", 5);
  await table.expectHitPoints("Orc", "7 / 12");
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Orc takes 5 damage");
  await table.expectFine();
  await toast.getByRole("button").click();
  await expect(toast).toHaveCount(0);
  await table.expectHitPoints("Orc", "12 / 12");
  // The next turn closes it, and by itself it goes after some seconds.
  await table.damage("Orc", 5);
  await expect(toast).toBeVisible();
  await page.keyboard.press("n");
  await expect(toast).toHaveCount(0);
  await table.damage("Orc", 1);
  await page.mouse.move(400, 20);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0, { timeout: 20_000 });
  await table.expectHitPoints("Orc", "6 / 12");
  table.expectSilence();
});

test("a place by number, by steps and by drag, each logged as an override", async ({ page }) => {
  const table = await begin(page);
  await look(table, "Wolf");
  await table.tool("seats");
  await page.getByLabel("New count").fill("17");
  await page.getByLabel("New count").press("Enter");
  expect(await table.order()).toEqual(["Lidda", "Wolf", "Tordek", "Orc"]);
  await expect(page.locator(".log li").nth(0)).toContainText("Wolf now acts on 17.");
  await expect(page.locator(".log li").nth(1)).toContainText("GM override of D35-3");
  await table.button("Later").click();
  expect(await table.order()).toEqual(["Lidda", "Tordek", "Wolf", "Orc"]);
  await table.button("Earlier").click();
  expect(await table.order()).toEqual(["Lidda", "Wolf", "Tordek", "Orc"]);
  // The effect is already there.
  await page.getByLabel("New count").fill("15");
  await page.getByLabel("New count").press("Enter");
  await page.getByLabel("New count").fill("15");
  await page.getByLabel("New count").press("Enter");
  await expect(page.locator(".refusal")).toContainText("That changes nothing.");

  // A row that still slides is not where it will be.
  await table.expectStill();
  const from = await table.row("Orc").boundingBox();
  const to = await table.row("Tordek").boundingBox();
  await page.mouse.move(from.x + 200, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + to.height - 6, { steps: 4 });
  await page.mouse.move(to.x + 200, to.y + 6, { steps: 4 });
  await expect(table.row("Tordek")).toHaveAttribute("data-drop", "before");
  await page.mouse.up();
  expect(await table.order()).toEqual(["Lidda", "Orc", "Tordek", "Wolf"]);
  await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
  await table.row("Orc").locator(".count").click();
  await expect(page.locator(".why")).toContainText("by a ruling");
  // Escape cancels a drag.
  await table.expectStill();
  const wolf = await table.row("Wolf").boundingBox();
  await page.mouse.move(wolf.x + 200, wolf.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 200, to.y + 6, { steps: 4 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await table.order()).toEqual(["Lidda", "Orc", "Tordek", "Wolf"]);
  table.expectSilence();
});

test("two tied rows are put in order by a drag", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("players and GM break ties").check();
  await table.add("Lidda +3 pc; Orc +3");
  await table.start();
  await table.total("Lidda", 15);
  await table.total("Orc", 15);
  await expect(page.locator(".tie")).toBeVisible();
  await expect(page.locator(".row.movable")).toHaveCount(2);
  expect(await table.order()).toEqual(["Lidda", "Orc"]);
  // A row that still slides is not where it will be.
  await table.expectStill();
  const from = await table.row("Orc").boundingBox();
  const to = await table.row("Lidda").boundingBox();
  await page.mouse.move(from.x + 150, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 150, to.y + to.height / 2, { steps: 4 });
  await page.mouse.move(to.x + 150, to.y + 6, { steps: 4 });
  await expect(table.row("Lidda")).toHaveAttribute("data-drop", "before");
  await page.mouse.up();
  await expect(page.locator(".tie")).toHaveCount(0);
  await table.expectTurn("Orc");
  expect(await table.order()).toEqual(["Orc", "Lidda"]);
  // It breaks the tie and is no override.
  await expect(page.locator(".log li").filter({ hasText: "override" })).toHaveCount(0);
  await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
  table.expectSilence();
});

test("a turn is skipped and given back", async ({ page }) => {
  const table = await begin(page);
  await look(table, "Tordek");
  await table.tool("seats");
  await table.button("Skip turn: Tordek").click();
  await expect(page.getByRole("status")).toContainText("Tordek’s turn will be skipped.");
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  await look(table, "Tordek");
  // An open section stays open in the next panel.
  await table.button("Give a turn: Tordek").click();
  await table.expectTurn("Tordek");
  await page.locator("#go").click();
  await table.expectTurn("Orc");
  table.expectSilence();
});

test("a removed combatant returns unchanged", async ({ page }) => {
  const table = await begin(page);
  await table.damage("Wolf", 4);
  await table.tool("remove");
  await expect(table.row("Wolf")).toHaveCount(0);
  await table.button("Bring back Wolf").click();
  await table.expectHitPoints("Wolf", "5 / 9");
  expect(await table.order()).toEqual(["Lidda", "Tordek", "Orc", "Wolf"]);
  await expect(page.locator(".beside")).toHaveCount(0);
  table.expectSilence();
});

test("a mount acts on its rider’s count, until it is dismounted", async ({ page }) => {
  const table = await begin(page);
  await look(table, "Orc");
  await table.tool("mounts");
  await page.locator(".drawer.mounts select").first().selectOption({ label: "Wolf" });
  await table.button("Mount up").click();
  await expect(tags(table, "Wolf")).toHaveText(["ridden by Orc"]);
  await expect(table.row("Wolf").locator(".count")).toHaveText("10");
  expect(await table.order()).toEqual(["Lidda", "Tordek", "Orc", "Wolf"]);
  await table.row("Wolf").locator(".count").click();
  await expect(page.locator(".why")).toContainText("D35-81");
  // An own initiative is rejected, and can be overridden.
  await table.button("Orc dismounts from Wolf").click();
  await expect(tags(table, "Wolf")).toHaveCount(0);
  await page.locator(".drawer.mounts select").first().selectOption({ label: "Wolf" });
  await page.locator(".drawer.mounts select").nth(1).selectOption({ label: "intelligent, on its own count" });
  await table.button("Mount up").click();
  await expect(page.locator(".refusal")).toContainText("D35-81");
  await table.button("Override").click();
  await expect(tags(table, "Wolf")).toHaveText(["ridden by Orc"]);
  table.expectSilence();
});

test("hit points of several at once: halved, temporary, full", async ({ page }) => {
  const table = await begin(page);
  const marked = (name) => table.row(name).locator(".aimed");
  await table.row("Orc").getByRole("button", { name: "Orc", exact: true }).click({ modifiers: ["Shift"] });
  await table.row("Wolf").getByRole("button", { name: "Wolf", exact: true }).click({ modifiers: ["Shift"] });
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  await expect(marked("Orc")).toHaveText("−7");
  await page.getByRole("button", { name: "Half", exact: true }).click();
  await expect(marked("Orc")).toHaveText("½ −3");
  await expect(marked("Wolf")).toHaveText("½ −3");
  await expect(page.locator(".deal")).toHaveText("Deal 3 to Orc and Wolf");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "9 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  await table.expectHitPoints("Lidda", "16 / 16");
  await expect(page.locator(".aimed")).toHaveCount(0);

  await page.keyboard.press("d");
  await page.locator("#several").click();
  const several = page.getByRole("group", { name: "Several targets" });
  await several.getByRole("button", { name: "Orc" }).click();
  await several.getByRole("button", { name: "Tordek" }).click();
  await page.getByLabel("Amount").fill("5");
  await table.button("Temp HP").click();
  await expect(tags(table, "Orc")).toHaveText(["+5 temp HP"]);
  await expect(tags(table, "Tordek")).toHaveText(["+5 temp HP"]);
  await table.damage("Orc", 6);
  await expect(tags(table, "Orc")).toHaveCount(0);
  await table.expectHitPoints("Orc", "8 / 12");
  await page.getByLabel("Amount").fill("3");
  await page.getByRole("button", { name: "Double", exact: true }).click();
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "2 / 12");
  await page.keyboard.press("h");
  await table.button("Full HP").click();
  await table.expectHitPoints("Orc", "12 / 12");
  table.expectSilence();
});

test("damage to several by taps: a second tap halves, a third removes", async ({ page }) => {
  const table = await begin(page);
  const tap = (name) => table.row(name).getByRole("button", { name, exact: true }).click();
  const marked = (name) => table.row(name).locator(".aimed");
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  for (const name of ["Orc", "Wolf", "Wolf", "Tordek"]) await tap(name);
  await expect(marked("Wolf")).toHaveText("½ −3");
  await expect(page.locator(".deal")).toHaveText("Deal 7 to Orc and Tordek, 3 to Wolf");
  for (const name of ["Tordek", "Tordek"]) await tap(name);
  await expect(marked("Tordek")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "5 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  // The names may be typed instead, and dice are rolled.
  await page.keyboard.press("d");
  await page.keyboard.type("3 orc, half wol");
  await expect(marked("Wolf")).toHaveText("½ −1");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "2 / 12");
  await table.expectHitPoints("Wolf", "5 / 9");
  await page.keyboard.press("d");
  await page.keyboard.type("1d1+1 dragon");
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=status]").first()).toHaveText("Nobody is called “dragon”.");
  await page.getByLabel("Amount").fill("1d1+1 orc");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Orc", "0 / 12");
  // One undo takes back all of it.
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  await table.expectHitPoints("Orc", "5 / 12");
  await table.expectHitPoints("Wolf", "6 / 9");
  table.expectSilence();
});

test("saves for half are typed or rolled, and applied in one command", async ({ page }) => {
  const table = await begin(page);
  const tap = (name) => table.row(name).getByRole("button", { name, exact: true }).click();
  await page.keyboard.press("d");
  await page.keyboard.type("7");
  for (const name of ["Orc", "Wolf", "Tordek"]) await tap(name);
  await table.button("Save for half").click();
  await page.getByLabel("Which save").first().fill("Reflex");
  await page.locator("#save-for-half").fill("15");
  await page.getByLabel("Save of Orc").fill("18");
  await page.getByLabel("Save of Wolf").fill("9");
  await page.getByLabel("Save of Tordek").fill("+90");
  await page.locator(".deal").click();
  await table.expectHitPoints("Orc", "9 / 12");
  await table.expectHitPoints("Wolf", "2 / 9");
  await expect(page.locator(".log li").filter({ hasText: "Orc: Reflex 18" })).toHaveCount(1);
  await expect(page.locator(".log li").filter({ hasText: "Tordek: Reflex" })).toHaveCount(1);
  await page.keyboard.press("z");
  await table.expectHitPoints("Orc", "12 / 12");
  await table.expectHitPoints("Wolf", "9 / 9");
  table.expectSilence();
});

test("the log keeps a saving throw", async ({ page }) => {
  const table = await begin(page);
  await table.tool("save");
  await page.getByLabel("Which save").fill("Will");
  await page.locator(".drawer.save").getByLabel("Modifier, or total").fill("17");
  await page.locator(".drawer.save").getByRole("button", { name: "Total 17" }).click();
  await expect(page.locator(".log li").first()).toContainText("Lidda: Will 17.");
  table.expectSilence();
});

test("newcomers of 3.0: aware ones act first, and penalties and newcomers are marked", async ({ page }) => {
  const table = new Table(page, "en");
  await table.open();
  await page.locator("select.ruleset").selectOption({ label: "D&D 3.0" });
  await table.add("Tordek +1 hp 24 pc; Orc +0 hp 12");
  await table.start();
  await table.total("Tordek", 18);
  await table.total("Orc", 10);
  await page.locator(".budget button").first().click();
  await page.keyboard.press("a");
  await table.add("Wolf +2 dex 15 pc");
  await table.button("Wolf arrives aware: acts first").click();
  await expect(tags(table, "Wolf")).toHaveText(["new next round"]);
  await tags(table, "Wolf").click();
  await expect(page.locator(".why")).toContainText("first acts in the next one");
  await table.endTurn("Tordek", "Orc");
  await table.endTurn("Orc", "Wolf");
  await table.expectTurn("Wolf");
  await expect(tags(table, "Wolf")).toHaveCount(0);
  table.expectSilence();
});

test("places, effects and mounts by keyboard alone", async ({ page }) => {
  const table = await begin(page);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await table.tabTo(page.locator("#more"));
  await page.keyboard.press("Enter");
  await table.tabTo(page.locator("#seats"));
  await page.keyboard.press("Enter");
  await table.tabTo(page.locator("#place-up"));
  await page.keyboard.press("Enter");
  expect(await table.order()).toEqual(["Lidda", "Orc", "Tordek", "Wolf"]);
  await expect(page.locator("#place-up")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  await table.tabTo(page.locator("#conditions"));
  await page.keyboard.press("Enter");
  await expect(page.locator("#condition-search")).toBeFocused();
  await page.keyboard.type("fri");
  await page.keyboard.press("Enter");
  await expect(tags(table, "Orc")).toHaveText(["frightened · until the start of Lidda’s turn"]);
  await expect(table.row("Orc").locator(".name")).toBeFocused();
  table.expectSilence();
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("all tools at 360 px by touch", async ({ page }) => {
    const table = await begin(page);
    for (const tool of ["conditions", "seats", "mounts", "save"]) {
      await table.tool(tool);
    }
    await table.button("Damage").tap();
    await page.locator("#several").tap();
    await page.getByRole("group", { name: "Several targets" }).getByRole("button", { name: "Wolf" }).tap();
    await table.expectFine();
    await page.getByRole("group", { name: "Several targets" }).getByRole("button", { name: "Orc" }).tap();
    await page.getByLabel("Amount").fill("2");
    await page.locator(".deal").tap();
    await table.expectHitPoints("Wolf", "7 / 9");
    await table.expectHitPoints("Orc", "10 / 12");
    await table.tool("seats");
    await table.button("Later").tap();
    expect(await table.order()).toEqual(["Tordek", "Lidda", "Orc", "Wolf"]);
    table.expectSilence();
  });
});
