//! The files for other pages: the element, the frame behind it, and a demonstration of both.

use std::fs;
use std::path::Path;

use crate::bundle::{self, BuildValues, Format};
use crate::{hash, project, rulesets};

/// The types of the element.
const TYPES: &str = "embed.d.ts";
/// The types of the host's end of the channel, which the site has in its package alone.
const FRAME_TYPES: &str = "asalto-frame.d.ts";
/// The page with a demonstration, which the package does without.
const DEMONSTRATION: &str = "demo.html";
/// The modules that other pages load, by their sources. Their names stay.
const MODULES: [(&str, &str); 2] = [
    ("embed@1.js", "public/embed.js"),
    ("asalto-frame.js", "public/asalto-frame.js"),
];
/// The host's end of the channel, which the element shares with its page: the name in the sources, and the file beside the
/// element.
const FRAME: (&str, &str) = ("asalto:frame", "./asalto-frame.js");
/// The loader without a version: that of the newest one.
const NEWEST: (&str, &str) = ("embed.js", "export*from\"./embed@1.js\";\n");

/// Returns whether a file is for other pages or for designers, and not part of the installed app.
pub fn is_for_other_pages(name: &str) -> bool {
    [
        "embed",
        "asalto-frame",
        "demo",
        "pkg",
        "licenses",
        "styleguide",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

/// Returns the files for other pages that the site and its package have, with the names that they keep.
///
/// # Errors
/// If one can't be read or bundled.
pub fn files() -> Result<Vec<(&'static str, String)>, String> {
    let mut files = vec![(TYPES, source(TYPES)?)];
    let values = with_version(BuildValues::default())?
        .outside(FRAME.1)
        .file(FRAME.0, Path::new(FRAME.1));
    for (name, source) in MODULES {
        files.push((name, script(source, Format::Module, &values)?));
    }
    files.push((NEWEST.0, NEWEST.1.to_owned()));
    Ok(files)
}

/// Returns the file for other pages that only the site has.
///
/// # Errors
/// If it can't be read.
pub fn demonstration() -> Result<(&'static str, String), String> {
    Ok((DEMONSTRATION, under_policy(&source(DEMONSTRATION)?)))
}

/// Returns the file for other pages that only the package has.
///
/// # Errors
/// If it can't be read.
pub fn frame_types() -> Result<(&'static str, String), String> {
    Ok((FRAME_TYPES, source(FRAME_TYPES)?))
}

/// Puts a content security policy into a page. It allows the scripts and styles that stand in the page, and
/// the files that an element and the engine load from the same site.
pub fn under_policy(page: &str) -> String {
    let allowed = |start| {
        let found = page.split(start).skip(1);
        let contents = found.filter_map(|rest| rest.split_once("</"));
        contents.map(|(content, _)| format!(" {}", hash::allowing(content)))
    };
    let scripts: String = allowed("<script type=\"module\">").collect();
    let styles: String = allowed("<style>").collect();
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src{styles}; \
         connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
         require-trusted-types-for 'script'"
    );
    let meta = format!("    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n");
    page.replacen("    <title>", &(meta + "    <title>"), 1)
}

/// Returns the frame's own module with the scripts that it shares with the page.
///
/// # Errors
/// If it can't be bundled.
pub fn frame(values: &BuildValues) -> Result<String, String> {
    let values = with_version(values.clone())?.beside("pkg/asalto.js");
    script("internal/frame.js", Format::Module, &values)
}

/// Passes the version and the rulesets to the scripts.
fn with_version(values: BuildValues) -> Result<BuildValues, String> {
    let version = format!("\"{}\"", env!("CARGO_PKG_VERSION"));
    let values = values.value("VERSION_OF_THE_BUILD", version);
    Ok(values.value("RULESETS", rulesets::json()?))
}

/// Returns the page of the frame, still without its head.
///
/// # Errors
/// If it can't be read.
pub fn page() -> Result<String, String> {
    source("embed.html")
}

fn script(name: &str, format: Format, values: &BuildValues) -> Result<String, String> {
    bundle::script(&format!("web/embed/{name}"), format, values)
}

fn source(name: &str) -> Result<String, String> {
    let path = project::root().join("web/embed/public").join(name);
    fs::read_to_string(&path).map_err(|error| project::at(&path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_policy_allows_what_stands_in_the_page_and_nothing_else() {
        let page = "<head>\n    <title>A</title>\n<style>b</style><script type=\"module\">c</script></head>";
        let page = under_policy(page);
        assert!(page.contains("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-"));
        // The hash of "b", as browsers write it.
        assert!(page.contains("style-src 'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='"));
        assert!(!page.contains("unsafe-inline"));
    }
}
