//! How exhaustion affects d20 tests.

use serde::{Deserialize, Serialize};

/// Levels of exhaustion and their penalties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ExhaustionPolicy {
    /// The engine tracks no exhaustion.
    #[default]
    None,
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
            Self::None => 0,
            Self::TwoPerLevel => i16::from(level) * -2,
        }
    }
}
