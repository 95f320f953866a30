//! The rejections about phases and priority.

use super::{FRAME, WHO};
use crate::actor::Cost;
use crate::law::Law;
use crate::priority::TriggerId;
use crate::rejection::PriorityRejection;

/// Returns the rejections that the game master can override, each with its point of law.
pub(super) fn overridable_of_priority() -> Vec<(PriorityRejection, Law)> {
    let (who, law) = (WHO, Law::FumbleNotRolled);
    let missing = Cost::default;
    vec![
        (PriorityRejection::NotHolding { who }, Law::PriorityHeld),
        (
            PriorityRejection::TooSlow { who, top: FRAME },
            Law::FastEnough,
        ),
        (
            PriorityRejection::LostTie { who, top: FRAME },
            Law::TieIsSlower,
        ),
        (
            PriorityRejection::Unanswerable { top: FRAME },
            Law::NoResponse,
        ),
        (PriorityRejection::OutOfCombat { who }, Law::OutOfCombat),
        (
            PriorityRejection::IllegalTarget { target: who },
            Law::LegalAction,
        ),
        (
            PriorityRejection::CannotAfford {
                who,
                missing: missing(),
            },
            Law::CostPaid,
        ),
        (
            PriorityRejection::NeedsConcentration {
                who,
                missing: missing(),
            },
            Law::CostNeedsConcentration,
        ),
        (PriorityRejection::NeverDeclared, Law::AutonomousAction),
        (PriorityRejection::NeverRolled, Law::AutomaticAction),
        (
            PriorityRejection::RollNeeded { frame: FRAME },
            Law::ActionRolled,
        ),
        (
            PriorityRejection::NoRoll {
                frame: FRAME,
                law: Some(law),
            },
            Law::FumbleNotRolled,
        ),
        (PriorityRejection::StillOffered { who }, Law::EveryonePasses),
        (
            PriorityRejection::NotAsked {
                who,
                asked: who,
                law,
            },
            Law::FumbleNotRolled,
        ),
    ]
}

/// Returns the rejections that the game master can’t override.
pub(super) fn not_overridable_of_priority() -> Vec<PriorityRejection> {
    let who = WHO;
    vec![
        PriorityRejection::NoRoll {
            frame: FRAME,
            law: None,
        },
        PriorityRejection::Concentrating { who },
        PriorityRejection::NoSuchPart { part: 1 },
        PriorityRejection::NoSuchMode { mode: 1 },
        PriorityRejection::NoSuchTrigger {
            trigger: TriggerId(1),
        },
        PriorityRejection::NothingToEnd { who },
        PriorityRejection::NoFormula { who },
        PriorityRejection::TooMuch,
    ]
}
