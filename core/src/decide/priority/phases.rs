//! The phases of a TOW-turn: what happens at the start of each before priority circulates
//! (TOW-28 to TOW-53).

use super::super::draft::Draft;
use super::{circulate, concentrate, costs, emit, passing, prompts, rules, triggers};
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::priority::{Phase, PhaseKind, PriorityEvent, When};
use crate::rejection::Rejection;
use crate::rules::PostponedOrder;
use crate::stack::{Frame, FrameKind};

/// A TOW-turn begins: the order is known, and attempts come first (TOW-30 to TOW-33).
pub(in crate::decide) fn begin(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::PhaseStarted(Phase::Adjustment))?;
    prompts::call_attempts(draft)
}

/// `Continue` where nobody is there: what follows every command goes on by itself.
pub(in crate::decide) fn resume(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)
}

/// Everybody rolls before a TOW-turn, whatever the last one was like (TOW-30).
pub(super) fn call_initiative(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let before = draft.state.round().next();
    let who = draft.state.present().map(|one| one.id).collect();
    draft.emit(Event::InitiativeCalled { before, who })
}

/// The last step of the adjustment phase: triggered effects, and priority circulates (TOW-36 to
/// TOW-38).
pub(super) fn after_charges(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    triggers::place_at(draft, |when| {
        when == When::PhaseStarts(PhaseKind::Adjustment)
    })?;
    circulate::circulate(draft)
}

/// Priority was extinguished on an empty stack (TOW-14).
pub(super) fn end_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let postponed = !draft.state.stack().postponed().is_empty();
    match draft.state.cycle().phase() {
        Some(Phase::Final) if postponed => {
            move_postponed(draft, |_| true)?;
            circulate::circulate(draft)
        }
        Some(Phase::Final) => emit(draft, PriorityEvent::CycleEnded),
        _ => next_main_phase(draft),
    }
}

/// Main phases come by decreasing initiative (TOW-39), and none comes twice in a TOW-turn, whoever
/// leaves and comes back; who is out of combat has none (TOW-22).
fn next_main_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    loop {
        let Some(who) = draft.state.main_phases_ahead().next() else {
            return final_phase(draft);
        };
        if draft.state.is_in_combat(who) {
            return main_phase(draft, who);
        }
        emit(draft, PriorityEvent::MainPhaseSkipped { who })?;
    }
}

fn main_phase(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::PhaseStarted(Phase::Main(who)))?;
    passing::end_at_main_phase(draft, who)?;
    let points = draft.present(who)?.profile.actor.points;
    if points > 0 {
        emit(draft, PriorityEvent::PointsGranted { who, points })?;
    }
    move_postponed(draft, |frame| frame.owner == who)?;
    concentrate::gather(draft, who)?;
    let starts = When::PhaseStarts(PhaseKind::Main);
    let owner = |trigger: CombatantId| trigger == who;
    triggers::place_of(draft, |trigger| {
        trigger.when == starts || trigger.when == When::OwnMain && owner(trigger.owner)
    })?;
    circulate::circulate(draft)
}

fn final_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::PhaseStarted(Phase::Final))?;
    move_postponed(draft, |_| true)?;
    emit(draft, PriorityEvent::PointsDiscarded)?;
    triggers::place_at(draft, |when| when == When::PhaseStarts(PhaseKind::Final))?;
    circulate::circulate(draft)
}

/// Moves postponed actions to the main stack, paying what is due; what cannot be paid is cancelled
/// (TOW-26, TOW-41, TOW-48, TOW-75).
fn move_postponed(draft: &mut Draft<'_>, which: impl Fn(&Frame) -> bool) -> Result<(), Rejection> {
    let postponed = draft.state.stack().postponed().iter();
    let mut frames: Vec<_> = postponed.filter(|frame| which(frame)).cloned().collect();
    match rules(draft)?.postponed {
        PostponedOrder::AsBlock => {}
        PostponedOrder::OneByOne => frames.reverse(),
    }
    for Frame { id, owner, kind } in frames {
        let FrameKind::Action(act) = kind else {
            continue;
        };
        match costs::pay(draft, owner, &act.declaration.due)? {
            None => {
                emit(draft, PriorityEvent::Moved { frame: id })?;
                passing::stop_for(draft, id)?;
            }
            Some(missing) => emit(draft, PriorityEvent::Cancelled { frame: id, missing })?,
        }
    }
    Ok(())
}
