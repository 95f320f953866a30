//! Refusals that only come up in a fight, in words.

use asalto_core::{DiceError, Rejection};

use super::fill;
use super::refused::Refused;
use crate::text::{self, Cast, Lang};

/// Why a command changed nothing.
#[must_use]
pub fn refuse(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> Option<String> {
    let say = |refused, with: &[&str]| Some(fill(lang, refused, with));
    match rejection {
        Rejection::NotARoll { .. } => say(Refused::NotARoll, &[]),
        Rejection::NobodyHides => say(Refused::NobodyHides, &[]),
        Rejection::NothingChanges => say(Refused::NothingChanges, &[]),
        Rejection::DelayFloor { who, floor } => {
            let floor = lang.number(*floor);
            say(Refused::DelayFloor, &[&cast.name(*who), &floor])
        }
        Rejection::SameCondition { who, condition } => {
            let condition = text::condition(lang, condition);
            say(Refused::SameCondition, &[&cast.name(*who), &condition])
        }
        Rejection::Spent { who, action, .. } => {
            let action = text::action(lang, *action);
            say(Refused::Spent, &[&cast.name(*who), action])
        }
        Rejection::NotInThisTurn { who, action, .. } => {
            let action = text::action(lang, *action);
            say(Refused::NotInThisTurn, &[&cast.name(*who), action])
        }
        Rejection::AmountOutOfRange { .. } => say(Refused::AmountOutOfRange, &[]),
        Rejection::Dice(DiceError::NoDice) => say(Refused::NoDice, &[]),
        Rejection::NoDelay { .. } => say(Refused::NoDelay, &[]),
        Rejection::DelayCount { .. } => say(Refused::DelayCount, &[]),
        Rejection::TieOpen { .. } => say(Refused::TieOpen, &[]),
        Rejection::Interrupted => say(Refused::Interrupted, &[]),
        Rejection::Unresolved => say(Refused::Unresolved, &[]),
        Rejection::CheckOwed { .. } => say(Refused::CheckOwed, &[]),
        Rejection::NoDifficulty { .. } => say(Refused::NoDifficulty, &[]),
        _ => of_somebody(lang, rejection, cast),
    }
}

/// A refusal that is about somebody and nothing else.
fn of_somebody(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> Option<String> {
    let (refused, who) = match rejection {
        Rejection::NotCalled { who, .. } => (Refused::NotCalled, who),
        Rejection::NoHitPoints { who, .. } => (Refused::NoHitPoints, who),
        Rejection::TooLateToDelay { who, .. } => (Refused::TooLateToDelay, who),
        Rejection::NoInterruption { who, .. } => (Refused::NoInterruption, who),
        Rejection::FlatFooted { who, .. } => (Refused::FlatFooted, who),
        Rejection::NoOpportunityLeft { who, .. } => (Refused::NoOpportunityLeft, who),
        Rejection::Unable { who } | Rejection::Incapacitated { who, .. } => (Refused::Unable, who),
        Rejection::OwnAction { who, .. } => (Refused::OwnAction, who),
        Rejection::ReactionSpent { who, .. } => (Refused::ReactionSpent, who),
        Rejection::Surprised { who, .. } => (Refused::Surprised, who),
        Rejection::AlreadyActed { who, .. } => (Refused::AlreadyActed, who),
        Rejection::AlreadyTried { who, .. } => (Refused::AlreadyTried, who),
        Rejection::NothingCast { who, .. } => (Refused::NothingCast, who),
        Rejection::NoCounterspell { who, .. } => (Refused::NoCounterspell, who),
        Rejection::NotSaidHow { who, .. } => (Refused::NotSaidHow, who),
        Rejection::NotIdentified { who } | Rejection::Misidentified { who } => {
            (Refused::NotIdentified, who)
        }
        Rejection::NoBraceWeapon { who, .. } => (Refused::NoBraceWeapon, who),
        Rejection::OnRidersCount { who, .. } => (Refused::OnRidersCount, who),
        Rejection::CannotRide { who, .. } => (Refused::CannotRide, who),
        Rejection::RollsLikeAll { who, .. } => (Refused::RollsLikeAll, who),
        Rejection::NoCheck { who } => (Refused::NoCheck, who),
        Rejection::NotRidden { who } => (Refused::NotRidden, who),
        Rejection::NoPlace { who } => (Refused::NoPlace, who),
        Rejection::TurnInProgress { who } => (Refused::TurnInProgress, who),
        Rejection::TurnToCome { who } => (Refused::TurnToCome, who),
        Rejection::NoTurnToCome { who } => (Refused::NoTurnToCome, who),
        Rejection::NotInBlock { who } => (Refused::NotInBlock, who),
        Rejection::TurnBegun { who } => (Refused::TurnBegun, who),
        Rejection::OutOfTurn { who } => (Refused::OutOfTurn, who),
        Rejection::NotDelaying { who } => (Refused::NotDelaying, who),
        Rejection::Undeclared { who } => (Refused::Undeclared, who),
        Rejection::OwnTurn { who } => (Refused::OwnTurn, who),
        Rejection::HasMoved { who } => (Refused::HasMoved, who),
        Rejection::NoTrigger { who } => (Refused::NoTrigger, who),
        Rejection::NothingReadied { who } => (Refused::NothingReadied, who),
        Rejection::NotToBeReadied { who, .. } => (Refused::NotToBeReadied, who),
        Rejection::TriggerNotFinished { who } => (Refused::TriggerNotFinished, who),
        Rejection::Absent { who } => (Refused::Absent, who),
        _ => return None,
    };
    Some(fill(lang, refused, &[&cast.name(*who)]))
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;

    use super::*;

    #[test]
    fn a_refusal_names_whom_it_is_about_in_every_language() {
        let name = |_| "Ogre".to_owned();
        let cast = Cast::new(&name);
        let who = CombatantId(1);
        for lang in Lang::ALL {
            let refused = refuse(lang, &Rejection::NotRidden { who }, &cast);
            assert!(refused.is_some_and(|words| words.contains("Ogre")));
            let floor = refuse(lang, &Rejection::DelayFloor { who, floor: 7 }, &cast);
            assert!(floor.is_some_and(|words| words.contains("Ogre") && words.contains('7')));
        }
        assert_eq!(refuse(Lang::En, &Rejection::NobodyHere, &cast), None);
    }
}
