// The attributes and properties of <asalto-tracker>, its content before it is ready, its size and its look.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { LIDDA, OGRE, siteTest as test } from "../fixtures/widget.js";

// Private windows block storage in frames of other sites, so the page is on the same site.
test.use({ hostName: "127.0.0.1" });


/** The text of an encounter in which these names take part. */
async function textOf(host, ...members) {
  await host.open(`<asalto-tracker id="made"></asalto-tracker>`);
  await host.dispatchAll("made", members.map((name) => ({ ...LIDDA, name })));
  return host.on("made", (element) => element.getText());
}

/** Records the errors of the elements in a page; returns a function that reads them. */
async function recordErrors(page) {
  await page.evaluate(() => {
    window.faults = [];
    document.addEventListener("asalto-error", ({ detail: { name, kind, path, message } }) => window.faults.push({ name, kind, path, message }));
  });
  return () => page.evaluate(() => window.faults);
}

test("a cold element loads the app and no engine, until the page asks for data", async ({ page, host, site }) => {
  await host.open("");
  site.asked.length = 0;
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", '<asalto-tracker id="a" lang="en"></asalto-tracker>'));
  await host.on("a", (element) => element.ready);
  const [frame] = host.frames();
  await expect(frame.locator("#quick-line")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const asked = () => site.asked.map((path) => path.replace(/-[0-9a-f]{16}/, "").slice(1)).sort();
  expect(asked()).toEqual([
    "alegreya.woff2",
    "app.wasm",
    "embed-frame.js",
    "embed.html",
    "guard.js",
    "part-combat.wasm",
    "part-combat_en.wasm",
    "part-language_en.wasm",
    "part-more.wasm",
    "part-reader.wasm",
    "source-sans-3.woff2",
    "style.css",
  ]);
  // The text and the options are the app's.
  expect(await host.on("a", (element) => element.getText())).toMatch(/^\[/);
  expect(await host.on("a", (element) => element.seek(0))).toBe(true);
  expect(await host.on("a", (element) => element.view().then((view) => view.ruleset))).toBe("dnd35");
  expect(asked().filter((path) => path.startsWith("pkg/"))).toEqual(["pkg/asalto.js", "pkg/engine.wasm"]);
});

test("commands of the user before the engine has loaded reach the page", async ({ page, host }) => {
  await host.open(`<asalto-tracker id="a" lang="en"></asalto-tracker>`);
  await page.evaluate(() => {
    window.events = [];
    document.addEventListener("asalto-change", ({ detail }) => window.events.push([detail.by, detail.cursor, detail.view.combatants.length]));
  });
  await host.on("a", (element) => element.ready);
  const [frame] = host.frames();
  await frame.locator("#quick-line").fill("Lidda +2 pc");
  await frame.locator("#quick-line").press("Enter");
  // An immediate command of the page does not undo it.
  await host.on("a", (element, command) => element.dispatch(command), OGRE);
  expect(await host.names("a")).toEqual(["Lidda", "Ogre"]);
  await expect(frame.locator(".member .name")).toHaveText(["Lidda", "Ogre"]);
  expect(await page.evaluate(() => window.events)).toEqual([
    ["user", 1, 1],
    ["dispatch", 2, 2],
  ]);
});

test("each attribute is a property, also one that was set before the script had loaded", async ({ page, host, site }) => {
  await host.serve(`<!doctype html><html lang="en"><title>Host</title><asalto-tracker id="a"></asalto-tracker>`, false);
  await page.evaluate(() => Object.assign(document.getElementById("a"), { mode: "readonly", controls: true, label: "Ambush" }));
  await page.evaluate((address) => import(address), `${site.url}embed@1.js`);
  const attributes = () => page.evaluate(() => Object.fromEntries([...document.getElementById("a").attributes].map(({ name, value }) => [name, value])));
  expect(await attributes()).toEqual({ id: "a", mode: "readonly", controls: "", label: "Ambush" });
  const found = await host.on("a", (element) => {
    const before = [element.mode, element.controls, element.autosize, element.speed, element.theme, element.ruleset, element.loading, element.persist];
    Object.assign(element, { controls: false, autosize: true, speed: 2, theme: "light", lang: "fr", start: "end", mode: null });
    element.encounter = { format: 1 };
    return before;
  });
  expect(found).toEqual(["readonly", true, false, 1, "system", "dnd35", "lazy", "none"]);
  expect(await attributes()).toEqual({
    id: "a",
    label: "Ambush",
    autosize: "",
    speed: "2",
    theme: "light",
    lang: "fr",
    start: "end",
    encounter: '{"format":1}',
  });
});

test("label names the frame, and a changed one renames it", async ({ host }) => {
  await host.open(`<asalto-tracker id="a" label="The ambush"></asalto-tracker>`);
  await host.on("a", (element) => element.ready);
  const title = async () => (await host.frames()[0].frameElement()).getAttribute("title");
  expect(await title()).toBe("The ambush");
  await host.on("a", (element) => (element.label = "The bridge"));
  expect(await title()).toBe("The bridge");
});

test("loading=eager loads an element outside the view", async ({ host }) => {
  await host.open(`<p style="height: 9000px">A long story.</p><asalto-tracker id="a" loading="eager"></asalto-tracker><asalto-tracker id="b"></asalto-tracker>`);
  await host.expectFrames(1);
  await host.on("b", (element) => (element.loading = "eager"));
  await host.expectFrames(2);
});

test("its content is shown until it is ready, and stays if loading fails", async ({ page, host }) => {
  await page.clock.install();
  /** @type {(value?: unknown) => void} */
  let go;
  const held = new Promise((done) => (go = done));
  await page.route(/embed\.html/, async (route) => {
    await held;
    await route.continue();
  });
  await host.open(`<style>asalto-tracker:state(loading) { outline: 3px solid rgb(1, 2, 3) }</style><asalto-tracker id="a"><p>Loading the combat…</p></asalto-tracker>`);
  const outline = () => host.on("a", (element) => getComputedStyle(element).outlineColor);
  await expect(page.getByText("Loading the combat…")).toBeVisible();
  expect(await outline()).toBe("rgb(1, 2, 3)");
  go();
  await host.on("a", (element) => element.ready);
  await expect(page.getByText("Loading the combat…")).toBeHidden();
  expect(await outline()).not.toBe("rgb(1, 2, 3)");
  expect(await host.on("a", (element) => element.matches(":state(ready)"))).toBe(true);
  await page.unroute(/embed\.html/);
  await page.route(/embed\.html/, (route) => route.abort());
  await host.open(`<asalto-tracker id="a"><a href="/ambush.txt">The log of the combat</a></asalto-tracker>`);
  await host.on("a", (element) => void element.ready.catch(() => {}));
  await page.clock.runFor(31_000);
  await expect(page.getByRole("link")).toBeVisible();
  expect(await host.on("a", (element) => element.matches(":state(failed)"))).toBe(true);
});

test("the page sets the height by its own styles, by a property, or not at all", async ({ page, host }) => {
  await host.open(`<style>#b { height: 400px } #c { --asalto-height: 500px } #d { max-height: 300px }</style>
    ${["a", "b", "c", "d"].map((id) => `<asalto-tracker id="${id}"></asalto-tracker>`).join("")}`);
  const heights = () => page.evaluate(() => ["a", "b", "c", "d"].map((id) => document.getElementById(id).offsetHeight));
  expect(await heights()).toEqual([640, 400, 500, 300]);
  await page.evaluate(() => Promise.all(["a", "b", "c", "d"].map((id) => document.getElementById(id).ready)));
  expect(await heights()).toEqual([640, 400, 500, 300]);
  const inner = await Promise.all(host.frames().map((frame) => frame.evaluate(() => innerHeight)));
  expect(inner.sort()).toEqual([300, 400, 500, 640]);
});

test("autosize grows and shrinks with the content, and the main command stays in sight", async ({ page, host }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await host.open(`<p style="height: 100px">Before.</p><asalto-tracker id="a" autosize lang="en"></asalto-tracker><p style="height: 3000px">After.</p>`);
  const ogres = Array.from({ length: 24 }, (_, at) => ({ ...OGRE, name: `Ogre ${at + 1}` }));
  await host.dispatchAll("a", [...ogres, { type: "start" }, { type: "rollInitiative" }]);
  const height = () => host.on("a", (element) => element.offsetHeight);
  await expect.poll(height).toBeGreaterThan(1000);
  const [frame] = host.frames();
  const inSight = () => frame.locator("#go").boundingBox().then(({ y, height }) => y >= 0 && y + height <= 700);
  await expect.poll(inSight).toBe(true);
  await page.mouse.wheel(0, 300);
  await expect.poll(inSight).toBe(true);
  // The command is at the end of the element, which is in the window.
  await host.on("a", (element) => element.scrollIntoView({ block: "end" }));
  await expect.poll(() => frame.evaluate(() => document.documentElement.style.getPropertyValue("--below"))).toBe("0px");
  const before = await height();
  await host.on("a", (element) => element.seek(2));
  await expect.poll(height).toBeLessThan(before);
});

test("the page gives the accent and the font, which stay readable in both themes", async ({ page, host }) => {
  await host.open(`<style>
      :root { --asalto-accent: #1d4ed8; --asalto-font: Georgia, "Times New Roman" }
      .other { --asalto-accent: oklch(0.7 0.2 20) }
    </style><asalto-tracker id="a" theme="light" lang="en"></asalto-tracker>`);
  await host.on("a", (element) => element.ready);
  const [frame] = host.frames();
  const look = () => frame.evaluate(() => ({ go: document.documentElement.style.getPropertyValue("--go"), font: getComputedStyle(document.body).fontFamily }));
  expect(await look()).toEqual({ go: "rgb(29 78 216)", font: expect.stringMatching(/^Georgia, "Times New Roman", /) });
  // The same blue becomes lighter on a dark ground.
  await host.on("a", (element) => (element.theme = "dark"));
  await expect.poll(async () => (await look()).go).not.toBe("rgb(29 78 216)");
  const dark = (await look()).go;
  await page.evaluate(() => document.documentElement.classList.add("other"));
  await expect.poll(async () => (await look()).go).not.toBe(dark);
});

test("page styles with an invalid color or font are reported, and change nothing", async ({ page, host }) => {
  await host.open("");
  const faults = await recordErrors(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", `<asalto-tracker id="a" theme="dark"></asalto-tracker>`);
    document.getElementById("a").style.setProperty("--asalto-accent", "url(https://evil.example/x)");
    document.getElementById("a").style.setProperty("--asalto-font", "fancy(1)");
  });
  await host.on("a", (element) => element.ready);
  await expect.poll(faults).toEqual([
    { name: "AsaltoError", kind: "unreadable", path: "--asalto-accent", message: "--asalto-accent must be a color." },
    { name: "AsaltoError", kind: "unreadable", path: "--asalto-font", message: "--asalto-font must be the names of fonts, separated by commas." },
  ]);
  expect(await host.frames()[0].evaluate(() => document.documentElement.style.length)).toBe(0);
  for (const accent of ["transparent", "rgb(0 0 0 / 50%)", "currentcolor", `rgb(${" ".repeat(200)}0 0 0)`]) {
    await host.on("a", (element, accent) => element.style.setProperty("--asalto-accent", accent), accent);
    await expect.poll(async () => (await faults()).length, accent).toBeGreaterThan(2);
    await page.evaluate(() => window.faults.splice(2));
    expect(await host.on("a", (element) => element.matches(":state(ready)"))).toBe(true);
    expect(await host.frames()[0].evaluate(() => document.documentElement.style.getPropertyValue("--go"))).toBe("");
  }
});

test("an invalid attribute is an error with a message and its name", async ({ page, host, site }) => {
  await host.serve(`<!doctype html><html lang="en"><title>Host</title>
    <asalto-tracker id="a" mode="players" lang="de" theme="pink" ruleset="pathfinder" persist="yes" loading="soon" speed="9" start="round two"
      src="javascript:alert(1)" site="http://" controls="false" label="x"></asalto-tracker>
    <script type="module" src="${site.url}embed@1.js"></script>
    <script type="module">
      window.faults = [];
      document.addEventListener("asalto-error", ({ detail: { kind, path, message } }) => window.faults.push([kind, path, message]));
    </script>`);
  await host.on("a", (element) => element.ready);
  const faults = await page.evaluate(() => window.faults);
  expect(faults.map(([kind]) => kind)).toEqual(faults.map(() => "unreadable"));
  const told = Object.fromEntries(faults.map(([, path, message]) => [path, message]));
  expect(told).toEqual({
    mode: "mode must be gm, readonly or player, not “players”.",
    lang: "lang must be en, es or fr, not “de”.",
    theme: "theme must be system, dark or light, not “pink”.",
    ruleset: "ruleset must be dnd30, dnd35, dnd5e, dnd5e2024, talesOfWar or any, not “pathfinder”.",
    persist: "persist must be none or local, not “yes”.",
    loading: "loading must be lazy or eager, not “soon”.",
    speed: "speed must be 0.5, 1, 2 or 4, not “9”.",
    start: "start must be “round 2”, “end” or the number of a moment, not “round two”.",
    src: "src must be an address, not “javascript:alert(1)”.",
    site: "site must be an address, not “http://”.",
    controls: "controls is on whenever it is present: remove it to turn it off, instead of “false”.",
  });
  // A mistyped mode shows only the players' view.
  expect(await host.frames()[0].evaluate(() => document.documentElement.dataset.mode)).toBe("player");
  // A frame with a wrong address does the same, and reports it too.
  await host.serve(`<!doctype html><html lang="en"><title>Host</title><iframe id="f" title="Asalto" src="${site.url}embed.html?mode=dm&lang=xx"></iframe>`, false);
  const heard = await page.evaluate(async (site) => {
    const { connect } = await import(`${site}asalto-frame.js`);
    const heard = [];
    const line = connect(document.getElementById("f"), (name, detail) => name === "error" && heard.push([detail.kind, detail.path]));
    const { mode } = await line.ready;
    const refused = await line.call("set", { lang: "fr", speed: "7" }).catch(({ kind, path }) => [kind, path]);
    const indirect = await line.call("set", { accent: "var(--warn)" }).catch(({ kind, path }) => [kind, path]);
    await line.call("position");
    return { mode, heard, refused, indirect };
  }, site.url);
  expect(heard).toEqual({ mode: "player", heard: [["unreadable", "mode"], ["unreadable", "lang"]], refused: ["unreadable", "speed"], indirect: ["unreadable", "accent"] });
});

test("saved data comes before encounter, and encounter before src; a changed attribute takes effect at once", async ({ page, host, site }) => {
  const [saved, given, filed] = [await textOf(host, "Saved"), await textOf(host, "Given"), await textOf(host, "Filed")];
  site.files.set("filed.asalto", Buffer.from(filed));
  site.files.set("other.asalto", Buffer.from(saved));
  const body = (more) => `<asalto-tracker id="a" src="${site.url}filed.asalto" ${more}></asalto-tracker>`;
  await host.open(body(`encounter="${given.replaceAll('"', "&quot;")}"`));
  expect(await host.names("a")).toEqual(["Given"]);
  await host.on("a", (element, src) => (element.src = src), `${site.url}other.asalto`);
  await expect.poll(() => host.names("a")).toEqual(["Saved"]);
  await host.on("a", (element, given) => (element.encounter = given), filed);
  await expect.poll(() => host.names("a")).toEqual(["Filed"]);
  // The last encounter stays without either.
  await host.on("a", (element) => (element.encounter = element.src = null));
  expect(await host.names("a")).toEqual(["Filed"]);
  await host.open(body('persist="local" name="p"'));
  expect(await host.names("a")).toEqual(["Filed"]);
  await host.on("a", (element, saved) => element.setState(saved), saved);
  await host.open(body(`persist="local" name="p" encounter="${given.replaceAll('"', "&quot;")}"`));
  expect(await host.names("a")).toEqual(["Saved"]);
  // The first encounter of a page is not a change.
  await host.open("");
  await page.evaluate((src) => {
    window.changes = 0;
    document.addEventListener("asalto-change", () => (window.changes += 1));
    document.body.insertAdjacentHTML("beforeend", `<asalto-tracker id="a" src="${src}"></asalto-tracker>`);
  }, `${site.url}filed.asalto`);
  await host.on("a", (element) => element.ready);
  expect(await page.evaluate(() => window.changes)).toBe(0);
});

test("the loaders of all versions define one element, and a server may import them", async ({ page, host, site }) => {
  await host.open("");
  const same = await page.evaluate(async (site) => {
    const [newest, first] = await Promise.all([import(`${site}embed.js`), import(`${site}embed@1.js`)]);
    return newest.AsaltoTracker === first.AsaltoTracker && first.AsaltoTracker === customElements.get("asalto-tracker");
  }, site.url);
  expect(same).toBe(true);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "asalto-"));
  for (const name of ["embed@1.js", "asalto-frame.js"]) fs.writeFileSync(path.join(folder, name), site.files.get(name));
  fs.writeFileSync(path.join(folder, "package.json"), '{"type":"module"}');
  const program = 'import { AsaltoTracker } from "./embed@1.js"; console.log(typeof AsaltoTracker)';
  expect(execFileSync("node", ["--input-type=module", "-e", program], { cwd: folder, encoding: "utf8" })).toBe("function\n");
  fs.rmSync(folder, { recursive: true });
});
