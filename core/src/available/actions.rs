//! The kinds of action of the current turn.

use crate::command::Command;
use crate::decide::check;
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
        .filter(|&kind| !is_beyond(encounter, kind, Spent::Nothing) && may_have(encounter, kind))
        .collect()
}

/// Returns whether the turn may have an action of a kind. Action Surge and the action of haste are there only for whoever
/// has them (D5E-80).
fn may_have(encounter: &Encounter, action: ActionKind) -> bool {
    let rare = matches!(action, ActionKind::ActionSurge | ActionKind::Haste);
    !rare
        || encounter
            .turn_of()
            .is_some_and(|who| actions::is_granted(encounter, who, action))
}

/// Returns the kinds of action that are left in the current turn, as far as the one action of a staggered or disabled
/// combatant allows them.
pub(super) fn left(encounter: &Encounter) -> impl Iterator<Item = ActionKind> + '_ {
    let kinds = encounter.rules().economy.kinds().iter().copied();
    kinds.filter(|&kind| !is_beyond(encounter, kind, Spent::SoFar))
}

/// Returns the kinds of action that can be taken now, in menu order. They are not all among the available commands: the
/// combatant that acts can go on while a tie of others waits for its decision.
#[must_use]
pub fn actions_left(encounter: &Encounter) -> Vec<ActionKind> {
    let can_be_taken =
        |&action: &ActionKind| check(encounter, &Command::TakeAction { action }).is_ok();
    left(encounter).filter(can_be_taken).collect()
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
