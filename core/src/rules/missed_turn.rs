//! Why a turn is not played, or not to its end.

use serde::{Deserialize, Serialize};

use crate::law::Law;

/// The reason a turn is not played, or not to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MissedTurnReason {
    /// Its owner is unable to act. The interrupted action is lost (D35-15, D35-56).
    #[default]
    Unable,
    /// The game master skips it.
    Ruled,
    /// Its owner has already had a turn this round, in another place.
    HadIt,
    /// Its owner is surprised, and has no turn in the first round (ANY-11).
    Surprised,
    /// Its owner is surprised, and acts last in the first round (ANY-11).
    ActsLast,
    /// Its owner is dead and has no turns. Nothing ends with it that follows a turn.
    Dead,
}

impl MissedTurnReason {
    /// Returns the point of law behind the reason, or the point that the game master overrides.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Unable | Self::Dead => Law::UnableLosesTurn,
            Self::Ruled => Law::OrderStays,
            Self::HadIt => Law::OneTurnARound,
            Self::Surprised | Self::ActsLast => Law::SurprisedFirstRound,
        }
    }
}
