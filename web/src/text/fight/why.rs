//! Reasons and refusals that only come up in a fight, in words.

use asalto_core::{Reason, Rejection, TieKey};

use super::{Phrase, fill};
use crate::text::{self, Cast, Lang};

/// Why something is as it is, said of somebody.
#[must_use]
pub fn explain(lang: Lang, of: &str, reason: &Reason, cast: &Cast<'_>) -> Option<String> {
    Some(match reason {
        Reason::NotActedYet => fill(lang, Phrase::WhyNotActed, &[of]),
        Reason::BeforeTheRoll => fill(lang, Phrase::WhyBefore, &[of]),
        Reason::OutOfCombat(condition) => {
            let condition = text::condition(lang, condition);
            fill(lang, Phrase::WhyOutOfCombat, &[of, &condition])
        }
        Reason::Key {
            key: TieKey::Dexterity,
            count,
            own,
            neighbour,
            other,
        } => {
            let count = lang.number(*count);
            let [own, other] = [*own, *other].map(|score| lang.number(score.into()));
            let with = [of, &count, &cast.name(*neighbour), &own, &other];
            fill(lang, Phrase::WhyDexterity, &with)
        }
        Reason::LateActions { by } => {
            let by = lang.number(by.saturating_abs().into());
            fill(lang, Phrase::WhyLate, &[of, &by])
        }
        Reason::NewNextRound { .. } => fill(lang, Phrase::WhyNew, &[of]),
        _ => return None,
    })
}

/// Why a command changed nothing.
#[must_use]
pub fn refuse(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> Option<String> {
    let (phrase, who) = match rejection {
        Rejection::NotARoll { .. } => return Some(fill(lang, Phrase::NotARoll, &[])),
        Rejection::NobodyHides => return Some(fill(lang, Phrase::NobodyHides, &[])),
        Rejection::NothingChanges => return Some(fill(lang, Phrase::NothingChanges, &[])),
        Rejection::DelayFloor { who, floor } => {
            let floor = lang.number(*floor);
            return Some(fill(lang, Phrase::DelayFloor, &[&cast.name(*who), &floor]));
        }
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
    use asalto_core::{CombatantId, NewcomerPolicy};

    use super::*;

    #[test]
    fn a_refusal_and_a_reason_name_whom_they_are_about_in_every_language() {
        let name = |_| "Ogre".to_owned();
        let cast = Cast::new(&name);
        let who = CombatantId(1);
        for lang in Lang::ALL {
            let refused = refuse(lang, &Rejection::NotRidden { who }, &cast);
            assert!(refused.is_some_and(|words| words.contains("Ogre")));
            let floor = refuse(lang, &Rejection::DelayFloor { who, floor: 7 }, &cast);
            assert!(floor.is_some_and(|words| words.contains("Ogre") && words.contains('7')));
            let new = Reason::NewNextRound {
                newcomers: NewcomerPolicy::Rolls,
            };
            assert!(explain(lang, "Ogre", &new, &cast).is_some_and(|words| words.contains("Ogre")));
        }
        assert_eq!(refuse(Lang::En, &Rejection::NobodyHere, &cast), None);
    }
}
