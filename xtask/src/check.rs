//! The quick loop, and the steps that it shares with the whole test.

use std::process::Command;

use crate::project;
use crate::run::{Outcome, run};

/// Format, clippy on everything, and the core's tests.
///
/// # Errors
/// The first step that fails.
pub fn check() -> Outcome {
    for (name, mut command) in [format(), clippy_native(), clippy_web()] {
        run(&mut command).map_err(|error| format!("{name}: {error}"))?;
    }
    run(cargo().args(["test", "--quiet", "-p", "asalto-core"]))
}

/// A step: what it is called, and how it is done.
pub type Step = (&'static str, Command);

/// Whether everything is formatted.
pub fn format() -> Step {
    let mut command = cargo();
    command.args(["fmt", "--all", "--check"]);
    ("format", command)
}

/// Clippy on what runs natively.
pub fn clippy_native() -> Step {
    let mut command = cargo();
    command.args([
        "clippy",
        "--quiet",
        "--locked",
        "-p",
        "asalto-core",
        "-p",
        "xtask",
    ]);
    command.args(["--all-targets", "--", "-D", "warnings"]);
    ("clippy", command)
}

/// Clippy on the app and on the package, for the target they are built for.
pub fn clippy_web() -> Step {
    let mut command = cargo();
    command.args([
        "clippy",
        "--quiet",
        "--locked",
        "-p",
        "asalto-web",
        "-p",
        "asalto-pkg",
        "--target",
    ]);
    command.args(["wasm32-unknown-unknown", "--", "-D", "warnings"]);
    ("clippy, the app and the package", command)
}

/// Cargo in the project's folder.
pub fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(project::root());
    command
}
