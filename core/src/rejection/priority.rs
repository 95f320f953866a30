//! The reasons a command is rejected in an encounter with phases and priority.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::frame_id::FrameId;
use crate::law::Law;
use crate::priority::TriggerId;

/// The reason a command is rejected in an encounter with phases and priority.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum PriorityRejection {
    /// The actor could receive priority, but does not have it (TOW-1).
    NotHolding {
        /// The actor.
        who: CombatantId,
    },
    /// The actor is slower than the action on top of the stack (TOW-7, TOW-8).
    TooSlow {
        /// The actor.
        who: CombatantId,
        /// The top of the stack.
        top: FrameId,
    },
    /// The actor has the same roll as the owner of the action on top of the stack, but lost the
    /// tie-break against it (TOW-7, TOW-31, AMB-TOW-12).
    LostTie {
        /// The actor.
        who: CombatantId,
        /// The top of the stack.
        top: FrameId,
    },
    /// No one can respond to the consequences of the fumble on top of the stack (TOW-65,
    /// AMB-TOW-7).
    Unanswerable {
        /// The frame of the consequences.
        top: FrameId,
    },
    /// The actor is out of combat (TOW-22).
    OutOfCombat {
        /// The actor.
        who: CombatantId,
    },
    /// The target is not in the combat, so the action is canceled (TOW-55, TOW-56).
    IllegalTarget {
        /// The target.
        target: CombatantId,
    },
    /// The actor can never pay the cost, so the action is canceled (TOW-58).
    CannotAfford {
        /// The actor.
        who: CombatantId,
        /// The part of the cost that is missing.
        missing: Cost,
    },
    /// The actor can pay the cost, but not at once. The action needs concentration (TOW-59).
    NeedsConcentration {
        /// The actor.
        who: CombatantId,
        /// The part of the cost that is missing.
        missing: Cost,
    },
    /// The actor already concentrates on another action.
    Concentrating {
        /// The actor.
        who: CombatantId,
    },
    /// An autonomous action cannot be declared (TOW-79).
    NeverDeclared,
    /// An automatic action cannot be rolled for (TOW-78).
    NeverRolled,
    /// The action needs a roll, but has neither a formula nor a total (TOW-63).
    RollNeeded {
        /// The frame of the action.
        frame: FrameId,
    },
    /// The action needs no roll.
    NoRoll {
        /// The frame of the action.
        frame: FrameId,
        /// The point of law that forbids a roll, if there is one (TOW-74).
        law: Option<Law>,
    },
    /// An actor that can respond to the top of the stack still has to pass (TOW-11, TOW-80).
    StillOffered {
        /// The actor.
        who: CombatantId,
    },
    /// The action has no such part.
    NoSuchPart {
        /// The index of the part that does not exist.
        part: usize,
    },
    /// The action has no such mode of effect.
    NoSuchMode {
        /// The index of the mode that does not exist, from 0.
        mode: usize,
    },
    /// Another actor must be asked first (TOW-32, TOW-33, TOW-35).
    NotAsked {
        /// The actor.
        who: CombatantId,
        /// The actor that is asked.
        asked: CombatantId,
        /// The point of law that applies.
        law: Law,
    },
    /// No triggered effect has this id.
    NoSuchTrigger {
        /// The id of the effect.
        trigger: TriggerId,
    },
    /// The actor has no auto-pass or no concentration to end.
    NothingToEnd {
        /// The actor.
        who: CombatantId,
    },
    /// The actor has no formula. Its total must be typed.
    NoFormula {
        /// The actor.
        who: CombatantId,
    },
    /// There are too many parts, modes or resources, or a number is too large.
    TooMuch,
}

impl PriorityRejection {
    /// Returns the point of law that rejects the command, or `None` if no rule does.
    #[must_use]
    pub fn law(&self) -> Option<Law> {
        Some(match self {
            Self::NotHolding { .. } => Law::PriorityHeld,
            Self::TooSlow { .. } => Law::FastEnough,
            Self::LostTie { .. } => Law::TieIsSlower,
            Self::Unanswerable { .. } => Law::NoResponse,
            Self::OutOfCombat { .. } => Law::OutOfCombat,
            Self::IllegalTarget { .. } => Law::LegalAction,
            Self::CannotAfford { .. } => Law::CostPaid,
            Self::NeedsConcentration { .. } => Law::CostNeedsConcentration,
            Self::NeverDeclared => Law::AutonomousAction,
            Self::NeverRolled => Law::AutomaticAction,
            Self::RollNeeded { .. } => Law::ActionRolled,
            Self::StillOffered { .. } => Law::EveryonePasses,
            Self::NotAsked { law, .. } => *law,
            Self::NoRoll { law, .. } => return *law,
            Self::Concentrating { .. }
            | Self::NoSuchPart { .. }
            | Self::NoSuchMode { .. }
            | Self::NoSuchTrigger { .. }
            | Self::NothingToEnd { .. }
            | Self::NoFormula { .. }
            | Self::TooMuch => return None,
        })
    }

    /// Returns whether the game master can override the rejection.
    pub(super) fn can_be_overridden(&self) -> bool {
        match self {
            Self::NotHolding { .. }
            | Self::TooSlow { .. }
            | Self::LostTie { .. }
            | Self::Unanswerable { .. }
            | Self::OutOfCombat { .. }
            | Self::IllegalTarget { .. }
            | Self::CannotAfford { .. }
            | Self::NeedsConcentration { .. }
            | Self::NeverDeclared
            | Self::NeverRolled
            | Self::RollNeeded { .. }
            | Self::StillOffered { .. }
            | Self::NotAsked { .. } => true,
            // A rule forbids the roll only for the consequences of a fumble.
            Self::NoRoll { law, .. } => law.is_some(),
            Self::Concentrating { .. }
            | Self::NoSuchPart { .. }
            | Self::NoSuchMode { .. }
            | Self::NoSuchTrigger { .. }
            | Self::NothingToEnd { .. }
            | Self::NoFormula { .. }
            | Self::TooMuch => false,
        }
    }
}

impl fmt::Display for PriorityRejection {
    /// Writes a sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotHolding { who } => write!(f, "actor {who} does not have priority"),
            Self::TooSlow { who, top } => {
                write!(
                    f,
                    "actor {who} is slower than frame {} on top of the stack",
                    top.0
                )
            }
            Self::LostTie { who, top } => write!(
                f,
                "actor {who} lost the tie-break against the owner of frame {} on top of the stack",
                top.0
            ),
            Self::Unanswerable { top } => write!(
                f,
                "no one can respond to frame {}, the consequences of a fumble",
                top.0
            ),
            Self::OutOfCombat { who } => write!(f, "actor {who} is out of combat"),
            Self::IllegalTarget { target } => {
                write!(f, "target {target} is not in the combat")
            }
            Self::CannotAfford { who, missing } => {
                write!(f, "actor {who} can never pay the cost: it lacks {missing}")
            }
            Self::NeedsConcentration { who, missing } => write!(
                f,
                "actor {who} must concentrate to pay the cost: it lacks {missing}"
            ),
            Self::Concentrating { who } => {
                write!(f, "actor {who} already concentrates on another action")
            }
            Self::NeverDeclared => f.write_str("an autonomous action cannot be declared"),
            Self::NeverRolled => f.write_str("an automatic action cannot be rolled for"),
            Self::RollNeeded { frame } => write!(
                f,
                "the action of frame {} needs a roll, but has neither a formula nor a total",
                frame.0
            ),
            Self::NoRoll { frame, .. } => {
                write!(f, "the action of frame {} needs no roll", frame.0)
            }
            Self::StillOffered { who } => write!(f, "actor {who} still has to pass"),
            Self::NoSuchPart { part } => write!(f, "the action has no part {part}"),
            Self::NoSuchMode { mode } => write!(f, "the action has no mode of effect {mode}"),
            Self::NotAsked { who, asked, .. } => {
                write!(f, "actor {asked} must be asked before actor {who}")
            }
            Self::NoSuchTrigger { trigger } => {
                write!(f, "no triggered effect has the id {}", trigger.0)
            }
            Self::NothingToEnd { who } => {
                write!(f, "actor {who} has no auto-pass or no concentration to end")
            }
            Self::NoFormula { who } => {
                write!(
                    f,
                    "actor {who} has no formula, so its total must be entered"
                )
            }
            Self::TooMuch => f.write_str(
                "there are too many parts, modes or resources, or a number is too large",
            ),
        }
    }
}

impl std::error::Error for PriorityRejection {}
