//! Reasons and refusals in words, with the rules that say so.

use asalto_core::{
    CombatantId, Condition, LifeState, Reason, Rejection, RuleId, Ruleset, TieBreaker,
};

use super::{Cast, Lang};

/// The word for a condition; a mark is in the user's own words already.
#[must_use]
pub fn condition(lang: Lang, condition: &Condition) -> String {
    if let Condition::Mark(words) | Condition::Psychological(words) = condition {
        return words.clone();
    }
    let word = (lang.tongue().condition)(condition);
    word.to_owned()
}

/// The word for a state of life, where there is something to say.
#[must_use]
pub fn life(lang: Lang, life: LifeState) -> Option<&'static str> {
    let word = (lang.tongue().life)(life);
    (life != LifeState::Up).then_some(word)
}

/// The name of a ruleset.
#[must_use]
pub fn ruleset(lang: Lang, ruleset: Ruleset) -> &'static str {
    (lang.tongue().ruleset)(ruleset)
}

/// Who or what decides a tie.
#[must_use]
pub fn tie_breaker(lang: Lang, by: TieBreaker) -> &'static str {
    (lang.tongue().tie_breaker)(by)
}

/// A reason as a sentence about somebody, the rules that say so in brackets.
pub fn explain(
    lang: Lang,
    who: &str,
    reason: &Reason,
    name: impl Fn(CombatantId) -> String,
) -> String {
    let cast = Cast::new(&name);
    let sentence = (lang.tongue().why)(who, reason, &cast);
    cited(sentence, &reason.rules())
}

/// A refusal as a sentence, the rules that refuse in brackets.
pub fn refusal(lang: Lang, rejection: &Rejection, name: impl Fn(CombatantId) -> String) -> String {
    let cast = Cast::new(&name);
    let sentence = (lang.tongue().refuse)(rejection, &cast);
    cited(sentence, &rejection.rules())
}

fn cited(sentence: String, rules: &[RuleId]) -> String {
    if rules.is_empty() {
        return sentence;
    }
    let ids: Vec<_> = rules.iter().map(RuleId::to_string).collect();
    format!("{sentence} [{}]", ids.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_names_its_rules() {
        assert_eq!(cited("No.".into(), &[]), "No.");
        let rules = [RuleId::D35(18), RuleId::D35(31)];
        assert_eq!(cited("No.".into(), &rules), "No. [D35-18, D35-31]");
    }

    #[test]
    fn a_reason_is_said_in_every_language() {
        let who = |_| "Ogre".to_owned();
        for lang in Lang::ALL {
            let said = explain(lang, "Lidda", &Reason::NoTurnYet, who);
            assert!(
                said.starts_with("Lidda ") && said.ends_with("[D35-8]"),
                "{said}"
            );
        }
    }
}
