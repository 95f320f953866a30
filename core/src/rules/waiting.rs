//! How a ruleset treats readied actions.

use serde::{Deserialize, Serialize};

use super::ActionKind;
use crate::law::Law;

/// How a combatant can ready an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ReadyPolicy {
    /// The ruleset has no readied actions.
    #[default]
    Never,
    /// Readying takes the action. The readied action or move is then a reaction right after its
    /// trigger finishes, and the order does not change (D5E-45 to D5E-49).
    AfterTrigger,
    /// Readying takes the standard action. The readied standard, move or free action comes just
    /// before its trigger, and the order changes (D35-47 to D35-64).
    BeforeTrigger,
    /// The same in D&D 3.0, where only a partial action can be readied (D30-57, D30-58).
    PartialBeforeTrigger,
}

impl ReadyPolicy {
    /// Returns the action that readying takes, or `None` if the ruleset has no readied actions.
    #[must_use]
    pub fn cost(self) -> Option<ActionKind> {
        match self {
            Self::Never => None,
            Self::AfterTrigger => Some(ActionKind::Action),
            Self::BeforeTrigger => Some(ActionKind::Standard),
            Self::PartialBeforeTrigger => Some(ActionKind::Partial),
        }
    }

    /// Returns the reason a readied action is lost when the combatant's next turn comes.
    #[must_use]
    pub fn lapse(self) -> WaitingLoss {
        match self {
            Self::Never | Self::AfterTrigger => WaitingLoss::OwnTurn,
            Self::BeforeTrigger | Self::PartialBeforeTrigger => WaitingLoss::NextTurn,
        }
    }

    /// Returns whether a readied action comes before its trigger.
    #[must_use]
    pub fn precedes_trigger(self) -> bool {
        matches!(self, Self::BeforeTrigger | Self::PartialBeforeTrigger)
    }

    /// Returns the kinds of action that can be readied, in menu order.
    #[must_use]
    pub fn kinds(self) -> &'static [ActionKind] {
        use ActionKind as Kind;
        match self {
            Self::Never => &[],
            Self::AfterTrigger => &[Kind::Action, Kind::Move],
            Self::BeforeTrigger => &[Kind::Standard, Kind::Move, Kind::Free],
            Self::PartialBeforeTrigger => &[Kind::Partial],
        }
    }
}

/// The reason a readied action or a delayed turn is lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum WaitingLoss {
    /// The combatant's next turn began (D5E-46).
    OwnTurn,
    /// The combatant's next turn came, which is a normal one (D35-60, D35-61).
    NextTurn,
    /// Concentration on the readied spell ended (D5E-51).
    Concentration,
    /// The count of the delayed turn came up again. That turn is a normal one (D35-41 to D35-43).
    OwnCount,
    /// The count passed the lowest to which the combatant could delay (D30-59, D30-60).
    Floor,
    /// The combatant fell unconscious (D35-17, D5E-44, D24-20).
    Unconscious,
    /// The combatant died.
    Dead,
}

impl WaitingLoss {
    /// Returns the point of law behind the loss.
    #[must_use]
    pub fn law(self) -> Law {
        match self {
            Self::OwnTurn => Law::ReadiedLostAtOwnTurn,
            Self::NextTurn => Law::ReadiedBeforeNextTurn,
            Self::Concentration => Law::ReadiedSpellHeld,
            Self::OwnCount => Law::DelayUntilOwnCount,
            Self::Floor => Law::DelayLostAtFloor,
            Self::Unconscious => Law::Unable,
            Self::Dead => Law::Dead,
        }
    }
}
