// Page object: the players' screen, and every message that it has received.
import { expect } from "@playwright/test";

/** Makes every page of a context keep the messages of the channel as text. */
export const listens = (context) =>
  context.addInitScript(() => {
    window.heard = [];
    const channel = new BroadcastChannel("asalto.1.players");
    channel.addEventListener("message", ({ data }) => window.heard.push(JSON.stringify(data)));
  });

export class Players {
  constructor(page) {
    this.page = page;
    this.said = [];
    page.on("console", (message) => this.said.push(message.text()));
    page.on("pageerror", (error) => this.said.push(String(error)));
  }

  /** Opens the screen from a window that plays, by the link in its header. */
  static async from(page) {
    const opened = page.context().waitForEvent("page");
    await page.locator(".top a[target]").click();
    const players = new Players(await opened);
    await expect(players.page.locator("main.players")).toBeVisible();
    return players;
  }

  /** Opens the screen by its address. */
  static async open(context) {
    const players = new Players(await context.newPage());
    await players.page.goto("./#/players");
    await expect(players.page.locator("main.players")).toBeVisible();
    return players;
  }

  seat(name) {
    return this.page.locator(".seat").filter({ has: this.page.locator("bdi", { hasText: new RegExp(`^${name}$`) }) });
  }

  async expectTurn(name) {
    await expect(this.page.locator(".players h1")).toHaveText(name);
    await expect(this.page.locator(".seat[aria-current] b bdi")).toHaveText(name);
  }

  async expectHealth(name, kind, words) {
    await expect(this.seat(name).locator(".health")).toHaveAttribute("data-health", kind);
    await expect(this.seat(name).locator(".health")).toHaveText(words);
  }

  /** The bytes of all messages from the window that plays, without the times of the changes. */
  async bytes() {
    const heard = await this.page.evaluate(() => window.heard);
    const told = heard.map((text) => JSON.parse(text)).filter(([kind]) => kind === "told");
    return told.map(([, , ...rest]) => JSON.stringify(rest)).join("\n");
  }

  /** The time at which the screen changes next. */
  changed() {
    return this.page.evaluate(
      () =>
        new Promise((done) => {
          const seen = () => done(Date.now());
          new MutationObserver(seen).observe(document.body, { characterData: true, childList: true, subtree: true });
        }),
    );
  }

  /** Begins to keep each text that a screen reader is told. */
  async listen() {
    await this.page.evaluate(() => {
      window.told = [];
      const tell = (changes) => window.told.push(...changes.map(({ target }) => target.textContent));
      for (const region of document.querySelectorAll("[role=status]")) {
        new MutationObserver(tell).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
  }

  announced() {
    return this.page.evaluate(() => window.told);
  }

  expectSilence() {
    expect(this.said).toEqual([]);
  }
}
