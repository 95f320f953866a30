// The rules in a language: lines of `## Book`, `### Title` and `D35-26 text`.

/** The rules of each language, by id. */
const read = new WeakMap();

/** The title and the text of a rule; `undefined` if there is no such rule. */
export function ruleIn(words, id) {
  if (!read.has(words)) read.set(words, parsed(words.rules));
  return read.get(words).get(id);
}

function parsed(text) {
  const rules = new Map();
  let [book, title] = ["", ""];
  for (const line of text.split("\n")) {
    if (line.startsWith("### ")) title = line.slice(4);
    else if (line.startsWith("## ")) book = line.slice(3);
    else {
      const end = line.indexOf(" ");
      rules.set(line.slice(0, end), Object.freeze({ book, title, text: line.slice(end + 1) }));
    }
  }
  return rules;
}
