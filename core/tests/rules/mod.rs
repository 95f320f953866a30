//! The catalogue of the rules.

use asalto_core::{RuleId, Ruleset};

/// Returns the number of a ruleset's last rule.
fn last(ruleset: Ruleset) -> u8 {
    match ruleset {
        Ruleset::Dnd30 => 62,
        Ruleset::Dnd35 => 83,
        Ruleset::Dnd5e => 74,
        Ruleset::Dnd5e2024 => 24,
        Ruleset::TalesOfWar => 80,
        Ruleset::Any => 15,
    }
}

/// Returns the ids of all rules, in the order of the catalogue.
pub fn catalogue() -> Vec<RuleId> {
    let all = Ruleset::ALL.into_iter();
    all.flat_map(|ruleset| (1..=last(ruleset)).map(move |number| RuleId::of(ruleset, number)))
        .collect()
}
