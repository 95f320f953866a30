// Page object: the quick line, and the creatures that it finds.

export class QuickLine {
  constructor(page) {
    this.page = page;
    this.field = page.locator("#quick-line");
    this.preview = page.locator("#quick-preview");
    this.options = page.locator("#creatures-found").getByRole("option");
  }

  /** The option of a creature. */
  option(name) {
    return this.options.filter({ has: this.page.locator(".creature", { hasText: new RegExp(`^${name}$`) }) });
  }
}
