//! Triggered effects: when they arise, where they are put, and in which order (TOW-36, TOW-37,
//! TOW-42, TOW-71, TOW-72).

use crate::actor::amounts_are_within_limits;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{Trigger, TriggerId, TriggerMoment};
use crate::rejection::{PriorityRejection, Rejection};
use crate::steps::priority::emit;
use crate::steps::requirements::require_text;

/// The maximum number of triggered effects of an encounter.
const MOST_TRIGGERS: usize = 1_000;

pub(super) fn register(draft: &mut Draft<'_>, trigger: &Trigger) -> Result<(), Rejection> {
    draft.present(trigger.owner)?;
    if let TriggerMoment::Declared(by) | TriggerMoment::Resolved(by) = trigger.when {
        draft.present(by)?;
    }
    require_text(&trigger.name)?;
    let is_within_limits =
        trigger.cost.points <= 9_999 && amounts_are_within_limits(&trigger.cost.resources);
    if !is_within_limits || draft.state.priority().triggers().len() >= MOST_TRIGGERS {
        return Err(PriorityRejection::TooMuch.into());
    }
    let id = draft.state.priority().next_trigger();
    let trigger = Box::new(trigger.clone());
    emit(draft, PriorityEvent::TriggerRegistered { id, trigger })
}

pub(super) fn remove(draft: &mut Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    known(draft, id)?;
    emit(draft, PriorityEvent::TriggerRemoved { id })
}

/// Fires a triggered effect on the game master's word. It waits for the next actor to receive
/// priority (TOW-71).
pub(super) fn fire(draft: &mut Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    known(draft, id)?;
    if draft.state.priority().arisen.contains(&id) {
        return Err(Rejection::OutOfPlace);
    }
    emit(draft, PriorityEvent::TriggersArose(vec![id]))
}

fn known(draft: &Draft<'_>, id: TriggerId) -> Result<(), Rejection> {
    let mut triggers = draft.state.priority().triggers().iter();
    if triggers.any(|(known, _)| *known == id) {
        Ok(())
    } else {
        Err(PriorityRejection::NoSuchTrigger { trigger: id }.into())
    }
}
