//! Provides two things that the app shares with its page: the styles that load with parts of the app, and the
//! names of the events between the app and the scripts.

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder of the minified styles.
const MINIFIED: &str = "ASALTO_STYLES";
/// The table of events.
const EVENTS: &str = "shell/protocol.js";

fn main() -> io::Result<()> {
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let folder = Path::new(&folder);
    copy_styles(folder)?;
    println!("cargo::rerun-if-changed={EVENTS}");
    let table = fs::read_to_string(EVENTS)?;
    fs::write(folder.join("events.rs"), constants(&table)?)
}

/// Copies the minified styles of `cargo xtask build`, or those of the source.
fn copy_styles(folder: &Path) -> io::Result<()> {
    // The minified styles come from these, so they change together.
    println!("cargo::rerun-if-changed=styles");
    println!("cargo::rerun-if-env-changed={MINIFIED}");
    let styles = env::var_os(MINIFIED).map_or_else(|| PathBuf::from("styles"), PathBuf::from);
    for file in fs::read_dir(styles)? {
        let file = file?;
        fs::copy(file.path(), folder.join(file.file_name()))?;
    }
    Ok(())
}

/// Writes a constant for each event that the app sends or handles. The direction is the type of the constant.
fn constants(table: &str) -> io::Result<String> {
    let mut constants = String::new();
    let mut lines = table.lines();
    while let Some(line) = lines.next() {
        let Some(row) = line.strip_prefix("/** to ") else {
            continue;
        };
        let (direction, text) = row.split_once(", ").ok_or(io::ErrorKind::InvalidData)?;
        let direction = match direction {
            "app" => "AppEvent",
            "scripts" => "ScriptEvent",
            _ => return Err(io::ErrorKind::InvalidData.into()),
        };
        let text = text.trim_end_matches(" */");
        let constant = lines.next().and_then(|line| {
            let line = line.strip_prefix("export const ")?.strip_suffix(';')?;
            line.split_once(" = ")
        });
        let (name, value) = constant.ok_or(io::ErrorKind::InvalidData)?;
        let _ = writeln!(
            constants,
            "/// {text}\npub const {name}: {direction} = {direction}({value});"
        );
    }
    Ok(constants)
}
