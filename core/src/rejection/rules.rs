//! Which rules refuse a command.

use super::Rejection;
use crate::rule_id::RuleId;
use crate::rules::{ActionKind, NewcomerPolicy};

impl Rejection {
    /// The rules that refuse the command; none where it is not a matter of the rules.
    pub fn rules(&self) -> Vec<RuleId> {
        match self {
            Self::Spent { rule, .. }
            | Self::NotInThisTurn { rule, .. }
            | Self::NotToBeReadied { rule, .. }
            | Self::NoDelay { rule, .. }
            | Self::OnRidersCount { rule, .. }
            | Self::Surprised { rule, .. }
            | Self::TieOpen { rule, .. } => vec![*rule],
            Self::Incapacitated {
                action: Some(ActionKind::BonusAction),
                ..
            } => vec![RuleId::D5e(34), RuleId::D5e(44)],
            Self::Incapacitated { .. } => vec![RuleId::D5e(44)],
            Self::ReactionSpent { .. } => vec![RuleId::D5e(41), RuleId::D5e(43)],
            Self::NotIdentical { .. } => vec![RuleId::D5e(20)],
            Self::NotInBlock { .. } | Self::TurnBegun { .. } => {
                vec![RuleId::D5e(21), RuleId::D35(81), RuleId::D30(49)]
            }
            Self::AlreadyActed { .. } => vec![RuleId::D5e(2)],
            Self::NoTrigger { .. } => vec![RuleId::D5e(45)],
            Self::TriggerNotFinished { .. } => vec![RuleId::D5e(47)],
            Self::OutOfTurn { .. } => vec![RuleId::D5e(55)],
            Self::Interrupted => vec![RuleId::D5e(42)],
            Self::FlatFooted { .. } => vec![RuleId::D35(12), RuleId::D35(13), RuleId::D30(28)],
            Self::NoOpportunityLeft { .. } => vec![RuleId::D35(83)],
            Self::Unresolved => vec![RuleId::D35(83), RuleId::D30(33)],
            Self::Unable { .. } => vec![RuleId::D35(15), RuleId::D35(16), RuleId::D35(17)],
            Self::TooLateToDelay { .. } => vec![RuleId::D35(35), RuleId::D35(46)],
            Self::DelayCount { .. } => vec![RuleId::D35(37), RuleId::D35(40), RuleId::D30(59)],
            Self::DelayFloor { .. } => vec![RuleId::D30(59)],
            Self::NoInterruption { .. } => vec![RuleId::D35(39), RuleId::D30(33)],
            Self::Undeclared { .. } => vec![RuleId::D35(51)],
            Self::OwnTurn { .. } => vec![RuleId::D35(47)],
            Self::CheckOwed { kind, .. } => kind.rules(),
            Self::RollsLikeAll { .. } => NewcomerPolicy::Rolls.all_roll(),
            Self::AlreadyTried { .. } => vec![RuleId::D35(68)],
            Self::NothingCast { .. } => vec![RuleId::D35(65), RuleId::D35(67)],
            Self::NoCounterspell { .. } => vec![RuleId::D35(67)],
            Self::NotSaidHow { .. } => vec![RuleId::D35(67), RuleId::D35(69), RuleId::D35(72)],
            Self::NotIdentified { .. } => vec![RuleId::D35(68), RuleId::D35(69)],
            Self::Misidentified { .. } => vec![RuleId::D35(71)],
            Self::NoBraceWeapon { .. } => vec![RuleId::D35(74)],
            Self::HasMoved { .. } => vec![RuleId::D35(59)],
            Self::Priority(rejection) => rejection.rules(),
            _ => Vec::new(),
        }
    }

    /// Whether the game master may rule otherwise.
    pub fn may_be_overruled(&self) -> bool {
        !self.rules().is_empty()
    }
}
