//! The files for other pages: the element, the frame behind it, and a demonstration of both.

use std::fs;

use crate::bundle::{self, Format, Known};
use crate::project;

/// The files that are copied unchanged.
const COPIED: [&str; 3] = ["embed.d.ts", "asalto-frame.d.ts", "demo.html"];
/// The modules that other pages load. Their names stay.
const MODULES: [&str; 2] = ["embed.js", "asalto-frame.js"];

/// Returns whether a file is for other pages and not part of the installed app.
pub fn is_for_other_pages(name: &str) -> bool {
    ["embed", "asalto-frame", "demo", "pkg", "licenses"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// Returns the files for other pages, with the names that they keep.
///
/// # Errors
/// If one can't be read or bundled.
pub fn files() -> Result<Vec<(&'static str, String)>, String> {
    let mut files = Vec::new();
    for name in COPIED {
        files.push((name, source(name)?));
    }
    let version = format!("\"{}\"", env!("CARGO_PKG_VERSION"));
    let known = Known::default()
        .value("VERSION_OF_THE_BUILD", version)
        .beside("asalto-frame.js");
    for name in MODULES {
        files.push((name, script(name, Format::Module, &known)?));
    }
    Ok(files)
}

/// Returns the frame's own module with the scripts that it shares with the page.
///
/// # Errors
/// If it can't be bundled.
pub fn frame(known: &Known) -> Result<String, String> {
    let known = known.clone().beside("pkg/asalto.js");
    script("frame.js", Format::Module, &known)
}

/// Returns the page of the frame, still without its head.
///
/// # Errors
/// If it can't be read.
pub fn page() -> Result<String, String> {
    source("embed.html")
}

fn script(name: &str, format: Format, known: &Known) -> Result<String, String> {
    bundle::script(&format!("web/embed/{name}"), format, known)
}

fn source(name: &str) -> Result<String, String> {
    let path = project::root().join("web/embed").join(name);
    fs::read_to_string(&path).map_err(|error| project::at(&path, &error))
}
