//! Triggered effects: when they arise (TOW-71).

use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{Trigger, TriggerId, TriggerMoment, TriggerRepeat};
use crate::rejection::Rejection;
use crate::steps::priority::emit;

/// Notes the effects of this moment. They wait for the next actor to receive priority (TOW-71). An
/// effect that is triggered once does not arise again while it waits.
pub(crate) fn arise(draft: &mut Draft<'_>, moment: TriggerMoment) -> Result<(), Rejection> {
    let waiting = &draft.state.priority().arisen;
    let again = |id, trigger: &Trigger| match trigger.repeats {
        TriggerRepeat::Always => true,
        TriggerRepeat::Once => !waiting.contains(&id),
    };
    let arisen = ids(draft, |id, trigger| {
        trigger.when == moment && again(id, trigger)
    });
    if arisen.is_empty() {
        return Ok(());
    }
    emit(draft, PriorityEvent::TriggersArose(arisen))
}

/// Returns the registered effects that pass a test, in the order of their registration.
pub(crate) fn ids(
    draft: &Draft<'_>,
    which: impl Fn(TriggerId, &Trigger) -> bool,
) -> Vec<TriggerId> {
    let triggers = draft.state.priority().triggers().iter();
    triggers
        .filter(|(id, trigger)| which(*id, trigger))
        .map(|&(id, _)| id)
        .collect()
}
