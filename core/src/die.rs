//! A die, the way a check is rolled with it, and the discarded die.

use serde::{Deserialize, Serialize};

/// A die by the number of its sides, e.g. `Die(20)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Die(pub u16);

impl Die {
    /// The twenty-sided die of every initiative check of D&D.
    pub const D20: Self = Self(20);
    /// Percentile dice.
    pub const D100: Self = Self(100);
    /// A coin: 1 or 2.
    pub const COIN: Self = Self(2);

    /// Whether the number is on the die.
    pub fn has(self, face: u16) -> bool {
        (1..=self.0).contains(&face)
    }
}

/// The way a check is rolled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RollMode {
    /// One die.
    #[default]
    Normal,
    /// Two dice, of which the higher counts.
    Advantage,
    /// Two dice, of which the lower counts.
    Disadvantage,
}

impl RollMode {
    /// Combines two modes: advantage and disadvantage cancel each other, however many there are.
    ///
    /// ```
    /// use asalto_core::die::RollMode;
    /// assert_eq!(RollMode::Advantage.and(RollMode::Disadvantage), RollMode::Normal);
    /// ```
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (mode, Self::Normal) | (Self::Normal, mode) => mode,
            (one, other) if one == other => one,
            _ => Self::Normal,
        }
    }
}

/// The second die, which does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DiscardedDie {
    /// The lower of two dice, with advantage.
    Lower(u16),
    /// The higher of two dice, with disadvantage.
    Higher(u16),
}
