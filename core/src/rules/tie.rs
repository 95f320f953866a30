//! What decides between equal initiative results.

use serde::{Deserialize, Serialize};

use crate::combatant::Combatant;
use crate::dice::Die;
use crate::rule_id::RuleId;

/// What is compared first between equal results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TieKey {
    /// The total initiative modifier, the higher first (D35-4).
    Modifier,
}

impl TieKey {
    /// The number that is compared, the higher first.
    pub fn of(self, combatant: &Combatant) -> i16 {
        match self {
            Self::Modifier => combatant.initiative_modifier(),
        }
    }

    /// The rule that says so.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Self::Modifier => RuleId::D35(4),
        }
    }
}

/// How a ruleset decides ties; never silently.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum TiePolicy {
    /// A number of the profile, then lots. Between two, lots with a coin are one toss: 1 for the
    /// one who joined the encounter earlier. Any other die is a roll-off: each rolls, the highest
    /// first, equal ones again (D35-5, AMB-D35-2).
    Lots {
        /// What is compared first.
        key: TieKey,
        /// A coin, or the die of the roll-off.
        die: Die,
    },
}

impl TiePolicy {
    /// What is compared before anything is left to lots or to a person.
    #[must_use]
    pub fn key(self) -> Option<TieKey> {
        match self {
            Self::Lots { key, .. } => Some(key),
        }
    }

    /// The rule by which equal keys are decided.
    #[must_use]
    pub fn last_resort(self) -> RuleId {
        match self {
            Self::Lots { .. } => RuleId::D35(5),
        }
    }
}
