//! Why a command is refused in an encounter with phases and priority.

use serde::{Deserialize, Serialize};

use super::TriggerId;
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::rule_id::RuleId;
use crate::stack::FrameId;

/// Why a command is refused in an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum PriorityRejection {
    /// The actor could receive priority, but does not hold it (TOW-1).
    NotHolding {
        /// Who.
        who: CombatantId,
    },
    /// The actor is slower than the action on top of the stack (TOW-7, TOW-8).
    TooSlow {
        /// Who.
        who: CombatantId,
        /// The top of the stack.
        top: FrameId,
    },
    /// The actor rolled the same as the one whose action is on top of the stack, and has lost the
    /// tie-break against it (TOW-7, TOW-31, AMB-TOW-12).
    LostTie {
        /// Who.
        who: CombatantId,
        /// The top of the stack.
        top: FrameId,
    },
    /// Nobody may answer the consequences of the fumble on top of the stack (TOW-65, AMB-TOW-7).
    Unanswerable {
        /// The consequences.
        top: FrameId,
    },
    /// The actor is out of combat (TOW-22).
    OutOfCombat {
        /// Who.
        who: CombatantId,
    },
    /// The target is not in the fight: the action is cancelled (TOW-55, TOW-56).
    IllegalTarget {
        /// The target.
        target: CombatantId,
    },
    /// The actor can never pay: the action is cancelled (TOW-58).
    CannotAfford {
        /// Who.
        who: CombatantId,
        /// What is missing.
        missing: Cost,
    },
    /// The actor can pay, but not at once: the action needs concentration (TOW-59).
    NeedsConcentration {
        /// Who.
        who: CombatantId,
        /// What is missing.
        missing: Cost,
    },
    /// The actor concentrates on another action already.
    Concentrating {
        /// Who.
        who: CombatantId,
    },
    /// An autonomous action is never declared (TOW-79).
    NeverDeclared,
    /// An automatic action is never rolled for (TOW-78).
    NeverRolled,
    /// The action needs a roll, and there is neither a formula nor a total (TOW-63).
    RollNeeded {
        /// The action.
        frame: FrameId,
    },
    /// The action needs no roll.
    NoRoll {
        /// The action.
        frame: FrameId,
        /// The rule that says so, where there is one (TOW-74).
        rule: Option<RuleId>,
    },
    /// Somebody who may answer the top of the stack is still offered priority (TOW-11, TOW-80).
    StillOffered {
        /// Who.
        who: CombatantId,
    },
    /// The action has no such part.
    NoSuchPart {
        /// Which.
        part: usize,
    },
    /// The action has no such mode of effect.
    NoSuchMode {
        /// Which, from 0.
        mode: usize,
    },
    /// It is another's turn to be asked (TOW-32, TOW-33, TOW-35).
    NotAsked {
        /// Who.
        who: CombatantId,
        /// Who is asked.
        asked: CombatantId,
        /// By which rule.
        rule: RuleId,
    },
    /// There is no such triggered effect.
    NoSuchTrigger {
        /// Which.
        trigger: TriggerId,
    },
    /// The actor does not pass by itself, or does not concentrate.
    NothingToEnd {
        /// Who.
        who: CombatantId,
    },
    /// The actor has no formula: its total is typed.
    NoFormula {
        /// Who.
        who: CombatantId,
    },
    /// There are too many parts, modes or resources, or a number is too great.
    TooMuch,
}

impl PriorityRejection {
    /// The rules that refuse the command.
    pub fn rules(&self) -> Vec<RuleId> {
        let tow = |numbers: &[u8]| numbers.iter().map(|&n| RuleId::Tow(n)).collect();
        match self {
            Self::NotHolding { .. } => tow(&[1]),
            Self::TooSlow { .. } => tow(&[7, 8]),
            Self::LostTie { .. } => tow(&[7, 8, 31]),
            Self::Unanswerable { .. } => tow(&[65]),
            Self::OutOfCombat { .. } => tow(&[22]),
            Self::IllegalTarget { .. } => tow(&[55, 56]),
            Self::CannotAfford { .. } => tow(&[58, 61]),
            Self::NeedsConcentration { .. } => tow(&[59, 61]),
            Self::NeverDeclared => tow(&[79]),
            Self::NeverRolled => tow(&[78]),
            Self::RollNeeded { .. } => tow(&[63]),
            Self::StillOffered { .. } => tow(&[11, 12, 80]),
            Self::NotAsked { rule, .. } => vec![*rule],
            Self::NoRoll { rule, .. } => rule.iter().copied().collect(),
            Self::Concentrating { .. }
            | Self::NoSuchPart { .. }
            | Self::NoSuchMode { .. }
            | Self::NoSuchTrigger { .. }
            | Self::NothingToEnd { .. }
            | Self::NoFormula { .. }
            | Self::TooMuch => Vec::new(),
        }
    }
}
