//! Tests of the committed files, without the network: a few creatures of the package are in `fixture.json`.

use std::collections::BTreeSet;

use serde_json::Value;

use super::block::{each_turn, spell_difficulty};
use super::fields::list;
use super::repair::repair_numbers;
use super::{Files, KINDS, MISSING, committed, written};

fn fixture() -> (Vec<Value>, Vec<Value>) {
    let fixture: Value = serde_json::from_str(include_str!("fixture.json")).expect("it is JSON");
    let of = |key| list(&fixture, key).to_vec();
    let mut creatures = of("creatures");
    for one in &mut creatures {
        repair_numbers(one).expect("the fixture has its numbers");
    }
    (creatures, of("spells"))
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

/// Returns the names at the beginning of the lines of a text.
fn names(text: &str) -> Vec<&str> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.filter_map(|line| line.split('\t').next()).collect()
}

#[test]
fn every_creature_of_the_package_has_a_row_and_a_block_in_the_same_order() {
    let table = committed("table").expect("the table is in the repository");
    let blocks = committed("blocks").expect("the stat blocks are in the repository");
    let blocks: Vec<_> = blocks
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    let (rows, missing) = (names(&table), names(MISSING));
    assert_eq!(rows.len(), 344);
    let (without, with): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| missing.contains(row));
    assert_eq!(without, missing);
    assert_eq!(with, blocks);
}

#[test]
fn every_table_has_the_same_fields_and_is_sorted() {
    for (kind, count) in [("table", 344), ("table-2014", 322), ("table-3.5", 566)] {
        let table = committed(kind).expect("it is in the repository");
        let rows = names(&table);
        assert_eq!(rows.len(), count, "{kind}");
        assert!(rows.is_sorted_by_key(|name| name.to_lowercase()), "{kind}");
        let missing = (kind == "table").then_some(MISSING);
        let rows = table
            .lines()
            .chain(missing.into_iter().flat_map(str::lines));
        for row in rows.filter(|line| !line.starts_with('#')) {
            assert_eq!(row.matches('\t').count(), 23, "{row}");
        }
    }
}

/// The types of damage in D&D 5e.
const TYPES: [&str; 13] = [
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
];

/// The materials of a weapon that bypass defenses against nonmagical damage.
const MATERIALS: [&str; 2] = ["silver", "adamantine"];

#[test]
fn defenses_and_limited_uses_are_counted_and_of_known_words() {
    for (kind, defended, limited) in [("table", 153, 105), ("table-2014", 153, 78)] {
        let table = committed(kind).expect("it is in the repository");
        let fields = |index| {
            table
                .lines()
                .filter_map(move |row| row.split('\t').nth(index))
        };
        let defenses: Vec<_> = fields(19).filter(|field| !field.is_empty()).collect();
        assert_eq!(defenses.len(), defended, "{kind}");
        for field in defenses {
            let mut kinds = Vec::new();
            let mut types = BTreeSet::new();
            for word in field.split(' ') {
                if ["i", "ni", "nr", "r", "v"].contains(&word) {
                    kinds.push(word);
                } else if MATERIALS.contains(&word) {
                    let bypassed = kinds.last().is_some_and(|kind| kind.starts_with('n'));
                    assert!(bypassed, "{kind}: {field}");
                } else {
                    assert!(TYPES.contains(&word), "{kind}: {field}");
                    // A type of two kinds would be a contradiction.
                    assert!(types.insert(word), "{kind}: {field}");
                }
            }
            assert!(field.starts_with(kinds[0]), "{kind}: {field}");
            assert!(kinds.is_sorted_by(|one, next| one < next), "{field}");
        }
        let uses: Vec<_> = fields(20).filter(|field| !field.is_empty()).collect();
        assert_eq!(uses.len(), limited, "{kind}");
        for use_of in uses.iter().flat_map(|field| field.split(", ")) {
            let (name, limit) = use_of.rsplit_once(' ').expect("it has a limit");
            let is_whole = match limit.strip_suffix("/day") {
                Some(uses) => uses.parse::<u8>().is_ok(),
                None => ["4-6", "5-6", "6"].contains(&limit),
            };
            assert!(is_whole, "{kind}: {use_of}");
            assert!(!name.starts_with("Legendary Resistance"), "{kind}");
        }
    }
}

#[test]
fn what_happens_each_turn_is_that_of_the_stat_blocks() {
    let table = committed("table").expect("the table is in the repository");
    let blocks = committed("blocks").expect("the stat blocks are in the repository");
    let in_table = table.lines().filter_map(|row| {
        let each = row.split('\t').nth(22).filter(|each| !each.is_empty())?;
        Some((row.split('\t').next()?.to_owned(), each.to_owned()))
    });
    let blocks = format!("\n{blocks}");
    let in_blocks = blocks.split("\n## ").filter_map(|block| {
        let name = block.lines().next()?;
        Some((name.to_owned(), each_turn(block)?))
    });
    let in_table: Vec<_> = in_table.collect();
    assert_eq!(in_table, in_blocks.collect::<Vec<_>>());
    let of = |name: &str, each: &str| (name.to_owned(), each.to_owned());
    let expected = [
        of("Oni", "healing 10"),
        of("Shield Guardian", "healing 10"),
        of("Troll", "regeneration 15"),
        of("Troll Limb", "regeneration 5"),
    ];
    assert_eq!(in_table, expected);
}

#[test]
fn the_dc_of_spells_is_that_of_the_stat_blocks() {
    let of_table = |kind: &str| {
        let table = committed(kind).expect("the table is in the repository");
        let stated = table.lines().filter_map(|row| {
            let field = row.split('\t').nth(23).filter(|field| !field.is_empty())?;
            Some((row.split('\t').next()?.to_owned(), field.to_owned()))
        });
        stated.collect::<Vec<_>>()
    };
    let blocks = committed("blocks").expect("the stat blocks are in the repository");
    let blocks = format!("\n{blocks}");
    let in_blocks = blocks.split("\n## ").filter_map(|block| {
        let name = block.lines().next()?;
        Some((name.to_owned(), spell_difficulty(block)?))
    });
    assert_eq!(of_table("table"), in_blocks.collect::<Vec<_>>());
    for (kind, count) in [("table", 56), ("table-2014", 32), ("table-3.5", 0)] {
        assert_eq!(of_table(kind).len(), count, "{kind}");
    }
}

#[test]
fn every_creature_has_a_name_in_each_language() {
    let tables = ["table", "table-2014", "table-3.5"].map(|kind| committed(kind).expect(kind));
    let english: BTreeSet<&str> = tables.iter().flat_map(|table| names(table)).collect();
    for kind in ["names-es", "names-fr"] {
        let text = committed(kind).expect(kind);
        let known: BTreeSet<&str> = names(&text).into_iter().collect();
        assert_eq!(known, english, "{kind}");
        for line in text.lines() {
            let fields: Vec<_> = line.split('\t').collect();
            assert!(fields.len() >= 4, "{line}");
            assert!(fields[1..4].iter().all(|field| !field.is_empty()), "{line}");
            assert!(["m", "f"].contains(&fields[3]), "{line}");
        }
    }
    assert!(KINDS.contains(&"names-en"));
    let text = committed("names-en").expect("it is in the repository");
    for name in names(&text) {
        assert!(english.contains(name), "{name}");
    }
}

#[test]
fn initiative_is_that_of_the_stat_block() {
    let table = committed("table").expect("the table is in the repository");
    let field = |name: &str, index: usize| {
        let row = table
            .lines()
            .find(|row| row.starts_with(&format!("{name}\t")));
        let row = row.unwrap_or_else(|| panic!("{name} is there"));
        row.split('\t').nth(index).unwrap_or_default().to_owned()
    };
    for (name, bonus) in [
        ("Ancient Gold Dragon", "16"),
        ("Archmage", "7"),
        ("Werewolf", "4"),
        ("Goblin Warrior", ""),
    ] {
        assert_eq!(field(name, 12), bonus, "{name}");
    }
    for (name, index, number) in [
        ("Flying Snake", 4, "14"),
        ("Panther", 9, "6"),
        ("Giant Frog", 9, "4"),
    ] {
        assert_eq!(field(name, index), number, "{name}");
    }
}

#[test]
fn unknown_markup_is_named_with_its_creature() {
    let (mut creatures, spells) = fixture();
    creatures[1]["actions"][0]["description"] = "[[/tickle]]".into();
    let unknown = "Goblin Warrior: Scimitar: what is [[/tickle]]?".to_owned();
    assert_eq!(written(&creatures, &spells), Err(unknown));
}
