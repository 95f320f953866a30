//! The circulation of priority: a linear sweep from slow to fast, which never wraps around (section
//! 4.7 of the catalog).

use super::trigger_placement;
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::priority::PhaseStep;
use crate::rejection::Rejection;
use crate::steps::priority::emit;

/// More offers of priority than any combat makes before someone must decide.
const LONGEST_SWEEP: usize = 20_000;

/// Moves priority on from the actor that had it, according to the events of the handler.
pub(super) fn pass_on_priority(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match priority_moves(draft) {
        Some(PriorityMove::Circulate) => circulate(draft),
        Some(PriorityMove::OfferTo(who)) => offer(draft, who),
        Some(PriorityMove::OnFrom(who)) => pass_on(draft, who),
        None => Ok(()),
    }
}

/// The way in which priority moves on after a handler.
enum PriorityMove {
    /// The top of the stack is resolved, and priority circulates again (TOW-13).
    Circulate,
    /// The actor has declared an action, and has priority again (TOW-6).
    OfferTo(CombatantId),
    /// The actor has passed or left (TOW-4).
    OnFrom(CombatantId),
}

fn priority_moves(draft: &Draft<'_>) -> Option<PriorityMove> {
    let holder_left = |who| draft.state.priority().point() == &PhaseStep::Offer(who);
    draft.events.iter().find_map(|event| match event {
        Event::Priority(PriorityEvent::Settled { .. }) => Some(PriorityMove::Circulate),
        Event::Pushed(frame) | Event::Priority(PriorityEvent::Postponed(frame)) => {
            Some(PriorityMove::OfferTo(frame.owner))
        }
        Event::Priority(PriorityEvent::DoneAtOnce { who, .. }) => Some(PriorityMove::OfferTo(*who)),
        Event::Priority(PriorityEvent::Passed { who }) => Some(PriorityMove::OnFrom(*who)),
        Event::CombatantRemoved { who } if holder_left(*who) => Some(PriorityMove::OnFrom(*who)),
        _ => None,
    })
}

/// Hands priority from actor to actor until one of them decides, or everyone passed.
///
/// # Errors
/// [`Rejection::OutOfPlace`] if that never happens, e.g. after an invalid log.
pub(super) fn sweep(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    for _ in 0..LONGEST_SWEEP {
        match *draft.state.priority().point() {
            PhaseStep::Offer(holder) if !draft.state.may_receive(holder) => pass_on(draft, holder)?,
            PhaseStep::Offer(holder) if draft.state.passing(holder).is_some() => {
                pass_by_itself(draft, holder)?;
            }
            PhaseStep::Offer(holder) if draft.passes_for(holder) => {
                emit(draft, PriorityEvent::Passed { who: holder })?;
                pass_on(draft, holder)?;
            }
            // An actor is back in combat, or has joined, before the resolution.
            PhaseStep::EveryonePassed
                if draft.state.stack().top().is_some() && !draft.state.everyone_has_passed() =>
            {
                circulate(draft)?;
            }
            _ => {
                draft.end_pass_for_all();
                return Ok(());
            }
        }
    }
    Err(Rejection::OutOfPlace)
}

/// Starts a circulation at the slowest actor that may receive priority (TOW-13, TOW-17).
pub(super) fn circulate(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::Circulated)?;
    if draft.state.eligible().next().is_some() {
        trigger_placement::place_arisen(draft)?;
    }
    let first = draft.state.eligible().next();
    match first {
        Some(first) => emit(draft, PriorityEvent::Offered { who: first }),
        None => emit(draft, PriorityEvent::EveryonePassed),
    }
}

/// Offers priority to an actor, after placing the triggers that wait for it (TOW-71). The
/// next actor that may receive it does if they are too fast for the actor (TOW-21).
fn offer(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    trigger_placement::place_arisen(draft)?;
    if draft.state.may_receive(who) {
        emit(draft, PriorityEvent::Offered { who })
    } else {
        pass_on(draft, who)
    }
}

/// Hands priority from an actor to the next one above it (TOW-4, TOW-8). Without a next one,
/// everyone passed (TOW-11).
///
/// An actor that could not receive priority before receives it in another circulation, e.g. if it
/// is just back in combat, or is slower than the actor whose action a slow trigger is now above.
/// Nothing resolves and no phase ends before everyone has passed (TOW-16, TOW-80).
fn pass_on(draft: &mut Draft<'_>, from: CombatantId) -> Result<(), Rejection> {
    let next = draft.state.next_after(from);
    hand_to(draft, next)
}

/// Passes for the actor that has priority and for those after it that auto-pass too.
fn pass_by_itself(draft: &mut Draft<'_>, holder: CombatantId) -> Result<(), Rejection> {
    let position = draft.state.order().index_of(holder).unwrap_or_default();
    let mut who = vec![holder];
    let rest = draft.state.eligible_above(position);
    who.extend(rest.take_while(|&next| draft.state.passing(next).is_some()));
    let last = who.last().copied().unwrap_or(holder);
    emit(draft, PriorityEvent::PassedByThemselves(who))?;
    pass_on(draft, last)
}

fn hand_to(draft: &mut Draft<'_>, next: Option<CombatantId>) -> Result<(), Rejection> {
    match next {
        Some(next) => {
            let below = draft.state.stack().top().map(|top| top.id);
            trigger_placement::place_arisen(draft)?;
            let same = draft.state.stack().top().map(|top| top.id) == below;
            if same || draft.state.may_receive(next) {
                emit(draft, PriorityEvent::Offered { who: next })
            } else {
                pass_on(draft, next)
            }
        }
        None if draft.state.everyone_has_passed() => emit(draft, PriorityEvent::EveryonePassed),
        None => circulate(draft),
    }
}
