//! Rejections about swift and immediate actions.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;

/// The reason an immediate action was rejected (D35-90). The game master can override each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SwiftRejection {
    /// The swift action that it would take is spent.
    Spent {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant is flat-footed.
    FlatFooted {
        /// The combatant.
        who: CombatantId,
    },
}

impl SwiftRejection {
    /// Returns the point of law that rejects the command.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::Spent { .. } => Law::OneSwiftAction,
            Self::FlatFooted { .. } => Law::FlatFootedNoImmediate,
        }
    }
}

impl fmt::Display for SwiftRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spent { who } => write!(f, "combatant {who} has spent its swift action"),
            Self::FlatFooted { who } => write!(
                f,
                "combatant {who} is flat-footed and takes no immediate action"
            ),
        }
    }
}

impl std::error::Error for SwiftRejection {}
