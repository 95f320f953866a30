// What goes wrong in a frame reaches its host once, and no call waits for ever.
import { expect, test } from "@playwright/test";
import { Host } from "../fixtures/host.js";
import { Site } from "../fixtures/site.js";

const LIDDA = { type: "addCombatant", name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 };
const OGRE = { type: "addCombatant", name: "Ogre", side: 1, hitPoints: 29 };
const FIGHT = [LIDDA, OGRE, { type: "start" }, { type: "rollInitiative" }];
/** The buttons that show a reason, and change nothing. */
const SHOWN = /^(row|name|count|tag|fold|line|mark|why|tools|log)\b/;
let host;
let site;

test.beforeEach(async ({ page }) => {
  site = new Site();
  site.headers = { "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*" };
  await site.start();
  // Private windows block storage in frames of other sites, so the page is on the same site.
  host = new Host(page, site.url, "127.0.0.1");
  await host.start();
});
test.afterEach(async () => {
  await host.stop();
  await site.stop();
});

/** Opens a page with a plain frame. `line` is its connection and `heard` are its events. */
async function openFrame(attributes = 'sandbox="allow-scripts"', query = "?lang=en") {
  await host.serve(
    `<!doctype html><html lang="en"><title>Host</title><iframe id="f" src="${site.url}embed.html${query}" ${attributes} title="Asalto" height="640" width="900"></iframe>`,
    false,
  );
  await host.page.evaluate(async (asalto) => {
    const { connect } = await import(`${asalto}asalto-frame.js`);
    window.heard = [];
    window.line = connect(document.getElementById("f"), (name, detail) => window.heard.push([name, detail]));
  }, site.url);
}

const heard = (name) => host.page.evaluate((name) => window.heard.filter((one) => one[0] === name).map(([, detail]) => detail), name);

/** What a call of the frame's connection comes to: its result, or the kind of its error. */
const called = (...given) =>
  host.page.evaluate((given) => window.line.call(...given).then(
    (result) => ({ result }),
    ({ kind, message }) => ({ kind, message }),
  ), given);

/** Stops the app in a frame by a trap, as a panic would. */
const trap = (frame) =>
  frame.evaluate(async (bytes) => {
    const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes));
    setTimeout(() => instance.exports.f());
  }, [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);

test("a sandboxed frame plays a fight, though it may not ask for storage", async () => {
  await openFrame();
  for (const command of FIGHT) expect(await called("dispatch", command)).toHaveProperty("result");
  const [frame] = host.frames();
  await expect(frame.locator(".row .name")).toHaveCount(2);
  await frame.locator("#go").click();
  await expect.poll(async () => (await heard("change")).at(-1).by).toBe("user");
  await expect(frame.getByRole("heading", { name: "Asalto has stopped" })).toHaveCount(0);
  expect(await heard("error")).toEqual([]);
  expect(host.wrong).toEqual([]);
});

test("a crash reaches the host, later calls say so, and the screen does not claim to have saved", async () => {
  await openFrame();
  await called("dispatch", LIDDA);
  const [frame] = host.frames();
  await trap(frame);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Asalto has stopped");
  await expect(frame.getByRole("alert")).not.toContainText("is saved in this browser");
  await expect(frame.getByRole("alert")).toContainText("this browser doesn’t save your encounters");
  await expect.poll(async () => (await heard("error")).map(({ kind }) => kind)).toEqual(["crashed"]);
  expect(await called("dispatch", OGRE)).toMatchObject({ kind: "crashed" });
  // What was done stays within reach of the host.
  expect((await called("getState")).result.entries).toHaveLength(1);
});

test("a lasting frame says that it has saved", async () => {
  await openFrame("", "?lang=en&persist=local&name=c");
  await called("dispatch", LIDDA);
  const [frame] = host.frames();
  await trap(frame);
  await expect(frame.getByRole("alert")).toContainText("is saved in this browser");
});

test("an engine that does not arrive fails the call, and the next call tries again", async ({ page }) => {
  await page.route(/engine\.wasm/, (route) => route.abort());
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await page.evaluate(() => document.getElementById("a").ready);
  expect(await host.refused("a", "view")).toMatchObject({ kind: "unavailable" });
  await page.unroute(/engine\.wasm/);
  expect(await page.evaluate(() => document.getElementById("a").view().then((view) => view.combatants))).toEqual([]);
});

test("a failure to start is told once", async ({ page }) => {
  await page.route(/\/app-[0-9a-f]*\.wasm/, (route) => route.abort());
  await host.open("");
  await page.evaluate(() => {
    window.faults = [];
    document.addEventListener("asalto-error", ({ detail }) => window.faults.push(detail.kind));
    document.body.insertAdjacentHTML("beforeend", '<asalto-tracker id="a"></asalto-tracker>');
  });
  expect(await page.evaluate(() => document.getElementById("a").ready.catch(({ kind }) => kind))).toBe("unavailable");
  expect(await host.refused("a", "view")).toMatchObject({ kind: "unavailable" });
  expect(await page.evaluate(() => window.faults)).toEqual(["unavailable"]);
});

test("a crash while nobody calls is told once", async ({ page }) => {
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await page.evaluate(() => document.getElementById("a").ready);
  await page.evaluate(() => {
    window.faults = [];
    document.addEventListener("asalto-error", ({ detail }) => window.faults.push(detail.kind));
  });
  await trap(host.frames()[0]);
  await expect.poll(() => page.evaluate(() => window.faults)).toEqual(["crashed"]);
  expect(await host.refused("a", "dispatch", LIDDA)).toMatchObject({ kind: "crashed" });
});

test("a part that does not arrive ends every call", async ({ page }) => {
  await page.clock.install();
  await page.route(/part-more/, (route) => route.abort());
  await openFrame();
  const calls = host.page.evaluate(() => Promise.all(["view", "getText"].map((method) => window.line.call(method).catch(({ kind }) => kind))));
  await expect.poll(() => heard("hello")).toHaveLength(1);
  // The frame has a clock of its own, which the page's clock drives too.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return (await heard("error")).length;
    })
    .toBe(1);
  expect(await calls).toEqual(["unavailable", "unavailable"]);
});

test("a frame that has said hello and then is silent ends every call", async ({ page }) => {
  await page.clock.install();
  site.files.set("embed.html", Buffer.from(`<!doctype html><title>x</title><script>addEventListener("message", ({ data }) => data === "go" && parent.postMessage("asalto:hello", "*"))</script>`));
  await openFrame();
  const calls = host.page.evaluate(() => Promise.all(["view", "undo"].map((method) => window.line.call(method).catch(({ kind }) => kind))));
  await expect
    .poll(async () => {
      if ((await heard("hello")).length === 0) await page.evaluate(() => document.getElementById("f").contentWindow.postMessage("go", "*"));
      return (await heard("hello")).length;
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(91_000);
  expect(await calls).toEqual(["unavailable", "unavailable"]);
  expect((await heard("error")).map(({ kind }) => kind)).toEqual(["unavailable"]);
});

test("src begins an encounter that is then saved, and a reload shows what was saved", async ({ page }) => {
  await host.open(`<asalto-tracker id="start"></asalto-tracker>`);
  await page.evaluate(async (commands) => {
    for (const command of commands) await document.getElementById("start").dispatch(command);
  }, FIGHT);
  site.files.set("start.txt", Buffer.from(await page.evaluate(() => document.getElementById("start").getText())));
  const body = `<asalto-tracker id="a" src="${site.url}start.txt" persist="local" name="kept"></asalto-tracker>`;
  const names = () => page.evaluate(() => document.getElementById("a").view().then((view) => view.combatants.map((one) => one.profile.name).sort()));
  await host.open(body);
  expect(await names()).toEqual(["Lidda", "Ogre"]);
  await page.evaluate(() => document.getElementById("a").dispatch({ type: "addCombatant", name: "Jozan", side: 0 }));
  await host.open(body);
  expect(await names()).toEqual(["Jozan", "Lidda", "Ogre"]);
  // A page that names another file means it.
  await page.evaluate((src) => document.getElementById("a").setAttribute("src", src), `${site.url}start.txt?again`);
  await expect.poll(names).toEqual(["Lidda", "Ogre"]);
});

test("a page under Cross-Origin-Embedder-Policy learns why nothing loads", async ({ page }) => {
  host.headers = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };
  // The two pages must differ in their site.
  await host.stop();
  host.name = "localhost";
  await host.start();
  await page.clock.install();
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  const fault = page.evaluate(() => document.getElementById("a").ready.catch(({ kind, message }) => ({ kind, message })));
  await page.clock.runFor(31_000);
  expect(await fault).toMatchObject({ kind: "unavailable", message: expect.stringContaining("Cross-Origin-Embedder-Policy") });
  // What the message asks for helps.
  site.headers = { ...site.headers, "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Resource-Policy": "cross-origin" };
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  expect(await page.evaluate(() => document.getElementById("a").view().then((view) => view.combatants))).toEqual([]);
});

for (const mode of ["player", "readonly"]) {
  test(`a ${mode} frame shows no button that does nothing`, async ({ page }) => {
    await host.open(`<asalto-tracker id="gm"></asalto-tracker><asalto-tracker id="a" mode="${mode}" lang="en"></asalto-tracker>`);
    for (const width of [360, 550, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const command of [...FIGHT, { type: "endTurn" }, { type: "damage", who: [1], amount: 30 }]) {
        await page.evaluate((command) => document.getElementById("gm").dispatch(command), command);
        await page.evaluate(async () => {
          const [gm, shown] = ["gm", "a"].map((id) => document.getElementById(id));
          await shown.setState(await gm.getText());
        });
        const frame = host.frames().find((one) => one.url().includes(`mode=${mode}`));
        const shown = await frame.locator("button:visible, summary:visible, input:visible, select:visible").evaluateAll((all) =>
          all
            .filter((one) => getComputedStyle(one).pointerEvents !== "none")
            .map((one) => `${one.closest("[class]").className}: ${one.textContent.trim()}`),
        );
        expect(shown.filter((one) => !SHOWN.test(one)), `${width} px, ${JSON.stringify(command)}`).toEqual([]);
      }
      await page.evaluate(() => document.getElementById("gm").seek(0));
    }
  });
}
