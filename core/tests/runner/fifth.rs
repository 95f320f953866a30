//! What only D&D 5e has: expectations of surprise and reactions.

use asalto_core::EncounterView;

use super::expect::{same_set, those};

/// Checks an expectation that the common ones do not know.
pub fn check(view: &EncounterView, words: &[&str]) -> Result<(), String> {
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
        words => Err(format!("no such expectation: {}", words.join(" "))),
    }
}
