//! Responses to attempts and charges in the adjustment phase (TOW-32 to TOW-35).

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::law::Law;
use crate::priority::{AttemptKind, AttemptResult};
use crate::rejection::{PriorityRejection, Rejection};
use crate::rules::Condition;
use crate::steps::priority::emit;

pub(super) fn attempt(
    draft: &mut Draft<'_>,
    who: CombatantId,
    result: AttemptResult,
) -> Result<(), Rejection> {
    draft.present(who)?;
    let attempt = draft.state.next_attempt().cloned();
    let attempt = attempt.ok_or(Rejection::OutOfPlace)?;
    if attempt.who != who {
        let law = match attempt.at {
            AttemptKind::Stabilize => Law::StabilizeInTurn,
            AttemptKind::SelfControl(_) => Law::SelfControlInTurn,
        };
        return Err(wrong_actor(who, attempt.who, law));
    }
    let at = attempt.at.clone();
    emit(draft, PriorityEvent::Attempted { attempt, result })?;
    if result != AttemptResult::Succeeded {
        return Ok(());
    }
    match at {
        AttemptKind::Stabilize => draft.emit(Event::ConditionAdded {
            who,
            condition: Condition::Stable,
        }),
        AttemptKind::SelfControl(condition) => {
            draft.emit(Event::ConditionRemoved { who, condition })
        }
    }
}

/// Records a declared charge, which is not a stack item (TOW-77).
pub(super) fn charge(
    draft: &mut Draft<'_>,
    who: CombatantId,
    target: Option<CombatantId>,
) -> Result<(), Rejection> {
    asked(draft, who)?;
    if let Some(target) = target {
        draft.present(target)?;
    }
    emit(draft, PriorityEvent::ChargeDeclared { who, target })
}

pub(super) fn skip_charge(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    asked(draft, who)?;
    emit(draft, PriorityEvent::ChargesSkipped(vec![who]))
}

pub(super) fn skip_charges(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let left = draft.state.chargers().ok_or(Rejection::OutOfPlace)?;
    let left = left.collect();
    emit(draft, PriorityEvent::ChargesSkipped(left))
}

fn asked(draft: &Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.present(who)?;
    let asked = draft.state.next_charger().ok_or(Rejection::OutOfPlace)?;
    if asked == who {
        Ok(())
    } else {
        Err(wrong_actor(who, asked, Law::ChargeInTurn))
    }
}

fn wrong_actor(who: CombatantId, asked: CombatantId, law: Law) -> Rejection {
    PriorityRejection::NotAsked { who, asked, law }.into()
}
