//! Auto-pass: the events that stop and end it.

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::PriorityEvent;
use crate::frame_id::FrameId;
use crate::priority::{AutoPass, AutoPassEnd, AutoPassStop, AutoPassUntil};
use crate::rejection::Rejection;
use crate::steps::priority::emit;

/// Ends auto-pass for actors that are fast enough to respond to a new stack item, and for those with
/// auto-pass until the top changes. An actor that is out of combat may be back before the item
/// resolves, so that its auto-pass ends too.
pub(crate) fn stop_for(draft: &mut Draft<'_>, object: FrameId) -> Result<(), Rejection> {
    end_until_top_changes(draft)?;
    let reach = draft.state.reach(draft.state.stack().top());
    let stopped = auto_passers(draft, |who, passing| {
        let position = draft.state.order().index_of(who);
        // An actor without a place may still get one.
        let fast_enough = position.unwrap_or_default() < reach;
        fast_enough && passing.stop == AutoPassStop::AtNewObject
    });
    end(draft, stopped, AutoPassEnd::NewObject(object))
}

/// Ends auto-pass that lasts until the top of the stack changes.
pub(crate) fn end_until_top_changes(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let over = auto_passers(draft, |_, passing| {
        passing.until == AutoPassUntil::TopChanges
    });
    end(draft, over, AutoPassEnd::Over)
}

/// Ends auto-pass that lasts until the main phase of its actor, once that phase has started or can't
/// come any more in this TOW turn.
pub(crate) fn end_past_main_phase(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let over = auto_passers(draft, |who, passing| {
        passing.until == AutoPassUntil::OwnMain && !draft.state.may_have_main_phase(who)
    });
    end(draft, over, AutoPassEnd::Over)
}

/// Ends every auto-pass when a command follows an undo.
pub(crate) fn end_after_undo(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let who = auto_passers(draft, |_, _| true);
    end(draft, who, AutoPassEnd::Undone)
}

fn auto_passers(
    draft: &Draft<'_>,
    which: impl Fn(CombatantId, AutoPass) -> bool,
) -> Vec<CombatantId> {
    let passing = |who| draft.state.passing(who);
    let actors = draft.state.participants().map(|one| one.id);
    actors
        .filter(|&who| passing(who).is_some_and(|passing| which(who, passing)))
        .collect()
}

pub(crate) fn end(
    draft: &mut Draft<'_>,
    who: Vec<CombatantId>,
    why: AutoPassEnd,
) -> Result<(), Rejection> {
    if who.is_empty() {
        return Ok(());
    }
    emit(draft, PriorityEvent::PassingEnded { who, why })
}
