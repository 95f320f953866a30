// A bot plays two rounds of D&D 3.5 and tells them: npm install asalto, then node bot.mjs es.
// The encounter says what it waits for, and the bot answers that until it has what it wants.
import { Session, addWords, load, rule } from "asalto";

const lang = process.argv[2] ?? "en";
addWords((await import(`asalto/words/${lang}`)).default);
await load();
const fight = new Session({ ruleset: "dnd35", seed: 7 });
const lidda = fight.add({ name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 });
const ogre = fight.add({ name: "Ogre", side: 1, dexterity: 8, hitPoints: 29 });

/** What to do now; `null` where a bot has nothing to decide. */
function decide() {
  const { waiting } = fight.view().combatants.find(({ id }) => id === lidda);
  const awaiting = fight.awaiting();
  switch (awaiting.type) {
    case "setup":
      return { type: "start" };
    case "rolls":
      return { type: "rollInitiative" };
    case "tieBreak":
      return { type: "rollOffTie" };
    case "turn":
      return awaiting.who === lidda ? liddaActs(waiting) : ogreActs();
    case "resolution":
      // The ogre swings: that is what Lidda waits for. The newest item of the stack resolves first.
      return awaiting.owner === ogre && waiting ? { type: "trigger", who: [lidda] } : { type: "resolve" };
    default:
      return null;
  }
}

function liddaActs(waiting) {
  return waiting ? { type: "endTurn" } : { type: "ready", action: "standard", name: "shortbow", trigger: "the ogre attacks" };
}

let swung = 0;
function ogreActs() {
  const { round } = fight.view();
  if (swung === round) return { type: "endTurn" };
  swung = round;
  return { type: "beginAction", action: "standard", name: "greatclub" };
}

while (fight.view().round === null || fight.view().round <= 2) {
  const command = decide();
  if (!command) break;
  fight.dispatch(command);
}

for (const { text, heading } of fight.report({ lang })) console.log(heading ? `\n${text}` : `  ${text}`);

// Why can Lidda not ready another action now? Texts and rules come in the same language.
try {
  fight.check({ type: "ready", action: "standard", trigger: "the ogre runs" });
} catch ({ rejection }) {
  const { text, rules } = fight.explain({ rejection }, { lang });
  console.log(`\n${text}`);
  for (const id of rules) console.log(`  ${id} ${rule(id, { lang }).title}: ${rule(id, { lang }).text}`);
}
