//! Events about legendary creatures and their lairs.

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::optional_field::is_default;

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
    /// A creature used legendary resistance (D5E-72). The events that follow are the consequences of the success.
    Resisted {
        /// The creature.
        who: CombatantId,
        /// Whether a save of the creature is a success by it. Otherwise the game master applies it.
        #[serde(default, skip_serializing_if = "is_default")]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        succeeds: bool,
    },
}

impl LegendaryEvent {
    /// Returns the creature, or the place of the lair.
    #[must_use]
    pub fn who(&self) -> CombatantId {
        match self {
            Self::ActionTaken { who, .. }
            | Self::LairActed { who, .. }
            | Self::Resisted { who, .. } => *who,
        }
    }
}
