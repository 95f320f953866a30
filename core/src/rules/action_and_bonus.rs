//! A turn of D&D 5e: a move, an action, perhaps a bonus action, and an object on the way.

use super::{ActionKind, Limit, Overspent};
use crate::rule_id::RuleId;

/// What a surprised combatant may do on its first turn: talk, but neither move nor act (D5E-12 to
/// D5E-14).
pub(super) fn surprised(action: ActionKind) -> Result<Option<Limit>, Overspent> {
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::BonusAction => Err(Overspent::Never(RuleId::D5e(14))),
        action if action.moves() || action == ActionKind::FiveFootStep => {
            Err(Overspent::Never(RuleId::D5e(12)))
        }
        _ => Err(Overspent::Never(RuleId::D5e(13))),
    }
}

/// The move, which may be broken up, the action and the bonus action, in any order; the first
/// object is free, the second costs the action, and some always do (D5E-28 to D5E-39).
pub(super) fn regular(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<Limit>, Overspent> {
    let count = |wanted: ActionKind| spent.iter().filter(|&&kind| kind == wanted).count();
    let acted = count(ActionKind::Action) + count(ActionKind::UseObject) > 0
        || count(ActionKind::Interact) > 1;
    match action {
        ActionKind::Move if count(ActionKind::Move) > 0 => Ok(Some(Limit::RestOfSpeed)),
        ActionKind::Move => Ok(Some(Limit::SingleSpeed)),
        ActionKind::Action if acted => Err(Overspent::Used(RuleId::D5e(28))),
        ActionKind::UseObject if acted => Err(Overspent::Used(RuleId::D5e(38))),
        ActionKind::BonusAction if count(ActionKind::BonusAction) > 0 => {
            Err(Overspent::Used(RuleId::D5e(32)))
        }
        ActionKind::Interact if count(ActionKind::Interact) == 0 => Ok(None),
        ActionKind::Interact if acted => Err(Overspent::Used(RuleId::D5e(37))),
        ActionKind::Interact => Ok(Some(Limit::CostsAction)),
        ActionKind::Action | ActionKind::UseObject | ActionKind::BonusAction | ActionKind::Free => {
            Ok(None)
        }
        _ => Err(Overspent::Never(RuleId::D5e(28))),
    }
}
