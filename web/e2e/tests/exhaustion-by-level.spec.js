// Exhaustion of D&D 5e (2014) by its level (D5E-79): disadvantage on initiative from 1, on saving throws from 3, death
// at 6.
import { expect, test } from "@playwright/test";
import { fixRandomNumbers } from "../fixtures/dice.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: { eachRound: "initiative is rolled each round", more: "Add a level", tag: "exhaustion", worse: "initiative: disadvantage", why: "Regdar rolled initiative with disadvantage: exhausted.", other: /The other d20: (\d+)/, dead: "dead" },
  es: { eachRound: "la iniciativa se tira en cada asalto", more: "Añadir un nivel", tag: "cansancio", worse: "iniciativa con desventaja", why: "Regdar tiró iniciativa con desventaja: con cansancio.", other: /El otro d20: (\d+)/, dead: "muerto" },
  fr: { eachRound: "initiative à chaque round", more: "Ajouter un niveau", tag: "épuisement", worse: "désavantage à l’initiative", why: "Regdar a lancé l’initiative avec désavantage : épuisé.", other: /L’autre d20 : (\d+)/, dead: "mort" },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("each level has its effect", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.chooseRuleset("D&D 5e (2014)");
      await table.add("Regdar dex 10 hp 20 pc; Orc dex 10 hp 15");
      await page.locator("#house-rules").click();
      await page.locator(".house-rules li").first().getByRole("checkbox").check();
      await table.start();
      await table.total("Regdar", 18);
      await table.total("Orc", 8);
      const tire = async (level) => {
        await table.select("Regdar");
        if (!(await page.locator(".exhaustion").isVisible())) await table.pressTool("conditions");
        await table.button(text.more).click();
        await expect(table.row("Regdar").getByRole("button", { name: `${text.tag} ${level}`, exact: true })).toBeVisible();
      };
      await tire(1);
      await page.locator("#go").click();
      await page.locator("#go").click();
      // The lower of two dice counts in round 2.
      await table.total("Orc", 30);
      const call = page.locator(".call");
      await expect.poll(async () => withPlainSpaces(await call.innerText())).toContain(text.worse);
      await call.getByRole("button").last().click();
      await table.expectTurn("Orc");
      const count = table.row("Regdar").locator(".count");
      const rolled = Number(await count.textContent());
      await count.click();
      const why = table.row("Regdar").locator(".why");
      await expect.poll(async () => withPlainSpaces(await why.innerText())).toMatch(text.other);
      const said = withPlainSpaces(await why.innerText());
      expect(said).toContain(text.why);
      expect(Number(text.other.exec(said)[1])).toBeGreaterThanOrEqual(rolled);
      await page.keyboard.press("Escape");
      for (const level of [2, 3, 4, 5]) await tire(level);
      await expect(table.condition("Regdar", text.dead)).toHaveCount(0);
      await tire(6);
      await expect(table.condition("Regdar", text.dead)).toBeVisible();
      // The dead have no turn, and roll for no round.
      await page.locator("#go").click();
      await expect(call).toHaveCount(1);
      await expect(call).toContainText("Orc");
      table.expectNoConsoleOutput();
    });
  });
}

test("from level 3 on the lower of two dice counts for a save", async ({ page }) => {
  // Each load of the page has the same dice.
  await fixRandomNumbers(page);
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Regdar hp 20 pc; Orc hp 15", [["Regdar", 18], ["Orc", 8]]);
  const tire = async (level) => {
    const tag = table.row("Regdar").locator(".tag", { hasText: "exhaustion" });
    await table.pressTool("conditions");
    for (let now = (await tag.count()) * 2; now < level; now += 1) await table.button("Add a level").click();
    await expect(tag).toHaveText(`exhaustion ${level}`);
  };
  const saves = async (count) => {
    await page.reload();
    await table.pressTool("save");
    const form = page.locator(".drawer.save");
    await form.getByLabel("Which save").fill("Con");
    await page.locator("#save-difficulty").fill("10");
    const made = page.locator(".log li").filter({ hasText: /Regdar: Con \d+ \[\d+(, not \d+)?\]/ });
    const before = await made.count();
    for (let roll = 1; roll <= count; roll += 1) {
      await form.getByRole("button", { name: /^Roll/ }).click();
      await expect(made).toHaveCount(before + roll);
    }
    const faces = (await made.allInnerTexts()).map((said) => Number(/\[(\d+)/.exec(said)[1]));
    // The newest are on top.
    return faces.slice(0, count).reverse();
  };
  await tire(2);
  const dice = await saves(6);
  await tire(3);
  const worse = await saves(3);
  const pairs = [0, 2, 4].map((at) => [dice[at], dice[at + 1]]);
  expect(worse).toEqual(pairs.map((pair) => Math.min(...pair)));
  // The log has the dropped die too.
  for (const pair of pairs) {
    const both = `[${Math.min(...pair)}, not ${Math.max(...pair)}]`;
    expect(await page.locator(".log li").filter({ hasText: both }).count()).toBeGreaterThan(0);
  }
  table.expectNoConsoleOutput();
});
