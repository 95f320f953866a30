// Page object: the rules in words, as somebody reads them in any of the app's languages.
import { expect } from "@playwright/test";

/** What the tests look for, in each language. */
export const words = {
  en: {
    locale: "en-GB",
    title: "The rules",
    leave: "Back to the table",
    search: "Search, by word or by number",
    all: "280 rules",
    none: "No rule has all these words.",
    missing: /could not be fetched/,
    again: "Try again",
    flatFooted: "Everybody is flat-footed until their own first turn comes.",
    plain: { typed: "uncanny dodge", found: "D35-11" },
  },
  es: {
    locale: "es-ES",
    title: "Las reglas",
    leave: "Volver a la mesa",
    search: "Buscar, por palabra o por número",
    all: "280 reglas",
    none: "Ninguna regla tiene todas esas palabras.",
    missing: /No se han podido traer/,
    again: "Intentar de nuevo",
    flatFooted: "Todos están desprevenidos hasta que llega su primer turno.",
    plain: { typed: "DURACION conjuros", found: "D30-36" },
  },
  fr: {
    locale: "fr-FR",
    title: "Les règles",
    leave: "Retour à la table",
    search: "Chercher, par mot ou par numéro",
    all: "280 règles",
    none: "Aucune règle n’a tous ces mots.",
    missing: /n’ont pas pu être récupérées/,
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

  /** The ids that are shown, from top to bottom. */
  ids() {
    return this.page.locator(".chapter .id").allInnerTexts();
  }

  /** The games, from top to bottom. */
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
