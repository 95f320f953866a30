//! Hit points that the game master corrects.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// The hit points that a combatant has. They are neither damage nor healing, so that no save is owed for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SetHitPoints {
    /// The combatant.
    pub who: CombatantId,
    /// Its hit points, from the lowest of the rules to its maximum. A number beyond them is the nearest one.
    pub left: i32,
}
