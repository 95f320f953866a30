//! Why a turn is not held, or not to its end.

use serde::{Deserialize, Serialize};

use super::TiePolicy;
use crate::rule_id::RuleId;

/// Why a turn is not held, or not to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Omission {
    /// Its owner is unable to act: what was interrupted does not take place (D35-15, D35-56).
    Unable,
    /// The game master has it skipped.
    Ruled,
    /// Its owner has had its turn of the round, at another place.
    HadIt,
}

impl Omission {
    /// The rules that say so, or that are set aside.
    #[must_use]
    pub fn rules(self, tie: TiePolicy) -> Vec<RuleId> {
        match self {
            Self::Unable => vec![RuleId::D35(15), RuleId::D35(56), RuleId::D5e(44)],
            Self::Ruled => vec![tie.keeps_order()],
            Self::HadIt => vec![RuleId::D5e(2), RuleId::D30(32), RuleId::D35(2)],
        }
    }
}
