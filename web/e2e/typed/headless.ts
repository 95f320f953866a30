// A host of the engine in TypeScript, checked by tsc --strict and never run.
import {
  AsaltoError,
  Session,
  load,
  version,
  type Command,
  type EncounterView,
  type CombatantId,
  type EventOf,
  type FrameId,
  type GameEvent,
  type SavedSession,
} from "../../../dist/pkg/asalto.js";
import { load as loadReaders, read, type ImportReport } from "../../../dist/pkg/import.js";

await load(new URL("https://example.org/engine.wasm"));
const session = new Session({ ruleset: "talesOfWar", seed: 7n, dice: false });
const commands: Command[] = [
  { type: "start" },
  { type: "addCombatant", name: "Lidda", side: 0, features: ["improvedInitiative"], actor: { points: 3 } },
  { type: "damage", who: [1, 2], amount: 5 },
  { type: "rule", command: { type: "delay", until: 4 } },
  { type: "priority.pass" },
];
const events: GameEvent[] = commands.flatMap((command) => session.dispatch(command, { at: 0 }));
const names: string[] = session.view().combatants.map((one) => `${one.profile.name} ${one.count ?? version}`);
const state: SavedSession = session.getState();
session.setState(state);
session.setState(session.getText());

/** The next decision, in words. A missing case does not compile. */
export function stage(view: EncounterView): string {
  const { awaiting } = view;
  switch (awaiting.type) {
    case "turn":
    case "deathSave":
      return `${awaiting.type} of ${awaiting.who}`;
    case "rolls":
      return `${awaiting.who.length} rolls`;
    case "tieBreak":
      return `a tie of ${awaiting.tied.length}`;
    default:
      return awaiting.type;
  }
}

export function told(event: GameEvent): string | null {
  return event.type === "hitPointsChanged" ? `${event.left} left` : null;
}

// Ids are numbers. An id of one kind is not accepted as another kind.
const lidda: CombatantId = session.add({ name: "Lidda", side: 0 });
session.dispatch({ type: "heal", who: [lidda, 2], amount: 1 });
declare const frame: FrameId;
// @ts-expect-error A frame is not a combatant.
session.dispatch({ type: "stabilize", who: frame });

const added: EventOf<"combatantAdded">[] = session.log().flatMap(({ events }) => events.filter((event) => event.type === "combatantAdded"));
const stop: () => void = session.on("change", ({ by, events }) => console.log(by, events.map(told), added[0]?.profile.name));
stop();
{
  const told: string | undefined = session.explain({ event: added[0]! }, { lang: "es" })?.text;
  const lines: string[] = session.report({ lang: "fr" }).map(({ text }) => text);
  console.log(told, lines);
  using other = new Session({ state: JSON.stringify(state) });
  console.log(other.awaiting().type);
}

try {
  session.check({ type: "heal", who: [1], amount: 1 });
} catch (error) {
  if (error instanceof AsaltoError && error.kind === "rejected") console.log(error.rules, error.overrulable, names, events);
}

// @ts-expect-error This command does not exist.
session.dispatch({ type: "surrender" });
// @ts-expect-error An amount is a number.
session.dispatch({ type: "damage", who: [1], amount: "5" });
// @ts-expect-error Every damage has an amount.
session.dispatch({ type: "damage", who: [1] });
// @ts-expect-error This ruleset does not exist.
new Session({ ruleset: "dnd4" });

await loadReaders(new Uint8Array());
const report: ImportReport = read("fight.csv", new Uint8Array());
const hitPoints: (number | null)[] = report.combatants.map((one) => one.hpMax);
const reasons: string[] = report.notUnderstood.map(({ where, why }) => `${where}: ${why}`);
console.log(hitPoints, reasons);
