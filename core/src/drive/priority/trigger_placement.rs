//! Triggered effects that have arisen: where and in which order they are put (TOW-36, TOW-37, TOW-42,
//! TOW-71, TOW-72).

use std::cmp::Reverse;

use crate::actor::Cost;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{
    ActionOrigin, Declaration, Phase, PhaseKind, TargetStack, Trigger, TriggerId, TriggerMoment,
    TriggerRepeat,
};
use crate::rejection::Rejection;
use crate::rules::TriggerOrder;
use crate::sorted::sort_by_key;
use crate::steps::priority::triggers::ids;
use crate::steps::priority::{costs, emit, push, rules};

/// Puts the effects that wait for an offer of priority on a stack.
pub(super) fn place_arisen(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.priority().arisen.is_empty() {
        return Ok(());
    }
    let arisen = draft.state.priority().arisen.clone();
    emit(draft, PriorityEvent::TriggersTaken)?;
    place(draft, arisen)
}

/// Puts the effects of a moment on a stack.
pub(super) fn place_at(
    draft: &mut Draft<'_>,
    moment: impl Fn(TriggerMoment) -> bool,
) -> Result<(), Rejection> {
    place_of(draft, |trigger| moment(trigger.when))
}

/// Puts the effects that pass a test on a stack.
pub(super) fn place_of(
    draft: &mut Draft<'_>,
    which: impl Fn(&Trigger) -> bool,
) -> Result<(), Rejection> {
    let triggers = ids(draft, |_, trigger| which(trigger));
    place(draft, triggers)
}

/// Puts simultaneous effects on the stack by increasing initiative of their owners, so that the
/// fastest one resolves first (TOW-72).
fn place(draft: &mut Draft<'_>, ids: Vec<TriggerId>) -> Result<(), Rejection> {
    let mut triggers: Vec<(TriggerId, Trigger)> = ids
        .into_iter()
        .filter_map(|id| {
            let mut known = draft.state.priority().triggers().iter();
            known.find(|(other, _)| *other == id).cloned()
        })
        .collect();
    let rank = |trigger: &Trigger| draft.state.rank(trigger.owner);
    match rules(draft)?.triggers {
        TriggerOrder::IncreasingInitiative => sort_by_key(&mut triggers, |(_, one)| rank(one)),
        TriggerOrder::DecreasingInitiative => {
            sort_by_key(&mut triggers, |(_, one)| Reverse(rank(one)));
        }
    }
    for (id, trigger) in triggers {
        // A saved game may have noted an effect twice that is triggered once.
        if !is_registered(draft, id) {
            continue;
        }
        match trigger.repeats {
            TriggerRepeat::Always => {}
            TriggerRepeat::Once => emit(draft, PriorityEvent::TriggerRemoved { id })?,
        }
        place_one(draft, id, trigger)?;
    }
    Ok(())
}

fn is_registered(draft: &Draft<'_>, id: TriggerId) -> bool {
    let mut known = draft.state.priority().triggers().iter();
    known.any(|(other, _)| *other == id)
}

/// Puts one effect on a stack. An effect with a cost in AP goes on the postponed stack if the AP
/// can't be paid yet, and always in the adjustment phase (TOW-36). Any other goes on the main stack
/// (TOW-37, TOW-42).
fn place_one(draft: &mut Draft<'_>, id: TriggerId, trigger: Trigger) -> Result<(), Rejection> {
    let Trigger {
        owner, name, cost, ..
    } = trigger;
    let phase = draft.state.priority().phase().map(Phase::kind);
    let adjusting = phase == Some(PhaseKind::Adjustment);
    let missing = if cost.points > 0 && adjusting {
        Some(cost.clone())
    } else {
        costs::pay(draft, owner, &cost)?
    };
    let (target_stack, due) = match missing {
        None => (TargetStack::Main, Cost::default()),
        Some(_) if cost.points > 0 => (TargetStack::Postponed, cost.clone()),
        Some(missing) => return emit(draft, PriorityEvent::TriggerCancelled { id, missing }),
    };
    let cost = if target_stack == TargetStack::Main {
        cost
    } else {
        Cost::default()
    };
    let effect = Declaration {
        name,
        cost,
        due,
        target_stack,
        ..Declaration::default()
    };
    push::push(draft, owner, effect, ActionOrigin::Trigger(id))
}
