//! Events about legendary creatures and their lairs.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;

/// An event about a legendary creature or its lair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LegendaryEvent {
    /// A creature took a legendary action at the end of a turn (D5E-69).
    ActionTaken {
        /// The creature.
        who: CombatantId,
        /// The action, in the game master's words.
        name: String,
        /// The number of uses it takes.
        cost: u8,
    },
    /// A lair action was taken (D5E-71).
    LairActed {
        /// The place of the lair.
        who: CombatantId,
        /// The action, in the game master's words.
        name: String,
    },
    /// Legendary resistance turned a failed save into a success (D5E-72).
    Resisted {
        /// The creature.
        who: CombatantId,
    },
}

impl LegendaryEvent {
    /// Returns the creature, or the place of the lair.
    #[must_use]
    pub fn who(&self) -> CombatantId {
        match self {
            Self::ActionTaken { who, .. }
            | Self::LairActed { who, .. }
            | Self::Resisted { who } => *who,
        }
    }
}
