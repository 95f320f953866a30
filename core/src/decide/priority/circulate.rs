//! The circulation of priority: a linear sweep from slow to fast, which never wraps around
//! (section 4.7 of the catalogue).

use super::super::draft::Draft;
use super::{concentrate, emit, passing, phases, prompts, triggers};
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::priority::{Point, PriorityEvent};
use crate::rejection::Rejection;

/// After every command: goes on until somebody must decide.
pub(in crate::decide) fn go_on(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    if draft.state.stage() != &Stage::Fighting || draft.state.rules().progress.phases().is_none() {
        return Ok(());
    }
    concentrate::break_those_out_of_action(draft)?;
    while draft.state.stage() == &Stage::Fighting {
        match draft.state.cycle().point() {
            Point::Idle => {
                if draft.state.present().next().is_none() {
                    return Ok(());
                }
                phases::call_initiative(draft)?;
            }
            Point::Attempts(_) => {
                if draft.state.next_attempt().is_some() {
                    return Ok(());
                }
                prompts::restore_and_call_charges(draft)?;
            }
            Point::Charges(_) => {
                if let Some(who) = draft.state.late_chargers() {
                    emit(draft, PriorityEvent::ChargesCalled(who))?;
                }
                if draft.state.next_charger().is_some() {
                    return Ok(());
                }
                phases::after_charges(draft)?;
            }
            Point::Proposal(proposal) => {
                let who = proposal.who;
                // Nothing is paid yet: who is out of combat by now performs no action.
                if draft.state.is_in_combat(who) {
                    return Ok(());
                }
                emit(draft, PriorityEvent::Disallowed { who })?;
            }
            Point::Offer(_) | Point::Extinguished => {
                sweep(draft)?;
                let extinguished = draft.state.cycle().point() == &Point::Extinguished;
                if !extinguished || draft.state.stack().top().is_some() {
                    return Ok(());
                }
                phases::end_phase(draft)?;
            }
        }
    }
    Ok(())
}

/// More than priority goes from hand to hand in any fight before somebody decides.
const LONGEST_SWEEP: usize = 20_000;

/// Priority goes from actor to actor until it comes to one who decides, or is extinguished.
///
/// # Errors
/// [`Rejection::OutOfPlace`] where it never does, as after a log that never happened.
pub(super) fn sweep(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    for _ in 0..LONGEST_SWEEP {
        match *draft.state.cycle().point() {
            Point::Offer(holder) if !draft.state.may_receive(holder) => hand_on(draft, holder)?,
            Point::Offer(holder) if draft.state.passing(holder).is_some() => {
                passing::pass_by_itself(draft, holder)?;
            }
            // Somebody has come round, or come in, before the resolution.
            Point::Extinguished
                if draft.state.stack().top().is_some() && !draft.state.everybody_has_passed() =>
            {
                circulate(draft)?;
            }
            _ => return Ok(()),
        }
    }
    Err(Rejection::OutOfPlace)
}

/// Starts a circulation at the slowest actor that may receive priority (TOW-13, TOW-17).
pub(super) fn circulate(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::Circulated)?;
    if draft.state.eligible().next().is_some() {
        triggers::place_arisen(draft)?;
    }
    let first = draft.state.eligible().next();
    match first {
        Some(first) => emit(draft, PriorityEvent::Offered { who: first }),
        None => emit(draft, PriorityEvent::Extinguished),
    }
}

/// Offers priority to an actor, after placing the triggers that wait for an offer (TOW-71); if
/// they are too fast for it, to the next one who may receive it (TOW-21).
pub(super) fn offer(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    triggers::place_arisen(draft)?;
    if draft.state.may_receive(who) {
        emit(draft, PriorityEvent::Offered { who })
    } else {
        hand_on(draft, who)
    }
}

/// Priority leaves an actor: to the next one above it (TOW-4, TOW-8), or, where nobody is left,
/// it is extinguished (TOW-11).
///
/// Somebody who could not be asked before, such as one who has just come round or who is slower
/// than the one on whose action a slow trigger has landed, is asked in another circulation: nothing
/// resolves and no phase ends before everybody was (TOW-16, TOW-80).
pub(super) fn hand_on(draft: &mut Draft<'_>, from: CombatantId) -> Result<(), Rejection> {
    let next = draft.state.next_after(from);
    hand_to(draft, next)
}

/// Somebody leaves. If it holds priority, that goes on above its place, as if it had passed (TOW-4);
/// what it has only proposed is cancelled (TOW-56).
pub(in crate::decide) fn leave(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.holder() != Some(who) {
        return draft.emit(Event::CombatantRemoved { who });
    }
    if let Point::Proposal(_) = draft.state.cycle().point() {
        emit(draft, PriorityEvent::Disallowed { who })?;
    }
    let next = draft.state.next_after(who);
    draft.emit(Event::CombatantRemoved { who })?;
    hand_to(draft, next)
}

fn hand_to(draft: &mut Draft<'_>, next: Option<CombatantId>) -> Result<(), Rejection> {
    match next {
        Some(next) => {
            let below = draft.state.stack().top().map(|top| top.id);
            triggers::place_arisen(draft)?;
            let same = draft.state.stack().top().map(|top| top.id) == below;
            if same || draft.state.may_receive(next) {
                emit(draft, PriorityEvent::Offered { who: next })
            } else {
                hand_on(draft, next)
            }
        }
        None if draft.state.everybody_has_passed() => emit(draft, PriorityEvent::Extinguished),
        None => circulate(draft),
    }
}
