// The other two browser engines: a combat of three rounds, reloaded, and with the host down.
import { expect, test } from "@playwright/test";
import { Firefox, WebKit } from "../drivers/browsers.js";
import { Site } from "../fixtures/site.js";
import { words } from "../pages/table.js";

// A cold browser starts slowly.
test.describe.configure({ timeout: 120_000 });

const en = words.en;

/**
 * Returns the state on screen: round, current turn and hit points. A row has no inner text until it is first
 * visible.
 */
const readState = (driver) =>
  driver.evaluate(() => ({
    round: document.querySelector(".round strong")?.innerText,
    turn: document.querySelector('.row[aria-current="true"] .name')?.textContent,
    hp: [...document.querySelectorAll(".row .hp > span:first-child")].map((hp) => parseInt(hp.textContent, 10)),
    fallen: document.querySelector(".stopped")?.innerText ?? null,
  }));

/** The current combatant deals damage and ends its turn. */
async function playTurn(driver, round) {
  const before = await readState(driver);
  await driver.until((round) => document.querySelector(".round strong")?.innerText === round, round);
  await driver.tap('.row[aria-current="true"] .name');
  await driver.tap(".to-damage");
  await driver.type("1");
  await driver.until((sum) => [...document.querySelectorAll(".row .hp > span:first-child")].reduce((all, hp) => all + parseInt(hp.textContent, 10), 0) === sum, before.hp[0] + before.hp[1] - 1);
  await driver.tap(".go");
  await driver.until((name) => document.querySelector('.row[aria-current="true"] .name')?.textContent !== name, before.turn);
}

for (const Browser of [Firefox, WebKit]) {
  test(`${Browser.name}: three rounds, reloaded, and without the host`, async () => {
    for (const name of Browser.programs) {
      expect(process.env[name], `${name} names a program; cargo xtask test installs it where it can`).toBeTruthy();
    }
    const site = new Site();
    const driver = new Browser();
    try {
      await site.start();
      await driver.open(process.env);
      await driver.go(site.url);
      await driver.tap("#quick-line");
      // The modifiers leave no tie.
      await driver.type("Aria +19 hp 30 pc; Ogre -2 hp 30");
      await driver.until(() => document.querySelectorAll(".member").length === 2);
      await driver.tap(".go");
      await driver.tap("button", en.rollAll);
      for (const round of [1, 2, 3]) for (let turns = 0; turns < 2; turns += 1) await playTurn(driver, en.round(round));
      const played = await readState(driver);
      expect(played).toMatchObject({ round: en.round(4), fallen: null });
      expect(played.hp[0] + played.hp[1]).toBe(54);

      await driver.reload();
      await driver.until(() => document.querySelector(".row"));
      expect(await readState(driver)).toEqual(played);

      await driver.until(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated"));
      await site.stop();
      await driver.reload();
      await driver.until(() => document.querySelector(".row"));
      expect(await readState(driver)).toEqual(played);
      await playTurn(driver, en.round(4));
    } finally {
      await driver.close();
      await site.stop();
    }
  });
}
