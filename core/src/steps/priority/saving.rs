//! Saving AP over main phases until a cost is met (TOW-59, AMB-TOW-2).

use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{ConcentrationEnd, Declaration};
use crate::rejection::{PriorityRejection, Rejection};
use crate::rules::PointSavingPolicy;
use crate::steps::priority::{costs, emit, paid_action, rules};

/// Begins to save, with the AP that are left.
pub(crate) fn begin(
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

/// Saves AP in the main phase of an actor. The action goes on the stack when the cost is met.
pub(crate) fn gather(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
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
    costs::pay_available(draft, who, &rest)?;
    paid_action::place(draft, who, &held.declaration)
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

/// Ends the concentration of actors that are out of combat or have left.
pub(crate) fn end_concentration_of_absent(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match rules(draft)?.concentration {
        PointSavingPolicy::Named => return Ok(()),
        PointSavingPolicy::Gather => {}
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

pub(crate) fn end(
    draft: &mut Draft<'_>,
    who: CombatantId,
    why: ConcentrationEnd,
) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::ConcentrationEnded { who, why })
}
