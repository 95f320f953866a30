//! The prompts for attempts and charges in the adjustment phase (TOW-32 to TOW-35).

use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::priority::{Attempt, AttemptKind};
use crate::rejection::Rejection;
use crate::rules::Condition;
use crate::steps::priority::emit;

/// Calls actors that are out of combat to stabilize, then actors under a psychological effect to
/// regain self-control, each by increasing initiative (TOW-32, TOW-33).
pub(crate) fn call_attempts(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let actors: Vec<_> = draft
        .state
        .by_increasing_initiative()
        .filter_map(|who| draft.state.participant(who))
        .collect();
    let stabilize = actors.iter().map(|one| Attempt {
        who: one.id,
        at: AttemptKind::Stabilize,
    });
    let self_control = actors.iter().flat_map(|one| {
        let of_mind = one
            .conditions
            .iter()
            .filter(|condition| matches!(condition, Condition::Psychological(_)));
        of_mind.map(|condition| Attempt {
            who: one.id,
            at: AttemptKind::SelfControl(condition.clone()),
        })
    });
    let attempts = stabilize.chain(self_control);
    let attempts = attempts.filter(|attempt| draft.state.may_attempt(attempt));
    let attempts = attempts.collect();
    emit(draft, PriorityEvent::AttemptsCalled(attempts))
}

/// Restores limits, then calls for charges by increasing initiative (TOW-34, TOW-35).
pub(crate) fn restore_and_call_charges(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::LimitsRestored)?;
    let who = draft
        .state
        .by_increasing_initiative()
        .filter(|&who| draft.state.is_in_combat(who))
        .collect();
    emit(draft, PriorityEvent::ChargesCalled(who))
}
