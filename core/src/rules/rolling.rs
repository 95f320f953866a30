//! How often initiative is rolled.

use serde::{Deserialize, Serialize};

use crate::rule_id::RuleId;

/// How often initiative is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RollingPolicy {
    /// Once, for the whole fight (D30-30, D35-3).
    #[default]
    Once,
    /// At the start of each round, for that round (D30-35). Who acts late in the round in which it
    /// readied or delayed has -2 on later rolls, each time once more (D30-40 to D30-42,
    /// AMB-D30-7).
    EachRound,
}

/// Why later rolls of somebody are worse where each round is rolled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Late {
    /// It carried out in the same round what it had readied (D30-40).
    Ready,
    /// It acted in the same round in which it delayed (D30-41).
    Delay,
}

impl Late {
    /// The rules that say so.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        let rule = match self {
            Self::Ready => 40,
            Self::Delay => 41,
        };
        vec![RuleId::D30(rule), RuleId::D30(42)]
    }
}
