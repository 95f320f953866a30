//! What other pages take: the element, the frame behind it, and the demonstration of both.

use std::fs;
use std::path::PathBuf;

use crate::{project, shell};

/// What is copied as it is, with the version put in.
const COPIED: [&str; 5] = [
    "embed.js",
    "embed.d.ts",
    "asalto-frame.d.ts",
    "demo.html",
    "demo.js",
];
/// Whether an element of that name is for other pages, and not part of the installed app.
pub fn is_for_other_pages(name: &str) -> bool {
    ["embed", "asalto-frame", "demo", "pkg"]
        .iter()
        .any(|start| name.starts_with(start))
}

/// The files to write under their own names, for other pages to find them.
///
/// # Errors
/// Where one cannot be read.
pub fn files() -> Result<Vec<(&'static str, String)>, String> {
    let mut files = Vec::new();
    for name in COPIED {
        let text = source(name)?.replace("VERSION_OF_THE_BUILD", env!("CARGO_PKG_VERSION"));
        files.push((name, text));
    }
    // The helper may be copied to another site: it is whole by itself.
    let measure = project::root().join("pkg/js/measure.js");
    let measure =
        fs::read_to_string(&measure).map_err(|error| format!("{}: {error}", measure.display()))?;
    let measure = shell::without_comments(&measure).replace("export ", "");
    let helper =
        shell::without_comments(&source("asalto-frame.js")?).replace("/*measure*/", &measure);
    files.push(("asalto-frame.js", helper));
    Ok(files)
}

/// The script that comes before all others in the frame.
///
/// # Errors
/// Where it cannot be read.
pub fn before(guard: &str) -> Result<String, String> {
    Ok(shell::without_comments(&source("before.js")?) + guard)
}

/// The frame's own module, with the app's files by name and the scripts that it shares with the page.
///
/// # Errors
/// Where it cannot be read.
pub fn frame(glue: &str, wasm: &str, rules: &str) -> Result<String, String> {
    let beside = shell::beside_a_frame(rules)?;
    let frame = shell::without_comments(&source("frame.js")?);
    Ok(format!(
        "import init from './{glue}';\nconst WASM = './{wasm}';\n{beside}{frame}"
    ))
}

/// The frame's page, before its head is put in.
///
/// # Errors
/// Where it cannot be read.
pub fn page() -> Result<String, String> {
    source("embed.html")
}

fn source(name: &str) -> Result<String, String> {
    let path: PathBuf = project::root().join("web/embed").join(name);
    fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))
}
