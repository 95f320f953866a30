//! Dying at 0 hit points or below: death saves, the d% of D&D 3.0 and 3.5, and their results.

use serde::{Deserialize, Serialize};

use crate::combatant::{Combatant, Controller, Side};
use crate::die::Die;
use crate::law::Law;

/// The state of a combatant at 0 hit points (D5E-56 to D5E-64), or stable below (D35-92).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DownState {
    /// It is unconscious and dying.
    Dying {
        /// The successful death saves, 0 to 2.
        successes: u8,
        /// The failed death saves, 0 to 2.
        failures: u8,
    },
    /// It is unconscious, and makes no more death saves.
    Stable,
    /// It is dead.
    Dead,
}

impl DownState {
    /// The state of a character that falls to 0 hit points.
    pub const DYING: Self = Self::Dying {
        successes: 0,
        failures: 0,
    };

    /// The number of death saves that decides.
    pub const DECISIVE: u8 = 3;

    /// Returns the state with these death saves: three failures kill, three successes stabilize
    /// (D5E-60).
    #[must_use]
    pub fn with(successes: u8, failures: u8) -> Self {
        if failures >= Self::DECISIVE {
            Self::Dead
        } else if successes >= Self::DECISIVE {
            Self::Stable
        } else {
            Self::Dying {
                successes,
                failures,
            }
        }
    }

    /// Returns the state after a death save. None if the combatant regains a hit point.
    #[must_use]
    pub fn after_save(self, result: DeathSaveResult) -> Option<Self> {
        let Self::Dying {
            successes,
            failures,
        } = self
        else {
            return Some(self);
        };
        match result {
            DeathSaveResult::Success => Some(Self::with(successes + 1, failures)),
            DeathSaveResult::Failure => Some(Self::with(successes, failures + 1)),
            DeathSaveResult::TwoFailures => Some(Self::with(successes, failures + 2)),
            DeathSaveResult::Recovery => None,
        }
    }

    /// Returns the state after damage at 0 hit points: one failed death save, or two after a
    /// critical hit (D5E-62, D5E-64).
    #[must_use]
    pub fn after_damage(self, critical: bool) -> Self {
        let failed = if critical { 2 } else { 1 };
        match self {
            Self::Dying {
                successes,
                failures,
            } => Self::with(successes, failures + failed),
            Self::Stable => Self::with(0, failed),
            Self::Dead => Self::Dead,
        }
    }

    /// Returns the point of law behind the state.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Dying { .. } => Law::Dying,
            Self::Stable => Law::Stable,
            Self::Dead => Law::DeadAtZero,
        }
    }
}

/// The roll that a dying combatant makes as its turn comes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DyingRoll {
    /// A death save on a d20 (D5E-59).
    #[default]
    DeathSave,
    /// A d% that makes it stable, or costs it 1 hit point (D35-92).
    Stabilization,
}

impl DyingRoll {
    /// The highest d% that makes a dying combatant stable (D35-92).
    pub const STABLE: u16 = 10;

    /// Returns the die.
    #[must_use]
    pub fn die(self) -> Die {
        match self {
            Self::DeathSave => Die::D20,
            Self::Stabilization => Die::D100,
        }
    }

    /// Returns the result for a number on the die. The modifier, which is 0 without exhaustion, is that of d20
    /// tests.
    #[must_use]
    pub fn result(self, face: u16, modifier: i16) -> DeathSaveResult {
        match self {
            Self::DeathSave => DeathSaveResult::of(face, modifier),
            Self::Stabilization if face <= Self::STABLE => DeathSaveResult::Success,
            Self::Stabilization => DeathSaveResult::Failure,
        }
    }

    /// Returns whether the combat waits for the roll of a combatant. It does not for the game master's creatures that
    /// may become stable, which roll as they miss their turns (AMB-D35-24): players would see the wait.
    #[must_use]
    pub fn is_asked_of(self, profile: &Combatant) -> bool {
        match self {
            Self::DeathSave => true,
            Self::Stabilization => is_character(profile),
        }
    }

    /// Returns whether the roll can come out so.
    #[must_use]
    pub fn allows(self, result: DeathSaveResult) -> bool {
        match self {
            Self::DeathSave => true,
            Self::Stabilization => {
                matches!(result, DeathSaveResult::Success | DeathSaveResult::Failure)
            }
        }
    }

    /// Returns the point of law behind the roll.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::DeathSave => Law::DeathSave,
            Self::Stabilization => Law::Stabilization,
        }
    }
}

/// The result of a death save. A d% to become stable is a success or a failure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DeathSaveResult {
    /// A success.
    Success,
    /// A failure.
    Failure,
    /// A natural 1: two failures (D5E-61).
    TwoFailures,
    /// A natural 20: the combatant regains 1 hit point (D5E-61).
    Recovery,
}

impl DeathSaveResult {
    /// Returns the result for a number on the d20 and a modifier, which is 0 without exhaustion. It
    /// does not change a natural 1 or 20 (D5E-59, D5E-61, D24-21).
    #[must_use]
    pub fn of(face: u16, modifier: i16) -> Self {
        match face {
            0..=1 => Self::TwoFailures,
            2..=19 if i32::from(face) + i32::from(modifier) < 10 => Self::Failure,
            2..=19 => Self::Success,
            _ => Self::Recovery,
        }
    }

    /// Returns the point of law behind the result.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Success | Self::Failure => Law::DeathSave,
            Self::TwoFailures | Self::Recovery => Law::NaturalDeathSave,
        }
    }
}

/// How a death save is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DeathSaveInput {
    /// The engine rolls.
    #[default]
    Roll,
    /// The number on the die is typed.
    Face {
        /// The number, from 1 to 20, or to 100 on a d%.
        face: u16,
    },
    /// The game master states the result.
    Stated {
        /// The result.
        result: DeathSaveResult,
    },
}

/// Choices of a table about dying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DyingRules {
    /// The fate of the game master's creatures at 0 hit points.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub monsters: MonstersAtZero,
    /// The result of a knock-out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub knock_out: KnockOut,
    /// The effect of damage at 0 hit points that temporary hit points absorb.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub absorbed: AbsorbedDamage,
}

impl DyingRules {
    /// Returns the state of a combatant that falls to 0 hit points with damage left over
    /// (D5E-56 to D5E-58).
    #[must_use]
    pub fn fall(self, profile: &Combatant, left_over: i32, maximum: i32) -> DownState {
        if is_character(profile) {
            if left_over >= maximum {
                DownState::Dead
            } else {
                DownState::DYING
            }
        } else {
            match self.monsters {
                MonstersAtZero::Die => DownState::Dead,
                MonstersAtZero::FallUnconscious => DownState::Stable,
            }
        }
    }
}

/// Returns whether a combatant makes death saves: a player's, or one on the party's side (D5E-57).
#[must_use]
pub fn is_character(profile: &Combatant) -> bool {
    profile.controller == Controller::Player || profile.side == Side::PARTY
}

/// The fate of the game master's creatures at 0 hit points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MonstersAtZero {
    /// They die (D5E-56).
    #[default]
    Die,
    /// They fall unconscious.
    FallUnconscious,
}

/// The effect of damage at 0 hit points that temporary hit points absorb (AMB-D5E-15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum AbsorbedDamage {
    /// Nothing.
    #[default]
    Harmless,
    /// It is a failed death save.
    FailedSave,
}

/// The result of a knock-out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum KnockOut {
    /// The combatant is stable at 0 hit points (D5E-65).
    #[default]
    StableAtZero,
    /// The combatant is unconscious with 1 hit point (D24-18).
    OneHitPoint,
}
