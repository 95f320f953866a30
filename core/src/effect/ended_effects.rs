//! The effects that one cause ends.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::rules::Condition;

/// The effects that the game master ends: those with one condition from one cause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EndedEffects {
    /// The combatant under the effects.
    pub who: CombatantId,
    /// The condition.
    pub condition: Condition,
    /// The combatant that causes them. None: those without a cause.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub source: Option<CombatantId>,
}
