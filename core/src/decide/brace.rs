//! Receiving a charge with a weapon that was readied for it.

use super::draft::Draft;
use crate::combatant::{CombatantId, Feature};
use crate::command::Command;
use crate::encounter::{Encounter, Participant};
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ActionKind;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{Brace, BraceCharge, Purpose, Readied};

/// A charge is received with a weapon that is made for it (D35-74).
pub(super) fn ready(
    draft: &mut Draft<'_>,
    who: CombatantId,
    readied: &Readied,
) -> Result<(), Rejection> {
    let armed = draft.present(who)?.profile.has(Feature::BraceWeapon);
    if readied.purpose == Purpose::Brace && !armed {
        draft.refuse(Rejection::NoBraceWeapon { who })?;
    }
    Ok(())
}

/// Tells what the weapon does that has just been used, if it was readied for a charge.
pub(super) fn tell(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match of_top(draft.state.stack().frames()) {
        Some(brace) => draft.emit(Event::Braced(brace)),
        None => Ok(()),
    }
}

/// How the one whose turn it is takes an action: a charge for which somebody has set a weapon is begun
/// first, so that the weapon is there before it (D35-74).
pub(super) fn taking(encounter: &Encounter, action: ActionKind) -> Command {
    let awaits = |one: &Participant| {
        let for_this = one.readied().is_some_and(|readied| {
            let meant = readied.target.is_none() || readied.target == encounter.turn_of();
            readied.purpose == Purpose::Brace && meant
        });
        for_this && one.is_capable(encounter.rules())
    };
    if action == ActionKind::Charge && encounter.present().any(awaits) {
        let name = String::new();
        return Command::BeginAction { action, name };
    }
    Command::TakeAction { action }
}

/// What the weapons on the stack do that were readied for a charge, from bottom to top.
pub(crate) fn braces(encounter: &Encounter) -> Vec<Brace> {
    let frames = encounter.stack().frames();
    (1..=frames.len())
        .filter_map(|count| of_top(frames.get(..count)?))
        .collect()
}

/// Twice the damage on a hit if what it comes before is a charge, of the one for whom it was
/// readied where that was said (D35-75, D35-76). Other answers to it may lie between
/// them.
fn of_top(frames: &[Frame]) -> Option<Brace> {
    let (top, below) = frames.split_last()?;
    let FrameKind::Readied(readied) = &top.kind else {
        return None;
    };
    if readied.purpose != Purpose::Brace {
        return None;
    }
    let acts =
        |frame: &&Frame| matches!(frame.kind, FrameKind::Act { .. } | FrameKind::Turn { .. });
    let trigger = below.iter().rev().find(acts);
    let charges = trigger.is_some_and(|frame| {
        let meant = readied.target.is_none_or(|target| target == frame.owner);
        let charge = ActionKind::Charge;
        meant && matches!(frame.kind, FrameKind::Act { action, .. } if action == charge)
    });
    Some(Brace {
        who: top.owner,
        frame: top.id,
        against: trigger.map(|frame| frame.owner),
        charge: if charges {
            BraceCharge::Received
        } else {
            BraceCharge::None
        },
    })
}
