//! The turn of D&D 3.0: a partial action and a move, or a full round.

use super::economy::{Overspent, standard_and_move};
use super::{ActionKind, Limit};
use crate::rule_id::RuleId;

/// One partial action and nothing more, besides what is free (D30-5, D30-24, D30-26, AMB-D30-1).
pub(super) fn surprise(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<Limit>, Overspent> {
    let taken = spent.iter().any(|kind| *kind != ActionKind::Free);
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::FullRound => Err(Overspent::Never(RuleId::D30(26))),
        _ if taken => Err(Overspent::Used(RuleId::D30(24))),
        ActionKind::Partial | ActionKind::Move => Ok(None),
        ActionKind::Charge => Ok(Some(Limit::SingleSpeed)),
        _ => Err(Overspent::Never(RuleId::D30(24))),
    }
}

/// A turn of a regular round holds what one of 3.5 does; a partial action is its standard one.
pub(super) fn regular(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<Limit>, Overspent> {
    let spent: Vec<_> = spent.iter().map(|&kind| as_standard(kind)).collect();
    match action {
        ActionKind::Standard => Err(Overspent::Never(RuleId::D35(36))),
        action => standard_and_move(&spent, as_standard(action)),
    }
}

fn as_standard(kind: ActionKind) -> ActionKind {
    match kind {
        ActionKind::Partial => ActionKind::Standard,
        kind => kind,
    }
}
