// A chat bot: one encounter for each channel, and its answers as text. Here the chat is the console, a line each:
// `#tavern start`. In Discord, call `answer(message.channelId, message.content)` and send what it returns.
import { createInterface } from "node:readline";
import { AsaltoError, Session, addWords, load } from "asalto";
import es from "asalto/words/es";

addWords(es);
await load();
const lang = "es";

/** What is kept of each channel between messages. A bot that restarts reads it from its database. */
const saved = new Map();

/** What the words of the chat mean. */
const commands = {
  add: (fight, [name, dexterity, hitPoints]) => ({ type: "addCombatant", name, side: name === "Ogro" ? 1 : 0, dexterity: Number(dexterity), hitPoints: Number(hitPoints) }),
  start: () => ({ type: "start" }),
  roll: () => ({ type: "rollInitiative" }),
  next: () => ({ type: "endTurn" }),
  delay: () => ({ type: "delay" }),
  hit: (fight, [name, amount]) => ({ type: "damage", who: [named(fight, name)], amount: Number(amount) }),
};

function named(fight, name) {
  return fight.view().combatants.find(({ profile }) => profile.name === name)?.id ?? 0;
}

export function answer(channel, text) {
  const [word, ...rest] = text.trim().split(/\s+/);
  const fight = new Session({ ruleset: "dnd35", state: saved.get(channel) });
  try {
    return said(fight, word, rest);
  } catch (error) {
    if (!(error instanceof AsaltoError)) throw error;
    // A refusal in the language of the channel, or a sentence about what was typed.
    const { text: why, rules } = error.rejection ? fight.explain({ rejection: error.rejection }, { lang }) : { text: error.message, rules: [] };
    return rules.length ? `${why} [${rules.join(", ")}]` : why;
  } finally {
    saved.set(channel, fight.getText());
    fight.free();
  }
}

function said(fight, word, rest) {
  if (word === "undo") return fight.undo() ? "↶" : "—";
  if (word === "options") return fight.available().map((command) => fight.explain({ command }, { lang }).text).join(" · ");
  if (!commands[word]) return Object.keys(commands).join(", ");
  const events = fight.dispatch(commands[word](fight, rest));
  return events.map((event) => fight.explain({ event }, { lang })?.text).filter(Boolean).join(" ");
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, channel, text] = /^#(\w+) (.+)$/.exec(line) ?? [];
  if (channel) console.log(`#${channel} ${answer(channel, text)}`);
}
