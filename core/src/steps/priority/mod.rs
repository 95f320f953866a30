//! Steps of phases and priority.

pub(crate) mod auto_pass;
pub(crate) mod costs;
pub(crate) mod paid_action;
pub(crate) mod push;
pub(crate) mod saving;
pub(crate) mod targets;
pub(crate) mod triggers;

use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::rejection::Rejection;
use crate::rules::PhaseRules;

/// Returns the rules of the phases. Commands for phases are out of place without them.
pub(crate) fn rules(draft: &Draft<'_>) -> Result<PhaseRules, Rejection> {
    let progress = draft.state.rules().progress;
    progress.phases().ok_or(Rejection::OutOfPlace)
}

pub(crate) fn emit(draft: &mut Draft<'_>, event: PriorityEvent) -> Result<(), Rejection> {
    draft.emit(Event::Priority(event))
}
