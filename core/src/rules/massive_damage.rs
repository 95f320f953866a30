//! Massive damage: a hit that may kill, whatever hit points are left (D35-94).

use serde::{Deserialize, Serialize};

/// Whether massive damage may kill, where a ruleset knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MassiveDamagePolicy {
    /// A failed save kills (D35-94).
    #[default]
    Save,
    /// It is damage like any other.
    Ignored,
}

/// A hit that may kill, whatever hit points are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MassiveDamage {
    /// The least damage of such a hit.
    pub least: i32,
    /// The DC of the save that it calls for.
    pub difficulty: i32,
}
