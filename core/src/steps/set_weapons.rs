//! Weapons that are set against a charge.

use crate::draft::Draft;
use crate::encounter::Encounter;
use crate::event::Event;
use crate::rejection::Rejection;
use crate::rules::ActionKind;
use crate::stack::{Frame, FrameKind};
use crate::waiting::{ChargeOutcome, ReadyPurpose, SetWeapon};

/// Records the effect of a weapon set against a charge.
pub(crate) fn tell(draft: &mut Draft<'_>) -> Result<(), Rejection> {
    match of_top(draft.state.stack().frames()) {
        Some(brace) => draft.emit(Event::Braced(brace)),
        None => Ok(()),
    }
}

/// Returns the weapons on the stack that are set against a charge, from bottom to top.
pub(crate) fn braces(encounter: &Encounter) -> Vec<SetWeapon> {
    let frames = encounter.stack().frames();
    (1..=frames.len())
        .filter_map(|count| of_top(frames.get(..count)?))
        .collect()
}

/// Returns the set weapon on top. It deals double damage on a hit if it interrupts a charge, by the
/// target of the readied action if one is stated (D35-75, D35-76). Other responses may be between
/// them.
fn of_top(frames: &[Frame]) -> Option<SetWeapon> {
    let (top, below) = frames.split_last()?;
    let FrameKind::Readied(readied) = &top.kind else {
        return None;
    };
    if readied.purpose != ReadyPurpose::SetAgainstCharge {
        return None;
    }
    let acts = |frame: &&Frame| {
        matches!(
            frame.kind,
            FrameKind::TurnAction { .. } | FrameKind::Turn { .. }
        )
    };
    let trigger = below.iter().rev().find(acts);
    let charges = trigger.is_some_and(|frame| {
        let meant = readied.target.is_none_or(|target| target == frame.owner);
        let charge = ActionKind::Charge;
        meant && matches!(frame.kind, FrameKind::TurnAction { action, .. } if action == charge)
    });
    Some(SetWeapon {
        who: top.owner,
        frame: top.id,
        against: trigger.map(|frame| frame.owner),
        charge: if charges {
            ChargeOutcome::Received
        } else {
            ChargeOutcome::None
        },
    })
}
