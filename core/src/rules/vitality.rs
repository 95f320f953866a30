//! What hit points say of being able to act.

use serde::{Deserialize, Serialize};

use super::{ActionKind, Condition};
use crate::combatant::CombatantId;
use crate::reason::Reason;
use crate::rejection::Rejection;

/// How alive a combatant is, as far as acting goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LifeState {
    /// On its feet.
    Up,
    /// At 0 hit points: able to take a single move or standard action.
    Disabled,
    /// At 0 hit points in D&D 5e: unconscious, and unable to act (D5E-44).
    Unconscious,
    /// Below 0: unconscious and dying.
    Dying,
    /// Dead.
    Dead,
}

impl LifeState {
    /// Whether it keeps a combatant from acting (D35-17, D5E-44).
    #[must_use]
    pub fn prevents_acting(self) -> bool {
        self >= Self::Unconscious
    }
}

/// What a ruleset makes of hit points, and which of its rules speak of those who are unable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum VitalityPolicy {
    /// Disabled at 0, dying from -1 to -9, dead from -10 (SRD 3.0 and 3.5, D35-17).
    NegativeHitPoints,
    /// Unconscious at 0, and never below (D&D 5e).
    UnconsciousAtZero,
    /// Nothing: the source gives no numbers, and conditions say who is out of combat
    /// (AMB-TOW-15).
    ByCondition,
}

impl VitalityPolicy {
    /// Half of an amount, as by a successful save: rounded down.
    #[must_use]
    pub fn half(self, amount: i32) -> i32 {
        amount / 2
    }

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
            Self::UnconsciousAtZero if left > 0 => LifeState::Up,
            Self::UnconsciousAtZero => LifeState::Unconscious,
            Self::ByCondition => LifeState::Up,
        }
    }

    /// The lowest number that is kept: further damage changes nothing.
    #[must_use]
    pub fn floor(self) -> i32 {
        match self {
            Self::NegativeHitPoints | Self::ByCondition => -99_999,
            Self::UnconsciousAtZero => 0,
        }
    }

    /// The temporary hit points of somebody who is granted some: they never add up, and in D&D 5e the
    /// larger number is kept.
    #[must_use]
    pub fn granted(self, left: i32, granted: i32) -> i32 {
        match self {
            Self::NegativeHitPoints | Self::ByCondition => granted,
            Self::UnconsciousAtZero => granted.max(left),
        }
    }

    /// What is left when the maximum is corrected: the damage stays, but in D&D 5e a lower maximum
    /// only takes what is above it.
    #[must_use]
    pub fn corrected(self, left: i32, old: i32, maximum: i32) -> i32 {
        match self {
            Self::UnconsciousAtZero if maximum < old => left.min(maximum),
            _ => maximum.saturating_sub(old).saturating_add(left),
        }
    }

    /// How the rules refuse what somebody is unable to do.
    pub(crate) fn refusal(self, who: CombatantId, action: Option<ActionKind>) -> Rejection {
        match self {
            Self::NegativeHitPoints | Self::ByCondition => Rejection::Unable { who },
            Self::UnconsciousAtZero => Rejection::Incapacitated { who, action },
        }
    }

    /// The named conditions of a menu.
    #[must_use]
    pub fn conditions(self) -> &'static [Condition] {
        match self {
            Self::NegativeHitPoints | Self::UnconsciousAtZero => &Condition::NAMED,
            Self::ByCondition => &Condition::OF_PHASES,
        }
    }

    /// Whether somebody under these conditions is called stable, but not out of combat any more
    /// (TOW-32).
    pub(crate) fn is_stable_no_more(self, conditions: &[Condition]) -> bool {
        match self {
            Self::NegativeHitPoints | Self::UnconsciousAtZero => false,
            Self::ByCondition => {
                conditions.contains(&Condition::Stable)
                    && !conditions.iter().any(Condition::is_out_of_combat)
            }
        }
    }

    /// Why somebody under a condition is unable.
    pub(crate) fn by_condition(self, condition: Condition) -> Reason {
        match self {
            Self::NegativeHitPoints => Reason::Condition(condition),
            Self::ByCondition => Reason::OutOfCombat(condition),
            Self::UnconsciousAtZero => Reason::Incapacitated(condition),
        }
    }

    /// Why somebody with these hit points is unable.
    pub(crate) fn by_life(self, life: LifeState) -> Reason {
        match self {
            Self::NegativeHitPoints | Self::ByCondition => Reason::Life(life),
            Self::UnconsciousAtZero => Reason::AtZero,
        }
    }
}
