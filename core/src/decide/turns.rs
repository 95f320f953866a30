//! Turns: their actions, their end, and the next turn.

use crate::draft::Draft;
use crate::encounter::{Awaiting, Stage};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::{ActionKind, ProgressPolicy};
use crate::stack::{Frame, FrameKind};
use crate::steps::{actions, requirements, turns};

pub(super) fn begin_action(
    draft: &mut Draft<'_>,
    action: ActionKind,
    name: &str,
) -> Result<(), Rejection> {
    requirements::require_text(name)?;
    actions::take_action(draft, action)?;
    let frame = Frame {
        id: draft.state.next_frame(),
        owner: draft.turn_owner()?,
        kind: FrameKind::TurnAction {
            action,
            name: name.trim().to_owned(),
        },
    };
    draft.emit(Event::Pushed(frame))
}

/// Ends the turn, used up or not, and begins the next one.
pub(super) fn end(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    let who = requirements::turn_may_end(draft)?;
    turns::close(draft, who)
}

/// Continues from a standstill, in which no one could act. Priority circulates without this command.
pub(super) fn leave_standstill(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    draft.require_stage(&Stage::Fighting)?;
    if draft.state.stack().top().is_some() || draft.state.death_save_due().is_some() {
        return Err(Rejection::OutOfPlace);
    }
    match draft.state.rules().progress {
        // Someone is named to act next, or chosen to act in this phase.
        ProgressPolicy::Turns
            if matches!(
                draft.state.awaiting(),
                Awaiting::HandOver(_) | Awaiting::Phase(_)
            ) =>
        {
            Err(Rejection::OutOfPlace)
        }
        ProgressPolicy::Turns => {
            requirements::no_open_tie(draft)?;
            draft.resume();
            Ok(())
        }
        ProgressPolicy::Phases(_) => Err(Rejection::OutOfPlace),
    }
}

pub(super) fn end_fight(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match draft.state.stage() {
        Stage::Setup | Stage::Ended => Err(Rejection::OutOfPlace),
        _ => draft.emit(Event::Ended),
    }
}
