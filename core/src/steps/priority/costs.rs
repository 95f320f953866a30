//! Costs: all of them are checked before any is paid (TOW-57, TOW-58, TOW-61, AMB-TOW-6).

use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::encounter::Participant;
use crate::event::PriorityEvent;
use crate::rejection::Rejection;
use crate::steps::priority::emit;

/// Returns the part of a cost that an actor can't pay now. None if it can pay.
pub(crate) fn missing(one: &Participant, cost: &Cost) -> Option<Cost> {
    let lacking = |(name, &amount): (&String, &u16)| {
        let lack = amount.saturating_sub(one.left_of(name));
        (lack > 0).then(|| (name.clone(), lack))
    };
    let missing = Cost {
        points: cost.points.saturating_sub(one.acting.points),
        resources: cost.resources.iter().filter_map(lacking).collect(),
    };
    (!missing.is_free()).then_some(missing)
}

/// Whether an actor could pay a cost later: AP are granted again in its next main phase, and limits
/// are restored in the next TOW turn (TOW-59).
pub(crate) fn payable_later(one: &Participant, cost: &Cost) -> bool {
    let profile = &one.profile.actor;
    let within = |(name, &amount)| profile.limits.get(name).is_some_and(|&max| amount <= max);
    let points = cost.points <= one.acting.points || profile.points > 0;
    points && cost.resources.iter().all(within)
}

/// Pays a cost, or returns the missing part and pays nothing.
pub(crate) fn pay(
    draft: &mut Draft<'_>,
    who: CombatantId,
    cost: &Cost,
) -> Result<Option<Cost>, Rejection> {
    if cost.is_free() {
        return Ok(None);
    }
    let one = draft.state.participant(who);
    let missing = match one {
        Some(one) if one.present => missing(one, cost),
        _ => Some(cost.clone()),
    };
    if missing.is_none() {
        pay_available(draft, who, cost)?;
    }
    Ok(missing)
}

/// Pays the part of a cost that the actor has.
pub(crate) fn pay_available(
    draft: &mut Draft<'_>,
    who: CombatantId,
    cost: &Cost,
) -> Result<(), Rejection> {
    if cost.is_free() {
        return Ok(());
    }
    let cost = cost.clone();
    emit(draft, PriorityEvent::Paid { who, cost })
}
