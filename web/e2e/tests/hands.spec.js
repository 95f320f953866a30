// The sources' examples by every hand: by keyboard alone, and by touch on a narrow screen. What they show
// is in the specs that play them at length; here they come to the same end.
import { expect, test } from "@playwright/test";
import { Cycle } from "../pages/cycle.js";
import { Table } from "../pages/table.js";

/** By keys alone: what is wanted is gone to, and pressed. */
const keyboard = {
  press: async (page, wanted) => {
    await wanted.focus();
    await expect(wanted).toBeFocused();
    await page.keyboard.press("Enter");
  },
  go: async (page) => page.keyboard.press("n"),
  write: async (page, field, text) => {
    await field.focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(text);
  },
  enter: async (page) => page.keyboard.press("Enter"),
};

/** By touch: what is wanted is tapped; what is written comes from the keyboard on the screen. */
const touch = {
  press: async (page, wanted) => wanted.tap(),
  go: async (page) => page.locator("#go").tap(),
  write: async (page, field, text) => {
    await field.tap();
    await field.fill(text);
  },
  enter: async (page, form) => form.getByRole("button").first().tap(),
};

const hands = {
  keyboard: { hand: keyboard, use: {} },
  touch: { hand: touch, use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
};

/** A table that is played by one hand. */
class Played extends Table {
  constructor(page, lang, hand) {
    super(page, lang);
    this.hand = hand;
  }

  press(wanted) {
    return this.hand.press(this.page, wanted);
  }

  go() {
    return this.hand.go(this.page);
  }

  async totals(all) {
    for (const [name, total] of Object.entries(all)) {
      const field = this.page.getByLabel(this.words.total(name), { exact: true });
      await this.hand.write(this.page, field, String(total));
      await this.hand.enter(this.page, this.page.locator("form.call").filter({ has: field }));
    }
  }

  async expectFine() {
    await this.expectNoOverflow();
    this.expectSilence();
  }
}

const fights = {
  "the kobold in the corridor (3.0)": ["es", async (table, page) => {
    await table.press(table.button("El kobold del pasillo D&D 3.0"));
    await table.press(page.locator("#prepare"));
    await expect(page.locator(".prepared")).toHaveText("Asaltos de preparación: 1");
    await table.go();
    await table.expectTurn("Kobold");
    await table.press(page.locator(".pip").first());
    await table.go();
    await table.totals({ Tordek: 11, Mialee: 18, Kobold: 7 });
    await table.expectTurn("Mialee");
    expect(await table.order()).toEqual(["Mialee", "Tordek", "Kobold"]);
  }],
  "Lidda and the gargoyle (3.0)": ["fr", async (table) => {
    await table.press(table.button("Lidda et la gargouille D&D 3.0"));
    await table.go();
    await table.totals({ Lidda: 11, Gargouille: 17 });
    await table.expectRound("Round de surprise");
    await table.expectTurn("Gargouille");
    await table.go();
    await table.expectTurn("Lidda");
    await table.go();
    await table.totals({ Tordek: 20, Jozan: 3 });
    await table.expectRound("Round 1");
    expect(await table.order()).toEqual(["Tordek", "Gargouille", "Lidda", "Jozan"]);
  }],
  "the archer at the door, whose shot lies on the pile (3.5)": ["en", async (table, page) => {
    await table.press(table.button("The archer at the door D&D 3.5"));
    await table.go();
    await table.totals({ Mialee: 18, Tordek: 5, Orc: 15, Gnoll: 10 });
    await table.expectTurn("Mialee");
    await table.press(page.locator("#ready"));
    await table.hand.write(page, page.locator("#ready-what"), "shoot");
    await table.hand.write(page, page.getByLabel("On what condition"), "somebody comes");
    await table.press(page.locator("details.ready").getByRole("button", { name: "Ready an action" }));
    await expect(table.row("Mialee")).toContainText("ready");
    await table.press(page.locator("#go"));
    await table.expectTurn("Orc");
    await table.press(page.locator("#delay"));
    await table.expectTurn("Gnoll");
    await table.press(page.locator(".comes-in button").getByText("Mialee"));
    // The turn is the bottom card, and the shot lies on it until it is resolved.
    await expect(page.locator(".pile .what")).toHaveText(["shoot (somebody comes)", "turn"]);
    await expect(page.locator(".pile .name")).toHaveText(["Mialee", "Gnoll"]);
    await expect(page.locator("#go")).toContainText("Resolve: Mialee");
    await table.press(page.locator("#go"));
    await expect(page.locator(".pile .what")).toHaveCount(0);
    await table.expectTurn("Gnoll");
    await table.press(page.locator(".comes-in button").getByText("Orc acts after"));
    await table.expectTurn("Orc");
    expect(await table.order()).toEqual(["Mialee", "Gnoll", "Orc", "Tordek"]);
  }],
  "the counterspell (3.5)": ["fr", async (table, page) => {
    await table.add("Mialee +1 pv 12 pj; Magicien +2 pv 30");
    await table.press(page.locator("#go"));
    await table.totals({ Mialee: 18, Magicien: 15 });
    await table.expectTurn("Mialee");
    await table.press(page.locator("#ready"));
    const form = page.locator("details.ready");
    await table.hand.write(page, page.getByLabel("Ce qui sera fait"), "Contresort");
    await table.hand.write(page, page.getByLabel("À quelle condition"), "le magicien incante");
    await form.locator("select").nth(2).selectOption({ label: "faire un contresort" });
    await table.press(form.getByRole("button", { name: "Préparer une action" }));
    await table.press(page.locator("#go"));
    await table.expectTurn("Magicien");
    await table.press(page.locator("#cast"));
    await table.hand.write(page, page.getByLabel("Sort", { exact: true }), "Hâte");
    await table.hand.write(page, page.getByLabel("Niveau du sort"), "3");
    await table.press(table.button("Lancer"));
    await expect(page.locator(".pile .what")).toHaveText(["Hâte", "tour de jeu"]);
    const check = page.getByRole("group", { name: "Mialee : Art de la magie, DD 18" });
    await table.hand.write(page, check.getByLabel("Modificateur, ou total"), "18");
    await table.press(check.getByRole("button", { name: "Total 18" }));
    await table.press(page.getByRole("button", { name: "Le même sort (profane)" }));
    await table.press(page.locator("#go"));
    await expect(page.getByRole("status")).toContainText("Le sort est contré.");
    await table.expectTurn("Magicien");
  }],
  "the bandit camp (5e)": ["es", async (table, page) => {
    await table.press(table.button("El campamento de bandidos D&D 5e"));
    await table.go();
    await table.totals({ Lidda: 8, Regdar: 10, Capitán: 21, Bandido: 3 });
    await table.expectTurn("Capitán");
    await table.press(page.locator(".pip").first());
    await expect(page.locator(".refusal")).toContainText("D5E-1");
    await table.press(page.locator("#go"));
    await table.expectTurn("Regdar");
    await expect(table.row("Capitán").getByRole("button", { name: "sorprendido" })).toHaveCount(0);
  }],
};

for (const [by, { hand, use }] of Object.entries(hands)) {
  for (const [name, [lang, play]] of Object.entries(fights)) {
    test.describe(`${name}, by ${by} alone`, () => {
      const locale = { en: "en-GB", es: "es-ES", fr: "fr-FR" }[lang];
      test.use({ locale, ...use });

      test("comes to its end", async ({ page }) => {
        const table = new Played(page, lang, hand);
        await table.open();
        await play(table, page);
        await table.expectFine();
      });
    });
  }
}

test.describe("by touch", () => {
  test.use(hands.touch.use);

  test("a row is dragged by its bar", async ({ page, context }) => {
    const table = new Played(page, "en", touch);
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
    const x = bar.x + 2;
    await at("touchStart", x, bar.y + bar.height / 2);
    for (let step = 1; step <= 6; step += 1) {
      await at("touchMove", x, bar.y + bar.height / 2 + ((to.y + 6 - bar.y - bar.height / 2) * step) / 6);
    }
    await expect(table.row("Orc")).toHaveAttribute("data-drop", "before");
    await at("touchEnd", x, to.y + 6);
    expect(await table.order()).toEqual(["Lidda", "Wolf", "Orc"]);
    await expect(page.locator("[data-drop], [data-dragged]")).toHaveCount(0);
    await expect(page.locator(".log li").filter({ hasText: "rules otherwise" })).toHaveCount(1);
    await table.expectFine();
  });
});

test("states and effects on the mind of Tales of War are set on the actor's panel", async ({ page }) => {
  const cycle = new Cycle(page, "en");
  await cycle.open();
  await cycle.fight({ Ada: 10, Bo: 15 });
  await cycle.actor("Bo").locator(".name").click();
  const panel = page.locator(".panel");
  await panel.locator(".conditions summary").click();
  await expect(panel.locator(".conditions .toggle")).toHaveText(["unconscious", "in a coma", "stable", "dead"]);
  await panel.getByRole("button", { name: "in a coma" }).click();
  await expect(panel.getByRole("button", { name: "in a coma" })).toHaveAttribute("aria-pressed", "true");
  await page.locator("#mind").click();
  await panel.getByLabel("Effects on the mind").fill("terror");
  await panel.getByLabel("Effects on the mind").press("Enter");
  await expect(panel.locator(".mind li")).toContainText("terror");
  await expect(page.locator("#mind")).toBeFocused();
  await panel.getByRole("button", { name: "End: terror" }).click();
  await expect(panel.locator(".mind li")).toHaveCount(0);
  await cycle.expectNoOverflow();
  cycle.expectSilence();
});
