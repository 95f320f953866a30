// The tutorial of Tales of War, played to its end as its texts ask: what it quotes is on a button of the screen.
import { expect, test } from "@playwright/test";
import { inputMethods } from "../drivers/input-methods.js";
import { DrivenTowTable } from "../pages/driven-tow-table.js";
import { words } from "../pages/table.js";
import { expectUncovered } from "../pages/uncovered.js";

const languages = {
  en: {
    quotes: /“([^”]+)”/g,
    totals: { Archer: 15, Mage: 10, Orc: 5, Goblin: 3 },
    main: (name) => `${name}’s main phase`,
    resolving: (name) => `Resolve ${name}`,
    trap: "Trap",
    landing: "Final phase",
    over: "That’s all",
  },
  es: {
    quotes: /«([^»]+)»/g,
    totals: { Arquera: 15, Maga: 10, Orco: 5, Goblin: 3 },
    main: (name) => `Fase principal de ${name}`,
    resolving: (name) => `Resolver ${name}`,
    trap: "Trampa",
    landing: "Fase final",
    over: "Eso es todo",
  },
  fr: {
    quotes: /«\u00a0([^»]+)\u00a0»/g,
    totals: { Archère: 15, Magicienne: 10, Orque: 5, Gobelin: 3 },
    main: (name) => `Phase principale d${/^[AO]/.test(name) ? "’" : "e "}${name}`,
    resolving: (name) => `Résoudre ${name}`,
    trap: "Piège",
    landing: "Phase finale",
    over: "C’est tout",
  },
};

const PHASE = ".phases .now";
const TOP = ".stack:not(.postponed) .card .what";

/** What each step speaks of, from the third step on. The 15th begins before the form of the 14th is folded. */
const SUBJECTS = [
  "#prompt", PHASE, ".declare .saved", TOP, PHASE, TOP, PHASE, TOP, TOP, TOP, TOP, ".triggers summary", undefined, TOP, PHASE, TOP,
];

class Tour extends DrivenTowTable {
  /** Returns the labels that the current step quotes. */
  async quoted() {
    const said = await this.page.locator(".tour-says").innerText();
    return [...said.matchAll(languages[this.lang].quotes)].map(([, label]) => label);
  }

  /** The visible control with a label of the tutorial. The row of an actor may offer what the main button does. */
  control(label) {
    const section = this.page.locator("summary").filter({ hasText: label });
    return this.button(label).or(section).filter({ visible: true }).last();
  }

  /** Presses what the step quotes, in this order. */
  async pressQuoted() {
    for (const label of await this.quoted()) await this.press(this.control(label));
  }

  /** Presses the main button until a phase begins. */
  async mainUntilPhase(phase) {
    const now = this.page.locator(".phases .now");
    for (let presses = 0; (await now.innerText()) !== phase; presses += 1) {
      expect(presses, `${phase} never begins`).toBeLessThan(20);
      const before = await this.page.locator(".log").innerText();
      await this.command("n", this.go);
      await expect(this.page.locator(".log")).not.toHaveText(before, { useInnerText: true });
    }
  }

  async expectStep(number) {
    await expect(this.page.locator(".tour .meta")).toHaveText(new RegExp(`\\b${number}\\b.*\\b18$`));
    const { height, overflows } = await this.page.locator(".tour").evaluate((card) => ({
      height: card.offsetHeight / innerHeight,
      overflows: card.scrollHeight > card.clientHeight,
    }));
    expect(height).toBeLessThan(0.34);
    expect(overflows).toBe(false);
    const subject = SUBJECTS[number - 3];
    if (subject) await expectUncovered(this.page.locator(subject).first());
  }

  async expectVerdicts() {
    for (const verdict of await this.page.locator(".verdicts button").all()) await expectUncovered(verdict);
  }
}

/** Returns what is done at each step but the first three, which have no action in common. */
function steps(tow, lang) {
  const { totals, main, resolving, trap, landing } = languages[lang];
  const [archer, mage, orc, goblin] = Object.keys(totals);
  const { page } = tow;
  return [
    async () => tow.press(tow.go),
    async () => tow.totals(totals),
    async () => tow.pressQuoted(),
    async () => {
      await tow.mainUntilPhase(main(archer));
      await tow.pressQuoted();
    },
    async () => tow.pressQuoted(),
    async () => {
      const [resolve, success] = await tow.quoted();
      await tow.press(tow.control(resolve));
      await expect(page.locator(".verdicts button")).toHaveCount(3);
      await tow.expectVerdicts();
      await tow.press(tow.control(success));
      await expect(tow.postponed).toHaveCount(1);
    },
    async () => {
      await tow.mainUntilPhase(main(mage));
      await tow.pressQuoted();
      await tow.press(tow.go);
    },
    async () => {
      const [further, target, resolve] = await tow.quoted();
      await tow.passUntil(resolving(resolve.split("→ ")[1]));
      await expectUncovered(page.locator(".further summary"));
      for (const label of [further, target, resolve]) await tow.press(tow.control(label));
    },
    async () => {
      await tow.mainUntilPhase(main(orc));
      await tow.pressQuoted();
      await tow.press(tow.go);
    },
    async () => {
      await tow.pressQuoted();
      await tow.press(tow.go);
      await expect(tow.stack).toHaveCount(2);
    },
    async () => {
      await tow.pressQuoted();
      await expect(tow.stack).toHaveCount(1);
    },
    async () => {
      const [resolve, fumble, result] = await tow.quoted();
      await tow.press(tow.control(resolve));
      await expect(page.locator(".verdicts button")).toHaveCount(3);
      await tow.expectVerdicts();
      await tow.write(page.getByLabel(result), "!");
      await tow.press(tow.control(fumble));
      await expect(tow.stack).toHaveText(["!"]);
    },
    async () => {
      await tow.passUntil(resolving("!"));
      await tow.press(tow.go);
      await expect(tow.stack).toHaveCount(0);
    },
    async () => {
      const [triggers, when, add] = await tow.quoted();
      await tow.press(tow.control(triggers));
      await tow.write(page.locator("#trigger-name"), trap);
      await tow.choose(page.locator(".triggers select").first(), goblin);
      await tow.choose(page.locator(".triggers select").last(), when);
      await tow.press(tow.control(add));
      // The form stays open for the next effect. Escape folds it.
      await expect(page.locator("#trigger-name")).toHaveValue("");
      await expectUncovered(page.locator(PHASE));
      await page.keyboard.press("Escape");
      await expect(page.locator("#trigger-name")).toBeHidden();
    },
    async () => {
      await tow.mainUntilPhase(main(goblin));
      await expect(tow.stack).toHaveText([trap]);
    },
    async () => {
      await tow.passUntil(resolving(trap));
      await tow.press(tow.go);
    },
    async () => tow.mainUntilPhase(landing),
    async () => {
      await expect(tow.stack).toHaveCount(1);
      await tow.passUntil(resolving((await tow.stack.innerText()).split(" →")[0]));
      await tow.press(tow.go);
    },
  ];
}

for (const [by, { driver, use }] of Object.entries(inputMethods)) {
  for (const [lang, { over }] of Object.entries(languages)) {
    test.describe(`in ${lang}, by ${by}`, () => {
      test.use({ locale: words[lang].locale, ...use });

      test("an arrow, a response, a fumble and a trigger are played step by step", async ({ page }) => {
        test.slow();
        const tow = new Tour(page, lang, driver);
        tow.lang = lang;
        await tow.open();
        await tow.press(page.locator("#sample-all"));
        await tow.press(page.locator("#sample-tow-tutorial"));
        await expect(page.locator(".member")).toHaveCount(4);
        for (const [index, play] of steps(tow, lang).entries()) {
          await test.step(`step ${index + 1}`, async () => {
            await tow.expectStep(index + 1);
            await expect(page.locator(".tour-says")).toBeInViewport();
            await play();
            await tow.expectNoOverflow();
          });
        }
        await expect(page.locator(".tour-says")).toContainText(over);
        await tow.expectUsable();
        await tow.press(page.locator("#tour-leave"));
        await expect(page.locator(".tour")).toHaveCount(0);
        tow.expectNoConsoleOutput();
      });
    });
  }
}
