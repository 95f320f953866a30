// Page object: the formats of other tools in which the encounter goes out.
import fs from "node:fs";
import { expect } from "@playwright/test";

export const sendWords = {
  en: { open: "Send to other tools", download: "Download", copy: "Copy", share: "Share" },
  es: { open: "Enviar a otras herramientas", download: "Descargar", copy: "Copiar", share: "Compartir" },
  fr: { open: "Envoyer vers d’autres outils", download: "Télécharger", copy: "Copier", share: "Partager" },
};

export class SendOut {
  /** @param {"en" | "es" | "fr"} lang */
  constructor(page, lang = "en") {
    this.page = page;
    this.words = sendWords[lang];
    this.list = page.locator(".send-out").filter({ visible: true });
  }

  /** Opens the menu of a table, and the formats in it. */
  static async inMenu(table, lang = /** @type {"en" | "es" | "fr"} */ ("en")) {
    await table.toggleMenu();
    const out = new SendOut(table.page, lang);
    await out.open();
    return out;
  }

  /** Unfolds the formats, in the open menu or at home. */
  async open() {
    await this.page.getByRole("button", { name: this.words.open }).filter({ visible: true }).click();
    await expect(this.list).toBeVisible();
  }

  /** A button of a format. */
  button(way, format) {
    return this.list.getByRole("listitem").filter({ hasText: format }).getByRole("button", { name: this.words[way] });
  }

  /** Downloads a format; returns the name of the file and its text. */
  async download(format) {
    const [file] = await Promise.all([this.page.waitForEvent("download"), this.button("download", format).click()]);
    return { name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), "utf8") };
  }
}
