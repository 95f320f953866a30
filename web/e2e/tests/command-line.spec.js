// The command line: every form of a command, its preview, completion, faults, other languages and touch.
import { expect, test } from "@playwright/test";
import { PHONE } from "../drivers/touch.js";
import { axeViolations } from "../fixtures/axe.js";
import { CommandLine } from "../pages/command-line.js";
import { Table, words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const LINE = "Wulfgar +3 hp 40 pc; Catti +4 hp 30 pc; Bugbear +1 hp 19; 3 Goblin +2 hp 7 one roll each";
const TOTALS = { Wulfgar: 24, Catti: 21, Bugbear: 12, "Goblin 1": 10, "Goblin 2": 9, "Goblin 3": 8 };

async function startCombat(page, lang, ruleset) {
  const table = await Table.inCombat(page, lang, ruleset, LINE, Object.entries(TOTALS));
  await table.expectTurn("Wulfgar");
  return /** @type {const} */ ([table, new CommandLine(page)]);
}

test("hit points and conditions change by a typed command, which says before Enter what it does", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 5e (2014)");
  await page.locator("#go").focus();
  await line.type("7 to g3 g1, half bug");
  await line.expectSentences("Bugbear: 19 → 16, half", "Goblin 1: 7 → 0, dead", "Goblin 3: 7 → 0, dead");
  await expect(line.runs).toHaveText(/^Deal 7 to Goblin 3, 1; half to Bugbear/);
  await table.expectAccessible();
  // A held key carries out one command, and does not press the control that gets the focus.
  await page.keyboard.down("Enter");
  await expect(line.dialog).not.toBeVisible();
  await expect(page.locator("#order-heading")).toBeFocused();
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await table.expectTurn("Wulfgar");
  await table.expectHitPoints("Bugbear", "16 / 19");
  await table.expectHitPoints("Goblin 3", "0 / 7");
  await expect(page.locator(".toast")).toContainText("Bugbear takes 3 damage");
  await expect(page.locator(".status")).toContainText("Bugbear takes 3 damage");

  await line.run("-5 wulf", "Wulfgar: 40 → 35");
  await line.run("+3 Wulfgar", "Wulfgar: 35 → 38");
  await line.run("t5 catti", "Catti: 30 → 30 +5");
  // Enter rolls dice, so the preview does not know their result.
  await line.run("1d4 to catti", "Rolls 1d4: Catti.");
  await expect(page.locator(".log").first()).toContainText("1d4");
  await line.run("stun bug until catti", "Bugbear: stunned, until Catti’s next turn.");
  await expect(table.row("Bugbear")).toContainText("stunned");
  await line.run("prone wulf catti", "Wulfgar: prone.", "Catti: prone.");
  await line.run("no stun bug", "Bugbear: no longer stunned.");
  await expect(table.row("Bugbear")).not.toContainText("stunned");
  await line.run("hex bug for 3 rounds", "Bugbear: hexed, 3 rounds.");
  await expect(table.row("Bugbear")).toContainText("hexed");
  // An unknown word is no condition. Enter takes the nearest line into the field, and only then carries it out.
  await line.type("damge 4 bug");
  await line.expectSentences("There is no command “damge”.");
  await page.keyboard.press("Enter");
  await expect(line.field).toHaveValue("damage 4 bug");
  await expect(line.runs).toHaveText(/^Deal 4 to Bugbear/);
  await line.type("ensnare bug");
  await line.options.filter({ hasText: "New condition “ensnare”" }).click();
  await line.expectSentences("Bugbear: ensnare.");
  await page.keyboard.press("Escape");

  // A command without a name applies to the selected rows.
  await line.type("4");
  await line.expectSentences("Type a name, or select rows first.");
  await page.keyboard.press("Escape");
  for (const name of ["Goblin 2", "Bugbear"]) await table.button(name).click({ modifiers: ["Shift"] });
  await line.run("4", "Bugbear: 16 → 12", "Goblin 2: 7 → 3");
  await expect(page.locator(".row .aimed")).toHaveCount(0);
  table.expectNoConsoleOutput();
});

test("a line that is left without Enter is offered again", async ({ page }) => {
  const table = await Table.inCombat(page, "en", "D&D 5e (2014)", "Wulfgar +1 hp 40 pc; Bugbear hp 16", [["Wulfgar", 15], ["Bugbear", 10]]);
  await page.keyboard.press("/");
  const field = page.locator("#command");
  await expect(field).toBeFocused();
  await page.keyboard.type("7 bug, 3 to wulf");
  await page.keyboard.press("Escape");
  await expect(page.locator("#command-line")).toBeHidden();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(page.locator("#command-options [role=option]").first()).toHaveText(/^7 bug, 3 to wulf\s*Last typed$/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("7 bug, 3 to wulf");
  await page.keyboard.press("Enter");
  await table.expectHitPoints("Bugbear", "9 / 16");
  await table.expectHitPoints("Wulfgar", "37 / 40");
  // A line that was carried out is not offered again.
  await page.keyboard.press("/");
  await expect(page.locator("#command-options [role=option]").first()).toBeVisible();
  await expect(page.locator("#command-options")).not.toContainText("7 bug");
  table.expectNoConsoleOutput();
});

test("the preview of another maximum shows both maxima", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 3.5");
  await table.damageInRow("Wulfgar", 5, "35 / 40");
  await line.type("max hp wulfgar 50");
  await expect(page.locator(".command-line .changes .points")).toHaveText("35 / 40 → 35 / 50");
});

test("one undo takes a whole line back", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 3.5");
  const goblins = ["Goblin 1", "Goblin 2", "Goblin 3"].map((name) => table.row(name));
  await line.type("stun goblins");
  await page.keyboard.press("Enter");
  for (const goblin of goblins) await expect(goblin).toContainText("stunned");
  await expect(page.locator(".toast")).toContainText(/Goblin 1.*Goblin 2.*Goblin 3/);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  for (const goblin of goblins) await expect(goblin).not.toContainText("stunned");
  await page.keyboard.press("Control+y");
  for (const goblin of goblins) await expect(goblin).toContainText("stunned");
});

test("the turn, newcomers, dice and the log have commands", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 3.5");
  const readied = ["Wulfgar: standard action.", "Wulfgar readies an action: shoot Orcs when it moves."];
  await line.run("ready shoot Orcs when it moves", ...readied);
  await expect(table.row("Wulfgar")).toContainText("ready");
  await line.run("undo", `Undoes: ${readied.join(" ")}`);
  await expect(table.row("Wulfgar")).not.toContainText("ready");
  await line.run("redo", `Redoes: ${readied.join(" ")}`);
  await line.run("next", "Catti’s turn.");
  await table.expectTurn("Catti");
  await line.run("delay", "Catti delays.", "Bugbear’s turn.");
  await line.run("next", "Goblin 1’s turn.");
  await table.expectTurn("Goblin 1");
  await line.run("remove g3", "Goblin 3 leaves.");
  await expect(table.row("Goblin 3")).toHaveCount(0);
  await line.run("roll 2d6+3", "The app rolls the dice.");
  await expect(page.locator(".log").first()).toContainText("2d6+3");
  await line.type("undo 2");
  await expect(line.runs).toHaveText(/^Undo ×2/);
  await expect.poll(async () => (await line.sentences())[1]).toBe("Undoes: Goblin 3 leaves.");
  await page.keyboard.press("Enter");
  await expect(table.row("Goblin 3")).toHaveCount(1);

  // A newcomer’s roll is the next decision, which no command passes.
  await line.run("2 wolf join", "Adds 2: Wolf 1 and Wolf 2 (Dex 15 · HP 13 · AC 14 · CR 1)");
  await expect(page.locator(".newcomers .call")).toHaveCount(2);
  // The field for the first total has the focus, and takes every key.
  await expect(page.locator(".newcomers .call input").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await line.type("next");
  await line.expectSentences("Another decision comes first. Initiative: Wolf 1 and Wolf 2");
  await line.type("wolf 1 init 14");
  await expect(line.runs).toHaveText(/^Wolf 1: initiative 14/);
  await line.type("next");
  await page.keyboard.press("Enter");
  await expect(line.dialog).toBeVisible();
  table.expectNoConsoleOutput();
});

test("the last word is completed, and an invalid command says why", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 5e (2014)");
  // Text typed before the command line has loaded stays.
  await page.evaluate(() => {
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press("/");
    document.querySelector("#command-line").dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
  });
  await expect(line.field).toHaveValue("u");
  await expect(line.field).toBeFocused();
  await line.type("");
  await expect(line.options).toContainText(["7 Bugbear, half Goblin 1", "+8 Wulfgar", "stunned Bugbear until Wulfgar", "ready", "add 2 wolves", "undo"]);
  expect(await axeViolations(page, "#command-line")).toEqual([]);
  await page.keyboard.press("ArrowUp");
  await expect(line.options.last()).toHaveAttribute("aria-selected", "true");
  await expect(line.field).toHaveAttribute("aria-activedescendant", await line.options.last().getAttribute("id"));
  await page.keyboard.press("Enter");
  await expect(line.field).toHaveValue("undo");

  await line.type("stu");
  await page.keyboard.press("Tab");
  await expect(line.field).toHaveValue("stunned ");
  await page.keyboard.type("bu");
  await page.keyboard.press("Tab");
  await page.keyboard.type("un");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ca");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(line.field).toHaveValue("stunned Bugbear until Catti ");
  await expect(line.runs).toHaveText(/^Bugbear: stunned, until Catti’s next turn/);
  // The next Tab leaves the field, and the focus stays in the dialog.
  await page.keyboard.press("Tab");
  await expect(line.dialog.getByRole("button", { name: "Close" })).toBeFocused();

  // Each command on screen has its words, with or without a form.
  await line.type("saving thr");
  await expect(line.options).toContainText(["Saving throw"]);
  await page.keyboard.press("Enter");
  await expect(page.locator(".drawer.save :focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await line.run("object int", "Wulfgar: object interaction.");
  await line.type("end combat");
  await line.expectSentences("Combat is over.");
  const refused = {
    "7 g": "“g” may be Goblin 1, Goblin 2, or Goblin 3.",
    "7 bgu": "“bgu” is neither a combatant nor a type of damage.",
    bonus: "Wulfgar: no bonus action on this turn. No feature grants it.",
    xyzzy: "There is no command “xyzzy”.",
    no: "End the turn, the combat or a condition?",
    ready: "Type the action to ready.",
    "stun bug until": "Type whose turn ends it (until Bugbear), or for how many rounds (for 3 rounds).",
    delay: "These rules have no Delay. Use Ready.",
  };
  for (const [text, said] of Object.entries(refused)) {
    await line.type(text);
    await line.expectSentences(said);
    await expect(line.runs).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(line.dialog).toBeVisible();
  }
  // Enter takes no guess and no example.
  for (const text of ["no", "ready", "delay"]) {
    await line.type(text);
    await expect(line.options).not.toHaveCount(0);
    for (let times = 0; times < 2; times += 1) await page.keyboard.press("Enter");
    await expect(line.field).toHaveValue(text);
  }
  await page.keyboard.press("Escape");
  await expect(line.dialog).not.toBeVisible();
  await table.expectTurn("Wulfgar");
  // The help sheet names the key.
  await page.keyboard.press("?");
  await expect(page.getByLabel("Shortcut: Type a command")).toHaveValue("/");
  table.expectNoConsoleOutput();
});

const OTHERS = {
  es: { stun: "aturde bug hasta catti", stunned: "aturdido", delay: "retrasar", undo: "deshacer 2", hurt: "7 bug, mitad g1" },
  fr: { stun: "étourdir bug jusqu’à catti", stunned: "étourdi", delay: "retarder", undo: "annuler 2", hurt: "7 bug, moitié g1" },
};

for (const [lang, say] of Object.entries(OTHERS)) {
  test.describe(lang, () => {
    test.use({ locale: words[lang].locale });

    test(`commands have their words, and the English ones, in ${lang}`, async ({ page }) => {
      const [table, line] = await startCombat(page, lang, "D&D 3.5");
      const enter = async (text) => {
        await line.type(text);
        await expect(line.runs).toHaveCount(1);
        await page.keyboard.press("Enter");
        await expect(line.dialog).not.toBeVisible();
      };
      await enter(say.stun);
      await expect(table.row("Bugbear")).toContainText(say.stunned);
      await enter(say.hurt);
      await table.expectHitPoints("Bugbear", "12 / 19");
      await table.expectHitPoints("Goblin 1", "4 / 7");
      await enter(say.undo);
      await table.expectHitPoints("Bugbear", "19 / 19");
      await expect(table.row("Bugbear")).not.toContainText(say.stunned);
      await enter("stun bug until catti");
      await expect(table.row("Bugbear")).toContainText(say.stunned);
      await enter(say.delay);
      await table.expectTurn("Catti");
      table.expectNoConsoleOutput();
    });
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a phone has it in the header, with options to tap", async ({ page }) => {
    const [table, line] = await startCombat(page, "en", "D&D 5e (2014)");
    await page.locator("#command-open").tap();
    await expect(line.field).toBeFocused();
    await table.expectAccessibleWithoutOverflow();
    await line.options.filter({ hasText: "+8" }).tap();
    await expect(line.field).toHaveValue("+8 Wulfgar");
    await line.field.fill("7 ");
    await line.options.filter({ hasText: "Bugbear" }).tap();
    await expect(line.field).toHaveValue("7 Bugbear ");
    for (const touched of [line.options.first(), line.runs, line.dialog.getByRole("button", { name: "Close" })]) {
      expect((await touched.boundingBox()).height).toBeGreaterThanOrEqual(44);
    }
    const { width } = await line.dialog.boundingBox();
    expect(width).toBeGreaterThanOrEqual(340);
    await line.runs.tap();
    await expect(line.dialog).not.toBeVisible();
    await table.expectHitPoints("Bugbear", "12 / 19");
    table.expectNoConsoleOutput();
  });
});

for (const width of [320, 360, 600, 767, 1080]) {
  test(`at ${width} px the header stays as it is after the command line has opened`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const [table, line] = await startCombat(page, "en", "D&D 5e (2014)");
    const places = () => page.locator(".top").evaluate((top) =>
      [...top.children].filter((one) => !(one instanceof HTMLDialogElement))
        .map((one) => [one.id || one.className, Math.round(one.getBoundingClientRect().x), Math.round(one.getBoundingClientRect().width)]));
    const before = await places();
    await page.keyboard.press("/");
    await expect(line.field).toBeFocused();
    await expect(line.options).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(line.dialog).not.toBeVisible();
    expect(await places()).toEqual(before);
    await page.locator(".top .menu > summary").click();
    const menu = await page.locator(".menu-body").boundingBox();
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(width);
    table.expectNoConsoleOutput();
  });
}

test("in Tales of War the command line has the commands of the stack", async ({ page }) => {
  const table = new Table(page, "en");
  const line = new CommandLine(page);
  await table.open();
  await page.locator("#sample-tow").click();
  await page.locator("#go").click();
  await page.locator("#go").click();
  await expect(page.locator(".cycle")).toBeVisible();
  await line.type("delay");
  await expect(line.foreseen.locator(".fault")).toHaveCount(1);
  await line.type("unconscious ar");
  await expect(line.options).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  table.expectNoConsoleOutput();
});

const points = {
  en: { selected: "temp 8", named: "g1 temp 8" },
  es: { selected: "temp 8", named: "g1 temp 8" },
  fr: { selected: "temp 8", named: "g1 temp 8" },
};

for (const [lang, text] of Object.entries(points)) {
  for (const [size, use] of Object.entries({ "at 360 px": PHONE, "by keyboard": {} })) {
    test.describe(`in ${lang}, ${size}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test("temporary hit points go to the selected combatant", async ({ page }) => {
        const [table] = await startCombat(page, lang, "D&D 5e (2014)");
        const run = async (line) => {
          await page.locator(".ask").click();
          await page.locator("#command").fill(line);
          await page.keyboard.press("Enter");
          await expect(page.locator("#command-line")).toBeHidden();
        };
        const temporary = (name) => new RegExp(`${name}[^.]*8`);
        await table.select("Bugbear");
        await run(text.selected);
        await expect(page.locator(".log")).toContainText(temporary("Bugbear"));
        await run(text.named);
        await expect(page.locator(".log")).toContainText(temporary("Goblin 1"));
        table.expectNoConsoleOutput();
      });
    });
  }
}

test("a line that Enter only completes says so, and never reads as done", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 5e (2014)");
  const completes = line.dialog.locator(".completes");
  await line.type("hide bug");
  await line.expectSentences("Hide from the players, or give the condition?");
  await expect(completes).toHaveText(/^Enter completes: hide Bugbear from players/);
  await expect(line.runs).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(line.field).toHaveValue("hide Bugbear from players");
  await expect(completes).toHaveCount(0);
  await expect(line.runs).toHaveText(/^Hide from the players: Bugbear/);
  // A chosen option is completed too, and the preview of the line waits.
  await line.type("7 bug");
  await expect(line.runs).toHaveText(/^Deal 7 to Bugbear/);
  await page.keyboard.press("ArrowDown");
  await expect(completes).toHaveText(/^Enter completes: 7 Bugbear/);
  await expect(line.runs).toHaveCount(0);
  await line.expectSentences();
  await page.keyboard.press("Enter");
  await expect(line.field).toHaveValue(/^7 Bugbear/);
  await expect(line.runs).toHaveText(/^Deal 7 to Bugbear/);
  table.expectNoConsoleOutput();
});

const AREAS = {
  en: { line: "24 fire to all goblins half dex 15", opens: "Open the damage bar: Deal 24 fire to", save: "Dexterity" },
  es: { line: "24 fuego a todos los goblins mitad des 15", opens: "Abrir la barra de daño: ", save: "Destreza" },
  fr: { line: "24 feu à tous les goblins moitié dex 15", opens: "Ouvrir la barre de dégâts : ", save: "Dextérité" },
};

for (const [lang, area] of Object.entries(AREAS)) {
  test.describe(`an area, ${lang}`, () => {
    test.use({ locale: words[lang].locale });

    test(`a typed area save opens the damage bar with everything filled in, in ${lang}`, async ({ page }) => {
      const [table, line] = await startCombat(page, lang, "D&D 5e (2014)");
      await line.type(area.line);
      await expect.poll(async () => withPlainSpaces(await line.runs.innerText())).toContain(area.opens);
      await page.keyboard.press("Enter");
      await expect(line.dialog).not.toBeVisible();
      await expect(page.locator("#amount")).toBeFocused();
      await expect(page.locator("#amount")).toHaveValue("24");
      await expect(page.locator("#damage-type")).not.toHaveJSProperty("selectedIndex", 0);
      await expect(page.locator(".row.picked")).toHaveCount(3);
      await expect(page.locator(".half-save input").first()).toHaveValue(area.save);
      await expect(page.locator("#save-for-half")).toHaveValue("15");
      // Nothing is dealt before the saves.
      await table.expectHitPoints("Goblin 1", /^7 .*\/ 7$/);
      await expect(page.locator(".half-save .throw")).toHaveCount(3);
      table.expectNoConsoleOutput();
    });
  });
}

test("a command that would change nothing is refused with the reason", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 5e (2024)");
  await expect(page.locator(".previous")).toHaveAttribute("aria-disabled", "true");
  await line.type("previous");
  await line.expectSentences("There is no previous turn.");
  await expect(line.runs).toHaveCount(0);
  await line.type("heal wulf 5");
  await line.expectSentences("Wulfgar: already at full HP.");
  await line.run("catti 5 temp hp", "Catti: 30 → 30 +5");
  await line.type("catti 5 temp hp");
  await line.expectSentences("That changes nothing.");
  await line.run("catti 7 temp hp", "Catti: 30 +5 → 30 +7");
  await line.run("5 wulf", "Wulfgar: 40 → 35");
  // Who is at full hit points is left out beside somebody who is hurt.
  await line.run("+3 wulf +3 bug", "Wulfgar: 35 → 38");
  await table.endTurn("Wulfgar", "Catti");
  await table.expectTurn("Catti");
  await expect(page.locator(".previous")).toHaveAttribute("aria-disabled", "false");
  await line.type("previous");
  await expect(line.runs).toHaveText(/^Previous turn/);
  table.expectNoConsoleOutput();
});

test("a save says whether its number is the total or the DC", async ({ page }) => {
  const [table, line] = await startCombat(page, "en", "D&D 5e (2024)");
  await line.type("bug save dex 15");
  await expect(line.runs).toHaveText(/Dexterity, total 15/);
  await line.options.filter({ hasText: "bug save dex dc 15" }).click();
  await expect(line.field).toHaveValue("bug save dex dc 15");
  await page.keyboard.type(" 18");
  await expect(line.runs).toHaveText(/Dexterity, total 18, DC 15/);
  await line.type("bug save 18");
  await line.expectSentences("Type the kind of the save.");
  await expect(line.options).toHaveCount(6);
  table.expectNoConsoleOutput();
});
