//! Rounds by their numbers. The six seconds of a round have no effect (D5E-1).

use serde::{Deserialize, Serialize};

use crate::rules::TurnKind;

/// A round by its number. The surprise round is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Round(pub u32);

impl Round {
    /// The surprise round before the first round, in which only aware combatants act (D35-24).
    pub const SURPRISE: Self = Self(0);
    /// The first regular round.
    pub const FIRST: Self = Self(1);

    /// Returns the round after this one.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the kind of its turns.
    pub fn turn_kind(self) -> TurnKind {
        if self == Self::SURPRISE {
            TurnKind::Surprise
        } else {
            TurnKind::Regular
        }
    }
}
