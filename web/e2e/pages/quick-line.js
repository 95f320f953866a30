// Page object: the quick line, and the creatures that it finds.
import { expect } from "@playwright/test";

export class QuickLine {
  constructor(page) {
    this.page = page;
    this.field = page.locator("#quick-line");
    this.preview = page.locator("#quick-preview");
    this.list = page.locator("#creatures-found");
    /** The matches, and below them the name as typed. */
    this.options = this.list.locator("[role=option]:not(.as-typed)");
    this.asTyped = this.list.locator(".as-typed");
  }

  /** The option of a creature. */
  option(name) {
    return this.options.filter({ has: this.page.locator(".creature", { hasText: new RegExp(`^${name}$`) }) });
  }

  /** Expects the entry that Enter adds: the highlighted one, which the field names to screen readers. */
  async expectChosen(text) {
    const chosen = this.list.locator('[aria-selected="true"]');
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText(text);
    await expect(this.field).toHaveAttribute("aria-activedescendant", await chosen.getAttribute("id"));
  }
}
