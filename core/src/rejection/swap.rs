//! Rejections about swapping initiative.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;

/// The reason a swap of initiatives was rejected (D24-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SwapRejection {
    /// The rules have no such swap.
    Unknown,
    /// The combatant has no Alert feat.
    NotAlert {
        /// The combatant.
        who: CombatantId,
    },
    /// The other one is no ally of the combatant.
    NotAnAlly {
        /// The combatant.
        who: CombatantId,
        /// The other one.
        with: CombatantId,
    },
    /// The combatant is incapacitated.
    Incapacitated {
        /// The combatant.
        who: CombatantId,
    },
    /// The combatant has swapped since the roll.
    Swapped {
        /// The combatant.
        who: CombatantId,
    },
    /// A turn has been taken since the roll.
    TooLate,
}

impl SwapRejection {
    /// Returns the point of law that rejects the swap, or `None` if no rule does.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        match self {
            Self::Unknown => None,
            Self::NotAlert { .. }
            | Self::NotAnAlly { .. }
            | Self::Incapacitated { .. }
            | Self::Swapped { .. }
            | Self::TooLate => Some(Law::Alert),
        }
    }

    /// Returns whether the game master can override the rejection.
    #[must_use]
    pub fn can_be_overridden(self) -> bool {
        match self {
            Self::NotAlert { .. }
            | Self::NotAnAlly { .. }
            | Self::Incapacitated { .. }
            | Self::Swapped { .. } => true,
            // The game master moves places by hand then.
            Self::Unknown | Self::TooLate => false,
        }
    }
}

impl fmt::Display for SwapRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the rules have no swap of initiatives"),
            Self::NotAlert { who } => write!(f, "combatant {who} has no Alert feat"),
            Self::NotAnAlly { who, with } => {
                write!(f, "combatant {with} is no ally of combatant {who}")
            }
            Self::Incapacitated { who } => write!(f, "combatant {who} is incapacitated"),
            Self::Swapped { who } => write!(f, "combatant {who} has swapped already"),
            Self::TooLate => f.write_str("a turn has been taken since the roll"),
        }
    }
}

impl std::error::Error for SwapRejection {}
