// A virtual tabletop: the map has tokens, and the engine has the fight. `ref` ties them together, so the tabletop keeps
// no table of its own. What the players' screens get never has what players must not know.
import { Session, load } from "asalto";

await load();
const tokens = [
  { id: "token-lidda", name: "Lidda", x: 3, y: 4, side: 0, dexterity: 17, hitPoints: 16 },
  { id: "token-ogre", name: "Ogre", x: 9, y: 4, side: 1, dexterity: 8, hitPoints: 29 },
];

const fight = new Session({ ruleset: "dnd5e2024", seed: 3 });
fight.on("change", ({ by, events }) => draw(by, events));

for (const { id, name, side, dexterity, hitPoints } of tokens) fight.add({ ref: id, name, side, dexterity, hitPoints });
fight.dispatch({ type: "start" });
fight.dispatch({ type: "rollInitiative" });

/** The combatant of a token. */
function combatant(token) {
  return fight.view().combatants.find(({ profile }) => profile.ref === token);
}

/** Draws the ring around the token whose turn it is, and the bars of those that were hurt. */
function draw(by, events) {
  const { combatants, current } = fight.view();
  const acting = combatants.find(({ id }) => id === current)?.profile.ref;
  const hurt = events.filter(({ type }) => type === "hitPointsChanged").map(({ who }) => combatants.find(({ id }) => id === who).profile.ref);
  console.log(`${by}: ring ${acting ?? "none"}, bars ${hurt.join(", ") || "none"}`);
}

// A tap on a token shows the buttons that the rules allow now, with their labels.
const buttons = fight.available().map((command) => ({ command, label: fight.explain({ command }).text }));
console.log(buttons.slice(0, 4).map(({ label }) => `[${label}]`).join(" "));

// The area of a spell covers some tokens.
const hit = tokens.filter(({ x }) => x > 5).map(({ id }) => combatant(id).id);
fight.dispatch({ type: "damage", who: hit, amount: 7 });

// What goes to the players: a state without secrets. Their page opens it as any other.
const theirs = new Session({ state: fight.forPlayers() });
const ogre = theirs.playerView().combatants.find(({ profile }) => profile.name === "Ogre");
console.log(`players see: ${ogre.profile.name}, ref ${ogre.profile.ref ?? "hidden"}, hit points ${ogre.profile.hitPoints ?? "hidden"}`);
