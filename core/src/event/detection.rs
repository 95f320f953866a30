//! The event of a Spot or Listen check.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::opening::Detection;

/// A Spot or Listen check that was made (D30-2, D35-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DetectionEvent {
    /// The combatant that made the check.
    pub observer: CombatantId,
    /// The combatant to be noticed.
    pub target: CombatantId,
    /// The check.
    pub check: Detection,
}
