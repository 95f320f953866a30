//! The turn of D&D 3.0: a partial action and a move, or a full-round action.

use super::{ActionKind, ActionLimit, MovementLimit, standard_and_move};
use crate::law::Law;

/// Checks an action against a surprise turn: one partial action, which may cast a spell, and free actions (D30-5,
/// D30-14, D30-24, D30-26, AMB-D30-1).
pub(super) fn surprise(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let taken = spent.iter().any(|kind| *kind != ActionKind::Free);
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::FullRound => Err(ActionLimit::Never(Law::SurpriseTurnFullRound)),
        _ if taken => Err(ActionLimit::Used(Law::SurpriseTurn)),
        ActionKind::Partial | ActionKind::Move => Ok(None),
        ActionKind::Charge => Ok(Some(MovementLimit::SingleSpeed)),
        _ => Err(ActionLimit::Never(Law::SurpriseTurn)),
    }
}

/// Checks an action against a regular turn. It allows the same as in 3.5, with a partial action as
/// the standard action.
pub(super) fn regular(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let spent: Vec<_> = spent.iter().map(|&kind| as_standard(kind)).collect();
    match action {
        ActionKind::Standard | ActionKind::Swift => Err(ActionLimit::Never(Law::RegularTurn)),
        action => standard_and_move::regular(&spent, as_standard(action)),
    }
}

fn as_standard(kind: ActionKind) -> ActionKind {
    match kind {
        ActionKind::Partial => ActionKind::Standard,
        kind => kind,
    }
}
