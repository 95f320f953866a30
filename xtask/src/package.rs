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
const FILES: [&str; 5] = [
    "package.json",
    "CHANGELOG.md",
    "react.js",
    "react.d.ts",
    "import.d.ts",
];
/// The stems of the wasm files of the package, by which wasm-bindgen and the package name them: the engine, and the
/// readers of other tools' files.
const BOUND: [&str; 2] = ["engine", "import"];

/// A wasm that still has to be optimized, and its destination.
pub type Unoptimized = (PathBuf, PathBuf);

/// Binds the compiled wasm files and writes the package into a folder.
///
/// # Errors
/// If a step fails.
pub fn write(
    compiled: &WasmFiles,
    folder: &Path,
    effort: Effort,
) -> Result<[Unoptimized; 2], String> {
    let staging = project::staging().join("pkg");
    for (wasm, name) in [&compiled.package, &compiled.readers]
        .into_iter()
        .zip(BOUND)
    {
        bindgen::generate(wasm, name, Exports::Own, &staging)?;
    }
    fs::create_dir_all(folder.join("words")).map_err(|error| project::at(folder, &error))?;
    let values = BuildValues::default().outside("node:*");
    let engine = values
        .clone()
        .file("asalto:engine", &staging.join("engine.js"));
    // Its errors are those of the engine's module, which loads no wasm by itself.
    let readers = values
        .file("asalto:readers", &staging.join("import.js"))
        .outside("./asalto.js");
    for (name, values) in [("asalto.js", engine), ("import.js", readers)] {
        let module = bundle::script(&format!("pkg/js/{name}"), Format::Module, &values)?;
        put(&folder.join(name), &versioned(&module))?;
    }
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
    Ok(BOUND.map(|name| {
        (
            staging.join(format!("{name}_bg.wasm")),
            folder.join(format!("{name}.wasm")),
        )
    }))
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
