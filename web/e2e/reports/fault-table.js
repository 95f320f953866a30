// Prints the table of the faults after all tests, a line for each kind. `cargo xtask test` writes it to docs/faults.md.
import { GROUPS } from "./fault-kinds.js";
import LastTries from "./last-tries.js";

export default class FaultTable extends LastTries {
  constructor() {
    super("fault");
  }

  onEnd() {
    const rows = this.rows();
    if (rows.length === 0) return;
    for (const [group, kinds] of Object.entries(GROUPS)) {
      for (const [kind, { tried, seen }] of Object.entries(kinds)) {
        const noted = rows.filter((row) => row.kind === kind);
        const sum = (key) => noted.reduce((sum, row) => sum + row[key], 0);
        console.log(["fault", group, tried, sum("tries"), sum("lost"), seen].join(" | "));
      }
    }
  }
}
