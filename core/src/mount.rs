//! Mounts and their riders.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;

/// The relation of a mount to its rider.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MountControl {
    /// A beast, which acts on its rider's count (D30-48, D35-81).
    Animal,
    /// An intelligent mount that acts with its rider (D30-49).
    Together,
    /// An intelligent or independent mount with its own initiative (D30-50, D5E-68, D24-22).
    Apart,
    /// A mount that its rider directs: it acts on the rider's count, and only moves (D5E-67, D24-22).
    Controlled,
}

impl MountControl {
    /// Returns the point of law that sets the count of the mount.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Animal => Law::MountOfAnimal,
            Self::Together => Law::MountTogether,
            Self::Apart => Law::MountApart,
            Self::Controlled => Law::MountControlled,
        }
    }

    /// Whether the mount acts on its rider's count.
    #[must_use]
    pub fn shares_count(self) -> bool {
        match self {
            Self::Animal | Self::Together | Self::Controlled => true,
            Self::Apart => false,
        }
    }
}

/// The rider of a mount.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Ride {
    /// The rider.
    pub rider: CombatantId,
    /// The relation of the mount to its rider.
    #[serde(rename = "bond")]
    pub control: MountControl,
}
