//! What commands cost, natively and in wasm. It prints a table and fails nothing: machines differ.

use std::process::Command;

use crate::check::cargo;
use crate::project;
use crate::run::{Outcome, run, say};

/// Built for speed, as no shipped file is.
const PROFILE: [&str; 2] = ["--profile", "measure"];
const EXAMPLE: [&str; 5] = ["--quiet", "-p", "asalto-core", "--example", "bench"];
const TARGET: &str = "wasm32-unknown-unknown";

/// Passes the clock in, and runs the example's `main`.
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

/// Prints both tables.
///
/// # Errors
/// Where they cannot be built or run.
pub fn bench() -> Outcome {
    say("natively");
    run(cargo().arg("run").args(EXAMPLE).args(PROFILE))?;
    say("in wasm, under node");
    run(cargo()
        .arg("build")
        .args(EXAMPLE)
        .args(PROFILE)
        .args(["--target", TARGET]))?;
    let wasm = project::root().join(format!("target/{TARGET}/measure/examples/bench.wasm"));
    run(Command::new("node").args(["-e", HOST]).arg(wasm))
}
