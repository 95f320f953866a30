//! Events about combatants at 0 hit points.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;
use crate::rules::{DeathSaveResult, DownState};

/// An event about a combatant at 0 hit points, where characters make death saves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DyingEvent {
    /// A combatant is to make a death save, as its turn comes (D5E-59).
    SaveDue {
        /// The dying combatant.
        who: CombatantId,
    },
    /// A death save was made.
    SaveMade {
        /// The dying combatant.
        who: CombatantId,
        /// The number on the d20. None if the result was stated.
        face: Option<u16>,
        /// The result.
        result: DeathSaveResult,
    },
    /// The state of a combatant at 0 hit points changed.
    Changed {
        /// The combatant.
        who: CombatantId,
        /// The new state. None if it is no longer at 0 hit points.
        state: Option<DownState>,
        /// The point of law behind the change. None if the game master set it.
        why: Option<Law>,
    },
    /// Healing did not affect a combatant, because it is dead.
    NotHealed {
        /// The combatant.
        who: CombatantId,
    },
}
