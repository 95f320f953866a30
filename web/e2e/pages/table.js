// Page object: the app as somebody uses it, by roles and names in any of its languages.
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";

/** What the tests look for, in each language. */
export const words = {
  en: {
    locale: "en-GB",
    sample: "The ambush D&D 3.5",
    quickLine: "Add combatants",
    add: "Add",
    start: "Start the fight",
    rollAll: "Roll for all",
    total: (name) => `Total: ${name}`,
    enter: "Enter",
    round: (number) => `Round ${number}`,
    surpriseRound: "Surprise round",
    endTurn: (who, next) => `End ${who}’s turn → ${next}`,
    flatFooted: "flat-footed",
    surprised: "surprised",
    amount: "Amount",
    damage: "Damage",
    heal: "Heal",
    undo: "Undo",
    redo: "Redo",
    previous: "Previous turn",
    ruleOtherwise: "Rule otherwise",
    standard: "standard",
    opens: (aware) => `Some are aware: surprise round. ${aware} act, one action each.`,
    sideAware: "Foes: aware of the party",
    turn: (who) => `${who}’s turn.`,
    menu: "Menu",
    newEncounter: "New encounter",
  },
  es: {
    locale: "es-ES",
    sample: "La emboscada D&D 3.5",
    quickLine: "Añadir combatientes",
    add: "Añadir",
    start: "Empezar el combate",
    rollAll: "Tirar por todos",
    total: (name) => `Total: ${name}`,
    enter: "Anotar",
    round: (number) => `Asalto ${number}`,
    surpriseRound: "Asalto de sorpresa",
    endTurn: (who, next) => `Fin del turno de ${who} → ${next}`,
    flatFooted: "desprevenido",
    surprised: "sorprendido",
    amount: "Cantidad",
    damage: "Daño",
    heal: "Curar",
    undo: "Deshacer",
    redo: "Rehacer",
    previous: "Turno anterior",
    ruleOtherwise: "Decidir otra cosa",
    standard: "estándar",
    opens: (aware) =>
      `Algunos son conscientes: asalto de sorpresa. ${aware} actúan, una acción cada uno.`,
    sideAware: "Enemigos: conscientes del grupo",
    turn: (who) => `Turno de ${who}.`,
    menu: "Menú",
    newEncounter: "Encuentro nuevo",
  },
  fr: {
    locale: "fr-FR",
    sample: "L’embuscade D&D 3.5",
    quickLine: "Ajouter des combattants",
    add: "Ajouter",
    start: "Commencer le combat",
    rollAll: "Lancer pour tous",
    total: (name) => `Total : ${name}`,
    enter: "Noter",
    round: (number) => `Round ${number}`,
    surpriseRound: "Round de surprise",
    endTurn: (who, next) => `Fin du tour de ${who} → ${next}`,
    flatFooted: "pris au dépourvu",
    surprised: "surpris",
    amount: "Quantité",
    damage: "Dégâts",
    heal: "Soigner",
    undo: "Annuler",
    redo: "Rétablir",
    previous: "Tour précédent",
    ruleOtherwise: "En décider autrement",
    standard: "simple",
    opens: (aware) =>
      `Certains sont conscients : round de surprise. ${aware} agissent, une action chacun.`,
    sideAware: "Ennemis : conscients du groupe",
    turn: (who) => `Tour de ${who}.`,
    menu: "Menu",
    newEncounter: "Nouvelle rencontre",
  },
};

export class Table {
  constructor(page, lang) {
    this.page = page;
    this.words = words[lang];
    this.said = [];
    page.on("console", (message) => this.said.push(message.text()));
    page.on("pageerror", (error) => this.said.push(String(error)));
  }

  async open() {
    await this.page.goto("./");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** A fight by some rules, with those of a line and their totals, at its first turn. */
  static async fight(page, lang, ruleset, line, totals) {
    const table = new Table(page, lang);
    await table.open();
    await page.locator("select.ruleset").selectOption({ label: ruleset });
    await table.add(line);
    await table.start();
    for (const [name, total] of totals) await table.total(name, total);
    return table;
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Presses Tab until what is wanted has the focus. */
  async tabTo(wanted) {
    for (let steps = 0; steps < 150; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`never came to ${wanted}`);
  }

  async add(line) {
    await this.page.getByLabel(this.words.quickLine).fill(line);
    await this.page.getByLabel(this.words.quickLine).press("Enter");
  }

  /** Starts the fight, types the totals in the order they are asked for, and is at the first turn. */
  async start() {
    await this.page.locator(".go").click();
  }

  async total(name, total) {
    const field = this.page.getByLabel(this.words.total(name), { exact: true });
    await field.fill(String(total));
    await field.press("Enter");
  }

  row(name) {
    return this.page.locator(".row").filter({
      has: this.page.getByRole("button", { name, exact: true }),
    });
  }

  /** The names in the order, first to act first. */
  async order() {
    return this.page.locator(".row .name").allInnerTexts();
  }

  /** Ends the turn by the big command, whose name says what it will do. */
  async endTurn(who, next) {
    await this.page.getByRole("button", { name: this.words.endTurn(who, next) }).click();
  }

  async expectTurn(name) {
    await expect(this.page.locator('.row[aria-current="true"] .name')).toHaveText(name);
  }

  async expectRound(text) {
    await expect(this.page.locator(".round strong")).toHaveText(text);
  }

  async damage(name, amount) {
    await this.row(name).getByRole("button", { name, exact: true }).click();
    await this.page.getByLabel(this.words.amount).fill(String(amount));
    await this.page.getByLabel(this.words.amount).press("Enter");
  }

  async heal(name, amount) {
    await this.row(name).getByRole("button", { name, exact: true }).click();
    await this.page.getByLabel(this.words.amount).fill(String(amount));
    await this.page.getByLabel(this.words.amount).press("Shift+Enter");
  }

  async expectHitPoints(name, text) {
    await expect(this.row(name).locator(".hp > span").first()).toHaveText(text);
  }

  expectSilence() {
    expect(this.said).toEqual([]);
  }

  /** Nothing is in the way of those who cannot see or point. */
  async expectLegible() {
    // What moves is judged where it comes to rest.
    await this.page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map((fault) => `${fault.id}: ${fault.nodes[0].html}`)).toEqual([]);
  }

  /** The same, with nothing that sticks out to the side. */
  async expectFine() {
    await this.expectNoOverflow();
    await this.expectLegible();
  }

  /** Nothing sticks out to the side. */
  async expectNoOverflow() {
    const over = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  }
}
