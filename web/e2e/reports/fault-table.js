// Prints the table of the faults after all tests. `cargo xtask test` writes it to docs/faults.md.
import LastTries from "./last-tries.js";

export default class FaultTable extends LastTries {
  constructor() {
    super("fault");
  }

  onEnd() {
    for (const { fault, tries, lost } of this.rows()) {
      console.log(`fault | ${fault.padEnd(62)} | ${String(tries).padStart(5)} | ${String(lost).padStart(4)}`);
    }
  }
}
