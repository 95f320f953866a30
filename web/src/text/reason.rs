//! Refusals in words, with the rules that say so.

use std::fmt;

use asalto_core::{Condition, LifeState, Rejection, RuleId, Ruleset, Side, TieBreaker};

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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
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

/// A refusal as a sentence.
#[must_use]
pub fn refusal(lang: Lang, rejection: &Rejection, cast: &Cast<'_>) -> String {
    (lang.tongue().refuse)(rejection, cast)
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
}
