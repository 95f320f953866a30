//! Reasons and refusals in words, with the rules that say so.

use std::fmt;

use asalto_core::{
    CombatantId, Condition, LifeState, Reason, Rejection, RuleId, Ruleset, Side, TieBreaker,
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

/// The name of a side.
#[must_use]
pub fn side(lang: Lang, side: Side) -> String {
    (lang.tongue().side)(side)
}

/// Who or what decides a tie.
#[must_use]
pub fn tie_breaker(lang: Lang, by: TieBreaker) -> &'static str {
    (lang.tongue().tie_breaker)(by)
}

/// A sentence, and the rules that say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub words: String,
    /// The rules.
    pub rules: Vec<RuleId>,
}

impl fmt::Display for Told {
    /// The sentence with its rules in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)?;
        if self.rules.is_empty() {
            return Ok(());
        }
        let ids: Vec<_> = self.rules.iter().map(RuleId::to_string).collect();
        write!(f, " [{}]", ids.join(", "))
    }
}

/// A reason as a sentence about somebody, with the rules that say so.
pub fn explain(
    lang: Lang,
    who: &str,
    reason: &Reason,
    name: impl Fn(CombatantId) -> String,
) -> Told {
    let cast = Cast::new(&name);
    let words = (lang.tongue().why)(who, reason, &cast);
    let rules = reason.rules();
    Told { words, rules }
}

/// A refusal as a sentence, with the rules that refuse.
pub fn refusal(lang: Lang, rejection: &Rejection, name: impl Fn(CombatantId) -> String) -> Told {
    let cast = Cast::new(&name);
    let words = (lang.tongue().refuse)(rejection, &cast);
    let rules = rejection.rules();
    Told { words, rules }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_names_its_rules() {
        let told = |rules: &[RuleId]| Told {
            words: "No.".to_owned(),
            rules: rules.to_vec(),
        };
        assert_eq!(told(&[]).to_string(), "No.");
        let rules = [RuleId::D35(18), RuleId::D35(31)];
        assert_eq!(told(&rules).to_string(), "No. [D35-18, D35-31]");
    }

    #[test]
    fn a_reason_is_said_in_every_language() {
        let who = |_| "Ogre".to_owned();
        for lang in Lang::ALL {
            let said = explain(lang, "Lidda", &Reason::NoTurnYet, who).to_string();
            assert!(
                said.starts_with("Lidda ") && said.ends_with("[D35-8]"),
                "{said}"
            );
        }
    }
}
