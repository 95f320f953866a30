//! How often initiative is rolled.

use serde::{Deserialize, Serialize};

use crate::law::Law;

/// How often initiative is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RollingPolicy {
    /// Once, for the whole combat (D30-30, D35-3).
    #[default]
    Once,
    /// At the start of each round, for that round (D30-35).
    ///
    /// A combatant that readies or delays and then acts late in the same round takes a cumulative
    /// -2 on later rolls (D30-40 to D30-42, AMB-D30-7).
    EachRound,
    /// At the start of each round, for that round, and acting late has no price (ANY-4).
    EachRoundFreely,
}

impl RollingPolicy {
    /// Returns whether each round has new rolls.
    #[must_use]
    pub fn is_each_round(self) -> bool {
        match self {
            Self::Once => false,
            Self::EachRound | Self::EachRoundFreely => true,
        }
    }
}

/// The reason a combatant's later rolls are worse when each round has its own roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InitiativePenaltyCause {
    /// The combatant took its readied action in the round in which it readied it (D30-40).
    Ready,
    /// The combatant acted in the round in which it delayed (D30-41).
    Delay,
}

impl InitiativePenaltyCause {
    /// Returns the point of law behind the cause.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Ready => Law::LateByReady,
            Self::Delay => Law::LateByDelay,
        }
    }
}
