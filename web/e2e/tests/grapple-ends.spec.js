// A grapple in D&D 5e: whoever is incapacitated lets go (D5E-85).
import { expect, test } from "@playwright/test";
import { PHONE, touch } from "../drivers/touch.js";
import { DrivenTable } from "../pages/driven-table.js";
import { words } from "../pages/table.js";
import { withPlainSpaces } from "../pages/text.js";

const texts = {
  en: {
    grappled: "grappled", stunned: "stunned", open: "until removed",
    why: "Regdar is grappled by Ogre, until Ogre lets go or is incapacitated.", free: "Regdar: no longer grappled by Ogre.",
  },
  es: {
    grappled: "agarrado", stunned: "aturdido", open: "hasta que lo quites",
    why: "Ogre agarra a Regdar hasta que suelte o reciba el estado «incapacitado».", free: "Regdar pierde el estado «agarrado» causado por Ogre.",
  },
  fr: {
    grappled: "agrippé", stunned: "étourdi", open: "jusqu’à nouvel ordre",
    why: "Ogre agrippe Regdar jusqu’à lâcher prise, et lâche aussitôt dans l’état « neutralisé ».", free: "Regdar : fin de l’état « agrippé » causé par Ogre.",
  },
};

for (const [lang, text] of Object.entries(texts)) {
  test.describe(`in ${lang}`, () => {
    test.use({ ...PHONE, locale: words[lang].locale });

    test("a stunned ogre lets go, and so does a felled one", async ({ page }) => {
      const table = await DrivenTable.playing(page, lang, touch, "D&D 5e (2014)", "Regdar hp 20 pc; Ogre -1 hp 30", { Regdar: 8, Ogre: 15 });
      const held = table.row("Regdar").locator(".tag.lasting", { hasText: text.grappled });
      await table.give("Regdar", text.grappled, { until: { duration: text.open, by: "Ogre" } });
      await held.tap();
      const why = table.row("Regdar").locator(".why");
      await expect.poll(async () => withPlainSpaces(await why.innerText())).toContain(text.why);
      await expect(why).toContainText("D5E-85");
      await page.keyboard.press("Escape");
      await table.give("Ogre", text.stunned);
      await expect(held).toHaveCount(0);
      await table.expectLogged(text.free);
      await table.undo();
      await expect(table.row("Ogre")).not.toContainText(text.stunned);
      await expect(held).toBeVisible();
      // Other conditions do not end it.
      await table.damage("Ogre", 29, "1 / 30");
      await expect(held).toBeVisible();
      await table.damage("Ogre", 1, "0 / 30");
      await expect(held).toHaveCount(0);
      table.expectNoConsoleOutput();
    });
  });
}
