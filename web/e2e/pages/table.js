// Page object: the app, by roles and names in any of its languages.
import { expect } from "@playwright/test";
import { axeViolations, waitForAnimations } from "../fixtures/axe.js";
import { recordAppStart, waitForApp } from "./app-start.js";

/** The texts that the tests look for, in each language. */
export const words = {
  en: {
    locale: "en-GB",
    sample: "The ambush D&D 3.5",
    quickLine: "Add combatants",
    add: "Add",
    start: "Start combat",
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
    ruleOtherwise: "Override",
    standard: "standard action",
    opens: (aware) => `Surprise round: ${aware} act, one action each.`,
    sideAware: "Enemies aware of the party",
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
    ruleOtherwise: "Hacerlo de todos modos",
    standard: "acción estándar",
    opens: (aware) =>
      `Solo algunos son conscientes: asalto de sorpresa. ${aware} actúan, con una sola acción cada cual.`,
    sideAware: "Enemigos: conscientes de los aliados",
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
    rollAll: "Tout lancer",
    total: (name) => `Total : ${name}`,
    enter: "Valider",
    round: (number) => `Round ${number}`,
    surpriseRound: "Round de surprise",
    endTurn: (who, next) => `Fin du tour de ${who} → ${next}`,
    flatFooted: "pris au dépourvu",
    surprised: "surpris",
    amount: "Quantité",
    damage: "Dégâts",
    heal: "Soins",
    undo: "Annuler",
    redo: "Rétablir",
    previous: "Tour précédent",
    ruleOtherwise: "Passer outre",
    standard: "action simple",
    opens: (aware) =>
      `Round de surprise : ${aware} agissent, une seule action par personne.`,
    sideAware: "Ennemis : groupe repéré",
    turn: (who) => `Tour de ${who}.`,
    menu: "Menu",
    newEncounter: "Nouvelle rencontre",
  },
};

/** Makes the browser remember a ruleset by its id. Most tests use D&D 3.5. */
export const rememberRuleset = (page, ruleset = "Dnd35") =>
  page.addInitScript((ruleset) => {
    try {
      if (localStorage.getItem("asalto.1.ruleset") === null) localStorage.setItem("asalto.1.ruleset", ruleset);
    } catch {
      // A test may block the storage.
    }
  }, ruleset);

/** The longest way to a control, in Tabs. A longer one is shortened. */
const FAR = 4;

/**
 * Returns the number of controls from the focus to an element, in the page. It is negative if the element
 * comes before. The focus first moves to a nearer control if the way is long.
 */
function distance(element, far) {
  const controls = document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]");
  const reached = [...controls].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const from = reached.indexOf(document.activeElement);
  const to = reached.indexOf(element);
  if (to < 0) return 0;
  if (Math.abs(to - from) <= far) return to - from;
  const near = to >= far ? to - far : to + far;
  reached[near]?.focus();
  return document.activeElement === reached[near] ? to - near : to - from;
}

export class Table {
  constructor(page, lang) {
    this.page = page;
    this.words = words[lang];
    this.consoleOutput = [];
    page.on("console", (message) => this.consoleOutput.push(message.text()));
    page.on("pageerror", (error) => this.consoleOutput.push(String(error)));
  }

  /** Opens the app at its first screen, in a browser that remembers a ruleset by its id. */
  static async opened(page, lang, ruleset) {
    const table = new Table(page, lang);
    await table.open(ruleset);
    return table;
  }

  /** Starts a combat at its first turn, with a ruleset, the combatants of a quick line, and their totals. */
  static async inCombat(page, lang, ruleset, line, totals) {
    const table = await Table.opened(page, lang);
    await table.chooseRuleset(ruleset);
    await table.add(line);
    await table.start();
    for (const [name, total] of totals) await table.total(name, total);
    return table;
  }

  async open(ruleset) {
    await rememberRuleset(this.page, ruleset);
    await recordAppStart(this.page);
    await this.page.goto("./");
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitForApp(this.page);
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  get status() {
    return this.page.getByRole("status").first();
  }

  get alert() {
    return this.page.getByRole("alert");
  }

  /** The items on the stack of interruptions, newest first. */
  get stack() {
    return this.page.locator(".pile .what");
  }

  /** The buttons of combatants that can act out of turn: readied actions and delays. */
  get comesIn() {
    return this.page.locator(".comes-in button");
  }

  /** Presses Tab, or Shift+Tab if that is nearer, until this control has the focus. */
  async tabTo(control) {
    const away = await control.evaluate(distance, FAR);
    for (let pressed = 0; pressed < Math.abs(away); pressed += 1) {
      await this.page.keyboard.press(away > 0 ? "Tab" : "Shift+Tab");
    }
    // The count is an estimate. For example, only one of several radio buttons takes the focus.
    for (let steps = 0; steps < 150; steps += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`never came to ${control}`);
  }

  /** The id of the element with the focus, or its tag if it has none. */
  focused() {
    return this.page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
  }

  /** Waits until no field has the focus that takes the main key as text. */
  async waitForShortcuts() {
    await expect(this.page.locator("input:focus:not([data-main-key])")).toHaveCount(0);
  }

  /** Chooses a ruleset by its label. */
  async chooseRuleset(label) {
    await this.page.locator("select.ruleset").selectOption({ label });
  }

  async add(line) {
    await this.page.getByLabel(this.words.quickLine, { exact: true }).fill(line);
    await this.page.getByLabel(this.words.quickLine, { exact: true }).press("Enter");
  }

  /** Chooses a sample. It loads with a part of the app, so its combatants may come later. */
  async chooseSample(label) {
    const sample = this.page.getByRole("button", { name: label });
    if (!(await sample.isVisible())) await this.page.locator("#sample-all").click();
    await sample.click();
    await expect(this.page.locator(".member").first()).toBeVisible();
  }

  /** Opens or closes the menu. */
  async toggleMenu() {
    await this.page.locator("details.menu summary").click();
  }

  /** Starts a new encounter from the menu, which closes it. */
  async newEncounter() {
    await this.toggleMenu();
    await this.button(this.words.newEncounter).click();
    await expect(this.button(this.words.newEncounter)).toBeHidden();
  }

  /** Starts combat. The error of a failed start has the notices on screen and the console output. */
  async start() {
    const go = this.page.locator(".go");
    await expect(go).toBeEnabled({ timeout: 60_000 }).catch(async (error) => {
      const notices = await this.page.locator("[role=alert], .notice").allTextContents();
      throw new Error(`${error.message}\nnotices: ${notices}\nconsole: ${this.consoleOutput.join("\n")}`);
    });
    await go.click();
  }

  /** Types an initiative total. */
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

  /** The button of a condition in a row. */
  condition(name, word) {
    return this.row(name).getByRole("button", { name: word, exact: true });
  }

  /** The lasting effects in a row. */
  effects(name) {
    return this.row(name).locator(".tag.lasting");
  }

  /** Selects a combatant in the order. */
  async select(name) {
    await this.row(name).getByRole("button", { name, exact: true }).click();
  }

  /** Opens a drawer of the panel, or presses one of its commands, by id. */
  async pressTool(id) {
    const tool = this.page.locator(`#${id}`);
    const more = this.page.locator("#more");
    await expect(tool).toHaveCount(1);
    if (!(await tool.isVisible()) && (await more.getAttribute("aria-expanded")) === "false") await more.click();
    await tool.click();
  }

  /** Returns the names in turn order. */
  async order() {
    return this.page.locator(".row .name").allTextContents();
  }

  /** Ends the turn with the main button, whose label names both combatants. */
  async endTurn(who, next) {
    await this.page.getByRole("button", { name: this.words.endTurn(who, next) }).click();
  }

  async expectOrder(names) {
    await expect(this.page.locator(".row .name")).toHaveText(names);
  }

  async expectTurn(name) {
    await expect(this.page.locator('.row[aria-current="true"] .name')).toHaveText(name);
  }

  async expectRound(text) {
    await expect(this.page.locator(".round strong")).toHaveText(text);
  }

  async damage(name, amount) {
    await this.select(name);
    await this.page.getByLabel(this.words.amount).fill(String(amount));
    await this.page.getByLabel(this.words.amount).press("Enter");
  }

  async heal(name, amount) {
    await this.select(name);
    await this.page.getByLabel(this.words.amount).fill(String(amount));
    await this.page.getByLabel(this.words.amount).press("Shift+Enter");
  }

  /** Deals damage in the row of a combatant, and checks its remaining hit points. */
  async damageInRow(name, amount, left) {
    await this.row(name).locator("button.hp").click();
    await this.row(name).locator("input.hp").fill(String(amount));
    await this.row(name).locator("input.hp").press("Enter");
    await this.expectHitPoints(name, left);
  }

  async expectHitPoints(name, text) {
    await expect(this.row(name).locator(".hp > span").first()).toHaveText(text);
  }

  /** Checks that the console has no message, and that the page has thrown no error. */
  expectNoConsoleOutput() {
    expect(this.consoleOutput).toEqual([]);
  }

  /** Checks the page with axe, and the contrast in both themes. */
  async expectAccessible() {
    expect(await axeViolations(this.page)).toEqual([]);
    // The other theme differs only in colors.
    const dark = await this.page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
    await this.page.emulateMedia({ colorScheme: dark ? "light" : "dark" });
    expect(await axeViolations(this.page, "html", ["color-contrast"])).toEqual([]);
    await this.page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
  }

  waitForAnimations() {
    return waitForAnimations(this.page);
  }

  /** Checks the page with axe, and that nothing overflows sideways. */
  async expectAccessibleWithoutOverflow() {
    await this.expectNoOverflow();
    await this.expectAccessible();
  }

  /** Checks that nothing overflows sideways. */
  async expectNoOverflow() {
    const over = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  }
}
