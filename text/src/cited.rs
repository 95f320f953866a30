//! A text with the rules that it cites.

use std::fmt;

use asalto_core::RuleId;

/// A text with the rules that it cites.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CitedText {
    /// The text.
    pub text: String,
    /// The rules.
    pub rules: Vec<RuleId>,
}

impl fmt::Display for CitedText {
    /// Writes the text with its rules in brackets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)?;
        if self.rules.is_empty() {
            return Ok(());
        }
        let ids: Vec<_> = self.rules.iter().map(RuleId::to_string).collect();
        write!(f, " [{}]", ids.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_names_its_rules() {
        let cited = |rules: &[RuleId]| CitedText {
            text: "No.".to_owned(),
            rules: rules.to_vec(),
        };
        assert_eq!(cited(&[]).to_string(), "No.");
        let rules = [RuleId::D35(18), RuleId::D35(31)];
        assert_eq!(cited(&rules).to_string(), "No. [D35-18, D35-31]");
    }
}
