//! How exhaustion affects d20 tests.

use serde::{Deserialize, Serialize};

use crate::die::RollMode;

/// Levels of exhaustion and their penalties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ExhaustionPolicy {
    /// The engine tracks no exhaustion.
    #[default]
    None,
    /// Level 1 means disadvantage on ability checks such as initiative, level 3 on saving throws, and the last level
    /// kills (D5E-79, AMB-D5E-28).
    ByLevel,
    /// Each level takes 2 from every d20 test, and the last level kills (D24-21).
    TwoPerLevel,
}

impl ExhaustionPolicy {
    /// The level that kills.
    pub const DEADLY: u8 = 6;

    /// Returns the penalty of a level to every d20 test, at most 0.
    #[must_use]
    pub fn modifier(self, level: u8) -> i16 {
        match self {
            Self::None | Self::ByLevel => 0,
            Self::TwoPerLevel => i16::from(level) * -2,
        }
    }

    /// Returns the way in which a level makes a combatant roll ability checks, such as initiative and Stealth.
    #[must_use]
    pub fn check_mode(self, level: u8) -> RollMode {
        self.disadvantage_from(level, 1)
    }

    /// Returns the way in which a level makes a combatant roll saving throws.
    #[must_use]
    pub fn save_mode(self, level: u8) -> RollMode {
        self.disadvantage_from(level, 3)
    }

    fn disadvantage_from(self, level: u8, least: u8) -> RollMode {
        match self {
            Self::ByLevel if level >= least => RollMode::Disadvantage,
            Self::None | Self::ByLevel | Self::TwoPerLevel => RollMode::Normal,
        }
    }
}
