//! Swapping initiative.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// A swap of the initiatives of two allies, right after the rolls (D24-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct InitiativeSwap {
    /// The combatant with the Alert feat.
    pub who: CombatantId,
    /// The willing ally.
    pub with: CombatantId,
}
