//! Passing, and passing by itself.

use super::super::draft::Draft;
use super::{circulate, emit};
use crate::combatant::CombatantId;
use crate::dice::NoDice;
use crate::encounter::{Encounter, Stage};
use crate::priority::{Passing, PassingEnd, Point, PriorityEvent, PriorityRejection, Stop, Until};
use crate::rejection::Rejection;
use crate::stack::FrameId;

/// The holder of priority passes (TOW-3, TOW-4).
pub(super) fn pass(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let Point::Offer(who) = *draft.state.cycle().point() else {
        return Err(Rejection::OutOfPlace);
    };
    emit(draft, PriorityEvent::Passed { who })?;
    circulate::hand_on(draft, who)
}

pub(super) fn pass_until(
    draft: &mut Draft<'_>,
    who: CombatantId,
    until: Until,
    stop: Stop,
) -> Result<(), Rejection> {
    draft.present(who)?;
    draft.require_stage(&Stage::Fighting)?;
    let passing = Passing { until, stop };
    emit(draft, PriorityEvent::PassingSet { who, passing })
}

pub(super) fn revoke(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.acting.passing.is_none() {
        return Err(PriorityRejection::NothingToEnd { who }.into());
    }
    end(draft, vec![who], PassingEnd::Revoked)
}

/// The encounter as it is once the holder of priority has passed, and priority has come to one who
/// decides or is extinguished; none where nobody holds it.
pub(crate) fn after_pass(encounter: &Encounter) -> Option<Encounter> {
    // Nothing is copied where nothing can be passed.
    if !matches!(encounter.cycle().point(), Point::Offer(_)) {
        return None;
    }
    let mut dice = NoDice;
    let mut draft = Draft::new(encounter.clone(), &mut dice);
    pass(&mut draft).ok()?;
    circulate::sweep(&mut draft).ok()?;
    Some(draft.state)
}

/// Passes for the holder and for those after it who pass by themselves too.
pub(super) fn pass_by_itself(draft: &mut Draft<'_>, holder: CombatantId) -> Result<(), Rejection> {
    let position = draft.state.order().position(holder).unwrap_or_default();
    let mut who = vec![holder];
    let rest = draft.state.eligible_above(position);
    who.extend(rest.take_while(|&next| draft.state.passing(next).is_some()));
    let last = who.last().copied().unwrap_or(holder);
    emit(draft, PriorityEvent::PassedByThemselves(who))?;
    circulate::hand_on(draft, last)
}

/// A new object on top of the main stack stops those who could answer it, and those who waited for
/// the top to change.
pub(super) fn stop_for(draft: &mut Draft<'_>, object: FrameId) -> Result<(), Rejection> {
    end_until_top_changes(draft)?;
    let stopped: Vec<_> = draft
        .state
        .eligible()
        .filter(|&who| {
            let passing = draft.state.passing(who);
            passing.is_some_and(|passing| passing.stop == Stop::AtNewObject)
        })
        .collect();
    end(draft, stopped, PassingEnd::NewObject(object))
}

pub(super) fn end_until_top_changes(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    end_where(draft, |_, passing| passing.until == Until::TopChanges)
}

pub(super) fn end_at_main_phase(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    end_where(draft, |other, passing| {
        other == who && passing.until == Until::OwnMain
    })
}

/// The table went back in the log and goes on from there: nobody passes by itself any more.
pub(in crate::decide) fn end_after_undo(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let who = those_passing(draft, |_, _| true);
    end(draft, who, PassingEnd::Undone)
}

/// The encounter as it is once that is recorded.
pub(crate) fn without_passing(encounter: &Encounter) -> Encounter {
    let mut dice = NoDice;
    let mut draft = Draft::new(encounter.clone(), &mut dice);
    let ended = end_after_undo(&mut draft);
    debug_assert!(ended.is_ok(), "whoever passes by itself is known");
    draft.state
}

fn end_where(
    draft: &mut Draft<'_>,
    which: impl Fn(CombatantId, Passing) -> bool,
) -> Result<(), Rejection> {
    let over = those_passing(draft, which);
    end(draft, over, PassingEnd::Over)
}

fn those_passing(
    draft: &Draft<'_>,
    which: impl Fn(CombatantId, Passing) -> bool,
) -> Vec<CombatantId> {
    let passing = |who| draft.state.passing(who);
    let everybody = draft.state.participants().map(|one| one.id);
    everybody
        .filter(|&who| passing(who).is_some_and(|passing| which(who, passing)))
        .collect()
}

fn end(draft: &mut Draft<'_>, who: Vec<CombatantId>, why: PassingEnd) -> Result<(), Rejection> {
    if who.is_empty() {
        return Ok(());
    }
    emit(draft, PriorityEvent::PassingEnded { who, why })
}
