//! The engine as a package for JavaScript, `dist/pkg`: bound and typed.

use std::fs;
use std::path::{Path, PathBuf};

use crate::bind::{Exports, bind};
use crate::bundle::{self, Format, Known};
use crate::compile::Effort;
use crate::run::Outcome;
use crate::{project, typings};

/// The files that are copied with only the version filled in.
const FILES: [&str; 2] = ["package.json", "README.md"];
/// The stem of the file names that wasm-bindgen writes for the package.
const BOUND: &str = "engine";

/// Binds the compiled engine and writes the package into a folder. Returns the wasm that still has
/// to be optimized, and its destination.
///
/// # Errors
/// If a step fails.
pub fn write(compiled: &Path, folder: &Path, effort: Effort) -> Result<(PathBuf, PathBuf), String> {
    let staging = project::staging().join("pkg");
    bind(compiled, BOUND, Exports::Own, &staging)?;
    fs::create_dir_all(folder).map_err(|error| project::at(folder, &error))?;
    let versioned = |text: &str| text.replace("VERSION", env!("CARGO_PKG_VERSION"));
    let known = Known::default()
        .file("asalto:engine", &staging.join("engine.js"))
        .outside("node:*");
    let module = bundle::script("pkg/js/asalto.js", Format::Module, &known)?;
    put(&folder.join("asalto.js"), &versioned(&module))?;
    let sources = project::root().join("pkg/js");
    for name in FILES {
        put(&folder.join(name), &versioned(&text(&sources.join(name))?))?;
    }
    // A page needs no types, and writing them compiles the core once more.
    if effort == Effort::Small {
        let types = text(&sources.join("asalto.d.ts"))? + &typings::of_the_core()?;
        put(&folder.join("asalto.d.ts"), &types)?;
    }
    Ok((staging.join("engine_bg.wasm"), folder.join("engine.wasm")))
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| project::at(path, &error))
}

fn put(path: &Path, content: &str) -> Outcome {
    fs::write(path, content).map_err(|error| project::at(path, &error))
}
