//! The engine as a tracker for the conformance suite: `cargo xtask scenarios --against
//! target/debug/examples/engine_tracker core/tests/scenarios`. It passes every file.

#[path = "../tests/conformance/mod.rs"]
mod conformance;
#[path = "../tests/runner/mod.rs"]
#[allow(dead_code, reason = "the tests use the other parts")]
mod runner;

use std::io::{BufRead, Write};

use conformance::engine::answer;
use runner::tracker::Engine;

fn main() -> std::io::Result<()> {
    let mut engine = Engine::default();
    let mut output = std::io::stdout();
    for line in std::io::stdin().lock().lines() {
        writeln!(output, "{}", answer(&mut engine, &line?))?;
        output.flush()?;
    }
    Ok(())
}
