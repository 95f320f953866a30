//! Rejections of orders without numbers: cards, hand-over and phases.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::combatant::CombatantId;
use crate::law::Law;

/// The reason a command about cards, hand-over or the table's choices was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum TableRejection {
    /// The deck has no such card.
    NoSuchCard {
        /// The card.
        card: Card,
    },
    /// The card is out of the deck until it is shuffled (ANY-7).
    CardDealt {
        /// The card.
        card: Card,
    },
    /// Cards are dealt, so there is no total to enter (ANY-7).
    CardsDecide {
        /// The combatant.
        who: CombatantId,
    },
    /// The order of turns comes about in another way.
    NotHandedOver,
    /// The combatant is surprised, and has no turn now (ANY-11).
    SurprisedNow {
        /// The combatant.
        who: CombatantId,
    },
    /// There are too many phases, or the name of one is missing, too long or used twice (ANY-15).
    Phases,
    /// Nobody acts on a number: cards or the game master set the order (ANY-7, ANY-8).
    NoCounts,
    /// Neither the combatant nor the table has initiative dice (ANY-1, ANY-16).
    NoDice {
        /// The combatant.
        who: CombatantId,
    },
}

impl TableRejection {
    /// Returns the point of law that rejects the command, or `None` if no rule does.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        match self {
            Self::CardDealt { .. } | Self::CardsDecide { .. } => Some(Law::CardEach),
            Self::SurprisedNow { .. } => Some(Law::SurprisedFirstRound),
            Self::NoDice { .. } => Some(Law::TableDice),
            Self::NoCounts => Some(Law::OrderByHand),
            Self::NoSuchCard { .. } | Self::NotHandedOver | Self::Phases => None,
        }
    }

    /// Returns whether the game master can override the rejection.
    pub(super) fn can_be_overridden(self) -> bool {
        match self {
            Self::CardDealt { .. } | Self::SurprisedNow { .. } => true,
            Self::NoSuchCard { .. }
            | Self::CardsDecide { .. }
            | Self::NotHandedOver
            | Self::Phases
            | Self::NoCounts
            | Self::NoDice { .. } => false,
        }
    }
}

impl fmt::Display for TableRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchCard { card } => write!(f, "the deck has no card {}", card.0),
            Self::CardDealt { card } => {
                write!(f, "card {} is out of the deck until it is shuffled", card.0)
            }
            Self::CardsDecide { who } => write!(
                f,
                "combatant {who} is dealt a card, so there is no total to enter"
            ),
            Self::NotHandedOver => f.write_str("turns are not handed over in these rules"),
            Self::SurprisedNow { who } => {
                write!(f, "combatant {who} is surprised and has no turn now")
            }
            Self::NoCounts => f.write_str("places have no counts in these rules"),
            Self::NoDice { who } => write!(
                f,
                "combatant {who} has no initiative dice, and the table has none for it"
            ),
            Self::Phases => f.write_str(
                "there are too many phases, or a phase has no name, a name too long or used twice",
            ),
        }
    }
}

impl std::error::Error for TableRejection {}
