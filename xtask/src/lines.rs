//! Reads typed lines in the combat of a scenario file, and prints for each what it would do.

use std::fs;
use std::path::Path;

use crate::args::LineOptions;
use crate::check::{FULL_TEST, TESTED, package_args};
use crate::project::{self, program};
use crate::run::{Outcome, cargo, run};

/// Prints for each line its meaning, or its refusal with the lines that it offers.
///
/// # Errors
/// If a file can't be read. An empty message if the scenario failed, because the program says so.
pub fn lines(options: &LineOptions) -> Outcome {
    let whole = |path: &Path| {
        let error = |error| format!("{}: {error}", path.display());
        fs::canonicalize(path).map_err(error)
    };
    let scenario = whole(&options.scenario)?;
    let typed = if options.lines == Path::new("-") {
        options.lines.clone()
    } else {
        whole(&options.lines)?
    };
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked"]).args(FULL_TEST);
    build
        .args(package_args(&TESTED))
        .args(["--example", "lines"]);
    run(&mut build)?;
    let mut read =
        std::process::Command::new(program(&project::target().join("debug/examples"), "lines"));
    read.args([scenario, typed]).args(["--lang", &options.lang]);
    run(&mut read).map_err(|_| String::new())
}
