//! The report of each fixture, compared with the truth beside it.
//!
//! `truth.json` of a folder has the whole report of each of its files: every combatant with every known value, and
//! everything that was left out. `ASALTO_TRUTHS=write cargo test -p asalto-import truths` writes the files again; read
//! the difference before you keep it.

use std::collections::BTreeMap;
use std::{env, fs};

use asalto_import::{Format, read, report};
use serde_json::{Map, Value};

use super::fixtures;

#[test]
fn every_fixture_is_read_as_its_truth_says() {
    let mut folders: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for fixture in fixtures::all() {
        let (folder, file) = fixture.name.split_once('/').expect("it is in a folder");
        let report = report(file, &read(file, &fixture.bytes));
        let report = serde_json::to_value(&report).expect("a report is JSON");
        folders
            .entry(folder.to_owned())
            .or_default()
            .push(known(report));
    }
    let mut wrong = Vec::new();
    for (folder, found) in folders {
        let path = fixtures::folder().join(&folder).join("truth.json");
        let found = Value::Array(found);
        if env::var("ASALTO_TRUTHS").is_ok_and(|mode| mode == "write") {
            let text = serde_json::to_string_pretty(&found).expect("it is JSON");
            fs::write(&path, text + "\n").expect("the truth can be written");
        }
        let truth = fs::read_to_string(&path).expect("each folder has its truth");
        let truth: Value = serde_json::from_str(&truth).expect("the truth is JSON");
        if truth != found {
            wrong.push(format!(
                "{folder}: {}",
                serde_json::to_string_pretty(&found).expect("it is JSON")
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_format_has_a_fixture() {
    let read = fixtures::all()
        .into_iter()
        .filter_map(|fixture| read(&fixture.name, &fixture.bytes).ok());
    let found: Vec<Format> = read.flat_map(|imported| imported.formats).collect();
    for format in Format::ALL {
        assert!(found.contains(&format), "{format}");
    }
}

#[test]
fn the_name_of_a_file_tells_nothing_of_its_format() {
    for fixture in fixtures::all() {
        // One format takes the name of an encounter from the file.
        if fixture.name.starts_with("obsidian-ttrpg-journal") {
            continue;
        }
        let named = read(&fixture.name, &fixture.bytes);
        for other in ["x.csv", "x.json", "x.md", ""] {
            assert_eq!(
                read(other, &fixture.bytes),
                named,
                "{} as {other}",
                fixture.name
            );
        }
    }
}

/// Returns a value without unknown fields, which makes the truths short.
fn known(value: Value) -> Value {
    match value {
        Value::Array(list) => Value::Array(list.into_iter().map(known).collect()),
        Value::Object(fields) => {
            let fields = fields.into_iter().map(|(key, value)| (key, known(value)));
            let is_known = |value: &Value| !value.is_null() && value != &Value::Array(Vec::new());
            Value::Object(
                fields
                    .filter(|(_, value)| is_known(value))
                    .collect::<Map<String, Value>>(),
            )
        }
        value => value,
    }
}
