//! The backup: an object whose keys name a kind and an id, such as `Creatures.abc`.

use std::collections::{BTreeMap, BTreeSet};

use super::one;
use crate::left_out::{Place, Reason};
use crate::reading::Reading;
use crate::tree::{Tree, json};

/// The kinds with creatures. Some versions misspelt a kind, or put the name of the program before it.
const KINDS: [&str; 6] = [
    "Creatures",
    "Creature",
    "PersistentCharacters",
    "PlayerCharacters",
    "SavedEncounters",
    "AutoSavedEncounters",
];

/// Whether an object is a backup.
pub fn is(tree: &Tree) -> bool {
    let has_kind = |key: &str| kind(key).is_some_and(|(kind, _)| KINDS.contains(&kind));
    tree.fields().iter().any(|(key, _)| has_kind(key))
}

/// Reads a backup, in the order of the file.
pub fn read(tree: &Tree, reading: &mut Reading) {
    // Of equal keys the last counts.
    let values: BTreeMap<&str, &Tree> = tree
        .fields()
        .iter()
        .map(|(key, value)| (&**key, value))
        .collect();
    let mut seen = BTreeSet::new();
    for (key, _) in tree.fields() {
        if !seen.insert(&**key) || reading.is_full() {
            continue;
        }
        let held = held(values[&**key]);
        let place = Place::FILE.named(key);
        match (kind(key), &held) {
            (_, Tree::List(ids)) if KINDS.contains(&without_prefix(key)) => {
                for id in ids.iter().map(Tree::words) {
                    let name = format!("{key}.{id}");
                    if !values.contains_key(&*name) {
                        reading.leave(Place::FILE.named(&name), Reason::Absent);
                    }
                }
            }
            (Some((kind, _)), Tree::Object(_)) => {
                let is_read = kind == "User" || one::read(&held, &place, reading);
                let of = kind.trim_end_matches('s').to_lowercase();
                let of = Some(of).filter(|of| *of != "creature");
                if !is_read {
                    reading.leave(place, Reason::NotACreature { of });
                }
            }
            (Some(_), Tree::Text(text)) if text.trim_start().starts_with('{') => {
                reading.leave(place, Reason::Json);
            }
            _ => {}
        }
    }
}

const PREFIX: &str = "ImprovedInitiative.";

/// Returns the kind and the id in a key.
fn kind(key: &str) -> Option<(&str, &str)> {
    without_prefix(key).split_once('.')
}

fn without_prefix(key: &str) -> &str {
    key.strip_prefix(PREFIX).unwrap_or(key)
}

/// Returns a value. Old versions hold it as a text of JSON.
fn held(value: &Tree) -> Tree {
    let text = value.text().trim_start();
    if text.starts_with(['{', '[']) {
        let read = json::read(text).ok().map(|(tree, _)| tree);
        return read.unwrap_or_else(|| value.clone());
    }
    value.clone()
}
