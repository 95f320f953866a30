//! Runs scenario files: `cargo run -q -p asalto-core --example scenario -- [--json] PATH...`. A
//! path is a file or a folder.
//!
//! Prints a line for each failure with its file, its line, the expected and the actual value, and
//! ends with `N passed, N failed`. With `--json` it prints a summary for programs instead. The exit
//! code is 1 after any failure, or without any file.
//!
//! `--against COMMAND` plays them with another tracker, which speaks the protocol of
//! `docs/conformance.md`, and prints the report as JSON. `--timeout SECONDS` is the time for an
//! answer, 5 s at first. `--badge FILE` writes the badge. With `--report` failures leave the exit code 0.

#[path = "../tests/conformance/mod.rs"]
mod conformance;
#[path = "../tests/rules/mod.rs"]
mod rules;
#[path = "../tests/runner/mod.rs"]
mod runner;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use conformance::process::Process;
use conformance::report::Report;
use runner::summary::{Summary, files_in};

/// The command line.
#[derive(Default)]
struct Options {
    paths: Vec<PathBuf>,
    json: bool,
    against: Option<String>,
    timeout: Option<Duration>,
    badge: Option<PathBuf>,
    report: bool,
}

const USAGE: &str = "usage: scenario [--json] PATH...
       scenario --against COMMAND [--timeout SECONDS] [--badge FILE] [--report] PATH...";

#[allow(
    clippy::disallowed_methods,
    reason = "a program reads its arguments; the engine does not"
)]
fn main() -> ExitCode {
    let done = Options::read(std::env::args().skip(1)).and_then(|options| run(&options));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the files, and returns whether the exit code is 0.
fn run(options: &Options) -> Result<bool, String> {
    let files: Result<Vec<_>, _> = options.paths.iter().map(|path| files_in(path)).collect();
    let files = files?.concat();
    let folder = match options.paths.as_slice() {
        [folder] => folder,
        _ => Path::new(""),
    };
    if let Some(command) = &options.against {
        return against(command, options, &files, folder);
    }
    let summary = Summary::of(&files);
    if options.json {
        println!("{:#}", summary.to_json(folder, &rules::catalogue()));
    } else {
        for failure in &summary.failures {
            println!("{failure}");
        }
        println!("{} passed, {} failed", summary.passed, summary.failed);
    }
    Ok(summary.holds())
}

/// Plays the files with another tracker.
fn against(
    command: &str,
    options: &Options,
    files: &[PathBuf],
    folder: &Path,
) -> Result<bool, String> {
    let limit = options.timeout.unwrap_or(Duration::from_secs(5));
    let report = Report::of(files, || Process::start(command, limit))?;
    println!("{:#}", report.to_json(folder, &rules::catalogue()));
    if let Some(file) = &options.badge {
        write(file, &format!("{:#}\n", report.badge()))?;
    }
    Ok(options.report || report.summary.holds())
}

#[allow(clippy::disallowed_methods, reason = "the badge is a file")]
fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self::default();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} wants a value\n{USAGE}"));
            match word.as_str() {
                "--json" => options.json = true,
                "--report" => options.report = true,
                "--against" => options.against = Some(value()?),
                "--badge" => options.badge = Some(value()?.into()),
                "--timeout" => {
                    let seconds = value()?.parse().ok().filter(|seconds| *seconds > 0);
                    let seconds = seconds.ok_or("--timeout wants a whole number from 1")?;
                    options.timeout = Some(Duration::from_secs(seconds));
                }
                option if option.starts_with("--") => {
                    return Err(format!("`{option}` is not understood\n{USAGE}"));
                }
                path => options.paths.push(path.into()),
            }
        }
        if options.paths.is_empty() {
            return Err(USAGE.to_owned());
        }
        Ok(options)
    }
}
