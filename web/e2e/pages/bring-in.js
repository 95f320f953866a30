// Page object: the preview of files of other tools.
import fs from "node:fs";
import { expect } from "@playwright/test";

const FIXTURES = new URL("../../../import/tests/fixtures/", import.meta.url);

/** The path of a sample of the crate `import`. */
export const fixture = (name) => new URL(name, FIXTURES).pathname;

/** A file as a choice or a drop gives it. */
export const file = (name, content) => ({ name, mimeType: "text/plain", buffer: Buffer.from(content) });

export class BringIn {
  constructor(page) {
    this.page = page;
    this.screen = page.locator("main.bring-in");
    this.rows = this.screen.locator(".im");
    this.add = this.screen.locator("#bring-in-add");
    this.said = this.screen.locator("#bring-in-said");
    this.leftOut = this.screen.locator(".not li");
    this.failed = this.screen.locator(".file.failed");
  }

  /** The row of a kind of combatants. */
  row(name) {
    return this.rows.filter({ has: this.page.locator(`input.name[aria-label$="${name}"], input.name[aria-label*="${name}"]`) });
  }

  /** The number in a row's field. */
  number(name, label) {
    return this.row(name).getByLabel(label);
  }

  tick(name) {
    return this.row(name).getByRole("checkbox");
  }

  /** Chooses files with the browser's dialog, from the menu. */
  async choose(files, button = "Add from a file") {
    await this.page.locator("details.menu summary").click();
    await this.chooseBy(this.page.getByRole("button", { name: button }).filter({ visible: true }), files);
  }

  /** Chooses files by a button. */
  async chooseBy(button, files) {
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), button.click()]);
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles(files);
    await expect(this.screen).toBeVisible();
  }

  /** Drags files over the page, as far as the drop if it is wanted. */
  async drag(files, { drop = true } = {}) {
    const contents = files.map((name) => (typeof name === "string" ? { name: name.split("/").at(-1), text: fs.readFileSync(fixture(name), "utf8") } : { name: name.name, text: name.buffer.toString("utf8") }));
    await this.page.evaluate(
      ([contents, drop]) => {
        const data = new DataTransfer();
        for (const { name, text } of contents) data.items.add(new File([text], name));
        const send = (type) => document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        send("dragenter");
        const refused = send("dragover");
        if (refused) throw new Error("the browser would open the file");
        if (drop) send("drop");
      },
      /** @type {const} */ ([contents, drop]),
    );
  }

  /** Presses Add, and waits for the table. */
  async finish() {
    await this.add.click();
    await expect(this.screen).toHaveCount(0);
  }
}
