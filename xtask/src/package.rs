//! The engine as a package for JavaScript, `dist/pkg`: compiled, bound, and typed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::build::Effort;
use crate::run::{Outcome, quietly, run};
use crate::{project, setup, typings};

/// What is copied as it is, with the version put in.
const FILES: [&str; 4] = ["asalto.js", "measure.js", "package.json", "README.md"];
/// What wasm-bindgen writes, by the names they have in the package.
const BOUND: &str = "engine";
const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles the engine and writes the package into a folder; gives the wasm that is still to be made
/// small and where it goes.
///
/// # Errors
/// Where a step fails.
pub fn write(effort: Effort, folder: &Path) -> Result<(PathBuf, PathBuf), String> {
    compile(effort)?;
    let staging = project::root().join("target/pkg");
    bind(&compiled(effort), &staging)?;
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    put(
        &folder.join("engine.js"),
        &text(&staging.join("engine.js"))?,
    )?;
    let sources = project::root().join("pkg/js");
    for name in FILES {
        let content = text(&sources.join(name))?.replace("VERSION", env!("CARGO_PKG_VERSION"));
        put(&folder.join(name), &content)?;
    }
    let types = text(&sources.join("asalto.d.ts"))? + &typings::of_the_core()?;
    put(&folder.join("asalto.d.ts"), &types)?;
    Ok((staging.join("engine_bg.wasm"), folder.join("engine.wasm")))
}

fn compile(effort: Effort) -> Outcome {
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--offline", "-p", "asalto-pkg"]);
    cargo.args(["--target", TARGET, "--profile", effort.profile()]);
    run(cargo.envs(effort.flags()).current_dir(project::root()))
}

fn compiled(effort: Effort) -> PathBuf {
    project::target()
        .join(TARGET)
        .join(effort.profile())
        .join("asalto_pkg.wasm")
}

fn bind(wasm: &Path, folder: &Path) -> Outcome {
    let program = project::program(&setup::wasm_bindgen_programs()?, "wasm-bindgen");
    let mut bind = Command::new(program);
    bind.args([
        "--target",
        "web",
        "--no-typescript",
        "--omit-default-module-path",
    ]);
    bind.args(["--out-name", BOUND]);
    quietly(bind.arg("--out-dir").arg(folder).arg(wasm))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

fn put(path: &Path, content: &str) -> Outcome {
    fs::write(path, content).map_err(|error| at(path, &error))
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}
