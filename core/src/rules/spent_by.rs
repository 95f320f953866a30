//! The obstacles to an action that a turn no longer allows.

use serde::{Deserialize, Serialize};

use super::{ActionKind, MovementLimit, TurnKind};
use crate::law::Law;

/// The obstacle to an action that a turn no longer allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum SpentBy {
    /// The turn has none of this kind left.
    #[default]
    SameKind,
    /// A full-round action took the whole turn.
    FullRound,
    /// A charge took the whole turn.
    Charge,
    /// A withdrawal took the whole turn.
    Withdraw,
    /// The action takes the whole turn, of which a part is spent.
    PartOfTurn,
    /// A second move took the place of the standard action.
    SecondMove,
    /// The movement of the turn, which excludes a 5-foot step.
    Movement,
    /// A 5-foot step, which excludes other movement.
    FiveFootStep,
    /// The one action of a surprise round.
    SurpriseAction,
    /// An immediate action, which took the swift one (D35-90).
    ImmediateAction,
    /// The action of the turn, which this would take too (D5E-37, D5E-38).
    Action,
    /// A use in an earlier turn, which comes back after a rest (D5E-80).
    UntilRest,
    /// The one action of a staggered or disabled combatant (D35-87).
    OneAction,
    /// The one move action of a nauseated combatant (D35-87).
    OneMove,
    /// The one action of a slowed combatant (D35-89, D30-65).
    Slow,
}

impl SpentBy {
    /// Returns the obstacle to an action by the actions spent in the turn and the point of law that rejects it.
    pub(crate) fn of(turn: TurnKind, spent: &[ActionKind], action: ActionKind, law: Law) -> Self {
        let has = |kind: ActionKind| spent.contains(&kind);
        match law {
            Law::OneSwiftAction if !has(ActionKind::Swift) => Self::ImmediateAction,
            Law::ActionSurge if !has(ActionKind::ActionSurge) => Self::UntilRest,
            Law::ObjectTakesAction | Law::SecondObject => Self::Action,
            Law::FiveFootStep if action != ActionKind::FiveFootStep => Self::FiveFootStep,
            Law::FiveFootStep if !has(ActionKind::FiveFootStep) => Self::Movement,
            Law::SurpriseTurn | Law::SurpriseTurnMove => Self::SurpriseAction,
            Law::RegularTurn if turn == TurnKind::Regular => Self::in_regular_turn(spent, action),
            _ => Self::SameKind,
        }
    }

    /// Returns the obstacle if a limit says that an action is more than the turn has, with its point of law.
    pub(crate) fn beyond(limit: MovementLimit) -> Option<(Self, Law)> {
        match limit {
            MovementLimit::BeyondOneAction => Some((Self::OneAction, Law::OneAction)),
            MovementLimit::BeyondOneMove => Some((Self::OneMove, Law::OneAction)),
            MovementLimit::BeyondSlow => Some((Self::Slow, Law::Slow)),
            MovementLimit::SingleSpeed
            | MovementLimit::RestOfSpeed
            | MovementLimit::CostsAction
            | MovementLimit::OneAttackMore
            | MovementLimit::LimitedByHaste
            | MovementLimit::Strenuous => None,
        }
    }

    /// Returns the obstacle in a regular turn: one of D&D 3.0 or 3.5 has two halves, which some actions take together.
    fn in_regular_turn(spent: &[ActionKind], action: ActionKind) -> Self {
        let is_half = |kind: &ActionKind| {
            matches!(
                kind,
                ActionKind::Standard | ActionKind::Partial | ActionKind::Move
            )
        };
        let takes_all = |kind: ActionKind| {
            Some(match kind {
                ActionKind::FullRound => Self::FullRound,
                ActionKind::Charge => Self::Charge,
                ActionKind::Withdraw => Self::Withdraw,
                _ => return None,
            })
        };
        let whole = spent
            .iter()
            .copied()
            .find(|&kind| takes_all(kind).is_some());
        let halves = spent.iter().filter(|kind| is_half(kind)).count();
        match whole {
            Some(whole) if whole != action => takes_all(whole).unwrap_or_default(),
            None if takes_all(action).is_some() && halves > 0 => Self::PartOfTurn,
            None if action.moves() && halves < 2 && spent.contains(&ActionKind::FiveFootStep) => {
                Self::FiveFootStep
            }
            None if is_half(&action) && !spent.contains(&action) && halves > 1 => Self::SecondMove,
            Some(_) | None => Self::SameKind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_obstacle_is_the_true_one() {
        use ActionKind::{
            Charge, FiveFootStep, FullRound, Move, Partial, Standard, Swift, Withdraw,
        };
        let regular =
            |spent: &[_], action| SpentBy::of(TurnKind::Regular, spent, action, Law::RegularTurn);
        assert_eq!(regular(&[FullRound], Move), SpentBy::FullRound);
        assert_eq!(regular(&[Charge], Standard), SpentBy::Charge);
        assert_eq!(regular(&[Withdraw], FullRound), SpentBy::Withdraw);
        assert_eq!(regular(&[FullRound], FullRound), SpentBy::SameKind);
        assert_eq!(regular(&[Move], FullRound), SpentBy::PartOfTurn);
        assert_eq!(regular(&[Move, Move], Standard), SpentBy::SecondMove);
        assert_eq!(regular(&[Move, Move], Partial), SpentBy::SecondMove);
        assert_eq!(regular(&[Move, Standard], Standard), SpentBy::SameKind);
        assert_eq!(regular(&[FiveFootStep], Move), SpentBy::FiveFootStep);
        assert_eq!(regular(&[FiveFootStep], Charge), SpentBy::FiveFootStep);
        let by = |spent: &[_], action, law| SpentBy::of(TurnKind::Surprise, spent, action, law);
        let law = Law::SurpriseTurnMove;
        assert_eq!(by(&[Standard], Move, law), SpentBy::SurpriseAction);
        let law = Law::FiveFootStep;
        assert_eq!(by(&[Move], FiveFootStep, law), SpentBy::Movement);
        let law = Law::OneSwiftAction;
        assert_eq!(by(&[], Swift, law), SpentBy::ImmediateAction);
        assert_eq!(by(&[Swift], Swift, law), SpentBy::SameKind);
    }
}
