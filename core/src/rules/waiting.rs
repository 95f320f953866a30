//! What a ruleset makes of readying an action.

use serde::{Deserialize, Serialize};

use super::ActionKind;
use crate::rule_id::RuleId;

/// How a ruleset lets an action be readied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ReadyPolicy {
    /// There is no readying.
    #[default]
    Never,
    /// Readying takes the action; an action or a move is then a reaction, right after its trigger
    /// has finished, and the order stays as it is (D5E-45 to D5E-49).
    AfterTrigger,
}

impl ReadyPolicy {
    /// What readying takes of the turn; none where there is no readying.
    #[must_use]
    pub fn cost(self) -> Option<ActionKind> {
        match self {
            Self::Never => None,
            Self::AfterTrigger => Some(ActionKind::Action),
        }
    }

    /// The rule by which an action of this kind cannot be readied.
    #[must_use]
    pub fn forbids(self, action: ActionKind) -> Option<RuleId> {
        match (self, action) {
            (Self::AfterTrigger, ActionKind::Action | ActionKind::Move) => None,
            _ => Some(RuleId::D5e(45)),
        }
    }
}

/// Why something that was readied comes to nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Lapse {
    /// The own next turn began (D5E-46).
    OwnTurn,
    /// The concentration that held the spell ended (D5E-51).
    Concentration,
}

impl Lapse {
    /// The rule that says so.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Self::OwnTurn => RuleId::D5e(46),
            Self::Concentration => RuleId::D5e(51),
        }
    }
}
