//! How an initiative result is determined.

use serde::{Deserialize, Serialize};

use crate::combatant::{Combatant, Controller};

/// How an initiative result is determined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InitiativePolicy {
    /// A d20 roll plus the total modifier.
    #[default]
    Check,
    /// The formula of the profile, or a typed total if the profile has none (AMB-TOW-15).
    Formula,
    /// A d20 roll plus the total modifier, with advantage for the invisible and disadvantage for the
    /// incapacitated, or an initiative score (D24-3, D24-5).
    CheckByState {
        /// The combatants that use their initiative score.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        scores: InitiativeScores,
    },
    /// A passive score for everyone instead of a roll: 10 plus the total modifier, 5 more with advantage and 5 less with
    /// disadvantage (D5E-87).
    Passive,
    /// A new card for each combatant (ANY-7).
    Cards,
    /// None: combatants come in the order of entry, or as the game master decides (ANY-5, ANY-6,
    /// ANY-8).
    None,
}

impl InitiativePolicy {
    /// Returns whether a result is a d20, or a score in its place, plus a modifier.
    pub(super) fn has_d20(self) -> bool {
        match self {
            Self::Check | Self::CheckByState { .. } | Self::Passive => true,
            Self::Formula | Self::Cards | Self::None => false,
        }
    }

    /// Returns whether the results are numbers to show. A card has a rank in the deck, which means nothing to
    /// people (ANY-7).
    #[must_use]
    pub fn has_numbers(self) -> bool {
        match self {
            Self::Check | Self::Formula | Self::CheckByState { .. } | Self::Passive => true,
            Self::Cards | Self::None => false,
        }
    }

    /// Returns whether the state of a combatant affects its roll (D24-3).
    #[must_use]
    pub fn by_state(self) -> bool {
        match self {
            Self::Check | Self::Formula | Self::Passive | Self::Cards | Self::None => false,
            Self::CheckByState { .. } => true,
        }
    }

    /// Returns whether a combatant uses its initiative score instead of a roll (D24-5, D5E-87).
    #[must_use]
    pub fn uses_score(self, profile: &Combatant) -> bool {
        match self {
            Self::Check | Self::Formula | Self::Cards | Self::None => false,
            Self::Passive => true,
            Self::CheckByState { scores } => match scores {
                InitiativeScores::Nobody => false,
                InitiativeScores::GameMaster => profile.controller == Controller::GameMaster,
                InitiativeScores::Everyone => true,
            },
        }
    }
}

/// The combatants that use their initiative score instead of a roll (D24-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum InitiativeScores {
    /// No one.
    #[default]
    Nobody,
    /// The combatants that the game master controls.
    GameMaster,
    /// Everyone.
    Everyone,
}
