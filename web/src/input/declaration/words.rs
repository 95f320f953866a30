//! The words of a declaration, and the names in it.

use asalto_core::CombatantId;

/// The context of a line: the possible targets, and the resources that an action may cost.
#[derive(Clone, Copy, Debug)]
pub struct Context<'c> {
    /// The possible targets, by name.
    pub names: &'c [(CombatantId, String)],
    /// The resources that the actor may spend.
    pub resources: &'c [String],
}

/// The meaning of a single word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Keyword {
    Points,
    Versus,
    Fumble,
    Leaves,
    Due,
    Postponed,
    Automatic,
}

pub fn next_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

/// Returns the text after a name at its start, ignoring case.
pub fn after_name<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let head: String = text.chars().take(name.chars().count()).collect();
    let rest = &text[head.len()..];
    (head.to_lowercase() == name.to_lowercase()).then_some(rest)
}

pub fn keyword(word: &str) -> Option<Keyword> {
    Some(match word.to_lowercase().as_str() {
        "pa" | "ap" => Keyword::Points,
        "vs" | "vs." | "against" | "contra" | "contre" => Keyword::Versus,
        "fumble" | "pifia" | "maladresse" => Keyword::Fumble,
        "leaves" | "deja" | "laisse" => Keyword::Leaves,
        "due" | "luego" | "ensuite" => Keyword::Due,
        "postponed" | "pospuesta" | "pospuesto" | "différée" | "différé" => Keyword::Postponed,
        "automatic" | "automática" | "automático" | "automatique" => Keyword::Automatic,
        _ => return None,
    })
}
