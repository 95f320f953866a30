// Prints the table of what each task costs in inputs, once all tests have run.

/** The tasks in the order of the table, each with the most inputs that it may cost. */
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

export default class InputsTable {
  constructor() {
    this.rows = [];
  }

  onTestEnd(test, result) {
    const notes = result.annotations ?? test.annotations;
    const rows = notes.filter((note) => note.type === "inputs");
    this.rows.push(...rows.map((note) => JSON.parse(note.description)));
  }

  onEnd() {
    if (this.rows.length === 0) return;
    const place = ({ task }) => (TASKS.includes(task) ? TASKS.indexOf(task) : TASKS.length);
    const rows = this.rows.toSorted((one, other) => place(one) - place(other));
    const wide = Math.max(...rows.map(({ task }) => task.length));
    console.log(`inputs | ${"".padEnd(wide)} | spent | budget`);
    for (const { task, spent, budget } of rows) {
      console.log(`inputs | ${task.padEnd(wide)} | ${String(spent).padStart(5)} | ${budget}`);
    }
  }
}
