// The HTML pages of the site. They show a next step if their files are missing, and their policy lists the
// sources that they may load.
import { expect } from "@playwright/test";
import { siteTest as test } from "../fixtures/site-test.js";

for (const name of ["", "embed.html"]) {
  test(`cached html without its files is no blank page: ${name || "index.html"}`, async ({ page, site }) => {
    for (const file of site.files.keys()) if (!file.endsWith(".html")) site.files.delete(file);
    await page.goto(site.url + name);
    for (const words of ["Reload the page", "Recarga la página", "Rechargez la page"]) await expect(page.getByText(words)).toBeVisible();
  });

  test(`a page that has its files does not show that: ${name || "index.html"}`, async ({ page, site }) => {
    const refused = [];
    page.on("console", (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
    await page.goto(site.url + name);
    await expect(page.locator("#quick-line")).toBeVisible();
    await expect(page.getByText("Reload the page")).toHaveCount(0);
    const policy = await page.locator("meta[http-equiv]").getAttribute("content");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("blob:");
    expect(refused).toEqual([]);
    // Markup with executable content is refused, and so are other scripts and policies.
    const wrong = await page.evaluate(() => {
      const markup = ["<b>bold</b>", "<img src=x onerror=go()>", "<svg/onload=go()>", '<a href="javascript:go()">a</a>', "<script>go()</script>"];
      const works = (act) => {
        try {
          act();
          return true;
        } catch {
          return false;
        }
      };
      return {
        markup: markup.map((text) => works(() => (document.createElement("div").innerHTML = text))),
        script: works(() => (document.createElement("script").textContent = "go()")),
        worker: works(() => new Worker("./other.js")),
        policy: works(() => trustedTypes.createPolicy("mine", {})),
      };
    });
    expect(wrong).toEqual({ markup: [true, false, false, false, false], script: false, worker: false, policy: false });
  });
}

test("the menu links the licenses of what the site contains", async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator("details.menu summary").click();
  const link = page.getByRole("link", { name: "Licenses" });
  await expect(link).toBeVisible();
  const text = await (await page.request.get(new URL(await link.getAttribute("href"), site.url).href)).text();
  for (const words of ["leptos 0", "serde 1", "Permission is hereby granted", "standard library of Rust"]) expect(text).toContain(words);
  const own = await (await page.request.get(`${site.url}pkg/licenses.txt`)).text();
  expect(own).toContain("wasm-bindgen 0");
  expect(own).not.toContain("leptos 0");
});
