// Page object: the accessibility violations that axe finds in a page.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The violations in a page, or in an element: each rule with the first element that breaks it. Axe stays in
    the page for the next check. Without names, all rules are checked. */
export async function faults(page, within = "html", rules = null) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([within, rules]) => {
      const options = rules ? { runOnly: rules } : {};
      const { violations } = await window.axe.run(within, { ...options, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
    },
    [within, rules],
  );
  return violations;
}
