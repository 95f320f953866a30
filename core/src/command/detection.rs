//! The Spot or Listen check that sets awareness.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A Spot or Listen check of one combatant to notice another (D30-2, D35-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DetectionInput {
    /// The combatant that makes the check.
    pub observer: CombatantId,
    /// The combatant to be noticed.
    pub target: CombatantId,
    /// The observer's Spot or Listen modifier.
    pub modifier: i16,
    /// The distance between them, in feet.
    pub distance: u16,
    /// The DC of the check.
    pub difficulty: i16,
    /// The number on the d20, if it was rolled at the table. Otherwise the engine rolls.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub face: Option<u16>,
}
