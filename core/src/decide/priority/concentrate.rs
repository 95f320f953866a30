//! Concentration: gathering points over main phases until a cost is met (TOW-59, AMB-TOW-2).

use super::super::draft::Draft;
use super::{costs, declare, emit, rules};
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::priority::{ConcentrationEnd, Declaration, PriorityEvent, PriorityRejection};
use crate::rejection::Rejection;
use crate::rules::GatheringPolicy;

/// Begins, and gathers what points there are.
pub(super) fn begin(
    draft: &mut Draft<'_>,
    who: CombatantId,
    declaration: &Declaration,
) -> Result<(), Rejection> {
    if draft.present(who)?.acting.concentration.is_some() {
        return Err(PriorityRejection::Concentrating { who }.into());
    }
    let declaration = Box::new(declaration.clone());
    emit(
        draft,
        PriorityEvent::ConcentrationBegun { who, declaration },
    )?;
    gather_points(draft, who)
}

/// Gathers in an actor's main phase; once the cost is met the action goes on the stack.
pub(super) fn gather(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    gather_points(draft, who)?;
    let one = draft.present(who)?;
    let Some(held) = one.acting.concentration.clone() else {
        return Ok(());
    };
    let cost = &held.declaration.cost;
    let rest = Cost {
        points: 0,
        resources: cost.resources.clone(),
    };
    if held.gathered < cost.points || costs::missing(one, &rest).is_some() {
        return Ok(());
    }
    end(draft, who, ConcentrationEnd::Met)?;
    costs::pay_what_there_is(draft, who, &rest)?;
    declare::put(draft, who, &held.declaration)
}

fn gather_points(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    let one = draft.present(who)?;
    let Some(held) = &one.acting.concentration else {
        return Ok(());
    };
    let lacking = held.declaration.cost.points.saturating_sub(held.gathered);
    let points = lacking.min(one.acting.points);
    if points == 0 {
        return Ok(());
    }
    emit(draft, PriorityEvent::Gathered { who, points })
}

pub(super) fn give_up(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.acting.concentration.is_none() {
        return Err(PriorityRejection::NothingToEnd { who }.into());
    }
    end(draft, who, ConcentrationEnd::GivenUp)
}

/// Who is put out of action, or leaves, does not concentrate any more.
pub(super) fn break_those_out_of_action(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match rules(draft)?.concentration {
        GatheringPolicy::Named => return Ok(()),
        GatheringPolicy::Gather => {}
    }
    let broken: Vec<_> = draft
        .state
        .participants()
        .filter(|one| one.acting.concentration.is_some())
        .map(|one| one.id)
        .filter(|&who| !draft.state.is_in_combat(who))
        .collect();
    broken
        .into_iter()
        .try_for_each(|who| end(draft, who, ConcentrationEnd::OutOfAction))
}

fn end(draft: &mut Draft<'_>, who: CombatantId, why: ConcentrationEnd) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::ConcentrationEnded { who, why })
}
