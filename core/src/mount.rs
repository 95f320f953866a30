//! Mounts and their riders.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// What a mount is to its rider.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Bond {
    /// A beast, which acts on its rider's count (D30-48, D35-81).
    Animal,
    /// An intelligent mount that acts with its rider (D30-49).
    Together,
    /// An intelligent mount with an initiative of its own (D30-50).
    Apart,
}

impl Bond {
    /// Whether the mount acts on its rider's count.
    #[must_use]
    pub fn shares_count(self) -> bool {
        match self {
            Self::Animal | Self::Together => true,
            Self::Apart => false,
        }
    }
}

/// Who rides a mount.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Ride {
    /// The rider.
    pub rider: CombatantId,
    /// What the mount is to it.
    pub bond: Bond,
}
