// <asalto-tracker> in pages of another origin.
import fs from "node:fs";
import zlib from "node:zlib";
import { expect } from "@playwright/test";
import { Host } from "../fixtures/host.js";
import { Site } from "../fixtures/site.js";
import { crashFrame } from "../fixtures/trap.js";
import { COMBAT, test } from "../fixtures/widget.js";


/** Records the events of the elements as the page receives them. */
function recordEvents(host) {
  return host.page.evaluate(() => {
    window.events = [];
    for (const name of ["ready", "change", "turn", "error"]) {
      document.addEventListener(`asalto-${name}`, ({ target, detail }) => window.events.push({ ...detail, name, id: target.id, text: undefined }));
    }
  });
}

/** The recorded events with this name. */
const recordedEvents = (host, name) => host.page.evaluate((name) => window.events.filter((one) => one.name === name), name);

test("a live combat: commands in, events out, undo and history", async ({ page, host }) => {
  await host.open("");
  await recordEvents(host);
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<asalto-tracker id="a"></asalto-tracker>'));
  await host.dispatchAll("a", COMBAT);
  const [frame] = host.frames();
  await expect(frame.locator(".row .name")).toHaveText([/Lidda|Ogre/, /Lidda|Ogre/]);
  expect(await page.evaluate((command) => document.getElementById("a").dispatch(command), { type: "damage", who: [2], amount: 5 })).toEqual([
    { type: "hitPointsChanged", who: 2, by: -5, left: 24 },
  ]);
  expect(await host.refused("a", "dispatch", { type: "damage", who: [9], amount: 5 })).toMatchObject({
    name: "AsaltoError",
    kind: "rejected",
    rejection: { type: "unknownCombatant", who: 9 },
  });
  expect(await recordedEvents(host, "ready")).toEqual([{ name: "ready", id: "a", protocol: 1, version: "0.1.0", mode: "gm", saved: false }]);
  expect((await recordedEvents(host, "change")).at(-1)).toMatchObject({ by: "dispatch", cursor: 5, length: 5 });
  expect((await recordedEvents(host, "turn")).at(-1).current).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.getElementById("a").undo())).toBe(true);
  expect((await recordedEvents(host, "change")).at(-1)).toMatchObject({ by: "undo", cursor: 4, length: 5 });
  await page.evaluate(() => document.getElementById("a").redo());
  await page.evaluate(() => document.getElementById("a").seek(2));
  await expect(frame.locator(".member .name")).toHaveText(["Lidda", "Ogre"]);
  // The user's commands send events too.
  await page.evaluate(() => document.getElementById("a").seek(5));
  await frame.locator("#go").click();
  await expect.poll(async () => (await recordedEvents(host, "change")).at(-1).by).toBe("user");
  const state = await page.evaluate(() => document.getElementById("a").getState());
  expect(state.entries.at(-1).events.some((event) => event.turnEnded)).toBe(true);
});

test("three elements in one page are independent", async ({ page, host }) => {
  await host.open(
    `<asalto-tracker id="a" lang="es"></asalto-tracker><asalto-tracker id="b" lang="fr" theme="light" ruleset="any"></asalto-tracker>
     <asalto-tracker id="c" ruleset="talesOfWar"></asalto-tracker>`,
  );
  await host.dispatchAll("a", COMBAT);
  await page.evaluate(() => Promise.all(["b", "c"].map((id) => document.getElementById(id).ready)));
  const seen = await page.evaluate(() => Promise.all(["a", "b", "c"].map((id) => document.getElementById(id).view())));
  expect(seen.map((view) => view.combatants.length)).toEqual([2, 0, 0]);
  expect(seen.map((view) => view.ruleset)).toEqual(["dnd35", "any", "talesOfWar"]);
  const languages = await Promise.all(host.frames().map((frame) => frame.evaluate(() => document.documentElement.lang)));
  expect(languages.sort()).toEqual(["en", "es", "fr"]);
});

test("three elements fetch the wasm once", async ({ page }) => {
  const site = new Site();
  // Names with a hash never change their content, as the docs advise hosts.
  site.headers = { "Cache-Control": "public, max-age=31536000, immutable", "Access-Control-Allow-Origin": "*" };
  await site.start();
  const host = new Host(page, site.url);
  await host.start();
  await host.open(["a", "b", "c"].map((id) => `<asalto-tracker id="${id}"></asalto-tracker>`).join(""));
  await page.evaluate(() => Promise.all(["a", "b", "c"].map((id) => document.getElementById(id).ready)));
  await page.evaluate(() => Promise.all(["a", "b", "c"].map((id) => document.getElementById(id).view())));
  await host.expectFrames(3);
  expect(site.asked.filter((path) => /\/app-.*\.wasm$/.test(path))).toHaveLength(1);
  expect(site.asked.filter((path) => path.endsWith("/engine.wasm"))).toHaveLength(1);
  await host.stop();
  await site.stop();
});

test("a crashed element leaves the others and the page unchanged", async ({ page, host }) => {
  const ids = ["a", "b", "c"];
  await host.open(ids.map((id) => `<asalto-tracker id="${id}"></asalto-tracker>`).join(""));
  await recordEvents(host);
  for (const id of ids) await host.dispatchAll(id, COMBAT);
  const fallen = host.frames()[0];
  await crashFrame(fallen);
  await expect(fallen.getByRole("heading", { level: 1 })).toHaveText("Asalto has stopped");
  await expect.poll(async () => (await recordedEvents(host, "error")).map((error) => error.kind)).toEqual(["crashed"]);
  const [broken] = await recordedEvents(host, "error");
  for (const other of ids.filter((id) => id !== broken.id)) {
    expect(await page.evaluate((id) => document.getElementById(id).dispatch({ type: "endTurn" }), other)).not.toEqual([]);
  }
  await page.evaluate(() => document.body.append("The page is alive."));
  await expect(page.getByText("The page is alive.")).toBeVisible();
  // The crashed instance's state is still available.
  expect((await page.evaluate((id) => document.getElementById(id).getState(), broken.id)).entries).toHaveLength(4);
});

test("moved, removed, added again, and removed while loading", async ({ page, host }) => {
  await host.open(`<div id="one"><asalto-tracker id="a"></asalto-tracker></div><div id="two"></div>`);
  await host.dispatchAll("a", COMBAT);
  await page.evaluate(() => document.getElementById("two").append(document.getElementById("a")));
  await expect.poll(() => host.names("a")).toHaveLength(2);
  await host.expectFrames(1);
  await page.evaluate(async () => {
    window.kept = document.getElementById("a");
    window.kept.remove();
  });
  await host.expectFrames(0);
  await page.evaluate(() => document.body.append(window.kept));
  await expect.poll(() => page.evaluate(() => window.kept.view().then((view) => view.combatants.length))).toBe(2);
  expect(
    await page.evaluate(async () => {
      const young = document.createElement("asalto-tracker");
      document.body.append(young);
      const asked = young.getState().catch((error) => error.kind);
      await null;
      young.remove();
      return asked;
    }),
  ).toBe("destroyed");
  await host.expectFrames(1);
  await page.evaluate(() => window.kept.destroy());
  await host.expectFrames(0);
  expect(await page.evaluate(() => window.kept.undo().catch((error) => error.kind))).toBe("destroyed");
});

test("changing an attribute takes effect", async ({ page, host }) => {
  await host.open(`<asalto-tracker id="a" lang="en" theme="dark"></asalto-tracker>`);
  await host.dispatchAll("a", COMBAT);
  const set = (name, value) => page.evaluate(([name, value]) => document.getElementById("a").setAttribute(name, value), [name, value]);
  const root = () => host.frames()[0]?.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang })).catch(() => null);
  await set("lang", "fr");
  await set("theme", "light");
  await expect.poll(root).toMatchObject({ lang: "fr", theme: "light", mode: "gm" });
  await set("mode", "readonly");
  await expect.poll(root).toMatchObject({ lang: "fr", mode: "readonly" });
  // Combat continues where it was.
  await expect(host.frames()[0].locator(".row .name")).toHaveCount(2);
  expect(await host.refused("a", "dispatch", { type: "endTurn" })).toMatchObject({ kind: "forbidden" });
  await expect(host.frames()[0].locator("#go")).toBeHidden();
  const text = await page.evaluate(() => document.getElementById("a").getText());
  await host.open(`<asalto-tracker id="b"></asalto-tracker>`);
  await page.evaluate((text) => document.getElementById("b").setAttribute("encounter", text), text);
  await expect.poll(() => host.names("b")).toHaveLength(2);
});

test("players see no enemy numbers, and the page can't request them from the frame", async ({ page, host }) => {
  await host.open(`<asalto-tracker id="gm"></asalto-tracker><asalto-tracker id="p" mode="player"></asalto-tracker>`);
  await page.evaluate(() => {
    const player = document.getElementById("p");
    document.getElementById("gm").addEventListener("asalto-change", ({ detail }) => player.setState(detail.text));
  });
  await host.dispatchAll("gm", COMBAT);
  await page.evaluate(() => document.getElementById("gm").dispatch({ type: "damage", who: [2], amount: 5 }));
  await page.evaluate(() => document.getElementById("p").ready);
  const frame = host.frames().find((one) => one.url().includes("mode=player"));
  const row = (name) => frame.locator(".row").filter({ hasText: name });
  await expect(row("Lidda")).toContainText("16");
  await expect(row("Ogre")).not.toContainText("24");
  await expect(frame.locator("#go")).toBeHidden();
  const view = await page.evaluate(() => document.getElementById("p").view());
  expect(view.combatants.find((one) => one.id === 2)).toMatchObject({ vitality: null, armorClass: null });
  for (const method of ["getState", "getText", "dispatch", "available"]) {
    expect(await host.refused("p", method, { type: "endTurn" })).toMatchObject({ kind: "forbidden" });
  }
});

test("bad input is a typed error, and nothing is run", async ({ page, host }) => {
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await host.dispatchAll("a", COMBAT);
  await page.evaluate((command) => document.getElementById("a").dispatch(command), {
    type: "addCombatant",
    name: "<img src=x onerror=parent.document.title='run'>",
    side: 1,
  });
  await expect(host.frames()[0].getByText("<img src=x").first()).toBeVisible();
  expect(await host.frames()[0].locator("img").count()).toBe(0);
  expect(await host.refused("a", "dispatch", { type: "surrender" })).toMatchObject({ kind: "unreadable" });
  expect(await host.refused("a", "dispatch", { type: "damage", who: "all" })).toMatchObject({ kind: "unreadable" });
  expect(await host.refused("a", "setState", "x")).toMatchObject({ kind: "unloadable", reason: { type: "unreadable" } });
  expect(await host.refused("a", "setState", { format: 99, rules: {}, entries: [], cursor: 0 })).toMatchObject({ kind: "unreadable" });
  const kinds = await page.evaluate(async () => {
    const element = document.getElementById("a");
    const kind = (error) => error.kind;
    let deep = { type: "endTurn" };
    for (let level = 0; level < 100_000; level += 1) deep = { type: "rule", command: deep };
    return [
      await element.dispatch(deep).catch(kind),
      await element.setState("x".repeat(50_000_000)).catch(kind),
      await element.dispatch(() => {}).catch(kind),
      await element.seek(99),
    ];
  });
  expect(kinds).toEqual(["tooDeep", "tooLarge", "unreadable", false]);
  expect((await page.evaluate(() => document.getElementById("a").getState())).entries).toHaveLength(5);
});

test("a hostile style sheet and a strict policy do not change it", async ({ page, baseURL, host }) => {
  const origin = new URL(baseURL).origin;
  await host.open(
    `<link rel="stylesheet" href="data:text/css,*{all:unset!important}"><asalto-tracker id="a"></asalto-tracker>`,
    `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src data:; base-uri 'none'; form-action 'none'`,
  );
  const [frame] = await expect.poll(() => host.frames().length).toBe(1).then(() => host.frames());
  await expect(frame.locator("#quick-line")).toBeVisible();
  const box = await page.locator("asalto-tracker").boundingBox();
  expect(box.height).toBe(640);
  expect(await frame.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(18, 19, 15)");
  expect(host.wrong).toEqual([]);
});

test("the example page embeds it from another origin, under its own strict policy", async ({ page, baseURL, host }) => {
  const example = fs.readFileSync(new URL("../../../docs/examples/host.html", import.meta.url), "utf8");
  await host.serve(example.replaceAll("https://your.site", new URL(baseURL).origin));
  const [frame] = await expect.poll(() => host.frames().length).toBe(1).then(() => host.frames());
  await expect(frame.locator("#quick-line")).toBeVisible();
  // The policy works: nothing else runs.
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
  expect(host.wrong.filter((said) => !/Content Security Policy/.test(said))).toEqual([]);
});

test("the scripts a host loads are small", async ({ request }) => {
  for (const [file, most] of /** @type {[string, number][]} */ ([["embed@1.js", 6 * 1024], ["asalto-frame.js", 2 * 1024]])) {
    const script = await (await request.get(file)).body();
    expect(zlib.gzipSync(script, { level: 9 }).length, file).toBeLessThan(most);
  }
});

test("the encounter is saved by name, and only with persist", async ({ page, baseURL }) => {
  // These tests use private windows, which block storage in frames of other sites.
  const host = new Host(page, baseURL, "127.0.0.1");
  await host.start();
  const body = `<asalto-tracker id="a" persist="local" name="one"></asalto-tracker>
    <asalto-tracker id="b" persist="local" name="two"></asalto-tracker><asalto-tracker id="c"></asalto-tracker>`;
  await host.open(body);
  await host.dispatchAll("a", COMBAT);
  await host.dispatchAll("c", COMBAT);
  await page.evaluate(() => document.getElementById("b").ready);
  await page.goto("about:blank");
  await host.open(body);
  const counts = await page.evaluate(() => Promise.all(["a", "b", "c"].map(async (id) => (await document.getElementById(id).view()).combatants.length)));
  expect(counts).toEqual([2, 0, 0]);
  await host.stop();
});
