//! Events about the members of a group.

use serde::{Deserialize, Serialize};

use crate::combatant::{CombatantId, Group};

/// A member that leaves or joins a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum GroupEvent {
    /// A combatant was split off from its group.
    Left {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant joined a group, and has its count from now on.
    Joined {
        /// The combatant.
        who: CombatantId,
        /// The group.
        group: Group,
        /// The member whose result it takes over.
        with: CombatantId,
    },
    /// A combatant will join a group at the start of the next round.
    Awaited {
        /// The combatant.
        who: CombatantId,
        /// The group.
        group: Group,
    },
}
