//! Phases and priority: the consequences of a command until someone must decide.

mod circulate;
pub(crate) mod phases;
mod prompts;
mod trigger_placement;

use crate::draft::Draft;
use crate::encounter::Stage;
use crate::event::PriorityEvent;
use crate::priority::PhaseStep;
use crate::rejection::Rejection;
use crate::steps::priority::{auto_pass, emit, saving};

/// Moves priority on after a handler, if the actor that had it has decided or left.
pub(crate) fn pass_on_priority(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if in_phases(draft) {
        circulate::pass_on_priority(draft)
    } else {
        Ok(())
    }
}

/// Lets priority circulate after a handler until someone must decide or everyone passed. The phase
/// does not end.
pub(crate) fn circulate(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    circulate::pass_on_priority(draft)?;
    circulate::sweep(draft)
}

fn in_phases(draft: &Draft<'_>) -> bool {
    draft.state.stage() == &Stage::Fighting && draft.state.rules().progress.phases().is_some()
}

/// Advances the phases until someone must decide.
pub(crate) fn advance(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if !in_phases(draft) {
        return Ok(());
    }
    saving::end_concentration_of_absent(draft)?;
    auto_pass::end_past_main_phase(draft)?;
    while draft.state.stage() == &Stage::Fighting {
        match draft.state.priority().point() {
            PhaseStep::Idle => {
                if draft.state.in_the_fight().next().is_none() {
                    return Ok(());
                }
                phases::call_initiative(draft)?;
            }
            PhaseStep::Attempts(_) => {
                if draft.state.next_attempt().is_some() {
                    return Ok(());
                }
                prompts::restore_and_call_charges(draft)?;
            }
            PhaseStep::Charges(_) => {
                if let Some(who) = draft.state.late_chargers() {
                    emit(draft, PriorityEvent::ChargesCalled(who))?;
                }
                if draft.state.next_charger().is_some() {
                    return Ok(());
                }
                phases::after_charges(draft)?;
            }
            PhaseStep::Proposal(proposal) => {
                let who = proposal.who;
                // Nothing is paid yet: an actor that is out of combat by now performs no action.
                if draft.state.is_in_combat(who) {
                    return Ok(());
                }
                emit(draft, PriorityEvent::Disallowed { who })?;
            }
            PhaseStep::Offer(_) | PhaseStep::EveryonePassed => {
                circulate::sweep(draft)?;
                let extinguished = draft.state.priority().point() == &PhaseStep::EveryonePassed;
                if !extinguished || draft.state.stack().top().is_some() {
                    return Ok(());
                }
                phases::end_phase(draft)?;
            }
        }
    }
    Ok(())
}
