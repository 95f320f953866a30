//! Refusals: the kind and the rules that a scenario expects, and those of a tracker.

use asalto_core::RuleId;

/// A `refuse` line without its first word.
pub struct Expected<'w> {
    kind: &'w str,
    rules: &'w [&'w str],
    /// The refused command.
    pub command: &'w [&'w str],
}

impl<'w> Expected<'w> {
    /// Reads `KIND [RULE...] COMMAND`.
    pub fn read(words: &'w [&'w str]) -> Result<Self, String> {
        let (kind, rest) = words
            .split_first()
            .ok_or("`refuse` wants a kind and a command")?;
        let rules = rest.iter().take_while(|word| is_rule(word)).count();
        let (rules, command) = rest.split_at(rules);
        Ok(Self {
            kind,
            rules,
            command,
        })
    }

    /// Compares with a refusal; none says that the command was accepted. A tracker may have no names for its
    /// refusals, and cite no rules.
    pub fn compare(&self, found: Option<&Refusal>) -> Result<(), String> {
        let kind = self.kind;
        let Some(found) = found else {
            return Err(format!(
                "expected to be refused by {kind}, but it was accepted"
            ));
        };
        if found.kind.as_ref().is_some_and(|found| found != kind) {
            let because = &found.sentence;
            let found = found.kind.as_deref().unwrap_or_default();
            return Err(format!(
                "expected to be refused by {kind}, found {found}: {because}"
            ));
        }
        let Some(cited) = &found.rules else {
            return Ok(());
        };
        let missing = |rule: &&&str| !cited.iter().any(|cited| cited == **rule);
        match self.rules.iter().find(missing) {
            Some(rule) => Err(format!("expected a refusal citing {rule}, found {cited:?}")),
            None => Ok(()),
        }
    }
}

/// A tracker's refusal of a command.
#[derive(Debug)]
pub struct Refusal {
    /// Its kind, if the tracker names kinds.
    pub kind: Option<String>,
    /// The rules that it cites, if the tracker cites rules.
    pub rules: Option<Vec<String>>,
    /// The reason in words.
    pub sentence: String,
}

fn is_rule(word: &str) -> bool {
    word.parse::<RuleId>().is_ok()
}
