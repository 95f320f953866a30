// Plays a combat without a screen: node docs/examples/headless.mjs (after cargo xtask build).
import { AsaltoError, Session, load } from "../../dist/pkg/asalto.js";

await load();
const fight = new Session({ ruleset: "dnd35", seed: 7 });
fight.dispatch({ type: "addCombatant", name: "Lidda", side: 0, dexterity: 17, hitPoints: 16 });
fight.dispatch({ type: "addCombatant", name: "Ogre", side: 1, dexterity: 8, hitPoints: 29 });
fight.dispatch({ type: "start" });
fight.dispatch({ type: "rollInitiative" });
for (const one of fight.view().combatants) {
  console.log(`${one.count} ${one.profile.name}${one.flatFooted ? " (flat-footed)" : ""}`);
}

const { current } = fight.view();
fight.dispatch({ type: "takeAction", action: "standard" });
try {
  fight.dispatch({ type: "delay" });
} catch (error) {
  if (!(error instanceof AsaltoError)) throw error;
  console.log(`refused: ${error.kind} by ${error.rules.join(", ")}`);
}
fight.undo();
fight.dispatch({ type: "delay" });
console.log(`combatant ${current} delays; ${fight.length} entries`);

const other = new Session({ state: fight.getState() });
console.log(other.getText() === fight.getText() ? "the same after saving and loading" : "not the same");
