//! Tests of the committed files, without the network: a few creatures of the package are in `fixture.json`.

use serde_json::Value;

use super::fields::list;
use super::{Files, committed, written};

fn fixture() -> (Vec<Value>, Vec<Value>) {
    let fixture: Value = serde_json::from_str(include_str!("fixture.json")).expect("it is JSON");
    let of = |key| list(&fixture, key).to_vec();
    (of("creatures"), of("spells"))
}

fn files() -> Files {
    let (creatures, spells) = fixture();
    written(&creatures, &spells).expect("the fixture is in order")
}

#[test]
fn the_committed_files_have_what_the_step_writes() {
    let table = committed("table").expect("the table is in the repository");
    let blocks = committed("blocks").expect("the stat blocks are in the repository");
    let files = files();
    assert_eq!(files.table.lines().count(), 3);
    for row in files.table.lines() {
        assert!(table.lines().any(|line| line == row), "{row}");
    }
    let ends = format!("{blocks}## ");
    for block in files
        .blocks
        .split("## ")
        .filter(|block| block.contains("\nAC\t"))
    {
        assert!(ends.contains(block.trim_end_matches('#')), "{block}");
    }
}

#[test]
fn every_creature_has_a_row_and_a_block_in_the_same_order() {
    let table = committed("table").expect("the table is in the repository");
    let blocks = committed("blocks").expect("the stat blocks are in the repository");
    let rows: Vec<_> = table
        .lines()
        .filter_map(|line| line.split('\t').next())
        .collect();
    let names: Vec<_> = blocks
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    assert_eq!(rows.len(), 341);
    assert_eq!(rows, names);
    assert!(table.lines().all(|line| line.matches('\t').count() == 14));
}

#[test]
fn every_creature_has_names_in_three_languages() {
    let table = committed("table").expect("the table is in the repository");
    let names: Vec<_> = super::NAMES.lines().collect();
    assert_eq!(names.len(), 341);
    for (row, names) in table.lines().zip(names) {
        let fields: Vec<_> = row.split('\t').collect();
        assert_eq!(names, [&fields[..1], &fields[12..]].concat().join("\t"));
        assert!(fields[13..].iter().all(|names| !names.is_empty()), "{row}");
    }
}

#[test]
fn unknown_markup_is_named_with_its_creature() {
    let (mut creatures, spells) = fixture();
    creatures[1]["actions"][0]["description"] = "[[/tickle]]".into();
    let unknown = "Goblin Warrior: Scimitar: what is [[/tickle]]?".to_owned();
    assert_eq!(written(&creatures, &spells), Err(unknown));
}
