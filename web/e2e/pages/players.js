// Page object: the players' screen, and the messages that it has received.
import { expect } from "@playwright/test";

/** Makes every page of a context record the messages of the players' channel as text. */
export const recordMessages = (context) =>
  context.addInitScript(() => {
    window.messages = [];
    const channel = new BroadcastChannel("asalto.1.players");
    channel.addEventListener("message", ({ data }) => window.messages.push(JSON.stringify(data)));
  });

export class Players {
  constructor(page) {
    this.page = page;
    this.consoleOutput = [];
    page.on("console", (message) => this.consoleOutput.push(message.text()));
    page.on("pageerror", (error) => this.consoleOutput.push(String(error)));
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
    const messages = await this.page.evaluate(() => window.messages);
    const sent = messages.map((text) => JSON.parse(text)).filter(([kind]) => kind === "told");
    return sent.map(([, , ...rest]) => JSON.stringify(rest)).join("\n");
  }

  /** The time at which the screen changes next. */
  nextChange() {
    return this.page.evaluate(
      () =>
        new Promise((done) => {
          const seen = () => done(Date.now());
          new MutationObserver(seen).observe(document.body, { characterData: true, childList: true, subtree: true });
        }),
    );
  }

  /** Records each text that screen readers announce from now on. */
  async recordAnnouncements() {
    await this.page.evaluate(() => {
      window.announcements = [];
      const record = (changes) => window.announcements.push(...changes.map(({ target }) => target.textContent));
      for (const region of document.querySelectorAll("[role=status]")) {
        new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
  }

  announcements() {
    return this.page.evaluate(() => window.announcements);
  }

  expectNoConsoleOutput() {
    expect(this.consoleOutput).toEqual([]);
  }
}
