//! Refusals that only come up in a fight, in words.

use asalto_core::{DiceError, Rejection};

use super::refused::Refused;
use super::{Phrase, fill};
use crate::text::{self, Cast, Lang};

/// Why a command changed nothing.
#[must_use]
pub fn refuse(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> Option<String> {
    let fill_in = |phrase, with: &[&str]| Some(fill(lang, phrase, with));
    match rejection {
        Rejection::NotARoll { .. } => Some(fill(lang, Phrase::NotARoll, &[])),
        Rejection::NobodyHides => Some(fill(lang, Phrase::NobodyHides, &[])),
        Rejection::NothingChanges => Some(fill(lang, Phrase::NothingChanges, &[])),
        Rejection::DelayFloor { who, floor } => {
            let floor = lang.number(*floor);
            Some(fill(lang, Phrase::DelayFloor, &[&cast.name(*who), &floor]))
        }
        Rejection::SameCondition { who, condition } => {
            let condition = text::condition(lang, condition);
            fill_in(Refused::SameCondition, &[&cast.name(*who), &condition])
        }
        Rejection::Spent { who, action, .. } => {
            let action = text::action(lang, *action);
            fill_in(Refused::Spent, &[&cast.name(*who), action])
        }
        Rejection::NotInThisTurn { who, action, .. } => {
            let action = text::action(lang, *action);
            fill_in(Refused::NotInThisTurn, &[&cast.name(*who), action])
        }
        Rejection::AmountOutOfRange { .. } => fill_in(Refused::AmountOutOfRange, &[]),
        Rejection::Dice(DiceError::NoDice) => fill_in(Refused::NoDice, &[]),
        Rejection::NoDelay { .. } => fill_in(Refused::NoDelay, &[]),
        Rejection::DelayCount { .. } => fill_in(Refused::DelayCount, &[]),
        Rejection::TieOpen { .. } => fill_in(Refused::TieOpen, &[]),
        Rejection::Interrupted => fill_in(Refused::Interrupted, &[]),
        Rejection::Unresolved => fill_in(Refused::Unresolved, &[]),
        Rejection::CheckOwed { .. } => fill_in(Refused::CheckOwed, &[]),
        Rejection::NoDifficulty { .. } => fill_in(Refused::NoDifficulty, &[]),
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
        _ => return of_its_place(lang, rejection, cast),
    };
    Some(fill(lang, refused, &[&cast.name(*who)]))
}

/// What somebody may not do where it stands, or with what it waits with.
fn of_its_place(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> Option<String> {
    let (phrase, who) = match rejection {
        Rejection::NoCheck { who } => (Phrase::NoCheck, who),
        Rejection::NotRidden { who } => (Phrase::NotRidden, who),
        Rejection::NoPlace { who } => (Phrase::NoPlace, who),
        Rejection::TurnInProgress { who } => (Phrase::TurnInProgress, who),
        Rejection::TurnToCome { who } => (Phrase::TurnToCome, who),
        Rejection::NoTurnToCome { who } => (Phrase::NoTurnToCome, who),
        Rejection::NotInBlock { who } => (Phrase::NotInBlock, who),
        Rejection::TurnBegun { who } => (Phrase::TurnBegun, who),
        Rejection::OutOfTurn { who } => (Phrase::OutOfTurn, who),
        Rejection::NotDelaying { who } => (Phrase::NotDelaying, who),
        Rejection::Undeclared { who } => (Phrase::Undeclared, who),
        Rejection::OwnTurn { who } => (Phrase::OwnTurn, who),
        Rejection::HasMoved { who } => (Phrase::HasMoved, who),
        Rejection::NoTrigger { who } => (Phrase::NoTrigger, who),
        Rejection::NothingReadied { who } => (Phrase::NothingReadied, who),
        Rejection::NotToBeReadied { who, .. } => (Phrase::NotToBeReadied, who),
        Rejection::TriggerNotFinished { who } => (Phrase::TriggerNotFinished, who),
        Rejection::Absent { who } => (Phrase::Absent, who),
        _ => return None,
    };
    Some(fill(lang, phrase, &[&cast.name(*who)]))
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
