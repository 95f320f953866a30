// Prints the table of the faults, once all tests have run: `cargo xtask test` writes it to docs/faults.md.
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
