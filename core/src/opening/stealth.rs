//! Stealth vs. passive Perception, with the arithmetic.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::die::DiscardedDie;

/// A Dexterity (Stealth) check of a combatant that tries to be stealthy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StealthCheck {
    /// The d20 roll. None if the total was entered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<u16>,
    /// The second die, if two were rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DiscardedDie>,
    /// The modifier.
    pub modifier: i16,
    /// The result.
    pub total: i32,
}

/// The result of a Stealth check against a passive Perception score: a suggestion, which the game
/// master may ignore (D5E-7, D5E-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StealthContest {
    /// The observer.
    pub observer: CombatantId,
    /// The observer's passive Wisdom (Perception) score.
    pub passive: i16,
    /// The hiding combatant.
    pub hider: CombatantId,
    /// The result of its Stealth check.
    pub stealth: i32,
    /// The outcome.
    pub outcome: StealthOutcome,
}

/// Whether a hiding combatant is noticed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum StealthOutcome {
    /// The passive score is greater than the check.
    Noticed,
    /// The check equals or exceeds the passive score (AMB-D5E-2).
    Hidden,
}

impl StealthOutcome {
    /// Returns the outcome of a check against a passive score.
    #[must_use]
    pub fn of(stealth: i32, passive: i16) -> Self {
        if i32::from(passive) > stealth {
            Self::Noticed
        } else {
            Self::Hidden
        }
    }
}
