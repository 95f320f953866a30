//! Runs a wasm program under node. The host passes in a clock and a function that prints a line,
//! because the program has no system below it.

use std::path::PathBuf;
use std::process::Command;

use crate::effort::TARGET;
use crate::project;

/// The host: it passes the clock in and runs the program's `main`.
const HOST: &str = "
const { readFileSync } = require('fs');
let memory;
const say = (at, length) =>
  console.log(new TextDecoder().decode(new Uint8Array(memory.buffer, at, length)));
const host = { milliseconds: () => performance.now(), say };
WebAssembly.instantiate(readFileSync(process.argv[1]), { host }).then(({ instance }) => {
  memory = instance.exports.memory;
  instance.exports.main(0, 0);
});";

/// Returns the node command for an example of the core; `profile` is the folder of its cargo
/// profile.
pub fn example(name: &str, profile: &str) -> Command {
    let wasm: PathBuf = [TARGET, profile, "examples", &format!("{name}.wasm")]
        .iter()
        .collect();
    let mut node = Command::new("node");
    node.args(["-e", HOST]).arg(project::target().join(wasm));
    node
}
