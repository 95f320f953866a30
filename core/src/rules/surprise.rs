//! How a fight opens for those who are not aware of it.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// How a ruleset opens a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OpeningPolicy {
    /// A surprise round for the aware where some but not all are aware; they roll before it, the
    /// others after it (D35-21, D35-25, D35-32).
    SurpriseRound,
}

/// How this fight opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Opening {
    /// Everybody is aware: no surprise round (D35-22).
    AllAware,
    /// Nobody is aware: no surprise round (D35-23).
    NoneAware,
    /// Some are aware, who act in a surprise round (D35-21).
    SomeAware {
        /// Those who act in it, by id.
        aware: Vec<CombatantId>,
        /// Those who are surprised: unaware, and noticed by an opponent (D35-18, AMB-D35-8).
        surprised: Vec<CombatantId>,
    },
}

impl OpeningPolicy {
    /// How a fight opens for combatants of whom some are aware and some are surprised.
    #[must_use]
    pub fn open(
        self,
        everybody: usize,
        aware: Vec<CombatantId>,
        surprised: Vec<CombatantId>,
    ) -> Opening {
        match self {
            Self::SurpriseRound if aware.len() == everybody => Opening::AllAware,
            Self::SurpriseRound if aware.is_empty() => Opening::NoneAware,
            Self::SurpriseRound => Opening::SomeAware { aware, surprised },
        }
    }
}
