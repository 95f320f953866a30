//! The markup of the first screen, which the app itself writes when it runs under node
//! (docs/decisions/0032).

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::bundle::{self, BuildValues};
use crate::project::at;
use crate::rules::LANGUAGES;
use crate::run::printed;
use crate::split::SplitApp;

/// Returns a template of the first screen for each language.
///
/// # Errors
/// If the app can't be bundled or run, or shows another screen.
pub fn templates(split: &SplitApp, values: &BuildValues) -> Result<String, String> {
    let name = |file: &Path| {
        let name = file.file_name().unwrap_or_default();
        format!("./{}", name.display())
    };
    let parts = split.parts.iter();
    let parts: BTreeMap<_, _> = parts.map(|(part, own)| (part, name(&own.file))).collect();
    let listed: Vec<_> = parts
        .iter()
        .map(|(part, file)| format!("\"{part}\":[\"{file}\",[]]"))
        .collect();
    let values = values
        .clone()
        .value("WASM", format!("\"{}\"", name(&split.main())))
        .value("PARTS", format!("{{{}}}", listed.join(",")));
    // Beside the wasm, which it names relative to itself.
    let script = split.main().with_file_name("first.mjs");
    let program = bundle::program("web/first/render.js", &values)?;
    fs::write(&script, program).map_err(|error| at(&script, &error))?;
    let mut templates = String::new();
    for language in LANGUAGES {
        let screen = printed(Command::new("node").arg(&script).arg(language))?;
        if !screen.contains("id=\"quick-line\"") {
            return Err(format!(
                "the first screen in `{language}` has no quick line"
            ));
        }
        let _ = writeln!(
            templates,
            "<template lang=\"{language}\">{screen}</template>"
        );
    }
    Ok(templates)
}
