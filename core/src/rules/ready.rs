//! What readying an action is.

use serde::{Deserialize, Serialize};

use super::ActionKind;
use crate::rule_id::RuleId;

/// How a ruleset lets an action be readied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ReadyPolicy {
    /// There is no readying.
    #[default]
    None,
    /// Readying takes the action; an action or a move is then a reaction, right after its trigger
    /// has finished, and the order stays as it is (D5E-45 to D5E-49).
    AfterTrigger,
}

impl ReadyPolicy {
    /// What readying takes of the turn; none where there is no readying.
    #[must_use]
    pub fn cost(self) -> Option<ActionKind> {
        match self {
            Self::None => None,
            Self::AfterTrigger => Some(ActionKind::Action),
        }
    }

    /// Whether something may be readied.
    #[must_use]
    pub fn allows(self, action: ActionKind) -> bool {
        match self {
            Self::None => false,
            Self::AfterTrigger => matches!(action, ActionKind::Action | ActionKind::Move),
        }
    }
}

/// What somebody holds ready.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Readied {
    /// What it will do.
    pub action: ActionKind,
    /// When, in the game master's words: something it can perceive (D5E-45).
    pub trigger: String,
    /// The spell that was cast and is held by concentration until then (D5E-51).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spell: Option<String>,
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
