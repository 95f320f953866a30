//! Spot and Listen: whether a check notices a combatant, with the arithmetic.

use serde::{Deserialize, Serialize};

/// A Spot or Listen check of D&D 3.x against the DC of an observed combatant (D30-2, D35-20).
///
/// The DC is the Hide or Move Silently result of the observed combatant, or one that the game
/// master sets. Each full 10 feet of distance take 1 off the check (SRD 3.5, Spot and Listen).
///
/// ```
/// use asalto_core::opening::Detection;
/// let check = Detection { face: 12, modifier: 6, distance: 35, difficulty: 15 };
/// assert_eq!((check.distance_penalty(), check.total()), (3, 15));
/// assert!(check.notices());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Detection {
    /// The d20 roll.
    pub face: u16,
    /// The Spot or Listen modifier.
    pub modifier: i16,
    /// The distance between them, in feet.
    pub distance: u16,
    /// The DC of the check.
    pub difficulty: i16,
}

impl Detection {
    /// Returns the penalty for the distance.
    pub fn distance_penalty(&self) -> i32 {
        i32::from(self.distance / 10)
    }

    /// Returns the result of the check.
    pub fn total(&self) -> i32 {
        i32::from(self.face) + i32::from(self.modifier) - self.distance_penalty()
    }

    /// Whether the check notices the combatant. A result equal to the DC does.
    pub fn notices(&self) -> bool {
        self.total() >= i32::from(self.difficulty)
    }
}
