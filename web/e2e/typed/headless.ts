// A host of the engine in TypeScript, checked by tsc --strict and never run.
import {
  AsaltoError,
  Session,
  load,
  version,
  type Command,
  type EncounterView,
  type Event,
  type SavedSession,
} from "../../../dist/pkg/asalto.js";

await load(new URL("https://example.org/engine.wasm"));
const session = new Session({ ruleset: "talesOfWar", seed: 7n, dice: false });
const commands: Command[] = [
  "start",
  { addCombatant: { name: "Lidda", side: 0, features: ["improvedInitiative"], actor: { points: 3 } } },
  { damage: { who: [1, 2], amount: 5 } },
  { rule: { delay: { until: 4 } } },
  { priority: "pass" },
];
const events: Event[] = commands.flatMap((command) => session.dispatch(command, { at: 0 }));
const names: string[] = session.view().combatants.map((one) => `${one.profile.name} ${one.count ?? version}`);
const state: SavedSession = session.getState();
session.setState(state);
session.setState(session.getText());

/** The next decision, in words. A missing case does not compile. */
export function stage(view: EncounterView): string {
  const { awaiting } = view;
  return typeof awaiting === "string" ? awaiting : Object.keys(awaiting)[0];
}

export function told(event: Event): string | null {
  if (typeof event === "object" && "hitPointsChanged" in event) return `${event.hitPointsChanged.left} left`;
  return null;
}

try {
  session.check({ heal: { who: [1], amount: 1 } });
} catch (error) {
  if (error instanceof AsaltoError && error.kind === "rejected") console.log(error.rules, error.overrulable, names, events);
}

// @ts-expect-error This command does not exist.
session.dispatch("surrender");
// @ts-expect-error An amount is a number.
session.dispatch({ damage: { who: [1], amount: "5" } });
// @ts-expect-error Every damage has an amount.
session.dispatch({ damage: { who: [1] } });
// @ts-expect-error There are four rulesets.
new Session({ ruleset: "dnd4" });
