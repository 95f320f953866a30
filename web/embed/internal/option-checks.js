// Checks the attributes of the element and the options in a frame's address, for both sides.

const WORDS = {
  lang: ["en", "es", "fr"],
  theme: ["system", "dark", "light"],
  mode: ["gm", "readonly", "player"],
  ruleset: RULESETS,
  persist: ["none", "local"],
  loading: ["lazy", "eager"],
  speed: ["0.5", "1", "2", "4"],
};
const FLAGS = ["autosize", "controls"];
const MOMENT = /^(?:end|round \d{1,4}|\d{1,6})$/;

/** Returns the fault of a value as a sentence, or an empty text. An empty value stands for the default. */
export function wrong(name, value) {
  if (value === null || value === "") return "";
  const words = WORDS[name];
  // A language may have a region: `en-GB`.
  const word = name === "lang" ? value.split("-")[0].toLowerCase() : value;
  if (words && !words.includes(word)) return `${name} must be ${listed(words)}, not ${quoted(value)}.`;
  if (FLAGS.includes(name) && !["true", name].includes(value)) {
    return `${name} is on whenever it is present: remove it to turn it off, instead of ${quoted(value)}.`;
  }
  if (name === "start" && !MOMENT.test(value)) {
    return `${name} must be “round 2”, “end” or the number of a moment, not ${quoted(value)}.`;
  }
  if (["src", "site"].includes(name) && !isAddress(value)) return `${name} must be an address, not ${quoted(value)}.`;
  return "";
}

function listed(words) {
  return `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

function quoted(value) {
  return `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
}

function isAddress(value) {
  try {
    return ["https:", "http:", "blob:", "data:"].includes(new URL(value, document.baseURI).protocol);
  } catch {
    return false;
  }
}
