//! How newcomers come into a fight.

use serde::{Deserialize, Serialize};

use crate::rule_id::RuleId;

/// When a newcomer first acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum NewcomerPolicy {
    /// It rolls, and acts when its count comes up next (D35-78, D5E-52).
    #[default]
    Rolls,
    /// Whoever is aware of the fight acts before everyone else in the round of the arrival, several
    /// in order of Dexterity; the others roll (D30-53 to D30-55).
    AwareFirst,
}

impl NewcomerPolicy {
    /// The rules by which an aware newcomer rolls like any other.
    #[must_use]
    pub fn all_roll(self) -> Vec<RuleId> {
        match self {
            Self::Rolls => vec![RuleId::D35(78), RuleId::D5e(52)],
            Self::AwareFirst => Vec::new(),
        }
    }

    /// The rules by which a newcomer has its first turn when its place comes up.
    #[must_use]
    pub fn come_in(self) -> Vec<RuleId> {
        match self {
            Self::Rolls => self.all_roll(),
            Self::AwareFirst => vec![RuleId::D30(54), RuleId::D30(55)],
        }
    }
}
