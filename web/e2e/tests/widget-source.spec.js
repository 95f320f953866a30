// The loading of <asalto-tracker>: the files of its attribute `src`, and nothing before it is in view.
import fs from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { LIDDA, OGRE, siteTest as test } from "../fixtures/widget.js";
import { rememberRuleset, Table } from "../pages/table.js";

const COMBATANTS = [LIDDA, OGRE];

/** Plays in a new element, and puts the result on the site under a name. */
async function putFile(host, site, name, commands, content = (element) => element.getText()) {
  const text = await host.page.evaluate(
    async ([commands, content]) => {
      const element = document.createElement("asalto-tracker");
      document.body.append(element);
      for (const command of commands) await element.dispatch(command);
      const got = await new Function("element", `return (${content})(element)`)(element);
      element.remove();
      return typeof got === "string" ? got : JSON.stringify(got);
    },
    [commands, String(content)],
  );
  site.files.set(name, Buffer.from(text));
}

test("src shows a file, and another one after a change", async ({ page, host, site }) => {
  await host.open("");
  await putFile(host, site, "text.asalto", COMBATANTS);
  await putFile(host, site, "state.json", [...COMBATANTS, { type: "addCombatant", name: "Jozan", side: 0 }], (element) => element.getState());
  await host.open(`<asalto-tracker id="a" src="${site.url}text.asalto"></asalto-tracker>`);
  expect(await host.names("a")).toEqual(["Lidda", "Ogre"]);
  await page.evaluate((src) => document.getElementById("a").setAttribute("src", src), `${site.url}state.json`);
  await expect.poll(() => host.names("a")).toEqual(["Lidda", "Ogre", "Jozan"]);
});

test("src shows the app's own download", async ({ page, host, site }) => {
  const table = new Table(page, "en");
  await rememberRuleset(page);
  await page.goto(site.url);
  await table.add("Mialee +2 pc; Kobold");
  // Later changes are in a journal.
  await table.add("Orc");
  await table.button(table.words.undo).click();
  await expect(page.locator(".member")).toHaveCount(2);
  await table.add("Troll");
  await expect(page.locator(".member")).toHaveCount(3);
  await table.toggleMenu();
  const save = page.getByRole("button", { name: "Download this encounter" });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  site.files.set("download.asalto.json", fs.readFileSync(await download.path()));
  await host.open(`<asalto-tracker id="a" src="${site.url}download.asalto.json"></asalto-tracker>`);
  expect(await host.names("a")).toEqual(["Mialee", "Kobold", "Troll"]);
});

test("a missing or foreign file is a typed error, and the encounter stays", async ({ page, host, site }) => {
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await host.dispatchAll("a", COMBATANTS);
  site.files.set("page.json", Buffer.from("{ not ours"));
  site.files.set("empty.json", Buffer.from('{"slots":{}}'));
  site.files.set("huge.txt", Buffer.alloc(20_000_001, "x"));
  site.files.set("words.txt", Buffer.from("Lidda, Ogre"));
  const fault = (name) =>
    page.evaluate(
      (src) =>
        new Promise((done) => {
          const element = document.getElementById("a");
          element.addEventListener("asalto-error", ({ detail }) => done(`${detail.name} ${detail.kind}`), { once: true });
          element.setAttribute("src", src);
        }),
      `${site.url}${name}`,
    );
  expect(await fault("missing.json")).toBe("AsaltoError unavailable");
  expect(await fault("page.json")).toBe("AsaltoError unreadable");
  expect(await fault("empty.json")).toBe("AsaltoError unreadable");
  expect(await fault("huge.txt")).toBe("AsaltoError tooLarge");
  expect(await fault("words.txt")).toBe("AsaltoError unloadable");
  expect(await host.names("a")).toEqual(["Lidda", "Ogre"]);
});

test("nothing is fetched for an element outside the view", async ({ page, host, site }) => {
  await host.open(
    `<p style="height: 9000px">A long story.</p><asalto-tracker id="a"></asalto-tracker>
     <p style="height: 9000px">More of it.</p><asalto-tracker id="b"></asalto-tracker>`,
  );
  // Two painted frames are enough for an IntersectionObserver.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const heavy = () => site.asked.filter((path) => /\.(wasm|html)$/.test(path));
  expect(heavy()).toEqual([]);
  expect(host.frames()).toHaveLength(0);
  await page.evaluate(() => document.getElementById("a").scrollIntoView());
  await host.expectFrames(1);
  await page.evaluate(() => document.getElementById("a").ready);
  expect(heavy().filter((path) => /\/app-.*\.wasm$/.test(path))).toHaveLength(1);
  expect(host.frames()).toHaveLength(1);
});

test("a frame that does not load rejects ready", async ({ page, host }) => {
  await page.route(/embed\.html/, (route) => route.abort());
  await page.clock.install();
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  const waits = page.evaluate(() => document.getElementById("a").ready.catch(({ name, kind }) => `${name} ${kind}`));
  await page.clock.runFor(31_000);
  expect(await waits).toBe("AsaltoError unavailable");
});

test("keys do nothing in a read-only frame, which shows why", async ({ page, host, site }) => {
  await host.open("");
  await putFile(host, site, "text.asalto", [...COMBATANTS, { type: "start" }, { type: "rollInitiative" }]);
  await host.open(`<asalto-tracker id="a" mode="readonly" src="${site.url}text.asalto"></asalto-tracker>`);
  await page.evaluate(() => document.getElementById("a").ready);
  const [frame] = host.frames();
  const place = () => page.evaluate(() => document.getElementById("a").view().then(({ current, round }) => [current, round]));
  const before = await place();
  await frame.locator(".row").first().click();
  for (const key of ["n", "Space", "w", "z", "1"]) await page.keyboard.press(key);
  expect(await place()).toEqual(before);
  await expect(frame.getByRole("status")).toContainText("you can only view it");
  await expect(frame.getByRole("button", { name: "Play here" })).toHaveCount(0);
});

for (const [width, theme] of [
  [1440, "dark"],
  [360, "light"],
]) {
  test(`the demo passes axe, ${width} px, ${theme}`, async ({ page, host, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${site.url}demo.html`);
    // Three apps start at the same time here.
    await expect.poll(() => page.locator("#scrubber").getAttribute("max"), { timeout: 30_000 }).not.toBe("0");
    await host.expectFrames(3);
    for (const frame of host.frames()) await expect(frame.locator("main .screen")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => [one.id, one.nodes.map((node) => node.target)])).toEqual([]);
  });
}
