// Page object: the rules in words, in any of the app's languages.
import { expect } from "@playwright/test";

/** The number of rules, in all rulesets. */
export const RULES = 378;

/** The texts that the tests look for, in each language. */
export const words = {
  en: {
    locale: "en-GB",
    title: "The rules",
    anyGame: "Any other game",
    leave: "Back to the encounter",
    search: "Search by word or rule number",
    all: `${RULES} rules`,
    none: "No rule has all these words.",
    missing: /didn’t load/,
    again: "Try again",
    flatFooted: "Everyone is flat-footed until their first turn.",
    plain: { typed: "uncanny dodge", found: "D35-11" },
  },
  es: {
    locale: "es-ES",
    title: "Las reglas",
    anyGame: "Otro juego",
    leave: "Volver al encuentro",
    search: "Buscar por palabra o por número",
    all: `${RULES} reglas`,
    none: "Ninguna regla contiene todas esas palabras.",
    missing: /No se han podido cargar/,
    again: "Intentar de nuevo",
    flatFooted: "Todos están desprevenidos hasta que llega su primer turno.",
    plain: { typed: "DURACION conjuros", found: "D30-36" },
  },
  fr: {
    locale: "fr-FR",
    title: "Les règles",
    anyGame: "Autre jeu",
    leave: "Retour à la rencontre",
    search: "Chercher par mot ou par numéro",
    all: `${RULES} règles`,
    none: "Aucune règle ne contient tous ces mots.",
    missing: /n’ont pas pu être chargées/,
    again: "Réessayer",
    flatFooted: "Chacun est pris au dépourvu tant que son premier tour n’est pas arrivé.",
    plain: { typed: "EGALITES creatures", found: "D5E-24" },
  },
};

export class Rules {
  constructor(page, lang) {
    this.page = page;
    this.words = words[lang];
    this.heading = page.getByRole("heading", { level: 1, name: this.words.title });
    this.search = page.getByLabel(this.words.search);
    this.count = page.locator(".rules-top .hint");
    this.leaveButton = page.getByRole("button", { name: this.words.leave });
  }

  rule(id) {
    return this.page.locator(`[id="${id}"]`);
  }

  /** The ids shown, from top to bottom. */
  ids() {
    return this.page.locator(".chapter .id").allInnerTexts();
  }

  /** The rulesets, from top to bottom. */
  games() {
    return this.page.locator(".chapter h2").allInnerTexts();
  }

  async expectOpen() {
    await expect(this.heading).toBeVisible();
    await expect(this.count).toHaveText(this.words.all);
  }

  async expectClosed() {
    await expect(this.heading).toHaveCount(0);
    await expect(this.page.locator(".top")).toBeVisible();
  }
}
