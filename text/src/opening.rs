//! The forecast of the opening of a combat.

use asalto_core::law::Law;
use asalto_core::rules::{Opening, OpeningPolicy};
use asalto_core::{CombatantId, Ruleset};

use super::{CitedText, Lang, Message};

/// Describes the opening of the combat and the surprised combatants, a sentence each with its rules. `list` writes
/// the names of combatants.
#[must_use]
pub fn opening(
    lang: Lang,
    (ruleset, policy): (Ruleset, OpeningPolicy),
    how: &Opening,
    list: &dyn Fn(&[CombatantId]) -> String,
) -> Vec<CitedText> {
    let cited = |text: String, law: Option<Law>| CitedText {
        text,
        rules: law.map_or(Vec::new(), |law| law.rules(ruleset).to_vec()),
    };
    let first = match how {
        Opening::AllAware => Some(Message::AllAware),
        Opening::NoneAware => Some(Message::NoneAware),
        Opening::NobodySurprised => Some(Message::NoneSurprised),
        Opening::Plain | Opening::SomeAware { .. } | Opening::SomeSurprised { .. } => None,
    };
    let mut said: Vec<_> = first
        .map(|first| cited(lang.message(&first), how.law()))
        .into_iter()
        .collect();
    if let Opening::SomeAware { aware, .. } = how {
        let message = Message::SomeAware {
            aware: &list(aware),
            count: aware.len(),
        };
        said.push(cited(lang.message(&message), how.law()));
    }
    if let Opening::SomeAware { surprised, .. } | Opening::SomeSurprised { surprised } = how
        && !surprised.is_empty()
    {
        let message = Message::Surprised {
            who: &list(surprised),
            count: surprised.len(),
        };
        said.push(cited(lang.message(&message), policy.surprise_law()));
    }
    said
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
