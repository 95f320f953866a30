// The crash screen: plain words, next steps, and every encounter as a file.
import fs from "node:fs";
import { expect, test } from "@playwright/test";
import { Site } from "../fixtures/site.js";
import { TRAP } from "../fixtures/trap.js";
import { Home } from "../pages/home.js";
import { rememberRuleset, Table } from "../pages/table.js";
import { countMissing, expectNothingLost } from "../reports/faults.js";

const traps = {
  "a handler": (trap) => {
    document.addEventListener("click", trap, { once: true });
    document.body.click();
  },
  "a timer": (trap) => setTimeout(trap),
  "a task": (trap) => queueMicrotask(trap),
  "a promise": (trap) => Promise.resolve().then(trap),
  "a frame": (trap) => requestAnimationFrame(trap),
};

/** Stops the app by a trap, in a handler, a timer, a task, a promise or a frame. */
async function crash(page, how) {
  await page.evaluate(
    async ([bytes, how]) => {
      const { instance } = /** @type {any} */ (await WebAssembly.instantiate(new Uint8Array(bytes)));
      setTimeout(() => new Function("trap", `(${how})(trap)`)(instance.exports.f));
    },
    [TRAP, String(how)],
  );
}

async function expectStopped(page, words) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
}

test.use({ bypassCSP: true });

for (const [place, how] of Object.entries(traps)) {
  test(`a panic in ${place} gives a message, and a reload restores the combat`, async ({ page }) => {
    const table = await Table.opened(page, "en");
    await table.add("Lidda +3 hp 16 pc");
    await crash(page, how);
    await expectStopped(page, "Asalto has stopped");
    await expect(page.getByRole("button", { name: "Reload" })).toBeFocused();
    await page.keyboard.press("z");
    await page.keyboard.press("Enter");
    expectNothingLost("trap", 1, await countMissing(page, ["Lidda"]));
  });
}

/** Crashes the app itself: removes a browser API, and then makes the app use it. */
const ownPanics = {
  "a handler": async (page) => {
    await page.evaluate(() => {
      const event = new Event("input", { bubbles: true });
      Object.defineProperty(event, "target", { value: null });
      setTimeout(() => document.getElementById("quick-line").dispatchEvent(event));
    });
  },
  "an effect": async (page) => {
    await page.evaluate(() => {
      // It fails once, because the guard needs it too.
      const { createElement } = Document.prototype;
      Document.prototype.createElement = () => {
        Document.prototype.createElement = createElement;
        throw new Error("none left");
      };
    });
    await page.getByText("Full form").click();
  },
  // The log formats large numbers for the language.
  "a memo": async (page, table) => {
    await page.locator(".go").click();
    await table.button(table.words.rollAll).click();
    await page.locator(".row .name").first().click();
    await page.getByLabel(table.words.amount).fill("1500");
    await page.getByLabel(table.words.amount).press("Enter");
    await table.button(table.words.undo).click();
    await page.evaluate(() => {
      Number.prototype.toLocaleString = () => {
        throw new Error("no such language");
      };
    });
    await table.button(table.words.redo).click();
  },
  "a frame": async (page) => {
    await page.evaluate(() => {
      Document.prototype.getElementById = () => {
        throw new Error("not now");
      };
    });
    await page.locator("#quick-line").click();
    await page.keyboard.type("Tordek +1");
    await page.keyboard.press("Enter");
  },
};

for (const [place, happens] of Object.entries(ownPanics)) {
  test(`the app's own panic in ${place} gives a message, and nothing is lost`, async ({ page }) => {
    // Without a table of creatures, whose search would look at the page before the frame does.
    const table = await Table.opened(page, "en", "Dnd30");
    await table.add("Lidda +3 hp 16 pc");
    await happens(page, table);
    await expectStopped(page, "Asalto has stopped");
    await page.keyboard.press("Enter");
    await expect(page.locator("main .screen")).toBeVisible();
    const kept = await page.getByText("Lidda", { exact: true }).count();
    expectNothingLost("ownPanic", 1, Number(kept === 0));
  });
}

for (const [lang, locale, stopped, download] of [
  ["en", "en-GB", "Asalto has stopped", "Download all encounters"],
  ["es", "es-MX", "Asalto se ha detenido", "Descargar todos los encuentros"],
  ["fr", "fr-CA", "Asalto s’est arrêté", "Télécharger toutes les rencontres"],
]) {
  test.describe(lang, () => {
    test.use({ locale });
    test("all stored data can be downloaded as a file", async ({ page }) => {
      const table = await Table.opened(page, lang);
      await table.add("Lidda +3 hp 16 pc");
      await table.add("Tordek +1");
      await table.add("Mialee +2");
      await crash(page, traps["a timer"]);
      await expectStopped(page, stopped);
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: download }).click()]);
      expect(file.suggestedFilename()).toMatch(/^asalto-\d{4}-\d\d-\d\d\.asalto$/);
      const { asalto, slots } = JSON.parse(fs.readFileSync(await file.path(), "utf8"));
      expect(asalto).toBe(2);
      expect(Object.values(slots).some((text) => text.includes("Lidda"))).toBe(true);
      // Only the journal has the last command.
      const last = Object.keys(slots).filter((key) => key.includes("encounter.") && slots[key].includes("Mialee"));
      expect(last.map((key) => key.split(".").at(-1))).toEqual(["journal-b"]);
    });
  });
}

test("safe mode leaves the last encounter closed, and in the list", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  await crash(page, traps["a timer"]);
  await page.getByRole("button", { name: "Start in safe mode" }).click();
  await expect(page.getByRole("alert")).toContainText("Safe mode");
  await expect(page.locator(".member")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
  await new Home(page).openEncounter("Lidda");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
  await page.reload();
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
});

test("two crashes in a row start safe mode", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await table.add("Lidda +3 hp 16 pc");
  for (let time = 0; time < 2; time += 1) {
    await crash(page, traps["a timer"]);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByLabel(table.words.quickLine)).toBeVisible();
  }
  await expect(page.getByRole("alert")).toContainText("Safe mode");
});

for (const ending of [".wasm", ".js"]) {
  test(`a missing part *${ending} gives a message`, async ({ page }) => {
    const site = new Site();
    site.files.delete(site.named("app-", ending));
    await site.start();
    await rememberRuleset(page);
    await page.goto(site.url);
    await expectStopped(page, "Asalto could not be loaded");
    await site.stop();
  });
}

test("foreign errors do not stop the app", async ({ page }) => {
  const table = await Table.opened(page, "en");
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("an extension of the browser");
    });
    Promise.reject(new Error("another"));
  });
  await table.add("Lidda +3 hp 16 pc");
  await expect(page.locator(".member .name")).toHaveText(["Lidda"]);
});
