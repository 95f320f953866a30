//! The quick check, and the steps that it shares with the full test.

use std::process::Command;

use crate::run::{Outcome, cargo, run};
use crate::{crate_review, crates, javascript, layers};

/// The settings for tests: the core is optimized and keeps its assertions, because the laws are
/// tried on thousands of fights. Nobody debugs them.
pub const FULL_TEST: [&str; 4] = [
    "--config",
    "profile.dev.package.asalto-core.opt-level=1",
    "--config",
    "profile.dev.debug=false",
];

/// The crates that are tested natively, apart from these scripts. Every call of cargo for tests names all of them: the
/// features of their dependencies follow from the named crates, and another set would compile the core again.
pub const TESTED: [&str; 7] = [
    "asalto-core",
    "asalto-fuzz",
    "asalto-import",
    "asalto-pkg",
    "asalto-pkg-import",
    "asalto-text",
    "asalto-web",
];

/// Returns the arguments of cargo that name crates.
pub fn package_args(crates: &[&'static str]) -> Vec<&'static str> {
    crates.iter().flat_map(|name| ["-p", *name]).collect()
}

/// Runs the format check, clippy on everything, the documentation, the layer check, the rules for crates, the check
/// of the scripts, and the native tests of all crates but these scripts.
///
/// # Errors
/// The first step that fails.
pub fn check() -> Outcome {
    for (name, mut command) in [
        format(),
        format_fuzz(),
        clippy_native(),
        clippy_web(),
        documentation(),
    ] {
        run(&mut command).map_err(|error| format!("{name}: {error}"))?;
    }
    layers::layers()?;
    crates::check()?;
    crate_review::check()?;
    javascript::check()?;
    run(cargo()
        .args(["test", "--quiet"])
        .args(package_args(&TESTED)))
}

/// A step: its name and its command.
pub type Step = (&'static str, Command);

/// Returns the step that checks the format.
pub fn format() -> Step {
    let mut command = cargo();
    command.args(["fmt", "--all", "--check"]);
    ("format", command)
}

/// Returns the step that checks the format of the fuzz targets, which are a separate workspace.
pub fn format_fuzz() -> Step {
    let mut command = cargo();
    command.args([
        "fmt",
        "--check",
        "--manifest-path",
        "fuzz/targets/Cargo.toml",
    ]);
    ("format, fuzz targets", command)
}

/// The crates that clippy and the documentation check natively. Most of the app exists in wasm alone.
const NATIVE: [&str; 7] = [
    "asalto-core",
    "asalto-fuzz",
    "asalto-import",
    "asalto-pkg",
    "asalto-pkg-import",
    "asalto-text",
    "xtask",
];

/// Returns the step that runs clippy on native code.
pub fn clippy_native() -> Step {
    let mut command = cargo();
    command.args(["clippy", "--quiet", "--locked"]);
    command.args(package_args(&NATIVE));
    command.args(["--all-targets", "--", "-D", "warnings"]);
    ("clippy", command)
}

/// Returns the step that runs clippy on the app and the package, for the target of the web. It shares
/// the compiled macros with the build that ships.
pub fn clippy_web() -> Step {
    let mut command = cargo();
    command.args([
        "clippy",
        "--quiet",
        "--release",
        "--locked",
        "-p",
        "asalto-web",
        "-p",
        "asalto-pkg",
        "-p",
        "asalto-pkg-import",
        "--target",
    ]);
    command.args(["wasm32-unknown-unknown", "--", "-D", "warnings"]);
    ("clippy, the app and the package", command)
}

/// Returns the step that builds the documentation, where a dead link is an error. The dependencies are those that
/// clippy has checked.
pub fn documentation() -> Step {
    let mut command = cargo();
    command.args(["doc", "--quiet", "--locked", "--no-deps"]);
    command.args(package_args(&NATIVE));
    command.env("RUSTDOCFLAGS", "-Dwarnings");
    ("documentation", command)
}
