//! The forecast of the opening of a combat.

use asalto_core::law::Law;
use asalto_core::rules::{Opening, OpeningPolicy};
use asalto_core::{CombatantId, Ruleset};

use super::{CitedText, Lang, Message, Names};

/// Describes the opening of the combat and the surprised combatants, a sentence each with its rules. `list` writes
/// the names of combatants.
#[must_use]
pub fn opening(
    lang: Lang,
    (ruleset, policy): (Ruleset, OpeningPolicy),
    how: &Opening,
    list: &dyn Fn(&[CombatantId]) -> String,
) -> Vec<CitedText> {
    let cited = |(text, law): (String, Option<Law>)| CitedText {
        text,
        rules: law.map_or(Vec::new(), |law| law.rules(ruleset).to_vec()),
    };
    let aware = aware(lang, how, list).map(|text| (text, how.law()));
    let surprised = surprised(lang, how, list).map(|text| (text, policy.surprise_law()));
    aware.into_iter().chain(surprised).map(cited).collect()
}

/// Describes the same as one text.
#[must_use]
pub(crate) fn opening_text(lang: Lang, how: &Opening, names: &Names<'_>) -> String {
    let list = |who: &[CombatantId]| names.list(lang, who);
    let aware = aware(lang, how, &list).into_iter();
    let said = aware.chain(surprised(lang, how, &list));
    said.collect::<Vec<_>>().join(" ")
}

/// Says who is aware of the enemies. None if the rules don't ask.
fn aware(lang: Lang, how: &Opening, list: &dyn Fn(&[CombatantId]) -> String) -> Option<String> {
    Some(match how {
        Opening::AllAware => lang.message(&Message::AllAware),
        Opening::NoneAware => lang.message(&Message::NoneAware),
        Opening::NobodySurprised => lang.message(&Message::NoneSurprised),
        Opening::SomeAware { aware, .. } => lang.message(&Message::SomeAware {
            aware: &list(aware),
            count: aware.len(),
        }),
        Opening::Plain | Opening::SomeSurprised { .. } => return None,
    })
}

/// Says who is surprised. None if nobody is.
fn surprised(lang: Lang, how: &Opening, list: &dyn Fn(&[CombatantId]) -> String) -> Option<String> {
    let (Opening::SomeAware { surprised, .. } | Opening::SomeSurprised { surprised }) = how else {
        return None;
    };
    (!surprised.is_empty()).then(|| {
        lang.message(&Message::Surprised {
            who: &list(surprised),
            count: surprised.len(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use asalto_core::Rules;

    #[test]
    fn each_sentence_of_the_forecast_has_its_rule() {
        let list = |who: &[CombatantId]| who.len().to_string();
        let who = || vec![CombatantId(1), CombatantId(2)];
        for ruleset in Ruleset::ALL {
            let policy = Rules::from(ruleset).opening;
            for (aware, surprised) in [(who(), who()), (who(), vec![]), (vec![], vec![])] {
                for everyone in [2, 4] {
                    let how = policy.open(everyone, aware.clone(), surprised.clone());
                    let said = opening(Lang::En, (ruleset, policy), &how, &list);
                    assert_eq!(
                        said.is_empty(),
                        how == Opening::Plain,
                        "{ruleset:?} {how:?}"
                    );
                    for told in said {
                        assert!(!told.rules.is_empty(), "{ruleset:?}: {}", told.text);
                    }
                }
            }
        }
    }
}
