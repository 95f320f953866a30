//! The turn of D&D 3.5: a standard and a move action, or a full-round action, and a swift action.

use super::{ActionKind, ActionLimit, MovementLimit};
use crate::law::Law;

/// Checks an action against a surprise turn: a standard or a move action (D35-26 to D35-29). Readying takes the
/// standard action (D35-80).
pub(super) fn surprise(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let taken = spent.iter().any(|kind| {
        !matches!(
            kind,
            ActionKind::Free | ActionKind::FiveFootStep | ActionKind::Swift
        )
    });
    let stepped = spent.contains(&ActionKind::FiveFootStep);
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::Swift => swift(spent),
        ActionKind::FullRound => Err(ActionLimit::Never(Law::SurpriseTurnFullRound)),
        ActionKind::FiveFootStep => step(spent),
        ActionKind::Move if taken => Err(ActionLimit::Used(Law::SurpriseTurnMove)),
        _ if taken => Err(ActionLimit::Used(Law::SurpriseTurn)),
        _ if stepped && action.moves() => Err(ActionLimit::Used(Law::FiveFootStep)),
        ActionKind::Charge => Ok(Some(MovementLimit::SingleSpeed)),
        ActionKind::Standard | ActionKind::Move | ActionKind::Withdraw => Ok(None),
        _ => Err(ActionLimit::Never(Law::SurpriseTurn)),
    }
}

/// Checks an action against a regular turn: a standard and a move action, or a full-round action.
pub(super) fn regular(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let count = |wanted: ActionKind| spent.iter().filter(|&&kind| kind == wanted).count();
    let whole = [
        ActionKind::FullRound,
        ActionKind::Charge,
        ActionKind::Withdraw,
    ];
    let whole_taken = spent.iter().any(|kind| whole.contains(kind));
    let stepped = count(ActionKind::FiveFootStep) > 0;
    let halves = count(ActionKind::Standard) + count(ActionKind::Move);
    let fits = match action {
        ActionKind::Free => true,
        ActionKind::FiveFootStep => return step(spent),
        ActionKind::Swift => return swift(spent),
        ActionKind::Standard => !whole_taken && count(ActionKind::Standard) == 0 && halves < 2,
        // A move action can replace the standard action.
        ActionKind::Move => !whole_taken && halves < 2 && !stepped,
        ActionKind::FullRound => !whole_taken && halves == 0,
        ActionKind::Charge | ActionKind::Withdraw => !whole_taken && halves == 0 && !stepped,
        _ => return Err(ActionLimit::Never(Law::RegularTurn)),
    };
    if fits {
        Ok(None)
    } else {
        Err(ActionLimit::Used(Law::RegularTurn))
    }
}

/// One swift action may come wherever a free action may (D35-90).
fn swift(spent: &[ActionKind]) -> Result<Option<MovementLimit>, ActionLimit> {
    if spent.contains(&ActionKind::Swift) {
        Err(ActionLimit::Used(Law::OneSwiftAction))
    } else {
        Ok(None)
    }
}

fn step(spent: &[ActionKind]) -> Result<Option<MovementLimit>, ActionLimit> {
    let moved = spent
        .iter()
        .any(|kind| kind.moves() || *kind == ActionKind::FiveFootStep);
    if moved {
        Err(ActionLimit::Used(Law::FiveFootStep))
    } else {
        Ok(None)
    }
}
