//! The state of an order that comes about in another way than by numbers.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::combatant::CombatantId;

/// The deck, the hand-over and the phase.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Seating {
    /// The cards out of the deck, in the order in which they were dealt.
    pub(crate) out: Vec<Card>,
    /// The combatant named to act next.
    pub(crate) named: Option<CombatantId>,
    /// The number of phases of the round that have ended.
    pub(crate) phase: usize,
}
