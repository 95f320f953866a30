//! Costs: all of them are checked before any is paid (TOW-57, TOW-58, TOW-61, AMB-TOW-6).

use super::super::draft::Draft;
use super::emit;
use crate::actor::Cost;
use crate::combatant::CombatantId;
use crate::encounter::Participant;
use crate::priority::PriorityEvent;
use crate::rejection::Rejection;

/// What somebody lacks to pay a cost at once; none where it can.
pub(super) fn missing(one: &Participant, cost: &Cost) -> Option<Cost> {
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

/// Whether somebody could pay a cost at a later time: points are granted again in its next main
/// phase, and limits are restored in the next TOW-turn (TOW-59).
pub(super) fn payable_later(one: &Participant, cost: &Cost) -> bool {
    let profile = &one.profile.actor;
    let within = |(name, &amount)| profile.limits.get(name).is_some_and(|&max| amount <= max);
    let points = cost.points <= one.acting.points || profile.points > 0;
    points && cost.resources.iter().all(within)
}

/// Pays a cost, or says what is missing and pays nothing.
pub(super) fn pay(
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
        pay_what_there_is(draft, who, cost)?;
    }
    Ok(missing)
}

/// Pays a cost whether or not there is enough.
pub(super) fn pay_what_there_is(
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
