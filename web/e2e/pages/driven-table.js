// Page object: a D&D combat that is played with one input method, from the first screen to its end and the
// copied log.
import { expect } from "@playwright/test";
import { drivenBy } from "../drivers/input-methods.js";
import { Table } from "./table.js";
import { withPlainSpaces } from "./text.js";

const ending = {
  en: { over: "Combat is over.", copy: "Copy log", copied: "Log copied." },
  es: { over: "El combate ha terminado.", copy: "Copiar el registro", copied: "El registro se ha copiado." },
  fr: { over: "Le combat est terminé.", copy: "Copier le récit", copied: "Le récit a été copié." },
};

export class DrivenTable extends drivenBy(Table) {
  constructor(page, lang, driver) {
    super(page, lang, driver);
    this.ending = ending[lang];
  }

  /** A combat at its first turn, with a ruleset, the combatants of a quick line, and their totals. */
  static async playing(page, lang, driver, ruleset, line, totals) {
    const table = new DrivenTable(page, lang, driver);
    await table.open();
    await table.chooseRuleset(ruleset);
    await table.add(line);
    await table.press(page.locator("#go"));
    await table.totals(totals);
    return table;
  }

  /** Chooses a sample in the list of all. */
  async chooseSample(label) {
    await this.press(this.page.locator("#sample-all"));
    await this.press(this.button(label));
  }

  get forecast() {
    return this.page.locator(".forecast");
  }

  /** Takes an action of the turn by its number. */
  takeAction(number) {
    return this.driver.takeAction(this, number);
  }

  /** Selects a combatant in the order. */
  select(name) {
    return this.driver.select(this, name);
  }

  async cast(spell, level) {
    await this.command("t", this.page.locator("#cast"));
    const form = this.page.locator(".drawer.cast");
    await this.write(form.locator("#cast-name"), spell);
    await this.send(form.locator("[data-whole]"), String(level));
  }

  /** Readies an action, which ends the turn. */
  async ready(action, trigger, purpose) {
    await this.command("e", this.page.locator("#ready"));
    const form = this.page.locator(".drawer.ready");
    await this.write(form.getByRole("textbox").nth(0), action);
    await this.write(form.getByRole("textbox").nth(1), trigger);
    if (purpose) {
      await this.press(form.locator("summary"));
      await this.choose(form.getByRole("combobox").nth(2), purpose);
    }
    await this.press(this.page.locator("#go[form=ready-form]"));
    await expect(form).toBeHidden();
  }

  /** Deals damage to a combatant, and checks its remaining hit points. */
  async damage(name, amount, left) {
    await this.select(name);
    await this.driver.changeHitPoints(this, amount, "d", this.words.damage);
    await this.expectHitPoints(name, left);
  }

  /** Heals a combatant, and checks its hit points. */
  async heal(name, amount, left) {
    await this.select(name);
    await this.driver.changeHitPoints(this, amount, "h", this.words.heal);
    await this.expectHitPoints(name, left);
  }

  /**
   * Gives a condition.
   *
   * @param {string} name
   * @param {string} condition
   * @param {{
   *   until?: { duration: string, by: string },
   *   each?: { kind: string, amount: string, type?: string },
   * }} [more] The labels of another duration and cause than the usual ones, and what the condition does each turn.
   */
  async give(name, condition, { until, each } = {}) {
    const { page } = this;
    await this.select(name);
    await this.command("c", page.locator("#conditions"));
    await this.write(page.locator("#condition-search"), condition);
    if (until) {
      await this.press(page.locator("#other-duration"));
      const selects = page.locator(".picker .profile select");
      await this.choose(selects.first(), until.duration);
      await this.choose(selects.last(), until.by);
    }
    if (each) {
      await this.press(page.locator("#each-turn"));
      const selects = page.locator(".picker .profile select");
      await this.choose(selects.first(), each.kind);
      await this.write(page.locator("#each-turn-dice"), each.amount);
      if (each.type) await this.choose(selects.last(), each.type);
    }
    await this.press(page.locator("#go[form=picker]"));
    await expect(this.row(name).locator(".tag", { hasText: condition })).toBeVisible();
  }

  /** The button of an action in the panel of the acting combatant. */
  action(name) {
    return this.page.locator(".panel.in-combat .budget").getByRole("button", { name, exact: true });
  }

  /** Shows the actions that few turns use, which are under More. */
  async showAllActions() {
    const more = this.page.locator("#more");
    if ((await more.getAttribute("aria-expanded")) === "false") await this.press(more);
    await expect(more).toHaveAttribute("aria-expanded", "true");
  }

  /** Checks that the log has these words. French puts non-breaking spaces before some signs. */
  async expectLogged(said) {
    const log = async () => withPlainSpaces(await this.page.locator(".log").innerText());
    await expect.poll(log).toContain(withPlainSpaces(said));
  }

  async remove(name) {
    await this.select(name);
    await this.command("Delete", this.page.locator("#remove"));
    await expect(this.row(name)).toHaveCount(0);
  }

  async endCombat() {
    await this.command("b", this.page.locator(".end"));
    await expect(this.status).toHaveText(this.ending.over);
    await this.expectOver();
  }

  /** Checks that the screen shows the end of combat and offers a new encounter. */
  async expectOver() {
    const { over } = this.ending;
    await expect(this.page.locator("#ended")).toBeVisible();
    await expect(this.page.locator(".log li:not(.heading) .line").first()).toHaveText(over);
    await expect(this.page.locator(".bar-below").getByRole("button", { name: this.words.newEncounter })).toBeVisible();
    await expect(this.page.locator("#end, #joins, #delay")).toHaveCount(0);
    await this.expectUsable();
  }

  /** Checks that the copied log is the log on screen, oldest first, with these lines in this order. */
  async expectReport(lines) {
    const { copy, copied } = this.ending;
    await this.command("l", this.page.locator("#dice"));
    await this.press(this.button(copy));
    await expect(this.page.locator(".notices")).toContainText(copied);
    const report = (await this.page.evaluate(() => navigator.clipboard.readText())).split("\n").filter(Boolean);
    // An unfolded round shows its turns, which are folded too.
    for (const kind of [".heading", ":not(.heading)"]) {
      const folded = this.page.locator(`.log li${kind} > .unfold[aria-expanded="false"]`);
      for (let left = await folded.count(); left > 0; left -= 1) {
        await folded.first().click();
        await expect(folded).toHaveCount(left - 1);
      }
    }
    // The row of a turn without entries has its sentence for screen readers.
    // The lines come newest first, and the heading of a round before all of them.
    const sentences = await this.page.locator(".log li").evaluateAll((rows) => {
      /** @type {{ heading: string[], lines: string[] }[]} */
      const rounds = [{ heading: [], lines: [] }];
      for (const row of rows) {
        const line = row.querySelector(".line");
        const said = line.querySelector(".hidden")?.textContent ?? line.innerText;
        if (row.matches(".heading, .before")) rounds.unshift({ heading: [], lines: [] });
        if (row.matches(".heading")) rounds[0].heading.push(said);
        else rounds[0].lines.unshift(said);
      }
      return rounds.flatMap(({ heading, lines }) => [...heading, ...lines]);
    });
    expect(report).toEqual(sentences);
    // French puts a non-breaking space before a colon.
    const plain = report.map((line) => line.replace(/\s/g, " "));
    expect(plain.filter((line) => lines.includes(line))).toEqual(lines);
  }
}
