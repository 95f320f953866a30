//! Spot and Listen: whether a check notices somebody, with the arithmetic.

use serde::{Deserialize, Serialize};

/// A Spot or Listen check of D&D 3.x against what there is to see or hear (D30-2, D35-20).
///
/// The difficulty is the other's Hide or Move Silently result, or one that the game master sets;
/// each full 10 feet between them take 1 off the check (SRD 3.5, Spot and Listen).
///
/// ```
/// use asalto_core::Detection;
/// let check = Detection { face: 12, modifier: 6, distance: 35, difficulty: 15 };
/// assert_eq!((check.distance_penalty(), check.total()), (3, 15));
/// assert!(check.notices());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Detection {
    /// The face of the d20.
    pub face: u16,
    /// The Spot or Listen modifier.
    pub modifier: i16,
    /// The distance between them, in feet.
    pub distance: u16,
    /// What the check must reach.
    pub difficulty: i16,
}

impl Detection {
    /// What the distance takes off the check.
    pub fn distance_penalty(&self) -> i32 {
        i32::from(self.distance / 10)
    }

    /// The result of the check.
    pub fn total(&self) -> i32 {
        i32::from(self.face) + i32::from(self.modifier) - self.distance_penalty()
    }

    /// Whether it notices: an equal result does.
    pub fn notices(&self) -> bool {
        self.total() >= i32::from(self.difficulty)
    }
}
