//! The catalogue of the rules.

use asalto_core::{RuleId, Ruleset};

/// Returns the number of a ruleset's last rule.
fn last(ruleset: Ruleset) -> u8 {
    match ruleset {
        Ruleset::Dnd30 => 64,
        Ruleset::Dnd35 => 92,
        Ruleset::Dnd5e => 77,
        Ruleset::Dnd5e2024 => 25,
        Ruleset::TalesOfWar => 80,
        Ruleset::Any => 16,
    }
}

/// The numbers of rules that are yet to come.
const OPEN: [RuleId; 5] = [
    RuleId::D35(87),
    RuleId::D35(88),
    RuleId::D35(89),
    RuleId::D35(90),
    RuleId::D35(91),
];

/// Returns the ids of all rules, in the order of the catalogue.
pub fn catalogue() -> Vec<RuleId> {
    let all = Ruleset::ALL.into_iter();
    all.flat_map(|ruleset| (1..=last(ruleset)).map(move |number| RuleId::of(ruleset, number)))
        .filter(|rule| !OPEN.contains(rule))
        .collect()
}
