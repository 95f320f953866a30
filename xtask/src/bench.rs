//! Benchmarks of commands, native and in wasm, and of the app in Chromium. They print tables and
//! never fail: machines differ.

use std::path::{self, Path};
use std::process::Command;

use crate::effort::TARGET;
use crate::run::{Outcome, cargo, run, say};
use crate::{browsers, project, wasm};

/// Optimized for speed, unlike the shipped files.
const PROFILE: [&str; 2] = ["--profile", "measure"];
const EXAMPLE: [&str; 5] = ["--quiet", "-p", "asalto-core", "--example", "bench"];

/// Prints the tables. The table of the app is written to `target/bench.json` too, and has ratios to an
/// earlier file.
///
/// # Errors
/// If the benchmarks can't be built or run.
pub fn bench(against: Option<&Path>) -> Outcome {
    say("natively");
    run(cargo().arg("run").args(EXAMPLE).args(PROFILE))?;
    say("in wasm, under node");
    run(cargo()
        .arg("build")
        .args(EXAMPLE)
        .args(PROFILE)
        .args(["--target", TARGET]))?;
    run(&mut wasm::example("bench", "measure"))?;
    say("the app, in Chromium");
    let mut app = Command::new("node");
    app.args(["bench/main.js", "--json"])
        .arg(project::root().join("target/bench.json"))
        .current_dir(project::e2e())
        .envs(browsers::programs());
    if let Some(file) = against {
        let file = path::absolute(file).map_err(|error| project::at(file, &error))?;
        app.arg("--against").arg(file);
    }
    run(&mut app)
}
