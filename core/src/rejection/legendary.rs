//! Rejections about legendary creatures, lairs and second places.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::combatant::CombatantId;
use crate::law::Law;

/// The reason a command about a legendary creature, a lair or a second place was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LegendaryRejection {
    /// A second place is no combatant: nothing happens to it, and it does nothing by itself
    /// (D5E-74).
    SecondPlace {
        /// The second place.
        who: CombatantId,
    },
    /// The combatant is not the place of a lair.
    NotALair {
        /// The combatant.
        who: CombatantId,
    },
    /// A second place belongs to another combatant for good.
    OwnerChanged {
        /// The second place, or the combatant that would become one.
        who: CombatantId,
    },
    /// The creature has no legendary actions (D5E-69).
    NotLegendary {
        /// The creature.
        who: CombatantId,
    },
    /// A legendary action is taken only at the end of another creature's turn (D5E-69).
    NotAtTurnEnd {
        /// The creature.
        who: CombatantId,
    },
    /// The creature has taken its one legendary action at the end of this turn (D5E-69).
    OneAtATime {
        /// The creature.
        who: CombatantId,
    },
    /// Too few legendary actions are left (D5E-69).
    TooFewLeft {
        /// The creature.
        who: CombatantId,
        /// The number of legendary actions left.
        left: u8,
    },
    /// The creature is incapacitated or unable to act (D5E-70).
    UnableToAct {
        /// The creature.
        who: CombatantId,
    },
    /// The creature is surprised, and its first turn has not ended (D5E-70).
    StillSurprised {
        /// The creature.
        who: CombatantId,
    },
    /// The lair acts on its own count (D5E-71).
    NotLairTurn {
        /// The place of the lair.
        who: CombatantId,
    },
    /// The lair has acted this round (D5E-71).
    LairHasActed {
        /// The place of the lair.
        who: CombatantId,
    },
    /// The lair took the same action in the last round, or in this one (D5E-71).
    SameLairAction {
        /// The place of the lair.
        who: CombatantId,
    },
    /// No legendary resistance is left (D5E-72).
    NoResistanceLeft {
        /// The creature.
        who: CombatantId,
    },
}

impl LegendaryRejection {
    /// Returns the point of law that rejects the command, or `None` if no rule does.
    #[must_use]
    pub fn law(self) -> Option<Law> {
        Some(match self {
            Self::NotLegendary { .. }
            | Self::NotAtTurnEnd { .. }
            | Self::OneAtATime { .. }
            | Self::TooFewLeft { .. } => Law::LegendaryActions,
            Self::UnableToAct { .. } | Self::StillSurprised { .. } => Law::LegendaryUnable,
            Self::NotLairTurn { .. } | Self::LairHasActed { .. } | Self::SameLairAction { .. } => {
                Law::LairAction
            }
            Self::NoResistanceLeft { .. } => Law::LegendaryResistance,
            Self::SecondPlace { .. } | Self::NotALair { .. } | Self::OwnerChanged { .. } => {
                return None;
            }
        })
    }

    /// Returns whether the game master can override the rejection.
    pub(super) fn can_be_overridden(self) -> bool {
        match self {
            Self::NotLegendary { .. }
            | Self::NotAtTurnEnd { .. }
            | Self::OneAtATime { .. }
            | Self::TooFewLeft { .. }
            | Self::UnableToAct { .. }
            | Self::StillSurprised { .. }
            | Self::NotLairTurn { .. }
            | Self::LairHasActed { .. }
            | Self::SameLairAction { .. }
            | Self::NoResistanceLeft { .. } => true,
            Self::SecondPlace { .. } | Self::NotALair { .. } | Self::OwnerChanged { .. } => false,
        }
    }
}

impl fmt::Display for LegendaryRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SecondPlace { who } => {
                write!(f, "{who} is a second place and no combatant that can act")
            }
            Self::NotALair { who } => write!(f, "combatant {who} is not the place of a lair"),
            Self::OwnerChanged { who } => {
                write!(f, "the owner of second place {who} cannot change")
            }
            Self::NotLegendary { who } => write!(f, "combatant {who} has no legendary actions"),
            Self::NotAtTurnEnd { who } => write!(
                f,
                "combatant {who} takes legendary actions only at the end of another creature's turn"
            ),
            Self::OneAtATime { who } => write!(
                f,
                "combatant {who} has taken its legendary action at the end of this turn"
            ),
            Self::TooFewLeft { who, left } => {
                write!(f, "combatant {who} has only {left} legendary actions left")
            }
            Self::UnableToAct { who } => write!(
                f,
                "combatant {who} is unable to act and cannot take legendary actions"
            ),
            Self::StillSurprised { who } => write!(
                f,
                "combatant {who} is surprised and cannot take legendary actions"
            ),
            Self::NotLairTurn { who } => write!(f, "it is not the count of lair {who}"),
            Self::LairHasActed { who } => write!(f, "lair {who} has acted in this round"),
            Self::SameLairAction { who } => {
                write!(f, "lair {who} took the same action in the round before")
            }
            Self::NoResistanceLeft { who } => {
                write!(f, "combatant {who} has no legendary resistance left")
            }
        }
    }
}

impl std::error::Error for LegendaryRejection {}
