//! Triggered effects: when they arise, where they are put, and in which order (TOW-36, TOW-37,
//! TOW-42, TOW-71, TOW-72).

use std::cmp::Reverse;

use super::super::draft::Draft;
use super::super::turns::LONGEST_TEXT;
use super::{costs, declare, emit, rules};
use crate::actor::{Cost, amounts_are_sane};
use crate::priority::{
    Declaration, Origin, Phase, PhaseKind, Placing, PriorityEvent, PriorityRejection, Repeats,
    Trigger, TriggerId, When,
};
use crate::rejection::Rejection;
use crate::rules::TriggerOrder;
use crate::sorted::sort_by_key;

/// How many triggered effects an encounter may hold.
const MOST_TRIGGERS: usize = 1_000;

pub(super) fn register(draft: &mut Draft<'_>, trigger: &Trigger) -> Result<(), Rejection> {
    draft.present(trigger.owner)?;
    if let When::Declared(by) | When::Resolved(by) = trigger.when {
        draft.present(by)?;
    }
    if trigger.name.chars().count() > LONGEST_TEXT {
        return Err(Rejection::TextTooLong);
    }
    let sane = trigger.cost.points <= 9_999 && amounts_are_sane(&trigger.cost.resources);
    if !sane || draft.state.cycle().triggers().len() >= MOST_TRIGGERS {
        return Err(PriorityRejection::TooMuch.into());
    }
    let id = draft.state.cycle().next_trigger();
    let trigger = Box::new(trigger.clone());
    emit(draft, PriorityEvent::TriggerRegistered { id, trigger })
}

pub(super) fn remove(draft: &mut Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    known(draft, id)?;
    emit(draft, PriorityEvent::TriggerRemoved { id })
}

/// The game master says that the moment of an effect has come; it waits for the next offer of
/// priority (TOW-71).
pub(super) fn fire(draft: &mut Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    known(draft, id)?;
    if draft.state.cycle().arisen.contains(&id) {
        return Err(Rejection::OutOfPlace);
    }
    emit(draft, PriorityEvent::TriggersArose(vec![id]))
}

fn known(draft: &Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    let mut triggers = draft.state.cycle().triggers().iter();
    if triggers.any(|(known, _)| *known == id) {
        Ok(())
    } else {
        Err(PriorityRejection::NoSuchTrigger { trigger: id }.into())
    }
}

/// Notes the effects whose moment this is; they wait for the next offer (TOW-71).
pub(super) fn arise(draft: &mut Draft<'_>, moment: When) -> Result<(), Rejection> {
    let arisen = ids(draft, |trigger| trigger.when == moment);
    if arisen.is_empty() {
        return Ok(());
    }
    emit(draft, PriorityEvent::TriggersArose(arisen))
}

/// Puts the effects that have waited for an offer on a stack.
pub(super) fn place_arisen(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.cycle().arisen.is_empty() {
        return Ok(());
    }
    let arisen = draft.state.cycle().arisen.clone();
    emit(draft, PriorityEvent::TriggersTaken)?;
    place(draft, arisen)
}

/// Puts the effects of a moment on a stack.
pub(super) fn place_at(
    draft: &mut Draft<'_>,
    moment: impl Fn(When) -> bool,
) -> Result<(), Rejection> {
    place_of(draft, |trigger| moment(trigger.when))
}

/// Puts the effects that a test picks on a stack.
pub(super) fn place_of(
    draft: &mut Draft<'_>,
    which: impl Fn(&Trigger) -> bool,
) -> Result<(), Rejection> {
    let triggers = ids(draft, which);
    place(draft, triggers)
}

fn ids(draft: &Draft<'_>, which: impl Fn(&Trigger) -> bool) -> Vec<TriggerId> {
    let triggers = draft.state.cycle().triggers().iter();
    triggers
        .filter(|(_, trigger)| which(trigger))
        .map(|&(id, _)| id)
        .collect()
}

/// Simultaneous effects are put on the stack by increasing initiative of their owners, so that the
/// fastest one resolves first (TOW-72).
fn place(draft: &mut Draft<'_>, ids: Vec<TriggerId>) -> Result<(), Rejection> {
    let mut triggers: Vec<(TriggerId, Trigger)> = ids
        .into_iter()
        .filter_map(|id| {
            let mut known = draft.state.cycle().triggers().iter();
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
        match trigger.repeats {
            Repeats::Always => {}
            Repeats::Once => emit(draft, PriorityEvent::TriggerRemoved { id })?,
        }
        place_one(draft, id, trigger)?;
    }
    Ok(())
}

/// With points of action an effect waits in the postponed stack where they cannot be paid yet,
/// and always in the adjustment phase (TOW-36); else it goes to the main stack (TOW-37, TOW-42).
fn place_one(draft: &mut Draft<'_>, id: TriggerId, trigger: Trigger) -> Result<(), Rejection> {
    let Trigger {
        owner, name, cost, ..
    } = trigger;
    let phase = draft.state.cycle().phase().map(Phase::kind);
    let adjusting = phase == Some(PhaseKind::Adjustment);
    let missing = if cost.points > 0 && adjusting {
        Some(cost.clone())
    } else {
        costs::pay(draft, owner, &cost)?
    };
    let (placing, due) = match missing {
        None => (Placing::Main, Cost::default()),
        Some(_) if cost.points > 0 => (Placing::Postponed, cost.clone()),
        Some(missing) => return emit(draft, PriorityEvent::TriggerCancelled { id, missing }),
    };
    let cost = if placing == Placing::Main {
        cost
    } else {
        Cost::default()
    };
    let effect = Declaration {
        name,
        cost,
        due,
        placing,
        ..Declaration::default()
    };
    declare::push(draft, owner, effect, Origin::Trigger(id))
}
