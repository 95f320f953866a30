//! Putting an action on its stack.

use std::sync::Arc;

use crate::combatant::CombatantId;
use crate::draft::Draft;
use crate::event::{Event, PriorityEvent};
use crate::priority::{ActionOrigin, Declaration, Responders, StackAction, TargetStack};
use crate::rejection::Rejection;
use crate::rules::FumblePolicy;
use crate::stack::{Frame, FrameKind};
use crate::steps::priority::{auto_pass, emit, rules};

/// Puts an action on its stack, with the initiative of its actor (TOW-5, TOW-18, TOW-23).
pub(crate) fn push(
    draft: &mut Draft<'_>,
    owner: CombatantId,
    declaration: Declaration,
    origin: ActionOrigin,
) -> Result<(), Rejection> {
    let from = Responders::From(draft.state.rank(owner));
    push_from(draft, (owner, from), declaration, origin)
}

/// Puts an action on its stack that follows from another action of the same actor. It has the
/// initiative of that action if the actor has left (TOW-73, TOW-76).
pub(crate) fn push_after(
    draft: &mut Draft<'_>,
    (owner, act): (CombatantId, &StackAction),
    declaration: Declaration,
    origin: ActionOrigin,
) -> Result<(), Rejection> {
    let from = match draft.state.order().index_of(owner) {
        Some(_) => Responders::From(draft.state.rank(owner)),
        None => act.responders,
    };
    push_from(draft, (owner, from), declaration, origin)
}

fn push_from(
    draft: &mut Draft<'_>,
    (owner, from): (CombatantId, Responders),
    declaration: Declaration,
    origin: ActionOrigin,
) -> Result<(), Rejection> {
    let target_stack = declaration.target_stack;
    let responders = match (origin, rules(draft)?.fumble) {
        (ActionOrigin::Fumble(_), FumblePolicy::Everybody) => Responders::ByAll,
        (ActionOrigin::Fumble(_), FumblePolicy::Nobody) => Responders::ByNone,
        _ => from,
    };
    let act = StackAction {
        declaration,
        origin,
        responders,
    };
    let id = draft.state.next_frame();
    let kind = FrameKind::Action(Arc::new(act));
    let frame = Frame { id, owner, kind };
    match target_stack {
        TargetStack::Postponed => emit(draft, PriorityEvent::Postponed(frame)),
        TargetStack::Main => {
            draft.emit(Event::Pushed(frame))?;
            auto_pass::stop_for(draft, id)
        }
    }
}
