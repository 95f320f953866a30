//! The files for other pages: the element, the frame behind it, and a demonstration of both.

use std::fs;

use crate::bundle::{self, Format, Known};
use crate::project;

/// The files that are copied unchanged.
const COPIED: [&str; 3] = ["embed.d.ts", "asalto-frame.d.ts", "demo.html"];
/// The modules that other pages load, by their sources. Their names stay.
const MODULES: [(&str, &str); 2] = [
    ("embed@1.js", "embed.js"),
    ("asalto-frame.js", "asalto-frame.js"),
];
/// The loader without a version: that of the newest one.
const NEWEST: (&str, &str) = ("embed.js", "export*from\"./embed@1.js\";\n");

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
    let known = versioned(Known::default()).beside("asalto-frame.js");
    for (name, source) in MODULES {
        files.push((name, script(source, Format::Module, &known)?));
    }
    files.push((NEWEST.0, NEWEST.1.to_owned()));
    Ok(files)
}

/// Returns the frame's own module with the scripts that it shares with the page.
///
/// # Errors
/// If it can't be bundled.
pub fn frame(known: &Known) -> Result<String, String> {
    let known = versioned(known.clone()).beside("pkg/asalto.js");
    script("frame.js", Format::Module, &known)
}

fn versioned(known: Known) -> Known {
    known.value(
        "VERSION_OF_THE_BUILD",
        format!("\"{}\"", env!("CARGO_PKG_VERSION")),
    )
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
