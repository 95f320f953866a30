//! Commands of orders without numbers: cards, hand-over and phases.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::combatant::CombatantId;

/// A command of an order that comes about in another way than by numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TableCommand {
    /// Enters a card that was dealt from a real deck (ANY-7).
    EnterCard {
        /// The combatant.
        who: CombatantId,
        /// The card.
        card: Card,
    },
    /// Ends the turn in progress, if there is one, and names who acts next (ANY-6, ANY-15).
    HandOver {
        /// The combatant that acts next, or begins the next round.
        to: CombatantId,
    },
    /// Ends a phase of the round (ANY-15).
    NextPhase,
}
