//! The stacks and the points of Tales of War on the players' screen.
//!
//! Every struct is taken apart field by field, as in `redact_stack.rs`. A new field does not compile until it is
//! decided here whether the screen has it.

use super::screen::{ScreenAction, ScreenName, ScreenPoints};
use super::view::{PlayerActorView, PlayerStackEntry};
use crate::combatant::CombatantId;
use crate::priority::{Declaration, StackAction, TargetedPart};
use crate::stack::{Frame, FrameKind};

/// Returns the actions of the main stack. `name` finds the combatants on the screen.
pub(super) fn main_stack(
    entries: &[PlayerStackEntry],
    name: impl Fn(CombatantId) -> Option<ScreenName>,
) -> Vec<ScreenAction> {
    let frames = entries.iter().map(|entry| {
        let PlayerStackEntry {
            frame,
            rank: _,
            may_answer: _,
            passed: _,
        } = entry;
        frame
    });
    frames.filter_map(|frame| action(frame, &name)).collect()
}

/// Returns the actions of the postponed stack.
pub(super) fn postponed(
    frames: &[Frame],
    name: impl Fn(CombatantId) -> Option<ScreenName>,
) -> Vec<ScreenAction> {
    let frames = frames.iter();
    frames.filter_map(|frame| action(frame, &name)).collect()
}

/// Returns the points of an actor. None if they are hidden, or if it has none.
pub(super) fn points(actors: &[PlayerActorView], who: CombatantId) -> Option<ScreenPoints> {
    let actor = actors.iter().find(|actor| actor.id == who)?;
    let PlayerActorView {
        id: _,
        points,
        granted,
        limits: _,
        priority: _,
        passing: _,
        concentration: _,
    } = actor;
    let (left, granted) = points.zip(*granted)?;
    (left > 0 || granted > 0).then_some(ScreenPoints { left, granted })
}

fn action(frame: &Frame, name: impl Fn(CombatantId) -> Option<ScreenName>) -> Option<ScreenAction> {
    let Frame { id: _, owner, kind } = frame;
    let action = match kind {
        FrameKind::Action(action) => action,
        FrameKind::Turn { .. }
        | FrameKind::TurnAction { .. }
        | FrameKind::Response(_)
        | FrameKind::Readied(_)
        | FrameKind::Casting(_)
        | FrameKind::Counter(_) => return None,
    };
    let StackAction {
        declaration,
        origin: _,
        responders: _,
    } = &**action;
    let Declaration {
        name: called,
        parts,
        modes: _,
        cost: _,
        due: _,
        target_stack: _,
        roll: _,
        kind: _,
        leaves: _,
    } = declaration;
    let mut targets: Vec<ScreenName> = Vec::new();
    for TargetedPart { name: _, target } in parts {
        let target = target.and_then(&name);
        if let Some(target) = target.filter(|one| !targets.contains(one)) {
            targets.push(target);
        }
    }
    Some(ScreenAction {
        owner: name(*owner)?,
        name: called.clone(),
        targets,
    })
}
