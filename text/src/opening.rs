//! The opening of a combat, in the forecast and in the log.

use asalto_core::rules::{Opening, OpeningPolicy};
use asalto_core::{CombatantId, Ruleset};

use super::{CitedText, Lang, Message, Names};

/// Describes the opening of the combat and the surprised combatants.
#[must_use]
pub fn opening(lang: Lang, how: &Opening, names: &Names<'_>) -> String {
    let said = sentences(lang, how, &|who| names.list(lang, who));
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Describes how the combat will open, a sentence each with its rules. `list` writes the names of combatants.
#[must_use]
pub fn forecast(
    lang: Lang,
    (ruleset, policy): (Ruleset, OpeningPolicy),
    how: &Opening,
    list: &dyn Fn(&[CombatantId]) -> String,
) -> Vec<CitedText> {
    let laws = [how.law(), policy.surprise_law()];
    let said = sentences(lang, how, list).into_iter().zip(laws);
    let cited = said.filter_map(|(text, law)| {
        let rules = law.map_or(Vec::new(), |law| law.rules(ruleset).to_vec());
        Some(CitedText { text: text?, rules })
    });
    cited.collect()
}

/// Returns the sentence about the opening and the one about the surprised combatants, where there is one.
fn sentences(
    lang: Lang,
    how: &Opening,
    list: &dyn Fn(&[CombatantId]) -> String,
) -> [Option<String>; 2] {
    let first = match how {
        Opening::AllAware => Some(lang.message(&Message::AllAware)),
        Opening::NoneAware => Some(lang.message(&Message::NoneAware)),
        Opening::NobodySurprised => Some(lang.message(&Message::NoneSurprised)),
        Opening::SomeAware { aware, .. } => Some(lang.message(&Message::SomeAware {
            aware: &list(aware),
            count: aware.len(),
        })),
        Opening::Plain | Opening::SomeSurprised { .. } => None,
    };
    let second = match how {
        Opening::SomeAware { surprised, .. } | Opening::SomeSurprised { surprised }
            if !surprised.is_empty() =>
        {
            Some(lang.message(&Message::Surprised {
                who: &list(surprised),
                count: surprised.len(),
            }))
        }
        _ => None,
    };
    [first, second]
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
                    let said = forecast(Lang::En, (ruleset, policy), &how, &list);
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
