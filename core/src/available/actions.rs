//! The kinds of action of the current turn.

use crate::encounter::Encounter;
use crate::rules::{ActionKind, MovementLimit};
use crate::stack::{Frame, FrameKind};
use crate::steps::actions;

/// Returns the kinds of action that the current turn can have, in menu order: those of the ruleset, without those that a
/// staggered or disabled combatant never has (D35-87). Some may be spent.
#[must_use]
pub fn turn_actions(encounter: &Encounter) -> Vec<ActionKind> {
    let kinds = encounter.rules().economy.kinds().iter().copied();
    kinds
        .filter(|&kind| !is_beyond(encounter, kind, Spent::Nothing))
        .collect()
}

/// Returns the kinds of action that are left in the current turn, as far as the one action of a staggered or disabled
/// combatant allows them.
pub(super) fn left(encounter: &Encounter) -> impl Iterator<Item = ActionKind> + '_ {
    let kinds = encounter.rules().economy.kinds().iter().copied();
    kinds.filter(|&kind| !is_beyond(encounter, kind, Spent::SoFar))
}

/// The spent actions to which an action is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spent {
    Nothing,
    SoFar,
}

fn is_beyond(encounter: &Encounter, action: ActionKind, spent: Spent) -> bool {
    let Some(Frame {
        owner,
        kind: FrameKind::Turn { spent: so_far, .. },
        ..
    }) = encounter.stack().turn()
    else {
        return false;
    };
    let spent: &[ActionKind] = match spent {
        Spent::Nothing => &[],
        Spent::SoFar => so_far,
    };
    actions::advice(encounter, *owner, spent, action).is_some_and(MovementLimit::is_beyond)
}
