//! Legendary creatures, and second places in the order.

use serde::{Deserialize, Serialize};

use super::id::CombatantId;

/// The legendary actions and the legendary resistance of a creature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LegendaryTraits {
    /// The number of legendary actions from one of its turns to the next (D5E-69).
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub actions: u8,
    /// The number of failed saves a day that are successes instead (D5E-72).
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub resistance: u8,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl LegendaryTraits {
    /// The highest number of either.
    pub const MOST: u8 = 20;
}

/// A second place in the order. It is no combatant: it has no hit points, conditions, awareness or
/// reactions, and its owner acts at it (D5E-74,
/// AMB-D5E-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SecondPlace {
    /// The combatant that acts at it.
    pub of: CombatantId,
    /// Its count, at which it comes after everyone else.
    pub count: i16,
    /// The kind of turn that its owner has there.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub kind: SecondPlaceKind,
}

impl SecondPlace {
    /// The count of a lair (D5E-71).
    pub const LAIR_COUNT: i16 = 20;

    /// Returns the place of a creature's lair.
    #[must_use]
    pub fn lair(of: CombatantId) -> Self {
        Self {
            of,
            count: Self::LAIR_COUNT,
            kind: SecondPlaceKind::Lair,
        }
    }
}

/// The kind of turn at a second place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SecondPlaceKind {
    /// A turn like its owner's own.
    #[default]
    Turn,
    /// A lair action, and nothing else (D5E-71).
    Lair,
}
