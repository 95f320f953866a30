//! The engine and the element as a package for JavaScript, `dist/pkg`: bound, typed, and with the words of each
//! language (docs/decisions/0047).

use std::fs;
use std::path::{Path, PathBuf};

use crate::bindgen::{self, Exports};
use crate::bundle::{self, BuildValues, Format};
use crate::compile::WasmFiles;
use crate::effort::Effort;
use crate::file_size::file_sizes;
use crate::package_words::{self, Words};
use crate::run::{Outcome, say};
use crate::{embed, project, rules, typings};

/// The files that are copied with only the version filled in.
const FILES: [&str; 4] = ["package.json", "CHANGELOG.md", "react.js", "react.d.ts"];
/// The stem of the file names that wasm-bindgen writes for the package.
const BOUND: &str = "engine";

/// Binds the compiled engine and writes the package into a folder. Returns the wasm that still has
/// to be optimized, and its destination.
///
/// # Errors
/// If a step fails.
pub fn write(
    compiled: &WasmFiles,
    folder: &Path,
    effort: Effort,
) -> Result<(PathBuf, PathBuf), String> {
    let staging = project::staging().join("pkg");
    bindgen::generate(&compiled.package, BOUND, Exports::Own, &staging)?;
    fs::create_dir_all(folder.join("words")).map_err(|error| project::at(folder, &error))?;
    let values = BuildValues::default()
        .file("asalto:engine", &staging.join("engine.js"))
        .outside("node:*");
    let module = bundle::script("pkg/js/asalto.js", Format::Module, &values)?;
    put(&folder.join("asalto.js"), &versioned(&module))?;
    for name in FILES {
        put(&folder.join(name), &versioned(&source(name)?))?;
    }
    let words = Words::read(&compiled.words, &staging)?;
    for language in rules::LANGUAGES {
        let stem = folder.join("words").join(language);
        put(&stem.with_extension("js"), &words.module(language)?)?;
        put(&stem.with_extension("d.ts"), package_words::TYPES)?;
    }
    for (name, content) in embed::files()?.into_iter().chain([embed::frame_types()?]) {
        put(&folder.join(name), &content.replace("./pkg/", "./"))?;
    }
    // A page needs no types, and writing them compiles the core once more.
    if effort == Effort::Small {
        write_types(folder)?;
    }
    Ok((staging.join("engine_bg.wasm"), folder.join("engine.wasm")))
}

/// Writes the package's own page, with the sizes of its files.
///
/// # Errors
/// If a file of the package can't be read.
pub fn write_readme(folder: &Path) -> Outcome {
    let mut page = versioned(&source("README.md")?);
    while let Some((before, rest)) = page.split_once("SIZE(") {
        let (name, after) = rest.split_once(')').ok_or("a size has no end")?;
        let sizes = file_sizes(&[folder.join(name)])?;
        let bytes: usize = sizes.iter().map(|size| size.gzip).sum();
        page = format!("{before}{} KB{after}", bytes / 1000);
    }
    put(&folder.join("README.md"), &page)
}

/// Writes the types of the package and the JSON Schema into `dist/pkg`, which a quick build leaves out.
///
/// # Errors
/// If there is no such folder, or the core does not compile.
pub fn types() -> Outcome {
    let folder = project::dist().join("pkg");
    write_types(&folder)?;
    say(&format!("wrote the types into {}", folder.display()));
    Ok(())
}

fn write_types(folder: &Path) -> Outcome {
    let made = typings::of_the_core()?;
    put(
        &folder.join("asalto.d.ts"),
        &(source("asalto.d.ts")? + &made.types),
    )?;
    put(&folder.join("schema.json"), &made.schema)
}

fn versioned(text: &str) -> String {
    text.replace("VERSION", env!("CARGO_PKG_VERSION"))
}

fn source(name: &str) -> Result<String, String> {
    let path = project::root().join("pkg/js").join(name);
    fs::read_to_string(&path).map_err(|error| project::at(&path, &error))
}

fn put(path: &Path, content: &str) -> Outcome {
    fs::write(path, content).map_err(|error| project::at(path, &error))
}
