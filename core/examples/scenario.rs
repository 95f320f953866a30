//! Runs scenario files: `cargo run -q -p asalto-core --example scenario -- FILE...`.
//!
//! Prints a line for each failure with its file, its line, what was expected and what was found,
//! and ends with `N passed, N failed`; the exit code is 1 where something failed.

#[path = "../tests/runner/mod.rs"]
mod runner;

use std::path::PathBuf;
use std::process::ExitCode;

#[allow(
    clippy::disallowed_methods,
    reason = "a program reads its arguments; the engine does not"
)]
fn main() -> ExitCode {
    let files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if files.is_empty() {
        println!("usage: scenario FILE...");
        return ExitCode::FAILURE;
    }
    let mut passed = 0;
    let mut failed = 0;
    for file in &files {
        let outcome = runner::run_file(file);
        for failure in &outcome.failures {
            println!("{failure}");
        }
        if outcome.failures.is_empty() {
            passed += 1;
        } else {
            failed += 1;
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
