// Which texts may become markup, by the default Trusted Types policy of the app and of its frame.
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const dist = path.resolve(import.meta.dirname, "../../../dist");
const ADDRESSES = ["href", "xlink:href", "HREF", "Xlink:Href"];
const ANIMATIONS = ["animate", "set", "animateMotion", "animateTransform", "animateColor", "ANIMATE", "Set", "discard", "mpath"];

/** Markup that would run a script, load something, lead to an address, or let an animation do so. */
const HOSTILE = [
  ...ANIMATIONS.flatMap((name) => [
    `<${name}>`,
    `<svg><a><${name} attributeName="href" values="javascript:alert(1)"/><text>x</text></a></svg>`,
    ...ADDRESSES.map((address) => `<${name} attributename="${address.toLowerCase()}" to="javascript:alert(1)">`),
    `<${name} ATTRIBUTENAME='href' from='a' by='b'>`,
  ]),
  ...ADDRESSES.map((address) => `<a ${address}="javascript:alert(1)">`),
  ...["script", "SCRIPT", "style", "iframe", "object", "embed", "link", "meta", "base", "form", "input", "button", "a", "area", "img", "image", "picture", "source", "video", "audio", "track", "svg", "use", "math", "foreignobject", "template", "slot", "frame", "frameset", "portal", "dialog", "details", "marquee", "noscript", "textarea", "title", "xmp", "plaintext", "x-y", "maction"].map((name) => `<${name}>`),
  ...["onclick", "onbegin", "ONLOAD", "style", "src", "srcdoc", "srcset", "href", "action", "formaction", "ping", "poster", "data", "background", "attributename", "values", "from", "to", "by", "begin", "is", "popover", "popovertarget", "contenteditable", "fill", "filter", "mask", "xmlns", "xmlns:xlink", "xml:base", "nonce", "target", "http-equiv", "content"].map((name) => `<b ${name}="javascript:alert(1)">`),
  '<b class="a"onclick="alert(1)">',
  "<b class=a onclick=alert(1)>",
  "<b class='a'>",
  '<b\nonclick="alert(1)">',
  '<b/onclick="alert(1)">',
  '<b class="<script>">',
  "<!-- --><b>",
  "<![CDATA[x]]>",
  "<?xml?>",
  "<b",
  "</ b>",
  "<b><script>alert(1)</script></b>",
];

/** Returns the texts that become markup in the page. */
const accepted = (page, texts) =>
  page.evaluate(
    (texts) =>
      texts.filter((text) => {
        try {
          document.createElement("div").innerHTML = text;
          return true;
        } catch {
          return false;
        }
      }),
    texts,
  );

for (const address of ["./", "./embed.html"]) {
  test(`${address} makes no markup that runs, loads or leads anywhere, and no script`, async ({ page }) => {
    await page.goto(address);
    await page.waitForFunction(() => trustedTypes.defaultPolicy);
    expect(HOSTILE.length).toBeGreaterThan(130);
    expect(await accepted(page, HOSTILE)).toEqual([]);
    const works = await page.evaluate(() => {
      const works = (make) => {
        try {
          make();
          return true;
        } catch {
          return false;
        }
      };
      return [
        works(() => (document.createElement("script").src = "./other.js")),
        works(() => (document.createElement("script").text = "alert(1)")),
        works(() => document.createRange().createContextualFragment("<animate attributename=href>")),
        works(() => document.body.insertAdjacentHTML("beforeend", "<set attributename=href>")),
        works(() => new DOMParser().parseFromString("<svg><animate attributeName='href'/></svg>", "text/html")),
        works(() => trustedTypes.createPolicy("default", {})),
      ];
    });
    expect(works).toEqual([false, false, false, false, false, false]);
  });
}

test("the markup of the app's static elements is accepted", async ({ page }) => {
  const files = fs.readdirSync(dist).filter((name) => name.endsWith(".wasm"));
  const texts = files.flatMap((name) => {
    const text = fs.readFileSync(path.join(dist, name), "latin1");
    // Styles have pictures as texts, which never become markup.
    return [...text.replace(/url\([^)]*\)/g, "").matchAll(/<[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?)*><\/[a-z0-9]+>/g)].map(([text]) => text);
  });
  expect(new Set(texts).size).toBeGreaterThan(3);
  await page.goto("./");
  await page.waitForFunction(() => trustedTypes.defaultPolicy);
  expect(await accepted(page, texts)).toEqual(texts);
});
