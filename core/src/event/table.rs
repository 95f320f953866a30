//! Events of orders without numbers: seats, cards, hand-over and phases; and turns apart from the order.

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
    /// The turn of a combatant in this round is still to come, although its place has passed: its place was
    /// moved by hand, or it acts last because it was surprised (ANY-11).
    TurnKept {
        /// The combatant.
        who: CombatantId,
    },
    /// A mount that has had its turn has another one, after the turn in which it is mounted (D5E-67).
    ActsAgain {
        /// The mount.
        who: CombatantId,
    },
}

impl TableEvent {
    /// Returns the combatant, if the event is about one.
    #[must_use]
    pub fn who(self) -> Option<CombatantId> {
        match self {
            Self::Seated { who }
            | Self::CardDealt { who, .. }
            | Self::ComesNext { who }
            | Self::TurnKept { who }
            | Self::ActsAgain { who } => Some(who),
            Self::HandedOver { to } => Some(to),
            Self::Shuffled | Self::PhaseEnded => None,
        }
    }
}
