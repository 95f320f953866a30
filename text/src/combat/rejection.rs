//! Rejections that only a combat can show.

use asalto_core::Rejection;
use asalto_core::dice::DiceError;
use asalto_core::law::Law;
use asalto_core::rejection::SwiftRejection;
use asalto_core::rules::{SpentBy, TieBreaker};

use super::{defenses, dnd2024, dying, legendary, limited_uses, table, turn_effects, wounds};
use crate::sets::{RejectionText, TableText};
use crate::{Lang, Names};

/// Returns the text of a rejection; none if setup can show it too.
#[must_use]
pub fn rejection_text(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    let say = |text: RejectionText, with: &[&str]| Some(lang.text_with(text, with));
    match rejection {
        Rejection::NotARoll { .. } => say(RejectionText::NotARoll, &[]),
        Rejection::NobodyHides => say(RejectionText::NobodyHides, &[]),
        Rejection::NothingChanges => say(RejectionText::NothingChanges, &[]),
        Rejection::AlwaysSeen { who } => say(RejectionText::AlwaysSeen, &[&names.name(*who)]),
        Rejection::DelayFloor { who, floor } => {
            let floor = lang.number(*floor);
            say(RejectionText::DelayFloor, &[&names.name(*who), &floor])
        }
        Rejection::SameCondition { who, condition } => {
            let condition = crate::condition(lang, condition);
            say(
                RejectionText::SameCondition,
                &[&names.name(*who), &condition],
            )
        }
        Rejection::NoCondition { who, condition } => {
            let condition = crate::condition(lang, condition);
            say(RejectionText::NoCondition, &[&names.name(*who), &condition])
        }
        Rejection::Spent {
            who, action, by, ..
        } => {
            let action = crate::action(lang, *action);
            say(spent_by(*by), &[&names.name(*who), action])
        }
        Rejection::NotInThisTurn { who, action, law } => {
            let (who, action) = (names.name(*who), crate::action(lang, *action));
            match cause(*law) {
                Some(cause) => {
                    let with = [who.as_str(), action, lang.text(cause)];
                    say(RejectionText::NotInThisTurnFor, &with)
                }
                None => say(RejectionText::NotInThisTurn, &[&who, action]),
            }
        }
        Rejection::AmountOutOfRange { .. } => say(RejectionText::AmountOutOfRange, &[]),
        Rejection::Dice(DiceError::NoDice) => say(RejectionText::NoDice, &[]),
        Rejection::NoGroup { .. } => say(RejectionText::NoGroup, &[]),
        Rejection::NoDelay { .. } => say(RejectionText::NoDelay, &[]),
        Rejection::DelayCount { .. } => say(RejectionText::DelayCount, &[]),
        Rejection::TieOpen {
            by: TieBreaker::FirstSide,
        } => Some(lang.text(TableText::SideOpen).to_owned()),
        Rejection::TieOpen { .. } => say(RejectionText::TieOpen, &[]),
        Rejection::Interrupted => say(RejectionText::Interrupted, &[]),
        Rejection::Unresolved => say(RejectionText::Unresolved, &[]),
        Rejection::CheckOwed { .. } => say(RejectionText::CheckOwed, &[]),
        Rejection::NoDifficulty { .. } => say(RejectionText::NoDifficulty, &[]),
        _ => dying::rejection(lang, rejection, names)
            .or_else(|| legendary::rejection(lang, rejection, names))
            .or_else(|| dnd2024::rejection(lang, rejection, names))
            .or_else(|| turn_effects::rejection(lang, rejection, names))
            .or_else(|| limited_uses::rejection(lang, rejection, names))
            .or_else(|| wounds::rejection(lang, rejection, names))
            .or_else(|| defenses::rejection(lang, rejection))
            .or_else(|| table::rejection(lang, rejection, names))
            .or_else(|| of_combatant(lang, rejection, names)),
    }
}

/// Returns the text that names the obstacle to an action.
fn spent_by(by: SpentBy) -> RejectionText {
    match by {
        SpentBy::SameKind => RejectionText::Spent,
        SpentBy::FullRound => RejectionText::SpentFullRound,
        SpentBy::Charge => RejectionText::SpentCharge,
        SpentBy::Withdraw => RejectionText::SpentWithdraw,
        SpentBy::PartOfTurn => RejectionText::SpentPart,
        SpentBy::SecondMove => RejectionText::SpentSecondMove,
        SpentBy::Movement => RejectionText::SpentMovement,
        SpentBy::FiveFootStep => RejectionText::SpentStep,
        SpentBy::SurpriseAction => RejectionText::SpentSurprise,
        SpentBy::ImmediateAction => RejectionText::SpentImmediate,
        SpentBy::Action => RejectionText::SpentAction,
        SpentBy::UntilRest => RejectionText::SpentUntilRest,
        SpentBy::OneAction => RejectionText::SpentOneAction,
        SpentBy::OneMove => RejectionText::SpentOneMove,
        SpentBy::Slow => RejectionText::SpentSlow,
    }
}

/// Returns the sentence about the law that denies a turn an action; none for the general case of others'
/// turns.
fn cause(law: Law) -> Option<RejectionText> {
    Some(match law {
        Law::SurprisedNoMove | Law::SurprisedNoAction | Law::SurprisedNoBonusAction => {
            RejectionText::ForSurprise
        }
        Law::SurpriseTurn | Law::SurpriseTurnMove | Law::SurpriseTurnFullRound => {
            RejectionText::ForSurpriseRound
        }
        Law::MountControlled => RejectionText::ForMount,
        Law::LairAction => RejectionText::ForLair,
        Law::BonusActionGranted | Law::ActionSurge => RejectionText::ForFeature,
        Law::Haste => RejectionText::ForHaste,
        Law::OneRoundCasting => RejectionText::ForOneRound,
        Law::RegularTurn => RejectionText::ForRegularTurn,
        _ => return None,
    })
}

/// Returns the text of a rejection that names only one combatant.
fn of_combatant(lang: Lang, rejection: &Rejection, names: &Names<'_>) -> Option<String> {
    let (text, who) = match rejection {
        Rejection::NotCalled { who, .. } => (RejectionText::NotCalled, who),
        Rejection::NamedTwice { who } => (RejectionText::NamedTwice, who),
        Rejection::NoHitPoints { who, .. } => (RejectionText::NoHitPoints, who),
        Rejection::TooLateToDelay { who, .. } => (RejectionText::TooLateToDelay, who),
        Rejection::NoInterruption { who, .. } => (RejectionText::NoInterruption, who),
        Rejection::FlatFooted { who, .. } => (RejectionText::FlatFooted, who),
        Rejection::NoOpportunityLeft { who, .. } => (RejectionText::NoOpportunityLeft, who),
        Rejection::Unable { who } | Rejection::Incapacitated { who, .. } => {
            (RejectionText::Unable, who)
        }
        Rejection::OwnAction { who, .. } => (RejectionText::OwnAction, who),
        Rejection::ReactionSpent { who, .. } => (RejectionText::ReactionSpent, who),
        Rejection::Swift(SwiftRejection::Spent { who }) => (RejectionText::SwiftSpent, who),
        Rejection::Swift(SwiftRejection::FlatFooted { who }) => (RejectionText::NoImmediate, who),
        Rejection::Surprised { who, .. } => (RejectionText::Surprised, who),
        Rejection::AlreadyActed { who, .. } => (RejectionText::AlreadyActed, who),
        Rejection::NotDisturbed { who } => (RejectionText::NotDisturbed, who),
        Rejection::AlreadyTried { who, .. } => (RejectionText::AlreadyTried, who),
        Rejection::NothingCast { who, .. } => (RejectionText::NothingCast, who),
        Rejection::NoCounterspell { who, .. } => (RejectionText::NoCounterspell, who),
        Rejection::NotSaidHow { who, .. } => (RejectionText::NotSaidHow, who),
        Rejection::NotIdentified { who } | Rejection::Misidentified { who } => {
            (RejectionText::NotIdentified, who)
        }
        Rejection::NoBraceWeapon { who, .. } => (RejectionText::NoBraceWeapon, who),
        Rejection::OnRidersCount { who, .. } => (RejectionText::OnRidersCount, who),
        Rejection::CannotRide { who, .. } => (RejectionText::CannotRide, who),
        Rejection::RollsLikeAll { who, .. } => (RejectionText::RollsLikeAll, who),
        Rejection::NoCheck { who } => (RejectionText::NoCheck, who),
        Rejection::NotRidden { who } => (RejectionText::NotRidden, who),
        Rejection::NotInGroup { who } => (RejectionText::NotInGroup, who),
        Rejection::NoPlace { who } => (RejectionText::NoPlace, who),
        Rejection::TurnInProgress { who } => (RejectionText::TurnInProgress, who),
        Rejection::TurnToCome { who } => (RejectionText::TurnToCome, who),
        Rejection::NoTurnToCome { who } => (RejectionText::NoTurnToCome, who),
        Rejection::NotInBlock { who } => (RejectionText::NotInBlock, who),
        Rejection::TurnBegun { who } => (RejectionText::TurnBegun, who),
        Rejection::OutOfTurn { who } => (RejectionText::OutOfTurn, who),
        Rejection::NotDelaying { who } => (RejectionText::NotDelaying, who),
        Rejection::Undeclared { who } => (RejectionText::Undeclared, who),
        Rejection::OwnTurn { who } => (RejectionText::OwnTurn, who),
        Rejection::HasMoved { who } => (RejectionText::HasMoved, who),
        Rejection::NoTrigger { who } => (RejectionText::NoTrigger, who),
        Rejection::NothingReadied { who } => (RejectionText::NothingReadied, who),
        Rejection::NotToBeReadied { who, .. } => (RejectionText::NotToBeReadied, who),
        Rejection::TriggerNotFinished { who } => (RejectionText::TriggerNotFinished, who),
        Rejection::Absent { who } => (RejectionText::Absent, who),
        _ => return None,
    };
    Some(lang.text_with(text, &[&names.name(*who)]))
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;
    use asalto_core::rules::ActionKind;

    use super::*;

    #[test]
    fn a_rejection_names_its_combatant_in_every_language() {
        let name = |_| "Ogre".to_owned();
        let names = Names::new(&name);
        let who = CombatantId(1);
        for lang in Lang::ALL {
            let rejected = rejection_text(lang, &Rejection::NotRidden { who }, &names);
            assert!(rejected.is_some_and(|words| words.contains("Ogre")));
            let floor = rejection_text(lang, &Rejection::DelayFloor { who, floor: 7 }, &names);
            assert!(floor.is_some_and(|words| words.contains("Ogre") && words.contains('7')));
        }
        assert_eq!(
            rejection_text(Lang::En, &Rejection::NobodyHere, &names),
            None
        );
    }

    #[test]
    fn a_turn_that_lacks_an_action_says_why() {
        let name = |_| "Ogre".to_owned();
        let names = Names::new(&name);
        let who = CombatantId(1);
        let action = ActionKind::Move;
        let said = |lang, law| {
            let rejection = Rejection::NotInThisTurn { who, action, law };
            rejection_text(lang, &rejection, &names).expect("it has a text")
        };
        let causes = [
            Law::SurprisedNoMove,
            Law::SurpriseTurn,
            Law::MountControlled,
            Law::LairAction,
            Law::BonusActionGranted,
            Law::RegularTurn,
        ];
        for lang in Lang::ALL {
            // Another law leaves out the cause.
            let plain = said(lang, Law::ReadiableActions);
            let mut texts: Vec<_> = causes.iter().map(|&law| said(lang, law)).collect();
            for text in &texts {
                assert!(text.contains("Ogre") && text.len() > plain.len(), "{text}");
            }
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), causes.len());
        }
    }
}
