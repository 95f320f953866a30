//! Compiles the app, the package and the program that prints its words with one call of cargo.

use std::path::PathBuf;

use crate::bundle;
use crate::effort::{Effort, TARGET};
use crate::project;
use crate::run::{self, Outcome, run};

/// The options that compile the standard library for size, with panics that only stop the app
/// (docs/decisions/0032). Cargo still calls them unstable, which `RUSTC_BOOTSTRAP` allows.
const OWN_STD: [&str; 2] = [
    "-Zbuild-std=std,panic_abort",
    "-Zbuild-std-features=optimize_for_size",
];

/// The output of cargo, before wasm-bindgen.
pub struct WasmFiles {
    /// The app with its split points.
    pub app: PathBuf,
    /// The engine of the package.
    pub package: PathBuf,
    /// The readers of the package.
    pub readers: PathBuf,
    /// The program that prints the words of the package.
    pub words: PathBuf,
}

/// Compiles everything that is wasm.
///
/// # Errors
/// If cargo fails.
pub fn compile(effort: Effort) -> Result<WasmFiles, String> {
    cargo(effort)?;
    let folder = project::target().join(TARGET).join(effort.profile());
    Ok(WasmFiles {
        app: folder.join("asalto-web.wasm"),
        package: folder.join("asalto_pkg.wasm"),
        readers: folder.join("asalto_pkg_import.wasm"),
        words: folder.join("words.wasm"),
    })
}

fn cargo(effort: Effort) -> Outcome {
    let mut cargo = run::cargo();
    cargo.args(["build", "--locked"]);
    let packages = [
        "asalto-web",
        "asalto-pkg",
        "asalto-pkg-import",
        "asalto-text",
    ];
    cargo.args(packages.map(|package| ["-p", package]).as_flattened());
    cargo.args(["--target", TARGET, "--profile", effort.profile()]);
    if effort == Effort::Small {
        let styles = project::staging().join("styles");
        bundle::sheets(&project::root().join("web/styles"), &styles)?;
        cargo.args(OWN_STD).env("RUSTC_BOOTSTRAP", "1");
        cargo.env("ASALTO_STYLES", styles);
    }
    run(cargo.envs(effort.flags()))
}
