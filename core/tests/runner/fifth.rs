//! What only D&D 5e has: expectations of surprise and reactions.

use asalto_core::{Dropped, EncounterView};

use super::expect::{one, same, same_set, those};
use super::table::Table;

/// Checks an expectation that the common ones do not know.
pub fn check(table: &Table, view: &EncounterView, words: &[&str]) -> Result<(), String> {
    match words {
        ["still-surprised", rest @ ..] => same_set(
            "still-surprised",
            rest,
            &those(view, |one| one.surprised.is_some()),
        ),
        ["no-reaction", rest @ ..] => same_set(
            "no-reaction",
            rest,
            &those(view, |one| one.no_reaction.is_some()),
        ),
        ["dropped", name, wanted @ ..] => {
            let initiative = one(table, view, name)?.initiative;
            let found = match initiative.and_then(|roll| roll.dropped) {
                None => "none".to_owned(),
                Some(Dropped::Lower(face)) => format!("lower {face}"),
                Some(Dropped::Higher(face)) => format!("higher {face}"),
            };
            same("dropped", &wanted.join(" "), &found)
        }
        words => Err(format!("no such expectation: {}", words.join(" "))),
    }
}
