//! The turns that have just ended, which are the moments for legendary actions.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// The turns that have just ended, and the legendary actions taken since. They last until the next
/// turn ends.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TurnEnds {
    /// The combatants whose turns have ended: the last one, and combatants that missed theirs after it.
    pub(crate) of: Vec<CombatantId>,
    /// The combatants that have taken a legendary action since.
    pub(crate) taken: Vec<CombatantId>,
}
