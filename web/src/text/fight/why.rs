//! Events, reasons and refusals that only come up in a fight, in words.

use asalto_core::{Event, Frame, FrameKind, Placement, Reason, Rejection};

use super::{Phrase, fill};
use crate::text::later::House;
use crate::text::{self, Cast, Lang, Template};

/// What an event says in the log.
#[must_use]
pub fn report(lang: Lang, event: &Event, cast: &Cast<'_>) -> Option<String> {
    Some(match event {
        Event::RulesAdopted(rules) => {
            let held = rules.house_rules().filter(|(_, held)| *held);
            let names = held.map(|(rule, _)| House::from(rule).in_language(lang));
            let names: Vec<_> = names.map(str::to_owned).collect();
            if names.is_empty() {
                return None;
            }
            let ruleset = text::ruleset(lang, rules.ruleset);
            fill(lang, House::Rules, &[ruleset, &text::list(lang, &names)])
        }
        Event::Pushed(Frame {
            owner,
            kind: FrameKind::Act { name, .. },
            ..
        }) if !name.is_empty() => fill(lang, Phrase::Begins, &[&cast.name(*owner), name]),
        Event::PositionSet { who, position } if position.is_empty() => {
            fill(lang, Phrase::NoPosition, &[&cast.name(*who)])
        }
        Event::Moved { slot, .. } if slot.why == Placement::Ruled => {
            let count = lang.number(slot.count);
            fill(lang, Phrase::PutAt, &[&cast.name(slot.who), &count])
        }
        Event::TurnRestored { who } => fill(lang, Phrase::TurnRestored, &[&cast.name(*who)]),
        Event::InitiativePenalized { who, .. } => {
            fill(lang, Phrase::RollsWorse, &[&cast.name(*who)])
        }
        Event::SaveMade {
            who,
            name,
            total,
            difficulty: Some(difficulty),
            ..
        } => {
            let (total, difficulty) = (lang.number(*total), lang.number(*difficulty));
            let said = [cast.name(*who), name.clone(), total, difficulty];
            fill(
                lang,
                Phrase::SaveAgainst,
                &said.each_ref().map(String::as_str),
            )
        }
        _ => return None,
    })
}

/// Why something is as it is, said of somebody.
#[must_use]
pub fn explain(lang: Lang, of: &str, reason: &Reason) -> Option<String> {
    Some(match reason {
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
            assert!(explain(lang, "Ogre", &new).is_some_and(|words| words.contains("Ogre")));
        }
        assert_eq!(refuse(Lang::En, &Rejection::NobodyHere, &cast), None);
    }
}
