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
    /// Readying takes the standard action; a standard, move or free action then comes just before
    /// its trigger, and the order changes (D35-47 to D35-64).
    BeforeTrigger,
    /// The same in D&D 3.0: only a partial action is readied (D30-57, D30-58).
    PartialBeforeTrigger,
}

impl ReadyPolicy {
    /// What readying takes of the turn; none where there is no readying.
    #[must_use]
    pub fn cost(self) -> Option<ActionKind> {
        match self {
            Self::Never => None,
            Self::AfterTrigger => Some(ActionKind::Action),
            Self::BeforeTrigger => Some(ActionKind::Standard),
            Self::PartialBeforeTrigger => Some(ActionKind::Partial),
        }
    }

    /// Why what was readied is lost when the own next turn comes.
    #[must_use]
    pub fn lapse(self) -> Lapse {
        match self {
            Self::Never | Self::AfterTrigger => Lapse::OwnTurn,
            Self::BeforeTrigger | Self::PartialBeforeTrigger => Lapse::NextTurn,
        }
    }

    /// The rules by which what was readied may still be done, or let go by.
    #[must_use]
    pub fn waits(self) -> Vec<RuleId> {
        match self {
            Self::Never => Vec::new(),
            Self::AfterTrigger => [46, 47, 48].map(RuleId::D5e).to_vec(),
            Self::BeforeTrigger => [52, 53, 60].map(RuleId::D35).to_vec(),
            Self::PartialBeforeTrigger => [57, 58].map(RuleId::D30).to_vec(),
        }
    }

    /// The rules by which whoever carries it out takes another place.
    #[must_use]
    pub fn moves_place(self) -> Vec<RuleId> {
        match self {
            Self::Never | Self::AfterTrigger => Vec::new(),
            Self::BeforeTrigger => [57, 58, 62].map(RuleId::D35).to_vec(),
            Self::PartialBeforeTrigger => vec![RuleId::D30(58)],
        }
    }

    /// Whether what was readied comes before its trigger.
    #[must_use]
    pub fn precedes_trigger(self) -> bool {
        matches!(self, Self::BeforeTrigger | Self::PartialBeforeTrigger)
    }

    /// The kinds of action that may be readied, in the order of a menu.
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

    /// The rule by which an action of this kind cannot be readied.
    #[must_use]
    pub fn forbids(self, action: ActionKind) -> Option<RuleId> {
        let rule = match self {
            Self::Never | Self::AfterTrigger => RuleId::D5e(45),
            Self::BeforeTrigger => RuleId::D35(50),
            Self::PartialBeforeTrigger => RuleId::D30(57),
        };
        (!self.kinds().contains(&action)).then_some(rule)
    }
}

/// Why something that was readied or put off comes to nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Lapse {
    /// The own next turn began (D5E-46).
    OwnTurn,
    /// The own next turn came, which is a normal one (D35-60, D35-61).
    NextTurn,
    /// The concentration that held the spell ended (D5E-51).
    Concentration,
    /// Of a delayed turn: the own count came round again, and its turn is a normal one (D35-41 to
    /// D35-43).
    OwnCount,
    /// Of a delayed turn: the count has passed the lowest to which one may delay (D30-59, D30-60).
    Floor,
}

impl Lapse {
    /// The rules that say so.
    #[must_use]
    pub fn rules(self) -> Vec<RuleId> {
        match self {
            Self::OwnTurn => vec![RuleId::D5e(46)],
            Self::NextTurn => vec![RuleId::D35(60), RuleId::D35(61)],
            Self::Concentration => vec![RuleId::D5e(51)],
            Self::OwnCount => vec![RuleId::D35(41), RuleId::D35(42), RuleId::D35(43)],
            Self::Floor => vec![RuleId::D30(59), RuleId::D30(60)],
        }
    }
}
