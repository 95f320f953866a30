// Asalto in a plain <iframe>: the helper, and the bare protocol.
import { expect } from "@playwright/test";
import { test } from "../fixtures/widget.js";

const LIDDA = { type: "addCombatant", name: "Lidda", side: 0 };

/** Opens a page with a frame. `line` is its connection, and `events` are its events. */
async function openFrame(host, attributes = "", query = "", policy = null) {
  host.body = `<iframe id="f" src="${host.asalto}embed.html${query}" ${attributes} title="Asalto" height="640" width="900"></iframe>`;
  host.policy = policy;
  await host.page.goto(host.origin);
  await host.page.evaluate(async (asalto) => {
    const { connect } = await import(`${asalto}asalto-frame.js`);
    window.events = [];
    window.line = connect(document.getElementById("f"), (name, detail) => window.events.push([name, detail]));
    await window.line.ready;
  }, host.asalto);
}

const callFrame = (host, ...given) => host.page.evaluate((given) => window.line.call(...given), given);
/** The error that a call rejects with. */
const refusedCall = (host, ...given) =>
  host.page.evaluate(
    (given) =>
      window.line.call(...given).then(
        () => null,
        (error) => ({ ...error, name: error.name }),
      ),
    given,
  );

for (const [how, attributes] of [
  ["in a frame", ""],
  ["sandboxed, in memory alone", 'sandbox="allow-scripts"'],
]) {
  test(`the helper plays ${how}`, async ({ host }) => {
    await openFrame(host, attributes, "?lang=es&persist=local&name=x");
    expect(await callFrame(host, "dispatch", LIDDA)).toHaveLength(1);
    const [frame] = host.frames();
    await expect(frame.locator(".member .name")).toHaveText(["Lidda"]);
    await expect(frame.locator("html")).toHaveAttribute("lang", "es");
    expect(await refusedCall(host, "dispatch", { type: "surrender" })).toMatchObject({ name: "AsaltoError", kind: "unreadable" });
    expect(await refusedCall(host, "roll")).toMatchObject({ kind: "unreadable" });
    expect(await refusedCall(host, "constructor")).toMatchObject({ kind: "unreadable" });
    await callFrame(host, "set", { lang: "fr", theme: "light" });
    await expect(frame.locator("html")).toHaveAttribute("lang", "fr");
    expect((await callFrame(host, "getState")).entries).toHaveLength(1);
    const heard = await host.page.evaluate(() => window.events);
    expect(heard.find(([name]) => name === "ready")[1]).toMatchObject({ protocol: 1, mode: "gm" });
    expect(heard.find(([name]) => name === "change")[1]).toMatchObject({ by: "dispatch", cursor: 1 });
    await expect.poll(() => host.page.evaluate(() => window.events.some(([name, detail]) => name === "resize" && detail.height > 100))).toBe(true);
    await host.page.evaluate(() => window.line.close());
    expect(await refusedCall(host, "undo")).toMatchObject({ kind: "destroyed" });
  });
}

test("a host under a strict policy needs frame-src and script-src alone", async ({ baseURL, host }) => {
  const origin = new URL(baseURL).origin;
  // The test injects the page's own script, bypassing the policy.
  await openFrame(host, "", "", `default-src 'none'; script-src ${origin}; frame-src ${origin}`);
  expect(await callFrame(host, "dispatch", LIDDA)).toHaveLength(1);
  expect(host.wrong).toEqual([]);
});

test("a reloaded frame sends hello again, and earlier requests fail", async ({ host }) => {
  await openFrame(host);
  await callFrame(host, "dispatch", LIDDA);
  await host.page.evaluate(() => (document.getElementById("f").src += "?again"));
  await expect.poll(() => host.page.evaluate(() => window.events.filter(([name]) => name === "ready").length)).toBe(2);
  expect((await callFrame(host, "getState")).entries).toHaveLength(0);
});

test("two hellos before the first answer leave one line, and one ready", async ({ page, host }) => {
  await openFrame(host);
  // The frame's second hello is on its way when the helper answers the first.
  await page.evaluate(async (asalto) => {
    window.line.close();
    const { connect } = await import(`${asalto}asalto-frame.js`);
    const frame = document.getElementById("f");
    window.events = [];
    window.line = connect(frame, (name, detail) => window.events.push([name, detail]));
    const twice = (event) => {
      if (event.data !== "asalto:hello") return;
      removeEventListener("message", twice);
      dispatchEvent(new MessageEvent("message", { data: event.data, source: event.source, origin: event.origin }));
    };
    addEventListener("message", twice);
    frame.src += "?again";
    await window.line.ready;
  }, host.asalto);
  expect(await callFrame(host, "dispatch", LIDDA)).toHaveLength(1);
  const heard = await page.evaluate(() => window.events.map(([name]) => name));
  expect(heard.filter((name) => name === "hello")).toHaveLength(2);
  expect(heard.filter((name) => name === "ready")).toHaveLength(1);
});

test("the frame sends hello without data, and accepts only its parent and its last port", async ({ page, host }) => {
  host.body = `<script>
    window.messages = [];
    addEventListener("message", ({ data, origin, ports }) => messages.push([data, origin, ports.length]));
  </script><iframe id="other" src="data:text/html,x"></iframe><iframe id="f" src="${host.asalto}embed.html"></iframe>`;
  await page.goto(host.origin);
  await expect.poll(() => page.evaluate(() => window.messages.length)).toBeGreaterThan(2);
  const origin = new URL(host.asalto).origin;
  expect(new Set((await page.evaluate(() => window.messages)).map(String))).toEqual(new Set([`asalto:hello,${origin},0`]));
  // A sibling frame is not its parent.
  const heard = await page.evaluate(async () => {
    const frame = document.getElementById("f").contentWindow;
    frame.postMessage({ id: 1, method: "getState" }, "*");
    frame.postMessage("asalto:port", "*");
    const heard = [];
    const open = () => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => heard.push(data);
      frame.postMessage("asalto:port", "*", [port2]);
      return port1;
    };
    const earlier = open();
    const first = open();
    window.first = first;
    window.events = heard;
    earlier.postMessage({ id: 7, method: "getState" });
    for (const wrong of [null, 7, "x", {}, { id: "1", method: "getState" }, { method: "undo" }]) first.postMessage(wrong);
    first.postMessage({ id: 1, method: "dispatch", params: [{ type: "start" }, { type: "start" }] });
    first.postMessage({ id: 2, method: "__proto__" });
    first.postMessage({ id: 3, method: "setState", params: ["x".repeat(50_000_000)] });
    let deep = { type: "endTurn" };
    for (let level = 0; level < 1000; level += 1) deep = { type: "rule", command: deep };
    first.postMessage({ id: 4, method: "dispatch", params: [deep] });
    first.postMessage({ id: 5, method: "setState", params: [{ format: 99, rules: null }] });
    return new Promise((done) => setInterval(() => heard.some(({ id }) => id === 5) && done(heard), 50));
  });
  const answers = heard.filter(({ id }) => id !== undefined).map(({ id, error }) => [id, error?.kind]);
  expect(answers.sort()).toEqual([
    [1, "unreadable"],
    [2, "unreadable"],
    [3, "tooLarge"],
    [4, "tooDeep"],
    [5, "unreadable"],
  ]);
  expect(heard.some(({ error }) => JSON.stringify(error ?? "").includes("at "))).toBe(false);
});

test("hosts that are not listed get no message, and a listed one plays", async ({ page, host }) => {
  const name = (origin) =>
    page.route(/embed\.html/, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace('name="asalto-hosts" content=""', `name="asalto-hosts" content="${origin}"`);
      await route.fulfill({ response, body: text });
    });
  await name("https://friend.example");
  host.body = `<iframe id="f" src="${host.asalto}embed.html"></iframe>`;
  await page.goto(host.origin);
  // A frame repeats hello until an allowed host has answered. This host answers in vain.
  const heard = await page.evaluate(
    () =>
      new Promise((done) => {
        const heard = [];
        let hellos = 0;
        addEventListener("message", () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => heard.push(data);
          document.getElementById("f").contentWindow.postMessage("asalto:port", "*", [port2]);
          hellos += 1;
          if (hellos === 5) done(heard);
        });
      }),
  );
  expect(heard).toEqual([]);
  await page.unroute(/embed\.html/);
  await name(host.origin);
  await openFrame(host);
  expect(await callFrame(host, "dispatch", LIDDA)).toHaveLength(1);
});

test("the helper answers only its own frame, and none from another origin", async ({ page, host }) => {
  await openFrame(host);
  const answers = await page.evaluate(async () => {
    const stranger = document.createElement("iframe");
    stranger.srcdoc = `<script>
      addEventListener("message", (event) => parent.postMessage(["got", event.data, event.ports.length], "*"));
      parent.postMessage("asalto:hello", "*");
    </script>`;
    const answers = [];
    document.body.append(stranger);
    // The page itself answers after the helper has received the hello. Messages keep their order.
    await new Promise((done) => {
      addEventListener("message", ({ data, source }) => {
        if (source !== stranger.contentWindow) return;
        if (data === "asalto:hello") setTimeout(() => source.postMessage("the last answer", "*"));
        else if (answers.push(data) && data[1] === "the last answer") done();
      });
    });
    return answers;
  });
  expect(answers).toEqual([["got", "the last answer", 0]]);
});

test("the demo: a live combat, the players' view, and a replay with its scrubber", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}demo.html`);
  const frame = (mode) => page.frames().find((one) => one.url().includes(`mode=${mode}`));
  await expect.poll(() => page.locator("#scrubber").getAttribute("max")).not.toBe("0");
  const rows = () => frame("readonly").locator(".row .name");
  await expect(rows()).toHaveCount(3);
  await page.locator("#scrubber").fill("1");
  await expect(frame("readonly").locator(".member .name")).toHaveText(["Lidda"]);
  await page.evaluate((command) => document.getElementById("gm").dispatch(command), LIDDA);
  await expect.poll(() => page.evaluate(() => document.getElementById("player").view().then((view) => view.combatants.length))).toBeGreaterThan(0);
});
