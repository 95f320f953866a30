//! What breaks the concentration on a spell.

use serde::{Deserialize, Serialize};

/// Whether a ruleset has spells that last by concentration, and what tests it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ConcentrationPolicy {
    /// There is none that the engine keeps.
    #[default]
    None,
    /// One spell at a time; damage asks for a Constitution save of 10 or of half the damage,
    /// whichever is greater, and incapacity ends it (SRD 5.1).
    OneSpell,
}

impl ConcentrationPolicy {
    /// What a save has to reach against this much damage.
    #[must_use]
    pub fn difficulty(self, damage: i32) -> Option<i32> {
        match self {
            Self::None => None,
            Self::OneSpell => Some((damage / 2).max(10)),
        }
    }
}

/// Why concentration ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Unfocused {
    /// It was given up, or the save against damage failed.
    Lost,
    /// By incapacity.
    Incapacitated,
    /// Another spell wants it.
    AnotherSpell,
    /// The readied spell was let go at its trigger (D5E-51).
    Released,
    /// The readied spell was not used in time (D5E-46).
    Lapsed,
}
