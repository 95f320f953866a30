//! The formats. Each has a module, with a test that recognizes it and a reader.
//!
//! Formats of objects are rows of one table. The first row whose test passes reads the object.

pub mod asalto;
mod avrae;
mod ddb;
mod dnd5eapi;
pub mod encounter_block;
pub mod fantasy_statblocks;
pub mod fight_club;
mod five_etools;
mod foundry;
mod improved_initiative;
mod kobold_plus;
mod obsidian_tracker;
mod open5e;
mod pathbuilder;
mod phrases;
mod roll20;
pub mod stat_block;
pub mod table;
pub mod ttrpg_journal;

use crate::entry::words;
use crate::left_out::{Kind, Place, Reason};
use crate::reading::Reading;
use crate::tree::Tree;

/// A format of objects.
struct Row {
    /// Whether an object belongs to the format.
    is: fn(&Tree) -> bool,
    /// Reads such an object.
    read: fn(&Tree, &Place, &mut Reading),
}

/// The formats of objects, in the order of their tests.
const ROWS: [Row; 14] = [
    Row {
        is: asalto::is,
        read: asalto::read,
    },
    Row {
        is: improved_initiative::is,
        read: improved_initiative::read,
    },
    Row {
        is: obsidian_tracker::is,
        read: obsidian_tracker::read,
    },
    Row {
        is: ddb::is,
        read: ddb::read,
    },
    Row {
        is: pathbuilder::is,
        read: pathbuilder::read,
    },
    Row {
        is: roll20::is,
        read: roll20::read,
    },
    Row {
        is: foundry::is,
        read: foundry::read,
    },
    Row {
        is: avrae::is,
        read: avrae::read,
    },
    Row {
        is: dnd5eapi::is,
        read: dnd5eapi::read,
    },
    Row {
        is: open5e::is,
        read: open5e::read,
    },
    Row {
        is: kobold_plus::is,
        read: kobold_plus::read,
    },
    Row {
        is: five_etools::is,
        read: five_etools::read,
    },
    Row {
        is: stat_block::is_json_page,
        read: stat_block::read_json_page,
    },
    Row {
        is: table::object::is,
        read: table::object::read,
    },
];

/// Keys under which answers and collections hold their entries.
const WRAPPERS: [&str; 8] = [
    "results",
    "monsters",
    "creatures",
    "actors",
    "characters",
    "data",
    "monster",
    "entries",
];

/// Whether an object, or the first entry of a list, belongs to a format.
pub fn is_known(tree: &Tree) -> bool {
    match tree {
        Tree::List(list) => list.iter().take(3).any(is_known),
        _ => ROWS.iter().any(|row| (row.is)(tree)),
    }
}

/// Reads an object, or each entry of a list.
pub fn object_or_list(tree: &Tree, place: &Place, reading: &mut Reading) {
    level(tree, place, reading, 0);
}

fn level(tree: &Tree, place: &Place, reading: &mut Reading, depth: usize) {
    match tree {
        Tree::List(list) if depth < 4 => {
            for (at, entry) in list.iter().enumerate() {
                if reading.is_full() {
                    return;
                }
                let place = match place.kind {
                    Kind::Line => place.clone(),
                    _ => Place::of(Kind::Entry, at + 1),
                };
                level(entry, &place, reading, depth + 1);
            }
        }
        Tree::Object(_) => {
            if let Some(row) = ROWS.iter().find(|row| (row.is)(tree)) {
                (row.read)(tree, place, reading);
                return;
            }
            let wrapped = WRAPPERS.iter().map(|key| tree.at(key));
            let mut wrapped = wrapped.filter(|value| value.is_object() || value.is_list());
            let with_rows = || {
                let mut values = tree.fields().iter().map(|(_, value)| value);
                values.find(|value| value.list().first().is_some_and(table::object::is))
            };
            match wrapped.next().or_else(with_rows) {
                Some(value) if depth < 4 => level(value, place, reading, depth + 1),
                _ => {
                    let name = tree.any(&["name", "Name", "title"]).words();
                    let of = words(tree.any(&["type", "category"]));
                    reading.leave(place.clone().named(&name), Reason::NotACreature { of });
                }
            }
        }
        Tree::Null => reading.leave(place.clone(), Reason::NotACreature { of: None }),
        other => {
            let name = other.words();
            let reason = Reason::NotACreature { of: None };
            reading.leave(place.clone().named(&name), reason);
        }
    }
}
