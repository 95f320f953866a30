//! What hit points say of being able to act.

use serde::{Deserialize, Serialize};

/// How alive a combatant is, as far as acting goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LifeState {
    /// On its feet.
    Up,
    /// At 0 hit points: able to take a single move or standard action.
    Disabled,
    /// Below 0: unconscious and dying.
    Dying,
    /// Dead.
    Dead,
}

/// What a ruleset makes of hit points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum VitalityPolicy {
    /// Disabled at 0, dying from -1 to -9, dead from -10 (SRD 3.0 and 3.5, D35-17).
    NegativeHitPoints,
}

impl VitalityPolicy {
    /// The state of somebody with these hit points left.
    #[must_use]
    pub fn state(self, left: i32) -> LifeState {
        match self {
            Self::NegativeHitPoints => match left {
                1.. => LifeState::Up,
                0 => LifeState::Disabled,
                -9..=-1 => LifeState::Dying,
                _ => LifeState::Dead,
            },
        }
    }

    /// The lowest number that is kept: further damage changes nothing.
    #[must_use]
    pub fn floor(self) -> i32 {
        match self {
            Self::NegativeHitPoints => -99_999,
        }
    }
}
