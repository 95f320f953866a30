//! The phases of a TOW turn: the steps at the start of each phase before priority circulates
//! (TOW-28 to TOW-53).

use super::{circulate, prompts, trigger_placement};
use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::priority::{Phase, PhaseKind, TriggerMoment};
use crate::rejection::Rejection;
use crate::rules::PostponedOrder;
use crate::stack::{Frame, FrameKind};
use crate::steps::priority::{auto_pass, costs, emit, rules, saving};

/// Begins a TOW turn: the order is known, and attempts come first (TOW-30 to TOW-33).
pub(crate) fn begin(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::PhaseStarted(Phase::Adjustment))?;
    prompts::call_attempts(draft)
}

/// Calls everyone but the dead to roll before a TOW turn (TOW-30).
pub(crate) fn call_initiative(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let before = draft.state.round().next();
    let who = draft.state.in_the_fight().map(|one| one.id).collect();
    draft.emit(Event::InitiativeCalled { before, who })
}

/// Takes the last step of the adjustment phase: triggered effects are put on stacks, and priority
/// circulates (TOW-36 to TOW-38).
pub(crate) fn after_charges(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    trigger_placement::place_at(draft, |when| {
        when == TriggerMoment::PhaseStarts(PhaseKind::Adjustment)
    })?;
    circulate::circulate(draft)
}

/// Ends a phase after everyone passed on an empty stack (TOW-14). Postponed actions hold up only the final phase
/// (TOW-25).
pub(crate) fn end_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let postponed = !draft.state.stack().postponed().is_empty();
    match draft.state.priority().phase() {
        Some(Phase::Final) if postponed => {
            move_postponed(draft, |_| true)?;
            circulate::circulate(draft)
        }
        Some(Phase::Final) => emit(draft, PriorityEvent::CycleEnded),
        _ => next_main_phase(draft),
    }
}

/// Starts the next main phase. Main phases come by decreasing initiative (TOW-39). Each actor has
/// at most one in a TOW turn, even if it leaves and comes back. An actor that is out of combat has
/// none (TOW-22).
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
    auto_pass::end_past_main_phase(draft)?;
    let points = draft.present(who)?.profile.actor.points;
    if points > 0 {
        emit(draft, PriorityEvent::PointsGranted { who, points })?;
    }
    move_postponed(draft, |frame| frame.owner == who)?;
    saving::gather(draft, who)?;
    let starts = TriggerMoment::PhaseStarts(PhaseKind::Main);
    let owner = |trigger: CombatantId| trigger == who;
    trigger_placement::place_of(draft, |trigger| {
        trigger.when == starts || trigger.when == TriggerMoment::OwnMain && owner(trigger.owner)
    })?;
    circulate::circulate(draft)
}

fn final_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    emit(draft, PriorityEvent::PhaseStarted(Phase::Final))?;
    auto_pass::end_past_main_phase(draft)?;
    move_postponed(draft, |_| true)?;
    emit(draft, PriorityEvent::PointsDiscarded)?;
    trigger_placement::place_at(draft, |when| {
        when == TriggerMoment::PhaseStarts(PhaseKind::Final)
    })?;
    circulate::circulate(draft)
}

/// Moves postponed actions to the main stack and pays their due costs. Actions that can't be paid
/// are canceled (TOW-26, TOW-41, TOW-48, TOW-75).
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
                auto_pass::stop_for(draft, id)?;
            }
            Some(missing) => emit(draft, PriorityEvent::Cancelled { frame: id, missing })?,
        }
    }
    Ok(())
}
