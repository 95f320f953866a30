//! Bundling and minifying scripts and styles with esbuild (docs/decisions/0021).

use std::fmt::Display;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::run::{Outcome, printed};
use crate::{project, setup};

/// The way a page loads a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// As a module, with `import` and `export`.
    Module,
    /// As a classic script. Its names can't clash with those of another script.
    Script,
}

/// The values that the build passes to the sources.
#[derive(Debug, Clone, Default)]
pub struct BuildValues(Vec<String>);

impl BuildValues {
    /// Replaces a name in the sources with a value, written in JSON.
    #[must_use]
    pub fn value(mut self, name: &str, json: impl Display) -> Self {
        self.0.push(format!("--define:{name}={json}"));
        self
    }

    /// Resolves a fixed name in the sources, such as `asalto:app`, to a file that the build has
    /// written.
    #[must_use]
    pub fn file(mut self, name: &str, file: &Path) -> Self {
        self.0.push(format!("--alias:{name}={}", file.display()));
        self
    }

    /// Leaves the import of a file as it is, so that the browser resolves it.
    #[must_use]
    pub fn beside(self, file: &str) -> Self {
        self.outside(&format!("./{file}"))
    }

    /// Leaves the import of a name as it is; `*` stands for any text.
    #[must_use]
    pub fn outside(mut self, name: &str) -> Self {
        self.0.push(format!("--external:{name}"));
        self
    }
}

/// Bundles a script with its imports and minifies it.
///
/// # Errors
/// The messages of esbuild.
pub fn script(entry: &str, format: Format, values: &BuildValues) -> Result<String, String> {
    let format = match format {
        Format::Module => "--format=esm",
        Format::Script => "--format=iife",
    };
    let arguments = values.0.iter().map(String::as_str);
    esbuild(
        &project::root().join(entry),
        ["--bundle", format].into_iter().chain(arguments),
    )
}

/// Bundles a program for node with its imports.
///
/// # Errors
/// The messages of esbuild.
pub fn program(entry: &str, values: &BuildValues) -> Result<String, String> {
    let arguments = values.0.iter().map(String::as_str);
    esbuild(
        &project::root().join(entry),
        ["--bundle", "--format=esm", "--platform=node"]
            .into_iter()
            .chain(arguments),
    )
}

/// Bundles a style sheet with its imports and minifies it.
///
/// # Errors
/// The messages of esbuild.
pub fn styles(entry: &str) -> Result<String, String> {
    esbuild(&project::root().join(entry), ["--bundle"])
}

/// Minifies every style sheet of a folder into another folder.
///
/// # Errors
/// If the folder can't be read, or the messages of esbuild.
pub fn sheets(from: &Path, to: &Path) -> Outcome {
    let mut sheets = Vec::new();
    for file in fs::read_dir(from).map_err(|error| error.to_string())? {
        let path = file.map_err(|error| error.to_string())?.path();
        sheets.push(path.to_string_lossy().into_owned());
    }
    let (first, others) = sheets.split_first().ok_or("no style sheets")?;
    let to = format!("--outdir={}", to.display());
    let arguments = others.iter().map(String::as_str).chain([&*to]);
    esbuild(Path::new(first), arguments).map(|_nothing| ())
}

fn esbuild<'a>(
    file: &Path,
    arguments: impl IntoIterator<Item = &'a str>,
) -> Result<String, String> {
    let mut esbuild = Command::new(setup::esbuild());
    esbuild.arg(file).args(arguments).args([
        "--minify",
        "--charset=utf8",
        "--legal-comments=none",
        "--log-level=warning",
    ]);
    esbuild.env("NODE_PATH", setup::packages());
    printed(esbuild.current_dir(project::root()))
}
