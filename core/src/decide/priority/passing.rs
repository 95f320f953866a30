//! Passing and auto-pass.

use crate::combatant::CombatantId;
use crate::dice::NoDice;
use crate::draft::Draft;
use crate::drive;
use crate::encounter::{Encounter, Stage};
use crate::event::PriorityEvent;
use crate::priority::{AutoPass, AutoPassEnd, AutoPassStop, AutoPassUntil, PhaseStep};
use crate::rejection::{PriorityRejection, Rejection};
use crate::steps::priority::{auto_pass, emit};

/// Passes for the actor that has priority (TOW-3, TOW-4).
pub(super) fn pass(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let PhaseStep::Offer(who) = *draft.state.priority().point() else {
        return Err(Rejection::OutOfPlace);
    };
    emit(draft, PriorityEvent::Passed { who })
}

/// Lets the driver pass for everyone (TOW-3), after the charges that are left (TOW-35). An actor that
/// is to decide must be among those asked.
pub(super) fn pass_all(draft: &mut Draft<'_>, until: Option<CombatantId>) -> Result<(), Rejection> {
    let (charges, from) = match draft.state.priority().point() {
        PhaseStep::Offer(holder) => (None, draft.state.order().index_of(*holder)),
        PhaseStep::Charges(_) => (draft.state.chargers().map(Iterator::collect), None),
        _ => return Err(Rejection::OutOfPlace),
    };
    if let Some(until) = until {
        let mut asked = draft.state.eligible_above(from.unwrap_or(usize::MAX));
        if !asked.any(|who| who == until) {
            return Err(Rejection::OutOfPlace);
        }
    }
    if let Some(left) = charges {
        emit(draft, PriorityEvent::ChargesSkipped(left))?;
    }
    draft.pass_for_all(until);
    Ok(())
}

pub(super) fn pass_until(
    draft: &mut Draft<'_>,
    who: CombatantId,
    until: AutoPassUntil,
    stop: AutoPassStop,
) -> Result<(), Rejection> {
    draft.present(who)?;
    draft.require_stage(&Stage::Fighting)?;
    if until == AutoPassUntil::OwnMain && !draft.state.may_have_main_phase(who) {
        return Err(Rejection::OutOfPlace);
    }
    let passing = AutoPass { until, stop };
    emit(draft, PriorityEvent::PassingSet { who, passing })
}

pub(super) fn revoke(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.present(who)?.acting.passing.is_none() {
        return Err(PriorityRejection::NothingToEnd { who }.into());
    }
    auto_pass::end(draft, vec![who], AutoPassEnd::Revoked)
}

/// Returns the encounter after the actor that has priority has passed, and either an actor that
/// decides has priority or everyone passed. None if no one has priority.
pub(crate) fn after_pass(encounter: &Encounter) -> Option<Encounter> {
    // Copies the encounter only if someone can pass.
    if !matches!(encounter.priority().point(), PhaseStep::Offer(_)) {
        return None;
    }
    let mut dice = NoDice;
    let mut draft = Draft::new(encounter.clone(), &mut dice);
    pass(&mut draft).ok()?;
    drive::circulate(&mut draft).ok()?;
    Some(draft.state)
}

/// Returns the encounter with the auto-passes ended, as an undo does.
pub(crate) fn without_passing(encounter: &Encounter) -> Encounter {
    let mut dice = NoDice;
    let mut draft = Draft::new(encounter.clone(), &mut dice);
    let ended = auto_pass::end_after_undo(&mut draft);
    debug_assert!(ended.is_ok(), "the actors that auto-pass are known");
    draft.state
}
