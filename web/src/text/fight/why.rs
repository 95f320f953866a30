//! Reasons in words.

use asalto_core::{DelayPolicy, Ending, Reason, TieBreaker, TieKey};

use super::because::Because;
use super::fill;
use crate::text::{self, Cast, Lang, Told};

/// Why something is as it is, said of somebody, with the rules that say so.
#[must_use]
pub fn explain(lang: Lang, of: &str, reason: &Reason, cast: &Cast<'_>) -> Told {
    let place = place(lang, reason, cast);
    let (because, with) = place.unwrap_or_else(|| state(lang, reason, cast));
    let mut all = vec![of];
    all.extend(with.iter().map(String::as_str));
    Told {
        words: fill(lang, because, &all),
        rules: reason.rules(),
    }
}

/// Why somebody acts where it does; its count is said first.
fn place(lang: Lang, reason: &Reason, cast: &Cast<'_>) -> Option<(Because, Vec<String>)> {
    use Because as Say;
    let (count, because, with) = match reason {
        Reason::Count { count, .. } => (count, Say::Count, Vec::new()),
        Reason::Key {
            count,
            key,
            own,
            neighbour,
            other,
        } => {
            let (say, numbers) = if *key == TieKey::Dexterity {
                let score = |score: &i16| lang.number((*score).into());
                (Say::Dexterity, [own, other].map(score))
            } else {
                let say = if own > other { Say::Before } else { Say::After };
                (say, [own, other].map(|by| lang.modifier(*by)))
            };
            let [own, other] = numbers;
            (count, say, vec![cast.name(*neighbour), own, other])
        }
        Reason::Lots { count, equals, .. } => (count, Say::Lots, vec![cast.names(lang, equals)]),
        Reason::Decided { count, by, equals } => {
            let by = match by {
                TieBreaker::GameMaster | TieBreaker::GameMasterForAll => {
                    fill(lang, Say::GameMaster, &[])
                }
                TieBreaker::Players => fill(lang, Say::Players, &[]),
                by => text::tie_breaker(lang, *by).to_owned(),
            };
            (count, Say::Decided, vec![cast.names(lang, equals), by])
        }
        Reason::SharedRoll { count, with, .. } => (count, Say::SharedRoll, vec![cast.name(*with)]),
        Reason::RuledPlace { count, .. } => (count, Say::Ruled, Vec::new()),
        Reason::Delayed { count, .. } => (count, Say::Delayed, Vec::new()),
        Reason::Announced { count, .. } => (count, Say::Announced, Vec::new()),
        Reason::Readied { count, before, .. } => (count, Say::Readied, vec![cast.name(*before)]),
        Reason::Mounted { count, rider, .. } => (count, Say::Mounted, vec![cast.name(*rider)]),
        Reason::Newcomer { count } => (count, Say::Newcomer, Vec::new()),
        _ => return None,
    };
    let mut said = vec![lang.number(*count)];
    said.extend(with);
    Some((because, said))
}

/// Why somebody is as it is, and what lasts on it.
fn state(lang: Lang, reason: &Reason, cast: &Cast<'_>) -> (Because, Vec<String>) {
    use Because as Say;
    let (because, with) = match reason {
        Reason::BeforeTheRoll => (Say::BeforeTheRoll, String::new()),
        Reason::SurprisedRoll { dropped } => (Say::WorseOfTwo, dropped.to_string()),
        Reason::NotActedYet => (Say::NotActedYet, String::new()),
        Reason::Surprised => (Say::Surprised, String::new()),
        Reason::Condition(condition) | Reason::Incapacitated(condition) => {
            (Say::Unable, text::condition(lang, condition))
        }
        Reason::OutOfCombat(condition) => (Say::OutOfCombat, text::condition(lang, condition)),
        Reason::Life(life) => {
            let life = text::life(lang, *life).unwrap_or_default();
            (Say::Unable, life.to_owned())
        }
        Reason::NoticedNoThreat => (Say::NoticedNoThreat, String::new()),
        Reason::AtZero => (Say::AtZero, String::new()),
        Reason::ReactionSpent => (Say::ReactionSpent, String::new()),
        Reason::NoReactionYet { .. } => (Say::NoReactionYet, String::new()),
        Reason::DexterityLost { bonus } => (Say::DexterityLost, lang.modifier(*bonus)),
        Reason::UncannyDodge => (Say::UncannyDodge, String::new()),
        Reason::LateActions { by } => (Say::Late, lang.number(by.saturating_abs().into())),
        Reason::NewNextRound { .. } => (Say::New, String::new()),
        Reason::Delays {
            delay: DelayPolicy::ToFloor,
        } => (Say::DelaysToFloor, String::new()),
        Reason::Delays { .. } => (Say::Delays, String::new()),
        Reason::HasReadied { ready } if ready.precedes_trigger() => (Say::Ready, String::new()),
        Reason::HasReadied { .. } => (Say::ReadyAfter, String::new()),
        Reason::Disabled => (Say::Disabled, String::new()),
        Reason::Under(condition) => (Say::Under, text::condition(lang, condition)),
        Reason::Lasts {
            condition, ending, ..
        } => {
            let because = match ending {
                Ending::TurnStart { .. } => Say::UntilStart,
                Ending::TurnEnd { .. } => Say::UntilEnd,
                Ending::NextAction { .. } => Say::UntilAct,
                Ending::Count { .. } => Say::UntilCount,
                _ => Say::UntilSaid,
            };
            let who = ending.depends_on().map(|who| cast.name(who));
            let condition = text::condition(lang, condition);
            return (because, vec![condition, who.unwrap_or_default()]);
        }
        Reason::Concentrates { spell } => (Say::Concentrates, spell.clone()),
        Reason::Temporary { left } => (Say::Temporary, lang.number(*left)),
        Reason::Ridden { rider, bond, .. } if bond.shares_count() => {
            (Say::Ridden, cast.name(*rider))
        }
        Reason::Ridden { rider, .. } => (Say::RiddenApart, cast.name(*rider)),
        _ => (Say::NoTurnYet, String::new()),
    };
    (because, vec![with])
}

#[cfg(test)]
mod tests {
    use asalto_core::CombatantId;

    use super::*;

    #[test]
    fn a_reason_is_said_in_every_language() {
        let name = |_| "Ogre".to_owned();
        let cast = Cast::new(&name);
        for lang in Lang::ALL {
            let told = explain(lang, "Lidda", &Reason::NoTurnYet, &cast).to_string();
            let named = told.starts_with("Lidda ") && told.ends_with("[D35-8]");
            assert!(named, "{told}");
            let key = Reason::Key {
                count: 17,
                key: TieKey::Modifier,
                own: 3,
                neighbour: CombatantId(2),
                other: 1,
            };
            let told = explain(lang, "Lidda", &key, &cast).words;
            let all = ["Lidda", "17", "Ogre", "+3", "+1"];
            assert!(all.iter().all(|part| told.contains(part)), "{told}");
            let new = Reason::NewNextRound { rules: Vec::new() };
            assert!(explain(lang, "Ogre", &new, &cast).words.contains("Ogre"));
        }
    }
}
