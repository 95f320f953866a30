// Prints the table of the inputs of each task, after all tests.
import LastTries from "./last-tries.js";

/** The tasks in the order of the table, each with its maximum number of inputs. */
const TASKS = [
  "a new combat of a saved party and six goblins, ready to act",
  "next turn",
  "7 damage to three, half for one",
  "stunned until X’s next turn",
  "delay and come back",
  "ready and fire",
  "undo two",
  "a newcomer with its roll",
  "one side is ambushed",
  "players see the order",
  "resume",
  "an action, a response, and both resolved",
  "a quiet TOW turn of four actors",
];

export default class InputsTable extends LastTries {
  constructor() {
    super("inputs");
  }

  onEnd() {
    const noted = this.rows();
    if (noted.length === 0) return;
    const place = ({ task }) => (TASKS.includes(task) ? TASKS.indexOf(task) : TASKS.length);
    const rows = noted.toSorted((one, other) => place(one) - place(other));
    const wide = Math.max(...rows.map(({ task }) => task.length));
    console.log(`inputs | ${"".padEnd(wide)} | spent | budget`);
    for (const { task, spent, budget } of rows) {
      console.log(`inputs | ${task.padEnd(wide)} | ${String(spent).padStart(5)} | ${budget}`);
    }
  }
}
