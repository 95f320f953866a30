// Identical creatures that are added together roll once where the ruleset rolls once for them, and act as one row.
// Ties among creatures are decided without a question, and all others of one moment are one question.
import { expect, test } from "@playwright/test";
import { untilNextPress } from "../drivers/pace.js";
import { Table, words } from "../pages/table.js";

const each = { en: "One roll each", es: "Una tirada cada uno", fr: "Un jet chacun" };
const kinds = {
  en: "Enemies of a kind roll once",
  es: "Los enemigos iguales tiran una vez",
  fr: "Les ennemis identiques font un seul jet",
};
const rolls = { en: (n) => `${n} rolls`, es: (n) => `${n} tiradas`, fr: (n) => `${n} jets` };
const once = { en: "one roll", es: "una tirada", fr: "un seul jet" };

for (const lang of ["en", "es", "fr"]) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("one switch of the setup lets the enemies of each kind roll once, or each for itself", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Lidda +3 hp 16 pc; Ogre +1 hp 30");
      const enemies = page.getByRole("button", { name: kinds[lang] });
      // One enemy of each kind rolls once anyhow.
      await expect(page.locator("#go")).toContainText(rolls[lang](2));
      await expect(enemies).toHaveCount(0);
      await table.add("3 Worg +2 hp 7; 2 Jackal +1 hp 3");
      await expect(enemies).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator("#go")).toContainText(rolls[lang](4));
      await enemies.click();
      await expect(enemies).toHaveAttribute("aria-pressed", "false");
      await expect(page.locator("#go")).toContainText(rolls[lang](7));
      // It is the same choice as beside the quick line.
      await page.locator("#quick-line").fill("2 Rat");
      await expect(page.getByRole("button", { name: each[lang] })).toHaveAttribute("aria-pressed", "true");
      await page.locator("#quick-line").fill("");
      await enemies.click();
      await expect(page.locator("#go")).toContainText(rolls[lang](4));
      // One undo takes the last choice back.
      await page.locator("#undo").click();
      await expect(enemies).toHaveAttribute("aria-pressed", "false");
      await page.locator("#redo").click();
      await expect(enemies).toHaveAttribute("aria-pressed", "true");
      await table.expectAccessibleWithoutOverflow();
      await table.start();
      await expect(page.getByRole("textbox", { name: words[lang].total("") })).toHaveCount(4);
      table.expectNoConsoleOutput();
    });

    test("several creatures of a kind roll once, unless each shall roll", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      const line = page.locator("#quick-line");
      const preview = page.locator("#quick-preview");
      const apart = page.getByRole("button", { name: each[lang] });
      await line.fill("Nameless +1");
      await expect(preview).toContainText("Nameless");
      await expect(apart).toHaveCount(0);
      await line.fill("3 Worg +2 hp 7");
      await expect(preview).toContainText(once[lang]);
      await expect(apart).toHaveAttribute("aria-pressed", "false");
      await line.press("Enter");
      // The switch is remembered.
      await line.fill("3 Jackal +1 hp 3");
      await apart.click();
      await expect(apart).toHaveAttribute("aria-pressed", "true");
      await expect(preview).not.toContainText(once[lang]);
      await line.press("Enter");
      await expect(line).toHaveValue("");
      await line.fill("Lidda +3 hp 16 pc");
      await line.press("Enter");
      await page.reload();
      await line.fill("2 Rat");
      await expect(apart).toHaveAttribute("aria-pressed", "true");
      await apart.click();
      await expect(preview).toContainText(once[lang]);
      await line.fill("");
      await table.start();
      // One total for the worgs, one for each jackal, one for Lidda.
      await expect(page.getByRole("textbox", { name: words[lang].total("") })).toHaveCount(5);
      const totals = { "Worg 1": 14, "Jackal 1": 12, "Jackal 2": 11, "Jackal 3": 10, Lidda: 9 };
      for (const [name, total] of Object.entries(totals)) await table.total(name, total);
      const group = page.locator(".group");
      await expect(group).toHaveCount(1);
      await expect(group.locator(".fold")).toHaveText("Worg × 3");
      await expect(group.locator(".fold")).toHaveAttribute("aria-expanded", "false");
      // Each has a cell with its hit points.
      await expect(group.locator(".cell")).toHaveText(["7", "7", "7"]);
      table.expectNoConsoleOutput();
    });
  });
}

for (const width of [360, 1440]) {
  test.describe(`setup at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a group is one row, which unfolds, hides and leaves as one", async ({ page }) => {
      const table = await Table.opened(page, "en", "Dnd5e2024");
      await table.add("Aria +3 pc; 3 Worg +2 hp 7; Boss +4 hp 30");
      const row = page.locator(".kind");
      const members = page.locator(".kind + ul > li");
      await expect(row).toHaveCount(1);
      await expect(row.locator(".fold")).toHaveText("Worg × 3");
      await expect(row.locator(".meta")).toHaveText("HP 7");
      await expect(row.locator(".rolls")).toHaveText("one roll, +2");
      await expect(page.locator("[data-side='1'] h3 small")).toHaveText("4");
      await expect(page.locator(".saved-here b")).toHaveText("1 vs. 4");
      await expect(members).toHaveCount(3);
      await expect(members.first()).toBeHidden();
      await row.locator(".fold").focus();
      await page.keyboard.press("Enter");
      await expect(row.locator(".fold")).toBeFocused();
      await expect(members.first()).toBeVisible();
      await expect(members.locator(".name")).toHaveText(["Worg 1", "Worg 2", "Worg 3"]);
      await table.expectAccessibleWithoutOverflow();
      // One of three leaves, and the row stays unfolded.
      await page.getByRole("button", { name: "Remove: Worg 2" }).click();
      await expect(row.locator(".fold")).toHaveText("Worg × 2");
      await expect(members.locator(".name")).toHaveText(["Worg 1", "Worg 3"]);
      await row.getByRole("button", { name: "Worg × 2: hidden from players" }).click();
      await expect(members.locator(".off-screen")).toHaveCount(2);
      await row.getByRole("button", { name: "Remove: Worg × 2" }).click();
      await expect(row).toHaveCount(0);
      await expect(page.locator(".member .name")).toHaveText(["Aria", "Boss"]);
      await page.locator("#undo").click();
      await expect(row.locator(".fold")).toHaveText("Worg × 2");
      await expect(members.locator(".off-screen")).toHaveCount(2);
      table.expectNoConsoleOutput();
    });
  });
}

test("a typed word decides for a single line", async ({ page }) => {
  await Table.opened(page, "en", "Dnd5e");
  const line = page.locator("#quick-line");
  const preview = page.locator("#quick-preview");
  await line.fill("3 Worg one roll each");
  await expect(preview).toContainText("Worg 3");
  await expect(preview).not.toContainText("one roll");
  await expect(page.locator("#rolls-apart")).toHaveCount(0);
});

test("in D&D 3.5 each rolls, and nothing is offered", async ({ page }) => {
  await Table.opened(page, "en", "Dnd35");
  const line = page.locator("#quick-line");
  await line.fill("3 Worg +2");
  await expect(page.locator("#quick-preview")).toContainText("Worg 3");
  await expect(page.locator("#quick-preview")).not.toContainText("one roll");
  await expect(page.locator("#rolls-apart")).toHaveCount(0);
});

test("forty combatants come to one question", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const kinds = ["Bat", "Cat", "Dog", "Elk", "Fox", "Gnu", "Hen", "Imp", "Jay", "Koi", "Lynx", "Mole"];
  const heroes = ["Aria", "Bo", "Cy", "Di"];
  const totals = { Aria: 15, Bo: 12, Cy: 10, Di: 5, "Bat 1": 15, "Cat 1": 12, "Dog 1": 12, "Elk 1": 10 };
  for (const kind of kinds.slice(4)) totals[`${kind} 1`] = 8;
  await table.add([...heroes.map((name) => `${name} pc`), ...kinds.map((kind) => `3 ${kind} +0`)].join("; "));
  await table.start();
  for (const [name, total] of Object.entries(totals)) await table.total(name, total);

  const tie = page.locator(".tie");
  await expect(tie.locator(".aside")).toHaveCount(3);
  await expect(page.locator(".tie")).toHaveCount(1);
  for (const name of ["Bat 1", "Dog 1", "Bo", "Elk 1"]) await tie.getByRole("button", { name }).click();
  await expect(tie).toHaveCount(0);
  await table.expectTurn("Bat 1");
  const counts = await page.locator(".group .fold").allTextContents();
  const order = ["Bat", "Dog", "Cat", "Elk", "Fox", "Gnu", "Hen", "Imp", "Jay", "Koi", "Lynx", "Mole"];
  expect(counts).toEqual(order.map((kind) => `${kind} × 3`));

  // One undo takes the whole answer back, and one roll-off answers it too.
  await page.keyboard.press("z");
  await expect(tie.locator(".aside")).toHaveCount(3);
  await page.locator("#go").click();
  await expect(tie).toHaveCount(0);
  await expect(page.locator(".group .fold")).toHaveCount(12);
  table.expectNoConsoleOutput();
});

test("a house rule keeps the questions among creatures", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("the GM is asked about ties among creatures").check();
  await table.add("Orc +1; Wolf +1; Lidda pc");
  await table.start();
  await table.total("Orc", 12);
  await table.total("Wolf", 12);
  await table.total("Lidda", 3);
  await expect(page.locator(".tie")).toContainText("Tie between Orc and Wolf: the GM to decide.");
  table.expectNoConsoleOutput();
});

test("without it creatures keep the order in which they joined, and the log and the reason say so", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  await table.add("Wolf +1; Orc +1; Lidda pc");
  await table.start();
  await table.total("Orc", 12);
  await table.total("Wolf", 12);
  await table.total("Lidda", 3);
  await table.expectOrder(["Wolf", "Orc", "Lidda"]);
  await expect(page.locator(".log")).toContainText("Tied, in the order in which they joined: Wolf and Orc.");
  await page.getByRole("button", { name: "12: why Orc acts here" }).click();
  await expect(page.locator(".why")).toContainText("creatures keep the order in which they joined");
  await expect(page.locator(".why")).toContainText("D5E-24");
  table.expectNoConsoleOutput();
});

for (const lang of ["en", "es", "fr"]) {
  test.describe(`newcomers in ${lang}`, () => {
    test.use({ locale: words[lang].locale });
    const rolled = { en: "rolled", es: "saca", fr: "obtient" };
    const initiative = { en: "initiative", es: "iniciativa", fr: "initiative" };

    test("several newcomers of a kind are one group, with the roll that is typed for them", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("3 Worg +2 hp 7; Lidda +3 hp 16 pc");
      await table.start();
      await table.total("Worg 1", 14);
      await table.total("Lidda", 9);
      const line = page.locator("#quick-line");
      const preview = page.locator("#quick-preview");
      const fold = page.locator(".group .fold");
      await page.locator("#joins").click();
      // One question for both, and one row.
      await line.fill("2 Jackal +1 hp 3");
      await expect(preview).toContainText(once[lang]);
      await line.press("Enter");
      await expect(page.getByRole("textbox", { name: words[lang].total("") })).toHaveCount(1);
      await table.total("Jackal 1", 12);
      await expect(fold).toHaveText(["Worg × 3", "Jackal × 2"]);
      // Creatures that join later roll apart from a group of their kind.
      await line.fill(`2 Worg +2 hp 7 ${rolled[lang]} 11`);
      await expect(preview).toContainText(`${initiative[lang]} 11`);
      await expect(preview).toContainText(once[lang]);
      await line.press("Enter");
      // No question is left, so the keys are those of the turn again.
      await expect(page.locator("#order-heading")).toBeFocused();
      await expect(page.locator(".call")).toHaveCount(0);
      await expect(fold).toHaveText(["Worg × 3", "Jackal × 2", "Worg × 2"]);
      // A number without a sign is a result in a combat, and the switch keeps creatures apart.
      await line.fill(`2 Rat hp 1 ${initiative[lang]} 5`);
      await expect(preview).toContainText(`${initiative[lang]} 5`);
      await page.locator("#rolls-apart").click();
      await expect(preview).not.toContainText(once[lang]);
      await line.press("Enter");
      await expect(page.locator(".call")).toHaveCount(0);
      await expect(fold).toHaveCount(3);
      await expect(page.locator(".row").filter({ hasText: "Rat" })).toHaveCount(2);
      table.expectNoConsoleOutput();
    });
  });
}

test("before combat a roll comes too early, and an initiative is a modifier", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e");
  const line = page.locator("#quick-line");
  const preview = page.locator("#quick-preview");
  await line.fill("goblin rolled 15");
  await expect(preview).toHaveText("“rolled 15”: an initiative roll is typed once combat has begun.");
  await line.press("Enter");
  await expect(page.locator(".member")).toHaveCount(0);
  await line.fill("goblin init 2");
  await expect(preview).toContainText("+2");
  table.expectNoConsoleOutput();
});

test("the row of a group in the setup shows the range of rolled hit points", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  await table.add("4 Jackal hp 3d6; 2 Worg hp 9");
  const facts = page.locator(".kind .meta");
  await expect(facts.nth(1)).toContainText("HP 9");
  await page.locator(".kind .fold").first().click();
  const each = await page.locator('.member[data-combatant] .meta').filter({ hasText: "HP" }).allTextContents();
  const rolled = each.slice(0, 4).map((text) => Number(/HP (\d+)/.exec(text)[1]));
  const [low, high] = [Math.min(...rolled), Math.max(...rolled)];
  await expect(facts.first()).toContainText(low < high ? `HP ${low}–${high}` : `HP ${low}`);
  table.expectNoConsoleOutput();
});

const numbered = { en: (n) => `no. ${n}`, es: (n) => `n.º ${n}`, fr: (n) => `n° ${n}` };

for (const lang of ["en", "es", "fr"]) {
  test.describe(`without hit points, in ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test("the cells of a group read as numbers of creatures", async ({ page }) => {
      const table = await Table.opened(page, lang, "Dnd5e2024");
      await table.add("Lidda +3 hp 16 pc; 3 Grunt");
      await table.start();
      await untilNextPress(page);
      await page.locator("#go").click();
      await expect(page.locator(".group .cell")).toHaveText([1, 2, 3].map(numbered[lang]));
      await expect(page.locator(".group .cell .meter")).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}

test("a later line leaves the switch on, and its creatures join the roll", async ({ page }) => {
  const table = await Table.opened(page, "en", "Dnd5e2024");
  const on = page.locator("#enemies-roll");
  await table.add("3 Worg +2 hp 7");
  await expect(on).toHaveAttribute("aria-pressed", "true");
  await table.add("Worg +2 hp 7");
  await expect(page.locator(".kind .fold")).toHaveText("Worg × 4");
  await expect(on).toHaveAttribute("aria-pressed", "true");
  await table.add("Orc +1 hp 15");
  await table.add("Orc +1 hp 15");
  await expect(page.locator(".kind .fold")).toHaveText(["Worg × 4", "Orc × 2"]);
  await expect(on).toHaveAttribute("aria-pressed", "true");
  // Once it is off, a later line rolls for itself.
  await on.click();
  await expect(on).toHaveAttribute("aria-pressed", "false");
  await table.add("Orc +1 hp 15");
  await expect(on).toHaveAttribute("aria-pressed", "false");
  table.expectNoConsoleOutput();
});
