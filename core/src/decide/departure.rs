//! Somebody leaves the encounter.

use super::draft::Draft;
use super::{durations, initiative, mounts, priority, setup, turns};
use crate::combatant::CombatantId;
use crate::encounter::Stage;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ProgressPolicy;

/// Takes a combatant out of the encounter; what it was doing is over.
pub(super) fn remove(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    if draft.state.stage() == &Stage::Setup {
        return setup::withdraw(draft, who);
    }
    draft.present(who)?;
    match draft.state.rules().progress {
        ProgressPolicy::Turns => {}
        ProgressPolicy::Phases(_) => return leave(draft, who),
    }
    let own_turn = draft.state.turn_of() == Some(who);
    if own_turn {
        turns::close(draft, who)?;
    }
    let top_down: Vec<_> = draft.state.stack().frames().iter().rev().cloned().collect();
    let lowest = top_down.iter().rposition(|frame| frame.owner == who);
    // What lies above its own is over too.
    for frame in top_down.iter().take(lowest.map_or(0, |index| index + 1)) {
        let (id, why) = (frame.id, None);
        draft.emit(if frame.owner == who {
            Event::Lost { frame: id, why }
        } else {
            Event::Resolved { frame: id }
        })?;
    }
    mounts::part(draft, who)?;
    durations::unbind(draft, who)?;
    draft.emit(Event::CombatantRemoved { who })?;
    match draft.state.stage() {
        Stage::Rolling { .. } => initiative::settle(draft),
        Stage::Fighting => {
            // A tie may have been with the one who left.
            initiative::settle(draft)?;
            // One that is open is decided before the order goes on.
            if own_turn && draft.state.open_tie().is_none() {
                turns::advance(draft)?;
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// An actor leaves, and what it has put on a stack stays there (TOW-76).
fn leave(draft: &mut Draft<'_>, who: CombatantId) -> Result<(), Rejection> {
    priority::leave(draft, who)?;
    match draft.state.stage() {
        // A tie may have been with the one who left.
        Stage::Rolling { .. } | Stage::Fighting => initiative::settle(draft),
        _ => Ok(()),
    }
}
