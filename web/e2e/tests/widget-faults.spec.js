// An error in a frame reaches its host once, and no call waits forever.
import { expect } from "@playwright/test";
import { crashFrame } from "../fixtures/trap.js";
import { COMBAT, LIDDA, OGRE, siteTest as test } from "../fixtures/widget.js";

// Private windows block storage in frames of other sites, so the page is on the same site.
test.use({ hostName: "127.0.0.1" });

/** The buttons that show a reason, and change nothing. */
const SHOWN = /^(row|name|count|tag|fold|line|mark|why|tools|log)\b/;

/** Opens a page with a plain frame. `line` is its connection, and `events` are its events. */
async function openFrame(host, attributes = 'sandbox="allow-scripts"', query = "?lang=en") {
  await host.serve(
    `<!doctype html><html lang="en"><title>Host</title><iframe id="f" src="${host.asalto}embed.html${query}" ${attributes} title="Asalto" height="640" width="900"></iframe>`,
    false,
  );
  await host.page.evaluate(async (asalto) => {
    const { connect } = await import(`${asalto}asalto-frame.js`);
    window.events = [];
    window.line = connect(document.getElementById("f"), (name, detail) => window.events.push([name, detail]));
  }, host.asalto);
}

/** The details of the events with this name. */
const eventDetails = (host, name) => host.page.evaluate((name) => window.events.filter((one) => one[0] === name).map(([, detail]) => detail), name);

/** Calls a method by the frame's connection; returns its result, or the kind of its error. */
const callFrame = (host, ...given) =>
  host.page.evaluate((given) => window.line.call(...given).then(
    (result) => ({ result }),
    ({ kind, message }) => ({ kind, message }),
  ), given);

test("a sandboxed frame plays a fight, though it may not ask for storage", async ({ host }) => {
  await openFrame(host);
  for (const command of COMBAT) expect(await callFrame(host, "dispatch", command)).toHaveProperty("result");
  const [frame] = host.frames();
  await expect(frame.locator(".row .name")).toHaveCount(2);
  await frame.locator("#go").click();
  await expect.poll(async () => (await eventDetails(host, "change")).at(-1).by).toBe("user");
  await expect(frame.getByRole("heading", { name: "Asalto has stopped" })).toHaveCount(0);
  expect(await eventDetails(host, "error")).toEqual([]);
  expect(host.wrong).toEqual([]);
});

test("a crash reaches the host, later calls say so, and the screen does not claim to have saved", async ({ host }) => {
  await openFrame(host);
  await callFrame(host, "dispatch", LIDDA);
  const [frame] = host.frames();
  await crashFrame(frame);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Asalto has stopped");
  await expect(frame.getByRole("alert")).not.toContainText("is saved in this browser");
  await expect(frame.getByRole("alert")).toContainText("this browser doesn’t save your encounters");
  await expect.poll(async () => (await eventDetails(host, "error")).map(({ kind }) => kind)).toEqual(["crashed"]);
  expect(await callFrame(host, "dispatch", OGRE)).toMatchObject({ kind: "crashed" });
  // The host can still read the encounter.
  expect((await callFrame(host, "getState")).result.entries).toHaveLength(1);
});

test("a frame with persistent storage says that it has saved", async ({ host }) => {
  await openFrame(host, "", "?lang=en&persist=local&name=c");
  await callFrame(host, "dispatch", LIDDA);
  const [frame] = host.frames();
  await crashFrame(frame);
  await expect(frame.getByRole("alert")).toContainText("is saved in this browser");
});

test("an engine that does not load fails the call, and the next call tries again", async ({ page, host }) => {
  await page.route(/engine\.wasm/, (route) => route.abort());
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await page.evaluate(() => document.getElementById("a").ready);
  expect(await host.refused("a", "view")).toMatchObject({ kind: "unavailable" });
  await page.unroute(/engine\.wasm/);
  expect(await page.evaluate(() => document.getElementById("a").view().then((view) => view.combatants))).toEqual([]);
});

test("a failure to start is reported once", async ({ page, host }) => {
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

test("a crash without a pending call is reported once", async ({ page, host }) => {
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  await page.evaluate(() => document.getElementById("a").ready);
  await page.evaluate(() => {
    window.faults = [];
    document.addEventListener("asalto-error", ({ detail }) => window.faults.push(detail.kind));
  });
  await crashFrame(host.frames()[0]);
  await expect.poll(() => page.evaluate(() => window.faults)).toEqual(["crashed"]);
  expect(await host.refused("a", "dispatch", LIDDA)).toMatchObject({ kind: "crashed" });
});

test("a part that does not load fails every call", async ({ page, host }) => {
  await page.clock.install();
  await page.route(/part-more/, (route) => route.abort());
  await openFrame(host);
  const calls = host.page.evaluate(() => Promise.all(["view", "getText"].map((method) => window.line.call(method).catch(({ kind }) => kind))));
  // A frame that gets no answer says hello again.
  await expect.poll(() => eventDetails(host, "hello")).not.toHaveLength(0);
  // The page's clock drives the frame's clock too.
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return (await eventDetails(host, "error")).length;
    })
    .toBe(1);
  expect(await calls).toEqual(["unavailable", "unavailable"]);
});

test("a frame that is silent after its hello fails every call", async ({ page, host, site }) => {
  await page.clock.install();
  site.files.set("embed.html", Buffer.from(`<!doctype html><title>x</title><script>addEventListener("message", ({ data }) => data === "go" && parent.postMessage("asalto:hello", "*"))</script>`));
  await openFrame(host);
  const calls = host.page.evaluate(() => Promise.all(["view", "undo"].map((method) => window.line.call(method).catch(({ kind }) => kind))));
  await expect
    .poll(async () => {
      if ((await eventDetails(host, "hello")).length === 0) await page.evaluate(() => document.getElementById("f").contentWindow.postMessage("go", "*"));
      return (await eventDetails(host, "hello")).length;
    })
    .toBeGreaterThan(0);
  await page.clock.runFor(91_000);
  expect(await calls).toEqual(["unavailable", "unavailable"]);
  expect((await eventDetails(host, "error")).map(({ kind }) => kind)).toEqual(["unavailable"]);
});

test("src starts an encounter that is then saved, and a reload shows the saved one", async ({ page, host, site }) => {
  await host.open(`<asalto-tracker id="start"></asalto-tracker>`);
  await host.dispatchAll("start", COMBAT);
  site.files.set("start.txt", Buffer.from(await page.evaluate(() => document.getElementById("start").getText())));
  const body = `<asalto-tracker id="a" src="${site.url}start.txt" persist="local" name="kept"></asalto-tracker>`;
  const names = async () => (await host.names("a")).sort();
  await host.open(body);
  expect(await names()).toEqual(["Lidda", "Ogre"]);
  await host.dispatchAll("a", [{ type: "addCombatant", name: "Jozan", side: 0 }]);
  await host.open(body);
  expect(await names()).toEqual(["Jozan", "Lidda", "Ogre"]);
  // A changed address of the file replaces the saved encounter.
  await page.evaluate((src) => document.getElementById("a").setAttribute("src", src), `${site.url}start.txt?again`);
  await expect.poll(names).toEqual(["Lidda", "Ogre"]);
});

test("a page under Cross-Origin-Embedder-Policy is told why nothing loads", async ({ page, host, site }) => {
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
  // The headers named in the message help.
  site.headers = { ...site.headers, "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Resource-Policy": "cross-origin" };
  await host.open(`<asalto-tracker id="a"></asalto-tracker>`);
  expect(await page.evaluate(() => document.getElementById("a").view().then((view) => view.combatants))).toEqual([]);
});

for (const mode of ["player", "readonly"]) {
  test(`a ${mode} frame shows no button that does nothing`, async ({ page, host }) => {
    await host.open(`<asalto-tracker id="gm"></asalto-tracker><asalto-tracker id="a" mode="${mode}" lang="en"></asalto-tracker>`);
    for (const width of [360, 550, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const command of [...COMBAT, { type: "endTurn" }, { type: "damage", who: [1], amount: 30 }]) {
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
