//! Objects of no known program whose keys are headings: `{"name": "Wolf", "hp": 11, "armorClass": 13}`.

use super::columns::Column;
use super::headings::Headings;
use super::of_row;
use super::rows::Row;
use crate::format::Format;
use crate::left_out::Place;
use crate::reading::Reading;
use crate::tree::Tree;

/// Keys under which abilities stand together.
const ABILITIES: [&str; 6] = [
    "abilities",
    "ability_scores",
    "abilityScores",
    "stats",
    "attributes",
    "scores",
];
/// Keys of the usual number of a value that has several.
const NUMBERS: [&str; 7] = ["value", "current", "average", "now", "total", "base", "ac"];

/// Whether an object has a name, hit points, and another number of a combatant.
pub fn is(tree: &Tree) -> bool {
    if !tree.is_object() {
        return false;
    }
    let (keys, _) = cells(tree);
    let headings = Headings::of(&keys);
    let has_any = |columns: &[Column]| columns.iter().any(|column| headings.has(*column));
    headings.has(Column::Name)
        && has_any(&[Column::HitPoints, Column::MaxHitPoints])
        && has_any(&[
            Column::ArmorClass,
            Column::Modifier,
            Column::Initiative,
            Column::Dexterity,
        ])
}

/// Reads such an object.
pub fn read(tree: &Tree, place: &Place, reading: &mut Reading) {
    reading.found(Format::Rows);
    let (keys, values) = cells(tree);
    let mut headings = Headings::of(&keys);
    let row = Row {
        line: 0,
        cells: values,
    };
    headings.settle(std::slice::from_ref(&row));
    of_row(&row, &headings, place, reading);
}

/// Returns the keys and the values of an object as the headings and the cells of a table.
fn cells(tree: &Tree) -> (Vec<String>, Vec<String>) {
    let mut cells: Vec<(String, String)> = Vec::new();
    for (key, value) in tree.fields().iter().take(200) {
        let first = value.list().iter().find(|one| one.is_something());
        match first.unwrap_or(value) {
            inner if ABILITIES.contains(&&**key) && inner.is_object() => {
                let dexterity = inner.any(&["dex", "dexterity", "DEX", "Dex", "Dexterity"]);
                cells.push(("dexterity".to_owned(), number_of(dexterity).words()));
            }
            inner @ Tree::Object(_) => {
                cells.push((key.clone(), number_of(inner).words()));
                let maximum = inner.any(&["max", "maximum"]);
                if maximum.is_something() {
                    cells.push((format!("{key} max"), maximum.words()));
                }
            }
            plain => cells.push((key.clone(), plain.words())),
        }
    }
    // Who gives a Dexterity gives a stat block, and no roll.
    let is_stat_block = cells.iter().any(|(key, value)| {
        matches!(&*key.to_lowercase(), "dex" | "dexterity") && !value.is_empty()
    });
    for (key, _) in &mut cells {
        if is_stat_block && key.eq_ignore_ascii_case("initiative") {
            key.push_str(" modifier");
        }
    }
    cells.into_iter().unzip()
}

/// Returns a number, or the usual one of several.
fn number_of(tree: &Tree) -> &Tree {
    if tree.is_object() {
        tree.any(&NUMBERS)
    } else {
        tree
    }
}
