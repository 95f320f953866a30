//! Rejections about limited uses.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;

/// The reason a command about a limited use was rejected (D5E-83).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum UseRejection {
    /// The creature has no limited use of this name.
    Unknown {
        /// The creature.
        who: CombatantId,
    },
    /// All uses are spent (D5E-83).
    NoneLeft {
        /// The creature.
        who: CombatantId,
    },
    /// No use is spent that could come back.
    NotSpent {
        /// The creature.
        who: CombatantId,
    },
    /// The die is rolled at the start of the creature's turn (D5E-83).
    NotDue {
        /// The creature.
        who: CombatantId,
    },
    /// A d6 does not show this number.
    FaceOutOfRange {
        /// The number.
        face: u16,
    },
}

impl UseRejection {
    /// Returns the point of law that rejects the command, or `None` if no rule does.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        match self {
            Self::NoneLeft { .. } | Self::NotDue { .. } => Some(Law::LimitedUses),
            Self::Unknown { .. } | Self::NotSpent { .. } | Self::FaceOutOfRange { .. } => None,
        }
    }

    /// Returns whether the game master can override the rejection.
    #[must_use]
    pub fn can_be_overridden(self) -> bool {
        self.law().is_some()
    }
}

impl fmt::Display for UseRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { who } => {
                write!(f, "combatant {who} has no limited use of this name")
            }
            Self::NoneLeft { who } => write!(f, "combatant {who} has no use left"),
            Self::NotSpent { who } => write!(f, "combatant {who} has spent no use of it"),
            Self::NotDue { who } => write!(
                f,
                "combatant {who} rolls for a spent use at the start of its turn"
            ),
            Self::FaceOutOfRange { face } => write!(f, "a d6 does not show {face}"),
        }
    }
}

impl std::error::Error for UseRejection {}
