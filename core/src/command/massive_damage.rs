//! The save against massive damage.

use serde::{Deserialize, Serialize};

use crate::casting::CheckInput;
use crate::combatant::CombatantId;

/// A save that a combatant owes against massive damage (D35-94).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MassiveDamageSave {
    /// The combatant.
    pub who: CombatantId,
    /// The save as the log names it, in the game master's words.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub name: String,
    /// The roll, the total or the verdict.
    pub how: CheckInput,
}
