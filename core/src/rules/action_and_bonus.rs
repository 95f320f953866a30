//! The turn of D&D 5e: a move, an action, a bonus action if granted, and an object interaction.

use super::{ActionKind, ActionLimit, MovementLimit};
use crate::law::Law;

/// Checks an action against the first turn of a surprised combatant, which allows speech but no
/// movement and no actions (D5E-12 to D5E-14).
pub(super) fn surprised(action: ActionKind) -> Result<Option<MovementLimit>, ActionLimit> {
    match action {
        ActionKind::Free => Ok(None),
        ActionKind::BonusAction => Err(ActionLimit::Never(Law::SurprisedNoBonusAction)),
        action if action.moves() || action == ActionKind::FiveFootStep => {
            Err(ActionLimit::Never(Law::SurprisedNoMove))
        }
        _ => Err(ActionLimit::Never(Law::SurprisedNoAction)),
    }
}

/// Checks an action against a regular turn.
///
/// The move, the action and the bonus action come in any order, and the move can be broken up. The
/// first object is free, the second takes the action, and some objects always take it (D5E-28 to
/// D5E-39). Action Surge adds an action, and haste a limited one (D5E-80).
pub(super) fn regular(
    spent: &[ActionKind],
    action: ActionKind,
) -> Result<Option<MovementLimit>, ActionLimit> {
    let count = |wanted: ActionKind| spent.iter().filter(|&&kind| kind == wanted).count();
    let objects = count(ActionKind::Interact).saturating_sub(1);
    let actions = count(ActionKind::Action) + count(ActionKind::UseObject) + objects;
    let acted = actions > count(ActionKind::ActionSurge);
    match action {
        ActionKind::Move if count(ActionKind::Move) > 0 => Ok(Some(MovementLimit::RestOfSpeed)),
        ActionKind::Move => Ok(Some(MovementLimit::SingleSpeed)),
        ActionKind::Action if acted => Err(ActionLimit::Used(Law::RegularTurn)),
        ActionKind::UseObject if acted => Err(ActionLimit::Used(Law::ObjectTakesAction)),
        ActionKind::BonusAction if count(ActionKind::BonusAction) > 0 => {
            Err(ActionLimit::Used(Law::OneBonusAction))
        }
        ActionKind::ActionSurge if count(ActionKind::ActionSurge) > 0 => {
            Err(ActionLimit::Used(Law::ActionSurge))
        }
        ActionKind::Haste if count(ActionKind::Haste) > 0 => Err(ActionLimit::Used(Law::Haste)),
        ActionKind::Haste => Ok(Some(MovementLimit::LimitedByHaste)),
        ActionKind::Interact if count(ActionKind::Interact) == 0 => Ok(None),
        ActionKind::Interact if acted => Err(ActionLimit::Used(Law::SecondObject)),
        ActionKind::Interact => Ok(Some(MovementLimit::CostsAction)),
        ActionKind::Action
        | ActionKind::UseObject
        | ActionKind::BonusAction
        | ActionKind::ActionSurge
        | ActionKind::Free => Ok(None),
        _ => Err(ActionLimit::Never(Law::RegularTurn)),
    }
}
