//! Runs scenario files: `cargo run -q -p asalto-core --example scenario -- [--json] PATH...`. A
//! path is a file or a folder.
//!
//! Prints a line for each failure with its file, its line, the expected and the actual value, and
//! ends with `N passed, N failed`. With `--json` it prints a summary for programs instead. The exit
//! code is 1 after any failure, or without any file.

#[path = "../tests/rules/mod.rs"]
mod rules;
#[path = "../tests/runner/mod.rs"]
mod runner;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use runner::summary::{Summary, files_in};

#[allow(
    clippy::disallowed_methods,
    reason = "a program reads its arguments; the engine does not"
)]
fn main() -> ExitCode {
    let (options, paths): (Vec<_>, Vec<_>) = std::env::args_os()
        .skip(1)
        .partition(|word| word == "--json");
    let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
    if paths.is_empty() {
        println!("usage: scenario [--json] PATH...");
        return ExitCode::FAILURE;
    }
    let files: Result<Vec<_>, _> = paths.iter().map(|path| files_in(path)).collect();
    let files = match files {
        Ok(files) => files.concat(),
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let summary = Summary::of(&files);
    if options.is_empty() {
        for failure in &summary.failures {
            println!("{failure}");
        }
        println!("{} passed, {} failed", summary.passed, summary.failed);
    } else {
        let folder = match paths.as_slice() {
            [folder] => folder,
            _ => Path::new(""),
        };
        println!("{:#}", summary.to_json(folder, &rules::catalogue()));
    }
    if summary.holds() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
