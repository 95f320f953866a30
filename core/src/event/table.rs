//! Events of orders without numbers: seats, cards, hand-over and phases.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::combatant::CombatantId;

/// An event of an order that comes about in another way than by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TableEvent {
    /// A combatant has a place without a number (ANY-5, ANY-6, ANY-8).
    Seated {
        /// The combatant.
        who: CombatantId,
    },
    /// A combatant was dealt a card (ANY-7).
    CardDealt {
        /// The combatant.
        who: CombatantId,
        /// The card.
        card: Card,
    },
    /// The deck was shuffled, with all cards but those that combatants hold (ANY-7).
    Shuffled,
    /// A combatant was named to act next, or to begin the next round (ANY-6).
    HandedOver {
        /// The combatant.
        to: CombatantId,
    },
    /// A combatant's place became the next one of the round (ANY-6).
    ComesNext {
        /// The combatant.
        who: CombatantId,
    },
    /// A phase of the round ended (ANY-15).
    PhaseEnded,
}

impl TableEvent {
    /// Returns the combatant, if the event is about one.
    #[must_use]
    pub fn who(self) -> Option<CombatantId> {
        match self {
            Self::Seated { who } | Self::CardDealt { who, .. } | Self::ComesNext { who } => {
                Some(who)
            }
            Self::HandedOver { to } => Some(to),
            Self::Shuffled | Self::PhaseEnded => None,
        }
    }

    /// Returns the same event about a combatant with another id.
    #[must_use]
    pub fn about(self, who: CombatantId) -> Self {
        match self {
            Self::Seated { .. } => Self::Seated { who },
            Self::CardDealt { card, .. } => Self::CardDealt { who, card },
            Self::ComesNext { .. } => Self::ComesNext { who },
            Self::HandedOver { .. } => Self::HandedOver { to: who },
            Self::Shuffled | Self::PhaseEnded => self,
        }
    }
}
