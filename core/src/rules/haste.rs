//! Haste and slow: what they change in a turn.

use serde::{Deserialize, Serialize};

use super::{ActionKind, ActionLimit, Condition, Economy, MovementLimit, TurnKind};
use crate::law::Law;

/// The additions of haste to each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Haste {
    /// One attack more in a full attack, but no action more (D35-89).
    Attack,
    /// One limited action more, and lethargy when it ends (D5E-80).
    LimitedAction,
    /// One partial action more, before or after the rest of the turn (D30-65).
    PartialAction,
}

impl Economy {
    /// Returns what haste adds to a turn, if the rules say so.
    #[must_use]
    pub fn haste(self) -> Option<Haste> {
        match self {
            Self::StandardAndMove => Some(Haste::Attack),
            Self::Partial => Some(Haste::PartialAction),
            Self::ActionAndBonus => Some(Haste::LimitedAction),
            Self::Points | Self::Open => None,
        }
    }

    /// Returns whether the end of haste leaves its target without moves and actions until after its next turn (D5E-80).
    pub(crate) fn tires_after_haste(self) -> bool {
        self.haste() == Some(Haste::LimitedAction)
    }

    /// Returns what haste adds to the turn of a combatant with these conditions.
    pub(crate) fn hasted(self, conditions: &[Condition]) -> Option<Haste> {
        self.haste()
            .filter(|_| conditions.contains(&Condition::Hasted))
    }

    /// Returns whether these conditions leave a combatant a single action in a turn (D35-89, D30-65).
    pub(crate) fn is_slowed(self, conditions: &[Condition]) -> bool {
        let slows = match self.haste() {
            Some(Haste::Attack | Haste::PartialAction) => true,
            Some(Haste::LimitedAction) | None => false,
        };
        slows && conditions.contains(&Condition::Slowed)
    }

    /// Checks an action against a turn with one partial action more: the first or the last action may be the extra one,
    /// and the others are those of a turn without it (D30-65).
    ///
    /// # Errors
    ///
    /// Returns the limit that rules the action out.
    pub(crate) fn allows_hasted(
        self,
        turn: TurnKind,
        spent: &[ActionKind],
        action: ActionKind,
    ) -> Result<Option<MovementLimit>, ActionLimit> {
        let plain = self.allows(turn, spent, action);
        if plain.is_ok() {
            return plain;
        }
        let all = [spent, &[action]].concat();
        if all.contains(&ActionKind::FiveFootStep) && all.iter().any(|kind| kind.moves()) {
            return Err(ActionLimit::Used(Law::FiveFootStep));
        }
        let counts =
            |kind: &ActionKind| !matches!(kind, ActionKind::Free | ActionKind::FiveFootStep);
        let first = all.iter().position(counts);
        let last = all.iter().rposition(counts);
        let fits = [first, last].into_iter().flatten().any(|extra| {
            let mut rest = all.clone();
            is_partial(rest.remove(extra)) && self.allows_all(turn, &rest)
        });
        if !fits {
            return plain;
        }
        // A charge as a partial action covers the speed once.
        Ok((action == ActionKind::Charge).then_some(MovementLimit::SingleSpeed))
    }

    fn allows_all(self, turn: TurnKind, actions: &[ActionKind]) -> bool {
        let mut each = actions.iter().enumerate();
        each.all(|(index, &action)| self.allows(turn, &actions[..index], action).is_ok())
    }
}

/// Returns whether an action can be a partial action: an attack or a spell, a move, or a charge.
fn is_partial(action: ActionKind) -> bool {
    matches!(
        action,
        ActionKind::Partial | ActionKind::Move | ActionKind::Charge
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes actions one after the other, and returns whether each is allowed.
    fn takes(turn: TurnKind, actions: &[ActionKind]) -> bool {
        let mut each = actions.iter().enumerate();
        each.all(|(index, &action)| {
            let spent = &actions[..index];
            Economy::Partial.allows_hasted(turn, spent, action).is_ok()
        })
    }

    #[test]
    fn the_extra_partial_action_comes_before_or_after_the_rest() {
        use ActionKind::{Charge, FiveFootStep, Free, FullRound, Move, Partial};
        let regular = |actions: &[_]| takes(TurnKind::Regular, actions);
        assert!(regular(&[Partial, Move, Partial]));
        assert!(regular(&[Partial, Partial, Move]));
        assert!(regular(&[Move, Move, Move]));
        assert!(regular(&[Partial, FullRound]));
        assert!(regular(&[FullRound, Partial, Free]));
        assert!(regular(&[Charge, Partial]));
        assert!(regular(&[Partial, Move, Charge]));
        assert!(regular(&[Partial, FiveFootStep, Partial]));
        assert!(!regular(&[Partial, Move, Partial, Move]));
        assert!(!regular(&[Partial, Partial, Partial]));
        assert!(!regular(&[FullRound, FullRound]));
        assert!(!regular(&[Partial, FullRound, Partial]));
        assert!(!regular(&[FullRound, FiveFootStep, Move]));
        assert!(!regular(&[Move, FullRound, FiveFootStep]));
    }

    #[test]
    fn a_surprise_turn_has_two_partial_actions() {
        use ActionKind::{FullRound, Move, Partial};
        let surprise = |actions: &[_]| takes(TurnKind::Surprise, actions);
        assert!(surprise(&[Partial, Move]));
        assert!(surprise(&[Move, Partial]));
        assert!(!surprise(&[Partial, Move, Partial]));
        assert!(!surprise(&[Partial, FullRound]));
    }
}
