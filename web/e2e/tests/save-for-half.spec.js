// The saves for half in the damage bar: Enter in each of their fields deals the damage.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

test("Enter in a save deals the damage, once the DC is there", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Ogre +0 hp 30", [["Lidda", 20], ["Ogre", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("9 ogre");
  const deal = page.locator(".deal");
  const mark = page.locator(".aimed:not(:empty)");
  await expect(mark).toHaveText("−9");
  await page.locator("#half-save").click();
  await expect(deal).toHaveText("Deal 9 to Ogre; half on a save");
  await expect(mark).toHaveText("−9 / −4");
  const difficulty = page.locator("#save-for-half");
  await page.locator("#save-of-2").fill("15");
  await page.keyboard.press("Enter");
  await expect(difficulty).toBeFocused();
  await table.expectHitPoints("Ogre", "30 / 30");
  await page.keyboard.type("15");
  await expect(deal).toHaveText("Deal 4 to Ogre");
  await expect(mark).toHaveText("½ −4");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Ogre", "26 / 30");
  table.expectNoConsoleOutput();
});

test("on a phone the growing button covers no field that is typed in", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const party = "Dragon +9 hp 90; Lidda +3 hp 30 pc; Aria +1 hp 20 pc; Boromir +2 hp 40 pc; Gimli +2 hp 44 pc";
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", party, [["Dragon", 25], ["Lidda", 20], ["Aria", 8], ["Boromir", 6], ["Gimli", 5]]);
  await page.keyboard.press("d");
  await page.keyboard.type("29 lidda, aria, boromir, gimli");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("15");
  const deal = page.locator(".deal");
  const clear = (field) => field.evaluate((it) => it.getBoundingClientRect().bottom <= document.querySelector(".deal").getBoundingClientRect().top);
  const height = () => deal.evaluate((it) => it.offsetHeight);
  const low = await height();
  for (const [id, total] of Object.entries({ 2: "19", 3: "3", 4: "3", 5: "19" })) {
    const field = page.locator(`#save-of-${id}`);
    await field.click();
    await page.keyboard.type(total);
    await expect(field).toHaveValue(total);
    await expect.poll(() => clear(field), `the field of ${id}`).toBe(true);
  }
  await expect(deal).toHaveText("Deal 29 to Aria and Boromir; half to Lidda and Gimli");
  expect(await height()).toBeGreaterThan(low);
  table.expectNoConsoleOutput();
});

test("legendary resistance halves the damage of a failed save, and one undo takes back dice and damage", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2", [["Lidda", 20], ["Dragon", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("10 dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("15");
  await page.locator("#save-of-2").fill("9");
  await expect(page.locator(".deal")).toHaveText("Deal 10 to Dragon");
  await page.getByLabel("Legendary resistance if it fails (2 left)").check();
  await expect(page.locator(".deal")).toHaveText("Deal 5 to Dragon");
  await page.locator(".deal").click();
  await table.expectHitPoints("Dragon", "85 / 90");
  await expect(page.locator(".log")).toContainText("Dragon uses legendary resistance: the save succeeds.");
  await table.waitForShortcuts();
  await page.keyboard.press("d");
  await page.locator("#amount").fill("2d6 dragon");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("2d6");
  await page.keyboard.press("z");
  await table.expectHitPoints("Dragon", "85 / 90");
  await expect(page.locator(".log")).not.toContainText("2d6");
  table.expectNoConsoleOutput();
});

test("a failed save offers legendary resistance", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2", [["Dragon", 20], ["Lidda", 8]]);
  const offer = page.locator(".prompt.resistance");
  await table.row("Dragon").getByRole("button", { name: "Dragon", exact: true }).click();
  await page.keyboard.press("c");
  await page.locator("#condition-search").fill("stunned");
  await page.locator("#until-saved").click();
  await page.locator("#go").click();
  await expect(table.row("Dragon")).toContainText("stunned");
  await table.waitForShortcuts();
  await page.keyboard.press("n");
  await page.locator("#prompt-number").fill("9");
  await table.button("Total 9").click();
  await expect(offer).toContainText("Dragon has failed a save. Legendary resistance left: 2");
  await offer.getByRole("button", { name: "Legendary resistance: succeeds" }).click();
  await expect(table.row("Dragon")).not.toContainText("stunned");
  await expect(offer).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(table.row("Dragon")).toContainText("stunned");
  await expect(offer).toBeVisible();
  table.expectNoConsoleOutput();
});

const breath = {
  en: {
    asks: "Dragon fails with 9: use legendary resistance (2 left)",
    deals: "Deal 24 to Dragon",
    halves: "Deal 12 to Dragon",
    resisted: "Dragon uses legendary resistance: the save succeeds.",
  },
  es: {
    asks: "Dragon falla con 9: usar resistencia legendaria (quedan 2)",
    deals: "24 de daño a Dragon",
    halves: "12 de daño a Dragon",
    resisted: "Dragon usa su resistencia legendaria y supera la salvación.",
  },
  fr: {
    asks: "Dragon échoue avec 9 : utiliser la résistance légendaire (reste 2)",
    deals: "Infliger 24 à Dragon",
    halves: "Infliger 12 à Dragon",
    resisted: "Dragon utilise sa résistance légendaire : la sauvegarde est réussie.",
  },
};

for (const [lang, text] of Object.entries(breath)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("a failed save against a breath asks for legendary resistance before anything is dealt", async ({ page }) => {
      const table = await Table.inCombat(page, lang, "D&D 5e (2024)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2", [["Lidda", 20], ["Dragon", 8]]);
      const said = async (locator, wanted) => expect.poll(async () => withPlainSpaces(await locator.innerText())).toContain(wanted);
      const box = page.locator(".resists");
      const breathe = async () => {
        await table.waitForShortcuts();
        await page.keyboard.press("d");
        await page.keyboard.type("24 dragon");
        await page.locator("#half-save").click();
        await page.locator("#save-for-half").fill("15");
        await page.locator("#save-of-2").fill("9");
        await page.keyboard.press("Enter");
      };
      await breathe();
      await said(box, text.asks);
      await expect(page.locator("#resists-2")).toBeFocused();
      // The row shows what the damage would leave.
      await table.expectHitPoints("Dragon", "90 66 / 90");
      await said(page.locator(".deal"), text.deals);
      await page.keyboard.press("Space");
      await said(page.locator(".deal"), text.halves);
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Dragon", "78 / 90");
      await said(page.locator(".log"), text.resisted);
      await table.waitForShortcuts();
      await page.keyboard.press("z");
      await table.expectHitPoints("Dragon", "90 / 90");
      // Declined, the save stays failed.
      await breathe();
      await said(box, text.asks);
      await expect(page.locator("#resists-2")).toBeFocused();
      // The second Enter of a double one answers no question.
      await untilNextPress(page);
      await page.keyboard.press("Enter");
      await table.expectHitPoints("Dragon", "66 / 90");
      table.expectNoConsoleOutput();
    });
  });
}

test("dice that the app rolls ask with their total, and keep it", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 1", [["Lidda", 20], ["Dragon", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("2d6 dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("99");
  await page.locator("#save-of-2").fill("+0");
  await page.keyboard.press("Enter");
  const asks = page.locator(".resists.failed");
  await expect(asks).toContainText("Dragon fails with");
  const total = (await asks.innerText()).match(/with (\d+):/)?.[1];
  await expect(page.locator("#resists-2")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("Dragon uses legendary resistance: the save succeeds.");
  await expect(page.locator(".log")).toContainText(`${total}`);
  // Without a use left nothing asks.
  await table.waitForShortcuts();
  await page.keyboard.press("d");
  await page.keyboard.type("9 dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("99");
  await page.keyboard.press("Enter");
  await expect(page.locator(".amount.open")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("damage to which a creature is immune asks for no legendary resistance", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2 imm fire", [["Lidda", 20], ["Dragon", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("24 fire dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("15");
  await page.locator("#save-of-2").fill("9");
  await page.keyboard.press("Enter");
  await expect(page.locator(".amount.open")).toHaveCount(0);
  await expect(page.locator(".log")).toContainText("9");
  await table.expectHitPoints("Dragon", "90 / 90");
  table.expectNoConsoleOutput();
});

test("an undo at the question leaves letters to be keys", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2", [["Lidda", 20], ["Dragon", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("5 dragon");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Dragon", "85 / 90");
  await table.waitForShortcuts();
  await page.keyboard.press("d");
  await page.keyboard.type("24 dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("15");
  await page.locator("#save-of-2").fill("9");
  await page.keyboard.press("Enter");
  await expect(page.locator("#resists-2")).toBeFocused();
  const asks = page.locator(".resists.failed");
  await expect(asks).toHaveCount(1);
  // The first undo is that of the failed save, and leaves the log alone.
  await page.keyboard.press("z");
  await expect(asks).toHaveCount(0);
  await expect(table.row("Dragon")).toContainText("85");
  await page.keyboard.press("z");
  await expect(table.row("Dragon")).toContainText("90");
  await page.keyboard.press("Shift+Z");
  await expect(table.row("Dragon")).toContainText("85");
  await expect(page.locator("#amount")).toHaveValue("24 dragon");
  table.expectNoConsoleOutput();
});

test("a double click on the command does not answer the question that its first click puts", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Lidda +3 hp 30 pc; Dragon +0 hp 90 lr 2", [["Lidda", 20], ["Dragon", 8]]);
  await page.keyboard.press("d");
  await page.keyboard.type("24 dragon");
  await page.locator("#half-save").click();
  await page.locator("#save-for-half").fill("15");
  await page.locator("#save-of-2").fill("9");
  await page.locator(".amount.open > .deal").dblclick();
  await expect(page.locator(".resists.failed")).toHaveCount(1);
  await expect(table.row("Dragon")).toContainText("90 66 / 90");
  await page.locator("#resists-2").check();
  await page.locator(".amount.open > .deal").click();
  await table.expectHitPoints("Dragon", "78 / 90");
  table.expectNoConsoleOutput();
});
