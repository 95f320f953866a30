// Touch: a drag by the dots beside the bar moves a row, taps choose targets, and the help explains it.
import { expect, test } from "@playwright/test";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";

test.describe("by touch", () => {
  test.use(PHONE);

  test("a row is dragged by the dots beside its bar", async ({ page, context }) => {
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    await table.add("Lidda +3 hp 16 pc; Orc +0 hp 12; Wolf +2 hp 9");
    await table.start();
    await table.totals({ Lidda: 20, Orc: 15, Wolf: 10 });
    await table.expectTurn("Lidda");
    const finger = await context.newCDPSession(page);
    const at = (type, x, y) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await table.row("Wolf").scrollIntoViewIfNeeded();
    const bar = await table.row("Wolf").locator(".bar").boundingBox();
    const to = await table.row("Orc").boundingBox();
    const x = bar.x - 6;
    await at("touchStart", x, bar.y + bar.height / 2);
    for (let step = 1; step <= 6; step += 1) {
      await at("touchMove", x, bar.y + bar.height / 2 + ((to.y + 6 - bar.y - bar.height / 2) * step) / 6);
    }
    await expect(table.row("Orc")).toHaveAttribute("data-drop", "before");
    await at("touchEnd", x, to.y + 6);
    await table.expectOrder(["Lidda", "Wolf", "Orc"]);
    await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
    await expect(page.locator(".log li").filter({ hasText: "Game master’s ruling" })).toHaveCount(1);
    await table.expectNoOverflow();
    table.expectNoConsoleOutput();
  });

  test("while targets are chosen the order has the screen, and the sheet only the amount and its command", async ({ page }) => {
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    await table.add("Lidda +3 hp 16 pc; Orc +0 hp 12; Wolf +2 hp 9");
    await table.start();
    await table.totals({ Lidda: 20, Orc: 15, Wolf: 10 });
    const sheet = page.locator(".sheet");
    const tile = page.locator(".to-damage");
    await tile.tap();
    await page.getByLabel("Amount").fill("7");
    for (const name of ["Orc", "Wolf", "Wolf"]) await table.row(name).locator(".name").tap();
    await expect(page.locator(".deal")).toHaveText("Deal 7 to Orc; half to Wolf");
    await expect(tile).toBeHidden();
    await expect(page.locator("#go")).toBeHidden();
    expect((await sheet.boundingBox()).height).toBeLessThan(0.3 * PHONE.viewport.height);
    await table.expectAccessibleWithoutOverflow();
    await page.getByRole("button", { name: "Cancel" }).tap();
    await expect(page.locator(".row.picked")).toHaveCount(0);
    await expect(page.locator("#go")).toBeVisible();
    await tile.tap();
    await page.getByLabel("Amount").fill("7");
    for (const name of ["Orc", "Wolf", "Wolf"]) await table.row(name).locator(".name").tap();
    await page.locator(".deal").tap();
    await table.expectHitPoints("Orc", "5 / 12");
    await table.expectHitPoints("Wolf", "6 / 9");
    await expect(tile).toBeVisible();
    table.expectNoConsoleOutput();
  });

  test("opening the amount while the log is in sight brings the order back", async ({ page }) => {
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    await table.add("Lidda +3 hp 16 pc; Orc +0 hp 12; Wolf +2 hp 9; Ogre +1 hp 40; Troll +1 hp 60; Rat +1 hp 3");
    await table.start();
    await table.totals({ Lidda: 20, Orc: 15, Wolf: 10, Ogre: 9, Troll: 8, Rat: 7 });
    await table.expectTurn("Lidda");
    await page.locator(".log").evaluate((log) => {
      log.style.minHeight = "2000px";
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect(table.row("Lidda")).not.toBeInViewport();
    await expect(table.row("Rat")).not.toBeInViewport();
    await page.locator(".to-damage").tap();
    await expect(page.locator(".amount.open")).toBeVisible();
    await expect(table.row("Lidda").locator(".name")).toBeInViewport({ ratio: 1 });
    await table.row("Lidda").locator(".name").click({ trial: true });
    await table.row("Orc").locator(".name").tap();
    await page.getByLabel("Amount").fill("5");
    await page.locator(".deal").tap();
    await table.expectHitPoints("Orc", "7 / 12");
    // With rows in sight nothing scrolls.
    await page.evaluate(() => scrollTo(0, 40));
    const before = await page.evaluate(() => scrollY);
    await page.locator(".to-damage").tap();
    await expect(page.locator(".amount.open")).toBeVisible();
    expect(await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(scrollY)))))).toBe(before);
    table.expectNoConsoleOutput();
  });

  test("a toast covers neither who acts nor a command, takes less than a fifth of the screen, and leaves by itself", async ({ page }) => {
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    const names = ["Lidda", "Orc", "Wolf", "Ogre", "Troll", "Rat"];
    await table.add(names.map((name) => `${name} hp 40 ${name === "Lidda" ? "pc" : ""}`).join("; "));
    await table.start();
    await table.totals(Object.fromEntries(names.map((name, at) => [name, 20 - at])));
    await page.locator(".to-damage").tap();
    for (const name of names.slice(1)) await table.row(name).locator(".name").tap();
    await page.getByLabel("Amount").fill("7");
    await page.locator(".deal").tap();
    const toast = page.locator(".toast");
    await expect(toast).toContainText("Orc takes 7 damage");
    const { height } = await toast.boundingBox();
    expect(height).toBeLessThanOrEqual(PHONE.viewport.height / 5);
    const next = [table.row("Lidda").locator(".name"), page.locator(".to-damage"), page.locator(".pip").first(), page.locator("#go"), page.locator("#undo"), page.locator("#menu")];
    for (const below of next) {
      await expect(below).toBeInViewport();
      await below.click({ trial: true });
    }
    await expect(toast).toBeVisible();
    await table.expectAccessibleWithoutOverflow();
    await expect(toast).toHaveCount(0, { timeout: 20_000 });
    table.expectNoConsoleOutput();
  });

  test("a toast stands above an open stat block, which is where it was after a question", async ({ page }) => {
    const totals = { Aria: 20, Ogre: 10, Goblin: 5 };
    const table = await DrivenTable.playing(page, "en", touch, "D&D 5e (2014)", "Aria +3 hp 40 pc; Ogre +0; Goblin +1", totals);
    await page.locator("#cast").tap();
    await page.getByLabel("Spell", { exact: true }).fill("Bless");
    await page.getByLabel("Spell", { exact: true }).press("Enter");
    await expect(table.row("Aria")).toContainText("Bless");
    await table.advance();
    await table.expectTurn("Ogre");
    await page.locator("#stats").tap();
    // The numbers, and the text of the creature, which loads.
    await expect(page.locator(".stat-block")).toHaveCount(2);
    const panel = page.locator(".sheet > .of-turn");
    const scroll = (to) => panel.evaluate((element, to) => {
      element.scrollTop = to;
    }, to);
    await scroll(60);
    await table.row("Aria").locator("button.hp").tap();
    await page.keyboard.type("-8");
    await page.keyboard.press("Enter");
    await expect(page.locator(".prompts .rolls-dice")).toBeVisible();
    await scroll(9999);
    await page.locator(".prompts").getByRole("button", { name: "Keeps concentrating" }).tap();
    await expect(page.locator(".prompts")).toHaveCount(0);
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBe(60);
    const toast = page.locator(".toast");
    await expect(toast).toContainText("Aria");
    // It rises while it comes.
    const gap = () => toast.evaluate((element) => document.querySelector(".sheet").getBoundingClientRect().top - element.getBoundingClientRect().bottom);
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await page.locator("#stats").click({ trial: true });
    await table.expectAccessibleWithoutOverflow();
    table.expectNoConsoleOutput();
  });

  test("the help explains touch first, and keys on request", async ({ page }) => {
    const table = new DrivenTable(page, "en", touch);
    await table.open();
    await table.press(page.locator("#help-open"));
    const help = page.locator("#help");
    await expect(help.locator(".gestures dt")).toHaveCount(6);
    await expect(help).toContainText("Each tap adds a target");
    await expect(help.getByText("Previous turn")).toBeHidden();
    await table.expectNoOverflow();
    await table.press(help.locator(".all-keys summary"));
    await expect(help.getByText("Previous turn")).toBeVisible();
    table.expectNoConsoleOutput();
  });
});
