//! What is asked in the adjustment phase before priority circulates (TOW-32 to TOW-35).

use super::super::draft::Draft;
use super::emit;
use crate::combatant::CombatantId;
use crate::event::Event;
use crate::priority::{
    Attempt, AttemptKind, AttemptResult, Point, PriorityEvent, PriorityRejection,
};
use crate::rejection::Rejection;
use crate::rule_id::RuleId;
use crate::rules::Condition;

/// First those who are out of combat may stabilise, then those under an effect on the mind may
/// regain self-control, each by increasing initiative (TOW-32, TOW-33).
pub(super) fn call_attempts(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let everybody: Vec<_> = draft
        .state
        .by_increasing_initiative()
        .filter_map(|who| draft.state.participant(who))
        .collect();
    let stabilise = everybody.iter().map(|one| Attempt {
        who: one.id,
        at: AttemptKind::Stabilise,
    });
    let self_control = everybody.iter().flat_map(|one| {
        let of_mind = one
            .conditions
            .iter()
            .filter(|condition| matches!(condition, Condition::Psychological(_)));
        of_mind.map(|condition| Attempt {
            who: one.id,
            at: AttemptKind::SelfControl(condition.clone()),
        })
    });
    let attempts = stabilise.chain(self_control);
    let attempts = attempts.filter(|attempt| draft.state.may_attempt(attempt));
    let attempts = attempts.collect();
    emit(draft, PriorityEvent::AttemptsCalled(attempts))
}

pub(super) fn attempt(
    draft: &mut Draft<'_>,
    who: CombatantId,
    result: AttemptResult,
) -> Result<(), Rejection> {
    draft.present(who)?;
    let attempt = draft.state.next_attempt().cloned();
    let attempt = attempt.ok_or(Rejection::OutOfPlace)?;
    if attempt.who != who {
        let rule = match attempt.at {
            AttemptKind::Stabilise => RuleId::Tow(32),
            AttemptKind::SelfControl(_) => RuleId::Tow(33),
        };
        return Err(not_asked(who, attempt.who, rule));
    }
    let at = attempt.at.clone();
    emit(draft, PriorityEvent::Attempted { attempt, result })?;
    if result != AttemptResult::Succeeded {
        return Ok(());
    }
    match at {
        AttemptKind::Stabilise => draft.emit(Event::ConditionAdded {
            who,
            condition: Condition::Stable,
        }),
        AttemptKind::SelfControl(condition) => {
            draft.emit(Event::ConditionRemoved { who, condition })
        }
    }
}

/// Limits are restored, and then charges are asked about by increasing initiative (TOW-34,
/// TOW-35).
pub(super) fn restore_and_call_charges(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::LimitsRestored)?;
    let who = draft
        .state
        .by_increasing_initiative()
        .filter(|&who| draft.state.is_in_combat(who))
        .collect();
    emit(draft, PriorityEvent::ChargesCalled(who))
}

/// A declared charge is recorded, and is no object on a stack (TOW-77).
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
    let Point::Charges(left) = draft.state.cycle().point() else {
        return Err(Rejection::OutOfPlace);
    };
    let left = left.clone();
    emit(draft, PriorityEvent::ChargesSkipped(left))
}

fn asked(draft: &Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    draft.present(who)?;
    let asked = draft.state.next_charger().ok_or(Rejection::OutOfPlace)?;
    if asked == who {
        Ok(())
    } else {
        Err(not_asked(who, asked, RuleId::Tow(35)))
    }
}

fn not_asked(who: CombatantId, asked: CombatantId, rule: RuleId) -> Rejection {
    PriorityRejection::NotAsked { who, asked, rule }.into()
}
